import { dayOf } from '../../pack/dated-rows.ts';
import type { Certainty, DatedRow } from '../../pack.ts';
import type { LimitationKey } from './reason-law-keys.ts';

export type Limitation = { readonly years: number; readonly cite: string };

const CHECKED_ON = '2026-11-21';
const STATUTE_14_1 = 'N.J.S.A. 2A:14-1, text at law.onecle.com/new-jersey/title-2a/2a-14-1.html';
/** P.L. 2019 c. 212 made the time for wages longer, for paydays missed from this day on. */
const WAGES_CHANGED = '2019-08-06';
const WAGES_CITE = 'N.J.S.A. 34:11-56a25.1';

/** Limits that follow from who is claimed against. */
export type PublicLimitationKey = 'public-entity-tort' | 'own-statute' | 'state-contract';

/** Years to file, by the day the claim arose. Nothing here stops or restarts the clock. */
export const limitationRows: Readonly<Record<LimitationKey | PublicLimitationKey, readonly DatedRow<Limitation>[]>> = {
  'contract-6y': [row('contract', 6, 'N.J.S.A. 2A:14-1', STATUTE_14_1, 'official-copy')],
  'property-6y': [row('property', 6, 'N.J.S.A. 2A:14-1', STATUTE_14_1, 'official-copy')],
  'goods-4y': [row('goods', 4, 'N.J.S.A. 12A:2-725', 'N.J.S.A. 12A:2-725 as quoted at whychat.me', 'official-copy')],
  'injury-2y': [row('injury', 2, 'N.J.S.A. 2A:14-2', 'Nolo, New Jersey small claims overview (nolo.com)', 'secondary')],
  'check-3y': [row('check', 3, 'N.J.S.A. 12A:3-118', 'From memory; not read in a source', 'unverified')],
  'wages-6y': [
    {
      ...row('wages', 2, WAGES_CITE, 'McCarter & English note on P.L. 2019 c. 212', 'secondary'),
      id: `limitation.wages@before-${WAGES_CHANGED}`,
      to: dayOf('2019-08-05'),
    },
    {
      ...row(
        'wages',
        6,
        WAGES_CITE,
        'N.J.S.A. 34:11-56a25.1 as amended by P.L. 2019 c. 212 (lawserver.com)',
        'official-copy',
      ),
      id: `limitation.wages@${WAGES_CHANGED}`,
      from: dayOf(WAGES_CHANGED),
    },
  ],
  'libel-1y': [
    row('libel', 1, 'N.J.S.A. 2A:14-3', 'N.J.S.A. 2A:14-3, text as fetched from the Legislature', 'official-copy'),
  ],
  // It runs from the mover's refusal; from the delivery, which comes before it, is the careful way to count.
  'mover-2y': [
    row(
      'mover',
      2,
      'N.J.S.A. 45:14D-12',
      'Kelsey v. J.D. Carton & Son (App. Div. 2014), quoting N.J.S.A. 45:14D-12',
      'official-copy',
    ),
  ],
  'own-statute': [
    row(
      'own-statute',
      1,
      'N.J.S.A. 32:1-163',
      'Santiago v. N.Y. & N.J. Port Authority (App. Div. 2012), quoting N.J.S.A. 32:1-163',
      'official-copy',
    ),
  ],
  'state-contract': [
    row(
      'state-contract',
      2,
      'N.J.S.A. 59:13-5',
      'N.J.S.A. 59:13-5 (FindLaw, current January 1, 2024)',
      'official-copy',
    ),
  ],
  'public-entity-tort': [
    row('public-entity-tort', 2, 'N.J.S.A. 59:8-8', 'N.J.S.A. 59:8-8 (statutes.laws.com)', 'official-copy'),
  ],
};

function row(name: string, years: number, cite: string, source: string, certainty: Certainty): DatedRow<Limitation> {
  return {
    id: `limitation.${name}@${CHECKED_ON}`,
    value: { years, cite },
    from: null,
    to: null,
    source,
    checkedOn: dayOf(CHECKED_ON),
    certainty,
  };
}
