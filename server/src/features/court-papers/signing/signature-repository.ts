import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/index.ts';
import { openedBytes, openedValue, type SealedBox } from '../../../platform/security/index.ts';
import { type SignaturesTable, tablesOf } from '../packet-tables.ts';

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
  /** The account that signed; null for a browser without one, and for who signed by a link. */
  readonly signedBy: string | null;
  /** 0 for the first plaintiff; the further ones from 1, as the complaint names them. */
  readonly seat: number;
  /** The first plaintiff's signature, on which a further one hangs; null for the first. */
  readonly firstId: string | null;
};

export type ListedSignature = Omit<StoredSignature, 'mark' | 'text'>;

/** PNG bytes by seat, the first plaintiff's at 0; null where nobody signed. */
export type Marks = readonly (Buffer | null)[];

/** Signatures under complaints. Whose claim or packet it is must be known before. */
export type SignatureRepository = {
  insert(db: Db, signature: StoredSignature): Promise<void>;
  /** Without texts and marks. */
  listOf(db: Db, ids: readonly string[]): Promise<readonly ListedSignature[]>;
  /** The same, of the further plaintiffs who signed what the first one's signature is under. */
  listOfFirst(db: Db, firstIds: readonly string[]): Promise<readonly ListedSignature[]>;
  /** For the job, which works for nobody in particular: the marks of a first signature and of all that hang on it. */
  unsafeFindMarks(db: Db, firstId: string): Promise<Marks>;
};

const LISTED_COLUMNS = [
  'id',
  'claim_id',
  'packet_id',
  'text_sha256',
  'signed',
  'method',
  'signed_at',
  'signed_by',
  'seat',
  'first_id',
] as const;

export function createSignatureRepository(box: SealedBox): SignatureRepository {
  const signedPurpose = (id: string) => `court-signature:${id}`;
  const markPurpose = (id: string) => `court-signature-mark:${id}`;
  const listed = (row: Omit<SignaturesTable, 'mark'>): ListedSignature => {
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
      seat: row.seat,
      firstId: row.first_id,
    };
  };

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
          seat: signature.seat,
          first_id: signature.firstId,
        })
        .execute();
    },
    listOf: async (db, ids) => {
      if (ids.length === 0) return [];
      const rows = await tablesOf(db)
        .selectFrom('court_signatures')
        .select(LISTED_COLUMNS)
        .where('id', 'in', [...ids])
        .execute();
      return rows.map(listed);
    },
    listOfFirst: async (db, firstIds) => {
      if (firstIds.length === 0) return [];
      const rows = await tablesOf(db)
        .selectFrom('court_signatures')
        .select(LISTED_COLUMNS)
        .where('first_id', 'in', [...firstIds])
        .orderBy('seat')
        .execute();
      return rows.map(listed);
    },
    unsafeFindMarks: async (db, firstId) => {
      const rows = await tablesOf(db)
        .selectFrom('court_signatures')
        .select(['id', 'seat', 'mark'])
        .where(({ eb, or }) => or([eb('id', '=', firstId), eb('first_id', '=', firstId)]))
        .execute();
      const bySeat = new Map(rows.map(({ id, seat, mark }) => [seat, openedBytes(box, markPurpose(id), mark)]));
      const seats = rows.length === 0 ? 0 : Math.max(...bySeat.keys()) + 1;
      return Array.from({ length: seats }, (_, seat) => bySeat.get(seat) ?? null);
    },
  };
}
