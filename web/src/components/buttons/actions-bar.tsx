import { useLingui } from '@lingui/react/macro';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './actions-bar.module.css';
import { Button } from './button.tsx';
import { classNames } from '../styling/class-names.ts';

export type ActionsBarProps = {
  /** Absent: no Back button, as on the very first screen. */
  readonly onBack?: (() => void) | undefined;
  /** True while nobody may leave: Back keeps its place and its focus, and does nothing. */
  readonly holdsBack?: boolean | undefined;
  /** Absent: the button submits the form the bar is in. */
  readonly onContinue?: (() => void) | undefined;
  readonly continueLabel?: ReactNode;
  /** True on screens that go on by other means, such as the packages. */
  readonly withoutContinue?: boolean | undefined;
  readonly busy?: boolean | undefined;
  /** Something at the left of the buttons on wide screens; on phones it is not shown here. */
  readonly start?: ReactNode;
};

/** Back and CONTINUE. On phones it is a bar at the bottom edge; put it last inside the form. Back alone stays in its place. */
export function ActionsBar(props: ActionsBarProps) {
  const { onBack, holdsBack = false, onContinue, continueLabel, withoutContinue, busy, start } = props;
  const { t } = useLingui();
  return (
    <div className={classNames(styles['bar'], withoutContinue && styles['backOnly'])}>
      {onBack ? (
        <Button
          variant="ghost"
          aria-disabled={holdsBack || undefined}
          onClick={holdsBack ? undefined : onBack}
          iconStart={<IconArrowLeft size={20} aria-hidden="true" />}
        >
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
