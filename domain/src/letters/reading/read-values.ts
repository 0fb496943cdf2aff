import { calendarDate, ENGLISH_MONTHS } from '../../calendar/index.ts';
import { LETTER_SUBJECTS } from '../wording/letter-subjects.ts';
import { CASH_WAY, WAYS } from '../wording/letter-wording.ts';
import type { InVoice, ReaderFormat, ReadingWording } from './reading-wording.ts';
import { filled } from './slots.ts';

export type Reader = { readonly wording: ReadingWording; readonly format: ReaderFormat };
export type VoiceName = 'I' | 'we';

export const spoken = (words: InVoice, voice: VoiceName): string =>
  typeof words === 'string' ? words : words[voice === 'I' ? 0 : 1];

/** "December 7, 2026" as the reader writes it; null when it is no day. */
export function readDay(text: string, { format }: Reader): string | null {
  const [, month = '', day, year] = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(text) ?? [];
  const found = ENGLISH_MONTHS.findIndex((name) => name === month);
  const date = calendarDate(Number(year), found + 1, Number(day));
  return date.ok ? format.day(date.value) : null;
}

const subjectBy = (part: 0 | 1, english: string): string | null =>
  Object.entries(LETTER_SUBJECTS).find(([, words]) => words[part] === english)?.[0] ?? null;

function oneSubject(part: 0 | 1, english: string, { wording }: Reader): string | null {
  const value = subjectBy(part, english);
  return value === null ? null : (wording.subjects[value]?.[part] ?? null);
}

/** What comes after "It is for": one thing that was ticked, or two. Null when it is something else. */
export function readPurpose(english: string, reader: Reader): string | null {
  const whole = oneSubject(1, english, reader);
  if (whole !== null) return whole;
  for (let at = english.indexOf(' and '); at >= 0; at = english.indexOf(' and ', at + 1)) {
    const first = oneSubject(1, english.slice(0, at), reader);
    const second = oneSubject(1, english.slice(at + ' and '.length), reader);
    if (first !== null && second !== null) return reader.format.both([first, second]);
  }
  return null;
}

/** "Security deposit, 12 Oak Street, Riverton": the place stays as it is written. */
export function readAbout(english: string, reader: Reader): string {
  const subject = oneSubject(0, english, reader);
  if (subject !== null) return subject;
  for (let at = english.indexOf(', '); at >= 0; at = english.indexOf(', ', at + 1)) {
    const named = oneSubject(0, english.slice(0, at), reader);
    if (named !== null) return named + english.slice(at);
  }
  return english;
}

/** "Essex County" as the reader says it. */
export function readCounty(english: string, { wording }: Reader): string {
  const name = /^(.+) County$/.exec(english)?.[1];
  return name === undefined ? english : filled(wording.county, { name });
}

const PAPERS = [
  [WAYS.Check, 'check'],
  [WAYS["Cashier's Check"], 'cashiers_check'],
  [WAYS['Money Order'], 'money_order'],
] as const;
const SENT = /^send (.+?) to (my|our) address above(?:, or |, | or |$)/;
const CASH = new RegExp(`^${CASH_WAY}(?:, or |, | or |$)`);
const APP = /^use (Venmo|Cash App|Zelle) at (.+?)(?:(?:, or |, | or )(?=use (?:Venmo|Cash App|Zelle) at )|$)/;

/** "You can send a check to my address above, pay in cash, or use Zelle at ...". Null when it is another sentence. */
export function readWays(english: string, reader: Reader): string | null {
  const { wording, format } = reader;
  let rest = /^You can (.+?)\.?$/.exec(english)?.[1] ?? '';
  const ways: string[] = [];
  while (rest !== '') {
    const [sent, cash, app] = [SENT.exec(rest), CASH.exec(rest), APP.exec(rest)];
    if (sent !== null) {
      const [, named = '', owner] = sent;
      const papers = PAPERS.filter(([name]) => named.split(/, or |, | or /).includes(name)).map(([, key]) => key);
      if (papers.length === 0) return null;
      const names = papers.map((key) => wording.ways.papers[key]);
      ways.push(filled(spoken(wording.ways.send, owner === 'my' ? 'I' : 'we'), { papers: format.either(names) }));
    } else if (app !== null) ways.push(filled(wording.ways.app, { app: app[1] ?? '', at: app[2] ?? '' }));
    else if (cash !== null) ways.push(wording.ways.cash);
    else return null;
    rest = rest.slice((sent ?? app ?? cash)?.[0].length ?? rest.length);
  }
  return ways.length === 0 ? null : filled(wording.ways.sentence, { ways: format.either(ways) });
}
