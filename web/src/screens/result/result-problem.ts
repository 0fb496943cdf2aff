import { type Delivery, LONGEST_LETTER, messageFor } from '@plainclaim/contract';
import type { ApiFailure } from '../../api/http-client.ts';
import { type Place, placeOfRefusal } from './letter-places.ts';

/** Why something was not done, and where on the page it can be mended. */
export type ResultProblem = {
  readonly code: string;
  /** The server's sentence or the catalogue's; empty when the server was not reached. */
  readonly message: string;
  readonly field: 'demand_letter' | 'delivery' | null;
  /** The place in the letter; null when all of it is meant. */
  readonly place: Place | null;
};

export type Wish = 'save' | 'approve';

const AT_THE_TEXT: ReadonlySet<string> = new Set([
  'letter.empty',
  'letter.too_long',
  'letter.unprintable',
  'letter.residue',
  'letter.private_number',
  'letter.demand_above_claim',
]);

function fieldOf(failure: ApiFailure): ResultProblem['field'] {
  if (AT_THE_TEXT.has(failure.code)) return 'demand_letter';
  if (failure.code === 'letter.delivery_required') return 'delivery';
  return failure.fields?.some(({ field }) => field === 'demand_letter') ? 'demand_letter' : null;
}

/** What a failed call means for this text. */
export function problemOf(failure: ApiFailure, text: string): ResultProblem {
  const { code, message } = failure;
  return { code, message, field: fieldOf(failure), place: placeOfRefusal(code, message, text) };
}

/** What can be told without asking the server. */
export function problemBefore(wish: Wish, text: string, delivery: Delivery | ''): ResultProblem | null {
  if (text.trim() === '') {
    return { code: 'letter.empty', message: messageFor('letter.empty'), field: 'demand_letter', place: null };
  }
  if (text.length > LONGEST_LETTER) {
    const message = messageFor('letter.too_long', { limit: LONGEST_LETTER.toLocaleString('en-US') });
    const place = { start: LONGEST_LETTER, end: text.length };
    return { code: 'letter.too_long', message, field: 'demand_letter', place };
  }
  if (wish === 'approve' && delivery === '') {
    const message = messageFor('letter.delivery_required');
    return { code: 'letter.delivery_required', message, field: 'delivery', place: null };
  }
  return null;
}
