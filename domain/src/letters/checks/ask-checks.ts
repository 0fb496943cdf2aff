import { type CalendarDate, formatLongEnglish } from '../../calendar/index.ts';
import { type Cents, cents, formatUsd, parseUsd } from '../../money/index.ts';
import type { LetterCheckContext } from '../check-letter-context.ts';
import { matchesIn } from '../matches-in.ts';
import { finding, findingAt, type LetterFinding, type Place } from './finding.ts';
import { amountsIn, longDatesIn } from './money-and-dates.ts';
import type { ReadLetter, ReadSentence } from './read-letter.ts';

/** The ask with its amount and date stands within this many words of the body. */
const ASK_WITHIN_WORDS = 75;

/** How a letter says what is to be paid. The figure follows at once. */
const ASKS =
  /\b(?:demand for payment of|ask(?:ing)?\b.{1,300}?\bto pay (?:me|us)|please (?:pay|send)(?: (?:me|us))?|pay (?:me|us))\s+(?=\$)/gi;
const OWES = /\byou (?:still |now )?owe (?:me|us)\s+(?=\$)/gi;
const WISHES =
  /\b(?:I|we)(?: am| are|['’]m|['’]re)?(?: now| also| still)? (?:demand(?:ing)?|want(?:ing)?|expect(?:ing)?|deserve|insist on|asking for|ask for|seek(?:ing)?|request(?:ing)?|suing for|will accept|will sue for)\b|\b(?:pay|give) (?:me|us)\b/i;
const DUE = /\b(?:by|before|no later than|on or before|until)\s+$/i;

/** R07, R13, R14 and R15: one figure, one date, both near the top, and lines that add up. */
export function checkAsk(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  return [
    ...checkDemand(letter, context),
    ...checkDeadline(letter, context),
    ...checkOpening(letter, context),
    ...checkLines(letter, context),
  ];
}

function checkOpening({ text, body }: ReadLetter, { demand, deadline }: LetterCheckContext): readonly LetterFinding[] {
  const opening = text.slice(body.start, body.end).trim().split(/\s+/).slice(0, ASK_WITHIN_WORDS).join(' ');
  const hasAmount = amountsIn(opening).some((amount) => amount.cents === demand);
  const hasDate = longDatesIn(opening).some(({ date, start }) => date !== null && DUE.test(opening.slice(0, start)));
  return hasAmount && hasDate
    ? []
    : [finding('letter.ask_late', null, { amount: formatUsd(demand), date: formatLongEnglish(deadline) })];
}

function checkDemand(letter: ReadLetter, { claimAmount, demand }: LetterCheckContext): readonly LetterFinding[] {
  const { text } = letter;
  const searched = text.slice(0, letter.head.end) + letter.unquoted.slice(letter.head.end);
  const asked = figuresAfter(searched, ASKS);
  const owed = figuresAfter(searched, OWES).filter((figure) => figure.cents > claimAmount);
  const above = [...asked.filter((figure) => figure.cents > claimAmount), ...owed];
  const others = asked.filter((figure) => figure.cents !== demand && figure.cents <= claimAmount);
  const own = asked.filter((figure) => figure.cents === demand);
  const amount = formatUsd(demand);
  const times = amountsIn(text).filter((figure) => figure.cents === demand).length;
  const missing =
    asked.length === 0
      ? [finding('letter.demand_missing', null, { amount })]
      : own.length > 0 && times < 2
        ? [finding('letter.demand_once', null, { amount })]
        : [];
  return [
    ...above.map((figure) => findingAt('letter.demand_above_claim', text, figure, { amount: formatUsd(claimAmount) })),
    ...others.map((figure) => findingAt('letter.demand_differs', text, figure, { amount })),
    ...wishesAbove(letter, claimAmount, above),
    ...missing,
  ];
}

/** Every sum these words ask to be paid. */
export const askedAmountsIn = (text: string): readonly Cents[] => figuresAfter(text, ASKS).map((one) => one.cents);

function figuresAfter(text: string, pattern: RegExp): readonly (Place & { readonly cents: Cents })[] {
  return matchesIn(text, pattern).flatMap((match) => {
    const at = match.index + match[0].length;
    const [figure] = amountsIn(text.slice(at, at + 24));
    return figure === undefined || figure.start > 0 ? [] : [{ cents: figure.cents, start: at, end: at + figure.end }];
  });
}

/** A sentence that asks for more, in other words than the ask's own. */
function wishesAbove(letter: ReadLetter, claim: Cents, known: readonly Place[]): readonly LetterFinding[] {
  return letter.sentences.flatMap(({ start, end }) => {
    const wish = WISHES.exec(letter.unquoted.slice(start, end));
    if (wish === null) return [];
    const from = start + wish.index;
    return amountsIn(letter.unquoted.slice(from, end))
      .filter((figure) => figure.cents > claim)
      .map((figure) => ({ start: from + figure.start, end: from + figure.end }))
      .filter((place) => known.every((other) => other.start !== place.start))
      .map((place) => findingAt('letter.wish_above_claim', letter.text, place, { amount: formatUsd(claim) }));
  });
}

const DEADLINE_SENTENCE =
  /\bplease (?:pay|send)|\bto pay (?:me|us)\b|\bpay (?:me|us)\b|\bask .{1,200} to pay\b|\b(?:do|does|have|has|did) not (?:have|get|receive|receiv\w+|paid|pay)\b|\bwrite to (?:me|us)\b|\bcontact (?:me|us)\b/i;

type DueDate = Place & { readonly date: CalendarDate };

function checkDeadline(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const { text } = letter;
  const due = letter.sentences.flatMap((sentence) => dueDatesOf(letter, sentence));
  const date = formatLongEnglish(context.deadline);
  if (due.length === 0) return noDeadline(letter, date);
  const others = due.filter((some) => some.date !== context.deadline);
  const areMixed = new Set(due.map((some) => some.date)).size > 1;
  const late = (day: CalendarDate): boolean => context.lastDayToFile !== null && day > context.lastDayToFile;
  const lateOwn = late(context.deadline) ? due.filter((some) => some.date === context.deadline).slice(0, 1) : [];
  const relative = relativeDays(letter, [IN_DAYS]);
  const vague = relative === null ? [] : [findingAt('letter.deadline_relative', text, relative, { date })];
  const found = [...lateOwn, ...others].map((some) => {
    if (some.date < context.earliestDeadline)
      return findingAt('letter.deadline_too_soon', text, some, { date: formatLongEnglish(context.earliestDeadline) });
    if (late(some.date) && context.lastDayToFile !== null)
      return findingAt('letter.deadline_after_time_limit', text, some, {
        lastDay: formatLongEnglish(context.lastDayToFile),
      });
    return findingAt(areMixed ? 'letter.deadline_differs' : 'letter.deadline_changed', text, some, { date });
  });
  return [...found, ...vague];
}

/** "by December 7, 2026" in a sentence that asks for payment or says what follows. Story sentences do not count. */
function dueDatesOf(letter: ReadLetter, { start, end, section }: ReadSentence): readonly DueDate[] {
  const sentence = letter.unquoted.slice(start, end);
  const isOwn = section === 'story' || section === 'own_words' || section === 'amount';
  if (isOwn || !DEADLINE_SENTENCE.test(sentence)) return [];
  return longDatesIn(sentence).flatMap(({ date, ...place }) =>
    date === null || !DUE.test(sentence.slice(0, place.start))
      ? []
      : [{ date, start: start + place.start, end: start + place.end }],
  );
}

const IN_DAYS =
  /\b(?:within|in)\s+(?:the next\s+)?(?:\d{1,3}|\w{3,12})\s*(?:\(\d{1,3}\)\s*)?(?:business\s+|calendar\s+)?(?:days|weeks)\b/i;
const AT_ONCE = /\b(?:immediately|as soon as possible|right away)\b/i;

/** "within 14 days" in a sentence that asks for payment; "at once" only where no day is named at all. */
function relativeDays(letter: ReadLetter, patterns: readonly RegExp[]): Place | null {
  for (const { start, end, section } of letter.sentences) {
    const sentence = letter.plain.slice(start, end);
    const isTold = section === 'story' || section === 'own_words' || section === 'original';
    const match =
      isTold || !/\bpay|\bsend/i.test(sentence)
        ? null
        : (patterns.map((one) => one.exec(sentence)).find((one) => one !== null) ?? null);
    if (match !== null) return { start: start + match.index, end: start + match.index + match[0].length };
  }
  return null;
}

function noDeadline(letter: ReadLetter, date: string): readonly LetterFinding[] {
  const place = relativeDays(letter, [IN_DAYS, AT_ONCE]);
  return place === null
    ? [finding('letter.deadline_missing', null, { date })]
    : [findingAt('letter.deadline_relative', letter.text, place, { date })];
}

/** Bounded on every side: a letter may be 60,000 signs of anything. */
const AMOUNT_LINE = /^[ \t]*(\S[^\n]{0,120}?):?[ \t]{1,20}([-–−]?)(?:\$|\(\$)\s?(\d[\d,]*(?:\.\d{1,2})?)(\)?)[ \t]*$/gm;

type AmountLine = Place & { readonly label: string; readonly cents: Cents };

/** Lines that end in a sum, in the part of the letter about the amount. */
export function amountLinesOf({ text, body }: ReadLetter): readonly AmountLine[] {
  return matchesIn(text.slice(body.start, body.end), AMOUNT_LINE).flatMap((match) => {
    const [whole, label = '', minus = '', digits = '', bracket = ''] = match;
    const parsed = parseUsd(digits);
    const isSentence = /[.!?]\s/.test(label) || label.split(' ').length > 14;
    if (!parsed.ok || isSentence) return [];
    const isMinus = minus !== '' || bracket === ')';
    const start = body.start + match.index;
    return [{ label, cents: cents(isMinus ? -parsed.value : parsed.value), start, end: start + whole.length }];
  });
}

function checkLines(letter: ReadLetter, { demand, isItemized }: LetterCheckContext): readonly LetterFinding[] {
  const lines = amountLinesOf(letter);
  if (lines.length < 2)
    return isItemized ? [finding('letter.amount_lines_missing', null, { amount: formatUsd(demand) })] : [];
  const totals = lines.filter(({ label }) => /^total\b/i.test(label));
  const total = totals.at(-1);
  const parts = lines.filter(({ label }) => !/^(?:sub)?total\b/i.test(label));
  const sum = parts.reduce((all, line) => all + line.cents, 0);
  const isRight = sum === demand && (total === undefined || total.cents === demand) && parts.length > 0;
  if (isRight) return [];
  const [first] = lines;
  const place = { start: first?.start ?? 0, end: lines.at(-1)?.end ?? 0 };
  return [
    finding('letter.amount_lines_sum', place, {
      sum: formatUsd(cents(sum)),
      amount: formatUsd(total?.cents ?? demand),
    }),
  ];
}
