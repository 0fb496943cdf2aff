import { type TrialPrepAnswer, wordsOfListsIn } from '@plainclaim/contract';
import {
  assessClaim,
  type Claim,
  type JurisdictionPack,
  NO_TRIAL_NOTES,
  ok,
  type Result,
  TRIAL_LIMITS,
  type TrialExhibit,
  trialOffers,
} from '@plainclaim/domain';
import type { Db } from '../../platform/db/index.ts';
import { messageFor, spokenLanguage } from '../../platform/language/index.ts';
import { defendantsOf } from '../cases/index.ts';
import { openClaim } from '../drafts/index.ts';
import type { LetterRepository, ReviewRepository } from '../letters/index.ts';
import type { Owner } from '../sessions/index.ts';
import { notesWire } from './notes-wire.ts';
import type { ListedTrialPaper, TrialBinderRepository } from './trial-binder-repository.ts';
import { type AccessDeps, type AccessError, exhibitsOf, includesTrial, ownedCase } from './trial-case.ts';
import { isMadeFrom, madeFromOf } from './trial-contents.ts';

type Deps = AccessDeps & {
  readonly db: Db;
  readonly letters: LetterRepository;
  readonly reviews: ReviewRepository;
  readonly trialBinders: TrialBinderRepository;
  readonly pack: JurisdictionPack;
};

const NO_BOOK: TrialPrepAnswer['book'] = {
  state: 'none',
  version: null,
  prepared_on: null,
  is_current: false,
  reason: null,
  documents: [],
};

/** The notes of one of the caller's cases, what they can point to, and where its papers stand. */
export async function listTrialPrep(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
  message = '',
): Promise<Result<TrialPrepAnswer, AccessError>> {
  const { db, clock, letters, pack, trialNotes } = deps;
  const owned = await ownedCase(deps, db, owner, caseId);
  if (!owned.ok) return owned;
  const { stored } = owned.value;
  const claim = await openClaim(db, deps, stored);
  const included = claim.ok && (await includesTrial(deps, db, caseId));
  const letter = await letters.findLatestVersion(db, caseId);
  const { revision, ...notes } = included
    ? await trialNotes.find(db, caseId)
    : { notes: NO_TRIAL_NOTES, lowest: null, revision: 0 };
  const exhibits = included ? await exhibitsOf(deps, db, caseId) : [];
  return ok({
    success: true,
    message,
    case_id: caseId,
    included,
    letter_approved: letter?.isApproved === true,
    defendant_name: defendantsOf(stored.draft),
    claim_amount: claim.ok ? dollars(assessClaim(claim.value, pack, clock.today()).demand) : '',
    revision,
    notes: notesWire(notes),
    points: included ? pointsOf(claim.value, pack) : [],
    exhibits: exhibits.map((one) => ({ ...one })),
    offers: included ? await offersOf(deps, db, caseId, claim.value) : NO_OFFERS,
    limits: {
      witnesses: TRIAL_LIMITS.witnesses,
      payments: TRIAL_LIMITS.payments,
      saw_length: TRIAL_LIMITS.sawLength,
    },
    book: included ? await bookOf(deps, caseId, revision, letter?.id ?? '', exhibits) : NO_BOOK,
  });
}

const NO_OFFERS: TrialPrepAnswer['offers'] = { sentences: [], witnesses: [] };

async function offersOf(
  { clock, pack, reviews }: Pick<Deps, 'clock' | 'pack' | 'reviews'>,
  db: Db,
  caseId: string,
  claim: Claim,
): Promise<TrialPrepAnswer['offers']> {
  const decisions = await reviews.findDecisions(db, caseId);
  const { sentences, witnesses } = trialOffers({ claim, pack, today: clock.today(), decisions });
  return { sentences: [...sentences], witnesses: witnesses.map((one) => ({ ...one })) };
}

const dollars = (value: number): string => (value / 100).toFixed(2);

function pointsOf(claim: Claim, { trial }: JurisdictionPack): TrialPrepAnswer['points'] {
  const translated = wordsOfListsIn(spokenLanguage())?.trialPoints;
  return (trial?.theoriesOf(claim) ?? []).flatMap(({ elements }) =>
    elements.map(({ key, text, bring }) => ({
      key,
      text: translated?.texts[key] ?? text,
      bring: translated?.bring[key] ?? bring,
    })),
  );
}

async function bookOf(
  { db, trialBinders }: Deps,
  caseId: string,
  revision: number,
  letterVersionId: string,
  exhibits: readonly TrialExhibit[],
): Promise<TrialPrepAnswer['book']> {
  const latest = await trialBinders.findLatest(db, caseId);
  if (latest === null) return NO_BOOK;
  const ready = await trialBinders.listReady(db, caseId);
  const { state, version, preparedOn, failureCode, contents } = latest;
  return {
    state,
    version,
    prepared_on: preparedOn,
    is_current: isMadeFrom(contents, madeFromOf(revision, letterVersionId, exhibits)),
    reason: state === 'failed' ? messageFor(failureCode === 'trial.check_failed' ? failureCode : 'trial.failed') : null,
    documents: (ready?.papers ?? []).map(paperWire),
  };
}

const paperWire = ({ id, kind, stage, title, file_name, page_count }: ListedTrialPaper) => ({
  id,
  kind,
  stage,
  title,
  file_name,
  page_count,
});
