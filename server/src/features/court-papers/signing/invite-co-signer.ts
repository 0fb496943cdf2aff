import { CO_SIGN_DAYS, type CoSigner, type CoSignLinkAnswer } from '@plainclaim/contract';
import { err, ok, type Result } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { type Db, inTransaction } from '../../../platform/db/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import { messageFor } from '../../../platform/language/index.ts';
import type { ClaimRepository } from '../../drafts/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { endCoSignLink, insertCoSignLink, openCoSignLinks } from './co-sign-link-repository.ts';
import { hasLineFor } from './court-form-signing.ts';
import { findSignatureState, type SignatureState, type SignatureStateDeps } from './find-signature-state.ts';
import type { SignatureRepository } from './signature-repository.ts';
import { coSignersIn } from './signed-papers.ts';

export type InviteError =
  | { readonly code: 'papers.unknown_case' }
  | { readonly code: 'papers.unknown_signer' }
  | { readonly code: 'papers.sign_first' }
  | { readonly code: 'papers.outdated' }
  | { readonly code: 'papers.signed_already' };

type ListDeps = { readonly clock: Clock; readonly signatures: SignatureRepository };
type Deps = ListDeps &
  SignatureStateDeps & {
    readonly db: Db;
    readonly ids: Ids;
    readonly publicUrl: string;
    readonly claims: ClaimRepository;
  };
type Wish = { readonly caseId: string; readonly seat: number };

const LIFE_MS = CO_SIGN_DAYS * 24 * 60 * 60 * 1_000;

/** The further plaintiffs of a case's newest complaint: who has signed, and who has a link that works. */
export async function listCoSigners(
  { clock, signatures }: ListDeps,
  db: Db,
  { packet, papers, courtForm }: SignatureState,
): Promise<CoSigner[]> {
  const names = papers === null ? [] : coSignersIn(papers);
  const { signatureId } = packet;
  if (names.length === 0) return [];
  const signed = signatureId === null ? [] : await signatures.listOfFirst(db, [signatureId]);
  const links = signatureId === null ? null : await openCoSignLinks(db, signatureId, clock.now());
  const iso = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString());
  return names.flatMap((name, index) => {
    const seat = index + 1;
    // Who has no line on the court's form signs it by hand.
    if (!hasLineFor(courtForm, seat)) return [];
    const signedAtMs = signed.find((one) => one.seat === seat)?.signedAtMs;
    return [{ seat, name, signed_at: iso(signedAtMs), link_until: iso(links?.get(seat)) }];
  });
}

/**
 * Makes the link by which one further plaintiff reads and signs what the first one signed, and ends the one before. The
 * link is handed to the owner alone: we mail nothing to somebody who never wrote to us.
 */
export async function inviteCoSigner(
  deps: Deps,
  owner: Owner | null,
  { caseId, seat }: Wish,
): Promise<Result<CoSignLinkAnswer, InviteError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<CoSignLinkAnswer, InviteError>> => {
    const { claims, clock, ids, publicUrl } = deps;
    const stored = owner === null ? null : await claims.lockPaidOwned(trx, owner, caseId);
    const signatureState =
      owner === null || stored === null ? null : await findSignatureState(deps, trx, owner, stored.id);
    if (owner === null || stored === null || signatureState === null) return err({ code: 'papers.unknown_case' });
    const coSigner = (await listCoSigners(deps, trx, signatureState)).find((one) => one.seat === seat);
    if (coSigner === undefined) return err({ code: 'papers.unknown_signer' });
    const { signatureId } = signatureState.packet;
    if (signatureState.change !== null) return err({ code: 'papers.outdated' });
    if (signatureId === null) return err({ code: 'papers.sign_first' });
    if (coSigner.signed_at !== null) return err({ code: 'papers.signed_already' });
    const nowMs = clock.now();
    const expiresAtMs = nowMs + LIFE_MS;
    const [linkId, token] = [ids.uuid(), ids.secretToken()];
    await insertCoSignLink(trx, { id: linkId, claimId: stored.id, signatureId, seat }, token, { nowMs, expiresAtMs });
    const made = { kind: 'papers.co_sign_link_made', by: actorOf(owner), linkId, seat } as const;
    await appendAudit(trx, stored.id, nowMs, made);
    return ok({
      success: true,
      message: messageFor('papers.co_sign_link_made', { name: coSigner.name }),
      // Behind the #, which no server gets to see and no log keeps.
      url: `${publicUrl}/co-sign#${token}`,
      expires_at: new Date(expiresAtMs).toISOString(),
    });
  });
}

/** Takes a link back. Safe to repeat. */
export async function takeBackCoSignLink(
  { db, claims, clock }: Pick<Deps, 'db' | 'claims' | 'clock'>,
  owner: Owner | null,
  { caseId, seat }: Wish,
): Promise<Result<null, { readonly code: 'papers.unknown_case' }>> {
  return await inTransaction(db, async (trx) => {
    const stored = owner === null ? null : await claims.lockPaidOwned(trx, owner, caseId);
    if (owner === null || stored === null) return err({ code: 'papers.unknown_case' } as const);
    const nowMs = clock.now();
    if (await endCoSignLink(trx, stored.id, seat, nowMs)) {
      await appendAudit(trx, stored.id, nowMs, { kind: 'papers.co_sign_link_ended', by: actorOf(owner), seat });
    }
    return ok(null);
  });
}
