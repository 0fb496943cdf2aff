import {
  type LineSeverity,
  type Mend,
  PAPER_LINES,
  type ReadFile,
  type ReadingFacts,
  readPacket,
} from '@plainclaim/domain';
import type { GlyphCoverage } from '../../../platform/documents/index.ts';
import { printableText } from '../../letters/index.ts';
import type { MadeCheck, StoredPapers } from './packet-contents.ts';

/** Why papers that were read are not handed out; null when they are. */
type StopCode = 'papers.check_failed' | 'papers.to_mend' | null;
type Made = { readonly checks: readonly MadeCheck[]; readonly stopCode: StopCode };

const LINES: ReadonlyMap<string, { readonly severity: LineSeverity; readonly mend: Mend }> = new Map(
  PAPER_LINES.map(({ code, severity, mend }) => [code, { severity, mend }]),
);

/**
 * Reads all PDFs of a packet as clerk, judge and other side, and tells for each paper what was found in it. Papers that
 * were settled before there were readings are checked by themselves only.
 */
export function readMadePapers(papers: StoredPapers, read: readonly ReadFile[], coverage: GlyphCoverage): Made {
  const { readings } = papers;
  const expected = readings === undefined ? null : printableReadings(readings, (text) => printableText(text, coverage));
  const found = expected === null ? [] : readPacket(read, expected);
  const titleOf = (kind: string): string => papers.files.find((file) => file.kind === kind)?.title ?? '';
  const missing = found.flatMap((line) => line.papers).filter((kind) => !read.some((file) => file.kind === kind));
  const checks: readonly MadeCheck[] = [
    ...read.map(({ kind, pages, problems }) => {
      const lines = found.filter((line) => line.papers.includes(kind)).map(({ code }) => code);
      const codes = [...new Set<string>([...problems, ...lines])];
      return { kind, title: titleOf(kind), problems: codes, ...(expected === null ? {} : { pages: pages.length }) };
    }),
    ...[...new Set(missing)].map((kind) => ({ kind, title: '', problems: ['paper_missing'], pages: 0 })),
  ];
  return { checks, stopCode: stopCodeOf(checks) };
}

/** A fault of ours is reported as one; what the person's own words brought in, they can mend. */
function stopCodeOf(checks: readonly MadeCheck[]): StopCode {
  const stops = checks
    .flatMap(({ problems }) => problems)
    .flatMap((code) => {
      const line = LINES.get(code);
      return line?.severity === 'stop' ? [line] : [];
    });
  if (stops.length === 0) return null;
  return stops.some(({ mend }) => mend === 'papers') ? 'papers.check_failed' : 'papers.to_mend';
}

/** With the same question marks the pages show. */
function printableReadings(
  readings: NonNullable<StoredPapers['readings']>,
  printable: (text: string) => string,
): ReadingFacts {
  const { explanations, asked = [], sums, defendantNames, plaintiffNames } = readings;
  return {
    ...readings,
    explanations: explanations.map(printable),
    asked: asked.map(printable),
    sums: sums.map(({ label, amount }) => ({ label: printable(label), amount })),
    defendantNames: defendantNames.map((names) => names.map(printable)),
    plaintiffNames: plaintiffNames.map(printable),
  };
}
