import { type DestinationStream, type Logger, pino } from 'pino';
import { type LogFields, onlyAllowed } from './log-fields.ts';
import { traceFields } from './request-trace.ts';
import { describeError, describeReply, describeRequest } from './serializers.ts';

/** What our own code logs with: allowed fields and a fixed sentence. A pino logger fits. */
export type Log = {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
};

export type LoggerOptions = {
  readonly level: string;
  /** Messages of errors can quote what people typed: show them on a developer's machine only. */
  readonly withErrorMessages: boolean;
  /** Standard output when absent. */
  readonly destination?: DestinationStream;
};

const MESSAGE_INSTEAD_OF_AN_ERRORS_OWN = 'failed';

/** One JSON object a line, times in UTC, only the fields of log-fields.ts. Fastify takes it as `loggerInstance`. */
export function createLogger({ level, withErrorMessages, destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: null,
    mixin: traceFields,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: onlyAllowed,
    },
    serializers: {
      err: (error: unknown) => describeError(error, withErrorMessages),
      req: describeRequest,
      res: describeReply,
    },
    hooks: {
      logMethod(this: Logger, args: unknown[], method: (this: Logger, ...values: unknown[]) => void) {
        method.apply(this, withErrorMessages ? args : withoutErrorMessage(args));
      },
    },
  };
  return withCheckedChildren(destination === undefined ? pino(options) : pino(options, destination));
}

/** A log that keeps nothing: for code that runs before there is a logger, and for tests. */
export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** pino's `formatters` do not see the fields of child loggers, so `child` itself is guarded. Grandchildren inherit it. */
function withCheckedChildren(logger: Logger): Logger {
  const makeChild = logger.child;
  return Object.defineProperty(logger, 'child', {
    value(this: Logger, bindings: Record<string, unknown>, options?: object) {
      return Reflect.apply(makeChild, this, [onlyAllowed(bindings), options]);
    },
  });
}

/** pino, and Fastify after it, take the error's message for the line's own when none is given. */
function withoutErrorMessage([first, message, ...rest]: unknown[]): unknown[] {
  const error = first instanceof Error ? first : errorIn(first);
  if (error === undefined) return [first, message, ...rest];
  const ownMessage = message === undefined || message === error.message ? MESSAGE_INSTEAD_OF_AN_ERRORS_OWN : message;
  return [first instanceof Error ? { err: first } : first, ownMessage, ...rest];
}

const errorIn = (fields: unknown): Error | undefined =>
  typeof fields === 'object' && fields !== null && 'err' in fields && fields.err instanceof Error
    ? fields.err
    : undefined;
