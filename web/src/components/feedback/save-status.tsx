import { useLingui } from '@lingui/react/macro';
import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../styling/class-names.ts';
import styles from './save-status.module.css';
import hidden from '../styling/visually-hidden.module.css';

/**
 * "idle": nothing to save yet; "offline": kept on this device only; "failed": kept nowhere but in this page; "conflict":
 * another device saved meanwhile.
 */
export type SaveState = 'idle' | 'saving' | 'saved' | 'offline' | 'failed' | 'conflict';

export type SaveStatusProps = {
  readonly state: SaveState;
  /** Tries to save now. Absent: no button is shown. */
  readonly onRetry?: (() => void) | undefined;
  /** The way to settle a conflict, for as long as there is one. Its words come along: few visits need them. */
  readonly settling?: { readonly label: string; readonly onPress: () => void } | undefined;
};

const isWaiting = (state: SaveState): boolean => state === 'offline' || state === 'failed';

/**
 * Tells, quietly, whether the answers are safe. Screen readers hear how a save ended, and only when it ended otherwise
 * than the one before: each pause in typing saves.
 */
export function SaveStatus({ state, onRetry, settling }: SaveStatusProps) {
  const { t } = useLingui();
  const [ended, setEnded] = useState(state);
  const [hasAsked, setAsked] = useState(false);
  if (state !== 'saving') {
    if (ended !== state) setEnded(state);
    if (hasAsked) setAsked(false);
  }
  const words = {
    idle: '',
    saving: t`Saving...`,
    saved: t`Saved`,
    offline: t`Saved on this device`,
    failed: t`Could not save`,
    conflict: t`Changed on another device`,
  } satisfies Record<SaveState, string>;
  const isSaving = state === 'saving';
  const shown = words[hasAsked ? 'saving' : ended];
  const isTrouble = isWaiting(state) || state === 'conflict';
  const Icon = isSaving ? IconCloudUp : isTrouble ? IconCloudOff : IconCloudCheck;
  // A try under way keeps its button, and with it the focus.
  const canRetry = onRetry !== undefined && (isWaiting(state) || (isSaving && isWaiting(ended)));
  const canSettle = settling !== undefined && state === 'conflict';
  const notePress = useFocusAfter(canRetry || canSettle);
  return (
    <div
      className={classNames(styles['status'], styles[isTrouble || canRetry ? 'trouble' : 'calm'])}
      data-state={state}
    >
      {state === 'idle' ? null : <Icon size={20} aria-hidden="true" />}
      {isSaving ? <span aria-hidden="true">{words.saving}</span> : null}
      <div role="status">
        {/* One and the same element, or screen readers would read it out again at each save. */}
        <span className={isSaving ? hidden['hidden'] : undefined}>{shown}</span>
      </div>
      {canRetry ? (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            setAsked(true);
            notePress();
            onRetry();
          }}
        >
          {t`Try again`}
        </button>
      ) : null}
      {canSettle ? (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            notePress();
            settling.onPress();
          }}
        >
          {settling.label}
        </button>
      ) : null}
    </div>
  );
}

/** When the button somebody pressed goes away with its trouble, the focus goes to the screen instead of nowhere. */
function useFocusAfter(isShown: boolean) {
  const hasPressed = useRef(false);
  useEffect(() => {
    if (isShown || !hasPressed.current) return undefined;
    hasPressed.current = false;
    // A moment later: a window that settled the trouble first lets go of the page below it.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown]);
  return () => {
    hasPressed.current = true;
  };
}
