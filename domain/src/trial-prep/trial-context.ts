import type { PaperBlock } from '../court-papers/packet/paper-blocks.ts';
import { ENGLISH_GUIDES, type Guides, type PaperCase } from '../court-papers/packet/paper-context.ts';
import type { GuideWords } from '../court-papers/wording/guide-words.ts';
import type { CardLanguage } from '../fact-cards/index.ts';
import type {
  CourtFigureKey,
  CourtOffice,
  CourtTextKey,
  DatedRow,
  TrialFigureKey,
  TrialRules,
  TrialTextKey,
  TrialTheory,
} from '../jurisdictions/pack.ts';
import { cents, formatUsd } from '../money/index.ts';
import type { Worksheet } from './money.ts';
import type { PointProof } from './proofs.ts';
import type { TrialNotes } from './trial-notes.ts';
import { type TrialWords, trialWordsIn } from './wording/trial-words.ts';
import type { ApprovedLetter, TrialExhibit } from './trial-record.ts';

/** Everything the sheets are written from, but for the lowest figure: no sheet but one may see that. */
export type TrialCase = {
  readonly paper: PaperCase;
  readonly rules: TrialRules;
  /** Clean: ready to print. */
  readonly notes: TrialNotes;
  readonly exhibits: readonly TrialExhibit[];
  readonly letter: ApprovedLetter;
  readonly theories: readonly TrialTheory[];
  /** Every way of the claim is one for harm: nothing was agreed. */
  readonly isHarm: boolean;
  readonly proofs: readonly PointProof[];
  readonly money: Worksheet;
  /** Sentences of law the letter names, each with where it stands. */
  readonly law: readonly { readonly text: string; readonly cite: string; readonly isSure: boolean }[];
};

export type TrialSheetKind =
  | 'cover'
  | 'outline'
  | 'money'
  | 'hearing'
  | 'other_side'
  | 'witnesses'
  | 'subpoena'
  | 'court_day'
  | 'mediation'
  | 'settlement'
  | 'collecting'
  | 'reading';

export type TrialSheet = {
  readonly kind: TrialSheetKind;
  readonly title: string;
  /** What is kept is in the person's language; absent where it is English. */
  readonly language?: CardLanguage;
  readonly pageWords?: readonly string[];
  readonly footer: string;
  readonly blocks: readonly PaperBlock[];
  /** The dated rows its figures and rules come from. */
  readonly rowIds: readonly string[];
};

/** Reads dated rows for one sheet and remembers which it read. */
export type TrialRows = {
  readonly figure: (key: TrialFigureKey) => DatedRow<number>;
  readonly courtFigure: (key: CourtFigureKey) => DatedRow<number>;
  readonly courtText: (key: CourtTextKey) => string;
  /** "$35.00". */
  readonly money: (key: TrialFigureKey) => string;
  /** The rule, and that it is to be confirmed when no official text was read. */
  readonly rule: (key: TrialTextKey) => string;
  readonly name: (key: TrialTextKey) => string;
  /** " Please confirm with the clerk." when one of these is not sure; else ''. */
  readonly confirm: (...keys: readonly (TrialFigureKey | TrialTextKey)[]) => string;
  readonly office: () => CourtOffice;
  readonly note: (rowIds: readonly string[]) => void;
};

type Written = Pick<TrialSheet, 'title' | 'footer' | 'blocks'>;

/** Writes one sheet and puts down the rows it rests on. */
export function writeTrialSheet(
  { paper, rules }: Pick<TrialCase, 'paper' | 'rules'>,
  kind: TrialSheetKind,
  write: (rows: TrialRows) => Written,
  guides: Guides = ENGLISH_GUIDES,
): TrialSheet {
  const used = new Set<string>();
  const noted = <T>(row: DatedRow<T>): DatedRow<T> => {
    used.add(row.id);
    return row;
  };
  const { today, office } = paper;
  const figure = (key: TrialFigureKey): DatedRow<number> => noted(rules.figure(key, today));
  const text = (key: TrialTextKey): DatedRow<string> => noted(rules.text(key, today));
  const { toConfirm } = guides.words;
  const written = write({
    figure,
    courtFigure: (key) => {
      const row = paper.rules.figure(key, today);
      if (row === null) throw new RangeError(`no row tells ${key} on that day`);
      return noted(row);
    },
    courtText: (key) => noted(paper.rules.text(key, today)).value,
    money: (key) => formatUsd(cents(figure(key).value)),
    rule: (key) => {
      const row = text(key);
      return (guides.local?.rules[key] ?? row.value) + toConfirm(row.certainty);
    },
    name: (key) => text(key).value,
    confirm: (...keys) =>
      keys
        .map((key) => (isTextKey(key) ? text(key).certainty : figure(key).certainty))
        .map(toConfirm)
        .find((words) => words !== '') ?? '',
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

/** The same for a sheet that the person keeps, in their language. */
export function writeTrialGuide(
  trial: Pick<TrialCase, 'paper' | 'rules'>,
  kind: TrialSheetKind,
  write: (
    rows: TrialRows,
    words: TrialWords,
    guides: GuideWords,
  ) => Omit<Written, 'footer'> & Partial<Pick<Written, 'footer'>>,
): TrialSheet {
  const { guides } = trial.paper;
  const translated = trialWordsIn(guides.language);
  const sheet = writeTrialSheet(
    trial,
    kind,
    (rows) => ({ footer: guides.words.KEEP_FOOTER, ...write(rows, translated, guides.words) }),
    guides,
  );
  return guides.language === 'en' ? sheet : { ...sheet, language: guides.language, pageWords: guides.words.PAGE };
}

/** Figures end in what they count; names of rules do not. */
const isTextKey = (key: TrialFigureKey | TrialTextKey): key is TrialTextKey =>
  !/(?:Cents|Miles|Days|Months|Years|Percent)$/.test(key);
