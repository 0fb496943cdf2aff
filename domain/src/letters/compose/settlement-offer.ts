import { formatLongEnglish, isAfter, parseCalendarDate } from '../../calendar/index.ts';
import { type Cents, cents, formatUsd } from '../../money/index.ts';
import type { ComposeInput } from './composed-letter.ts';
import { lines, ours, prose, writeOut } from './letter-draft.ts';
import { closingBlocks, headBlocks, salutationBlock } from './letter-opening.ts';
import * as words from '../wording/letter-wording.ts';
import { waysPart } from './ways-to-pay.ts';

/**
 * An offer to take less, on a separate page: the letter can be shown to a judge, the offer cannot. Null when none is
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
  const { text } = writeOut([
    ...headBlocks(input),
    lines(ours(words.settlementRe(settlementRule))),
    salutationBlock(input),
    prose(...(offer ?? []).map((sentence) => ours(sentence))),
    prose(waysPart(input.claim.payment, voice)),
    prose(...(terms ?? []).map((sentence) => ours(sentence))),
    ...closingBlocks(input),
  ]);
  return { text };
}
