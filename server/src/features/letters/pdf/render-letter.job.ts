import { appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { DocumentRenderer, GlyphCoverage } from '../../../platform/documents/index.ts';
import type { JobRun } from '../../../platform/jobs/index.ts';
import { keepParts, partsToKeep } from '../../../platform/known-files/index.ts';
import type { Log } from '../../../platform/logging/index.ts';
import { contentHash } from '../../../platform/security/index.ts';
import type { DocumentSeal, Sealed } from '../../../platform/seals/index.ts';
import type { DocumentRepository } from '../document-repository.ts';
import type { LetterRepository } from '../letter-repository.ts';
import { printedLetter } from './printed-letter.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly letters: LetterRepository;
  readonly documents: DocumentRepository;
  readonly renderer: DocumentRenderer;
  readonly coverage: GlyphCoverage;
  readonly seal: DocumentSeal;
  readonly log: Log;
};

/** Failures that another try cannot mend: the text or the mark is at fault, not the moment. */
export const FINAL_FAILURES: ReadonlySet<string> = new Set([
  'documents.unprintable',
  'documents.too_long',
  'documents.signature_unreadable',
]);

/** Renders a frozen letter once. A second run finds the PDF there and does nothing. */
export async function renderLetter(
  { db, clock, letters, documents, renderer, coverage, seal, log }: Deps,
  { versionId }: { versionId: string },
  run: JobRun,
): Promise<void> {
  if ((await documents.statusOf(db, versionId)) !== 'pending') return;
  const version = await letters.unsafeFindVersion(db, versionId);
  const working = version === null ? null : await letters.findWorking(db, version.claimId);
  if (version === null || working === null) return;

  const made = await renderer.renderLetter(printedLetter(version, working.details, coverage));
  if (!made.ok) {
    const { code } = made.error;
    log.warn({ code, demandId: version.demandId, attempt: run.attempt }, 'a letter could not be rendered');
    if (!FINAL_FAILURES.has(code) && !run.isLastAttempt) throw new Error(code);
    await inTransaction(db, async (trx) => {
      await documents.markFailed(trx, versionId, code);
      await appendAudit(trx, version.claimId, clock.now(), {
        kind: 'letter.pdf_failed',
        demandId: version.demandId,
        code,
      });
    });
    return;
  }
  // A draft says nothing for anybody, so nothing vouches for it. A time-stamp authority may be asked: not in the transaction.
  const sealed = version.isApproved ? await sealUnlessBroken({ seal, clock, log }, made.value.pdf, run) : null;
  const { pdf, sha256 } = sealed ?? made.value;
  const parts = await partsToKeep({ pdf, sha256 }, log);
  const ready = { pdf, sha256, pageCount: made.value.pageCount, madeFromSha256: contentHash(version.text) };
  await inTransaction(db, async (trx) => {
    // A run that was given up may end after its successor.
    const isFirst = await documents.markReady(
      trx,
      versionId,
      { ...ready, sealLevel: sealed?.level ?? null },
      clock.now(),
    );
    if (!isFirst) return;
    await keepParts(trx, version.claimId, parts, clock.now());
    await appendAudit(trx, version.claimId, clock.now(), {
      kind: 'letter.pdf_ready',
      demandId: version.demandId,
      pdfSha256: sha256,
      ...(sealed === null ? {} : { sealLevel: sealed.level }),
    });
  });
}

/** A key that does not work any more is logged; on the last try the letter goes without a seal: none is lost for it. */
async function sealUnlessBroken(
  { seal, clock, log }: Pick<Deps, 'seal' | 'clock' | 'log'>,
  pdf: Uint8Array,
  run: JobRun,
): Promise<Sealed | null> {
  try {
    return await seal.seal(pdf, clock.now());
  } catch (error) {
    if (!run.isLastAttempt) throw error;
    log.error(
      { event: 'seal.failed', err: error },
      'an approved letter was made without a seal: is its key all right?',
    );
    return null;
  }
}
