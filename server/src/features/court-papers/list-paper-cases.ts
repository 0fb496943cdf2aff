import { CASES_A_PAGE, type CourtPaperCase, type CourtPaperCasesAnswer } from '@plainclaim/contract';
import { dayAt } from '@plainclaim/domain';
import { COURT_TIME_ZONE } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { defendantsOf } from '../cases/index.ts';
import type { LetterRepository, ReviewRepository } from '../letters/index.ts';
import { titleInWords } from '../reference-data/index.ts';
import { type Change, changeSince, signingState } from './signing/signature-state.ts';
import type { PaperCase, PaperCaseRepository } from './paper-case-repository.ts';

type Deps = {
  readonly db: Db;
  readonly paperCases: PaperCaseRepository;
  readonly letters: LetterRepository;
  readonly reviews: ReviewRepository;
};

/** A page of an account's cases whose package has court papers. A page after the last one is empty. */
export async function listPaperCases(deps: Deps, accountId: string, page: number): Promise<CourtPaperCasesAnswer> {
  const { db, paperCases } = deps;
  const [listed, total] = await Promise.all([
    paperCases.listOwned(db, accountId, { size: CASES_A_PAGE, number: page }),
    paperCases.countOwned(db, accountId),
  ]);
  return {
    success: true,
    message: '',
    data: await Promise.all(listed.map(async (one) => presentPaperCase(one, await changeOf(deps, one)))),
    total,
    has_more: page * CASES_A_PAGE < total,
  };
}

/** Only what was saved since is opened and compared: most pages need no further query. */
async function changeOf(deps: Deps, { caseId, draft, packet }: PaperCase): Promise<Change> {
  if (packet === null || !packet.mayBeOutdated) return null;
  return changeSince(deps, deps.db, caseId, draft, packet.madeFrom);
}

const presentPaperCase = (listed: PaperCase, change: Change): CourtPaperCase => {
  const { caseId, packageTitle, draft, paidAtMs, isLetterApproved, packet } = listed;
  return {
    case_id: caseId,
    package_title: titleInWords(packageTitle),
    defendant_name: defendantsOf(draft),
    date: packet?.preparedOn ?? dayAt(paidAtMs, COURT_TIME_ZONE),
    state: packet?.state ?? 'none',
    version: packet?.version ?? null,
    court: packet?.filing?.part ?? null,
    county: packet?.filing?.county ?? null,
    letter_approved: isLetterApproved,
    signing: packet === null ? 'none' : signingState(packet.signingFacts, change),
    progress: packet?.state === 'making' ? packet.progress : null,
  };
};
