import {
  type CalendarDate,
  CONTINUED,
  draftTitle,
  FORM_CHECK_KEYS,
  FORM_MARK_KEYS,
  FORM_TEXT_KEYS,
  hasPrivateNumber,
  NEEDED_FORM_KEYS,
  officialTitle,
  OTHER_FORMS,
  OTHER_SHEET_TITLE,
  otherSheetIntro,
  type PacketProblem,
  SEE_SHEET,
} from '@plainclaim/domain';
import { createHash } from 'node:crypto';
import {
  type BlankForm,
  fillBlankForm,
  type FilledForm,
  type FormRules,
  type FormValues,
  type Overflow,
  withPages,
} from '../../../platform/blank-forms/index.ts';
import { type DocumentRenderer, type GlyphCoverage, readPages } from '../../../platform/documents/index.ts';
import { printableText } from '../../letters/index.ts';
import type { MadePaper } from '../court-paper-repository.ts';
import { type Drawn, drawPaper } from './draw-paper.ts';
import type { StoredPapers } from './packet-contents.ts';
import { COURT_FORM } from '../packet-tables.ts';
import type { Marks } from '../signing/signature-repository.ts';

/** The court's own forms this site has, and the folder of the fonts they are filled in with. */
export type OfficialForms = { readonly forms: readonly BlankForm[]; readonly assetsDir: string };

const COMPLAINTS = ['complaint', 'vehicle_complaint'] as const;
const PARTS = ['small_claims', 'special_civil'] as const;

/** Whether every complaint is filed on the court's own form: less would promise some people a form they do not get. */
export const hasEveryComplaint = ({ forms }: Pick<OfficialForms, 'forms'>): boolean =>
  PARTS.every((part) => COMPLAINTS.every((paper) => forms.some((form) => form.part === part && form.paper === paper)));

const words = { seeSheet: SEE_SHEET, continued: CONTINUED };

/** What an operator's map may name. */
export const officialFormRules = (assetsDir: string): FormRules => ({
  assetsDir,
  textKeys: [...FORM_TEXT_KEYS.keys()],
  checkKeys: FORM_CHECK_KEYS,
  markKeys: FORM_MARK_KEYS,
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

/** The signatures that were made on the screen: what is on the form's lines, and the marks for the sheet behind it. */
export type SignedOnForm = Pick<FormValues, 'texts'> & {
  readonly marks: NonNullable<FormValues['marks']>;
  readonly pictures: Marks;
};
const UNSIGNED: SignedOnForm = { texts: {}, marks: {}, pictures: [] };

/**
 * Fills in the court's own complaint form, signed where it was signed on the screen, with a sheet behind it for what the form has no room for, and reads it back.
 * It takes the name under which the packet tells the person to file the complaint.
 */
export async function drawOfficialForm(
  deps: Deps,
  papers: StoredPapers,
  form: BlankForm,
  preparedOn: CalendarDate,
  signed: SignedOnForm = UNSIGNED,
): Promise<Drawn> {
  const complaint = papers.files.find(({ kind }) => kind === 'complaint');
  const data = papers.officialForm;
  if (complaint === undefined || data === undefined) return failed('papers.no_complaint');
  const title = officialTitle(complaint.title, form.number, form.revision);
  return drawFilled(deps, papers, form, preparedOn, {
    kind: COURT_FORM,
    stage: 'file',
    title,
    fileName: complaint.fileName,
    signed,
    sheetFor: (overflow) => attachedSheet(data, overflowOf(form, data.needed, overflow)),
  });
}

type Wanted = Pick<Made, 'kind' | 'stage' | 'title' | 'fileName'> & {
  readonly signed?: SignedOnForm;
  /** What the form has no room for, on a sheet; null when nothing is left. */
  readonly sheetFor: (overflow: readonly Overflow[]) => StoredPapers['files'][number] | null;
};

async function drawFilled(
  deps: Deps,
  papers: StoredPapers,
  form: BlankForm,
  preparedOn: CalendarDate,
  { sheetFor, signed = UNSIGNED, ...wanted }: Wanted,
): Promise<Drawn> {
  const data = papers.officialForm;
  if (data === undefined) return failed('papers.no_complaint');
  const { coverage, officialForms } = deps;
  const printable = (text: string): string => printableText(text, coverage);
  const all = { ...data.texts, ...signed.texts };
  const texts = Object.fromEntries(Object.entries(all).map(([key, text]) => [key, printable(text)]));
  const filled = await fillBlankForm(
    form,
    { texts, ticked: data.ticked, marks: signed.marks },
    { assetsDir: officialForms.assetsDir, title: wanted.title, words },
  );
  if (!filled.ok) return failed(filled.error.code);
  if (!(await isReadBack(filled.value))) return failed('papers.check_failed', 'text_missing');
  if (holdsPrivateNumber(form, texts)) return failed('papers.check_failed', 'private_number');
  const sheet = sheetFor(filled.value.overflow);
  const attached = sheet === null ? null : await drawPaper(deps, papers, preparedOn, sheet, signed.pictures);
  if (attached !== null && 'code' in attached) return attached;
  const pdf = attached === null ? filled.value.pdf : await withPages(filled.value.pdf, attached.paper.pdf);
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  return { paper: { ...wanted, pdf, sha256, pageCount: (await readPages(pdf)).length } };
}

type OtherPaper = keyof typeof OTHER_FORMS;
type OtherForm = BlankForm & { readonly paper: OtherPaper };
const isOther = (form: BlankForm): form is OtherForm => form.paper in OTHER_FORMS;

/** The court's forms beside the complaint that this site has for the packet's part of the court. */
export const otherFormsFor = ({ officialForm }: StoredPapers, { forms }: OfficialForms): readonly OtherForm[] =>
  officialForm === undefined ? [] : forms.filter(isOther).filter(({ part }) => part === officialForm.part);

/** Parties and their addresses are on every form that names them; the rest of a complaint has no place there. */
const ofParties = ({ keys }: OfficialData['needed'][number]): boolean =>
  keys.every((key) => /^(?:plaintiff|defendant)/.test(key));

/**
 * Fills in a summons, a fee waiver or a default form as far as the answers go, and reads it back. What nobody was asked,
 * such as income, stays blank. Nothing in it is signed.
 */
export async function drawOtherForm(
  deps: Deps,
  papers: StoredPapers,
  form: OtherForm,
  preparedOn: CalendarDate,
): Promise<Drawn> {
  const complaint = papers.files.find(({ kind }) => kind === 'complaint');
  const data = papers.officialForm;
  if (complaint === undefined || data === undefined) return failed('papers.no_complaint');
  const { title, file, stage } = OTHER_FORMS[form.paper];
  const needed = form.paper === 'fee_waiver' ? [] : data.needed.filter(ofParties);
  return drawFilled(deps, papers, form, preparedOn, {
    kind: `official_${form.paper}`,
    stage,
    title: officialTitle(title, form.number, form.revision),
    fileName: complaint.fileName.replace('Complaint', `Court-${file}`),
    sheetFor: (overflow) => otherSheet(data, title, overflowOf(form, needed, overflow)),
  });
}

/** Each behind the last of its stage. */
export const withOtherForm = (made: readonly Made[], other: Made): readonly Made[] =>
  made.toSpliced(made.findLastIndex(({ stage }) => stage === other.stage) + 1, 0, other);

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

type Part = { readonly label: string; readonly text: string };

/** The rest of what was begun on the form, and what the form has no place for at all. */
function overflowOf(form: BlankForm, needed: OfficialData['needed'], overflow: readonly Overflow[]): readonly Part[] {
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
function fileOfSheet(sheet: OfficialData['sheet']): StoredPapers['files'][number] {
  const { title } = sheet;
  return { kind: 'default_proof', stage: 'file', title, fileName: 'attached.pdf', statements: [], sheets: [sheet] };
}

const blocksOf = (parts: readonly Part[]) =>
  parts.flatMap(({ label, text }) => [
    { kind: 'heading', text: label },
    ...text.split('\n').map((one) => ({ kind: 'paragraph', text: one })),
  ]);

/** The complaint's sheet, which is certified as the complaint is. */
const attachedSheet = ({ sheet, insertAt }: OfficialData, parts: readonly Part[]) =>
  parts.length === 0
    ? null
    : fileOfSheet({ ...sheet, blocks: sheet.blocks.toSpliced(insertAt, 0, ...blocksOf(parts)) });

/** A sheet under the same caption that is not signed. */
function otherSheet({ sheet }: OfficialData, form: string, parts: readonly Part[]) {
  if (parts.length === 0) return null;
  const captions = sheet.blocks
    .filter((block) => block['kind'] === 'caption')
    .map((block) => ({ ...block, paper: OTHER_SHEET_TITLE }));
  const intro = { kind: 'paragraph', text: otherSheetIntro(form) };
  return fileOfSheet({ ...sheet, title: OTHER_SHEET_TITLE, blocks: [...captions, intro, ...blocksOf(parts)] });
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
