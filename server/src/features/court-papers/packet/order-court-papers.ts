import type { PaperCause } from '@plainclaim/contract';
import {
  assessClaim,
  complaintFacts,
  type ComplaintFacts,
  type CourtPacket,
  err,
  type JurisdictionPack,
  ok,
  type PacketInput,
  type PaperStop,
  preparePacket,
  type Result,
  waitsForCourtAnswers,
} from '@plainclaim/domain';
import { appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { DbTransaction } from '../../../platform/db/index.ts';
import {
  type CourtPaperModel,
  type GlyphCoverage,
  sanitizeText,
  textsOfPaper,
} from '../../../platform/documents/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import { spokenLanguage } from '../../../platform/language/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import type { OrderCourtPapers } from '../../letters/index.ts';
import type { CourtPaperRepository, ListedPacket, OrderedPacket } from '../court-paper-repository.ts';
import { makeCourtPacketJob } from '../court-papers-jobs.ts';
import { guideReader } from './guide-reader.ts';
import { basisOf } from './packet-basis.ts';
import { QUESTIONS_OPEN, type StoredPapers, storedPapers, storedStop } from './packet-contents.ts';

/** Changes when the templates' look changes, so that stored papers tell what they were set with. */
export const TEMPLATE_VERSION = 'court-packet-3';

/** What ordering a packet needs. */
export type PacketOrderDeps = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly pack: JurisdictionPack;
  readonly courtPapers: CourtPaperRepository;
  readonly coverage: GlyphCoverage;
};

type Approved = Parameters<OrderCourtPapers>[1];

/** What papers are made from; with `facts` a person wrote for the complaint, those instead of the story's. */
export type PapersWish = Approved & { readonly cause: PaperCause; readonly facts?: ComplaintFacts | undefined };

/** Says what is on every sheet, or why there are none. */
export function settlePapers(
  { clock, pack, coverage }: Pick<PacketOrderDeps, 'clock' | 'pack' | 'coverage'>,
  { claim, decisions, facts, payBy = null }: PapersWish,
): Result<{ readonly packet: CourtPacket; readonly papers: StoredPapers }, PaperStop> {
  const today = clock.today();
  const approvedFacts = facts ?? complaintFacts({ claim, pack, today, decisions });
  const input: PacketInput = {
    claim,
    fit: assessClaim(claim, pack, today),
    pack,
    today,
    decisions,
    approvedFacts,
    payBy,
    ...guideReader(spokenLanguage()),
  };
  const plain = preparePacket(input);
  const prepared =
    plain.ok && !isPrintable(plain.value, coverage) ? preparePacket({ ...input, hasReplacedSigns: true }) : plain;
  if (!prepared.ok) return err(prepared.error);
  const { story, calculation, entities, tradeNames, kind } = approvedFacts;
  const papers = storedPapers(
    prepared.value,
    { story, calculation, entities, tradeNames, kind, isCorrected: facts !== undefined },
    prepared === plain,
  );
  return ok({ packet: prepared.value, papers });
}

/** Stores a packet as the claim's next version and queues its job. The claim's row must be locked. Answers its number. */
export async function storePacket(
  { clock, jobs, courtPapers }: Pick<PacketOrderDeps, 'clock' | 'jobs' | 'courtPapers'>,
  trx: DbTransaction,
  packet: Omit<OrderedPacket, 'templateVersion'>,
): Promise<number> {
  const { id, claimId, outcome, signatureId } = packet;
  const nowMs = clock.now();
  const before = await courtPapers.findLatest(trx, claimId);
  const version = await courtPapers.insert(trx, { ...packet, templateVersion: TEMPLATE_VERSION }, nowMs);
  if (before !== null && isVoided(before, signatureId)) {
    const { id: packetId, version: voided } = before;
    const done = { packetId, version: voided, code: packet.cause };
    await appendAudit(trx, claimId, nowMs, { kind: 'papers.signature_void', ...done });
  }
  await appendAudit(
    trx,
    claimId,
    nowMs,
    'stop' in outcome
      ? { kind: 'papers.stopped', packetId: id, version, code: outcome.stop.code }
      : { kind: 'papers.ordered', packetId: id, version },
  );
  if ('papers' in outcome) await jobs.enqueue(trx, makeCourtPacketJob, { packetId: id }, { singletonKey: id });
  return version;
}

const isVoided = (before: Pick<ListedPacket, 'signatureId'>, signatureId: string | null): boolean =>
  before.signatureId !== null && before.signatureId !== signatureId;

/**
 * Settles what the court papers of an approved letter's claim say, in the caller's transaction; a job then makes the PDFs.
 * Where no papers can be made, the reason is kept instead.
 */
export async function orderPapers(deps: PacketOrderDeps, trx: DbTransaction, wish: PapersWish): Promise<void> {
  const { claimId, letterVersionId, draft, decisions, cause } = wish;
  const settled = waitsForCourtAnswers(draft) ? null : settlePapers(deps, wish);
  await storePacket(deps, trx, {
    id: deps.ids.uuid(),
    claimId,
    letterVersionId,
    rowIds: settled?.ok === true ? settled.value.packet.rowIds : [],
    preparedOn: deps.clock.today(),
    outcome:
      settled === null
        ? { stop: { code: QUESTIONS_OPEN, findings: [] } }
        : settled.ok
          ? { papers: settled.value.papers }
          : { stop: storedStop(settled.error) },
    cause,
    basisSha256: basisOf(draft, decisions),
    signatureId: null,
  });
}

/** Whether every sign of the packet is in some font. */
const isPrintable = (packet: CourtPacket, coverage: GlyphCoverage): boolean =>
  isPaperPrintable(
    packet.files.map(({ title, sheets }) => ({ title, author: packet.author, runningHead: '', dateLong: '', sheets })),
    coverage,
  );

export const isPaperPrintable = (papers: readonly CourtPaperModel[], coverage: GlyphCoverage): boolean =>
  coverage.unprintableCharacters(sanitizeText(papers.flatMap(textsOfPaper).join('\n'))).length === 0;
