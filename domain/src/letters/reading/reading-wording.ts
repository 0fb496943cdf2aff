import type { CalendarDate } from '../../calendar/index.ts';
import type { Copies } from '../compose/composed-letter.ts';
import type { PartyLine, ReadingLine, ReadingSentence } from './sentence-templates.ts';

/** One wording for everybody, or one for a person ("I") and one for a business ("we"). */
export type InVoice = string | readonly [I: string, we: string];

/** How a letter's English reads in another language. Slots are written as in English: "{amount}". */
export type ReadingWording = {
  /** Sentences made from cards bring their own copies; this says which of them is the reader's. */
  readonly language: keyof Copies;
  readonly sentences: Readonly<Record<ReadingSentence, InVoice>>;
  readonly lines: Readonly<Record<ReadingLine | PartyLine, string>>;
  /** "You can {ways}." and the ways to pay; `send` has the slot {papers}, `app` has {app} and {at}. */
  readonly ways: {
    readonly sentence: string;
    readonly send: InVoice;
    readonly cash: string;
    readonly app: string;
    readonly papers: Readonly<Record<'check' | 'cashiers_check' | 'money_order', string>>;
  };
  /** What the letter is about, by the reason's or the category's value: the RE line, and after "It is for". */
  readonly subjects: Readonly<Record<string, readonly [re: string, purpose: string]>>;
  /** The courts by the names letters give them; one that is missing stays English. */
  readonly courts: Readonly<Record<string, string>>;
  /** "Essex County", with the slot {name}. */
  readonly county: string;
  /** Sentences of law by their key. A key that is missing stays English. */
  readonly law: Readonly<Record<string, InVoice>>;
};

/** What differs by language and is not wording: supplied by who shows the copy. */
export type ReaderFormat = {
  readonly day: (day: CalendarDate) => string;
  /** "a, b or c", "a and b", with a capital nowhere. */
  readonly either: (items: readonly string[]) => string;
  readonly both: (items: readonly string[]) => string;
};
