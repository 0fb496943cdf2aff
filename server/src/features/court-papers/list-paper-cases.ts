import { CASES_A_PAGE, type CourtPaperCase, type CourtPaperCasesAnswer } from '@plainclaim/contract';
import { dayAt } from '@plainclaim/domain';
import { NEW_JERSEY_TIME_ZONE } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { defendantsOf } from '../cases/index.ts';
import type { PaperCase, PaperCaseRepository } from './paper-case-repository.ts';

type Deps = { readonly db: Db; readonly paperCases: PaperCaseRepository };

/** A page of an account's cases whose package has court papers. A page after the last one is empty. */
export const makeListPaperCases =
  ({ db, paperCases }: Deps) =>
  async (accountId: string, page: number): Promise<CourtPaperCasesAnswer> => {
    const [listed, total] = await Promise.all([
      paperCases.listOwned(db, accountId, { size: CASES_A_PAGE, number: page }),
      paperCases.countOwned(db, accountId),
    ]);
    return {
      success: true,
      message: '',
      data: listed.map(presentPaperCase),
      total,
      has_more: page * CASES_A_PAGE < total,
    };
  };

const presentPaperCase = (listed: PaperCase): CourtPaperCase => {
  const { caseId, packageTitle, draft, paidAtMs, isLetterApproved, packet } = listed;
  return {
    case_id: caseId,
    package_title: packageTitle,
    defendant_name: defendantsOf(draft),
    date: packet?.preparedOn ?? dayAt(paidAtMs, NEW_JERSEY_TIME_ZONE),
    state: packet?.state ?? 'none',
    version: packet?.version ?? null,
    court: packet?.filing?.part ?? null,
    county: packet?.filing?.county ?? null,
    letter_approved: isLetterApproved,
  };
};
