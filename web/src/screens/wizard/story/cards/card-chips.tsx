import { useLingui } from '@lingui/react/macro';
import type { Card, CardLanguage } from '@plainclaim/domain';
import { IconArrowBackUp, IconPencil, IconPlus } from '@tabler/icons-react';
import { Hint } from '../../../../components/fields/field.tsx';
import type { Chip } from './card-deck.ts';
import styles from './cards.module.css';

/** Where the focus goes when a card went away. */
export const MORE_CARDS = 'more-cards';

type CardChipsProps = {
  readonly chips: readonly Chip[];
  /** What else fits these reasons, behind a press. */
  readonly further: readonly Chip[];
  /** For what no other card asks about. */
  readonly free: Card | undefined;
  readonly language: CardLanguage;
  readonly isFirst: boolean;
  /** No more fit into one claim. */
  readonly isFull: boolean;
  readonly onOpen: (card: Card, entry: string | null) => void;
};

/** What else can be said, the most important first, and last what no card asks about. */
export function CardChips({ chips, further, free, language, isFirst, isFull, onOpen }: CardChipsProps) {
  const { t } = useLingui();
  return (
    <div className={styles['more']}>
      <h3 id={MORE_CARDS} tabIndex={-1}>
        {isFirst ? t`What happened?` : t`What else happened?`}
      </h3>
      {isFull ? <Hint>{t`Your claim has as many cards as it can have. Use the box below for the rest.`}</Hint> : null}
      <ChipList chips={chips} language={language} isFull={isFull} onOpen={onOpen} />
      {free === undefined ? null : (
        <button type="button" className={styles['free']} disabled={isFull} onClick={() => onOpen(free, null)}>
          <IconPencil size={20} aria-hidden="true" />
          <strong>{free.title[language]}</strong>
        </button>
      )}
      {further.length === 0 ? null : (
        <details className={styles['further']}>
          <summary>{t`More cards`}</summary>
          <ChipList chips={further} language={language} isFull={isFull} onOpen={onOpen} />
        </details>
      )}
    </div>
  );
}

type ChipListProps = Pick<CardChipsProps, 'chips' | 'language' | 'isFull' | 'onOpen'>;

function ChipList({ chips, language, isFull, onOpen }: ChipListProps) {
  const { t } = useLingui();
  return (
    <ul className={styles['chips']}>
      {chips.map(({ card, entry }) => {
        const Icon = entry === null ? IconPlus : IconArrowBackUp;
        const note = entry === null ? null : t`your answers are kept`;
        return (
          <li key={`${card.key} ${entry ?? ''}`}>
            <button
              type="button"
              className={styles['chip']}
              disabled={isFull && entry === null}
              onClick={() => onOpen(card, entry)}
            >
              <Icon size={19} aria-hidden="true" />
              <span>
                <strong>{card.title[language]}</strong>
                {note === null ? null : <span className={styles['chipNote']}> {note}</span>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
