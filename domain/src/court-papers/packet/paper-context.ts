import type { CalendarDate } from '../../calendar/index.ts';
import type { ClaimFacts } from '../../claim-facts/index.ts';
import type { ClaimFit } from '../../claim-fit/index.ts';
import type { Claim } from '../../claims/claim.ts';
import type {
  Certainty,
  ComplaintKind,
  CourtFees,
  CourtFigureKey,
  CourtForm,
  CourtFormKey,
  CourtOffice,
  CourtPapersRules,
  CourtTextKey,
  DatedRow,
  JurisdictionPack,
  PapersPart,
} from '../../jurisdictions/pack.ts';
import type { LocalTrialPoints } from '../../jurisdictions/pack/local-words.ts';
import type { LetterDecisions } from '../../letters/compose/letter-decisions.ts';
import type { CleanDetails } from '../complaint/clean-details.ts';
import type { ComplaintFacts, CourtSentence } from '../complaint/complaint-facts.ts';
import type { CardLanguage } from '../../fact-cards/index.ts';
import { type GuideWords, guideWordsIn } from '../wording/guide-words.ts';
import type { PaperParties } from './paper-parties.ts';
import type { PaperBlock, PaperLink, Sheet, SheetKind } from './paper-blocks.ts';

/** What the person keeps, in their language. */
export type Guides = {
  readonly language: CardLanguage;
  readonly words: GuideWords;
  /** What the pack says there of points, proofs, rules and private numbers; null for English, which is in its rows. */
  readonly local: LocalTrialPoints | null;
};

export const ENGLISH_GUIDES: Guides = {
  language: 'en',
  words: guideWordsIn('en'),
  local: null,
};

/** Everything the sheets are written from. */
export type PaperCase = {
  readonly claim: Claim;
  readonly fit: ClaimFit;
  readonly pack: JurisdictionPack;
  readonly rules: CourtPapersRules;
  readonly today: CalendarDate;
  readonly part: PapersPart;
  readonly county: string;
  readonly office: CourtOffice;
  readonly fees: CourtFees;
  readonly kind: ComplaintKind | null;
  readonly parties: PaperParties;
  readonly facts: ComplaintFacts;
  /** What the cards say and the one table of money, as a court hears them. */
  readonly cardFacts: ClaimFacts;
  /** The facts sentence by sentence, from cards and own words, as the letter holds them. */
  readonly sentences: readonly CourtSentence[];
  readonly details: CleanDetails;
  /** How what the person keeps is worded; what a court gets is English. */
  readonly guides: Guides;
  /** What the person settled for the letter. It applies to the court papers too. */
  readonly decisions: LetterDecisions;
  /** The last day to pay that the letter names, where it is known. */
  readonly payBy: CalendarDate | null;
  /** A name or the story has characters that no font has; question marks replace them. */
  readonly hasReplacedSigns: boolean;
};

/** Reads dated rows for one sheet and remembers which it read. */
export type RowReader = {
  readonly figure: (key: CourtFigureKey) => DatedRow<number>;
  readonly text: (key: CourtTextKey) => string;
  /** Null when the pack knows no such form. */
  readonly form: (key: CourtFormKey) => (CourtForm & { readonly certainty: Certainty }) | null;
  readonly office: () => CourtOffice;
  readonly note: (rowIds: readonly string[]) => void;
};

type Written = { readonly title: string; readonly footer: string; readonly blocks: readonly PaperBlock[] };

/** Writes one sheet and puts down the rows it rests on. */
export function writeSheet(paper: PaperCase, kind: SheetKind, write: (rows: RowReader) => Written): Sheet {
  const used = new Set<string>();
  const noted = <T>(row: DatedRow<T>): DatedRow<T> => {
    used.add(row.id);
    return row;
  };
  const { rules, today, part, office } = paper;
  const written = write({
    figure: (key) => {
      const row = rules.figure(key, today);
      if (row === null) throw new RangeError(`no row tells ${key} on that day`);
      return noted(row);
    },
    text: (key) => noted(rules.text(key, today)).value,
    form: (key) => {
      const row = rules.formOf(key, part, today);
      return row === null ? null : { ...noted(row).value, certainty: row.certainty };
    },
    office: () => {
      for (const id of office.rowIds) used.add(id);
      return office;
    },
    note: (rowIds) => {
      for (const id of rowIds) used.add(id);
    },
  });
  return { kind, ...written, rowIds: [...used] };
}

/** Writes one sheet that the person keeps, in their language. */
export function writeGuide(
  paper: PaperCase,
  kind: SheetKind,
  write: (rows: RowReader, words: GuideWords) => Omit<Written, 'footer'>,
): Sheet {
  const { language, words } = paper.guides;
  const sheet = writeSheet(paper, kind, (rows) => ({ ...write(rows, words), footer: words.KEEP_FOOTER }));
  return language === 'en' ? sheet : { ...sheet, language, pageWords: words.PAGE };
}

/** A page to open, printed without what a person need not type. */
export const linkTo = (text: string, href: string): PaperLink => ({
  text,
  href,
  shown: href.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, ''),
});

/** The kit on the court's own list that holds the forms of this case. */
export const kitForm = ({ kind }: PaperCase): CourtFormKey => (kind === 'motor_vehicle' ? 'vehicle_kit' : 'kit');

/** The complaint this case needs: a vehicle accident has one of its own. */
export const complaintForm = ({ kind }: PaperCase): CourtFormKey =>
  kind === 'motor_vehicle' ? 'vehicle_complaint' : 'complaint';
