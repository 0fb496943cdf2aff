import { err, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { paperPage } from '../../platform/documents/index.ts';
import { messageFor, spokenLanguage } from '../../platform/language/index.ts';
import type { Owner } from '../sessions/index.ts';
import { fileTellingOfForm } from './signing/court-form-signing.ts';
import type { CourtPaperRepository } from './court-paper-repository.ts';
import type { OpenPaperError } from './open-court-paper.ts';
import type { SignatureRepository } from './signing/signature-repository.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly courtPapers: CourtPaperRepository;
  readonly signatures: SignatureRepository;
};

/** A court's own filled form is no sheets of ours: it is there as a PDF alone, and our draft of it as both. */
export const hasPage = (kind: string): boolean => !kind.startsWith('official_');

/**
 * One of the caller's papers as a web page, from the same sheets its PDF was drawn from. Somebody else's is not found,
 * and neither is a paper that has no page.
 */
export async function readCourtPaper(
  { db, clock, courtPapers, signatures }: Deps,
  owner: Owner | null,
  documentId: string,
): Promise<Result<string, OpenPaperError>> {
  const page = owner === null ? null : await courtPapers.findOwnedPage(db, owner, documentId);
  if (owner === null || page === null || page.file === null) return err({ code: 'papers.unknown' });
  const { claimId, kind, title, file, signatureId, formTitle } = page;
  const marks = signatureId === null ? [] : await signatures.unsafeFindMarks(db, signatureId);
  const [signaturePng = null, ...coSignaturePngs] = marks;
  await appendAudit(db, claimId, clock.now(), {
    kind: 'papers.opened',
    by: actorOf(owner),
    documentId,
    paper: kind,
  });
  const note = { language: spokenLanguage(), text: messageFor('papers.as_a_page') };
  const { sheets } = formTitle === null ? file : fileTellingOfForm(file, formTitle);
  return ok(paperPage({ title, sheets, signaturePng, coSignaturePngs, note }));
}
