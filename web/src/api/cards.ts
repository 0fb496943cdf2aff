import { cardsAnswerSchema, paths } from '@plainclaim/contract';
import { type CardCatalogue, err, ok, type Result } from '@plainclaim/domain';
import { apiGet, type ApiOptions } from './http/http-client.ts';

/** The cards of the last category, so that a person without a connection can go on. Nothing they typed is in it. */
const KEPT = 'plainclaim.cards';

function keptCards(category: string): CardCatalogue | null {
  try {
    const read = cardsAnswerSchema.safeParse(JSON.parse(localStorage.getItem(KEPT) ?? 'null'));
    return read.success && read.data.data.category === category ? read.data.data : null;
  } catch {
    // Blocked storage, or a text that is none of ours.
    return null;
  }
}

function keepCards(data: CardCatalogue) {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ success: true, data }));
  } catch {
    // Blocked or full: they are asked for again.
  }
}

/** The cards that ask what happened in a category: the server's, or those this device kept when it cannot be reached. */
export async function readCards(category: string, options: ApiOptions = {}): Promise<Result<CardCatalogue, 'failed'>> {
  const path = `${paths.cards}?situation=${encodeURIComponent(category)}`;
  const answer = await apiGet(path, cardsAnswerSchema, options);
  if (answer.ok && answer.value.success) {
    keepCards(answer.value.data);
    return ok(answer.value.data);
  }
  const kept = keptCards(category);
  return kept === null ? err('failed') : ok(kept);
}
