import type { PaymentPreference } from '../../claims/claim.ts';
import { formValue } from '../wording/form-value.ts';
import { ours, type Part } from './letter-draft.ts';
import { CASH_WAY, listWith, sendWay, useWay, type Voice, WAYS, waysSentence } from '../wording/letter-wording.ts';

/** One sentence with every way the claimant chose; a check to the address above when none was. */
export function waysPart(payment: PaymentPreference, voice: Voice): Part {
  const apps = [
    ['Venmo', formValue(payment.venmo)],
    ['Cash App', formValue(payment.cashapp)],
    ['Zelle', formValue(payment.zelle)],
  ] as const;
  const used = apps.filter(([, at]) => at !== '').map(([app, at]) => useWay(app, at));
  const papers = (['Check', "Cashier's Check", 'Money Order'] as const).filter((type) => payment.types.includes(type));
  const cash = payment.types.includes('Cash') ? [CASH_WAY] : [];
  const isUnchosen = papers.length === 0 && cash.length === 0 && used.length === 0;
  const sent = isUnchosen ? [WAYS.Check] : papers.map((type) => WAYS[type]);
  const ways = [...(sent.length === 0 ? [] : [sendWay(voice, listWith('or', sent))]), ...cash, ...used];
  const source = { kind: 'field', field: 'payment' } as const;
  return ours(
    waysSentence(listWith('or', ways)),
    source,
    undefined,
    apps.map(([, at]) => at).filter((at) => at !== ''),
  );
}
