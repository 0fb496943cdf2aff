import type { LetterCheckContext } from './check-letter-context.ts';
import { finding, findingAt, type LetterFinding } from './finding.ts';
import { isAsking, plainly, type ReadLetter } from './read-letter.ts';

const REPLY =
  /\b(?:write|reply|respond|answer|contact|call|e-?mail|tell)\b[^.!?]{0,80}\b(?:me|us|why)\b|\b(?:disagree|dispute|amount is wrong)\b/i;
const PLAN =
  /\b(?:plan to pay|payment plan|pay(?:ments?)? over (?:time|up to)|installments?|monthly payments?|pay in parts)\b/i;
/** Both are asked: the other side to keep, and the claimant's own promise. */
const THEY_KEEP =
  /\b(?:keep|save|preserve|do not (?:delete|destroy|throw))\b[^.!?]{0,120}\b(?:messages?|texts?|photos?|papers?|records?|documents?|emails?|videos?)\b/i;
const I_KEEP = /\b(?:I|we)\b[^.!?]{0,24}\b(?:kept|keep|keeping|saved|save)\b/i;

/** R16, R17 and R20: how to pay, how to answer, and what both sides keep. */
export function checkPayment(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const { text } = letter;
  const said = letter.sentences
    .filter(isAsking)
    .map((place) => ({ ...place, words: text.slice(place.start, place.end) }));
  const says = (pattern: RegExp): boolean => said.some(({ words }) => pattern.test(words));
  const offers = said.flatMap(({ start, words, isOurs }) => {
    const match = isOurs ? null : PLAN.exec(words);
    return match === null ? [] : [{ start: start + match.index, end: start + match.index + match[0].length }];
  });
  const asking = plainly(said.map(({ words }) => words).join(' ')).toLowerCase();
  return [
    ...context.waysToPay
      .filter((way) => !isOffered(asking, way))
      .map((way) => finding('letter.way_to_pay_missing', null, { way })),
    ...(says(REPLY) ? [] : [finding('letter.reply_missing', null)]),
    ...(context.isPlanOffered && !says(PLAN) ? [finding('letter.plan_missing', null)] : []),
    ...(context.isPlanOffered ? [] : offers.map((place) => findingAt('letter.plan_unasked', text, place))),
    ...(says(THEY_KEEP) && says(I_KEEP) ? [] : [finding('letter.records_missing', null)]),
  ];
}

/** Words for paper money must be alone: "cash" is not in "Cash App", nor "check" in "cashier's check". */
function isOffered(asking: string, way: string): boolean {
  if (way === 'cash') return asking.replaceAll('cash app', '').includes('cash');
  if (way === 'check') return asking.replaceAll("cashier's check", '').includes('check');
  return asking.includes(plainly(way).toLowerCase());
}
