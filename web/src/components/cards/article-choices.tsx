import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { articleChoices } from '@plainclaim/domain';
import styles from './slots.module.css';

type ArticleChoicesProps = {
  readonly typed: string;
  readonly isWe: boolean;
  readonly onChange: (words: string) => void;
};

/** Typed words where a sentence of ours would need "a", "the" or "my": the person says which, or that none is needed. */
export function ArticleChoices({ typed, isWe, onChange }: ArticleChoicesProps) {
  const { t } = useLingui();
  const choices = articleChoices(typed, isWe);
  if (choices.length === 0) return null;
  return (
    <div>
      <p className={styles['start']}>{t`Does a word belong in front? A name needs none.`}</p>
      <div className={styles['chips']} lang={DEFAULT_LANGUAGE}>
        {choices.map((words) => (
          <button key={words} type="button" className={styles['chip']} onClick={() => onChange(words)}>
            {words}
          </button>
        ))}
      </div>
    </div>
  );
}
