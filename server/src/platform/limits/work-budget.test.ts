import { describe, expect, test } from 'vitest';
import { createWorkBudget } from './work-budget.ts';

function aBudget() {
  let time = 0;
  const budget = createWorkBudget({ now: () => time });
  return { budget, pass: (seconds: number) => void (time += seconds * 1000) };
}

describe('the processor time of a client', () => {
  test('is free up to ten seconds a minute, in calls of any size', () => {
    const { budget } = aBudget();
    for (let call = 0; call < 99; call += 1) budget.spend('one', 100);
    expect(budget.waitOf('one')).toBeNull();
    budget.spend('one', 100);
    expect(budget.waitOf('one')).toBeGreaterThan(0);
  });

  test('is given back as time goes by: a sixth of a processor for ever', () => {
    const { budget, pass } = aBudget();
    budget.spend('one', 10_000);
    const wait = budget.waitOf('one') ?? 0;
    pass(wait);
    expect(budget.waitOf('one')).toBeNull();
    let spent = 10_000;
    for (let second = 0; second < 600; second += 1) {
      if (budget.waitOf('one') === null) {
        budget.spend('one', 500);
        spent += 500;
      }
      pass(1);
    }
    expect(spent).toBeLessThan(10_000 + (600 / 60) * 10_000 + 1_500);
    expect(spent).toBeGreaterThan(100_000);
  });

  test('is owed for little more than a minute, however much one text took', () => {
    const { budget, pass } = aBudget();
    for (let call = 0; call < 40; call += 1) budget.spend('one', 10_000);
    expect(budget.waitOf('one')).toBeLessThanOrEqual(40);
    pass(40);
    expect(budget.waitOf('one')).toBeNull();
  });

  test('is nobody else’s', () => {
    const { budget } = aBudget();
    budget.spend('one', 60_000);
    expect([budget.waitOf('one'), budget.waitOf('two')]).toEqual([36, null]);
  });
});
