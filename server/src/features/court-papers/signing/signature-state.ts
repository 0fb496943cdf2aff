import type { SigningState } from '@plainclaim/contract';
import type { ClaimDraft } from '@plainclaim/domain';
import type { Db } from '../../../platform/db/index.ts';
import { contentHash } from '../../../platform/security/index.ts';
import type { LetterRepository, ReviewRepository } from '../../letters/index.ts';
import type { PacketState } from '../court-paper-repository.ts';
import { basisOf } from '../packet/packet-basis.ts';
import type { StoredPapers } from '../packet/packet-contents.ts';

export type SigningFacts = {
  readonly state: PacketState;
  readonly isSigned: boolean;
  readonly canSign: boolean;
  /** The complaint is filed on the court's form, and that one has no place where it is signed on the screen. */
  readonly isFormByHand: boolean;
};

/** Where a packet's words come from. */
export type MadeFrom = { readonly letterVersionId: string; readonly basisSha256: string | null };

/** Papers from before signing, and papers that print question marks for signs no font has, are signed by hand. */
export const canBeSigned = ({ canSign, signedCover }: StoredPapers): boolean =>
  canSign === true && signedCover !== undefined;

/** How a case's newest packet stands with its signature. */
export function signingState({ state, isSigned, canSign, isFormByHand }: SigningFacts, change: Change): SigningState {
  if (state !== 'ready') return 'none';
  if (isSigned) return change === null ? 'signed' : 'void';
  if (change !== null) return 'outdated';
  return canSign && !isFormByHand ? 'unsigned' : 'by_hand';
}

/** What changed since papers were made; null when they still say what the person says. */
export type Change = 'letter' | 'answers' | null;

type Deps = { readonly letters: LetterRepository; readonly reviews: ReviewRepository };

/**
 * Compares papers with the letter and the answers as they are now. Nothing is stored when an answer changes, so no
 * change can be missed, and changing it back makes the papers valid again.
 */
export async function changeSince(
  { letters, reviews }: Deps,
  db: Db,
  claimId: string,
  draft: ClaimDraft,
  made: MadeFrom,
): Promise<Change> {
  const working = await letters.findWorking(db, claimId);
  const frozen = await letters.findLatestVersion(db, claimId);
  if (working === null || frozen === null) return 'letter';
  if (frozen.id !== made.letterVersionId || contentHash(working.text) !== frozen.textSha256) return 'letter';
  if (made.basisSha256 === null) return null;
  return basisOf(draft, await reviews.findDecisions(db, claimId)) === made.basisSha256 ? null : 'answers';
}
