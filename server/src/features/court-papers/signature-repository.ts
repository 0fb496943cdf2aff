import * as z from 'zod/mini';
import type { Db } from '../../platform/db/index.ts';
import { openedBytes, openedValue, type SealedBox } from '../../platform/security/index.ts';
import { type SignaturesTable, tablesOf } from './packet-tables.ts';

/** What was signed, word for word. Sealed together. */
const signedSchema = z.object({
  /** The whole complaint, as it was shown for reading. */
  text: z.string(),
  statements: z.array(z.string()),
  signer: z.string(),
});

export type StoredSignature = z.infer<typeof signedSchema> & {
  readonly id: string;
  readonly claimId: string;
  /** The unsigned packet that was read. */
  readonly packetId: string;
  readonly textSha256: string;
  /** PNG bytes. */
  readonly mark: Buffer;
  readonly method: SignaturesTable['method'];
  readonly signedAtMs: number;
  /** The account that signed; null for a browser without one. */
  readonly signedBy: string | null;
};

export type ListedSignature = Omit<StoredSignature, 'mark' | 'text'>;

/** Signatures under complaints. Whose claim or packet it is must be known before. */
export type SignatureRepository = {
  insert(db: Db, signature: StoredSignature): Promise<void>;
  /** Without texts and marks. */
  listOf(db: Db, ids: readonly string[]): Promise<readonly ListedSignature[]>;
  /** For the job, which works for nobody in particular: the PNG bytes of the mark. */
  unsafeFindMark(db: Db, id: string): Promise<Buffer | null>;
};

export function createSignatureRepository(box: SealedBox): SignatureRepository {
  const signedPurpose = (id: string) => `court-signature:${id}`;
  const markPurpose = (id: string) => `court-signature-mark:${id}`;

  return {
    insert: async (db, { id, text, statements, signer, ...signature }) => {
      await tablesOf(db)
        .insertInto('court_signatures')
        .values({
          id,
          claim_id: signature.claimId,
          packet_id: signature.packetId,
          text_sha256: signature.textSha256,
          signed: box.sealJson(signedPurpose(id), { text, statements, signer }),
          mark: box.seal(markPurpose(id), signature.mark),
          method: signature.method,
          signed_at: new Date(signature.signedAtMs),
          signed_by: signature.signedBy,
        })
        .execute();
    },
    listOf: async (db, ids) => {
      if (ids.length === 0) return [];
      const rows = await tablesOf(db)
        .selectFrom('court_signatures')
        .select(['id', 'claim_id', 'packet_id', 'text_sha256', 'signed', 'method', 'signed_at', 'signed_by'])
        .where('id', 'in', [...ids])
        .execute();
      return rows.map((row) => {
        const { statements, signer } = z.parse(signedSchema, openedValue(box, signedPurpose(row.id), row.signed));
        return {
          id: row.id,
          claimId: row.claim_id,
          packetId: row.packet_id,
          textSha256: row.text_sha256,
          statements,
          signer,
          method: row.method,
          signedAtMs: row.signed_at.getTime(),
          signedBy: row.signed_by,
        };
      });
    },
    unsafeFindMark: async (db, id) => {
      const row = await tablesOf(db)
        .selectFrom('court_signatures')
        .select('mark')
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : openedBytes(box, markPurpose(id), row.mark);
    },
  };
}
