import { useLingui } from '@lingui/react/macro';
import type { CardLanguage, Facts } from '@plainclaim/domain';
import { useRef, useState } from 'react';
import { Button } from '../../../../components/buttons/button.tsx';
import { Hint } from '../../../../components/fields/field.tsx';
import { MoveButtons } from '../../../../components/buttons/move-buttons.tsx';
import hidden from '../../../../components/styling/visually-hidden.module.css';
import styles from './card-order.module.css';

type CardOrderProps = {
  readonly facts: Facts;
  readonly language: CardLanguage;
  /** The ids of the cards in the text in the order they are wanted; null takes the letter's own order back. */
  readonly onOrder: (ids: readonly string[] | null) => void;
};

/** The order in which the letter tells the cards. Days put them in order; what has no day is put by the person. */
export function CardOrder({ facts, language, onOrder }: CardOrderProps) {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');
  const stated = facts.entries.filter(({ isComplete }) => isComplete);
  if (stated.length < 2) return null;
  const move = (from: number, to: number) => {
    const ids = stated.map(({ entry }) => entry.id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    onOrder(ids);
    setSaid(t`Now number ${to + 1} of ${stated.length}.`);
    // A button that moved with its row may have lost the focus.
    const isUp = to < from;
    requestAnimationFrame(() =>
      list.current?.children[to]?.querySelectorAll<HTMLButtonElement>('button')[isUp ? 0 : 1]?.focus(),
    );
  };
  return (
    <details className={styles['order']}>
      <summary>{t`The order in your letter`}</summary>
      <Hint>{t`The letter puts the days in order. Move what is in the wrong place.`}</Hint>
      <ol ref={list}>
        {stated.map(({ entry }, index) => {
          const sentence = facts.sentences.find(({ source }) => source.entry === entry.id)?.copies[language] ?? '';
          return (
            <li key={entry.id}>
              <div>
                <p>{sentence}</p>
                <MoveButtons mark={`“${sentence}”`} index={index} most={stated.length} onMove={move} />
              </div>
            </li>
          );
        })}
      </ol>
      {stated.some(({ entry }) => entry.place !== undefined) ? (
        <Button variant="link" onClick={() => onOrder(null)}>
          {t`Sort by day again`}
        </Button>
      ) : null}
      <p role="status" className={hidden['hidden']}>
        {said}
      </p>
    </details>
  );
}
