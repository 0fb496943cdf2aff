import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { createLogger, type Log } from './logger.ts';

const secret = 'Maria Delgado, 12 Elm Street, maria@example.org';

function recordedLogger(withErrorMessages = false) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  return { logger: createLogger({ level: 'debug', withErrorMessages, destination: { write } }), lines };
}

const parsed = (line: string | undefined): Record<string, unknown> => JSON.parse(line ?? '{}');

describe('a log line', () => {
  test('is one JSON object with a UTC time, a level and its allowed fields', () => {
    const { logger, lines } = recordedLogger();
    const log: Log = logger;
    log.info({ letterId: 'l-1', durationMs: 12 }, 'letter rendered');
    expect(lines).toHaveLength(1);
    expect(parsed(lines[0])).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      letterId: 'l-1',
      durationMs: 12,
      msg: 'letter rendered',
    });
  });

  test('loses fields that are not on the list, and says which', () => {
    const { logger, lines } = recordedLogger();
    logger.info({ letterId: 'l-1', claimant: secret, caseId: { name: secret } }, 'letter rendered');
    expect(lines.join('')).not.toContain('Maria');
    expect(parsed(lines[0])).toMatchObject({ letterId: 'l-1', leftOut: 'claimant,caseId' });
  });

  test('loses them from child loggers too', () => {
    const { logger, lines } = recordedLogger();
    logger.child({ requestId: 'r-1', email: secret }).info('hello');
    expect(parsed(lines[0])).toMatchObject({ requestId: 'r-1', leftOut: 'email' });
    expect(lines.join('')).not.toContain('maria');
  });

  test('stays one line whatever is in it', () => {
    const { logger, lines } = recordedLogger();
    logger.info({ code: 'a\nb' }, 'two\nlines');
    expect(lines.join('').trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('a logged error', () => {
  const failure = () =>
    Object.assign(new Error(`invalid input: "${secret}"`, { cause: new SyntaxError(secret) }), {
      code: '22P02',
      detail: secret,
      table: 'drafts',
    });

  test.each([
    ['as a field', (log: ReturnType<typeof recordedLogger>) => log.logger.error({ err: failure() }, 'save failed')],
    ['without a sentence', (log: ReturnType<typeof recordedLogger>) => log.logger.error({ err: failure() })],
    ['alone', (log: ReturnType<typeof recordedLogger>) => log.logger.error(failure())],
    [
      'with its own message as the sentence, as Fastify does',
      (log: ReturnType<typeof recordedLogger>) => {
        const err = failure();
        log.logger.error({ err }, err.message);
      },
    ],
  ])('%s shows its kind, code and place but not its message', (_how, write) => {
    const recorded = recordedLogger();
    write(recorded);
    expect(recorded.lines.join('')).not.toMatch(/Maria|maria|Elm/);
    expect(parsed(recorded.lines[0])['err']).toMatchObject({
      type: 'Error',
      code: '22P02',
      table: 'drafts',
      stack: expect.stringContaining('logger.test.ts'),
      cause: { type: 'SyntaxError' },
    });
  });

  test('shows its message on a developer’s machine', () => {
    const { logger, lines } = recordedLogger(true);
    logger.error({ err: new Error('table missing') }, 'save failed');
    expect(parsed(lines[0])['err']).toMatchObject({ message: 'table missing' });
  });
});

test('a request is logged with its method, route pattern, status and duration, never its address or body', async () => {
  const { logger, lines } = recordedLogger();
  const app = Fastify({ loggerInstance: logger });
  app.post('/letters/:letterId', async () => {
    throw new Error(secret);
  });
  await app.inject({ method: 'POST', url: '/letters/secret-token?email=maria@example.org', payload: { secret } });
  const text = lines.join('');
  expect(text).not.toMatch(/secret-token|maria|Maria/);
  const [incoming] = lines.map(parsed);
  expect(incoming).toMatchObject({ reqId: 'req-1', req: { method: 'POST', route: '/letters/:letterId' } });
  expect(parsed(lines.at(-1))).toMatchObject({ res: { status: 500 }, responseTime: expect.any(Number) });
  await app.close();
});
