import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../claims/claim.ts';
import { contradictionsInClaim } from '../../../claims/contradictions.ts';
import { aBusinessDefendant, aClaim, answering } from '../../../claims/testing/a-claim.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import { stopsFor } from '../../pack/stops.ts';
import { findingsFor } from './findings.ts';

const TODAY = dayOf('2026-11-21');
const againstBusiness = { defendants: [aBusinessDefendant()] } as const;
const codes = (claim: Claim) => findingsFor(claim, TODAY).map(({ code }) => code);
const one = (claim: Claim, code: string) => findingsFor(claim, TODAY).find((finding) => finding.code === code);
const stopped = (claim: Claim) => {
  const findings = findingsFor(claim, TODAY);
  return [stopsFor(findings, 'letter').map(({ code }) => code), stopsFor(findings, 'papers').map(({ code }) => code)];
};

describe('an answer that a name or the story goes against', () => {
  test('a federal office is known by its name until the claimant says that it is none', () => {
    const usps = {
      defendants: [{ ...aBusinessDefendant(), name: { kind: 'business', legalName: 'USPS', contactName: '' } }],
    } as const;
    expect(codes(aClaim(usps))).toEqual(['fit.federal']);
    const denied = aClaim({ ...usps, ...answering({ isFederal: false }) });
    expect(one(denied, 'fit.named_like_federal')).toMatchObject({ severity: 'stop', documents: ['papers'] });
    const kept = { ...denied, keptAnswers: [{ key: 'isFederal', words: 'USPS' }] } as const;
    expect(codes(kept)).toEqual(['fit.named_like_federal']);
    expect(stopped(kept)).toEqual([[], []]);
  });

  test.each([
    ['He filed for bankruptcy.', 'bankruptcy', 'fit.mentions_bankruptcy'],
    ['He died last year.', 'deceased', 'fit.mentions_death'],
    ['I have a restraining order.', 'restrainingOrder', 'fit.mentions_restraining_order'],
  ] as const)('"%s" warns, stops when the answer is no, and warns when that is kept', (story, key, code) => {
    expect(one(aClaim({ story }), code)).toMatchObject({ severity: 'warning', documents: [] });
    const denied = aClaim({ story, ...answering({ [key]: false }) });
    expect(one(denied, code)).toMatchObject({ severity: 'stop', documents: ['letter', 'papers'] });
    const words = contradictionsInClaim(denied, [])
      .open.map((found) => found.words)
      .join();
    const kept = { ...denied, keptAnswers: [{ key, words }] };
    expect(one(kept, code)).toMatchObject({ severity: 'warning', documents: [] });
    expect(one({ ...kept, keptAnswers: [{ key, words: 'other words' }] }, code)).toMatchObject({ severity: 'stop' });
  });

  test.each([
    ['Garden State Real Estate', []],
    ['Smith Estate', ['deceased']],
  ] as const)('a business named "%s" brings up a death: %j', (legalName, keys) => {
    const name = { kind: 'business', legalName, contactName: '' } as const;
    const named = aClaim({ defendants: [{ ...aBusinessDefendant(), name }], ...answering({ deceased: false }) });
    expect(contradictionsInClaim(named, []).open.map(({ key }) => key)).toEqual(keys);
  });

  test.each(['The battery had died.', 'My phone has just died.', 'The car died.'])('"%s" is no death', (story) => {
    expect(codes(aClaim({ story }))).toEqual([]);
    expect(codes(aClaim({ story: `${story} Then he had died.` }))).toContain('fit.mentions_death');
  });

  test('a lawyer that the story names may be the claimant’s own: an answer is enough', () => {
    const story = 'His lawyer wrote to me.';
    expect(codes(aClaim({ story }))).toEqual(['fit.mentions_lawyer']);
    expect(codes(aClaim({ story, ...answering({ otherSideLawyer: false }) }))).toEqual([]);
  });

  test('a death is no topic against a business, nor an order', () => {
    const story = 'My father died. I have a restraining order against a neighbor.';
    expect(codes(aClaim({ story, ...againstBusiness }))).toEqual([]);
  });
});
