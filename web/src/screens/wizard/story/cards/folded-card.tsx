import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, wizardMessages } from '@plainclaim/contract';
import {
  type CardCatalogue,
  type CardLanguage,
  type Facts,
  formatUsd,
  proofWords,
  type ReadEntry,
} from '@plainclaim/domain';
import { IconAlertTriangle, IconCheck, IconCoins, IconPaperclip } from '@tabler/icons-react';
import { Button } from '../../../../components/buttons/button.tsx';
import { classNames } from '../../../../components/styling/class-names.ts';
import { useMessage } from '../../../../i18n/use-message.ts';
import styles from './cards.module.css';

export const changeId = (entry: string): string => `change-card-${entry}`;

type FoldedCardProps = {
  readonly read: ReadEntry;
  readonly facts: Facts;
  readonly catalogue: CardCatalogue;
  readonly language: CardLanguage;
  readonly onOpen: () => void;
};

/** A card that was filled: its sentence, or what is missing for one. */
export function FoldedCard({ read, facts, catalogue, language, onOpen }: FoldedCardProps) {
  const { t } = useLingui();
  const message = useMessage(wizardMessages);
  const { card, entry, problems, isComplete } = read;
  const title = card.title[language];
  const said = facts.sentences.filter(({ source }) => source.entry === entry.id);
  const row = facts.rowCopies[language].find(({ id, counts }) => id === entry.id && counts);
  const proof = entry.proof
    .filter((key) => card.proof?.includes(key))
    .map((key) => [catalogue.proof[key]?.[language] ?? '', proofWords(entry, key)].filter(Boolean).join(': '));
  const Icon = isComplete ? IconCheck : IconAlertTriangle;
  const sum = row === undefined ? '' : `${row.cents < 0 ? '−' : '+'}${formatUsd(row.cents).replace('-', '')}`;
  const labelOf = (slot: string) => card.slots.find(({ key }) => key === slot)?.label[language].replace(/[?]$/, '');
  return (
    // A group and no landmark: several fillings of one card have the same name.
    <div role="group" className={classNames(styles['folded'], !isComplete && styles['incomplete'])} aria-label={title}>
      <div className={styles['head']}>
        <span className={classNames(styles['mark'], !isComplete && styles['missing'])}>
          <Icon size={18} stroke={2.5} aria-hidden="true" />
        </span>
        <h3>{title}</h3>
        <Button
          id={changeId(entry.id)}
          variant="link"
          aria-label={t`Change: ${title}`}
          onClick={onOpen}
        >{t`Change`}</Button>
      </div>
      {isComplete ? (
        <p className={styles['said']}>{said.map(({ copies }) => copies[language]).join(' ')}</p>
      ) : (
        <ul className={styles['problems']}>
          {problems.map(({ slot, code }) => {
            const label = labelOf(slot);
            return (
              <li key={`${slot} ${code}`}>{label === undefined ? message(code) : `${label}: ${message(code)}`}</li>
            );
          })}
        </ul>
      )}
      {isComplete && language !== DEFAULT_LANGUAGE ? (
        <p className={styles['english']} lang={DEFAULT_LANGUAGE}>
          {said.map(({ text }) => text).join(' ')}
        </p>
      ) : null}
      {row === undefined && proof.length === 0 ? null : (
        <p className={styles['extras']}>
          {row === undefined ? null : (
            <span className={styles['money']}>
              <IconCoins size={18} aria-hidden="true" />
              {t`${sum} in your amount`}
            </span>
          )}
          {proof.length === 0 ? null : (
            <span>
              <IconPaperclip size={18} aria-hidden="true" />
              {proof.join(', ')}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
