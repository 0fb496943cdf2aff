import { useLingui } from '@lingui/react/macro';
import { wizardMessages } from '@plainclaim/contract';
import { PACKAGE_ADVANCE_MS } from '@plainclaim/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PackageOffer } from '../../../api/payment/packages.ts';
import { ActionsBar } from '../../../components/buttons/actions-bar.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { Carousel } from '../../../components/layout/carousel.tsx';
import { ErrorSummary } from '../../../components/feedback/error-summary.tsx';
import { HelpLine } from '../../../components/feedback/help-line.tsx';
import { ScreenHead } from '../../../components/layout/screen-title.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { useMessage } from '../../../i18n/use-message.ts';
import { useClaimFit } from '../claim-fit/claim-fit-state.ts';
import { usePackages } from './package-screen-list.ts';
import styles from './package-screen.module.css';
import { PackageComparison } from './package-comparison.tsx';
import { PackagePicker } from './package-picker.tsx';
import { cardId, PlanCard } from './plan-card.tsx';
import { useWizard } from '../engine/wizard-context.ts';
import { errorAt } from '../engine/wizard-problems.ts';

/**
 * Step 5, sub-step 0: three packages. Choosing one goes on by itself after a moment, unless that is stopped. There is only
 * Back here, as the specification has it: a package that is chosen already goes on by its "Selected" button.
 */
export function PackageScreen() {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const { draft, problems, attempt, patch, goOn, goBack } = useWizard();
  const offers = usePackages();
  const stopOf = usePackageStop();
  const { chosen, start, stop } = useAdvance(goOn);
  const status = useRef<HTMLParagraphElement>(null);
  const [lead, setLead] = useState<string>();

  const choose = (id: string) => {
    if (id !== draft.selectedPackage) patch({ selectedPackage: id });
    start(id);
  };
  const problem = errorAt(problems, 'selectedPackage', message);
  const listed = offers.status === 'loading' ? [] : offers.value;
  const selected = listed.find(({ id }) => id === draft.selectedPackage);
  const canGoOn = selected !== undefined && selected.sale !== 'not_sold' && stopOf(selected) === undefined;
  const chosenTitle = selected?.title ?? '';
  return (
    <>
      <ScreenHead
        title={t`Choose a Package`}
        lead={t`You pay once. You can read and change your letter before it goes out.`}
      >
        {problem === undefined ? null : <ErrorSummary title={problem} attempt={attempt} />}
        {offers.status === 'failed' ? <Alert tone="warning" live="status" title={offers.message} /> : null}
      </ScreenHead>
      {offers.status === 'loading' ? (
        <Spinner block>{t`Loading packages...`}</Spinner>
      ) : (
        <>
          <PackagePicker
            offers={listed}
            inView={lead}
            isSold={(offer) => offer.sale !== 'not_sold' && stopOf(offer) === undefined}
            onShow={showCard}
          />
          <Carousel
            label={t`Packages`}
            onLead={setLead}
            items={listed.map((offer) => ({
              key: offer.id,
              content: (
                <PlanCard
                  offer={offer}
                  isSelected={offer.id === draft.selectedPackage}
                  isOtherSelected={selected !== undefined && selected.id !== offer.id}
                  stop={stopOf(offer)}
                  onChoose={() => choose(offer.id)}
                />
              ),
            }))}
          />
          <PackageComparison offers={listed} />
        </>
      )}
      {listed.some((offer) => stopOf(offer) !== undefined) ? <HelpLine /> : null}
      <div className={styles['status']}>
        <p role="status" ref={status} tabIndex={-1}>
          {chosen !== null
            ? t`You chose ${chosenTitle}. Next: payment.`
            : canGoOn
              ? t`You chose ${chosenTitle}. Press “Selected” on its card to go on.`
              : ''}
        </p>
        {chosen === null ? null : (
          <Button
            variant="link"
            size="small"
            onClick={() => {
              stop();
              status.current?.focus();
            }}
          >
            {t`Stay on this page`}
          </Button>
        )}
      </div>
      <Disclaimers />
      <ActionsBar onBack={goBack} withoutContinue />
    </>
  );
}

/** Brings a package's card into view; its heading takes the focus, so that reading goes on there. */
function showCard(id: string) {
  const card = document.getElementById(cardId(id));
  card?.scrollIntoView({ block: 'nearest', inline: 'start' });
  card?.querySelector('h2')?.focus({ preventScroll: true });
}

/** A moment after a choice the wizard goes on. Escape, or choosing to stay, ends the wait. */
function useAdvance(goOn: () => boolean) {
  /** The package chosen during this visit; a package chosen earlier moves nothing. */
  const [chosen, setChosen] = useState<string | null>(null);
  const stop = () => setChosen(null);
  const advance = useEffectEvent(() => {
    stop();
    goOn();
  });
  const onEscape = useEffectEvent(stop);
  useEffect(() => {
    if (chosen === null) return undefined;
    const timer = setTimeout(() => advance(), PACKAGE_ADVANCE_MS);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKey);
    };
  }, [chosen]);
  return { chosen, start: setChosen, stop };
}

/** Tells why this claim keeps a package from being bought. Until the rules are known nothing is held back: paying is. */
function usePackageStop(): (offer: PackageOffer) => string | undefined {
  const { t } = useLingui();
  const { fit } = useClaimFit(true);
  return ({ contains }) => {
    if (fit === null) return undefined;
    if (fit.letterStopped) {
      return t`Not available for this claim. Go back to see why, under “Where your claim stands”.`;
    }
    return fit.papersStopped && contains.includes('court_papers')
      ? t`Court papers are not available for this claim. Go back to see why, under “Where your claim stands”.`
      : undefined;
  };
}

/** What a package is not, said before anyone pays. */
function Disclaimers() {
  const { t } = useLingui();
  return (
    <section className={styles['disclaimers']} aria-labelledby="before-you-choose">
      <h2 id="before-you-choose">{t`Before you choose`}</h2>
      <ul>
        <li>{t`Plainclaim is not a law firm.`}</li>
        <li>{t`No attorney-client relationship is formed.`}</li>
        <li>{t`Plainclaim gives no legal judgment about your claim.`}</li>
        <li>
          {t`Sending a courtesy copy by email (e-service) is not lawful service of process. Court papers must be served the way the court rules say.`}
        </li>
      </ul>
    </section>
  );
}
