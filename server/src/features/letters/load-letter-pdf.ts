import type { Db } from '../../platform/db/index.ts';
import type { LoadAttachment } from '../../platform/mail/index.ts';
import type { DocumentRepository } from './document-repository.ts';

/** The finished PDF of a letter version as a mail's attachment; null while it is still being made. */
export const makeLoadLetterPdf =
  ({ db, documents }: { readonly db: Db; readonly documents: DocumentRepository }): LoadAttachment =>
  async ({ versionId }) => {
    const bytes = await documents.unsafeFindPdf(db, versionId);
    return bytes === null ? null : { filename: 'demand-letter.pdf', contentType: 'application/pdf', bytes };
  };
