import { useLingui } from '@lingui/react/macro';
import { paths } from '@plainclaim/contract';
import { IconCalendarPlus } from '@tabler/icons-react';
import { Alert } from '../../components/alert.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useFailureMessage } from '../../i18n/use-message.ts';
import styles from './claim-fit-card.module.css';
import { ClaimFitChoices } from './claim-fit-choices.tsx';
import { ClaimFitFacts } from './claim-fit-facts.tsx';
import { ClaimFitFindings } from './claim-fit-findings.tsx';
import type { ClaimFitState } from './claim-fit-state.ts';

/** Where the claim stands by the court's rules, before anything is bought: general rules with their sources. */
export function ClaimFitCard({ fit, failure, isLoading, retry }: ClaimFitState) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  return (
    <section className={styles['card']} aria-labelledby="where-your-claim-stands" aria-busy={isLoading}>
      <div>
        <h2 id="where-your-claim-stands">{t`Where your claim stands`}</h2>
        <p className={styles['note']}>
          {t`These are general court rules, matched to your answers. They are information, not legal advice.`}
        </p>
      </div>
      {failure === null ? null : (
        <Alert
          tone="warning"
          live="status"
          title={t`We could not check your claim just now.`}
          actions={<Button size="small" variant="ghost" onClick={retry}>{t`Try again`}</Button>}
        >
          <p>{failure === 'not_saved' ? t`Your answers are safe on this device.` : textOf(failure)}</p>
          <p>{t`You can go on. We check again before you pay.`}</p>
        </Alert>
      )}
      {fit === null && isLoading ? <Spinner>{t`Checking the court rules...`}</Spinner> : null}
      {fit === null ? null : (
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <ClaimFitFindings fit={fit} severity="stop" />
            <ClaimFitFacts fit={fit} isOld={isLoading} />
          </div>
          <div className={styles['column']}>
            <ClaimFitChoices fit={fit} />
            <ClaimFitFindings fit={fit} severity="warning" />
            <ClaimFitFindings fit={fit} severity="info" />
            <div>
              <ButtonLink
                reloadDocument
                download
                variant="ghost"
                size="small"
                iconStart={<IconCalendarPlus size={20} aria-hidden="true" />}
                to={paths.claimCalendar}
              >
                {t`Add these dates to your calendar`}
              </ButtonLink>
            </div>
          </div>
        </div>
      )}
    </section>
  );
}
