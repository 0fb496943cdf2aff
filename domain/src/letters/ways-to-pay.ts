import type { PaymentPreference } from '../claims/claim.ts';
import type { Ledger } from './composed-letter.ts';
import { formValue } from './form-value.ts';
import { CASH_WAY, listWith, sendWay, useWay, type Voice, WAYS, waysSentence } from './letter-wording.ts';
import { withoutPrivateNumbers } from './own-words.ts';
import { traced } from './traced-text.ts';

/** One sentence with every way the claimant chose; a check to the address above when none was. */
export function waysToPay(payment: PaymentPreference, voice: Voice, ledger: Ledger): string {
  const handle = (typed: string): string => formValue(withoutPrivateNumbers(traced(typed), ledger).text, ledger);
  const apps = [
    ['Venmo', handle(payment.venmo)],
    ['Cash App', handle(payment.cashapp)],
    ['Zelle', handle(payment.zelle)],
  ] as const;
  const used = apps.filter(([, at]) => at !== '').map(([app, at]) => useWay(app, at));
  const papers = (['Check', "Cashier's Check", 'Money Order'] as const).filter((type) => payment.types.includes(type));
  const cash = payment.types.includes('Cash') ? [CASH_WAY] : [];
  const isUnchosen = papers.length === 0 && cash.length === 0 && used.length === 0;
  const sent = isUnchosen ? [WAYS.Check] : papers.map((type) => WAYS[type]);
  const ways = [...(sent.length === 0 ? [] : [sendWay(voice, listWith('or', sent))]), ...cash, ...used];
  return waysSentence(listWith('or', ways));
}
