import type { PacketProblem, ReadPaper } from './check-paper.ts';
import type { PaperFileKind } from '../packet/paper-blocks.ts';
import type { ReadingFacts } from './reading-facts.ts';

/** Who reads the papers: a clerk who may send them back, a judge who must find the claim in them, the other side. */
export const READINGS = ['clerk', 'judge', 'opponent'] as const;
export type Reading = (typeof READINGS)[number];

/** `stop`: no papers are handed out while it is there. `look`: the person is told, and may be right. */
export const LINE_SEVERITIES = ['stop', 'look'] as const;
export type LineSeverity = (typeof LINE_SEVERITIES)[number];

/**
 * Where it is mended. `letter`: cards, rows and own words, on the page of the letter. `facts`: the complaint's own
 * facts, on the page where it is read and signed. `answers`: what only court papers tell, on the same page: the county,
 * kinds of business and of case, the court's questions. `papers`: papers made again. `hand`: on the printed paper,
 * since names and addresses do not change after the payment.
 */
export const MENDS = ['letter', 'facts', 'answers', 'papers', 'hand'] as const;
export type Mend = (typeof MENDS)[number];

/** A made PDF, read back and checked by itself. */
export type ReadFile = ReadPaper & {
  readonly fileName: string;
  readonly bytes: number;
  readonly problems: readonly PacketProblem[];
};

/** All PDFs of a packet, as the lines ask about them. */
export type OpenedPacket = {
  readonly files: readonly ReadFile[];
  readonly expected: ReadingFacts;
  /** Whether a text is in the paper of this kind, over page ends too. Without such a paper nothing does. */
  readonly holds: (kind: PaperFileKind, wanted: string) => boolean;
  /** The numbered facts of the complaint and its continuation sheet as their pages tell them, on one line. */
  readonly facts: string;
};

/** One thing a reader looks for. */
export type LineRule<Code extends string> = {
  readonly code: Code;
  readonly severity: LineSeverity;
  readonly mend: Mend;
  /** The complaint is not signed on the screen while this is there: something in it is not decided. */
  readonly blocksSigning?: true;
  /** The papers in which it is found; none where it is not. */
  readonly find: (packet: OpenedPacket) => readonly PaperFileKind[];
};

export const lineIn =
  (...kinds: readonly PaperFileKind[]) =>
  (isThere: (packet: OpenedPacket) => boolean): LineRule<string>['find'] =>
  (packet) =>
    isThere(packet) ? kinds : [];
