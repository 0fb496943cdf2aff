import { Trans, useLingui } from '@lingui/react/macro';
import { DEMAND_LETTERS_A_PAGE, type DemandLettersAnswer } from '@plainclaim/contract';
import { canStandingChange } from '@plainclaim/domain';
import { Link } from 'react-router';
import { readDemandLetters } from '../../api/letters/letters-sent.ts';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { ScreenHead, useDocumentTitle, useScreenFocus } from '../../components/layout/screen-title.tsx';
import { SignedInLayout } from '../../components/layout/signed-in/signed-in-layout.tsx';
import { ListAlert } from '../../components/lists/list-alert.tsx';
import { viewOfPage } from '../../components/lists/page-of-cases.ts';
import { Paging } from '../../components/lists/paging.tsx';
import { useLastPage, useListAddress } from '../../components/lists/use-list-address.ts';
import { type PagedList, useListPage } from '../../components/lists/use-list-page.ts';
import styles from './demand-letters.module.css';
import { LettersTable } from './letters-table.tsx';

const LETTERS: PagedList<DemandLettersAnswer> = {
  name: 'demand-letters',
  read: readDemandLetters,
  // An email on its way is looked at again until a server took it.
  isMaking: (answer) => answer?.data.some(({ channel, state }) => channel === 'email' && state === 'queued') ?? false,
  canChange: (answer) => answer?.data.some(({ standing }) => standing !== null && canStandingChange(standing)) ?? false,
};

/** /demand-letters: every letter the signed-in person approved, one row a recipient. */
export function DemandLettersScreen() {
  const { t } = useLingui();
  useDocumentTitle(t`Demand Letters`);
  return <SignedInLayout>{() => <DemandLetters />}</SignedInLayout>;
}

function DemandLetters() {
  const { t } = useLingui();
  const { wanted, turnTo } = useListAddress();
  const { answer, page, isLoading, failure, reload } = useListPage(LETTERS, wanted);
  useScreenFocus(`page ${page}`);
  const total = answer?.total ?? 0;
  const shown = answer?.data.length ?? 0;
  const isPastTheEnd = answer !== null && shown === 0 && total > 0;
  const { lastPage, first, last } = viewOfPage(page, shown, total);
  useLastPage(isPastTheEnd, lastPage, turnTo);
  return (
    <div className={styles['letters']}>
      <ScreenHead
        title={t`Demand Letters`}
        lead={t`Every letter you approved, who it goes to, and when it was sent.`}
      />
      {failure === null ? null : <ListAlert failure={failure} onTryAgain={reload} />}
      {answer === null && isLoading ? <Spinner block>{t`Loading...`}</Spinner> : null}
      {answer !== null && total === 0 ? (
        <p>
          <Trans>
            No letters yet. A letter comes here when you approve it. You can find your cases under{' '}
            <Link to="/dashboard">My Cases</Link>.
          </Trans>
        </p>
      ) : null}
      {answer === null || shown === 0 ? null : <LettersTable letters={answer.data} onChanged={reload} />}
      {total > DEMAND_LETTERS_A_PAGE && shown > 0 ? (
        <Paging page={page} shown={shown} total={total} label={t`Pages of your letters`} onTurn={turnTo}>
          <Trans>
            Showing {first} to {last} of {total} letters
          </Trans>
        </Paging>
      ) : null}
    </div>
  );
}
