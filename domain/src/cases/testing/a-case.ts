import { dayOf } from '../../jurisdictions/pack/dated-rows.ts';
import { cents } from '../../money/index.ts';
import type { CaseFacts, Outcome, OutcomeKind } from '../index.ts';

export const TODAY = dayOf('2026-12-08');

/** An approved letter, mailed, whose answer day was yesterday; nothing else has happened. */
export const aCase = (more: Partial<CaseFacts> = {}): CaseFacts => ({
  today: TODAY,
  asked: cents(244_000),
  incidentOn: dayOf('2026-08-31'),
  paidOn: dayOf('2026-11-20'),
  approvedOn: dayOf('2026-11-21'),
  answerBy: dayOf('2026-12-07'),
  deliveries: [{ channel: 'self_mail', state: 'sent', on: dayOf('2026-11-23') }],
  papers: 'ready',
  court: { filedOn: null, servedOn: null, hearingOn: null, judgmentOn: null },
  lastDayToFile: dayOf('2032-08-31'),
  outcomes: [],
  ...more,
});

export const happened = (kind: OutcomeKind, more: Partial<Outcome> = {}): Outcome => ({
  id: more.id ?? kind,
  kind,
  on: dayOf('2026-12-03'),
  amount: null,
  by: null,
  words: '',
  ...more,
});
