import type { ReadFile } from '@plainclaim/domain';
import { appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { DocumentRenderer, GlyphCoverage } from '../../../platform/documents/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import type { JobRun } from '../../../platform/jobs/index.ts';
import { keepParts, type PartsToKeep, partsToKeep } from '../../../platform/known-files/index.ts';
import type { Log } from '../../../platform/logging/index.ts';
import { formToDraw, signedOnForm, tellingOfForm } from '../signing/court-form-signing.ts';
import type { CourtPaperRepository, MadePaper, PacketInMaking } from '../court-paper-repository.ts';
import { type SealDeps, sealPapers } from '../court-seals.ts';
import { type Drawn, drawAndRead } from './draw-paper.ts';
import type { MadeCheck } from './packet-contents.ts';
import { readMadePapers } from './read-made-papers.ts';
import type { SignatureRepository } from '../signing/signature-repository.ts';
import {
  drawOfficialForm,
  drawOtherForm,
  type OfficialForms,
  otherFormsFor,
  withOfficialForm,
  withOtherForm,
} from './official-form.ts';

type Deps = SealDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly courtPapers: CourtPaperRepository;
  readonly signatures: SignatureRepository;
  readonly renderer: DocumentRenderer;
  readonly coverage: GlyphCoverage;
  /** Empty where this site has none of the court's own forms. */
  readonly officialForms: OfficialForms;
  readonly log: Log;
};

type PacketToMake = { readonly packetId: string };

/** Makes every PDF of a packet, reads it back and checks it, once. A second run finds the packet ready and does nothing. */
export async function makeCourtPacket(deps: Deps, packet: PacketToMake, run: JobRun): Promise<void> {
  try {
    await makePacket(deps, packet, run);
  } catch (error) {
    // No try is left: the owner must see that it failed, and be able to ask again.
    if (run.isLastAttempt) await noteFailed(deps, packet.packetId, 'papers.failed');
    throw error;
  }
}

async function noteFailed(
  { db, clock, courtPapers }: Deps,
  packetId: string,
  code: string,
  checks: readonly MadeCheck[] = [],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await courtPapers.unsafeFindInMaking(trx, packetId);
    if (found === null) return;
    await courtPapers.markFailed(trx, packetId, code, checks);
    await appendAudit(trx, found.claimId, clock.now(), { kind: 'papers.failed', packetId, code });
  });
}

type Failed = Omit<Extract<Drawn, { readonly code: string }>, 'problems'> & { readonly problems: readonly string[] };
type Outcome =
  | { readonly papers: readonly Omit<MadePaper, 'id'>[]; readonly checks: readonly MadeCheck[] }
  | { readonly failed: Failed; readonly checks: readonly MadeCheck[] };

async function makePacket(deps: Deps, { packetId }: PacketToMake, run: JobRun): Promise<void> {
  const { db, clock, ids, courtPapers, log } = deps;
  const found = await courtPapers.unsafeFindInMaking(db, packetId);
  if (found === null) return;
  const official = await courtFormOf(deps, found, run);
  const papers = official === null ? found.papers : tellingOfForm(found.papers, official.title);
  const made = await drawAll(deps, packetId, { ...found, papers });
  if ('failed' in made) {
    const { code, isFinal, problems } = made.failed;
    log.warn({ code, outcome: problems.join(' '), attempt: run.attempt }, 'a court paper could not be made');
    if (!isFinal && !run.isLastAttempt) throw new Error(code);
    await noteFailed(deps, packetId, code, made.checks);
    return;
  }
  const complaint = official === null ? made.papers : withOfficialForm(made.papers, official);
  const all = await withOtherForms(deps, found, complaint, run);
  const documents: readonly MadePaper[] = all.map((paper) => ({ id: ids.uuid(), ...paper }));
  const parts: PartsToKeep[] = [];
  for (const paper of documents) parts.push(await partsToKeep(paper, log));
  const isReady = await inTransaction(db, async (trx) => {
    if (!(await courtPapers.markReady(trx, packetId, { papers: documents, checks: made.checks }, clock.now())))
      return false;
    for (const one of parts) await keepParts(trx, found.claimId, one, clock.now());
    await appendAudit(trx, found.claimId, clock.now(), {
      kind: 'papers.ready',
      packetId,
      pdfSha256s: documents.map(({ sha256 }) => sha256),
    });
    return true;
  });
  // After the papers are there: whoever waits for them does not wait for a time-stamp authority.
  const filed = documents.filter(({ stage }) => isReady && stage === 'file');
  await sealPapers(
    deps,
    filed.map(({ id, pdf }) => ({ claimId: found.claimId, documentId: id, pdf })),
  );
}

/** Draws one PDF after the other, and tells after each how far it is; then reads them all. A line that stops ends the work. */
async function drawAll(deps: Deps, packetId: string, found: PacketInMaking): Promise<Outcome> {
  const { db, courtPapers, signatures } = deps;
  const { papers, preparedOn, signatureId } = found;
  const marks = signatureId === null ? [] : await signatures.unsafeFindMarks(db, signatureId);
  const drawn: Omit<MadePaper, 'id'>[] = [];
  const read: ReadFile[] = [];
  const all = papers.files.length;
  await courtPapers.noteProgress(db, packetId, { done: 0, all });
  for (const file of papers.files) {
    const one = await drawAndRead(deps, papers, preparedOn, file, marks);
    if ('code' in one) return { failed: one, checks: [] };
    drawn.push(one.paper);
    read.push(one.read);
    await courtPapers.noteProgress(db, packetId, { done: drawn.length, all });
  }
  const { checks, stopCode } = readMadePapers(papers, read, deps.coverage);
  if (stopCode === null) return { papers: drawn, checks };
  const problems = checks.flatMap((one) => one.problems);
  return { failed: { code: stopCode, isFinal: true, problems }, checks };
}

/**
 * The court's own form in place of our complaint, where this site has it. Signed papers have it when it was signed with
 * them: one that nobody read and signed is another paper.
 */
async function courtFormOf(
  deps: Deps,
  { papers, preparedOn, signatureId }: PacketInMaking,
  run: JobRun,
): Promise<Omit<MadePaper, 'id'> | null> {
  const { db, signatures, officialForms, log } = deps;
  const form = formToDraw(papers, signatureId !== null, officialForms);
  if (form === null) return null;
  const marks = signatureId === null ? [] : await signatures.unsafeFindMarks(db, signatureId);
  const official = await drawOfficialForm(deps, papers, form, preparedOn, signedOnForm(papers, marks));
  if ('paper' in official) return official.paper;
  const { code, isFinal, problems } = official;
  log.warn({ code, outcome: problems.join(' '), attempt: run.attempt }, 'an official form could not be filled in');
  // On the last try our own paper, which says the same, is what there is to file, as on a site without the form.
  if (!isFinal && !run.isLastAttempt) throw new Error(code);
  return null;
}

/**
 * The court's summons, fee waiver and default forms, where this site has them. They are next to our own sheets for
 * them.
 */
async function withOtherForms(
  deps: Deps,
  { papers, preparedOn }: PacketInMaking,
  drawn: readonly Omit<MadePaper, 'id'>[],
  run: JobRun,
): Promise<readonly Omit<MadePaper, 'id'>[]> {
  let all = drawn;
  for (const form of otherFormsFor(papers, deps.officialForms)) {
    const other = await drawOtherForm(deps, papers, form, preparedOn);
    if ('paper' in other) {
      all = withOtherForm(all, other.paper);
      continue;
    }
    const { code, isFinal, problems } = other;
    deps.log.warn(
      { code, outcome: problems.join(' '), attempt: run.attempt },
      'an official form could not be filled in',
    );
    if (!isFinal && !run.isLastAttempt) throw new Error(code);
  }
  return all;
}
