import { err, ok, type Result } from '@plainclaim/domain';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const text = z.string().check(z.trim(), z.minLength(1));
/** The wording is the law's: an operator copies it from the statute in force, in both languages, and says from where. */
export const returnedCheckNoticeSchema = z.object({ english: text, spanish: text, source: text });

export type ReturnedCheckNotice = z.infer<typeof returnedCheckNoticeSchema>;

/**
 * The prescribed notice about a returned check, from the JSON file an operator wrote: `{"english", "spanish", "source"}`.
 * The error is a sentence for the operator, without the file's contents.
 */
export async function readReturnedCheckNotice(path: string): Promise<Result<ReturnedCheckNotice, string>> {
  let written: unknown;
  try {
    written = JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return err(`RETURNED_CHECK_NOTICE: ${path} cannot be read as JSON.`);
  }
  const notice = returnedCheckNoticeSchema.safeParse(written);
  if (notice.success) return ok(notice.data);
  return err(`RETURNED_CHECK_NOTICE: ${path} needs the texts "english", "spanish" and "source".`);
}
