import { noDecisions } from '@plainclaim/domain';
import { usNj } from '@plainclaim/domain/us-nj';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { manualClock } from '../../platform/clock/index.ts';
import { composeLetterFor } from './compose-letter-for.ts';
import { sampleClaims, warmComposer } from './warm-composer.ts';

const today = manualClock(Date.UTC(2026, 10, 21, 15)).today();

test('others have their turn between the letters that make the composer ready', async () => {
  let turns = 0;
  let isReady = false;
  const ready = warmComposer(usNj, today).finally(() => {
    isReady = true;
  });
  while (!isReady) {
    await othersTurn();
    turns += 1;
  }
  await ready;
  expect(turns).toBeGreaterThanOrEqual(sampleClaims(usNj, today).length);
});

test('each sample makes a letter, some in the claimant’s own words and some turned to the other side', () => {
  const letters = sampleClaims(usNj, today).map(
    (claim) => composeLetterFor(usNj, claim, { issuedOn: today }, noDecisions).composed,
  );
  expect(letters.every(({ text }) => text.includes('$900.00'))).toBe(true);
  expect(letters.some(({ questions }) => questions.some(({ code }) => code === 'letter.who_is'))).toBe(true);
  expect(letters.some(({ changed }) => changed.some(({ kind }) => kind === 'recipient'))).toBe(true);
});

test('a first letter after that takes no time worth mentioning', async () => {
  await warmComposer(usNj, today);
  const [claim] = sampleClaims(usNj, today).map((sample) => ({
    ...sample,
    story: 'I hired a painter named Vera Stolz. Vera took $400 on June 2, 2026 and did not come.',
  }));
  if (claim === undefined) throw new Error('there is no sample');
  const cpuAt = process.cpuUsage();
  composeLetterFor(usNj, claim, { issuedOn: today }, noDecisions);
  const { user, system } = process.cpuUsage(cpuAt);
  // About 8 ms; without the samples before it 120 and more. The bar itself is held by the benchmark on a quiet machine.
  expect((user + system) / 1000).toBeLessThan(60);
});
