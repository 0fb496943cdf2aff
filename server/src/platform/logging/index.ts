export type { LogFields } from './log-fields.ts';
export { createLogger, type Log, type LoggerOptions, silentLog } from './logger.ts';
export { describeError } from './serializers.ts';
