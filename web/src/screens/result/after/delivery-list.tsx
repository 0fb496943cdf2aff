import { Trans, useLingui } from '@lingui/react/macro';
import type { DeliveryWire } from '@plainclaim/contract';
import { IconRefresh } from '@tabler/icons-react';
import { PaymentDisputed } from '../../../components/billing/payment-disputed.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { formatInstant } from '../../../i18n/formatters.ts';
import { useRequestWords } from '../../../i18n/request-words.ts';
import { LongDay } from '../long-day.tsx';
import styles from '../records.module.css';
import { MailingPackButton } from '../../../components/documents/mailing-pack-button.tsx';
import { TrackingForm } from '../../../components/documents/tracking-form.tsx';
import { PostedLetter } from './posted-letter.tsx';
import { useDeliveries } from './use-deliveries.ts';

/** How the approved letter is getting to the other side, and what the person still does. */
export function DeliveryList({ demandId }: { readonly demandId: string }) {
  const { t } = useLingui();
  const { deliveries, failure, lookAgain } = useDeliveries(demandId);
  const words = useRequestWords();
  if (deliveries === null && failure === null) return <Spinner>{t`Looking up the deliveries...`}</Spinner>;
  const said = failure === null ? null : words(failure, t`We could not look up the deliveries.`);
  const all = deliveries ?? [];
  if (all.length === 0 && said === null) return null;
  const isEmailWaiting = all.some(({ channel, state }) => channel === 'email' && state === 'queued');
  return (
    <>
      {isEmailWaiting ? <PaymentDisputed /> : null}
      {said === null ? null : (
        <Alert
          tone="error"
          live="alert"
          title={said.title}
          actions={<Button size="small" variant="ghost" onClick={lookAgain}>{t`Try Again`}</Button>}
        >
          {said.detail === '' ? null : <p>{said.detail}</p>}
        </Alert>
      )}
      {all.some(({ channel }) => channel === 'self_mail') ? <MailIt demandId={demandId} /> : null}
      {all.some(({ channel, state }) => channel === 'post' && isOver(state)) ? (
        <div className={styles['buttons']}>
          <MailingPackButton demandId={demandId} />
        </div>
      ) : null}
      <ul className={styles['list']}>
        {all.map((delivery) => (
          <li key={`${delivery.channel} ${delivery.recipient}`} className={styles['item']}>
            <DeliveryState delivery={delivery} />
            {delivery.post === null ? null : (
              <PostedLetter demandId={demandId} post={delivery.post} onChanged={lookAgain} />
            )}
            {delivery.channel === 'self_mail' && delivery.state !== 'cancelled' ? (
              <TrackingForm demandId={demandId} delivery={delivery} onSaved={lookAgain} />
            ) : null}
          </li>
        ))}
      </ul>
      {isEmailWaiting ? (
        <div>
          <Button
            variant="ghost"
            size="small"
            iconStart={<IconRefresh size={20} aria-hidden="true" />}
            onClick={lookAgain}
          >
            {t`Check again`}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** What is not posted any more can still be mailed by hand. */
const isOver = (state: DeliveryWire['state']): boolean => state === 'failed' || state === 'cancelled';

function MailIt({ demandId }: { readonly demandId: string }) {
  const { t } = useLingui();
  return (
    <>
      <ol className={styles['steps']}>
        <li>{t`Download the mailing pack and print it. It has an address page and the signed letter for each recipient.`}</li>
        <li>{t`Mail one copy by certified mail with return receipt, and one copy by regular mail.`}</li>
        <li>{t`Keep the receipts. Write the tracking number down here.`}</li>
      </ol>
      <div className={styles['buttons']}>
        <MailingPackButton demandId={demandId} />
      </div>
    </>
  );
}

function DeliveryState({ delivery }: { readonly delivery: DeliveryWire }) {
  const { t } = useLingui();
  const { name, channel, sent_to, problem, tracking_number, mailed_on } = delivery;
  return (
    <div>
      <p>
        <strong>{name}</strong>
      </p>
      <p className={styles['quiet']}>
        {channel === 'email' ? <Trans>By email to {sent_to}</Trans> : <Trans>By mail to {sent_to}</Trans>}
      </p>
      <p role="status">{useStateWords(delivery)}</p>
      {tracking_number === null || channel === 'post' ? null : (
        <p>
          <Trans>Tracking number: {tracking_number}</Trans>
          {mailed_on === null ? null : (
            <>
              {' · '}
              <Trans>
                mailed on <LongDay day={mailed_on} />
              </Trans>
            </>
          )}
        </p>
      )}
      {problem === null ? null : <Alert tone={delivery.state === 'held' ? 'info' : 'error'} title={problem} />}
      {channel === 'email' && delivery.state === 'sent' ? (
        <p className={styles['quiet']}>{t`A mail server accepted it. That does not prove that anyone read it.`}</p>
      ) : null}
    </div>
  );
}

function useStateWords({ channel, state, sent_at }: DeliveryWire): string {
  const { t, i18n } = useLingui();
  const time = sent_at === null ? '' : formatInstant(sent_at, i18n.locale);
  switch (state) {
    case 'queued':
      if (channel === 'post') return t`Waiting to be printed and mailed.`;
      return channel === 'email' ? t`Being sent.` : t`Waiting for you to mail it.`;
    case 'held':
      return t`Waiting: we check it first.`;
    case 'sent':
      if (channel === 'post') return t`The mailing company took it on ${time}.`;
      return channel === 'email' ? t`Accepted on ${time}.` : t`You wrote down that you mailed it.`;
    case 'failed':
      return t`It could not be delivered.`;
    case 'cancelled':
      if (channel === 'post') return t`Stopped. Nothing was mailed.`;
      return t`Not sent: you approved a newer letter first.`;
  }
}
