import { Trans, useLingui } from '@lingui/react/macro';
import { CASES_A_PAGE, type CasesAnswer } from '@plainclaim/contract';
import { IconPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { readCases } from '../../api/cases.ts';
import { useCurrentUser } from '../../api/session/current-user.ts';
import { Button, ButtonLink } from '../../components/buttons/button.tsx';
import { ListAlert } from '../../components/lists/list-alert.tsx';
import { pageIn, viewOfPage } from '../../components/lists/page-of-cases.ts';
import { Paging } from '../../components/lists/paging.tsx';
import { ScreenTitle, useDocumentTitle, useScreenFocus } from '../../components/layout/screen-title.tsx';
import { SignedInLayout, type SignedInUser } from '../../components/layout/signed-in-layout.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { type PagedList, useListPage } from '../../components/lists/use-list-page.ts';
import { OpenAlert } from './case-alerts.tsx';
import { CaseTable } from './case-table.tsx';
import styles from './dashboard.module.css';
import { useOpenCase } from './use-open-case.ts';

const CASES: PagedList<CasesAnswer> = { name: 'cases', read: readCases, isMaking: () => false };

/** Home / My Cases: every claim of the signed-in person, and the ways into each. */
export function DashboardScreen() {
  const { t } = useLingui();
  useDocumentTitle(t`My Cases`);
  return <SignedInLayout>{(user) => <MyCases user={user} />}</SignedInLayout>;
}

function MyCases({ user }: { readonly user: SignedInUser }) {
  const { t } = useLingui();
  const { clear } = useCurrentUser();
  const [query, setQuery] = useSearchParams();
  const wanted = pageIn(query.get('page'));
  const { answer, page, isLoading, failure, reload } = useListPage(CASES, wanted);
  const { going, open, begin } = useOpenCase(clear);
  useScreenFocus(`page ${page}`);

  const total = answer?.total ?? 0;
  const isPastTheEnd = answer !== null && answer.data.length === 0 && total > 0;
  const { lastPage } = viewOfPage(page, 0, total);
  useEffect(() => {
    if (isPastTheEnd) setQuery(lastPage === 1 ? {} : { page: String(lastPage) }, { replace: true });
  }, [isPastTheEnd, lastPage, setQuery]);

  const name = user.displayName.trim() || user.email;
  return (
    <div className={styles['cases']}>
      <div className={styles['head']}>
        <div>
          <ScreenTitle>{t`My Cases`}</ScreenTitle>
          <p className={styles['who']}>
            <Trans>Logged in as {name}</Trans>
          </p>
        </div>
        {total > 0 ? (
          <Button iconStart={<IconPlus size={20} aria-hidden="true" />} onClick={begin}>
            {t`New claim`}
          </Button>
        ) : null}
      </div>
      {going.to === 'nowhere' && going.failure !== null ? <OpenAlert failure={going.failure} /> : null}
      {failure === null ? null : <ListAlert failure={failure} onTryAgain={reload} />}
      {answer === null && isLoading ? <Spinner block>{t`Loading...`}</Spinner> : null}
      {answer === null ? null : (
        <p className={styles['total']}>
          <Trans>
            Total Cases: <strong>{total}</strong>
          </Trans>
        </p>
      )}
      {answer !== null && total === 0 ? <NoCases /> : null}
      {answer === null || answer.data.length === 0 ? null : (
        <div aria-busy={isLoading}>
          <CaseTable
            cases={answer.data}
            opening={going.to === 'letter' ? going.id : null}
            onOpen={(one) => void open(one)}
          />
        </div>
      )}
      {answer !== null && total > CASES_A_PAGE && answer.data.length > 0 ? (
        <Paging
          page={page}
          shown={answer.data.length}
          total={total}
          onTurn={(to) => setQuery(to === 1 ? {} : { page: String(to) })}
        />
      ) : null}
    </div>
  );
}

function NoCases() {
  const { t } = useLingui();
  return (
    <div className={styles['none']}>
      <p>{t`No cases found. Create your first demand letter!`}</p>
      <ButtonLink to="/" iconStart={<IconPlus size={20} aria-hidden="true" />}>{t`Start a claim`}</ButtonLink>
    </div>
  );
}
