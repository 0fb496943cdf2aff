import type { ReadingBlock, ReadingSheet, SigningYes } from '@plainclaim/contract';
import * as z from 'zod/mini';
import { printedTexts, sanitizeText, withTexts } from '../../../platform/documents/index.ts';
import { contentHash } from '../../../platform/security/index.ts';
import type { StoredPapers } from '../packet/packet-contents.ts';

type StoredSheet = StoredPapers['files'][number]['sheets'][number];

/** The complaint as a person reads it before signing, and the exact text that is frozen with the signature. */
export type ComplaintReading = {
  readonly title: string;
  readonly sheets: readonly ReadingSheet[];
  readonly text: string;
  readonly sha256: string;
  /** The paper's own words above the person's own line, each once. */
  readonly statements: readonly { readonly code: SigningYes; readonly text: string }[];
  /** What each empty box is about. */
  readonly openBoxes: readonly string[];
  /** As it prints under the line. */
  readonly signer: string;
  /** The court's own form is read and signed with it. */
  readonly hasCourtForm: boolean;
};

/** Sheets of the complaint: what the certification speaks of. */
const SIGNED_SHEETS: ReadonlySet<unknown> = new Set(['complaint', 'continuation']);
export const isSignedSheet = ({ kind }: StoredSheet): boolean => SIGNED_SHEETS.has(kind);

const texts = z.array(z.string());
const labelled = z.array(z.object({ label: z.string(), value: z.string(), mayStayEmpty: z.optional(z.literal(true)) }));
const signed = { statements: texts, printedName: z.string() };

/** The blocks a complaint is made of, as far as they are read. A kind that is not among them is read as plain lines. */
const storedBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['heading', 'paragraph', 'notice']), text: z.string() }),
  z.object({ kind: z.literal('numbered'), start: z.number(), paragraphs: texts }),
  z.object({ kind: z.literal('fields'), fields: labelled }),
  z.object({ kind: z.literal('party'), title: z.string(), fields: labelled }),
  z.object({
    kind: z.literal('choices'),
    label: z.string(),
    options: z.array(z.object({ text: z.string(), isTicked: z.boolean() })),
  }),
  z.object({
    kind: z.literal('questions'),
    rows: z.array(z.object({ text: z.string(), answer: z.nullable(z.boolean()), detail: z.string() })),
  }),
  z.object({
    kind: z.literal('caption'),
    filer: texts,
    court: texts,
    county: z.string(),
    docket: z.string(),
    docketNote: z.string(),
    plaintiffs: texts,
    plaintiffRole: z.string(),
    versus: z.string(),
    defendants: texts,
    defendantRole: z.string(),
    action: z.string(),
  }),
  z.object({ kind: z.literal('signature'), ...signed }),
  z.object({ kind: z.literal('co_signature'), ...signed }),
]);

/** Null when the papers hold no complaint. `certification` and `redaction` are the prescribed words, to tell which is which. */
export function readComplaint(
  papers: StoredPapers,
  known: { readonly certification: string; readonly redaction: string },
  courtForm: ReadingSheet | null = null,
): ComplaintReading | null {
  const file = papers.files.find(({ kind }) => kind === 'complaint');
  if (file === undefined) return null;
  const printed = asPrinted(file);
  const complaint = printed.map(({ title, blocks }) => ({ title, blocks: blocks.flatMap(blockOf) }));
  const sheets = courtForm === null ? complaint : [...complaint, courtForm];
  const blocks = sheets.flatMap((sheet) => sheet.blocks);
  const stored = printed.flatMap((sheet) => sheet.blocks);
  const own = blocks.flatMap((one) => (one.kind === 'signature' && one.isOwn ? [one] : []));
  const codeOf = (text: string): SigningYes => (text === known.redaction ? 'redaction' : 'certification');
  const statements = [...new Set(own.flatMap((one) => one.statements))].map((text) => ({ code: codeOf(text), text }));
  const text = sheets.flatMap((sheet) => [sheet.title, ...sheet.blocks.flatMap(linesOf)]).join('\n');
  return {
    title: file.title,
    sheets,
    text,
    sha256: contentHash(text),
    statements,
    openBoxes: stored.flatMap(openBoxesOf),
    signer: own[0]?.name ?? '',
    hasCourtForm: courtForm !== null,
  };
}

const printedSheet = z.object({ title: z.string(), blocks: z.array(z.looseObject({ kind: z.string() })) });

/** The sheets with each text as the pages show it. */
function asPrinted({ title, sheets }: StoredPapers['files'][number]): readonly z.infer<typeof printedSheet>[] {
  const model = { title, author: '', runningHead: '', dateLong: '', sheets: sheets.filter(isSignedSheet) };
  const onOneLine = (text: string): string => sanitizeText(text).replaceAll('\n', ' ');
  return z.parse(z.array(printedSheet), withTexts(model, onOneLine).sheets);
}

function blockOf(block: { readonly kind: string }): readonly ReadingBlock[] {
  const parsed = z.safeParse(storedBlock, block);
  return parsed.success ? readingOf(parsed.data) : [{ kind: 'lines', lines: [...printedTexts({ sheets: [block] })] }];
}

/** Every word and every box of a block, so that papers that print otherwise never give the same text. */
function linesOf(block: ReadingBlock): readonly string[] {
  const box = (isTicked: boolean): string => (isTicked ? '[x]' : '[ ]');
  switch (block.kind) {
    case 'lines':
      return block.lines;
    case 'numbered':
      return block.paragraphs.map((text, index) => `${block.start + index}. ${text}`);
    case 'fields':
      return [block.title, ...block.fields.map(({ label, value }) => `${label}: ${value}`)];
    case 'choices':
      return [block.label, ...block.options.map(({ text, isTicked }) => `${box(isTicked)} ${text}`)];
    case 'questions':
      return block.rows.map(
        ({ text, answer, detail }) => `${text} ${box(answer === true)} Yes ${box(answer === false)} No ${detail}`,
      );
    case 'signature':
      return [...block.statements, block.name];
    default:
      return [block.text];
  }
}

const shownFields = (fields: z.infer<typeof labelled>) => fields.map(({ label, value }) => ({ label, value }));

function readingOf(block: z.infer<typeof storedBlock>): readonly ReadingBlock[] {
  switch (block.kind) {
    case 'fields':
      return [{ kind: 'fields', title: '', fields: shownFields(block.fields) }];
    case 'party':
      return [{ kind: 'fields', title: block.title, fields: shownFields(block.fields) }];
    case 'caption':
      return [
        { kind: 'lines', lines: block.filer },
        { kind: 'lines', lines: [...block.court, block.county, `${block.docket} ${block.docketNote}`, block.action] },
        {
          kind: 'lines',
          lines: [...block.plaintiffs, block.plaintiffRole, block.versus, ...block.defendants, block.defendantRole],
        },
      ];
    case 'signature':
    case 'co_signature': {
      const { kind, statements, printedName: name } = block;
      return [{ kind: 'signature', statements, name, isOwn: kind === 'signature' }];
    }
    default:
      return [block];
  }
}

/** Boxes without a tick, and lines that wait for an answer. Whoever signs on the screen can fill them in no more. */
function openBoxesOf(given: { readonly kind: string }): readonly string[] {
  const { data: block } = z.safeParse(storedBlock, given);
  switch (block?.kind) {
    case 'questions':
      return block.rows.flatMap(({ text, answer }) => (answer === null ? [text] : []));
    case 'choices':
      return block.options.some(({ isTicked }) => isTicked) ? [] : [block.label];
    case 'fields':
    case 'party':
      return block.fields.flatMap(({ label, value, mayStayEmpty }) =>
        value === '' && mayStayEmpty !== true ? [label] : [],
      );
    default:
      return [];
  }
}
