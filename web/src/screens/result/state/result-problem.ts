import {
  type Delivery,
  LONGEST_LETTER,
  type LetterFindingAnswer,
  letterFindingSchema,
  letterMessages,
} from '@plainclaim/contract';
import * as z from 'zod/mini';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { say } from '../../../i18n/say.ts';
import { type Place, placeOfRefusal } from './letter-places.ts';

/** Why something was not done, and where on the page it can be mended. */
export type ResultProblem = {
  readonly code: string;
  /** The server's sentence or the catalogue's; empty when the server was not reached. */
  readonly message: string;
  readonly field: 'demand_letter' | 'delivery' | null;
  /** The place in the letter; null when all of it is meant. */
  readonly place: Place | null;
  /** What the server found in the letter: what must go, or what waits for a yes. */
  readonly findings: readonly LetterFindingAnswer[];
  /** The text that was sent, with its line about how it is sent put right. Null when that line is not the trouble. */
  readonly corrected: { readonly text: string; readonly place: Place } | null;
};

export type Wish = 'save' | 'approve';

export const CONFIRM_NEEDED = 'letter.confirm_needed';
export const DATE_OLD = 'letter.date_old';
export const FIRST_OWNER_UNKNOWN = 'letter.first_owner_unknown';

const AT_THE_TEXT: ReadonlySet<string> = new Set([
  'letter.empty',
  'letter.over_limit',
  'letter.unprintable',
  'letter.first_owner_unnamed',
]);

const bodySchema = z.object({
  findings: z.array(letterFindingSchema),
  corrected_letter: z.optional(z.string()),
});

const AT_THE_DELIVERY: ReadonlySet<string> = new Set([
  'letter.delivery_required',
  'dispatch.unavailable',
  'post.too_long',
]);

const LINE_FALSE = 'letter.delivery_line_false';

function findingsIn(failure: ApiFailure): readonly LetterFindingAnswer[] {
  const body = bodySchema.safeParse(failure.body);
  return body.success ? body.data.findings : [];
}

function correctedIn(failure: ApiFailure): ResultProblem['corrected'] {
  const body = bodySchema.safeParse(failure.body);
  if (!body.success || body.data.corrected_letter === undefined) return null;
  const text = body.data.corrected_letter;
  const start = body.data.findings.find(({ code }) => code === LINE_FALSE)?.place?.start ?? 0;
  const end = text.indexOf('\n', start);
  return { text, place: { start, end: end < 0 ? text.length : end } };
}

function fieldOf(failure: ApiFailure, findings: readonly LetterFindingAnswer[]): ResultProblem['field'] {
  if (failure.code === CONFIRM_NEEDED) return null;
  if (AT_THE_TEXT.has(failure.code) || findings.length > 0) return 'demand_letter';
  if (AT_THE_DELIVERY.has(failure.code)) return 'delivery';
  return failure.fields?.some(({ field }) => field === 'demand_letter') ? 'demand_letter' : null;
}

/** What a failed call means for this text. */
export function problemOf(failure: ApiFailure, text: string): ResultProblem {
  const { code, message } = failure;
  const findings = findingsIn(failure);
  const place = findings.find((finding) => finding.place !== null)?.place ?? placeOfRefusal(code, message, text);
  return { code, message, field: fieldOf(failure, findings), place, findings, corrected: correctedIn(failure) };
}

const known = (code: string, message: string, field: ResultProblem['field'], place: Place | null): ResultProblem => ({
  code,
  message,
  field,
  place,
  findings: [],
  corrected: null,
});

/** What is known without asking the server. */
export function problemBefore(wish: Wish, text: string, delivery: Delivery | ''): ResultProblem | null {
  if (text.trim() === '') return known('letter.empty', say(letterMessages, 'letter.empty'), 'demand_letter', null);
  if (text.length > LONGEST_LETTER) {
    const message = say(letterMessages, 'letter.over_limit', { limit: LONGEST_LETTER.toLocaleString('en-US') });
    return known('letter.over_limit', message, 'demand_letter', { start: LONGEST_LETTER, end: text.length });
  }
  if (wish === 'approve' && delivery === '') {
    return known('letter.delivery_required', say(letterMessages, 'letter.delivery_required'), 'delivery', null);
  }
  return null;
}
