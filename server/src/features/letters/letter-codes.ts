import { LETTER_CODE_LENGTH, plainCode } from '@plainclaim/contract';
import type { Db } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ids/index.ts';

/** The code printed with an approved letter; made when it is printed first, and the same ever after. */
export async function codeOfLetter(db: Db, ids: Ids, versionId: string, atMs: number): Promise<string> {
  const code = ids.readableToken().slice(0, LETTER_CODE_LENGTH);
  await db
    .insertInto('letter_codes')
    .values({ version_id: versionId, code, created_at: new Date(atMs) })
    .onConflict((conflict) => conflict.column('version_id').doNothing())
    .execute();
  const row = await db
    .selectFrom('letter_codes')
    .select('code')
    .where('version_id', '=', versionId)
    .executeTakeFirstOrThrow();
  return row.code;
}

/** Easily taken for another by who reads it from paper: Crockford's alphabet has none of these. */
const READ_AS: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** A typed code as it is kept; null for anything that no code is. */
export function typedCode(typed: string): string | null {
  const code = plainCode(typed).replaceAll(/[ILO]/g, (sign) => READ_AS[sign] ?? sign);
  return code.length === LETTER_CODE_LENGTH ? code : null;
}
