import { CASES_A_PAGE } from '@plainclaim/contract';

/** The page an address asks for; the first one for anything that is no page. */
export const pageIn = (text: string | null): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);

export type PageView = {
  /** Counted from 1, as people count. */
  readonly first: number;
  readonly last: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** The last page that holds a case. */
  readonly lastPage: number;
};

export function viewOfPage(page: number, shown: number, total: number): PageView {
  const first = (page - 1) * CASES_A_PAGE + 1;
  const last = first + shown - 1;
  const lastPage = Math.max(1, Math.ceil(total / CASES_A_PAGE));
  return { first, last, hasPrevious: page > 1, hasNext: page < lastPage, lastPage };
}
