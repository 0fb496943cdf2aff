/** The writer, as one person or as several. */
export type Person = 'I' | 'me' | 'my' | 'mine' | 'am' | 'was';

/** The other side as "you", and the verbs that follow; a name takes the second form. */
export type Other = 'you' | 'your' | 'were' | 'have' | 'are' | 'do';

/** How exactly a day is known. */
export type DayKind = 'day' | 'month' | 'year';

export type DayWords = {
  readonly months: readonly string[];
  readonly day: (
    parts: { readonly year: number; readonly month: number; readonly day: number },
    months: readonly string[],
  ) => string;
  readonly month: (month: string, year: number) => string;
  readonly on: (known: { readonly kind: DayKind }, words: string) => string;
  readonly about: (words: string) => string;
  readonly span: (from: string, to: string, fromKind: DayKind, toKind: DayKind) => string;
  readonly between: (from: string, to: string, fromKind: DayKind, toKind: DayKind) => string;
  /** Nothing lies between two days in a row: it was one of them. */
  readonly either: (from: string, to: string) => string;
  /** The same as an answer to when. */
  readonly onBetween: (words: string) => string;
  readonly sameDay: string;
  readonly sameMonth: string;
};

/** What is owed in parts, in the one table of the amount. */
export type InstalmentWords = {
  /** A name of what is owed, and the day its part falls due. */
  readonly one: (label: string, day: string) => string;
  /** What several loans or bills that one plan is for are called together. */
  readonly plan: string;
  readonly all: (label: string, count: number, each: string, every: string, first: string, last: string) => string;
  readonly every: Readonly<Record<string, string>>;
};

/** How one language makes sentences of the cards: the little words that stand between what a person has answered. */
export type CardWords = {
  readonly person: Readonly<Record<Person, readonly [one: string, several: string]>>;
  readonly other: Readonly<Record<Other, readonly [you: string, named: (name: string) => string]>>;
  readonly days: DayWords;
  readonly dayUnits: readonly [one: string, several: string];
  readonly quoted: (text: string) => string;
  /** What is in front of a part: 2.5 hours. */
  readonly decimal: string;
  /** "Less" before the name of a credit. */
  readonly less: string;
  readonly instalments: InstalmentWords;
};

/** What a language needs that the letter is translated into. */
export type CopyWords = CardWords & {
  /**
   * What becomes of the word before words of ours, where a preposition and an article grow together: "de" before "a outra
   * parte" is "d". Absent where nothing does.
   */
  readonly joined?: (before: string, words: string) => string;
  /** Set where the word behind a number stays as it is: "4 chair". */
  readonly keepsSingular?: true;
  /** Set where endings would have to follow a name: the sentence names its defendant before it. */
  readonly namesBefore?: true;
  /** Behind the child's name, "my wife" would be the child's: whose she is. */
  readonly ofTheWriter: string;
  /** A role of the other side's, such as "your manager", as the plaintiff reads it. */
  readonly ofOtherSide: string;
  /** "the" in place of the article by itself; absent where the language has none. */
  readonly the: Readonly<Record<string, string>>;
  readonly letter: {
    readonly about: string;
    readonly loss: string;
    readonly givenUp: string;
    readonly proof: string;
  };
};
