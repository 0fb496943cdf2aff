import type { ExhibitPacketWire, ExhibitsAnswer } from '@plainclaim/contract';
import { messageFor } from '../../platform/language/index.ts';
import { err, EXHIBIT_LIMITS, exhibitMark, ok, type Result } from '@plainclaim/domain';
import type { Db } from '../../platform/db/index.ts';
import { defendantsOf } from '../cases/index.ts';
import { listReceiptLetters, type PieceRepository } from '../dispatch/index.ts';
import type { ClaimRepository } from '../drafts/index.ts';
import type { Owner } from '../sessions/index.ts';
import { type AccessDeps, includesExhibits } from './exhibit-access.ts';
import type { StoredExhibit } from './exhibit-repository.ts';
import { isOf } from './packet/packet-contents.ts';
import type { PacketRepository, StoredPacket } from './packet/packet-repository.ts';

export type ListError = { readonly code: 'exhibits.unknown_case' };

type Deps = AccessDeps & {
  readonly db: Db;
  readonly claims: ClaimRepository;
  readonly packets: PacketRepository;
  readonly pieces: PieceRepository;
};

const NO_PACKET: ExhibitPacketWire = {
  state: 'none',
  steps_done: 0,
  steps_all: 0,
  page_count: null,
  is_current: false,
  reason: null,
};

const packetWire = (packet: StoredPacket, exhibits: readonly StoredExhibit[]): ExhibitPacketWire => ({
  state: packet.state,
  steps_done: packet.stepsDone,
  steps_all: packet.stepsAll,
  page_count: packet.pageCount,
  is_current: isOf(packet.contents, exhibits),
  reason: packet.state === 'failed' ? messageFor('exhibits.packet_failed') : null,
});

/** The exhibits of one of the caller's cases in their order, and where their packet stands. */
export async function listExhibits(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
  message = '',
): Promise<Result<ExhibitsAnswer, ListError>> {
  const { db, claims, exhibits, packets, pieces } = deps;
  const claim = owner === null ? null : await claims.findPaidOwned(db, owner, caseId);
  if (claim === null) return err({ code: 'exhibits.unknown_case' });
  const [included, listed, packet, letters] = [
    await includesExhibits(deps, db, caseId),
    await exhibits.list(db, caseId),
    await packets.find(db, caseId),
    await listReceiptLetters(pieces, db, caseId),
  ];
  const mayBeReceiptOf = letters
    .filter(({ exhibitId }) => exhibitId === null)
    .map(({ pieceId, name }) => ({ id: pieceId, name }));
  return ok({
    success: true,
    message,
    case_id: caseId,
    defendant_name: defendantsOf(claim.draft),
    included,
    limits: {
      files: EXHIBIT_LIMITS.files,
      file_bytes: EXHIBIT_LIMITS.fileBytes,
      description_length: EXHIBIT_LIMITS.descriptionLength,
    },
    exhibits: listed.map((one, position) => ({
      id: one.id,
      mark: exhibitMark(position),
      kind: one.kind,
      description: one.description,
      happened_on: one.happenedOn,
      page_count: one.pageCount,
      size: one.byteCount,
      file_name: one.fileName,
      has_picture: one.hasPicture,
      drawn_pages: one.drawnPages,
      scan: one.scan,
      receipt_of: letters.find(({ exhibitId }) => exhibitId === one.id)?.name ?? null,
      may_be_receipt_of: letters.some(({ exhibitId }) => exhibitId === one.id) ? [] : mayBeReceiptOf,
    })),
    packet: packet === null ? NO_PACKET : packetWire(packet, listed),
  });
}
