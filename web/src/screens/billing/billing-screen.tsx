import { Trans, useLingui } from '@lingui/react/macro';
import { BILL_SORTS, type BillingAnswer, type BillSort, CASES_A_PAGE } from '@plainclaim/contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { readBills } from '../../api/payment/billing.ts';
import { BillCard } from '../../components/billing/bill-card.tsx';
import { ButtonLink } from '../../components/buttons/button.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { ScreenTitle, useDocumentTitle, useScreenFocus } from '../../components/layout/screen-title.tsx';
import { SignedInLayout } from '../../components/layout/signed-in/signed-in-layout.tsx';
import { ListAlert } from '../../components/lists/list-alert.tsx';
import { viewOfPage } from '../../components/lists/page-of-cases.ts';
import { Paging } from '../../components/lists/paging.tsx';
import { useLastPage, useListAddress } from '../../components/lists/use-list-address.ts';
import { type PagedList, useListPage } from '../../components/lists/use-list-page.ts';
import { EmptyList } from '../../components/sections/empty-list.tsx';
import styles from './billing.module.css';

const listOf = (sort: BillSort): PagedList<BillingAnswer> => ({
  name: `bills ${sort}`,
  read: (page, options) => readBills(page, sort, options),
  isMaking: () => false,
});
const LISTS = Object.fromEntries(BILL_SORTS.map((sort) => [sort, listOf(sort)]));

const sortIn = (text: string | null): BillSort => BILL_SORTS.find((sort) => sort === text) ?? 'newest';

/** /billing: every order of the signed-in person, its receipt, and the way to a refund. */
export function BillingScreen() {
  const { t } = useLingui();
  useDocumentTitle(t`Billing`);
  return <SignedInLayout>{() => <Bills />}</SignedInLayout>;
}

function Bills() {
  const { t } = useLingui();
  const { query, wanted, choose, turnTo } = useListAddress();
  const sort = sortIn(query.get('sort'));
  const { answer, page, isLoading, failure, reload } = useListPage(LISTS[sort] ?? listOf(sort), wanted);
  const [said, setSaid] = useState<string | null>(null);
  useScreenFocus(`page ${page}`);

  const total = answer?.total ?? 0;
  const isPastTheEnd = answer !== null && answer.data.length === 0 && total > 0;
  const { lastPage } = viewOfPage(page, 0, total);
  useLastPage(isPastTheEnd, lastPage, turnTo);

  return (
    <div className={styles['bills']}>
      <div className={styles['head']}>
        <ScreenTitle>{t`Billing`}</ScreenTitle>
        {total > 1 ? (
          <SortField sort={sort} onChange={(by) => choose({ page: '', sort: by === 'newest' ? '' : by }, true)} />
        ) : null}
      </div>
      {said === null ? null : <Alert tone="success" live="status" title={said} />}
      {failure === null ? null : <ListAlert failure={failure} onTryAgain={reload} />}
      {answer === null && isLoading ? <Spinner block>{t`Loading...`}</Spinner> : null}
      {answer !== null && total === 0 ? <NoBills /> : null}
      {answer === null || answer.data.length === 0 ? null : (
        <ul className={styles['list']} aria-busy={isLoading} aria-label={t`Your orders`}>
          {answer.data.map((bill) => (
            <BillCard
              key={bill.order_id}
              bill={bill}
              onRefunded={(message) => {
                setSaid(message);
                reload();
              }}
            />
          ))}
        </ul>
      )}
      {answer !== null && total > CASES_A_PAGE && answer.data.length > 0 ? (
        <Paging label={t`Pages of your orders`} page={page} shown={answer.data.length} total={total} onTurn={turnTo}>
          <OrdersShown page={page} shown={answer.data.length} total={total} />
        </Paging>
      ) : null}
    </div>
  );
}

type SortFieldProps = { readonly sort: BillSort; readonly onChange: (sort: BillSort) => void };

function SortField({ sort, onChange }: SortFieldProps) {
  const { t } = useLingui();
  const words: Readonly<Record<BillSort, string>> = {
    newest: t`Newest first`,
    oldest: t`Oldest first`,
    highest: t`Highest total first`,
    lowest: t`Lowest total first`,
  };
  return (
    <SelectField
      name="sort"
      label={t`Sort by`}
      options={BILL_SORTS.map((value) => ({ value, label: words[value] }))}
      value={sort}
      onChange={(value) => onChange(sortIn(value))}
    />
  );
}

function OrdersShown(props: { readonly page: number; readonly shown: number; readonly total: number }) {
  const { first, last } = viewOfPage(props.page, props.shown, props.total);
  const { total } = props;
  return (
    <Trans>
      Showing {first} to {last} of {total} orders
    </Trans>
  );
}

function NoBills() {
  const { t } = useLingui();
  return (
    <EmptyList>
      <p>{t`No orders yet. When you pay for a package, you find the receipt here.`}</p>
      <ButtonLink to="/" iconStart={<IconPlus size={20} aria-hidden="true" />}>{t`Start a claim`}</ButtonLink>
    </EmptyList>
  );
}
