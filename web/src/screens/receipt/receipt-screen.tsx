import { Trans, useLingui } from '@lingui/react/macro';
import type { ReceiptLinkAnswer } from '@plainclaim/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openReceiptLink, proveReceipt, readPaidOrder, sendReceiptCode } from '../../api/payment/billing.ts';
import { serverQuery } from '../../api/server-state/server-query.ts';
import { BillCard } from '../../components/billing/bill-card.tsx';
import { ProveByCode } from '../../components/account/prove-by-code.tsx';
import { Button, ButtonLink } from '../../components/buttons/button.tsx';
import { Alert } from '../../components/feedback/alert.tsx';
import { Spinner } from '../../components/feedback/spinner.tsx';
import { AppShell } from '../../components/layout/app-shell.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/layout/screen-title.tsx';
import { useArrival } from '../../components/layout/use-arrival.ts';
import { useFailureMessage } from '../../i18n/use-message.ts';
import styles from './receipt.module.css';

/**
 * /receipt#token, from the mail of a receipt: back to the claim from any device, after a code to the same address. Without
 * a token: the order of this browser, its receipt and its refund, for people without an account.
 */
export function ReceiptScreen() {
  const { t } = useLingui();
  const { hash } = useLocation();
  useDocumentTitle(t`Your order`);
  useArrival();
  return (
    <AppShell width="narrow">
      <ScreenHead title={t`Your order`} />
      <div className={styles['parts']}>{hash === '' ? <OwnOrder /> : <Linked key={hash} token={hash.slice(1)} />}</div>
    </AppShell>
  );
}

function Linked({ token }: { readonly token: string }) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const {
    data: link,
    error,
    isFetching,
    refetch,
  } = useQuery(serverQuery(['receipt-link', token], (options) => openReceiptLink(token, options)));
  if (isFetching) return <Spinner block>{t`Loading...`}</Spinner>;
  if (link === undefined) {
    const isRefunded = error?.code === 'receipt.refunded';
    const isOver = isRefunded || error?.code === 'receipt.link_unknown';
    return (
      <Alert
        tone={isRefunded ? 'info' : 'error'}
        live="alert"
        title={error === null ? t`Loading...` : textOf(error)}
        actions={isOver ? undefined : <Button size="small" onClick={() => void refetch()}>{t`Try Again`}</Button>}
      />
    );
  }
  if (link.state === 'open') return <OwnOrder />;
  return link.state === 'log_in' ? <LogIn number={link.number} /> : <Prove token={token} link={link} />;
}

/** The order that this browser's claim was paid with. */
function OwnOrder() {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  const [said, setSaid] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(serverQuery(['paid-order', ''], (options) => readPaidOrder(options)));
  if (data === undefined && error === null) return <Spinner block>{t`Loading...`}</Spinner>;
  if (data === undefined) {
    return (
      <Alert
        tone="error"
        live="alert"
        title={textOf(error)}
        actions={<Button size="small" onClick={() => void refetch()}>{t`Try Again`}</Button>}
      />
    );
  }
  const refunded = (message: string) => {
    setSaid(message);
    void refetch();
  };
  return (
    <>
      {said === null ? null : (
        <Alert tone="success" live="status" title={said} actions={data.order === null ? <ToAnswers /> : undefined} />
      )}
      {data.order === null && said === null ? <NoOrder /> : null}
      {data.order === null ? null : <BillCard as="section" bill={data.order} onRefunded={refunded} />}
      {data.order === null ? null : (
        <div className={styles['ways']}>
          <ButtonLink to="/result" iconEnd={<IconArrowRight size={20} aria-hidden="true" />}>
            {t`View your demand letter`}
          </ButtonLink>
          {data.order.status === 'paid' || data.order.status === 'simulated' ? (
            <ButtonLink to="/upgrade" variant="ghost">{t`Get a larger package`}</ButtonLink>
          ) : null}
        </div>
      )}
    </>
  );
}

/** After a refund the claim is a draft again. */
function ToAnswers() {
  const { t } = useLingui();
  return <ButtonLink to="/" size="small" variant="ghost">{t`Back to my answers`}</ButtonLink>;
}

function NoOrder() {
  const { t } = useLingui();
  return (
    <Alert tone="info" title={t`Nothing is paid in this browser.`}>
      <p>{t`Did you pay in another browser? Then open the link in the email with your receipt.`}</p>
    </Alert>
  );
}

function LogIn({ number }: { readonly number: string }) {
  const { t } = useLingui();
  return (
    <Card title={t`Order ${number}`}>
      <p>{t`This claim is in an account. Please log in to open it.`}</p>
      <div>
        <ButtonLink to="/login" state={{ from: '/dashboard' }}>{t`Log in`}</ButtonLink>
      </div>
    </Card>
  );
}

function Prove({ token, link }: { readonly token: string; readonly link: ReceiptLinkAnswer }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { number } = link;
  const address = <strong>{link.shown_address}</strong>;
  return (
    <Card title={t`Order ${number}`}>
      <p>
        <Trans>To show that it is you, we email a code to {address}, the address you gave when you paid.</Trans>
      </p>
      <p>
        {t`Then the claim opens here. In the browser you used before, it closes. With this link you can open it there again.`}
      </p>
      <ProveByCode
        send={() => sendReceiptCode(token)}
        prove={(code) => proveReceipt(token, code)}
        onProved={() => navigate('/result')}
        sendText={t`Email me a code`}
        proveText={t`Open my claim`}
        rowClass={styles['ways']}
      />
    </Card>
  );
}
