import { type CalendarDate, calendarDate, ENGLISH_MONTHS } from '../calendar/index.ts';
import { splitSentences } from '../letters/sentences.ts';

/** A sentence of the claimant's story, with the first full day it names. */
export type StoryPoint = { readonly text: string; readonly day: CalendarDate | null };

/** What an outline of one page has room for, and whether the story says more. */
export type Outline = {
  readonly agreed: readonly string[];
  readonly wrong: readonly string[];
  readonly days: readonly { readonly day: CalendarDate; readonly text: string }[];
  readonly hasMore: boolean;
};

const FULL_DAY = new RegExp(`\\b(${ENGLISH_MONTHS.join('|')}) (\\d{1,2}), (\\d{4})\\b`);
const AGREED =
  /\b(?:agree(?:d|ment)?|contract|signed|hired|rent(?:ed)?|lease|lent|loan(?:ed)?|borrowed|promis(?:e|ed)|order(?:ed)?|bought|quote[ds]?|deal|price)\b/i;
const WRONG =
  /\b(?:not|never|n['’]t|refus\w*|kept|keeps|broke\w*|damag\w*|late|bad(?:ly)?|wrong|stopped|ignored|without|unpaid|owes?|missing|torn|fell|hit|bit|crash\w*|cancel\w*|dirty|leak\w*|crack\w*|nothing|nobody)\b|n['’]t\b/i;

/** Praise, feelings and what is not asked for are no part of what went wrong. */
const PRAISE =
  /\bnot (?:complaining|asking)\b|\b(?:happy|glad)\b|\b(?:I|we) (?:do not|did not|don['’]t|didn['’]t) (?:want|know)\b|\b(?:good|decent|fine|great|nice) (?:job|work)\b/i;

/** A line of speech that can be read out in one breath. */
const LONGEST_POINT = 260;
const ROOM = { agreed: 420, wrong: 560, days: 800 } as const;
const MOST_DAYS = 6;

export function storyPoints(paragraphs: readonly string[]): readonly StoryPoint[] {
  return paragraphs.flatMap((paragraph) =>
    splitSentences(paragraph).map(({ start, end }) => {
      const text = paragraph.slice(start, end).replace(/\s+/g, ' ');
      return { text, day: dayIn(text) };
    }),
  );
}

function dayIn(text: string): CalendarDate | null {
  const [, month = '', day, year] = FULL_DAY.exec(text) ?? [];
  const found = calendarDate(Number(year), ENGLISH_MONTHS.findIndex((name) => name === month) + 1, Number(day));
  return found.ok ? found.value : null;
}

const isWrong = (text: string): boolean => WRONG.test(text) && !PRAISE.test(text);

/** Sorts the story into what was agreed, what went wrong and the days. Sentences are left out whole, never cut. */
export function outlineOf(points: readonly StoryPoint[]): Outline {
  const short = points.filter(({ text }) => text.length <= LONGEST_POINT);
  const undated = short.filter(({ day }) => day === null).map(({ text }) => text);
  const dated = short.filter(({ day }) => day !== null);
  const failures = undated.filter(isWrong);
  const deals = undated.filter((text) => AGREED.test(text) && !WRONG.test(text));
  const datedDeals = dated.map(({ text }) => text).filter((text) => AGREED.test(text) && !WRONG.test(text));
  const datedFailures = dated.map(({ text }) => text).filter(isWrong);
  const agreed = within(ROOM.agreed, deals.length > 0 ? deals : datedDeals);
  const wrong = within(ROOM.wrong, failures.length > 0 ? failures : datedFailures);
  const inOrder = dated
    .flatMap(({ day, text }) => (day === null || agreed.includes(text) || wrong.includes(text) ? [] : [{ day, text }]))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const days = fitting(ROOM.days, inOrder, ({ text }) => text).slice(0, MOST_DAYS);
  const told = new Set([...agreed, ...wrong, ...days.map(({ text }) => text)]);
  return { agreed, wrong, days, hasMore: points.some(({ text }) => !told.has(text)) };
}

const within = (room: number, texts: readonly string[]): readonly string[] => fitting(room, texts, (text) => text);

/** As many as fit, from the first on; one that is too long is passed over. */
function fitting<T>(room: number, all: readonly T[], textOf: (one: T) => string): readonly T[] {
  const kept: T[] = [];
  let left = room;
  for (const one of all) {
    const { length } = textOf(one);
    if (length > left) continue;
    kept.push(one);
    left -= length;
  }
  return kept;
}
