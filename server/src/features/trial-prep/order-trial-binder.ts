import {
  assessClaim,
  err,
  type JurisdictionPack,
  ok,
  prepareTrialBinder,
  type Result,
  type TrialBinder,
  type TrialBinderInput,
  type TrialStop,
} from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../platform/db/index.ts';
import { type GlyphCoverage, paperPage, sanitizeText, textsOfPaper } from '../../platform/documents/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { messageFor, spokenLanguage } from '../../platform/language/index.ts';
import { guideReader } from '../court-papers/index.ts';
import type { ClaimRepository } from '../drafts/index.ts';
import type { FrozenLetter, LetterRepository, ReviewRepository } from '../letters/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { TrialBinderRepository } from './trial-binder-repository.ts';
import { type AccessDeps, type AccessError, type TrialCaseFile, trialCaseFile } from './trial-case.ts';
import { isMadeFrom, madeFromOf, trialContents } from './trial-contents.ts';
import { makeTrialBinderJob } from './trial-prep-jobs.ts';

export type OrderBookError =
  | AccessError
  | { readonly code: 'trial.not_approved' }
  | { readonly code: TrialStop['code'] };

/** Changes when the templates' look changes, so that stored papers tell what they were set with. */
const TEMPLATE_VERSION = 'trial-book-2';

type Deps = AccessDeps & {
  readonly db: Db;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly claims: ClaimRepository;
  readonly letters: LetterRepository;
  readonly reviews: ReviewRepository;
  readonly trialBinders: TrialBinderRepository;
  readonly pack: JurisdictionPack;
  readonly coverage: GlyphCoverage;
};

/** Has the papers made of the case as it is now. Asked again while they fit, or are in the making, nothing is begun. */
export async function orderTrialBinder(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<null, OrderBookError>> {
  return await inTransaction(deps.db, async (trx): Promise<Result<null, OrderBookError>> => {
    // Two presses of the button wait for each other here.
    if (owner !== null) await deps.claims.lockPaidOwned(trx, owner, caseId);
    const file = await trialCaseFile(deps, trx, owner, caseId);
    if (!file.ok) return file;
    const letter = await deps.letters.findLatestVersion(trx, caseId);
    if (letter?.isApproved !== true) return err({ code: 'trial.not_approved' });
    return order(deps, trx, caseId, file.value, letter);
  });
}

async function order(
  deps: Deps,
  trx: DbTransaction,
  caseId: string,
  { owner, claim, exhibits }: TrialCaseFile,
  letter: FrozenLetter,
): Promise<Result<null, OrderBookError>> {
  const { clock, ids, jobs, trialBinders, trialNotes } = deps;
  const today = clock.today();
  const { revision } = await trialNotes.find(trx, caseId);
  const madeFrom = madeFromOf(revision, letter.id, exhibits);
  const latest = await trialBinders.findLatest(trx, caseId);
  const fits = latest !== null && latest.preparedOn === today && isMadeFrom(latest.contents, madeFrom);
  if (fits && latest.state !== 'failed') return ok(null);
  const prepared = await prepareBook(deps, trx, caseId, { claim, exhibits }, letter);
  if (!prepared.ok) return err({ code: prepared.error.code });
  const id = ids.uuid();
  const nowMs = clock.now();
  const book = {
    id,
    claimId: caseId,
    preparedOn: today,
    contents: trialContents(prepared.value, madeFrom),
    templateVersion: TEMPLATE_VERSION,
    rowIds: prepared.value.rowIds,
  };
  const version = await trialBinders.insert(trx, book, nowMs);
  await appendAudit(trx, caseId, nowMs, { kind: 'trial.book_ordered', by: actorOf(owner), bookId: id, version });
  await jobs.enqueue(trx, makeTrialBinderJob, { bookId: id }, { singletonKey: id });
  return ok(null);
}

/** Writes the papers of the case as it is now, with question marks where a sign cannot be printed. */
async function prepareBook(
  { clock, pack, coverage, reviews, trialNotes }: Pick<Deps, 'clock' | 'pack' | 'coverage' | 'reviews' | 'trialNotes'>,
  db: Db,
  caseId: string,
  { claim, exhibits }: Pick<TrialCaseFile, 'claim' | 'exhibits'>,
  letter: FrozenLetter,
): Promise<Result<TrialBinder, TrialStop>> {
  const today = clock.today();
  const { notes, lowest } = await trialNotes.find(db, caseId);
  const fit = assessClaim(claim, pack, today);
  const input: TrialBinderInput = {
    claim,
    fit,
    pack,
    today,
    decisions: await reviews.findDecisions(db, caseId),
    letter: { issuedOn: letter.issuedOn, deadline: letter.deadline ?? fit.letterDeadline, text: letter.text },
    exhibits,
    notes,
    lowest,
    ...guideReader(spokenLanguage()),
  };
  const plain = prepareTrialBinder(input);
  return plain.ok && !isPrintable(plain.value, coverage)
    ? prepareTrialBinder({ ...input, hasReplacedSigns: true })
    : plain;
}

/** The outline as it would be made now, as a web page. Nothing is stored. */
export async function previewOutline(
  deps: Deps,
  owner: Owner | null,
  caseId: string,
): Promise<Result<string, OrderBookError>> {
  const { db, letters } = deps;
  const file = await trialCaseFile(deps, db, owner, caseId);
  if (!file.ok) return file;
  const letter = await letters.findLatestVersion(db, caseId);
  if (letter?.isApproved !== true) return err({ code: 'trial.not_approved' });
  const prepared = await prepareBook(deps, db, caseId, file.value, letter);
  if (!prepared.ok) return err({ code: prepared.error.code });
  const outline = prepared.value.files.find(({ kind }) => kind === 'outline');
  if (outline === undefined) throw new Error('every book has an outline');
  const note = { language: spokenLanguage(), text: messageFor('trial.outline_preview') };
  return ok(paperPage({ title: outline.title, sheets: outline.sheets, signaturePng: null, note }));
}

const isPrintable = ({ author, files }: TrialBinder, coverage: GlyphCoverage): boolean => {
  const texts = files.flatMap(({ title, sheets }) =>
    textsOfPaper({ title, author, runningHead: '', dateLong: '', sheets }),
  );
  return coverage.unprintableCharacters(sanitizeText(texts.join('\n'))).length === 0;
};
