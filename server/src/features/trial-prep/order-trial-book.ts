import {
  assessClaim,
  err,
  type JurisdictionPack,
  ok,
  prepareTrialBook,
  type Result,
  type TrialBook,
  type TrialBookInput,
  type TrialStop,
} from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../platform/audit/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../../platform/db/index.ts';
import { type GlyphCoverage, sanitizeText, textsOfPaper } from '../../platform/documents/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { ClaimRepository } from '../drafts/index.ts';
import type { FrozenLetter, LetterRepository, ReviewRepository } from '../letters/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { TrialBookRepository } from './trial-book-repository.ts';
import { type AccessDeps, type AccessError, type TrialCaseFile, trialCaseFile } from './trial-case.ts';
import { isMadeFrom, madeFromOf, trialContents } from './trial-contents.ts';
import { makeTrialBookJob } from './trial-prep-jobs.ts';

export type OrderBookError =
  | AccessError
  | { readonly code: 'trial.not_approved' }
  | { readonly code: TrialStop['code'] };

/** Changes when the templates' look changes, so that stored papers tell what they were set with. */
const TEMPLATE_VERSION = 'trial-book-1';

type Deps = AccessDeps & {
  readonly db: Db;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly claims: ClaimRepository;
  readonly letters: LetterRepository;
  readonly reviews: ReviewRepository;
  readonly trialBooks: TrialBookRepository;
  readonly pack: JurisdictionPack;
  readonly coverage: GlyphCoverage;
};

/** Has the papers made of the case as it is now. Asked again while they fit, or are in the making, nothing is begun. */
export const makeOrderTrialBook =
  (deps: Deps) =>
  async (owner: Owner | null, caseId: string): Promise<Result<null, OrderBookError>> =>
    inTransaction(deps.db, async (trx): Promise<Result<null, OrderBookError>> => {
      // Two presses of the button wait for each other here.
      if (owner !== null) await deps.claims.lockPaidOwned(trx, owner, caseId);
      const file = await trialCaseFile(deps, trx, owner, caseId);
      if (!file.ok) return file;
      const letter = await deps.letters.findLatestVersion(trx, caseId);
      if (letter?.isApproved !== true) return err({ code: 'trial.not_approved' });
      return order(deps, trx, caseId, file.value, letter);
    });

async function order(
  deps: Deps,
  trx: DbTransaction,
  caseId: string,
  { owner, claim, exhibits }: TrialCaseFile,
  letter: FrozenLetter,
): Promise<Result<null, OrderBookError>> {
  const { clock, ids, jobs, pack, coverage, reviews, trialBooks, trialNotes } = deps;
  const today = clock.today();
  const { notes, lowest, revision } = await trialNotes.find(trx, caseId);
  const madeFrom = madeFromOf(revision, letter.id, exhibits);
  const latest = await trialBooks.findLatest(trx, caseId);
  const fits = latest !== null && latest.preparedOn === today && isMadeFrom(latest.contents, madeFrom);
  if (fits && latest.state !== 'failed') return ok(null);
  const fit = assessClaim(claim, pack, today);
  const input: TrialBookInput = {
    claim,
    fit,
    pack,
    today,
    decisions: await reviews.findDecisions(trx, caseId),
    letter: { issuedOn: letter.issuedOn, deadline: letter.deadline ?? fit.letterDeadline, text: letter.text },
    exhibits,
    notes,
    lowest,
  };
  const plain = prepareTrialBook(input);
  const prepared =
    plain.ok && !isPrintable(plain.value, coverage) ? prepareTrialBook({ ...input, hasReplacedSigns: true }) : plain;
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
  const version = await trialBooks.insert(trx, book, nowMs);
  await appendAudit(trx, caseId, nowMs, { kind: 'trial.book_ordered', by: actorOf(owner), bookId: id, version });
  await jobs.enqueue(trx, makeTrialBookJob, { bookId: id }, { singletonKey: id });
  return ok(null);
}

const isPrintable = ({ author, files }: TrialBook, coverage: GlyphCoverage): boolean => {
  const texts = files.flatMap(({ title, sheets }) =>
    textsOfPaper({ title, author, runningHead: '', dateLong: '', sheets }),
  );
  return coverage.unprintableCharacters(sanitizeText(texts.join('\n'))).length === 0;
};
