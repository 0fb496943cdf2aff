import type { TrialTextKey } from '../pack.ts';
import type { FindingCode } from './finding-codes.ts';

/** Findings whose sentence names courts or the state. The sentences of all others read the same everywhere. */
export type LocalFinding = Extract<
  FindingCode,
  | 'fit.over_small_claims_limit'
  | 'fit.over_special_civil_limit'
  | 'fit.gives_up_for_small_claims'
  | 'fit.gives_up_for_special_civil'
  | 'fit.professional_malpractice'
  | 'fit.family_matter'
  | 'fit.estate_matter'
  | 'fit.tax_matter'
  | 'fit.all_defendants_out_of_state'
>;

export type CourtSentence =
  /** The short name of each part of the court. */
  | 'court.name.small_claims'
  | 'court.name.special_civil'
  | 'court.name.law_division'
  /** Which amounts a part hears: {upper} for the first, {lower} and {upper} for the second, {lower} for the last. */
  | 'court.hears.small_claims'
  | 'court.hears.special_civil'
  | 'court.hears.law_division'
  /** One line on what people can do about the finding of that name. */
  | 'court.way.over_special_civil_limit'
  | 'court.way.professional_malpractice'
  | 'court.way.family_matter'
  | 'court.way.estate_matter'
  | 'court.way.tax_matter'
  /** The rules under which a complaint is signed: private numbers are left out, and what it says is true. */
  | 'court.rule.redaction'
  | 'court.rule.certification'
  /** What a letter says will follow when nobody pays, before the court's part is known. */
  | 'court.intent'
  /** Whether exhibits can be filed online, and what to do with them. */
  | 'court.online_filing'
  /** The declaration, for reading beside the English one. */
  | 'court.declaration';

/**
 * How a court system is spoken of in one language. Whole sentences, not names to be put into some: a language bends
 * names as it needs. English too; what is sent and signed stays in `Locality` and the pack.
 */
export type LocalWords = {
  /** "New York", and where something happens there: "in New York". Translators write them as {courtState}, {inCourtState}. */
  readonly courtState: string;
  readonly inCourtState: string;
  readonly findings: Readonly<Record<LocalFinding, string>>;
  readonly papers: Readonly<Record<'papers.law_division', string>>;
  readonly court: Readonly<Record<CourtSentence, string>>;
};

/** Said beside a letter: apart, because that page needs no other words. */
export type LocalNotices = Readonly<Record<'letter.notice_missing', string>>;

/** Who helps with the law for free, called the same in every language. */
export type FreeHelp = {
  readonly name: string;
  readonly phone: string;
  /** The address a telephone dials, such as "tel:+18005550100". */
  readonly dial: string;
  /** The court's own pages, such as "courts.example.gov". */
  readonly courtSite: string;
};

/** A wording for everybody, or one for a person and one for a business. */
type InVoice = string | readonly [I: string, we: string];

/** What a letter says of courts and law, for reading in another language. */
export type LocalLetterReading = {
  /** By the names `courtName` gives. */
  readonly courts: Readonly<Record<string, string>>;
  /** By the keys of `lawFor`. */
  readonly law: Readonly<Record<string, InVoice>>;
};

/** What court papers say, for reading in another language. */
export type LocalPaperReading = {
  /** By the names `captionOf` gives. */
  readonly parts: Readonly<Record<string, string>>;
  readonly statements: Readonly<Record<'certification' | 'redaction', string>>;
};

/** What is said of kinds of claims at a trial, for reading in another language. */
export type LocalTrialHearing = {
  /** Kinds of claims, by their keys. */
  readonly titles: Readonly<Record<string, string>>;
  /** Questions to a witness, by the keys of the points. */
  readonly asks: Readonly<Record<string, string>>;
  /** What the other side often says, by its English words. */
  readonly says: Readonly<Record<string, string>>;
};

/** What a judge must hear and what people bring to show it, for reading in another language. By the keys of the points. */
export type LocalTrialPoints = LocalTrialHearing & {
  readonly texts: Readonly<Record<string, string>>;
  readonly bring: Readonly<Record<string, string>>;
  /** Rules of the courtroom and of collecting that stand in guides to keep. */
  readonly rules: Readonly<Partial<Record<TrialTextKey, string>>>;
  /** The private numbers that are blacked out on what is filed or shown. */
  readonly identifiers: string;
};
