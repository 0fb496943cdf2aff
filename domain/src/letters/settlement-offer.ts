import { formatLongEnglish, isAfter, parseCalendarDate } from '../calendar/index.ts';
import { type Cents, cents, formatUsd } from '../money/index.ts';
import { type ComposeInput, emptyLedger } from './composed-letter.ts';
import { lines, part, prose, writeOut } from './letter-draft.ts';
import { closingBlocks, headBlocks, salutationBlock } from './letter-opening.ts';
import * as words from './letter-wording.ts';
import { waysToPay } from './ways-to-pay.ts';

/**
 * An offer to take less, on a page of its own: the letter can be shown to a judge, the offer cannot. Null when none is
 * wanted, when it is not below what the letter asks for, or when its last day is not after the letter's.
 */
export function settlementOffer(
  input: ComposeInput,
  demand: Cents,
  voice: words.Voice,
): { readonly text: string } | null {
  const wanted = input.decisions?.settlement ?? null;
  if (wanted === null || !Number.isSafeInteger(wanted.amount) || wanted.amount <= 0 || wanted.amount >= demand)
    return null;
  const until = parseCalendarDate(wanted.until);
  if (!until.ok || !isAfter(until.value, input.issuedOn)) return null;
  const { settlementRule } = input.pack;
  const [offer, terms] = words.settlementSentences(
    voice,
    formatUsd(cents(wanted.amount)),
    formatLongEnglish(until.value),
    formatUsd(demand),
    formatLongEnglish(input.issuedOn),
    settlementRule,
  );
  const ledger = emptyLedger();
  const { text } = writeOut([
    ...headBlocks(input, ledger),
    lines(part(words.settlementRe(settlementRule))),
    salutationBlock(input),
    prose(...(offer ?? []).map((sentence) => part(sentence))),
    prose(part(waysToPay(input.claim.payment, voice, ledger))),
    prose(...(terms ?? []).map((sentence) => part(sentence))),
    ...closingBlocks(input),
  ]);
  return { text };
}
