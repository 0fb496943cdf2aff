import { useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import styles from './move-buttons.module.css';

export type MoveButtonsProps = {
  readonly mark: string;
  readonly index: number;
  readonly most: number;
  readonly onMove: (from: number, to: number) => void;
};

/** Ordering without a pointer. At an end a button rests but keeps the focus, which a disabled one would lose. */
export function MoveButtons({ mark, index, most, onMove }: MoveButtonsProps) {
  const { t } = useLingui();
  const ways = [
    { label: t`Move ${mark} up`, to: index - 1, Icon: IconArrowUp },
    { label: t`Move ${mark} down`, to: index + 1, Icon: IconArrowDown },
  ];
  return (
    <span className={styles['moves']}>
      {ways.map(({ label, to, Icon }) => {
        const isEnd = to < 0 || to >= most;
        return (
          <button
            key={to < index ? 'up' : 'down'}
            type="button"
            className={styles['move']}
            aria-label={label}
            aria-disabled={isEnd || undefined}
            onClick={() => (isEnd ? undefined : onMove(index, to))}
          >
            <Icon size={22} aria-hidden="true" />
          </button>
        );
      })}
    </span>
  );
}
