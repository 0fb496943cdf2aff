import { cardsAnswerSchema, type Language, LANGUAGES, paths } from '@plainclaim/contract';
import { type CardCatalogue, err, ok, type Result, wholeCatalogue } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { apiGet, type ApiOptions } from './http/http-client.ts';

/** Which cards are wanted. No reasons stand for all of the category. */
export type CardWish = {
  readonly category: string;
  readonly reasons: readonly string[];
  readonly language: Language;
};

/** The cards of the last claim, so that a person without a connection can go on. Nothing they typed is in it. */
const KEPT = 'plainclaim.cards';
const keptSchema = z.object({ reasons: z.array(z.string()), language: z.enum(LANGUAGES), data: z.unknown() });

/** Kept cards serve whoever ticked no further reason. In another language they are in English, which is better than none. */
function keptCards({ category, reasons }: CardWish): CardCatalogue | null {
  try {
    const read = keptSchema.safeParse(JSON.parse(localStorage.getItem(KEPT) ?? 'null'));
    if (!read.success) return null;
    const has = (reason: string) => read.data.reasons.length === 0 || read.data.reasons.includes(reason);
    const cards = wholeCatalogue(read.data.data);
    const isAll = reasons.length > 0 || read.data.reasons.length === 0;
    return cards?.category === category && isAll && reasons.every(has) ? cards : null;
  } catch {
    // Blocked storage, or a text that is none of ours.
    return null;
  }
}

function keepCards({ reasons, language }: CardWish, data: unknown) {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ reasons, language, data }));
  } catch {
    // Blocked or full: they are asked for again.
  }
}

/** The cards that ask what happened: the server's, or those this device kept when it cannot be reached. */
export async function readCards(wish: CardWish, options: ApiOptions = {}): Promise<Result<CardCatalogue, 'failed'>> {
  const { category, reasons, language } = wish;
  const asked = new URLSearchParams({ situation: category, reasons: reasons.join(','), language });
  const answer = await apiGet(`${paths.cards}?${asked.toString()}`, cardsAnswerSchema, options);
  const cards = answer.ok && answer.value.success ? wholeCatalogue(answer.value.data) : null;
  if (answer.ok && cards !== null) {
    keepCards(wish, answer.value.data);
    return ok(cards);
  }
  const kept = keptCards(wish);
  return kept === null ? err('failed') : ok(kept);
}
