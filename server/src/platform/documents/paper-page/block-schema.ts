import { LANGUAGES } from '@plainclaim/contract';
import * as z from 'zod/mini';

/*
 * What sheets are made of, as they are stored. Only what a page shows is read; rows of the law and the like are passed
 * over. The domain's `PaperBlock` says what each part means.
 */

const texts = z.array(z.string());
const field = z.object({ label: z.string(), value: z.string() });
const toSign = {
  statements: texts,
  dateLabel: z.string(),
  signLabel: z.string(),
  nameLabel: z.string(),
  printedName: z.string(),
  note: z.string(),
};

/** `seat`: which of the further signers, from 1; absent for the first. */
const signed = z.optional(
  z.object({ date: z.string(), alt: z.string(), note: z.string(), seat: z.optional(z.number()) }),
);

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('notice'), text: z.string() }),
  z.object({ kind: z.literal('steps'), items: z.array(z.object({ head: z.string(), text: z.string() })) }),
  z.object({ kind: z.literal('checklist'), items: texts }),
  z.object({ kind: z.literal('lines'), lines: texts }),
  z.object({ kind: z.literal('fields'), fields: z.array(field) }),
  z.object({ kind: z.literal('party'), title: z.string(), fields: z.array(field) }),
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
    paper: z.string(),
  }),
  z.object({
    kind: z.literal('choices'),
    label: z.string(),
    options: z.array(z.object({ text: z.string(), isTicked: z.boolean() })),
  }),
  z.object({
    kind: z.literal('questions'),
    heads: texts,
    rows: z.array(z.object({ text: z.string(), answer: z.nullable(z.boolean()), detail: z.string() })),
  }),
  z.object({ kind: z.literal('numbered'), start: z.number(), paragraphs: texts }),
  z.object({
    kind: z.literal('amounts'),
    heads: texts,
    rows: z.array(z.object({ label: z.string(), amount: z.string(), isTotal: z.boolean() })),
  }),
  z.object({
    kind: z.literal('links'),
    items: z.array(z.object({ text: z.string(), href: z.string().check(z.regex(/^https:\/\//)), shown: z.string() })),
  }),
  z.object({ kind: z.literal('table'), heads: texts, rows: z.array(texts) }),
  z.object({
    kind: z.literal('signature'),
    ...toSign,
    signed,
  }),
  z.object({ kind: z.literal('co_signature'), ...toSign, signed }),
  z.object({ kind: z.literal('write'), label: z.string() }),
  z.object({ kind: z.literal('court_only'), labels: texts }),
]);

export type PageBlock = z.infer<typeof blockSchema>;
export type PageBlockOf<K extends PageBlock['kind']> = Extract<PageBlock, { kind: K }>;

/** A sheet as it is stored. Throws for a part that is not known: it would be missing on the page. */
export const sheetSchema = z.object({
  title: z.string(),
  /** Absent: English. */
  language: z.optional(z.enum(LANGUAGES)),
  footer: z.string(),
  blocks: z.array(blockSchema),
});
export type PageSheet = z.infer<typeof sheetSchema>;
