import type { Db } from '../../platform/db/index.ts';
import { tablesOf } from './packet-tables.ts';

type PaperVersion = { readonly version: number; readonly madeOn: string };

/**
 * The packet a paper with these very bytes is in, and the newest ready one of its claim when that is a later one. The same
 * paper may be in several packets: the newest counts. Null when no paper has them.
 */
export async function findPaperByHash(
  db: Db,
  sha256: string,
): Promise<(PaperVersion & { readonly newest: PaperVersion | null }) | null> {
  const tables = tablesOf(db);
  const found = await tables
    .selectFrom('court_documents')
    .innerJoin('court_packets', 'court_packets.id', 'court_documents.packet_id')
    .select(['claim_id', 'version', 'prepared_on as madeOn'])
    .where((where) =>
      where.or([
        where('pdf_sha256', '=', sha256),
        where(
          'court_documents.id',
          'in',
          tables.selectFrom('court_seals').select('document_id').where('pdf_sha256', '=', sha256),
        ),
      ]),
    )
    .orderBy('version', 'desc')
    .executeTakeFirst();
  if (found === undefined) return null;
  const newest = await tables
    .selectFrom('court_packets')
    .select(['version', 'prepared_on as madeOn'])
    .where('claim_id', '=', found.claim_id)
    .where('state', '=', 'ready')
    .where('version', '>', found.version)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  return { version: found.version, madeOn: found.madeOn, newest: newest ?? null };
}
