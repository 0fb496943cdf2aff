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
import type { LetterDecisions } from '../../letters/compose/letter-decisions.ts';
import type { CleanDetails } from '../complaint/clean-details.ts';
import type { ComplaintFacts, CourtSentence } from '../complaint/complaint-facts.ts';
import type { PaperParties } from './paper-parties.ts';
import type { PaperBlock, PaperLink, Sheet, SheetKind } from './paper-blocks.ts';

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
  readonly told: ClaimFacts;
  /** The facts sentence by sentence, from cards and own words, as the letter holds them. */
  readonly sentences: readonly CourtSentence[];
  readonly details: CleanDetails;
  /** What the person settled for the letter, which holds for the court too. */
  readonly decisions: LetterDecisions;
  /** The last day to pay that the letter names, where it is known. */
  readonly payBy: CalendarDate | null;
  /** A name or the story holds signs no font has; question marks stand in their place. */
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
