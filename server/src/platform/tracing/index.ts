export type { Traces } from './traces.ts';

/** The library behind it is loaded only where a collector is named. */
export const loadTraces = (): Promise<typeof import('./traces.ts')> => import('./traces.ts');
