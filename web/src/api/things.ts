import { type Language, paths, thingsAnswerSchema } from '@plainclaim/contract';
import { err, ok, type Result, type Thing } from '@plainclaim/domain';
import { apiGet, type ApiOptions } from './http/http-client.ts';

/** The things of the last language, for a person without a connection. Nothing they typed is in it. */
const KEPT = 'plainclaim.things';

function keptThings(): readonly Thing[] | null {
  try {
    const read = thingsAnswerSchema.safeParse(JSON.parse(localStorage.getItem(KEPT) ?? 'null'));
    return read.success ? read.data.data : null;
  } catch {
    // Blocked storage, or a text that is none of ours.
    return null;
  }
}

function keepThings(data: readonly Thing[]) {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ success: true, data }));
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
  if (answer.ok && answer.value.success) {
    keepThings(answer.value.data);
    return ok(answer.value.data);
  }
  const kept = keptThings();
  return kept === null ? err('failed') : ok(kept);
}
