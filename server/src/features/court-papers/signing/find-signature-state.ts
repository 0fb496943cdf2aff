import type { SigningState } from '@plainclaim/contract';
import { type ClaimDraft, blocksSigning } from '@plainclaim/domain';
import type { Db } from '../../../platform/db/index.ts';
import type { LetterRepository, ReviewRepository } from '../../letters/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { type FormToSign, formToSign } from './court-form-signing.ts';
import type { CourtPaperRepository, ListedPacket, PaperOfPacket } from '../court-paper-repository.ts';
import type { OfficialForms } from '../packet/official-form.ts';
import type { StoredPapers } from '../packet/packet-contents.ts';
import { canBeSigned, type Change, changeSince, signingState } from './signature-state.ts';
import { COURT_FORM } from '../packet-tables.ts';
import type { PaperCaseRepository } from '../paper-case-repository.ts';

/** A case's newest packet, and how it stands with its signature. */
export type SignatureState = {
  readonly draft: ClaimDraft;
  readonly packet: ListedPacket;
  /** Null for a packet that was stopped. */
  readonly papers: StoredPapers | null;
  readonly documents: readonly PaperOfPacket[];
  readonly change: Change;
  readonly signing: SigningState;
  /** Something in the complaint is not decided, so that it is not signed on the screen. */
  readonly isUndecided: boolean;
  /** The court's own form, where the complaint is filed on it and it is signed on the screen too. */
  readonly courtForm: FormToSign | null;
};

/** What finding out how a packet stands needs. */
export type SignatureStateDeps = {
  readonly paperCases: PaperCaseRepository;
  readonly courtPapers: CourtPaperRepository;
  readonly letters: LetterRepository;
  readonly reviews: ReviewRepository;
  readonly officialForms: OfficialForms;
};

/** Null for a case without papers, and for somebody else's. */
export async function findSignatureState(
  deps: SignatureStateDeps,
  db: Db,
  owner: Owner,
  caseId: string,
): Promise<SignatureState | null> {
  const draft = await deps.paperCases.findOwnedDraft(db, owner, caseId);
  return draft === null ? null : signatureStateOf(deps, db, caseId, draft);
}

/**
 * The same for who came by a link to this very case, which its owner made. The claim's row stays locked for the rest of a
 * transaction.
 */
export async function unsafeLockSignatureState(
  deps: SignatureStateDeps,
  db: Db,
  caseId: string,
): Promise<SignatureState | null> {
  const draft = await deps.paperCases.unsafeLockDraft(db, caseId);
  return draft === null ? null : signatureStateOf(deps, db, caseId, draft);
}

/** The same for a claim that was read as its owner's own: its answers are not asked for once more. */
export async function signatureStateOf(
  deps: SignatureStateDeps,
  db: Db,
  caseId: string,
  draft: ClaimDraft,
): Promise<SignatureState | null> {
  const { courtPapers, officialForms } = deps;
  const packet = await courtPapers.findLatest(db, caseId);
  if (packet === null) return null;
  const papers = await courtPapers.findPapers(db, packet.id);
  const documents = await courtPapers.listPapers(db, [packet.id]);
  const change = await changeSince(deps, db, caseId, draft, packet);
  const isUndecided = blocksSigning((packet.checks ?? []).flatMap(({ problems }) => problems));
  const courtForm = formToSign(papers, documents, officialForms);
  const facts = {
    state: packet.state,
    isSigned: packet.signatureId !== null,
    canSign: papers !== null && canBeSigned(papers) && !isUndecided,
    isFormByHand: courtForm === null && documents.some(({ kind }) => kind === COURT_FORM),
  };
  return { draft, packet, papers, documents, change, signing: signingState(facts, change), isUndecided, courtForm };
}
