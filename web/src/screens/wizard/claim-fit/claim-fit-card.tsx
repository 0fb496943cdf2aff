import { useLingui } from '@lingui/react/macro';
import type { ClaimFitAnswer } from '@plainclaim/contract';
import { cents, formatUsd } from '@plainclaim/domain';
import { Alert } from '../../../components/feedback/alert.tsx';
import { Button } from '../../../components/buttons/button.tsx';
import { Spinner } from '../../../components/feedback/spinner.tsx';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import { useFailureMessage } from '../../../i18n/use-message.ts';
import styles from './claim-fit-card.module.css';
import { ClaimFitFacts, ClaimFitSummary } from './claim-fit-facts.tsx';
import { ClaimFitFindings } from './claim-fit-findings.tsx';
import { FreeHelp } from './claim-fit-help.tsx';
import type { ClaimFitState } from './claim-fit-state.ts';
import { usePartNames } from './court-range.tsx';

/** Where the claim stands by the court's rules, before anything is signed or bought: general rules with their sources. */
export function ClaimFitCard({ fit, failure, isLoading, retry }: ClaimFitState) {
  const { t } = useLingui();
  const textOf = useFailureMessage();
  return (
    <section className={styles['card']} aria-labelledby="where-your-claim-stands" aria-busy={isLoading}>
      <div className={styles['head']}>
        <h2 id="where-your-claim-stands">{t`Where your claim stands`}</h2>
        <p className={styles['note']}>
          {t`These are general court rules, matched to your answers. They are information, not legal advice.`}
        </p>
      </div>
      <Announcement fit={fit} isLoading={isLoading} />
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
        <>
          <ClaimFitFindings fit={fit} severity="stop" />
          <ClaimFitFindings fit={fit} severity="warning" />
          <ClaimFitSummary fit={fit} />
          {fit.findings.some(({ severity }) => severity === 'stop') ? <FreeHelp /> : null}
          {/* What there is to choose stands open. */}
          <details className={styles['more']} open={hasChoice(fit)}>
            <summary>{t`Court, county, fees, and days in full`}</summary>
            <div className={styles['columns']}>
              <div className={styles['column']}>
                <ClaimFitFacts fit={fit} isOld={isLoading} />
              </div>
              <div className={styles['column']}>
                <ClaimFitFindings fit={fit} severity="info" />
                {fit.findings.some(({ severity }) => severity === 'stop') ? null : <FreeHelp />}
              </div>
            </div>
          </details>
        </>
      )}
    </section>
  );
}

const hasChoice = ({ waivers, limit }: ClaimFitAnswer): boolean =>
  waivers.length > 0 || limit.status === 'may_have_passed';

/** Says in one line what the newest answer is: a choice made further down changes things further up. */
function Announcement({ fit, isLoading }: Pick<ClaimFitState, 'fit' | 'isLoading'>) {
  const { t } = useLingui();
  const names = usePartNames();
  const [part, amount] = fit === null ? ['', ''] : [names[fit.courtPart], formatUsd(cents(fit.demand))];
  return (
    <VisuallyHidden>
      <span role="status">{fit === null || isLoading ? '' : t`Court: ${part}. Your claim asks for ${amount}.`}</span>
    </VisuallyHidden>
  );
}
