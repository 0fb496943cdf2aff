import type { LetterPdfModel } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { type LetterEdit, letterEditSchema } from '../edits/letter-edits.ts';

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
  /** Places of their own words they decided to keep. Versions from before this was asked have none. */
  kept: z._default(z.array(z.string()), []),
  /** Which words of the text the person wrote in the place of generated ones. */
  edits: z._default(z.array(letterEditSchema), []),
});
export type FrozenView = z.infer<typeof frozenViewSchema>;

type Decided = {
  readonly confirmed: readonly string[];
  readonly kept: readonly string[];
  readonly edits: readonly LetterEdit[];
};

export function frozenView(
  { signature: _signature, ...model }: LetterPdfModel,
  { subject, author }: { readonly subject: string; readonly author: string },
  { confirmed, kept, edits }: Decided,
): FrozenView {
  return z.parse(frozenViewSchema, { model, subject, author, confirmed, kept, edits });
}
