import { type CalendarDate, checkPaper, formatLongEnglish, type PacketProblem } from '@plainclaim/domain';
import {
  type DocumentRenderer,
  type GlyphCoverage,
  printedTexts,
  readDocument,
  repeatedTexts,
  withTexts,
} from '../../platform/documents/index.ts';
import { printableText } from '../letters/index.ts';
import type { MadePaper } from './court-paper-repository.ts';
import type { StoredPapers } from './packet-contents.ts';
import { signaturesIn } from './signed-papers.ts';

type Deps = { readonly renderer: DocumentRenderer; readonly coverage: GlyphCoverage };

/** Failures that another try cannot mend: the text is at fault, not the moment. */
const FINAL_FAILURES: ReadonlySet<string> = new Set([
  'documents.unprintable',
  'documents.too_long',
  'documents.signature_unreadable',
]);

/** The facts with the same question marks the pages show. */
const printableFacts = (facts: StoredPapers['facts'], printable: (text: string) => string): StoredPapers['facts'] => ({
  ...facts,
  plaintiffs: facts.plaintiffs.map(printable),
  defendants: facts.defendants.map(printable),
  addresses: facts.addresses.map((lines) => lines.map(printable)),
});

export type Drawn =
  | { readonly paper: Omit<MadePaper, 'id'> }
  | { readonly code: string; readonly isFinal: boolean; readonly problems: readonly PacketProblem[] };

/** Draws one PDF, reads it back and looks for what a clerk looks for. */
export async function drawPaper(
  { renderer, coverage }: Deps,
  { author, runningHead, facts }: StoredPapers,
  preparedOn: CalendarDate,
  file: StoredPapers['files'][number],
  mark: Buffer | null = null,
): Promise<Drawn> {
  const { kind, stage, title, fileName, statements, sheets } = file;
  const signed = signaturesIn(file);
  const printable = (text: string): string => printableText(text, coverage);
  const dateLong = formatLongEnglish(preparedOn);
  const picture = mark === null || signed.length === 0 ? {} : { signaturePngBase64: mark.toString('base64') };
  const model = withTexts({ title, author, runningHead, dateLong, sheets, ...picture }, printable);
  const rendered = await renderer.renderCourtPaper(model);
  if (!rendered.ok) {
    const { code } = rendered.error;
    return { code, isFinal: FINAL_FAILURES.has(code), problems: [] };
  }
  const { pages, figures } = await readDocument(rendered.value.pdf);
  const problems = checkPaper(
    { kind, pages, figures, signed, statements, texts: printedTexts(model), marks: repeatedTexts(model) },
    printableFacts(facts, printable),
  );
  return problems.length === 0
    ? { paper: { kind, stage, title, fileName, ...rendered.value } }
    : { code: 'papers.check_failed', isFinal: true, problems };
}
