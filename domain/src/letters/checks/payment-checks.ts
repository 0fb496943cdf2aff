import type { LetterCheckContext } from '../check-letter-context.ts';
import { matchesIn } from '../matches-in.ts';
import { finding, findingAt, type LetterFinding } from './finding.ts';
import { plainly, type ReadLetter } from './read-letter.ts';

const REPLY =
  /\b(?:write|reply|respond|answer|contact|call|email|e-mail|reach|tell|let)\b[^.!?]{0,80}\b(?:me|us|why)\b|\b(?:disagree|dispute|amount is wrong)\b/i;
const PLAN =
  /\b(?:plan to pay|payment plan|pay(?:ments?)? over (?:time|up to)|installments?|monthly payments?|pay in parts)\b/gi;
/** Both are asked: the other side to keep, and the claimant's own promise. */
const THEY_KEEP =
  /\b(?:keep|save|preserve|hold on to|do not (?:delete|destroy|throw))\b[^.!?]{0,120}\b(?:messages?|texts?|photos?|papers?|records?|documents?|emails?|videos?)\b/i;
const I_KEEP = /\b(?:I|we)\b(?:['’]ve| have| will| am| are|['’]ll)?[^.!?]{0,24}\b(?:kept|keep|keeping|saved|save)\b/i;

/** R16, R17 and R20: how to pay, how to answer, and what both sides keep. */
export function checkPayment(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const body = letter.text.slice(letter.body.start, letter.body.end);
  const outsideStory = letter.sections
    .filter(({ kind }) => kind !== 'story' && kind !== 'own_words' && kind !== 'original')
    .map(({ start, end }) => letter.unquoted.slice(start, end))
    .join('\n');
  const offers = letter.sentences.flatMap(({ start, end, section }) =>
    section === 'story' || section === 'own_words' || section === 'amount'
      ? []
      : matchesIn(letter.plain.slice(start, end), PLAN).map((match) => ({
          start: start + match.index,
          end: start + match.index + match[0].length,
        })),
  );
  const missing = context.waysToPay.filter((way) => !isOffered(body, way));
  return [
    ...missing.map((way) => finding('letter.way_to_pay_missing', null, { way })),
    ...(REPLY.test(outsideStory) ? [] : [finding('letter.reply_missing', null)]),
    ...(context.isPlanOffered && offers.length === 0 ? [finding('letter.plan_missing', null)] : []),
    ...(context.isPlanOffered ? [] : offers.map((place) => findingAt('letter.plan_unasked', letter.text, place))),
    ...(THEY_KEEP.test(outsideStory) && I_KEEP.test(outsideStory) ? [] : [finding('letter.records_missing', null)]),
  ];
}

/** Words for paper money must stand alone: "cash" is not in "Cash App", nor "check" in "cashier's check". */
function isOffered(body: string, way: string): boolean {
  const text = plainly(body).toLowerCase();
  if (way === 'cash') return /\bcash\b(?! app)/.test(text);
  if (way === 'check') return /(?<!cashier's )\bchecks?\b/.test(text);
  return text.includes(plainly(way).toLowerCase());
}
