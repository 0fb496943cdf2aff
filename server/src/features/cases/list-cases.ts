import { CASES_A_PAGE, type CaseWire } from '@plainclaim/contract';
import type { Db } from '../../platform/db/index.ts';
import { listPackages, packageInWords } from '../reference-data/index.ts';
import type { CaseRepository } from './case-repository.ts';
import { presentCase } from './present-case.ts';

export type CasesPage = { readonly cases: readonly CaseWire[]; readonly total: number; readonly hasMore: boolean };

/** A page of an account's cases, newest first, put aside drafts included. A page after the last one is empty. */
export async function listCases(
  { db, cases }: { readonly db: Db; readonly cases: CaseRepository },
  accountId: string,
  pageNumber: number,
): Promise<CasesPage> {
  const [listed, total, packages] = await Promise.all([
    cases.listOwned(db, accountId, { size: CASES_A_PAGE, number: pageNumber }),
    cases.countOwned(db, accountId),
    listPackages(db),
  ]);
  const titles = new Map(packages.map((item) => [item.id, packageInWords(item).title]));
  return {
    cases: listed.map((one) => presentCase(one, titles)),
    total,
    hasMore: pageNumber * CASES_A_PAGE < total,
  };
}
