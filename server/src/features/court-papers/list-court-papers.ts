import type {
  CourtPapersAnswer,
  CourtPaperWire,
  EarlierPapers,
  PaperCheck,
  PaperSignatureWire,
} from '@plainclaim/contract';
import { err, ok, PACKET_PROBLEMS, type Result } from '@plainclaim/domain';
import type { Db } from '../../platform/db/index.ts';
import { messageFor } from '../../platform/language/index.ts';
import type { OrderRepository } from '../checkout/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { CourtPaperRepository, ListedPacket, PaperOfPacket } from './court-paper-repository.ts';
import type { ListedSignature, SignatureRepository } from './signature-repository.ts';
import type { FindStanding } from './find-standing.ts';

export type ListPapersError = { readonly code: 'papers.unknown_case' };

type Deps = {
  readonly db: Db;
  readonly orders: OrderRepository;
  readonly courtPapers: CourtPaperRepository;
  readonly signatures: SignatureRepository;
  readonly findStanding: FindStanding;
};

type Shown = {
  readonly documentsOf: (packet: ListedPacket) => CourtPaperWire[];
  readonly signatureOf: (packet: ListedPacket) => PaperSignatureWire | null;
};

/** Where the court papers of one of the caller's cases stand, and every version there was. */
export const makeListCourtPapers =
  ({ db, orders, courtPapers, signatures, findStanding }: Deps) =>
  async (owner: Owner | null, caseId: string): Promise<Result<CourtPapersAnswer, ListPapersError>> => {
    if (owner === null || !(await courtPapers.isOwned(db, owner, caseId))) return err({ code: 'papers.unknown_case' });
    const order = await orders.findPaidOfClaim(db, caseId);
    const packets = await courtPapers.listOwned(db, owner, caseId);
    const [packet = null] = packets;
    const standing = await findStanding(db, owner, caseId);
    const ready = packets.filter(({ state }) => state === 'ready');
    const papers = await courtPapers.listPapers(
      db,
      ready.map(({ id }) => id),
    );
    const signed = await signatures.listOf(
      db,
      packets.flatMap(({ signatureId }) => (signatureId === null ? [] : [signatureId])),
    );
    const shown: Shown = {
      documentsOf: ({ id }) => papers.filter(({ packetId }) => packetId === id).map(presentPaper),
      signatureOf: ({ signatureId }) => presentSignature(signed.find(({ id }) => id === signatureId)),
    };
    return ok({
      success: true,
      message: '',
      case_id: caseId,
      included: order?.packageContains.includes('court_papers') ?? false,
      state: packet?.state ?? 'none',
      version: packet?.version ?? null,
      reason: packet === null ? null : reasonOf(packet),
      findings: (packet?.stop?.findings ?? []).map(({ code, params }) => ({ code, message: messageFor(code, params) })),
      prepared_on: packet?.preparedOn ?? null,
      documents: packet === null ? [] : shown.documentsOf(packet),
      progress: packet?.state === 'making' ? packet.progress : null,
      checks: packet === null ? [] : checksOf(packet),
      signing: standing?.signing ?? 'none',
      changed: standing?.change ?? null,
      signature: packet === null ? null : shown.signatureOf(packet),
      earlier: earlierOf(packets, shown),
    });
  };

const presentPaper = ({ packetId: _packetId, ...paper }: PaperOfPacket): CourtPaperWire => paper;

const presentSignature = (signature: ListedSignature | undefined): PaperSignatureWire | null =>
  signature === undefined
    ? null
    : {
        signed_at: new Date(signature.signedAtMs).toISOString(),
        signer: signature.signer,
        text_sha256: signature.textSha256,
        statements: signature.statements,
      };

function reasonOf({ state, stop, failureCode }: ListedPacket): string | null {
  if (state === 'failed') return messageFor(failureCode === 'papers.check_failed' ? failureCode : 'papers.failed');
  return stop === null ? null : messageFor(stop.code);
}

/** A line for each thing a clerk looks for, over all PDFs of the packet. None where no check was kept. */
function checksOf({ checks, state }: ListedPacket): PaperCheck[] {
  if (checks === null || (state !== 'ready' && checks.every(({ problems }) => problems.length === 0))) return [];
  return PACKET_PROBLEMS.map((code) => {
    const papers = checks.filter(({ problems }) => problems.includes(code)).map(({ title }) => title);
    return { code, passed: papers.length === 0, papers };
  });
}

/** Versions that were ready, each with what took its place. */
const earlierOf = (packets: readonly ListedPacket[], { documentsOf, signatureOf }: Shown): EarlierPapers[] =>
  packets.flatMap((packet, index) => {
    const next = packets[index - 1];
    if (next === undefined || packet.state !== 'ready') return [];
    const { version, preparedOn } = packet;
    return [
      {
        version,
        prepared_on: preparedOn,
        signature: signatureOf(packet),
        replaced_at: new Date(next.createdAtMs).toISOString(),
        replaced_because: next.cause,
        documents: documentsOf(packet),
      },
    ];
  });
