import { CASES_A_PAGE, type CaseFilter, type CaseOrder, type CaseWire } from '@plainclaim/contract';
import type { CaseStatus, ClaimDraft } from '@plainclaim/domain';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { listPackages, packageInWords } from '../reference-data/index.ts';
import type { CaseRepository } from './case-repository.ts';
import { presentCase } from './present-case.ts';

export type CasesPage = {
  readonly cases: readonly CaseWire[];
  readonly total: number;
  readonly all: number;
  readonly hasMore: boolean;
};

export type WantedCases = {
  readonly page: number;
  /** Absent: whatever their status. */
  readonly status?: CaseFilter | undefined;
  readonly sort: CaseOrder;
};

/** The statuses of paid claims, which must be the asker's, in as many queries for one as for a page of them. */
export type StatusesOf = (
  db: Db,
  paid: readonly { readonly id: string; readonly draft: ClaimDraft }[],
) => Promise<ReadonlyMap<string, CaseStatus>>;

export type ListCasesDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly cases: CaseRepository;
  readonly statusesOf: StatusesOf;
  /** Brings what the account's cases are narrowed by up to date. */
  readonly catchUp: (accountId: string) => Promise<void>;
};

/** A page of an account's cases, put aside drafts included. A page after the last one is empty. */
export async function listCases(
  { db, clock, cases, statusesOf, catchUp }: ListCasesDeps,
  accountId: string,
  { page: pageNumber, status: wanted, sort }: WantedCases,
): Promise<CasesPage> {
  const today = clock.today();
  const status = wanted ?? null;
  if (status !== null && status !== 'draft') await catchUp(accountId);
  const [listed, all, total, packages] = await Promise.all([
    cases.listOwned(db, accountId, { size: CASES_A_PAGE, number: pageNumber, status, sort, today }),
    cases.countOwned(db, accountId, { status: null, today }),
    status === null ? null : cases.countOwned(db, accountId, { status, today }),
    listPackages(db, today),
  ]);
  const counted = total ?? all;
  const statuses = await statusesOf(
    db,
    listed.filter(({ isPaid }) => isPaid),
  );
  const titles = new Map(packages.map((item) => [item.id, packageInWords(item).title]));
  return {
    cases: listed.map((one) => presentCase(one, titles, statuses)),
    total: counted,
    all,
    hasMore: pageNumber * CASES_A_PAGE < counted,
  };
}
