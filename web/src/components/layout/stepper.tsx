import { useLingui } from '@lingui/react/macro';
import { classNames } from '../styling/class-names.ts';
import styles from './stepper.module.css';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';

export type StepperProps = {
  /** 1 to 5. */
  readonly step: number;
  /** How much of this step is behind the person, 0 to 1. */
  readonly fraction: number;
};

/** A hint of colour shows even at the very start, so that the current step is found at a glance. */
const LEAST_PERCENT = 8;

function percentOf(step: number, current: number, fraction: number): number {
  if (step < current) return 100;
  return step === current ? Math.max(LEAST_PERCENT, Math.min(1, fraction) * 100) : 0;
}

/** The five steps. Up to 1280 px only the current one has a visible label. */
export function Stepper({ step: current, fraction }: StepperProps) {
  const { t } = useLingui();
  const labels = [t`Claim Type`, t`Your Information`, t`Their Information`, t`Claim Details`, t`Choose a Package`];
  const total = labels.length;
  return (
    <nav className={styles['nav']} aria-label={t`Progress`}>
      <ol className={styles['steps']}>
        {labels.map((label, index) => {
          const step = index + 1;
          return (
            <li
              key={label}
              className={classNames(styles['step'], step < current && styles['passed'])}
              aria-current={step === current ? 'step' : undefined}
            >
              <svg className={styles['track']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles['done']} width={percentOf(step, current, fraction)} height="4" />
              </svg>
              <span className={styles['label']}>
                <span className={styles['number']}>
                  {t`Step ${step}`}
                  <span className={styles['of']}> {t`of ${total}`}</span>
                  {step < current ? <VisuallyHidden>, {t`done`}</VisuallyHidden> : null}
                </span>
                {label}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
