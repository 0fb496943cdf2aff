import { Trans, useLingui } from '@lingui/react/macro';
import {
  CASE_FILTERS,
  CASE_ORDERS,
  type CaseFilter,
  type CaseOrder,
  CASES_A_PAGE,
  type CasesAnswer,
} from '@plainclaim/contract';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { readCases } from '../../api/cases/cases.ts';
import { Button, ButtonLink } from '../../components/buttons/button.tsx';
import { ListAlert } from '../../components/lists/list-alert.tsx';
import { viewOfPage } from '../../components/lists/page-of-cases.ts';
import { Paging } from '../../components/lists/paging.tsx';
import { ScreenTitle, useDocumentTitle, useScreenFocus } from '../../components/layout/screen-title.tsx';
import { SignedInLayout, type SignedInUser } from '../../components/layout/signed-in/signed-in-layout.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { useLastPage, useListAddress } from '../../components/lists/use-list-address.ts';
import { type PagedList, useListPage } from '../../components/lists/use-list-page.ts';
import { AlertsPanel } from '../../components/signed-in/alerts-panel.tsx';
import { useAlerts } from '../../components/signed-in/use-alerts.ts';
import { EmptyList } from '../../components/sections/empty-list.tsx';
import { ListChoices } from './list-choices.tsx';
import { CaseTable } from './case-table.tsx';
import styles from './dashboard.module.css';
import { useOpenCase } from './use-open-case.ts';

const never = (): boolean => false;
const listOf = (status: CaseFilter | '', sort: CaseOrder): PagedList<CasesAnswer> => ({
  name: `cases ${status} ${sort}`,
  read: (page, options) => readCases({ page, status, sort }, options),
  isMaking: never,
});

/** Whoever only registered has a draft without an answer: nothing to be listed. */
const isEmptyDraft = ({ data, all }: CasesAnswer): boolean => {
  const [only] = data;
  return all === 1 && only?.status === 'draft' && `${only.category}${only.defendant_name}${only.claim_amount}` === '';
};

/** Home / My Cases: every claim of the signed-in person, and the ways into each. */
export function DashboardScreen() {
  const { t } = useLingui();
  useDocumentTitle(t`My Cases`);
  return <SignedInLayout>{(user) => <MyCases user={user} />}</SignedInLayout>;
}

function MyCases({ user }: { readonly user: SignedInUser }) {
  const { t } = useLingui();
  const { query, wanted, choose, turnTo } = useListAddress();
  const status = CASE_FILTERS.find((one) => one === query.get('status')) ?? '';
  const sort = CASE_ORDERS.find((one) => one === query.get('sort')) ?? 'newest';
  const list = useMemo(() => listOf(status, sort), [status, sort]);
  const { answer, page, isLoading, failure, reload } = useListPage(list, wanted);
  const alerts = useAlerts();
  const { open, begin } = useOpenCase();
  useScreenFocus(`page ${page}`);

  const total = answer?.total ?? 0;
  const all = answer?.all ?? 0;
  const isNone = answer !== null && (all === 0 || isEmptyDraft(answer));
  const isPastTheEnd = answer !== null && answer.data.length === 0 && total > 0;
  const { lastPage } = viewOfPage(page, 0, total);
  useLastPage(isPastTheEnd, lastPage, turnTo);

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
        {all > 0 && !isNone ? (
          <Button iconStart={<IconPlus size={20} aria-hidden="true" />} onClick={begin}>
            {t`New claim`}
          </Button>
        ) : null}
      </div>
      {failure === null ? null : <ListAlert failure={failure} onTryAgain={reload} />}
      {answer === null && isLoading ? <Spinner block>{t`Loading...`}</Spinner> : null}
      {answer === null || isNone ? null : <AlertsPanel alerts={alerts} />}
      {answer === null ? null : <Total total={isNone ? 0 : all} />}
      {isNone ? <NoCases /> : null}
      {answer === null || isNone || (all < 2 && status === '') ? null : (
        <ListChoices status={status} sort={sort} onChange={(choice) => choose({ page: '', ...choice })} />
      )}
      {answer !== null && total === 0 && !isNone ? (
        <p role="status">{t`No case has this status. Choose another one, or all.`}</p>
      ) : null}
      {answer === null || answer.data.length === 0 || isNone ? null : (
        <div aria-busy={isLoading}>
          <CaseTable cases={answer.data} onOpen={(one) => void open(one)} />
        </div>
      )}
      {answer !== null && total > CASES_A_PAGE && answer.data.length > 0 ? (
        <Paging page={page} shown={answer.data.length} total={total} onTurn={turnTo} />
      ) : null}
    </div>
  );
}

function Total({ total }: { readonly total: number }) {
  return (
    <p className={styles['total']}>
      <Trans>
        Total Cases: <strong>{total}</strong>
      </Trans>
    </p>
  );
}

function NoCases() {
  const { t } = useLingui();
  return (
    <EmptyList>
      <p>{t`No cases found. Create your first demand letter!`}</p>
      <ButtonLink to="/" iconStart={<IconPlus size={20} aria-hidden="true" />}>{t`Start a claim`}</ButtonLink>
    </EmptyList>
  );
}
