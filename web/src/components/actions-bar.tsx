import { useLingui } from '@lingui/react/macro';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './actions-bar.module.css';
import { Button } from './button.tsx';

export type ActionsBarProps = {
  /** Absent: no Back button, as on the very first screen. */
  readonly onBack?: (() => void) | undefined;
  /** Absent: the button submits the form the bar stands in. */
  readonly onContinue?: (() => void) | undefined;
  readonly continueLabel?: ReactNode;
  /** True on screens that go on by other means, such as the packages. */
  readonly withoutContinue?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** Something at the left of the buttons on wide screens; on phones it is not shown here. */
  readonly start?: ReactNode;
};

/** Back and CONTINUE. On phones it is a bar at the bottom edge; put it last inside the form. */
export function ActionsBar({ onBack, onContinue, continueLabel, withoutContinue, busy, start }: ActionsBarProps) {
  const { t } = useLingui();
  return (
    <div className={styles['bar']}>
      {onBack ? (
        <Button variant="ghost" onClick={onBack} iconStart={<IconArrowLeft size={20} aria-hidden="true" />}>
          {t`Back`}
        </Button>
      ) : null}
      {start ? <div className={styles['start']}>{start}</div> : null}
      {withoutContinue ? null : (
        <div className={styles['continue']}>
          <Button
            type={onContinue ? 'button' : 'submit'}
            onClick={onContinue}
            capitals
            busy={busy}
            iconEnd={<IconArrowRight size={20} aria-hidden="true" />}
          >
            {continueLabel ?? t`Continue`}
          </Button>
        </div>
      )}
    </div>
  );
}
