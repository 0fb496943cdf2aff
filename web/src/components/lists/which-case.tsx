import { Trans, useLingui } from '@lingui/react/macro';
import { CASES_A_PAGE, type CourtPaperCasesAnswer } from '@plainclaim/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readPaperCases } from '../../api/court-papers.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { ListAlert } from './list-alert.tsx';
import { Paging } from './paging.tsx';
import { useListAddress } from './use-list-address.ts';
import { type PagedList, useListPage } from './use-list-page.ts';
import styles from './which-case.module.css';

const CASES: PagedList<CourtPaperCasesAnswer> = { name: 'which-case', read: readPaperCases, isMaking: () => false };

export type WhichCaseProps = {
  /** The page that needs to know the case, such as "/exhibits". */
  readonly page: string;
  /** What is said where the person has no case for it. */
  readonly none: ReactNode;
};

/** Asks which case a page is for, when its address names none. */
export function WhichCase({ page: path, none }: WhichCaseProps) {
  const { t } = useLingui();
  const { wanted, turnTo } = useListAddress();
  const { answer, page, isLoading, failure, reload } = useListPage(CASES, wanted);
  const cases = answer?.data ?? [];
  const total = answer?.total ?? 0;
  return (
    <section aria-labelledby="which-case" className={styles['which']}>
      {failure === null ? null : <ListAlert failure={failure} onTryAgain={reload} />}
      {answer === null && isLoading ? <Spinner block>{t`Loading...`}</Spinner> : null}
      {answer !== null && total === 0 ? (
        <>
          <p>{none}</p>
          <p>
            <Link to="/dashboard">{t`Go to My Cases`}</Link>
          </p>
        </>
      ) : null}
      {cases.length === 0 ? null : (
        <>
          <h2 id="which-case">{t`Which case is it for?`}</h2>
          <ul>
            {cases.map(({ case_id: id, defendant_name: defendant, package_title: title }) => (
              <li key={id}>
                <Link to={`${path}?case=${encodeURIComponent(id)}`}>
                  <strong>
                    <Trans>Case against {defendant}</Trans>
                  </strong>
                  <span>{title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {total > CASES_A_PAGE && cases.length > 0 ? (
        <Paging page={page} shown={cases.length} total={total} onTurn={turnTo} />
      ) : null}
    </section>
  );
}
