import {
  assessClaim,
  type CourtPacket,
  type JurisdictionPack,
  preparePacket,
  type PacketInput,
} from '@plainclaim/domain';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import {
  type CourtPaperModel,
  type GlyphCoverage,
  sanitizeText,
  textsOfPaper,
} from '../../platform/documents/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { OrderCourtPapers } from '../letters/index.ts';
import type { CourtPaperRepository } from './court-paper-repository.ts';
import { makeCourtPacketJob } from './court-papers-jobs.ts';
import { storedPapers, storedStop } from './packet-contents.ts';

/** Changes when the templates' look changes, so that stored papers tell what they were set with. */
const TEMPLATE_VERSION = 'court-packet-1';

type Deps = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly pack: JurisdictionPack;
  readonly courtPapers: CourtPaperRepository;
  readonly coverage: GlyphCoverage;
};

/**
 * Settles what the court papers of an approved letter's claim say, in the approval's transaction; a job then makes the
 * PDFs. Where no papers can be made, the reason is kept instead.
 */
export const makeOrderCourtPapers =
  ({ clock, ids, jobs, pack, courtPapers, coverage }: Deps): OrderCourtPapers =>
  async (trx, { claim, claimId, letterVersionId, decisions }) => {
    const today = clock.today();
    const nowMs = clock.now();
    const input: PacketInput = { claim, fit: assessClaim(claim, pack, today), pack, today, decisions };
    const plain = preparePacket(input);
    const prepared =
      plain.ok && !isPrintable(plain.value, coverage) ? preparePacket({ ...input, hasReplacedSigns: true }) : plain;
    const id = ids.uuid();
    const version = await courtPapers.insert(
      trx,
      {
        id,
        claimId,
        letterVersionId,
        templateVersion: TEMPLATE_VERSION,
        rowIds: prepared.ok ? prepared.value.rowIds : [],
        preparedOn: today,
        outcome: prepared.ok ? { papers: storedPapers(prepared.value) } : { stop: storedStop(prepared.error) },
      },
      nowMs,
    );
    await appendAudit(
      trx,
      claimId,
      nowMs,
      prepared.ok
        ? { kind: 'papers.ordered', packetId: id, version }
        : { kind: 'papers.stopped', packetId: id, version, code: prepared.error.code },
    );
    if (prepared.ok) await jobs.enqueue(trx, makeCourtPacketJob, { packetId: id }, { singletonKey: id });
  };

const isPrintable = (packet: CourtPacket, coverage: GlyphCoverage): boolean => {
  const texts = packet.files.flatMap(({ title, sheets }) => {
    const model: CourtPaperModel = { title, author: packet.author, runningHead: '', dateLong: '', sheets };
    return textsOfPaper(model);
  });
  return coverage.unprintableCharacters(sanitizeText(texts.join('\n'))).length === 0;
};
