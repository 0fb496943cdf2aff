import { describe, expect, test } from 'vitest';
import { aBusinessDefendant, aClaimFor, answering } from '../../claims/testing/a-claim.ts';
import type { Claim } from '../../claims/claim.ts';
import { usNj } from './index.ts';

const againstBusiness = { defendants: [aBusinessDefendant()] } as const;
const keys = (claim: Claim) => usNj.lawFor(claim).map(({ key }) => key);
const spoken = { agreementKind: 'Spoken only' } as const;

describe('the law a letter names where a special rule counts', () => {
  test.each<[string, Claim, readonly string[]]>([
    ['goods unlike the promise', aClaimFor('not-as-promised', againstBusiness), ['ucc-warranty']],
    [
      'a gift card names no warranty of goods',
      aClaimFor('not-as-promised', { ...againstBusiness, story: 'They refused my gift card.' }),
      [],
    ],
    [
      'a sale at the door names none either',
      aClaimFor('not-as-promised', { ...againstBusiness, ...answering({ signedWhere: 'At my home' }) }),
      [],
    ],
    ['a mover inside the state', aClaimFor('mover', answering({ ...spoken, moveStayedInside: 'Yes' })), ['contract']],
    [
      'a mover between states is under the federal law alone',
      aClaimFor('mover', answering({ ...spoken, moveStayedInside: 'No, it crossed a state line' })),
      [],
    ],
  ])('%s', (_name, claim, expected) => {
    expect(keys(claim)).toEqual(expected);
  });
});
