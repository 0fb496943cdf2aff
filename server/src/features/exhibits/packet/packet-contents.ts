import { type ExhibitFacts, parseCalendarDate } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { StoredExhibit } from '../exhibit-repository.ts';

const kind = z.enum(['image', 'pdf']);

/** What a packet is made of, as it stood when the packet was asked for. */
export const packetContentsSchema = z.object({
  plaintiffs: z.array(z.string()),
  defendants: z.array(z.string()),
  exhibits: z.array(
    z.object({ id: z.string(), kind, description: z.string(), happenedOn: z.string(), pageCount: z.number() }),
  ),
});
export type PacketContents = z.infer<typeof packetContentsSchema>;

export const contentsOf = (exhibits: readonly StoredExhibit[]): PacketContents['exhibits'] =>
  exhibits.map(({ id, kind: its, description, happenedOn, pageCount }) => ({
    id,
    kind: its,
    description,
    happenedOn,
    pageCount,
  }));

/** Whether a packet of `contents` still shows the exhibits as they are. */
export const isOf = (contents: PacketContents, exhibits: readonly StoredExhibit[]): boolean =>
  JSON.stringify(contents.exhibits) === JSON.stringify(contentsOf(exhibits));

export function factsOf({ exhibits }: PacketContents, printable: (text: string) => string): readonly ExhibitFacts[] {
  return exhibits.map(({ kind: its, description, happenedOn, pageCount }) => {
    const day = parseCalendarDate(happenedOn);
    return { kind: its, description: printable(description), happenedOn: day.ok ? day.value : null, pageCount };
  });
}
