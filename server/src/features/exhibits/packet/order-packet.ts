import {
  err,
  type ExhibitPacketProblem,
  fullNameOf,
  type JurisdictionPack,
  ok,
  prepareExhibitPacket,
  type Result,
} from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { SealedFiles } from '../../../platform/files/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import { type ClaimRepository, openClaim, type SignatureIntake } from '../../drafts/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { type AccessDeps, type AccessError, openCase } from '../exhibit-access.ts';
import { makeExhibitPacketJob } from '../exhibit-jobs.ts';
import { contentsOf, factsOf, isOf, type PacketContents } from './packet-contents.ts';
import type { PacketRepository } from './packet-repository.ts';

export type OrderPacketError = AccessError | { readonly code: 'claim.incomplete' } | ExhibitPacketProblem;

type Deps = AccessDeps &
  SignatureIntake & {
    readonly db: Db;
    readonly clock: Clock;
    readonly pack: JurisdictionPack;
    readonly ids: Ids;
    readonly jobs: Jobs;
    readonly claims: ClaimRepository;
    readonly files: SealedFiles;
    readonly packets: PacketRepository;
  };

/** Has the packet made of the exhibits as they are now. Asked again while it is at it, nothing is begun again. */
export async function orderPacket(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<null, OrderPacketError>> {
  const replaced: string[] = [];
  const ordered = await inTransaction(deps.db, async (trx): Promise<Result<null, OrderPacketError>> => {
    const access = await openCase(deps, { trx }, owner, caseId);
    if (!access.ok) return access;
    const stored = await deps.claims.lockPaidOwned(trx, access.value, caseId);
    const claim = stored === null ? null : await openClaim(trx, deps, stored);
    if (claim === null || !claim.ok) return err({ code: 'claim.incomplete' });
    const listed = await deps.exhibits.list(trx, caseId);
    const contents: PacketContents = {
      plaintiffs: [fullNameOf(claim.value.claimant.name)],
      defendants: claim.value.defendants.map(({ name }) => fullNameOf(name)),
      exhibits: contentsOf(listed),
    };
    const prepared = prepareExhibitPacket(
      contents.plaintiffs,
      contents.defendants,
      factsOf(contents, (text) => text),
    );
    if (!prepared.ok) return prepared;
    const earlier = await deps.packets.find(trx, caseId);
    if (earlier !== null && earlier.state !== 'failed' && isOf(earlier.contents, listed)) return ok(null);
    const earlierId = await deps.packets.remove(trx, caseId);
    replaced.splice(0, replaced.length, ...(earlierId === null ? [] : [earlierId]));
    const id = deps.ids.uuid();
    const nowMs = deps.clock.now();
    await deps.packets.insert(trx, { id, claimId: caseId, contents, createdAtMs: nowMs });
    const event = { kind: 'exhibits.packet_ordered', by: actorOf(access.value), packetId: id } as const;
    await appendAudit(trx, caseId, nowMs, event);
    await deps.jobs.enqueue(trx, makeExhibitPacketJob, { packetId: id }, { singletonKey: id });
    return ok(null);
  });
  if (ordered.ok) await Promise.all(replaced.map((id) => deps.files.remove(id)));
  return ordered;
}
