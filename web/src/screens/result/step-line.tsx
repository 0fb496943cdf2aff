import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { classNames } from '../../components/styling/class-names.ts';
import { VisuallyHidden } from '../../components/styling/visually-hidden.tsx';
import { addressOf, STEPS, type Step, type View } from './state/result-step.ts';
import styles from './step-line.module.css';

export type StepLineProps = {
  readonly view: View;
  /** How many places wait for a decision; null while that is not known. */
  readonly open: number | null;
  readonly onGo: (view: View) => void;
};

/** Read, Check, Approve: where the person is, what is behind them, and the way to each. */
export function StepLine({ view, open, onGo }: StepLineProps) {
  const { t } = useLingui();
  const labels = {
    read: t`Read`,
    check: t({ message: 'Check', context: 'a step: look the letter over' }),
    approve: t`Approve`,
  } satisfies Record<Step, string>;
  const at = view === 'now' ? STEPS.length : STEPS.indexOf(view);
  return (
    <nav className={styles['nav']} aria-label={t`Steps to your letter`}>
      <ol className={styles['steps']}>
        {STEPS.map((step, index) => {
          const isPast = index < at;
          const waits = step === 'check' && view !== 'now' ? (open ?? 0) : 0;
          return (
            <li key={step} className={classNames(styles['step'], isPast && styles['past'])}>
              <Link
                to={addressOf(step)}
                data-stays
                aria-current={index === at ? 'step' : undefined}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onGo(step);
                }}
              >
                {isPast && waits === 0 ? <IconCheck size={18} stroke={2.5} aria-hidden="true" /> : null}
                <span>
                  {index + 1} {labels[step]}
                </span>
                {isPast && waits === 0 ? <VisuallyHidden>, {t`done`}</VisuallyHidden> : null}
                {waits === 0 ? null : (
                  <>
                    <span className={styles['count']} aria-hidden="true">
                      {waits}
                    </span>
                    <VisuallyHidden>
                      , {plural(waits, { one: '# place to decide', other: '# places to decide' })}
                    </VisuallyHidden>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
