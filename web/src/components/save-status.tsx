import { useLingui } from '@lingui/react/macro';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { classNames } from './class-names.ts';
import styles from './save-status.module.css';

/** "idle": nothing to save yet; "offline": kept on this device; "conflict": another device saved meanwhile. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'offline' | 'failed' | 'conflict';

/** Tells, quietly, whether the answers are safe. */
export function SaveStatus({ state }: { readonly state: SaveState }) {
  const { t } = useLingui();
  const words = {
    idle: '',
    saving: t`Saving...`,
    saved: t`Saved`,
    offline: t`Saved on this device`,
    failed: t`Not saved yet`,
    conflict: t`Changed on another device`,
  } satisfies Record<SaveState, string>;
  const isTrouble = state === 'offline' || state === 'failed' || state === 'conflict';
  const Icon = state === 'saving' ? IconCloudUp : isTrouble ? IconCloudOff : IconCloudCheck;
  return (
    <p className={classNames(styles['status'], isTrouble && styles['warn'])} role="status" data-state={state}>
      {state === 'idle' ? null : (
        <>
          <Icon size={20} aria-hidden="true" />
          <span>{words[state]}</span>
        </>
      )}
    </p>
  );
}
