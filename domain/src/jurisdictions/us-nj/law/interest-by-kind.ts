import type { FitClaim } from '../../../claims/claim.ts';
import { DEPOSIT_REASONS } from '../../../claims/questions/questions-asked.ts';
import { dayOf } from '../../pack/dated-rows.ts';
import type { InterestRule } from '../../pack/interest-rules.ts';
import type { Certainty, DatedRow } from '../../pack.ts';
import { theoriesOf } from '../trial/theories.ts';

const CHECKED_ON = '2026-11-21';
/** R. 4:42-11(a) gives the rate of interest after a judgment; this rule takes it over for one by default. */
const MONEY_OWED = 'R. 6:6-3(a)';
const COPIES = 'R. 4:42-11 and R. 6:6-3, in third party copies';

/** From when interest runs before a judgment, and on what, by the kind of claim. */
export const interestRuleRows: Readonly<Record<InterestRule['key'], DatedRow<InterestRule>>> = {
  deposit: row(
    {
      key: 'deposit',
      baseCards: [
        'rental.deposit-paid',
        'rental.other-deposit',
        'rental.charge',
        'rental.returned',
        'rental.refund',
        'free.received',
        'free.credit',
        'free.in-kind',
      ],
      start: { kind: 'clock_over', card: 'rental.home', slot: 'to', clock: 'sda-return' },
      rate: 'as_allowed',
      cite: MONEY_OWED,
    },
    `${COPIES}: after a default from the day of the breach; Rehnborg v. Queen Anne, A-4320-03T5 (App. Div. 2004, unpublished), case note: what does not come back within the thirty days is wrongfully withheld from then on; in a contested case a judge settles the day`,
    'secondary',
  ),
  owed: row(
    { key: 'owed', baseCards: null, start: { kind: 'due' }, rate: 'as_allowed', cite: MONEY_OWED },
    `${COPIES}: after a default only if the complaint asks for it and the day of the breach is proved; in a contested case a judge settles it`,
    'official-copy',
  ),
  harm: row(
    {
      key: 'harm',
      baseCards: null,
      start: { kind: 'filing', months: 6 },
      rate: 'by_rule',
      cite: 'R. 4:42-11(b)',
    },
    'R. 4:42-11(b), in a third party copy',
    'official-copy',
  ),
};

/** A claim that rests on a broken agreement too is not one for harm. */
export function interestOf(claim: FitClaim): DatedRow<InterestRule> {
  if (claim.reasons.some((reason) => DEPOSIT_REASONS.includes(reason))) return interestRuleRows.deposit;
  return theoriesOf(claim).every(({ isHarm }) => isHarm) ? interestRuleRows.harm : interestRuleRows.owed;
}

function row(value: InterestRule, source: string, certainty: Certainty): DatedRow<InterestRule> {
  return {
    id: `interest-rule.${value.key}@${CHECKED_ON}`,
    value,
    from: null,
    to: null,
    source,
    checkedOn: dayOf(CHECKED_ON),
    certainty,
  };
}
