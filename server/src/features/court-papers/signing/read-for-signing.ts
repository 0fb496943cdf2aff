import type { SigningAnswer, SigningState, SigningYes } from '@plainclaim/contract';
import { type CalendarDate, err, type JurisdictionPack, ok, type Result } from '@plainclaim/domain';
import type { Clock } from '../../../platform/clock/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { messageFor } from '../../../platform/language/index.ts';
import type { LetterRepository } from '../../letters/index.ts';
import type { Owner } from '../../sessions/index.ts';
import { type ComplaintReading, readComplaint } from './complaint-reading.ts';
import { courtAnswers } from '../questions/court-answers.ts';
import { readForm } from './court-form-signing.ts';
import { findSignatureState, type SignatureState, type SignatureStateDeps } from './find-signature-state.ts';
import type { StoredPapers } from '../packet/packet-contents.ts';

export type ReadForSigningError = { readonly code: 'papers.unknown_case' } | { readonly code: 'papers.not_ready' };

type Deps = SignatureStateDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly pack: JurisdictionPack;
  readonly letters: LetterRepository;
};

/** The complaint of a case's newest packet, word for word as it prints, with everything its signing needs. */
export async function readForSigning(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<SigningAnswer, ReadForSigningError>> {
  const { db, clock, pack, letters } = deps;
  const signatureState = owner === null ? null : await findSignatureState(deps, db, owner, caseId);
  if (signatureState === null) return err({ code: 'papers.unknown_case' });
  const { draft, packet, papers, documents, signing, isUndecided } = signatureState;
  const reading = readingOf(signatureState, pack, packet.preparedOn);
  if (packet.state !== 'ready' || papers === null || reading === null) return err({ code: 'papers.not_ready' });
  const letter = await letters.findLatestVersion(db, caseId);
  const mark = letter?.signature ?? null;
  const state = mark === null && signing === 'unsigned' ? 'by_hand' : signing;
  return ok({
    success: true,
    message: '',
    case_id: caseId,
    state,
    version: packet.version,
    reason: reasonOf(state, isUndecided),
    title: reading.title,
    sheets: [...reading.sheets],
    read_sha256: reading.sha256,
    statements: statementsOf(reading).map((one) => ({ ...one })),
    open_boxes: [...reading.openBoxes],
    signer: reading.signer,
    signing_day: clock.today(),
    mark: mark === null ? null : `data:image/png;base64,${mark.toString('base64')}`,
    document_id: signatureState.courtForm?.documentId ?? documents.find(({ kind }) => kind === 'complaint')?.id ?? null,
    facts: translationIn(papers),
    court_answers: [...(await courtAnswers(db, { clock, pack }, { draft, facts: papers.told ?? {} }))].map((one) => ({
      ...one,
      options: one.options === null ? null : [...one.options],
    })),
  });
}

/** The complaint of a packet, or null when there is none. */
export function readingOf(
  { papers, courtForm }: Pick<SignatureState, 'papers' | 'courtForm'>,
  { courtPapers }: JurisdictionPack,
  preparedOn: CalendarDate,
): ComplaintReading | null {
  if (papers === null || courtPapers === undefined) return null;
  const word = (key: 'certification' | 'redaction') => courtPapers.text(key, preparedOn).value;
  const known = { certification: word('certification'), redaction: word('redaction') };
  return readComplaint(papers, known, courtForm === null ? null : readForm(papers, courtForm.form));
}

/** What must be agreed to one by one: that it was read, that boxes stay empty, then the paper's own statements. */
export const statementsOf = ({
  openBoxes,
  statements,
  hasCourtForm,
}: ComplaintReading): ComplaintReading['statements'] => {
  const own = (code: SigningYes) => ({ code, text: '' });
  const form = hasCourtForm ? [own('court_form')] : [];
  return [own('read'), ...form, ...(openBoxes.length === 0 ? [] : [own('open_boxes')]), ...statements];
};

const translationIn = ({ told }: StoredPapers): SigningAnswer['facts'] => ({
  story: [...(told?.story ?? [])],
  calculation: [...(told?.calculation ?? [])],
});

const REASONS = {
  none: 'papers.not_ready',
  by_hand: 'papers.sign_by_hand',
  outdated: 'papers.outdated',
  signed: 'papers.already_signed',
  void: 'papers.outdated',
} as const satisfies Record<Exclude<SigningState, 'unsigned'>, string>;

function reasonOf(state: SigningState, isUndecided: boolean): string | null {
  if (state === 'unsigned') return null;
  return messageFor(state === 'by_hand' && isUndecided ? 'papers.undecided' : REASONS[state]);
}
