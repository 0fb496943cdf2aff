import { type Delivery, deliveryLinesIn, deliveryOf, withDeliveryLine } from '@plainclaim/domain';
import type { DbTransaction } from '../../../platform/db/index.ts';
import type { Composition } from '../generate/compose-letter-for.ts';
import type { Generation } from '../generate/generation.ts';
import type { ReviewRepository } from '../review-repository.ts';

const DELIVERY_FIELD = 'deliveryLine';

const lineOf = ({ composed }: Composition): string | undefined =>
  composed.sentences.find(({ source }) => source.kind === 'field' && source.field === DELIVERY_FIELD)?.text;

/** A generated letter with another line about how it is sent, and nothing else changed. */
export function withLineOf(generation: Generation, next: Composition): Generation {
  const at = generation.sentences.findIndex(({ source }) => source.field === DELIVERY_FIELD);
  const old = generation.sentences[at];
  const line = lineOf(next);
  const decisions = { ...generation.decisions, delivery: next.input.decisions?.delivery ?? null };
  if (old === undefined || line === undefined) return { ...generation, decisions };
  const longer = line.length - (old.end - old.start);
  return {
    ...generation,
    decisions,
    text: `${generation.text.slice(0, old.start)}${line}${generation.text.slice(old.end)}`,
    sentences: generation.sentences.map((sentence, index) => {
      if (index < at) return sentence;
      if (index > at) return { ...sentence, start: sentence.start + longer, end: sentence.end + longer };
      return { ...sentence, end: sentence.end + longer, source: { ...sentence.source, quote: line } };
    }),
  };
}

/**
 * Changes the line in an edited text as far as that is sure, and gives the generated letter to compare the rest with. A
 * line the person took out stays out, and one they wrote again stays theirs.
 */
export function carryDelivery(
  edited: string,
  old: Generation,
  next: Composition,
): { readonly text: string; readonly old: Generation } {
  const [namedWays, ...more] = deliveryLinesIn(edited);
  if (namedWays === undefined) return { text: edited, old: withLineOf(old, next) };
  const line = old.sentences.find(({ source }) => source.field === DELIVERY_FIELD);
  const isTheirs =
    line === undefined || edited.slice(namedWays.start, namedWays.end) !== old.text.slice(line.start, line.end);
  if (isTheirs || more.length > 0) return { text: edited, old };
  const put = lineOf(next);
  return put === undefined
    ? { text: edited, old }
    : { text: withDeliveryLine(edited, put), old: withLineOf(old, next) };
}

/** An approval settles the way of sending. `sent` is composed for it; what was approved tells it, or nothing of it. */
export async function rememberDelivery(
  { reviews }: { readonly reviews: ReviewRepository },
  trx: DbTransaction,
  {
    claimId,
    delivery,
    sent,
    nowMs,
  }: {
    readonly claimId: string;
    readonly delivery: Delivery;
    readonly sent: Composition;
    readonly nowMs: number;
  },
): Promise<void> {
  const before = await reviews.findDecisions(trx, claimId);
  if (before.delivery !== delivery) await reviews.saveDecisions(trx, claimId, { ...before, delivery }, nowMs);
  const generation = await reviews.findGeneration(trx, claimId);
  if (generation === null || deliveryOf(generation.decisions) === delivery) return;
  await reviews.saveGeneration(trx, claimId, withLineOf(generation, sent), nowMs);
}
