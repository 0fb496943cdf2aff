import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import { happenedInWords, KEPT_FROM_BANKS } from './evidence-words.ts';
import { orderInWords } from './order-in-words.ts';
import type { Db } from '../platform/db/index.ts';

/** What happened to a claim, as the chain of the trail has it. */
type TrailRow = {
  readonly id: string;
  readonly at: Date;
  readonly kind: string;
  readonly detail: unknown;
  readonly request_id: string | null;
  readonly client: string | null;
  readonly position: string | null;
  readonly hash: string | null;
};

export type Evidence = { readonly zip: Buffer; readonly happened: number };

const README = `What a bank is shown when somebody asks for the money of an order back.

order.txt   The order: what was sold, what it is made of, what came in, what went back, and the dispute.
trail.csv   What happened to the claim of this order, oldest first, with times in UTC: when it was paid, when the letter was
            made, opened, approved and sent, and when papers were opened. "happened" says it in words, "what" is the name of
            that step here. Documents are named by their hashes.
            "request" is the call to the site. "client" stands for the network and the kind of browser it came from: where it
            is the same twice, both were the same. Both columns are empty for what the site did by itself.
            "position" and "hash" are the row's place in the chain of the whole trail: no row can be changed, added or taken
            away later without breaking every hash after it. "npm run admin -- audit verify" works them all out anew.
            Places that are missing belong to other claims, or say nothing about this payment.

No name, address, sum of the claim or text of a letter is in here. The receipt and the letter are with the payer.
`;

/** As RFC 4180 has it. A text that a spreadsheet would take for a formula is kept from being one. */
const field = (value: unknown): string => {
  const text = value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
const csv = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/** The evidence for a disputed order, as a ZIP archive. */
export async function evidenceOf(
  db: Db,
  { claimId, orderId }: { readonly claimId: string; readonly orderId: string },
  atMs: number,
): Promise<Evidence> {
  const { rows } = await sql<TrailRow>`
    select events.id::text, events.at, events.kind, events.detail, events.request_id::text, events.client::text,
      chain.position::text, encode(chain.hash, 'hex') as hash
    from audit_events as events left join audit_chain as chain on chain.event_id = events.id
    where events.claim_id = ${claimId} and events.kind <> all(${[...KEPT_FROM_BANKS]}) order by events.id`.execute(db);
  const head = ['event', 'time', 'happened', 'what', 'detail', 'request', 'client', 'position', 'hash'];
  const trail = rows.map((row) => [
    row.id,
    row.at.toISOString(),
    happenedInWords(row.kind),
    row.kind,
    row.detail,
    row.request_id,
    row.client,
    row.position,
    row.hash,
  ]);
  const zip = new ZipFile();
  const files = {
    'README.txt': README,
    'order.txt': await orderInWords(db, orderId),
    'trail.csv': csv([head, ...trail]),
  };
  for (const [name, text] of Object.entries(files)) {
    zip.addBuffer(Buffer.from(text, 'utf8'), name, { mtime: new Date(atMs) });
  }
  zip.end();
  return { zip: await buffer(zip.outputStream), happened: rows.length };
}
