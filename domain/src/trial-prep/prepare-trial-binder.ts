import type { CalendarDate } from '../calendar/index.ts';
import type { ClaimFit } from '../claim-fit/index.ts';
import type { Claim } from '../claims/claim.ts';
import { openCase } from '../court-papers/packet/prepare-packet.ts';
import type { GuideReader, PaperStop } from '../court-papers/packet/prepare-packet.ts';
import { runningHead } from '../court-papers/wording/forms.ts';
import { needsConfirming } from '../jurisdictions/pack/stops.ts';
import type { JurisdictionPack } from '../jurisdictions/pack.ts';
import { type LetterDecisions, noDecisions } from '../letters/compose/letter-decisions.ts';
import { err, ok, type Result } from '../result/index.ts';
import { type CleanNotes, cleanNotes } from './clean-notes.ts';
import { worksheetOf } from './money.ts';
import { proofsOf } from './proofs.ts';
import { collectingSheet } from './sheets/collecting.ts';
import { courtDaySheet } from './sheets/court-day.ts';
import { coverSheet } from './sheets/cover.ts';
import { hearingSheet } from './sheets/hearing.ts';
import { mediationSheet } from './sheets/mediation.ts';
import { moneySheet } from './sheets/money.ts';
import { otherSideSheet } from './sheets/other-side.ts';
import { outlineSheet } from './sheets/outline.ts';
import { readingSheet } from './sheets/reading.ts';
import { settlementSheet } from './sheets/settlement.ts';
import { subpoenaSheet, witnessSheet } from './sheets/witnesses.ts';
import { COLLECTING } from './wording/collecting.ts';
import { MEDIATION, SETTLEMENT } from './wording/mediation.ts';
import { MONEY } from './wording/money.ts';
import { COVER, OUTLINE } from './wording/outline.ts';
import type { TrialCase, TrialSheet } from './trial-context.ts';
import type { LowestFigure, TrialNotes } from './trial-notes.ts';
import type { ApprovedLetter, TrialExhibit } from './trial-record.ts';

/** `read`: to prepare with. `hand_over`: goes to the judge or the other side. `private`: for the claimant alone. */
export type TrialStage = 'read' | 'hand_over' | 'private' | 'later';
export type TrialFileKind = 'book' | 'outline' | 'money' | 'settlement' | 'mediation' | 'collecting';

/** One PDF. */
export type TrialFile = {
  readonly kind: TrialFileKind;
  readonly stage: TrialStage;
  readonly fileName: string;
  readonly title: string;
  readonly sheets: readonly TrialSheet[];
};

export type TrialBinder = {
  readonly author: string;
  readonly runningHead: string;
  readonly preparedOn: CalendarDate;
  readonly files: readonly TrialFile[];
  readonly rowIds: readonly string[];
};

export type TrialBinderInput = {
  readonly claim: Claim;
  /** The claim's fit on `today`. */
  readonly fit: ClaimFit;
  readonly pack: JurisdictionPack;
  readonly today: CalendarDate;
  readonly decisions?: LetterDecisions;
  readonly letter: ApprovedLetter;
  /** In the order of their marks. */
  readonly exhibits: readonly TrialExhibit[];
  readonly notes: TrialNotes;
  readonly lowest: LowestFigure;
  /** The language of the guides that the person keeps; absent: English. */
  readonly reader?: GuideReader;
  /** Some sign of the answers cannot be printed and shows as a question mark. */
  readonly hasReplacedSigns?: boolean;
};

/** Court papers and trial papers are kept from being made by the same things. */
export type TrialStop = PaperStop;

/** Writes the papers that prepare a claimant for the trial. The same input always gives the same papers. */
export function prepareTrialBinder(input: TrialBinderInput): Result<TrialBinder, TrialStop> {
  const opened = openCase(input);
  if (!opened.ok) return opened;
  const paper = opened.value;
  const rules = input.pack.trial;
  if (rules === undefined) return err({ code: 'papers.not_here' });
  const clean = cleanNotes(input.notes, input.exhibits);
  const trial = trialCase(input, paper, rules, clean);
  const outline = outlineSheet(trial);
  const money = moneySheet(trial);
  const sheets: readonly TrialSheet[] = [
    outline,
    money,
    hearingSheet(trial),
    otherSideSheet(trial),
    witnessSheet(trial),
    subpoenaSheet(trial),
    courtDaySheet(trial),
    ...(paper.guides.language === 'en' ? [] : [readingSheet(trial)]),
  ];
  const cover = coverSheet(trial, sheets, { hasLeftOutNumbers: clean.hasLeftOutNumbers });
  const mediation = mediationSheet(trial, input.lowest);
  const settlement = settlementSheet(trial);
  const collecting = collectingSheet(trial);
  const files: readonly TrialFile[] = [
    { kind: 'book', stage: 'read', fileName: 'Trial-Papers.pdf', title: COVER.title, sheets: [cover, ...sheets] },
    one('outline', 'read', 'Story-on-One-Page', outline),
    { ...one('mediation', 'private', 'Private-Mediation-Notes', mediation), title: MEDIATION.title },
    one('money', 'hand_over', 'Money-Worksheet', money),
    one('settlement', 'hand_over', 'Settlement-Agreement', settlement),
    { ...one('collecting', 'later', 'Collecting-After-a-Judgment', collecting), title: COLLECTING.title },
  ];
  const names = (side: typeof paper.parties.plaintiffs): readonly string[] => side.map(({ caption }) => caption);
  return ok({
    author: paper.parties.plaintiffs.map(({ name }) => name).join(', '),
    runningHead: runningHead(names(paper.parties.plaintiffs), names(paper.parties.defendants)),
    preparedOn: paper.today,
    files,
    rowIds: [...new Set(files.flatMap((file) => file.sheets.flatMap(({ rowIds }) => rowIds)))],
  });
}

const one = (kind: TrialFileKind, stage: TrialStage, name: string, sheet: TrialSheet): TrialFile => ({
  kind,
  stage,
  fileName: `${name}.pdf`,
  title: sheet.title,
  sheets: [sheet],
});

function trialCase(
  { claim, pack, letter, decisions = noDecisions }: TrialBinderInput,
  paper: TrialCase['paper'],
  rules: TrialCase['rules'],
  { notes, exhibits }: CleanNotes,
): TrialCase {
  const theories = rules.theoriesOf(claim);
  const isHarm = theories.every((theory) => theory.isHarm);
  const law = pack
    .lawFor(claim)
    .filter(({ key }) => !decisions.lawOut.includes(key))
    .map(({ text, cite, certainty }) => ({ text, cite, isSure: !needsConfirming(certainty ?? 'unverified') }));
  return {
    paper,
    rules,
    notes,
    exhibits,
    letter,
    theories,
    isHarm,
    proofs: proofsOf({ theories, notes, exhibits, paper }),
    money: worksheetOf({ paper, rules, notes }),
    law,
  };
}

/** What the PDFs for the trial are called. Not for the browser: it brings every guide along. */
export const TRIAL_TITLES: readonly string[] = [COVER, OUTLINE, MEDIATION, MONEY, SETTLEMENT, COLLECTING].map(
  ({ title }) => title,
);
