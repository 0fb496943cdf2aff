import type { SigningYes } from '@plainclaim/contract';
import {
  err,
  formatLongEnglish,
  type JurisdictionPack,
  ok,
  type PaperSignature,
  type Result,
} from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import { type Clock, COURT_TIME_ZONE } from '../../../platform/clock/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../../platform/db/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import type { ClaimRepository } from '../../drafts/index.ts';
import type { LetterRepository } from '../../letters/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { withFormSignature } from './court-form-signing.ts';
import type { ComplaintReading } from './complaint-reading.ts';
import { findSignatureState, type SignatureState, type SignatureStateDeps } from './find-signature-state.ts';
import { type PacketOrderDeps, storePacket } from '../packet/order-court-papers.ts';
import { readingOf, statementsOf } from './read-for-signing.ts';
import type { SignatureRepository, StoredSignature } from './signature-repository.ts';
import { signedPapers } from './signed-papers.ts';

export type SignError =
  | { readonly code: 'papers.unknown_case' }
  | { readonly code: 'papers.not_ready' }
  | { readonly code: 'papers.outdated' }
  | { readonly code: 'papers.read_again' }
  | { readonly code: 'papers.sign_by_hand' }
  | { readonly code: 'papers.undecided' }
  | { readonly code: 'papers.statement_missing' };

type Deps = SignatureStateDeps &
  PacketOrderDeps & {
    readonly db: Db;
    readonly clock: Clock;
    readonly ids: Ids;
    readonly pack: JurisdictionPack;
    readonly claims: ClaimRepository;
    readonly letters: LetterRepository;
    readonly signatures: SignatureRepository;
  };

type Wish = { readonly caseId: string; readonly readSha256: string; readonly agreed: readonly SigningYes[] };
type Drawing = { readonly mark: Buffer; readonly method: StoredSignature['method'] };

/**
 * Signs the complaint of the newest packet, if it is word for word what was read. Everything happens in one transaction:
 * the exact text, its hash, the statements, the mark and the time are frozen, and a signed version is queued. Signing
 * the same text again changes nothing.
 */
export async function signComplaint(deps: Deps, owner: Owner | null, wish: Wish): Promise<Result<null, SignError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<null, SignError>> => {
    const { claims, letters, pack } = deps;
    const stored = owner === null ? null : await claims.lockPaidOwned(trx, owner, wish.caseId);
    const signatureState =
      owner === null || stored === null ? null : await findSignatureState(deps, trx, owner, stored.id);
    if (owner === null || stored === null || signatureState === null) return err({ code: 'papers.unknown_case' });
    const { packet, signing } = signatureState;
    const reading = readingOf(signatureState, pack, packet.preparedOn);
    const isWhatWasRead = reading !== null && reading.sha256 === wish.readSha256;
    if (packet.signatureId !== null && isWhatWasRead && signatureState.change === null) return ok(null);
    if (signing === 'outdated' || signing === 'void') return err({ code: 'papers.outdated' });
    if (reading === null || signing === 'none') return err({ code: 'papers.not_ready' });
    if (!isWhatWasRead) return err({ code: 'papers.read_again' });
    const letter = await letters.findLatestVersion(trx, stored.id);
    const mark = letter?.signature ?? null;
    if (signing === 'by_hand' && signatureState.isUndecided) return err({ code: 'papers.undecided' });
    if (signing === 'by_hand' || mark === null) return err({ code: 'papers.sign_by_hand' });
    const agreed = new Set(wish.agreed);
    if (!statementsOf(reading).every(({ code }) => agreed.has(code))) {
      return err({ code: 'papers.statement_missing' });
    }
    // The mark is the letter's, so its way is too. Versions from before it was kept leave what the draft says.
    const method = letter?.signatureMethod ?? (stored.draft.signatureMethod || 'drawn');
    return sign(deps, trx, owner, signatureState, reading, { mark, method });
  });
}

async function sign(
  deps: Deps,
  trx: DbTransaction,
  owner: Owner,
  { packet, papers, courtForm }: SignatureState,
  reading: ComplaintReading,
  { mark, method }: Drawing,
): Promise<Result<null, SignError>> {
  const { clock, ids, signatures } = deps;
  const signedAtMs = clock.now();
  const printed = printedSignature(reading, method, clock, signedAtMs);
  const signed = papers === null ? null : signedPapers(papers, printed);
  if (signed === null) return err({ code: 'papers.sign_by_hand' });
  const [signatureId, packetId] = [ids.uuid(), ids.uuid()];
  const { claimId, letterVersionId, basisSha256, preparedOn, rowIds } = packet;
  const { text, sha256: textSha256, signer } = reading;
  const drawn = withFormSignature(signed, courtForm, { seat: 0, signer, method, printed });
  await signatures.insert(trx, {
    id: signatureId,
    claimId,
    packetId: packet.id,
    text,
    statements: reading.statements.map((one) => one.text),
    signer,
    textSha256,
    mark,
    method,
    signedAtMs,
    signedBy: owner.accountId,
    seat: 0,
    firstId: null,
  });
  const version = await storePacket(deps, trx, {
    id: packetId,
    claimId,
    letterVersionId,
    rowIds,
    preparedOn,
    outcome: { papers: drawn },
    cause: 'signed',
    basisSha256,
    signatureId,
  });
  const done = { by: actorOf(owner), readPacketId: packet.id, packetId, version, textSha256, method };
  await appendAudit(trx, claimId, signedAtMs, { kind: 'papers.signed', ...done });
  return ok(null);
}

const MARKS = {
  drawn: 'a drawn mark',
  typed: 'a typed mark',
  uploaded: 'a mark from an uploaded picture',
} satisfies Record<Drawing['method'], string>;

/** What is on the lines: the day, and under them when, how and what exactly was signed. */
export function printedSignature(
  { signer, sha256 }: Pick<ComplaintReading, 'signer' | 'sha256'>,
  method: Drawing['method'],
  clock: Clock,
  atMs: number,
): PaperSignature {
  const date = formatLongEnglish(clock.today());
  const time = new Intl.DateTimeFormat('en-US', {
    timeZone: COURT_TIME_ZONE,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
    .format(atMs)
    // Some versions of the formatter put a narrow space there, which not every font has.
    .replaceAll(/\s/gu, ' ');
  return {
    date,
    alt: `Signature of ${signer}`,
    note: `Signed on the screen on ${date} at ${time} with ${MARKS[method]}. SHA-256 of the text that was read and signed: ${sha256}`,
  };
}
