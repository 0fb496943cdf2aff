import type { CalendarDate } from '../../calendar/index.ts';
import type { Certainty, DatedRow, PapersPart } from './row-types.ts';

/** Something a court says about filing. `saidOn` is the day of the page it was read on; null when no page was read. */
export type FilingRow<T> = DatedRow<T> & { readonly saidOn: CalendarDate | null };

/** A court's megabyte is taken as the smaller of the two that go by that name. */
export const MEGABYTE = 1_000_000;

export const PAYMENT_WAYS = ['credit_card', 'debit_card', 'bank_transfer'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** The papers a person uploads or hands in to begin a case. */
export const FILED_KINDS = ['complaint', 'summons', 'service'] as const;
export type FiledKind = (typeof FILED_KINDS)[number];

/** What a court's system for electronic filing takes. Each limit is a row with its day and how sure it is. */
export type ElectronicFiling = {
  /** As the court calls it. */
  readonly name: FilingRow<string>;
  /** Endings of file names, without the dot. */
  readonly formats: FilingRow<readonly string[]>;
  readonly megabytes: FilingRow<number>;
  /** Letters of a file's name, its ending and spaces included. */
  readonly nameLetters: FilingRow<number>;
  /** No special signs in a file's name. */
  readonly plainNames: FilingRow<true>;
  /** No password, no encryption. */
  readonly unlocked: FilingRow<true>;
  readonly noEvidence: FilingRow<true>;
  /** Everything goes in at once; nothing can be added to it later. */
  readonly oneSubmission: FilingRow<true>;
  /** Not on telephones or tablets. */
  readonly computerOnly: FilingRow<true>;
  readonly payments: FilingRow<readonly PaymentWay[]>;
  /** A user name and a password of its own. */
  readonly ownAccount: FilingRow<true>;
  /** What a card costs on top, in cents; null when nobody found it. */
  readonly cardSurcharge: FilingRow<null>;
  /** What to choose for the case, as the system lists it. */
  readonly caseType: FilingRow<string>;
  /** What to choose for each file, as near as is known. */
  readonly documentTypes: FilingRow<Readonly<Record<FiledKind, string>>>;
};

export type FilingLimitKey = Exclude<keyof ElectronicFiling, 'name' | 'caseType' | 'documentTypes'>;

/** Letters that fit into each field of the court's own case records. */
export type RecordLengthKey = 'businessName' | 'firstName' | 'lastName' | 'addressLine' | 'city' | 'caption';

/** How somebody outside the State gets the papers, step by step. The sentences are in the catalogues. */
export const OUTSIDE_STEPS = ['no_court_mail', 'by_hand', 'who_may', 'then_mail', 'tell_court'] as const;
export type OutsideStep = (typeof OUTSIDE_STEPS)[number];

/** What the person tells after filing. Only days that are known. */
export type FilingDays = {
  readonly part: PapersPart;
  readonly filedOn: CalendarDate | null;
  /** The day the court mailed the summons. */
  readonly mailedOn: CalendarDate | null;
  /** The day the last defendant was served, where the court or an officer said it. */
  readonly servedOn: CalendarDate | null;
  /** The day of the court's notice that its mail came back. */
  readonly mailBackOn: CalendarDate | null;
  /** The hearing or trial, by the court's own notice. */
  readonly hearingOn: CalendarDate | null;
  readonly defaultOn: CalendarDate | null;
  readonly judgmentOn: CalendarDate | null;
};

export const COURT_DAY_KEYS = [
  'served',
  'new_address',
  'answer',
  'default',
  'hearing_expected',
  'hearing',
  'ask_judgment',
  'appeal',
  'judgment_ends',
] as const;
export type CourtDayKey = (typeof COURT_DAY_KEYS)[number];

/** A day that follows from what the person said. */
export type CourtDay = {
  readonly key: CourtDayKey;
  readonly day: CalendarDate;
  /** The last day of a stretch, where only a stretch is known. */
  readonly until: CalendarDate | null;
  /** Given by the person; else counted by a rule. */
  readonly isStated: boolean;
  /** Counted from a day that is itself only expected. */
  readonly isExpected: boolean;
  readonly certainty: Certainty;
  readonly rowIds: readonly string[];
};

/** A docket number in the court's own form. `isUsual` is false for one that has another form, or another docket's letters. */
export type DocketNumber = { readonly text: string; readonly isUsual: boolean };

/** What a court system must supply before the product leads somebody through filing. */
export type FilingRules = {
  /** Null where papers are filed on paper only. */
  readonly electronic: (part: PapersPart, on: CalendarDate) => ElectronicFiling | null;
  readonly recordLength: (key: RecordLengthKey, on: CalendarDate) => DatedRow<number> | null;
  /** Copies of each paper: for every defendant, and for the person. */
  readonly copies: (on: CalendarDate) => DatedRow<{ readonly eachDefendant: number; readonly own: number }>;
  readonly outsideSteps: (on: CalendarDate) => FilingRow<readonly OutsideStep[]>;
  /** In the order of the days. */
  readonly courtDays: (entered: FilingDays, on: CalendarDate) => readonly CourtDay[];
  readonly docketNumber: (typed: string, part: PapersPart, county: string, on: CalendarDate) => DocketNumber;
};
