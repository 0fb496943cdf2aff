import {
  type CalendarDate,
  checkPaper,
  formatLongEnglish,
  type PacketProblem,
  type ReadFile,
} from '@plainclaim/domain';
import {
  type DocumentRenderer,
  type GlyphCoverage,
  printedTexts,
  readDocument,
  repeatedTexts,
  withTexts,
} from '../../../platform/documents/index.ts';
import { printableText } from '../../letters/index.ts';
import type { MadePaper } from '../court-paper-repository.ts';
import type { StoredPapers } from './packet-contents.ts';
import type { Marks } from '../signing/signature-repository.ts';
import { signaturesIn } from '../signing/signed-papers.ts';

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
  served: facts.served?.map((lines) => lines.map(printable)),
});

export type Drawn =
  | { readonly paper: Omit<MadePaper, 'id'> }
  | { readonly code: string; readonly isFinal: boolean; readonly problems: readonly PacketProblem[] };

function picturesOf([own = null, ...others]: Marks) {
  const base64 = (mark: Buffer | null): string => mark?.toString('base64') ?? '';
  return {
    ...(own === null ? {} : { signaturePngBase64: base64(own) }),
    coSignaturesPngBase64: others.map(base64),
  };
}

type DrawnAndRead = { readonly paper: Omit<MadePaper, 'id'>; readonly read: ReadFile };

/** Draws one PDF, reads it back and looks at it by itself. One with a problem is no paper. */
export async function drawPaper(...given: Parameters<typeof drawAndRead>): Promise<Drawn> {
  const drawn = await drawAndRead(...given);
  if ('code' in drawn) return drawn;
  const { paper, read } = drawn;
  return read.problems.length === 0
    ? { paper }
    : { code: 'papers.check_failed', isFinal: true, problems: read.problems };
}

/** The same, with what was read, whatever is wrong with it: for those who read a whole packet. */
export async function drawAndRead(
  { renderer, coverage }: Deps,
  { author, runningHead, facts }: StoredPapers,
  preparedOn: CalendarDate,
  file: StoredPapers['files'][number],
  marks: Marks = [],
): Promise<DrawnAndRead | Extract<Drawn, { readonly code: string }>> {
  const { kind, stage, title, fileName, statements, sheets } = file;
  const signed = signaturesIn(file);
  const printable = (text: string): string => printableText(text, coverage);
  const dateLong = formatLongEnglish(preparedOn);
  const pictures = signed.length === 0 ? {} : picturesOf(marks);
  const model = withTexts({ title, author, runningHead, dateLong, sheets, ...pictures }, printable);
  const rendered = await renderer.renderCourtPaper(model);
  if (!rendered.ok) {
    const { code } = rendered.error;
    return { code, isFinal: FINAL_FAILURES.has(code), problems: [] };
  }
  const { pages, figures } = await readDocument(rendered.value.pdf);
  const made = { kind, pages, figures, signed, statements, texts: printedTexts(model), marks: repeatedTexts(model) };
  const problems = checkPaper(made, printableFacts(facts, printable));
  return {
    paper: { kind, stage, title, fileName, ...rendered.value },
    read: { ...made, fileName, bytes: rendered.value.pdf.byteLength, problems },
  };
}
