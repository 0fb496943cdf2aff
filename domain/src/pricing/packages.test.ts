import { describe, expect, test } from 'vitest';
import { formatUsd } from '../money/index.ts';
import { EXTRA_RECIPIENT_CENTS, extraRecipientsOf, packageAvailability, packagesFor } from './packages.ts';

const packages = packagesFor({ stateName: 'Kent' });

describe('packages', () => {
  test('there are the three of the specification, with one marked popular', () => {
    expect(packages.map((p) => [p.id, p.title, p.price, p.popular])).toEqual([
      ['demand-letter', 'Demand Letter Package', '$29', false],
      ['small-claims', 'Small Claims Filing Help', '$79', true],
      ['full-trial', 'Full Trial Prep Package', '$199', false],
    ]);
  });

  test('the price shown is the price charged', () => {
    for (const p of packages) expect(formatUsd(p.priceCents)).toBe(`${p.price}.00`);
    expect(packages[0]?.features.at(-1)).toContain(formatUsd(EXTRA_RECIPIENT_CENTS));
  });

  test('only the letter package charges for recipients, and for those after the first', () => {
    expect(packages.map(({ id }) => [0, 3].map((more) => extraRecipientsOf(id, more)))).toEqual([
      [0, 3],
      [0, 0],
      [0, 0],
    ]);
  });

  test('each package holds all that the one before it holds', () => {
    for (const [i, p] of packages.entries()) {
      for (const part of packages[i - 1]?.contains ?? []) expect(p.contains).toContain(part);
    }
  });

  test.each([
    ['demand-letter', ['letter'], true, []],
    ['small-claims', ['letter'], false, ['court_papers']],
    ['full-trial', ['letter'], false, ['court_papers', 'trial_prep']],
    ['full-trial', ['letter', 'court_papers', 'trial_prep'], true, []],
    ['demand-letter', [], false, ['letter']],
  ] as const)('%s, when the product makes %j, is complete: %s', (id, made, isComplete, missing) => {
    const found = packages.find((item) => item.id === id);
    expect(found && packageAvailability(found, made)).toEqual({ isComplete, missing });
  });

  test('the law and the papers are those of the state they are sold in', () => {
    const features = packages.flatMap((item) => item.features);
    expect(features.filter((feature) => feature.includes('Kent'))).toEqual([
      'Kent law that fits your problem, in plain words',
      'Kent complaint: prepared drafts in the court’s layout, to be compared with the court’s current form',
    ]);
  });

  test('court papers are called drafts before they are paid for, unless the court’s own form is filled in', () => {
    const statedIn = (hasCourtForms: boolean) =>
      packagesFor({ stateName: 'Kent' }, { hasCourtForms }).flatMap(({ features }) => features);
    expect(statedIn(false).filter((text) => /prepared drafts/.test(text))).toHaveLength(1);
    expect(statedIn(true).filter((text) => /prepared drafts/.test(text))).toEqual([]);
    expect(statedIn(true)).toContain('The court’s own Kent complaint form, filled in from your answers');
    for (const text of [...statedIn(false), ...statedIn(true)]) expect(text).not.toMatch(/summons filled in/);
  });
});
