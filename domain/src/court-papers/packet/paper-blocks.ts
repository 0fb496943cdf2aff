import type { CalendarDate } from '../../calendar/index.ts';
import type { CardLanguage } from '../../fact-cards/index.ts';
import type { CourtFormKey, PapersPart } from '../../jurisdictions/pack.ts';
import type { ReadingFacts } from '../readings/reading-facts.ts';

/** A value of a form under its label; '' leaves a line to write on. */
export type PaperField = {
  readonly label: string;
  readonly value: string;
  /** A paper that is signed with this line empty lacks nothing. */
  readonly mayStayEmpty?: true;
};

/** A box to tick. */
export type PaperChoice = { readonly text: string; readonly isTicked: boolean };

/** A yes or no question of a form; null leaves both boxes open, for the person to tick by hand. */
export type PaperQuestion = { readonly text: string; readonly answer: boolean | null; readonly detail: string };

/** A row of an amount table. `rowId` names the dated row the amount comes from; '' for a sum or an empty line. */
export type PaperAmount = {
  readonly label: string;
  readonly amount: string;
  readonly rowId: string;
  readonly isTotal: boolean;
};

/** A page to open: what it is for, its address, and the address as it is printed. */
export type PaperLink = { readonly text: string; readonly href: string; readonly shown: string };

/** What is on the lines of a signed paper, besides the mark itself. */
export type PaperSignature = {
  /** "November 21, 2026". */
  readonly date: string;
  /** The mark in words, for who cannot see it. */
  readonly alt: string;
  /** When and how it was signed, and the fingerprint of the text that was. */
  readonly note: string;
  /** Which of the further plaintiffs signed there, from 1; absent for the first plaintiff. */
  readonly seat?: number | undefined;
};

/** What a sheet is made of, top to bottom. The template gives each kind its looks and adds no words. */
export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** Set apart in a box: what must not be missed. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'steps'; readonly items: readonly { readonly head: string; readonly text: string }[] }
  | { readonly kind: 'checklist'; readonly items: readonly string[] }
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'fields'; readonly columns: 1 | 2 | 3; readonly fields: readonly PaperField[] }
  /** Fields of one party, with its title. */
  | { readonly kind: 'party'; readonly title: string; readonly fields: readonly PaperField[] }
  /**
   * The head of a court paper: who files it at the left under blank space for the clerk, then the caption. The docket
   * number stays blank for the court.
   */
  | {
      readonly kind: 'caption';
      readonly filer: readonly string[];
      readonly court: readonly string[];
      readonly county: string;
      /** "Docket No. SC-": what comes before the line the court fills. */
      readonly docket: string;
      readonly docketNote: string;
      readonly plaintiffs: readonly string[];
      readonly plaintiffRole: string;
      readonly versus: string;
      readonly defendants: readonly string[];
      readonly defendantRole: string;
      readonly action: string;
      readonly paper: string;
      /** Room for the clerk's stamp above the caption. */
      readonly hasClerkSpace: boolean;
    }
  | {
      readonly kind: 'choices';
      readonly label: string;
      readonly columns: 1 | 2;
      readonly options: readonly PaperChoice[];
    }
  | {
      readonly kind: 'questions';
      readonly heads: readonly [string, string, string, string];
      readonly rows: readonly PaperQuestion[];
    }
  | { readonly kind: 'numbered'; readonly start: number; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'amounts';
      readonly heads: readonly [string, string];
      readonly rows: readonly PaperAmount[];
    }
  /** Pages to open. `shown` is the address as it is printed, for who reads on paper. */
  | { readonly kind: 'links'; readonly items: readonly PaperLink[] }
  | {
      readonly kind: 'table';
      readonly heads: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** A row for each plaintiff, whose last cell is filled in with the day that one signs. */
      readonly isSigners?: true;
    }
  /** Statements (or none), then date and signature lines. They stay empty unless `signed` tells how it was signed. */
  | {
      readonly kind: 'signature';
      readonly statements: readonly string[];
      readonly dateLabel: string;
      readonly signLabel: string;
      readonly nameLabel: string;
      readonly printedName: string;
      readonly note: string;
      readonly signed?: PaperSignature;
    }
  /** The same for a further plaintiff, who signs on the screen after the first one, or by hand. */
  | {
      readonly kind: 'co_signature';
      readonly statements: readonly string[];
      readonly dateLabel: string;
      readonly signLabel: string;
      readonly nameLabel: string;
      readonly printedName: string;
      readonly note: string;
      readonly signed?: PaperSignature;
    }
  /** Lines to write on by hand. */
  | { readonly kind: 'write'; readonly label: string; readonly lines: number }
  /** A part of a form that only the court fills. No sheet has one now; papers that were stored before may. */
  | { readonly kind: 'court_only'; readonly labels: readonly string[] };

export type SheetKind =
  | 'cover'
  | 'complaint'
  | 'continuation'
  | 'summons'
  | 'fees'
  | 'filing'
  | 'service'
  | 'after_filing'
  | 'fee_waiver'
  | 'proof'
  | 'court_help'
  | 'military'
  | 'default_proof';

/** One sheet: it begins on a separate page and may run over several. */
export type Sheet = {
  readonly kind: SheetKind;
  readonly title: string;
  /** What a person keeps is in their language; absent where it is English. */
  readonly language?: CardLanguage;
  /** What stands before a page's number, and before how many there are; absent where it is English. */
  readonly pageWords?: readonly string[];
  /** The small print at the foot: what the sheet is, and what to compare it with. */
  readonly footer: string;
  readonly blocks: readonly PaperBlock[];
  /** The dated rows its figures and prescribed words come from. */
  readonly rowIds: readonly string[];
};

/** `read`: the whole packet, for the claimant. `file`: goes to the court now. `later`: prepared, and kept apart. */
export type FileStage = 'read' | 'file' | 'later';
export type PaperFileKind = 'packet' | 'complaint' | 'summons' | 'service' | 'military' | 'default_proof';

/** One PDF. */
export type PaperFile = {
  readonly kind: PaperFileKind;
  readonly stage: FileStage;
  /** Letters, digits and dashes only, so that a court's system takes it. */
  readonly fileName: string;
  readonly title: string;
  readonly sheets: readonly Sheet[];
};

/** What a clerk looks for, beside the files, so that the made PDFs can be checked against it. */
export type PacketFacts = {
  readonly plaintiffs: readonly string[];
  readonly defendants: readonly string[];
  /** Each party's address lines. */
  readonly addresses: readonly (readonly string[])[];
  /** The address lines of those the request for service names. Absent in papers settled before it was stored. */
  readonly served?: readonly (readonly string[])[] | undefined;
  readonly county: string;
  /** "$2,450.00". */
  readonly demand: string;
  /** The highest demand the part hears, in cents; null when it has no limit. */
  readonly limitCents: number | null;
  readonly demandCents: number;
  readonly countyIsAllowed: boolean;
  readonly lastParagraph: number;
};

/** What the complaint must say. It goes on the attached sheet when the form has no place for any of `keys`. */
export type NeededPart = { readonly keys: readonly string[]; readonly label: string; readonly text: string };

/** What is written into the court's own complaint form, where a site has it. See `official-form-keys.ts` for the keys. */
export type OfficialFormData = {
  readonly part: PapersPart;
  readonly paper: CourtFormKey;
  readonly texts: Readonly<Record<string, string>>;
  readonly ticked: readonly string[];
  readonly needed: readonly NeededPart[];
  /** The attached sheet; what it holds comes before its block number `insertAt`. */
  readonly sheet: Sheet;
  readonly insertAt: number;
};

export type CourtPacket = {
  readonly part: PapersPart;
  readonly county: string;
  readonly author: string;
  /** At the head of every page after a sheet's first: "Ana Reyes v. Tom Lee". */
  readonly runningHead: string;
  readonly preparedOn: CalendarDate;
  /** The packet to read first, then what to file in order, then what is kept for later. */
  readonly files: readonly PaperFile[];
  /** Takes the first sheet's place once the complaint is signed. */
  readonly signedCover: Sheet;
  readonly facts: PacketFacts;
  /** What the three readings compare the made papers with. */
  readonly readings: ReadingFacts;
  /** For the court's own complaint form, where the site has it. */
  readonly officialForm: OfficialFormData;
  readonly rowIds: readonly string[];
};
