export type { LogFields } from './log-fields.ts';
export { createLogger, type Log, type LoggerOptions, silentLog } from './logger.ts';
export { logRefusedAccess, noteAsker } from './refused-access.ts';
export { describeError } from './serializers.ts';
export { registerRequestTrace, requestTrace, type RequestTrace, traceFields } from './request-trace.ts';
