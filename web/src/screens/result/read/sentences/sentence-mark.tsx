import { useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { addressOf } from '../../state/result-step.ts';
import styles from './sentence-mark.module.css';

export type ChangedMarkProps = {
  /** What the program wrote; '' for a sentence that was added. */
  readonly before: string;
  readonly isBusy: boolean;
  /** Shows before and after. */
  readonly onShow: () => void;
  readonly onUndo: () => void;
};

/** Says that a sentence is no longer as it was written, and takes that back for it alone. */
export function ChangedMark({ before, isBusy, onShow, onUndo }: ChangedMarkProps) {
  const { t, i18n } = useLingui();
  return (
    <span className={styles['changed']} lang={i18n.locale} data-note>
      <IconPencil size={16} aria-hidden="true" />
      <button type="button" onClick={onShow}>
        {before === '' ? t`Added` : t`Changed`}
      </button>
      <button type="button" className={styles['undo']} aria-disabled={isBusy} onClick={isBusy ? undefined : onUndo}>
        {t`Undo`}
      </button>
    </span>
  );
}

/** The number of a place to decide; a press goes there. */
export function PlaceMark({
  number,
  id,
  onGo,
}: {
  readonly number: number;
  readonly id: string;
  readonly onGo: (id: string) => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <Link
      to={addressOf('check')}
      className={styles['place']}
      lang={i18n.locale}
      aria-label={t`Place ${number} to decide`}
      data-note
      data-stays
      onClick={(event) => {
        event.preventDefault();
        onGo(id);
      }}
    >
      {number}
    </Link>
  );
}
