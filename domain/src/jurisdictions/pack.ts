import type { CalendarDate } from '../calendar/index.ts';
import type { Claim, FitClaim } from '../claims/claim.ts';
import type { PublicName } from '../claims/public-names.ts';
import type { CardElement, Conditions, Phase } from '../fact-cards/card.ts';
import type { MultipleRule } from '../fact-cards/sentences/multiples.ts';
import type { Cents, RateMillionths } from '../money/index.ts';
import type { PostalAddress } from '../parties/index.ts';
import type { FilingRules } from './pack/filing-rules.ts';
import type { FindingCode } from './pack/finding-codes.ts';
import type { InterestRule } from './pack/interest-rules.ts';
import type { Certainty, CourtPart, DatedRow, PapersPart } from './pack/row-types.ts';

export type { Certainty, CourtPart, DatedRow, PapersPart } from './pack/row-types.ts';

/** Where a claim can be filed. More than one county, or none for sure, means the person must confirm it. */
export type Venue = { readonly counties: readonly string[]; readonly toConfirm: boolean };

/**
 * `paused`: the claimant is under 18, so the time has not begun. `mixed`: the reasons of a claim stand differently.
 * `unknown`: nothing says which law counts.
 */
export type LimitStatus = 'open' | 'soon' | 'last_day' | 'may_have_passed' | 'paused' | 'mixed' | 'unknown';

/** Until when one reason of a claim can be filed. The day is as counted, never moved off a weekend or holiday. */
export type ReasonLimit = {
  readonly reason: string;
  readonly status: Exclude<LimitStatus, 'mixed' | 'unknown'>;
  /** Null when the time is paused and nobody knows until when. */
  readonly lastDay: CalendarDate | null;
  readonly cite: string;
  readonly rowId: string;
  readonly certainty: Certainty;
};

/** Until when the law lets this claim be filed, by its kind and the day it happened. */
export type TimeLimit = {
  readonly status: LimitStatus;
  /** The earliest last day; of mixed reasons the earliest that is not over. */
  readonly lastDay: CalendarDate | null;
  readonly cite: string | null;
  readonly certainty: Certainty;
  readonly byReason: readonly ReasonLimit[];
  readonly rowIds: readonly string[];
};

export type CourtFees = {
  readonly filing: Cents;
  readonly extraDefendants: Cents;
  readonly service: Cents;
  /** Defendants the court mails the papers to, and what it takes for each. It mails to nobody outside its State. */
  readonly mailed: number;
  readonly serviceEach: Cents;
  /** What filing and service cost together; a jury comes on top. */
  readonly total: Cents;
  /** Null where no jury is known to sit. */
  readonly jury: { readonly fee: Cents; readonly certainty: Certainty; readonly rowId: string } | null;
  readonly rowIds: readonly string[];
  /** Of filing and service, without the jury. */
  readonly certainty: Certainty;
};

/** Who may go to court without a lawyer. `unclear`: what the business is decides, and nobody said. */
export type AppearsAlone = 'yes' | 'no' | 'unclear';

export type FindingSeverity = 'info' | 'warning' | 'stop';

/** What a stop keeps the product from making. */
export type StoppedDocument = 'letter' | 'papers';

/** A general rule that touches this claim. The sentence for `code` is in the catalogues. */
export type Finding = {
  readonly code: FindingCode;
  readonly severity: FindingSeverity;
  /** What a stop stops; empty for everything else. */
  readonly documents: readonly StoppedDocument[];
  readonly params: Readonly<Record<string, string>>;
  readonly source: string;
  readonly certainty: Certainty;
};

/** A sentence of law a letter may use, with the facts that must be true first. */
export type LawSentence = {
  readonly key: string;
  readonly text: string;
  readonly cite: string;
  readonly source: string;
  /** How sure the rule is; absent when a pack does not say. */
  readonly certainty?: Certainty;
  /** What it is about in a few words, where a complaint names it: "used cars from a dealer". */
  readonly pleads?: string;
};

/** Where papers are filed in one county. `box` is '' where mail goes to the street. */
export type CourtOffice = {
  /** As it is above its address. */
  readonly name: string;
  readonly county: string;
  readonly docketPrefix: string;
  readonly building: string;
  readonly street: string;
  readonly box: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  /** Of the address and the telephone, the less sure one. */
  readonly certainty: Certainty;
  readonly rowIds: readonly string[];
};

export type ComplaintKind = 'contract' | 'security_deposit' | 'rent' | 'tort' | 'motor_vehicle';
export type CourtFormKey =
  | 'complaint'
  | 'vehicle_complaint'
  | 'summons'
  | 'fee_waiver'
  | 'default_proof'
  /** What the court's own list offers to take home: complaint, summons and instructions together. */
  | 'kit'
  | 'vehicle_kit';
/** A form of the court's own; null for what no source names. `revision` as the form prints it. */
export type CourtForm = {
  readonly title: string;
  readonly number: string | null;
  readonly appendix: string | null;
  readonly revision: string | null;
};

/** Days, months or years unless the name ends in Cents, Percent, Megabytes or Letters. */
export type CourtFigureKey =
  | 'answerDays'
  | 'defaultDateDays'
  | 'hearingFromDays'
  | 'hearingToDays'
  | 'trialFromMonths'
  | 'trialToMonths'
  | 'newAddressDays'
  | 'restoreYears'
  | 'defaultJudgmentMonths'
  | 'appealDays'
  | 'waiverIncomePercent'
  | 'waiverAssetsCents'
  | 'waiverRepayCents'
  | 'waiverIncomeMonths'
  | 'waiverBankMonths'
  | 'povertyOneCents'
  | 'povertyFurtherCents'
  | 'officerFirstCents'
  | 'officerFurtherCents'
  | 'fileMegabytes'
  | 'fileNameLetters'
  | 'businessNameLetters'
  | 'firstNameLetters'
  | 'lastNameLetters'
  | 'addressLineLetters'
  | 'cityLetters';

/** Words a rule prescribes, and names of things at the court, as papers print them. */
export type CourtTextKey =
  | 'certification'
  | 'redaction'
  | 'identifiers'
  | 'payee'
  | 'electronicFiling'
  | 'electronicFormats'
  | 'relay'
  | 'freeHelp'
  | CourtPageKey;

/** Addresses of official pages, as a browser opens them. */
export type CourtPageKey =
  | 'formsPage'
  | 'smallClaimsPage'
  | 'specialCivilPage'
  | 'electronicFilingPage'
  | 'feeWaiverPage'
  | 'militaryPage'
  | 'businessPage';

/** What a court system must supply before the product makes papers for its courts. */
export type CourtPapersRules = {
  readonly captionOf: (part: PapersPart) => {
    readonly court: readonly string[];
    /** Stands before the docket number, which the court gives. */
    readonly docket: string;
    /** As in "Small Claims Complaint". */
    readonly partName: string;
  };
  readonly officeOf: (county: string, on: CalendarDate) => CourtOffice | null;
  readonly formOf: (key: CourtFormKey, part: PapersPart, on: CalendarDate) => DatedRow<CourtForm> | null;
  readonly figure: (key: CourtFigureKey, on: CalendarDate) => DatedRow<number> | null;
  readonly text: (key: CourtTextKey, on: CalendarDate) => DatedRow<string>;
  /** Null when the reasons leave it open: the person marks the kind by hand. */
  readonly complaintKindOf: (claim: FitClaim) => ComplaintKind | null;
  /** What interest is asked for until a judgment. */
  readonly interestOf: (claim: FitClaim) => DatedRow<InterestRule>;
  /** The kinds that the complaint for this kind of claim offers to tick. */
  readonly complaintKinds: (
    part: PapersPart,
    kind: ComplaintKind | null,
  ) => readonly { readonly kind: ComplaintKind; readonly label: string }[];
};

/** What a court system says of itself. Light, so that the browser can hold it without the tables of a pack. */
export type Locality = {
  readonly id: string;
  /** Two-letter state code. */
  readonly state: string;
  readonly stateName: string;
  /** Days count by the wall clock of the courts. */
  readonly timeZone: string;
  /** What a claimant declares by signing. English, as the letter is. */
  readonly declaration: string;
  /** The rule of evidence that keeps an offer to settle from being used as proof of what is owed. */
  readonly settlementRule: string;
  /** Laws that multiply an amount, and clocks of the law that derived sentences name. */
  readonly multiples: readonly MultipleRule[];
  /** Names of this place's own public bodies. They only ask: a name decides nothing. */
  readonly publicNames: readonly PublicName[];
  /** Days of a clock by its key on a day; null where no row of ours gives it. */
  readonly clockDays: (clock: string, on: CalendarDate) => number | null;
};

/** Days, months, years, miles or percent unless the name ends in Cents. */
export type TrialFigureKey =
  | 'witnessDayCents'
  | 'witnessTravelCents'
  | 'witnessTravelMiles'
  | 'writCents'
  | 'writYears'
  | 'officerPercent'
  | 'wageExecutionCents'
  | 'wageWeekCents'
  | 'wageObjectionHandedDays'
  | 'wageObjectionMailedDays'
  | 'wageFileDays'
  | 'wageLowPercent'
  | 'wagePovertyPercent'
  | 'wageHighPercent'
  | 'keptGoodsCents'
  | 'docketingCents'
  | 'judgmentYears'
  | 'questionsDays'
  | 'questionsMonths';

/** Rules in plain words, and names of forms, as trial papers print them. */
export type TrialTextKey =
  | 'subpoenaIssued'
  | 'subpoenaServed'
  | 'subpoenaRecords'
  | 'settleSmallClaims'
  | 'settleSpecialCivil'
  | 'absent'
  | 'talksPrivate'
  | 'minorSettles'
  | 'discoverySmallClaims'
  | 'discoverySpecialCivil'
  | 'interpreter'
  | 'questionsForm'
  | 'writForm'
  | 'wageForm'
  | 'noRealEstate'
  | 'satisfied';

/** One thing a judge hears about before such a claim can succeed. Names are as {plaintiff} and {defendant}. */
export type TrialElement = {
  /** "deposit.paid": the theory's key, then its own. */
  readonly key: string;
  readonly text: string;
  /** What people bring to show it. */
  readonly bring: string;
  /** An open question to a witness who knows of it. */
  readonly ask: string;
  /** The filled cards that speak of it: all that is named must hold. */
  readonly statedBy: {
    readonly elements?: readonly CardElement[];
    readonly phases?: readonly Phase[];
    readonly cards?: readonly string[];
    /** Cards that speak of it only with one of these answers; with none given, never. */
    readonly only?: Readonly<Record<string, readonly Conditions[]>>;
    /** The other side must show the contrary, so papers that say nothing of it lack nothing. */
    readonly isTheirsToShow?: true;
    readonly needless?: Needless;
  };
};

/** When a point does not matter: a card's answer says so, or a day is not before another, both known to the day. */
export type Needless = {
  readonly answers: Readonly<Record<string, readonly Conditions[]>>;
  readonly notBefore: { readonly day: SlotOfCard; readonly other: SlotOfCard };
};
type SlotOfCard = { readonly card: string; readonly slot: string };

/**
 * Something the other side often says. `against` names the elements it attacks, `answeredBy` the filled cards that answer
 * it, the most to the point first; null where none does.
 */
export type TrialDefence = {
  readonly says: string;
  readonly against: readonly string[];
  readonly answeredBy: (Pick<TrialElement['statedBy'], 'only'> & { readonly cards: readonly string[] }) | null;
};

/** A kind of claim as a court takes it apart. */
export type TrialTheory = {
  readonly key: string;
  readonly title: string;
  readonly elements: readonly TrialElement[];
  readonly defences: readonly TrialDefence[];
  /** Where the rule stands. */
  readonly cite: DatedRow<string>;
  /** A claim for harm, not for a broken agreement: interest before a judgment has a rule of its own. */
  readonly isHarm: boolean;
};

/** Interest on a sum for a time, by the rates of each year. */
export type TrialInterest = {
  readonly total: Cents;
  readonly parts: readonly {
    readonly year: number;
    readonly days: number;
    readonly rate: RateMillionths;
    readonly interest: Cents;
    readonly rowId: string;
  }[];
  readonly rowIds: readonly string[];
  readonly certainty: Certainty;
};

/** What a court system must supply before the product prepares somebody for its trials. */
export type TrialRules = {
  readonly figure: (key: TrialFigureKey, on: CalendarDate) => DatedRow<number>;
  readonly text: (key: TrialTextKey, on: CalendarDate) => DatedRow<string>;
  /** By the claim's reasons and what the claimant is in them; at least one. */
  readonly theoriesOf: (claim: FitClaim) => readonly TrialTheory[];
  /** A point of any theory, by its key. Null for one that is no point any more. */
  readonly point: (key: string) => TrialElement | null;
  /** Null when a rate of that time is not known. `whole` decides which rate counts, `sum` bears the interest. */
  readonly interestOn: (whole: Cents, sum: Cents, from: CalendarDate, to: CalendarDate) => TrialInterest | null;
  /** The yearly rate on a judgment of this sum, in millionths; null when that year's is not known. */
  readonly judgmentRate: (sum: Cents, on: CalendarDate) => DatedRow<RateMillionths> | null;
};

/**
 * What every court system must supply, besides how it is spoken of in each language (`LocalWords` and its neighbours in
 * pack/local-words.ts). Nothing outside a pack names a state or holds a legal figure.
 */
export type JurisdictionPack = Locality & {
  readonly courtPartOf: (
    demand: Cents,
    on: CalendarDate,
  ) => { readonly part: CourtPart; readonly rowIds: readonly string[] };
  /** The amounts up to which each part hears a claim, smallest first. The last part has no limit (null). */
  readonly courtParts: (
    on: CalendarDate,
  ) => readonly { readonly part: CourtPart; readonly upTo: Cents | null; readonly name: string }[];
  /** The court's name as a letter prints it, such as "the Small Claims Division of the District Court". */
  readonly courtName: (part: CourtPart) => string;
  readonly venueOf: (claim: FitClaim) => Venue;
  /** Every county a claim can be filed in. */
  readonly counties: readonly string[];
  /** County names for an address, from its municipality first and its ZIP second; empty outside the state. */
  readonly countiesOf: (address: PostalAddress) => readonly string[];
  readonly timeLimitOf: (claim: FitClaim, today: CalendarDate) => TimeLimit;
  /** `mailed`: how many of the defendants the court's mail serves; all of them when absent. */
  readonly feesOf: (
    part: CourtPart,
    demand: Cents,
    defendants: number,
    on: CalendarDate,
    mailed?: number,
  ) => CourtFees | null;
  readonly isCourtDay: (date: CalendarDate) => boolean;
  /** The day itself when it is a court day, else the next one. */
  readonly courtDayOnOrAfter: (date: CalendarDate) => CalendarDate;
  /** Days to pay that a letter names when nothing about the claim asks for more. */
  readonly usualResponseDays: number;
  /** Fewest days the other side gets to pay for this claim, and the default. */
  readonly responseDays: (claim: FitClaim) => { readonly least: number; readonly usual: number };
  /** Sentences whose conditions this claim is known to meet; at most three, most specific first. */
  readonly lawFor: (claim: Claim) => readonly LawSentence[];
  /** Whether the claimant may go to court without a lawyer, with what is asked for after anything given up. */
  readonly mayAppearAlone: (claim: FitClaim, today: CalendarDate) => AppearsAlone;
  /** The prescribed notice about a returned check, where an operator supplied its wording. We never write one. */
  readonly returnedCheckNotice?: { readonly english: string; readonly spanish: string };
  readonly findingsFor: (claim: FitClaim, today: CalendarDate) => readonly Finding[];
  /** Absent where the product makes no court papers. */
  readonly courtPapers?: CourtPapersRules;
  /** Absent where nobody is led through filing. */
  readonly filing?: FilingRules;
  /** Absent where nobody is prepared for a trial. */
  readonly trial?: TrialRules;
};
