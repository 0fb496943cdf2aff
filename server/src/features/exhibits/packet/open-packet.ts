import { err, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { openFound, type SealedFiles } from '../../../platform/files/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { type AccessDeps, type AccessError, openCase } from '../exhibit-access.ts';
import type { PacketRepository } from './packet-repository.ts';

export type OpenPacketError = AccessError | { readonly code: 'exhibits.packet_none' };

type Deps = AccessDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: SealedFiles;
  readonly packets: PacketRepository;
};

/** The finished PDF of one of the caller's cases, block by block. */
export async function openPacket(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<AsyncIterable<Buffer>, OpenPacketError>> {
  const { db, clock, files, packets } = deps;
  const access = await openCase(deps, { db }, owner, caseId);
  if (!access.ok) return access;
  const ready = async () => {
    const packet = await packets.find(db, caseId);
    return packet?.state === 'ready' ? packet : null;
  };
  const opened = await openFound(files, ready);
  if (opened === null) return err({ code: 'exhibits.packet_none' });
  const event = { kind: 'exhibits.packet_opened', by: actorOf(access.value) } as const;
  await appendAudit(db, caseId, clock.now(), event);
  return ok(opened.blocks);
}
