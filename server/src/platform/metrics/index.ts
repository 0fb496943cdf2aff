export { type AnsweredRequest, watchAnswers } from './answered-request.ts';
export type { Metrics, MetricsSources } from './metrics.ts';

/** The library behind it is loaded only where metrics are asked for. */
export const loadMetrics = (): Promise<typeof import('./metrics.ts')> => import('./metrics.ts');
