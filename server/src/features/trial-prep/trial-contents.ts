import type { TrialBinder, TrialExhibit } from '@plainclaim/domain';
import * as z from 'zod/mini';

/** What the papers were made from, to tell whether they still fit. The lowest figure shows in the notes' revision. */
const madeFromSchema = z.object({
  revision: z.number(),
  letterVersionId: z.string(),
  exhibits: z.array(z.object({ id: z.string(), mark: z.string(), description: z.string() })),
});
export type MadeFrom = z.infer<typeof madeFromSchema>;

/** What the sheets say is drawn as it was settled, so a stored sheet is not judged again. */
const fileSchema = z.object({
  kind: z.enum(['book', 'outline', 'money', 'settlement', 'mediation', 'collecting']),
  stage: z.enum(['read', 'private', 'hand_over', 'later']),
  fileName: z.string(),
  title: z.string(),
  sheets: z.array(z.record(z.string(), z.unknown())),
});

export const trialContentsSchema = z.object({
  author: z.string(),
  runningHead: z.string(),
  files: z.array(fileSchema),
  madeFrom: madeFromSchema,
});
export type TrialContents = z.infer<typeof trialContentsSchema>;

export const trialContents = ({ author, runningHead, files }: TrialBinder, madeFrom: MadeFrom): TrialContents =>
  z.parse(trialContentsSchema, { author, runningHead, files, madeFrom });

export const madeFromOf = (revision: number, letterVersionId: string, exhibits: readonly TrialExhibit[]): MadeFrom => ({
  revision,
  letterVersionId,
  exhibits: exhibits.map(({ id, mark, description }) => ({ id, mark, description })),
});

export const isMadeFrom = (contents: TrialContents, from: MadeFrom): boolean =>
  JSON.stringify(contents.madeFrom) === JSON.stringify(from);
