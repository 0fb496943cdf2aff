import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { DocumentRenderer, GlyphCoverage } from '../../platform/documents/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { JobHandler } from '../../platform/jobs/index.ts';
import type { Log } from '../../platform/logging/index.ts';
import type { CourtPaperRepository, MadePaper } from './court-paper-repository.ts';
import { drawPaper } from './draw-paper.ts';
import { drawOfficialForm, formFor, type OfficialForms, withOfficialForm } from './official-form.ts';

type Deps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly courtPapers: CourtPaperRepository;
  readonly renderer: DocumentRenderer;
  readonly coverage: GlyphCoverage;
  /** Empty where this site has none of the court's own forms. */
  readonly officialForms: OfficialForms;
  readonly log: Log;
};

type Handler = JobHandler<{ packetId: string }>;

/** Makes every PDF of a packet, reads it back and checks it, once. A second run finds the packet ready and does nothing. */
export const makeMakeCourtPacket = (deps: Deps): Handler => {
  const makePacket = packetMaker(deps);
  return async (packet, run) => {
    try {
      await makePacket(packet, run);
    } catch (error) {
      // No try is left: the owner must see that it failed, and be able to ask again.
      if (run.isLastAttempt) await noteFailed(deps, packet.packetId, 'papers.failed');
      throw error;
    }
  };
};

async function noteFailed({ db, clock, courtPapers }: Deps, packetId: string, code: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const found = await courtPapers.unsafeFindInMaking(trx, packetId);
    if (found === null) return;
    await courtPapers.markFailed(trx, packetId, code);
    await appendAudit(trx, found.claimId, clock.now(), { kind: 'papers.failed', packetId, code });
  });
}

const packetMaker =
  (deps: Deps): Handler =>
  async ({ packetId }, run) => {
    const { db, clock, ids, courtPapers, log } = deps;
    const found = await courtPapers.unsafeFindInMaking(db, packetId);
    if (found === null) return;
    const { claimId, preparedOn, papers } = found;
    const drawnPapers: Omit<MadePaper, 'id'>[] = [];
    for (const file of papers.files) {
      const drawn = await drawPaper(deps, papers, preparedOn, file);
      if ('paper' in drawn) {
        drawnPapers.push(drawn.paper);
        continue;
      }
      const { code, isFinal, problems } = drawn;
      log.warn({ code, outcome: problems.join(' '), attempt: run.attempt }, 'a court paper could not be made');
      if (!isFinal && !run.isLastAttempt) throw new Error(code);
      await noteFailed(deps, packetId, code);
      return;
    }
    const form = formFor(papers, deps.officialForms);
    const official = form === null ? null : await drawOfficialForm(deps, papers, form, preparedOn);
    if (official !== null && 'code' in official) {
      const { code, isFinal, problems } = official;
      log.warn({ code, outcome: problems.join(' '), attempt: run.attempt }, 'an official form could not be filled in');
      // On the last try our own draft is what there is to file, as on a site without the form.
      if (!isFinal && !run.isLastAttempt) throw new Error(code);
    }
    const all = official !== null && 'paper' in official ? withOfficialForm(drawnPapers, official.paper) : drawnPapers;
    const made: readonly MadePaper[] = all.map((paper) => ({ id: ids.uuid(), ...paper }));
    await inTransaction(db, async (trx) => {
      if (!(await courtPapers.markReady(trx, packetId, made, clock.now()))) return;
      await appendAudit(trx, claimId, clock.now(), {
        kind: 'papers.ready',
        packetId,
        pdfSha256s: made.map(({ sha256 }) => sha256),
      });
    });
  };
