import { useLingui } from '@lingui/react/macro';
import { IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../styling/class-names.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  readonly open: boolean;
  /** Escape, the close button and a press outside all end here; the owner sets `open` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly size?: 'normal' | 'wide' | undefined;
};

const isOutside = (event: MouseEvent<HTMLDialogElement>): boolean => {
  if (event.target !== event.currentTarget) return false;
  const box = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
};

/** A window above the page. The browser keeps the focus inside and gives it back to the opener. */
export function Dialog({ open, onClose, title, children, actions, size = 'normal' }: DialogProps) {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isPressedOutside = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  // Whoever takes an open window away means to close it: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles['dialog'], size === 'wide' && styles['wide'])}
      aria-labelledby={titleId}
      closedby="any"
      onClose={() => {
        if (open && dialog.current?.open !== true) onClose();
      }}
      // Safari does not know closedby; a press outside is recognized by where it begins and ends. One that begins
      // inside selects text, and closes nothing.
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isPressedOutside.current && isOutside(event)) onClose();
      }}
    >
      {open ? (
        <div className={styles['inner']}>
          <div className={styles['head']}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={styles['close']} aria-label={t`Close`} onClick={onClose}>
              <IconX size={24} aria-hidden="true" />
            </button>
          </div>
          {children}
          {actions ? <div className={styles['actions']}>{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
