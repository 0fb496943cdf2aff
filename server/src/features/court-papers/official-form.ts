import {
  type CalendarDate,
  CONTINUED,
  draftTitle,
  FORM_CHECK_KEYS,
  FORM_TEXT_KEYS,
  hasPrivateNumber,
  NEEDED_FORM_KEYS,
  officialTitle,
  type PacketProblem,
  SEE_SHEET,
} from '@plainclaim/domain';
import { createHash } from 'node:crypto';
import {
  type BlankForm,
  fillBlankForm,
  type FilledForm,
  type FormRules,
  type Overflow,
  withPages,
} from '../../platform/blank-forms/index.ts';
import { type DocumentRenderer, type GlyphCoverage, readPages } from '../../platform/documents/index.ts';
import { printableText } from '../letters/index.ts';
import type { MadePaper } from './court-paper-repository.ts';
import { type Drawn, drawPaper } from './draw-paper.ts';
import type { StoredPapers } from './packet-contents.ts';

/** The court's own forms this site has, and the folder of the fonts they are filled in with. */
export type OfficialForms = { readonly forms: readonly BlankForm[]; readonly assetsDir: string };

const words = { seeSheet: SEE_SHEET, continued: CONTINUED };

/** What an operator's map may name. */
export const officialFormRules = (assetsDir: string): FormRules => ({
  assetsDir,
  textKeys: [...FORM_TEXT_KEYS.keys()],
  checkKeys: FORM_CHECK_KEYS,
  neededKeys: NEEDED_FORM_KEYS,
  words,
});

type Deps = {
  readonly renderer: DocumentRenderer;
  readonly coverage: GlyphCoverage;
  readonly officialForms: OfficialForms;
};
const failed = (code: string, ...problems: readonly PacketProblem[]): Drawn => ({ code, isFinal: true, problems });

type OfficialData = NonNullable<StoredPapers['officialForm']>;
type Made = Omit<MadePaper, 'id'>;

/** The form for the packet's complaint; null when this site has none. */
export function formFor(papers: StoredPapers, { forms }: OfficialForms): BlankForm | null {
  const wanted = papers.officialForm;
  return forms.find(({ paper, part }) => paper === wanted?.paper && part === wanted.part) ?? null;
}

/**
 * Fills in the court's own complaint form, with a sheet behind it for what the form has no room for, and reads it back.
 * It takes the name under which the packet tells the person to file the complaint.
 */
export async function drawOfficialForm(
  deps: Deps,
  papers: StoredPapers,
  form: BlankForm,
  preparedOn: CalendarDate,
): Promise<Drawn> {
  const complaint = papers.files.find(({ kind }) => kind === 'complaint');
  const data = papers.officialForm;
  if (complaint === undefined || data === undefined) return failed('papers.no_complaint');
  const { coverage, officialForms } = deps;
  const printable = (text: string): string => printableText(text, coverage);
  const texts = Object.fromEntries(Object.entries(data.texts).map(([key, text]) => [key, printable(text)]));
  const title = officialTitle(complaint.title, form.number, form.revision);
  const filled = await fillBlankForm(
    form,
    { texts, ticked: data.ticked },
    { assetsDir: officialForms.assetsDir, title, words },
  );
  if (!filled.ok) return failed(filled.error.code);
  if (!(await isReadBack(filled.value))) return failed('papers.check_failed', 'text_missing');
  if (holdsPrivateNumber(form, texts)) return failed('papers.check_failed', 'private_number');
  const sheet = attachedSheet(data, overflowOf(form, data, filled.value.overflow));
  const attached = sheet === null ? null : await drawPaper(deps, papers, preparedOn, sheet);
  if (attached !== null && 'code' in attached) return attached;
  const pdf = attached === null ? filled.value.pdf : await withPages(filled.value.pdf, attached.paper.pdf);
  return {
    paper: {
      kind: 'official_complaint',
      stage: 'file',
      title,
      fileName: complaint.fileName,
      pdf,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      pageCount: (await readPages(pdf)).length,
    },
  };
}

/**
 * The court's form is filed in place of our own draft: a clerk must not get two complaints. The draft stays with what is
 * read, to compare.
 */
export const withOfficialForm = (made: readonly Made[], official: Made): readonly Made[] =>
  made.flatMap((paper) => {
    if (paper.kind !== 'complaint') return [paper];
    const fileName = paper.fileName.replace(/\.pdf$/, '-Draft-to-Compare.pdf');
    return [{ ...paper, stage: 'read' as const, title: draftTitle(paper.title), fileName }, official];
  });

/** The rest of what was begun on the form, and what the form has no place for at all. */
function overflowOf(form: BlankForm, { needed }: OfficialData, overflow: readonly Overflow[]) {
  const longest = new Map<string, string>();
  for (const { key, text } of overflow) {
    if (text.length > (longest.get(key) ?? '').length) longest.set(key, text);
  }
  const placed = new Set(form.fields.map(({ key }) => key));
  return [
    ...[...longest].map(([key, text]) => ({ label: FORM_TEXT_KEYS.get(key) ?? key, text })),
    ...needed.filter(({ keys }) => !keys.some((key) => placed.has(key))),
  ];
}

/** One file of one sheet, drawn and checked as all papers are. Its kind is one whose pages need not hold the whole complaint. */
function attachedSheet(
  { sheet, insertAt }: OfficialData,
  parts: readonly { readonly label: string; readonly text: string }[],
): StoredPapers['files'][number] | null {
  if (parts.length === 0) return null;
  const blocks = parts.flatMap(({ label, text }) => [
    { kind: 'heading', text: label },
    ...text.split('\n').map((one) => ({ kind: 'paragraph', text: one })),
  ]);
  return {
    kind: 'default_proof',
    stage: 'file',
    title: sheet.title,
    fileName: 'attached.pdf',
    statements: [],
    sheets: [{ ...sheet, blocks: sheet.blocks.toSpliced(insertAt, 0, ...blocks) }],
  };
}

const HEBREW = /\p{sc=Hebr}/u;
const bare = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '');

/** Hebrew comes back in the order of drawing, so it cannot be compared by letter. */
async function isReadBack({ pdf, drawn }: FilledForm): Promise<boolean> {
  const pages = (await readPages(pdf)).map(bare);
  return drawn.every(({ page, text }) => HEBREW.test(text) || (pages[page] ?? '').includes(bare(text)));
}

const holdsPrivateNumber = ({ fields }: BlankForm, texts: Readonly<Record<string, string>>): boolean =>
  fields.some(({ key }) => hasPrivateNumber(texts[key] ?? ''));
