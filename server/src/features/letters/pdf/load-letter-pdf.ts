import { letterFileName } from '@plainclaim/contract';
import type { Db } from '../../../platform/db/index.ts';
import type { LoadAttachment } from '../../../platform/mail/index.ts';
import { contentHash } from '../../../platform/security/index.ts';
import type { DocumentRepository } from '../document-repository.ts';
import type { LetterRepository } from '../letter-repository.ts';

type Deps = { readonly letters: LetterRepository; readonly documents: DocumentRepository };

/** A letter's PDF, and the hash of the text it shows. */
export type VerifiedPdf = { readonly pdf: Buffer; readonly textSha256: string };

/**
 * The PDF of a letter version, when its bytes are those that were made, and were made from the very text that was frozen.
 * Null while it is being made; `altered` when anything of this is not so.
 */
export async function verifiedPdf(
  { letters, documents }: Deps,
  db: Db,
  versionId: string,
): Promise<VerifiedPdf | 'altered' | null> {
  const [made, version] = await Promise.all([
    documents.unsafeFindPdf(db, versionId),
    letters.unsafeFindVersion(db, versionId),
  ]);
  if (made === null || version === null) return null;
  if (made === 'altered') return 'altered';
  const textSha256 = contentHash(version.text);
  const isSame = textSha256 === version.textSha256 && textSha256 === made.madeFromSha256;
  return isSame ? { pdf: made.pdf, textSha256 } : 'altered';
}

/** The finished PDF of a letter version as a mail's attachment; it is looked at again each time before it leaves. */
export async function loadLetterPdf(
  { db, ...deps }: Deps & { readonly db: Db },
  { versionId }: { readonly versionId: string },
): ReturnType<LoadAttachment> {
  const found = await verifiedPdf(deps, db, versionId);
  if (found === null || found === 'altered') return found;
  return { filename: letterFileName(false), contentType: 'application/pdf', bytes: found.pdf };
}
