import { Trans, useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, type LetterReviewAnswer } from '@plainclaim/contract';
import { Suspense, useState } from 'react';
import type { ApiFailure } from '../../../api/http/http-client.ts';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { DateField } from '../../../components/fields/date-field.tsx';
import { lazyPart } from '../../../components/layout/lazy-part.ts';
import { MoneyField } from '../../../components/fields/money-field.tsx';
import { useRequestWords } from '../../../i18n/request-words.ts';
import { LongDay } from '../long-day.tsx';
import styles from '../records.module.css';
import type { Answering } from '../state/use-review.ts';

// Only for who reads another language.
const OfferReadingCopy = lazyPart(async () => (await import('../read/reading-copy-panel.tsx')).OfferReadingCopy);

export type SettlementCardProps = {
  readonly settlement: LetterReviewAnswer['settlement'];
  /** The whole claim, "$2,450.00". */
  readonly demand: string;
  readonly onAnswer: Answering;
  /** The letter is being changed. */
  readonly isBusy: boolean;
};

/** An offer to take less until a day. It has its own page and is never in the letter, which may be shown in court. */
export function SettlementCard({ settlement, demand, onAnswer, isBusy }: SettlementCardProps) {
  const { t, i18n } = useLingui();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const words = useRequestWords();
  const send = async (offer: { readonly amount: string; readonly until: string } | null) => {
    const answered = await onAnswer({ settlement: offer });
    setFailure(answered === null || answered.ok ? null : answered.error);
  };
  const said = failure === null ? null : words(failure, t`The offer could not be saved.`);
  return (
    <Card title={t`An offer to settle (optional)`}>
      <p>
        <Trans>
          You can offer to take less than {demand} if it is paid by a day you choose. The offer goes on a page of its
          own. It is never part of the letter.
        </Trans>
      </p>
      {said === null ? null : (
        <Alert tone="error" live="alert" title={said.title}>
          {said.detail === '' ? null : <p>{said.detail}</p>}
        </Alert>
      )}
      {settlement === null ? (
        <OfferForm failure={failure} isBusy={isBusy} onSend={(offer) => void send(offer)} />
      ) : (
        <>
          <p>
            <Trans>
              You offer to take <strong>{settlement.amount}</strong> if it is paid by <LongDay day={settlement.until} />
              .
            </Trans>
          </p>
          {settlement.text === null ? null : (
            <pre className={styles['text']} lang="en">
              {settlement.text}
            </pre>
          )}
          {settlement.text === null || i18n.locale === DEFAULT_LANGUAGE ? null : (
            <Suspense fallback={null}>
              <OfferReadingCopy text={settlement.text} />
            </Suspense>
          )}
          <div>
            <Button variant="ghost" size="small" busy={isBusy} onClick={() => void send(null)}>
              {t`Take the offer back`}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}

type OfferFormProps = {
  readonly failure: ApiFailure | null;
  readonly isBusy: boolean;
  readonly onSend: (offer: { readonly amount: string; readonly until: string }) => void;
};

function OfferForm({ failure, isBusy, onSend }: OfferFormProps) {
  const { t } = useLingui();
  const [amount, setAmount] = useState('');
  const [until, setUntil] = useState('');
  const errorOf = (name: string) => failure?.fields?.find(({ field }) => field === name)?.message;
  return (
    <details>
      <summary className={styles['summary']}>{t`Make an offer`}</summary>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onSend({ amount, until });
        }}
      >
        <MoneyField
          name="settlement.amount"
          label={t`How much would you accept?`}
          value={amount}
          onChange={setAmount}
          error={errorOf('settlement.amount')}
        />
        <DateField
          name="settlement.until"
          label={t`Until what day?`}
          value={until}
          onChange={setUntil}
          error={errorOf('settlement.until')}
        />
        <div>
          <Button type="submit" variant="ghost" size="small" busy={isBusy}>{t`Save the offer`}</Button>
        </div>
      </form>
    </details>
  );
}
