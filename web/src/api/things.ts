import { type Language, paths, type ThingsAnswer, thingsAnswerSchema } from '@plainclaim/contract';
import { err, ok, type Result, type Thing, wholeThings } from '@plainclaim/domain';
import { apiGet, type ApiOptions } from './http/http-client.ts';

/** The things of the last language, for a person without a connection. Nothing they typed is in it. */
const KEPT = 'plainclaim.things';

function keptThings(): readonly Thing[] | null {
  try {
    const read = thingsAnswerSchema.safeParse(JSON.parse(localStorage.getItem(KEPT) ?? 'null'));
    return read.success ? wholeThings(read.data.data) : null;
  } catch {
    // Blocked storage, or a text that is none of ours.
    return null;
  }
}

function keepThings(answer: ThingsAnswer) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(answer));
  } catch {
    // Blocked or full: they are asked for again.
  }
}

/**
 * Everyday things and services with fixed English, and what people of a language look for them by: the server's, or those
 * this device kept when it cannot be reached.
 */
export async function readThings(
  language: Language,
  options: ApiOptions = {},
): Promise<Result<readonly Thing[], 'failed'>> {
  const answer = await apiGet(`${paths.things}?language=${language}`, thingsAnswerSchema, options);
  const things = answer.ok && answer.value.success ? wholeThings(answer.value.data) : null;
  if (answer.ok && things !== null) {
    keepThings(answer.value);
    return ok(things);
  }
  const kept = keptThings();
  return kept === null ? err('failed') : ok(kept);
}
