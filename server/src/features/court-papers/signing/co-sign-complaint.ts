import type { CoSigningAnswer, CoSignRequest, ReadingSheet } from '@plainclaim/contract';
import { err, type JurisdictionPack, ok, type Result } from '@plainclaim/domain';
import { appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import { cleanSignature, type SignatureIntake } from '../../drafts/index.ts';
import { type CoSignLink, findCoSignLink, noteCoSignOpened, useCoSignLink } from './co-sign-link-repository.ts';
import { withFormSignature } from './court-form-signing.ts';
import type { ComplaintReading } from './complaint-reading.ts';
import type { CourtPaperRepository, OwnedPaper } from '../court-paper-repository.ts';
import { type SignatureState, type SignatureStateDeps, unsafeLockSignatureState } from './find-signature-state.ts';
import { type PacketOrderDeps, storePacket } from '../packet/order-court-papers.ts';
import type { StoredPapers } from '../packet/packet-contents.ts';
import { readingOf, statementsOf } from './read-for-signing.ts';
import { printedSignature } from './sign-complaint.ts';
import type { SignatureRepository } from './signature-repository.ts';
import { coSignedPapers, coSignersIn } from './signed-papers.ts';

export type OpenCoSigningError =
  | { readonly code: 'papers.link_over' }
  | { readonly code: 'papers.co_sign_changed' }
  | { readonly code: 'papers.not_ready' };

export type CoSignError =
  | OpenCoSigningError
  | { readonly code: 'papers.read_again' }
  | { readonly code: 'papers.statement_missing' }
  | { readonly code: 'papers.name_differs'; readonly params: { readonly name: string } }
  | { readonly code: 'papers.mark_missing' };

type Deps = SignatureIntake &
  SignatureStateDeps &
  PacketOrderDeps & {
    readonly db: Db;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly pack: JurisdictionPack;
    readonly courtPapers: CourtPaperRepository;
    readonly signatures: SignatureRepository;
  };

type Opened = {
  readonly link: CoSignLink & { readonly expiresAtMs: number };
  readonly packet: SignatureState['packet'];
  readonly papers: StoredPapers;
  readonly documents: SignatureState['documents'];
  readonly reading: ComplaintReading;
  /** As it is under their line. */
  readonly name: string;
  readonly courtForm: SignatureState['courtForm'];
};

/** What a link opens: the complaint its maker signed, as long as it still says what it said then. */
async function openLink(deps: Deps, db: Db, token: string): Promise<Result<Opened, OpenCoSigningError>> {
  const { clock, pack } = deps;
  const link = await findCoSignLink(db, token, clock.now());
  const signatureState = link === null ? null : await unsafeLockSignatureState(deps, db, link.claimId);
  if (link === null || signatureState === null) return err({ code: 'papers.link_over' });
  const { packet, papers, documents, change, courtForm } = signatureState;
  if (packet.signatureId !== link.signatureId || change !== null) return err({ code: 'papers.co_sign_changed' });
  // On the court's form each plaintiff needs a line of their own, and what the first one signed must still be there.
  const isOnForm = papers?.officialForm?.signed !== undefined;
  if (isOnForm && courtForm === null) return err({ code: 'papers.co_sign_changed' });
  const reading = readingOf(signatureState, pack, packet.preparedOn);
  const name = papers === null ? undefined : coSignersIn(papers)[link.seat - 1];
  const isThere = packet.state === 'ready' || packet.state === 'making';
  if (!isThere || papers === null || reading === null || name === undefined) return err({ code: 'papers.not_ready' });
  return ok({ link, packet, papers, documents, reading, name, courtForm });
}

const complaintIn = ({ documents, courtForm }: Pick<Opened, 'documents' | 'courtForm'>): string | null =>
  courtForm?.documentId ?? documents.find(({ kind }) => kind === 'complaint')?.id ?? null;

/** The frozen complaint for who has a link, with everything their signing needs. No session is found or made. */
export async function openCoSigning(deps: Deps, token: string): Promise<Result<CoSigningAnswer, OpenCoSigningError>> {
  const { db, clock } = deps;
  const opened = await openLink(deps, db, token);
  if (!opened.ok) return opened;
  const { link, reading, name } = opened.value;
  const { id: linkId, claimId, seat, expiresAtMs } = link;
  const nowMs = clock.now();
  if (await noteCoSignOpened(db, linkId, nowMs)) {
    await appendAudit(db, claimId, nowMs, { kind: 'papers.co_sign_opened', linkId, seat });
  }
  return ok({
    success: true,
    message: '',
    title: reading.title,
    sheets: reading.sheets.map((sheet) => ownLineOf(sheet, seat)),
    read_sha256: reading.sha256,
    statements: statementsOf(reading).map((one) => ({ ...one })),
    open_boxes: [...reading.openBoxes],
    signer: name,
    first_signer: reading.signer,
    signing_day: clock.today(),
    has_pdf: complaintIn(opened.value) !== null,
    expires_at: new Date(expiresAtMs).toISOString(),
  });
}

/** The same sheet, in which the line of that further plaintiff is the reader's own. */
function ownLineOf({ title, blocks }: ReadingSheet, seat: number): ReadingSheet {
  let others = 0;
  return {
    title,
    blocks: blocks.map((block) => {
      if (block.kind !== 'signature') return block;
      if (block.isOwn) return { ...block, isOwn: false };
      others += 1;
      return { ...block, isOwn: others === seat };
    }),
  };
}

/** The complaint's PDF, as the first plaintiff signed it. */
export async function openCoSignPdf(deps: Deps, token: string): Promise<Result<OwnedPaper, OpenCoSigningError>> {
  const { db, clock, courtPapers } = deps;
  const opened = await openLink(deps, db, token);
  if (!opened.ok) return opened;
  const documentId = complaintIn(opened.value);
  const { link, packet } = opened.value;
  const paper = documentId === null ? null : await courtPapers.unsafeFindPaperOf(db, packet.id, documentId);
  if (paper === null) return err({ code: 'papers.not_ready' });
  const { id: linkId, claimId, seat } = link;
  await appendAudit(db, claimId, clock.now(), { kind: 'papers.co_sign_pdf_opened', linkId, seat });
  return ok(paper);
}

/** Names are the same however they are spaced and whatever letters are capital. */
const bareName = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/**
 * Signs the line of one further plaintiff, if they read word for word what the first one signed. In one transaction the
 * text, its hash, the statements, the mark and the time are frozen, the link is used up and a new version is queued.
 */
export async function coSignComplaint(deps: Deps, wish: CoSignRequest): Promise<Result<null, CoSignError>> {
  // No picture of somebody without a link is opened.
  if ((await findCoSignLink(deps.db, wish.token, deps.clock.now())) === null) return err({ code: 'papers.link_over' });
  // Opened in a process of its own, before the claim's row is locked.
  const mark = await cleanSignature(deps, wish.mark);
  return inTransaction(deps.db, async (trx): Promise<Result<null, CoSignError>> => {
    const { clock, ids, signatures } = deps;
    const opened = await openLink(deps, trx, wish.token);
    if (!opened.ok) return opened;
    const { link, packet, papers, reading, name, courtForm } = opened.value;
    if (reading.sha256 !== wish.read_sha256) return err({ code: 'papers.read_again' });
    const agreed = new Set(wish.agreed);
    if (!statementsOf(reading).every(({ code }) => agreed.has(code))) {
      return err({ code: 'papers.statement_missing' });
    }
    if (bareName(wish.name) !== bareName(name)) return err({ code: 'papers.name_differs', params: { name } });
    if (mark === null) return err({ code: 'papers.mark_missing' });
    const { method } = wish;
    const signedAtMs = clock.now();
    const { id: linkId, claimId, seat, signatureId } = link;
    const { text, sha256: textSha256 } = reading;
    const printed = printedSignature({ signer: name, sha256: textSha256 }, method, clock, signedAtMs);
    const signed = coSignedPapers(papers, seat, printed);
    if (signed === null || !(await useCoSignLink(trx, linkId, signedAtMs))) return err({ code: 'papers.link_over' });
    const drawn = withFormSignature(signed, courtForm, { seat, signer: name, method, printed });
    await signatures.insert(trx, {
      id: ids.uuid(),
      claimId,
      packetId: packet.id,
      text,
      statements: reading.statements.map((one) => one.text),
      signer: name,
      textSha256,
      mark,
      method,
      signedAtMs,
      signedBy: null,
      seat,
      firstId: signatureId,
    });
    const packetId = ids.uuid();
    const { letterVersionId, basisSha256, preparedOn, rowIds } = packet;
    const version = await storePacket(deps, trx, {
      id: packetId,
      claimId,
      letterVersionId,
      rowIds,
      preparedOn,
      outcome: { papers: drawn },
      cause: 'co_signed',
      basisSha256,
      signatureId,
    });
    const done = { linkId, seat, readPacketId: packet.id, packetId, version, textSha256, method };
    await appendAudit(trx, claimId, signedAtMs, { kind: 'papers.co_signed', ...done });
    return ok(null);
  });
}
