import { type CalendarDate, formatLongEnglish, parseCalendarDate, partsOf } from '../../calendar/index.ts';
import type { Claim } from '../../claims/claim.ts';
import { fullNameOf } from '../../parties/index.ts';
import { type LetterDecisions, type LetterQuestion, questionId } from '../letter-decisions.ts';
import { listWith } from '../letter-wording.ts';
import type { OwnWords } from '../own-words.ts';
import type { DateRules, InferredYear, UnclearDate } from '../story-dates.ts';
import type { Pronoun, UnsurePronoun } from '../voice/address-recipient.ts';

/** Most years offered for one date: the one written, the one before, the one after. */
const YEAR_STEPS = [0, -1, 1] as const;

/** Of all that was typed the same way the first. */
function once<T extends { readonly typed: string }>(all: readonly T[]): readonly T[] {
  const seen = new Set<string>();
  return all.filter(({ typed }) => !seen.has(typed) && seen.add(typed));
}

/** Dates that got the same year are asked about together, so that a story of ten dates makes one question. */
function yearGroups(
  texts: readonly OwnWords[],
): readonly { readonly id: string; readonly dates: readonly InferredYear[] }[] {
  const all = once(texts.flatMap(({ inferred }) => inferred));
  const years = [...new Set(all.map(({ year }) => year))];
  return years.map((year) => {
    const dates = all.filter((date) => date.year === year);
    return { id: questionId('year', `${year} ${dates.map(({ typed }) => typed).join(' ')}`), dates };
  });
}

const unclearIn = (texts: readonly OwnWords[]): readonly (UnclearDate & { readonly id: string })[] =>
  once(texts.flatMap(({ unclear }) => unclear)).map((date) => ({ ...date, id: questionId('date', date.typed) }));

/** No year after the letter's own is offered: what happened lies behind it. */
export function dateQuestions(texts: readonly OwnWords[], issuedOn: CalendarDate): readonly LetterQuestion[] {
  const lastYear = partsOf(issuedOn).year;
  return [
    ...yearGroups(texts).map(({ id, dates }): LetterQuestion => {
      const year = dates[0]?.year ?? 0;
      return {
        id,
        code: 'letter.year_inferred',
        params: {
          typed: listWith(
            'and',
            dates.map(({ typed }) => `"${typed}"`),
          ),
          year: String(year),
        },
        kind: 'choice',
        options: YEAR_STEPS.filter((step) => step <= 0 || year + step <= lastYear).map((step) => ({
          value: String(year + step),
          code: 'letter.option.year',
          params: { year: String(year + step) },
        })),
      };
    }),
    ...unclearIn(texts).map(({ id, typed, guess }): LetterQuestion => {
      const params = { typed };
      if (guess === null) return { id, code: 'letter.date_unclear', params, kind: 'date' };
      const option = { value: guess, code: 'letter.option.date', params: { date: formatLongEnglish(guess) } } as const;
      return { id, code: 'letter.date_unclear', params, kind: 'date', options: [option] };
    }),
  ];
}

/** What the person answered about dates, for reading the text again. */
export function datesFrom(
  texts: readonly OwnWords[],
  { answers }: LetterDecisions,
): Pick<DateRules, 'yearFor' | 'dayFor'> {
  const years = new Map<string, number>();
  const days = new Map<string, CalendarDate>();
  for (const { id, dates } of yearGroups(texts)) {
    const year = Number(answers[id] ?? '');
    if (/^(?:19|20)\d\d$/.test(answers[id] ?? '')) for (const { typed } of dates) years.set(typed, year);
  }
  for (const { id, typed } of unclearIn(texts)) {
    const day = parseCalendarDate(answers[id] ?? '');
    if (day.ok) days.set(typed, day.value);
  }
  return { yearFor: (typed) => years.get(typed) ?? null, dayFor: (typed) => days.get(typed) ?? null };
}

const whoIsId = (word: Pronoun): string => `who-${word}`;

export const whoIsFrom =
  ({ answers }: LetterDecisions) =>
  (word: Pronoun): 'recipient' | 'other' | null => {
    const answer = answers[whoIsId(word)];
    return answer === 'recipient' || answer === 'other' ? answer : null;
  };

/** Pronouns the person said to mean somebody else. */
export const meantForOthers = (decisions: LetterDecisions): readonly Pronoun[] =>
  (['he', 'she', 'they'] as const).filter((word) => whoIsFrom(decisions)(word) === 'other');

export const whoIsQuestion = (
  unsure: readonly UnsurePronoun[],
  claim: Claim,
  decisions: LetterDecisions,
): readonly LetterQuestion[] =>
  unsure
    .filter(({ word }) => whoIsFrom(decisions)(word) === null)
    .map(({ word, text }) => ({
      id: whoIsId(word),
      code: 'letter.who_is',
      params: { word, text },
      kind: 'choice',
      options: [
        {
          value: 'recipient',
          code: 'letter.option.recipient',
          params: {
            name: listWith(
              'and',
              claim.defendants.map(({ name }) => fullNameOf(name)),
            ),
          },
        },
        { value: 'other', code: 'letter.option.someone_else', params: {} },
      ],
    }));
