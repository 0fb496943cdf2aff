import type { LetterPdfModel } from '@plainclaim/domain';
import * as z from 'zod/mini';

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lines'), lines: z.array(z.string()) }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), text: z.string() }),
  z.object({ kind: z.literal('amounts'), rows: z.array(z.object({ label: z.string(), amount: z.string() })) }),
  z.object({ kind: z.literal('signature') }),
]);

const modelSchema = z.object({
  title: z.string(),
  author: z.string(),
  recipientName: z.string(),
  dateLong: z.string(),
  reference: z.string(),
  contentHash: z.string(),
  isDraft: z.boolean(),
  blocks: z.array(blockSchema),
});

/** Frozen with a version: its pages, but for the signature, which has a place of its own. Sealed together. */
export const frozenViewSchema = z.object({
  model: modelSchema,
  /** As typed: the model may show question marks for signs no font has. */
  subject: z.string(),
  author: z.string(),
  /** Keys of the findings the person said yes to. */
  confirmed: z.array(z.string()),
});
export type FrozenView = z.infer<typeof frozenViewSchema>;

export function frozenView(
  { signature: _signature, ...model }: LetterPdfModel,
  { subject, author }: { readonly subject: string; readonly author: string },
  confirmed: readonly string[],
): FrozenView {
  return z.parse(frozenViewSchema, { model, subject, author, confirmed });
}
