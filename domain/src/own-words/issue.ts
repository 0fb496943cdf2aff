import type { LanguageCode } from '../languages.ts';

/** What a place of somebody's own text may be, in the order in which one beats another at the same place. */
export const ISSUE_KINDS = [
  'threat',
  'private_number',
  'birth_date',
  'machine',
  'immigration',
  'family',
  'health',
  'military',
  'insult',
  'typed_law',
  'hurts_case',
  'not_past',
  'read_again',
  'language',
  'capitals',
  'third_person',
  'day_without_year',
  'too_many',
] as const;

export type IssueKind = (typeof ISSUE_KINDS)[number];

/** `stop`: no approval while it stands. `ask`: needs a stored yes. `note`: is shown and never blocks. */
export type IssueSeverity = 'stop' | 'ask' | 'note';

export const SEVERITY = {
  threat: 'stop',
  private_number: 'stop',
  birth_date: 'stop',
  machine: 'ask',
  immigration: 'ask',
  family: 'ask',
  health: 'ask',
  military: 'ask',
  insult: 'ask',
  typed_law: 'ask',
  hurts_case: 'ask',
  not_past: 'ask',
  read_again: 'ask',
  language: 'ask',
  // More places than are shown: some of them have to go first.
  too_many: 'stop',
  capitals: 'note',
  third_person: 'note',
  day_without_year: 'note',
} as const satisfies Record<IssueKind, IssueSeverity>;

/** Guesses about a whole sentence: shown as advice, and asked about once for all of them before a letter is approved. */
export const ADVISED: ReadonlySet<IssueKind> = new Set<IssueKind>(['not_past', 'read_again', 'hurts_case', 'machine']);

/** A stretch of the cleaned text, in UTF-16 units. */
export type Place = { readonly start: number; readonly end: number };

export type Found = Place & { readonly kind: IssueKind };

/** `start` and `end` are the phrase to show; `sentence` is what goes when the person leaves it out. */
export type Issue = Found & { readonly severity: IssueSeverity; readonly sentence: Place };

/** A language of the interface: what a text is probably written in. */
export type PriorLanguage = LanguageCode;

export type IssueContext = {
  /** The parties' names and their parts: a name that is also a word is never marked. */
  readonly names: readonly string[];
  /** Those the letter is to: told of by name they are referred to as strangers. */
  readonly recipients: readonly string[];
  readonly prior: PriorLanguage;
  /** A claim for an injury or a medical bill: treatment and its bills are facts of it. */
  readonly isHealthExpected: boolean;
};

export const NO_CONTEXT: IssueContext = { names: [], recipients: [], prior: 'en', isHealthExpected: false };
