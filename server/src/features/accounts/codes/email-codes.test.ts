import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { manualClock } from '../../../platform/clock/index.ts';
import { randomIds } from '../../../platform/ids/index.ts';
import { tokenHashing } from '../../../platform/security/index.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { type CodeBinding, createEmailCodes } from './email-codes.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const clock = manualClock(Date.parse('2026-11-21T17:00:00Z'));
const codes = createEmailCodes({ clock, ids: randomIds, hashing: tokenHashing('a secret key only the tests know of') });

const MINUTE_MS = 60_000;
let subjects = 0;
function aSubject(flow: CodeBinding['flow'] = 'register'): CodeBinding {
  subjects += 1;
  return { flow, subject: `subject ${subjects}` };
}
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const use = (binding: CodeBinding, code: string) => codes.use(database.db, binding, code);
const check = (binding: CodeBinding, code: string) => codes.check(database.db, binding, code);
const issue = (binding: CodeBinding) => codes.issue(database.db, binding);

describe('a code', () => {
  test('works once', async () => {
    const binding = aSubject();
    const { code } = await issue(binding);
    expect(await use(binding, code)).toBe(true);
    expect(await use(binding, code)).toBe(false);
  });

  test('may be checked before it is used, as often as it is right', async () => {
    const binding = aSubject('reset');
    const { code } = await issue(binding);
    for (let time = 0; time < 8; time += 1) expect(await check(binding, code)).toBe(true);
    expect(await use(binding, code)).toBe(true);
    expect(await check(binding, code)).toBe(false);
  });

  test('is refused after five wrong tries, and a new one works again', async () => {
    const binding = aSubject();
    const { code } = await issue(binding);
    for (let time = 0; time < 5; time += 1) expect(await use(binding, wrongFor(code))).toBe(false);
    expect(await use(binding, code)).toBe(false);
    const renewed = await issue(binding);
    expect(await use(binding, renewed.code)).toBe(true);
  });

  test('works for nine minutes and no longer than ten', async () => {
    const [early, late] = [aSubject(), aSubject()];
    const [first, second] = [await issue(early), await issue(late)];
    clock.advance(9 * MINUTE_MS);
    expect(await use(early, first.code)).toBe(true);
    clock.advance(2 * MINUTE_MS);
    expect(await use(late, second.code)).toBe(false);
  });

  test('is worth nothing for another flow or another subject', async () => {
    const [mine, other] = [aSubject('register'), aSubject('register')];
    const { code } = await issue(mine);
    const reset: CodeBinding = { ...mine, flow: 'reset' };
    await issue(other);
    await issue(reset);
    const isTwin = async (binding: CodeBinding) => codes.check(database.db, binding, code);
    // A twin by chance, one in a million, would make this test lie.
    expect([await isTwin(other), await isTwin(reset)]).toEqual([false, false]);
    expect(await use(mine, code)).toBe(true);
  });

  test('guessed two hundred times at once is compared five times at most', async () => {
    const binding = aSubject();
    const { code } = await issue(binding);
    const guesses = Array.from({ length: 200 }, (_, nr) => String(nr).padStart(6, '0')).filter((nr) => nr !== code);
    const answers = await Promise.all(guesses.map((guess) => use(binding, guess)));
    expect(answers).not.toContain(true);
    const { rows } = await database.pool.query('select tries from email_codes where subject = $1', [binding.subject]);
    expect(rows).toEqual([{ tries: 5 }]);
    expect(await use(binding, code)).toBe(false);
  });

  test('typed right several times at once is used once', async () => {
    const binding = aSubject();
    const { code } = await issue(binding);
    const answers = await Promise.all(Array.from({ length: 5 }, () => use(binding, code)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test('lies in the database as a keyed hash only', async () => {
    const binding = aSubject();
    const { code } = await issue(binding);
    const { rows } = await database.pool.query('select email_codes::text as all from email_codes where subject = $1', [
      binding.subject,
    ]);
    expect(rows[0].all).not.toContain(code);
    expect(rows[0].all).not.toContain(Buffer.from(code).toString('hex'));
  });
});

test('codes are even in every digit and begin with zero as often as with nine', () => {
  const drawn = Array.from({ length: 20_000 }, () => randomIds.digits(6));
  for (const place of [0, 1, 2, 3, 4, 5]) {
    const counts = Array<number>(10).fill(0);
    for (const code of drawn) counts[Number(code[place])]! += 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0);
    // Nine degrees of freedom: beyond 40 once in a hundred thousand runs.
    expect(chiSquare).toBeLessThan(40);
  }
});

type Step =
  | { readonly kind: 'issue' }
  | { readonly kind: 'use' | 'check'; readonly typed: 'newest' | 'older' | 'wrong' }
  | { readonly kind: 'wait'; readonly minutes: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'issue' }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('use' as const, 'check' as const),
      typed: fc.constantFrom('newest' as const, 'older' as const, 'wrong' as const, 'wrong' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 6 }) }) },
);

test('whatever is done in whatever order, a code opens only as promised', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 25 }), async (steps) => {
      const binding = aSubject();
      const issued: string[] = [];
      let model = { isThere: false, wrongTries: 0, issuedAtMs: 0 };
      for (const step of steps) {
        if (step.kind === 'wait') {
          clock.advance(step.minutes * MINUTE_MS);
          continue;
        }
        if (step.kind === 'issue') {
          issued.push((await issue(binding)).code);
          model = { isThere: true, wrongTries: 0, issuedAtMs: clock.now() };
          continue;
        }
        const newest = issued.at(-1) ?? '111111';
        const typed = { newest, older: issued.at(-2) ?? '222222', wrong: wrongFor(newest) }[step.typed];
        const mayTry =
          model.isThere && model.wrongTries < 5 && clock.now() - model.issuedAtMs < 10 * MINUTE_MS && issued.length > 0;
        const isRight = mayTry && typed === newest;
        expect(await (step.kind === 'use' ? use(binding, typed) : check(binding, typed))).toBe(isRight);
        if (mayTry && !isRight) model = { ...model, wrongTries: model.wrongTries + 1 };
        if (isRight && step.kind === 'use') model = { ...model, isThere: false };
      }
    }),
    { numRuns: 120 },
  );
});
