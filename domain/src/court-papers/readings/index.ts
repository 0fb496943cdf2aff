import type { PacketProblem } from './check-paper.ts';
import type { PaperFileKind } from '../packet/paper-blocks.ts';
import { clerkLines } from './clerk-lines.ts';
import { judgeLines } from './judge-lines.ts';
import { openPacket } from './open-packet.ts';
import { opponentLines } from './opponent-lines.ts';
import type { ReadingFacts } from './reading-facts.ts';
import type { LineRule, LineSeverity, Mend, ReadFile, Reading } from './reading-line.ts';

export type { UnequalPay } from './pay-sums.ts';
export type { ReadingFacts } from './reading-facts.ts';
export {
  LINE_SEVERITIES,
  type LineSeverity,
  type Mend,
  MENDS,
  type ReadFile,
  type Reading,
  READINGS,
} from './reading-line.ts';

type Lines = typeof clerkLines | typeof judgeLines | typeof opponentLines;
export type LineCode = Lines[number]['code'];

/** What only we can have done wrong: the papers are made again. */
export type OurFault =
  | Exclude<PacketProblem, 'private_number' | 'speaks_of_military'>
  | Extract<Lines[number], { readonly mend: 'papers' }>['code'];

/** One thing one of the readers looks for, and what is done about it. */
export type ReadingLine = Omit<LineRule<LineCode>, 'find'> & { readonly reading: Reading };

const RULES: readonly (LineRule<LineCode> & { readonly reading: Reading })[] = [
  ...clerkLines.map((line) => ({ ...line, reading: 'clerk' as const })),
  ...judgeLines.map((line) => ({ ...line, reading: 'judge' as const })),
  ...opponentLines.map((line) => ({ ...line, reading: 'opponent' as const })),
];

/** Every line of the three readings, in the order they are read. */
export const PAPER_LINES: readonly ReadingLine[] = RULES.map(({ find: _find, ...line }) => line);

const OURS: ReadonlySet<LineCode> = new Set(PAPER_LINES.flatMap(({ code, mend }) => (mend === 'papers' ? [code] : [])));
export const isOurFault = (code: LineCode): code is OurFault => OURS.has(code);

const HOLDING: ReadonlySet<string> = new Set(
  PAPER_LINES.flatMap(({ code, blocksSigning }) => (blocksSigning === true ? [code] : [])),
);
/** Whether something in the complaint is not decided, so that nobody certifies it on the screen. */
export const blocksSigning = (codes: readonly string[]): boolean => codes.some((code) => HOLDING.has(code));

/** A line that stands, and the papers it was found in. */
export type FoundLine = {
  readonly reading: Reading;
  readonly code: LineCode;
  readonly severity: LineSeverity;
  readonly mend: Mend;
  readonly papers: readonly PaperFileKind[];
};

/** Reads the made papers of a packet three times: as the clerk, as the judge, as the other side. */
export function readPacket(files: readonly ReadFile[], expected: ReadingFacts): readonly FoundLine[] {
  const packet = openPacket(files, expected);
  return RULES.flatMap(({ reading, code, severity, mend, find }) => {
    const papers = find(packet);
    return papers.length === 0 ? [] : [{ reading, code, severity, mend, papers }];
  });
}
