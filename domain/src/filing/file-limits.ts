import { MEGABYTE } from '../jurisdictions/pack/filing-rules.ts';
import { addYears, type CalendarDate, isBefore } from '../calendar/index.ts';
import type { ElectronicFiling, FilingLimitKey, FilingRow } from '../jurisdictions/pack/filing-rules.ts';

/** Our own choice: what a page said longer ago than this may have changed, so it is to be confirmed. */
const FRESH_YEARS = 2;

/** Whether a person should confirm this before relying on it: not read on a court's page, or long ago. */
export const isToConfirm = ({ certainty, saidOn }: FilingRow<unknown>, today: CalendarDate): boolean =>
  saidOn === null ||
  (certainty !== 'official' && certainty !== 'official-copy') ||
  isBefore(saidOn, addYears(today, -FRESH_YEARS));

/** A file as it would be uploaded. */
export type FileToFile = {
  readonly name: string;
  readonly bytes: number;
  /** Opens only with a password. */
  readonly isLocked: boolean;
  readonly isEvidence: boolean;
};

export const FILE_PROBLEMS = [
  'filing.wrong_format',
  'filing.too_large',
  'filing.name_too_long',
  'filing.name_signs',
  'filing.locked',
  'filing.evidence',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9 ._-]*$/;

/** What keeps the court's system from taking a file; empty when nothing we know of does. */
export function fileProblems(file: FileToFile, limits: ElectronicFiling): readonly FileProblem[] {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  const found: Readonly<Record<FileProblem, boolean>> = {
    'filing.wrong_format': !limits.formats.value.includes(ending),
    'filing.too_large': file.bytes > limits.megabytes.value * MEGABYTE,
    'filing.name_too_long': [...file.name].length > limits.nameLetters.value,
    'filing.name_signs': limits.plainNames.value && !PLAIN_NAME.test(file.name),
    'filing.locked': limits.unlocked.value && file.isLocked,
    'filing.evidence': limits.noEvidence.value && file.isEvidence,
  };
  return FILE_PROBLEMS.filter((problem) => found[problem]);
}

/** Every limit, in the order in which somebody meets them. */
export const FILING_LIMIT_KEYS = [
  'computerOnly',
  'ownAccount',
  'formats',
  'megabytes',
  'nameLetters',
  'plainNames',
  'unlocked',
  'noEvidence',
  'oneSubmission',
  'payments',
  'cardSurcharge',
] as const satisfies readonly FilingLimitKey[];
