import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../claims/claim.ts';
import { aClaim, aClaimFor, answering } from '../../../claims/testing/a-claim.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import { findingsFor } from '../findings/findings.ts';

const TODAY = dayOf('2026-11-21');
const codes = (claim: Claim, today = TODAY) => findingsFor(claim, today).map((f) => f.code);
const one = (claim: Claim, code: string, today = TODAY) => findingsFor(claim, today).find((f) => f.code === code);

describe('the debt behind a returned check', () => {
  test.each([
    ['2025-06-01', []],
    ['2028-05-01', ['fit.bad_check_debt_limit']],
    ['2030-06-01', ['fit.bad_check_debt_limit']],
    ['2031-06-03', []],
  ])('on %s the debt behind a check of June 1, 2025 is told apart as %j', (today, expected) => {
    const claim = aClaimFor('bad-check', { happenedOn: dayOf('2025-06-01') });
    expect(codes(claim, dayOf(today)).filter((code) => code === 'fit.bad_check_debt_limit')).toEqual(expected);
    const found = one(claim, 'fit.bad_check_debt_limit', dayOf(today));
    if (found !== undefined) expect(found).toMatchObject({ severity: 'info', params: { lastDay: '2031-06-01' } });
  });

  test('a minor or a claim that names the debt anyway is not told again of the debt behind a check', () => {
    const happenedOn = dayOf('2023-06-01');
    expect(codes(aClaimFor('bad-check', { happenedOn, ...answering({ isAdult: false }) }))).not.toContain(
      'fit.bad_check_debt_limit',
    );
    expect(codes(aClaim({ reasons: ['bad-check', 'personal-loan'], happenedOn }))).not.toContain(
      'fit.bad_check_debt_limit',
    );
  });
});
