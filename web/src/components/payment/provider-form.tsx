import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, parseLanguage } from '@plainclaim/contract';
import type { StripeCheckoutElementsSdk } from '@stripe/stripe-js';
import { formatUsd } from '@plainclaim/domain';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { Alert } from '../feedback/alert.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './provider-form.module.css';
import { loadProviderScript } from './provider-script.ts';
import type { InPagePayment, Payment } from './use-payment.ts';

type Loaded = 'loading' | 'ready' | 'away';

export type ProviderFormProps = {
  readonly inPage: InPagePayment;
  readonly payment: Pick<Payment, 'isBusy' | 'confirmed' | 'leave'>;
  /** Pays on the service's own page instead. */
  readonly onPayThere: () => void;
};

/**
 * The payment service's own form in our page: the card is typed in a frame of theirs. Wallets are shown in it by them, and
 * only where they and the device have them. That it says it is done proves nothing: the server reads the payment.
 */
export function ProviderForm({ inPage, payment, onPayThere }: ProviderFormProps) {
  const { t, i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const sdk = useRef<StripeCheckoutElementsSdk | null>(null);
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState('');
  const { client_secret: clientSecret, publishable_key: publishableKey, script_url: scriptUrl } = inPage;
  const language = parseLanguage(i18n.locale) ?? DEFAULT_LANGUAGE;

  useEffect(() => {
    let isGone = false;
    let end = (): void => undefined;
    const show = async (): Promise<void> => {
      const Stripe = await loadProviderScript(scriptUrl);
      if (isGone || place.current === null) return;
      if (Stripe === null) {
        setLoaded('away');
        return;
      }
      const isDark = getComputedStyle(place.current).colorScheme.startsWith('dark');
      const opened = Stripe(publishableKey, { locale: language }).initCheckoutElementsSdk({
        clientSecret,
        elementsOptions: { appearance: { theme: isDark ? 'night' : 'stripe' } },
      });
      const element = opened.createPaymentElement();
      element.on('ready', () => setLoaded('ready'));
      element.on('loaderror', () => setLoaded('away'));
      element.mount(place.current);
      sdk.current = opened;
      end = () => element.destroy();
    };
    void show();
    return () => {
      isGone = true;
      end();
    };
  }, [clientSecret, publishableKey, scriptUrl, language]);

  const pay = async (): Promise<void> => {
    if (sdk.current === null || isConfirming) return;
    setConfirming(true);
    setProblem('');
    const found = await sdk.current.loadActions();
    // Cards that ask for a check by the bank lead away and back; all others stay here.
    const done = found.type === 'error' ? found : await found.actions.confirm({ redirect: 'if_required' });
    if (done.type === 'success') await payment.confirmed();
    else setProblem(done.error.message);
    setConfirming(false);
  };
  const total = formatUsd(inPage.total);
  const isBusy = isConfirming || payment.isBusy;
  if (loaded === 'away') {
    return (
      <Alert
        tone="warning"
        live="alert"
        title={t`The card form did not load.`}
        actions={<Button onClick={onPayThere}>{t`Pay on the page of our payment service`}</Button>}
      >
        <p>{t`You were not charged. A blocker or the network may keep it away.`}</p>
      </Alert>
    );
  }
  return (
    <>
      {/* The room is held from the start: what is beside the form is not to move away under a press. */}
      <div className={styles['room']}>
        <div ref={place} />
        {loaded === 'loading' ? (
          <div className={styles['waiting']}>
            <Spinner>{t`Loading...`}</Spinner>
          </div>
        ) : null}
      </div>
      {problem === '' ? null : (
        <Alert tone="error" live="alert" title={t`The payment did not go through. Please try again.`}>
          <p>{problem}</p>
        </Alert>
      )}
      <Button
        wide
        busy={isBusy || loaded === 'loading'}
        busyText={isBusy ? t`Processing payment...` : undefined}
        onClick={() => void pay()}
      >
        {t`Pay ${total}`}
      </Button>
      <Button
        variant="ghost"
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : () => void payment.leave()}
      >
        {t`Change email or place`}
      </Button>
    </>
  );
}
