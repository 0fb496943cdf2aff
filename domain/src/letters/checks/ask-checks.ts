import { formatLongEnglish } from '../../calendar/index.ts';
import { type Cents, cents, formatUsd, parseUsd } from '../../money/index.ts';
import type { LetterCheckContext } from './check-letter-context.ts';
import { finding, findingAt, type LetterFinding, type Place } from './finding.ts';
import { amountsIn, type FoundAmount, type FoundDay, longDaysIn } from './money-and-dates.ts';
import { isAsking, type ReadLetter, type ReadSentence } from './read-letter.ts';

/** The ask with its amount and date is within this many words of the body. */
const ASK_WITHIN_WORDS = 75;
/** Words that ask, or say when, come before their figure. */
const NEAR = 40;
/** A wish may begin some words before its figure. */
const AS_FAR_AS = 120;

/** How a letter says what is to be paid. The figure follows at once. */
const ASKS = /\b(?:demand for payment of|please (?:pay|send)|(?:pay|send|owe) (?:me|us))\s$/i;
const WISHES =
  /\b(?:I|we)(?: am| are|['’]m|['’]re)?(?: now| also| still)? (?:demand(?:ing)?|want|expect|deserve|insist on|asking for|ask for|seek(?:ing)?|request(?:ing)?|suing for|will (?:accept|sue|ask) for)\b|\b(?:pay|give|owe) (?:me|us)\b/i;
const DUE = /\b(?:by|before|no later than|until)\s$/i;

/** R07, R13, R14 and R15: one figure, one date, both near the top, and lines that add up. */
export function checkAsk(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  return [
    ...checkDemand(letter, context),
    ...checkDeadline(letter, context),
    ...checkOpening(letter, context),
    ...checkLines(letter, context),
  ];
}

const before = (text: string, { start }: Place, far = NEAR): string => text.slice(Math.max(0, start - far), start);

/** Every sum these words ask to be paid. */
export const askedAmountsIn = (text: string): readonly Cents[] =>
  amountsIn(text).flatMap((figure) => (ASKS.test(before(text, figure)) ? [figure.cents] : []));

function checkOpening({ text, body }: ReadLetter, { demand, deadline }: LetterCheckContext): readonly LetterFinding[] {
  const opening = text
    .slice(body.start, body.end)
    .split(/\s+/, ASK_WITHIN_WORDS + 1)
    .join(' ');
  const hasAmount = amountsIn(opening).some((amount) => amount.cents === demand);
  const hasDate = longDaysIn(opening).some((day) => DUE.test(before(opening, day)));
  return hasAmount && hasDate
    ? []
    : [finding('letter.ask_late', null, { amount: formatUsd(demand), date: formatLongEnglish(deadline) })];
}

type Figure = FoundAmount & { readonly sentence: ReadSentence };

/** Every sum of the letter with the sentence it is in. */
const figuresIn = ({ text, sentences }: ReadLetter): readonly Figure[] =>
  sentences.flatMap((sentence) =>
    amountsIn(text.slice(sentence.start, sentence.end)).map((figure) => ({
      cents: figure.cents,
      start: sentence.start + figure.start,
      end: sentence.start + figure.end,
      sentence,
    })),
  );

function checkDemand(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const { text } = letter;
  const { claimAmount, demand, notYetDue } = context;
  const amount = formatUsd(demand);
  const figures = figuresIn(letter);
  const asked = figures.filter((figure) => isAsking(figure.sentence) && ASKS.test(before(text, figure)));
  const own = asked.filter((figure) => figure.cents === demand);
  const isOnce = own.length > 0 && figures.filter((figure) => figure.cents === demand).length < 2;
  return [
    ...asked
      .filter((figure) => figure.cents > claimAmount)
      .map((figure) => findingAt('letter.demand_above_claim', text, figure, { amount: formatUsd(claimAmount) })),
    ...asked
      .filter((figure) => figure.cents !== demand && figure.cents <= claimAmount)
      .map((figure) => findingAt('letter.demand_differs', text, figure, { amount })),
    ...wishesAbove(letter, figures, asked, context),
    ...(asked.length === 0 ? [finding('letter.demand_missing', null, { amount })] : []),
    ...(isOnce ? [finding('letter.demand_once', null, { amount })] : []),
    ...(notYetDue === undefined
      ? []
      : [
          finding('letter.demand_not_due', null, {
            amount: formatUsd(notYetDue.sum),
            date: formatLongEnglish(notYetDue.last),
          }),
        ]),
  ];
}

/** A sentence that asks for more, in other words than the ask's own. What a court will be asked for is named once. */
function wishesAbove(
  { text }: ReadLetter,
  figures: readonly Figure[],
  asked: readonly Figure[],
  { claimAmount, courtAmount }: LetterCheckContext,
): readonly LetterFinding[] {
  const isCourtSumNamedOnce = figures.filter((figure) => figure.cents === courtAmount).length === 1;
  return figures
    .filter((figure) => figure.cents > claimAmount && !figure.sentence.isOurs && !asked.includes(figure))
    .filter((figure) => !(isCourtSumNamedOnce && figure.cents === courtAmount))
    .filter((figure) =>
      WISHES.test(text.slice(Math.max(figure.sentence.start, figure.start - AS_FAR_AS), figure.start)),
    )
    .map((figure) => findingAt('letter.wish_above_claim', text, figure, { amount: formatUsd(claimAmount) }));
}

const DEADLINE_SENTENCE =
  /\b(?:please (?:pay|send)|to pay|pay (?:me|us)|(?:do|does|have|has|did) not (?:have|get|receive|paid|pay)|(?:write|reply) to (?:me|us)|contact (?:me|us))\b/i;

/** Sentences that may say by when to pay: neither facts nor rows. */
const sayingWhen = ({ sentences }: ReadLetter): readonly ReadSentence[] => sentences.filter(isAsking);

function checkDeadline(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const { text } = letter;
  const due = sayingWhen(letter).flatMap((sentence) => dueDatesOf(letter, sentence));
  const date = formatLongEnglish(context.deadline);
  if (due.length === 0) return noDeadline(letter, date);
  const others = due.filter((some) => some.date !== context.deadline);
  const areMixed = new Set(due.map((some) => some.date)).size > 1;
  const { lastDayToFile: lastDay } = context;
  const isLate = (some: FoundDay): boolean => lastDay !== null && some.date > lastDay;
  const lateOwn = due.filter((some) => some.date === context.deadline && isLate(some)).slice(0, 1);
  const relative = relativeDays(letter, IN_DAYS);
  const vague = relative === null ? [] : [findingAt('letter.deadline_relative', text, relative, { date })];
  const found = [...lateOwn, ...others].map((some) => {
    if (some.date < context.earliestDeadline)
      return findingAt('letter.deadline_too_soon', text, some, { date: formatLongEnglish(context.earliestDeadline) });
    if (isLate(some) && lastDay !== null)
      return findingAt('letter.deadline_after_time_limit', text, some, { lastDay: formatLongEnglish(lastDay) });
    return findingAt(areMixed ? 'letter.deadline_differs' : 'letter.deadline_changed', text, some, { date });
  });
  return [...found, ...vague];
}

/** "by December 7, 2026" in a sentence that asks for payment or says what follows. */
function dueDatesOf({ text }: ReadLetter, { start, end }: ReadSentence): readonly FoundDay[] {
  const sentence = text.slice(start, end);
  if (!DEADLINE_SENTENCE.test(sentence)) return [];
  return longDaysIn(sentence).flatMap((day) =>
    DUE.test(before(sentence, day)) ? [{ date: day.date, start: start + day.start, end: start + day.end }] : [],
  );
}

const IN_DAYS =
  /\b(?:within|in) (?:the next )?(?:\d{1,3}|\w{3,12}) ?(?:\(\d{1,3}\) )?(?:business |calendar )?(?:days|weeks)\b/i;
const AT_ONCE = /\b(?:immediately|as soon as possible|right away)\b/i;
const PAYS = /\b(?:pay|send)/i;

/** "within 14 days" in a sentence that asks for payment. */
function relativeDays(letter: ReadLetter, pattern: RegExp): Place | null {
  for (const { start, end, isOurs } of sayingWhen(letter)) {
    const sentence = letter.text.slice(start, end);
    const match = !isOurs && PAYS.test(sentence) ? pattern.exec(sentence) : null;
    if (match !== null) return { start: start + match.index, end: start + match.index + match[0].length };
  }
  return null;
}

/** "At once" only where no day is named at all. */
function noDeadline(letter: ReadLetter, date: string): readonly LetterFinding[] {
  const place = relativeDays(letter, IN_DAYS) ?? relativeDays(letter, AT_ONCE);
  return place === null
    ? [finding('letter.deadline_missing', null, { date })]
    : [findingAt('letter.deadline_relative', letter.text, place, { date })];
}

const ROW = /^(?<label>\S[^\n]{0,200}?):? {1,4}(?<minus>[-–−]?)\$(?<digits>\d[\d,]{0,15}(?:\.\d{1,2})?)$/;

type Row = Place & { readonly label: string; readonly cents: Cents };

/** Lines that end in a sum, in the part of the letter about the amount. */
export function amountRowsOf({ text, paragraphs }: Pick<ReadLetter, 'text' | 'paragraphs'>): readonly Row[] {
  return paragraphs
    .filter(({ section }) => section === 'amount')
    .flatMap((paragraph) => {
      let from = paragraph.start;
      return text
        .slice(paragraph.start, paragraph.end)
        .split('\n')
        .flatMap((line): readonly Row[] => {
          const [start, end] = [from, from + line.length];
          from = end + 1;
          const { label = '', minus = '', digits = '' } = ROW.exec(line.trim())?.groups ?? {};
          const parsed = parseUsd(digits);
          return parsed.ok ? [{ label, cents: cents(minus === '' ? parsed.value : -parsed.value), start, end }] : [];
        });
    });
}

function checkLines(letter: ReadLetter, { demand, hasRows }: LetterCheckContext): readonly LetterFinding[] {
  const rows = amountRowsOf(letter);
  if (rows.length < 2)
    return hasRows ? [finding('letter.amount_lines_missing', null, { amount: formatUsd(demand) })] : [];
  const isTotal = ({ label }: Row): boolean => label.toLowerCase().startsWith('total');
  const total = rows.findLast(isTotal);
  const parts = rows.filter((row) => !isTotal(row));
  const sum = parts.reduce((all, row) => all + row.cents, 0);
  if (parts.length > 0 && sum === demand && (total === undefined || total.cents === demand)) return [];
  const place = { start: rows[0]?.start ?? 0, end: rows.at(-1)?.end ?? 0 };
  return [
    finding('letter.amount_lines_sum', place, {
      sum: formatUsd(cents(sum)),
      amount: formatUsd(total?.cents ?? demand),
    }),
  ];
}
