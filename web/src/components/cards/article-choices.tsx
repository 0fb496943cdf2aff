import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { articleChoices } from '@plainclaim/domain';
import styles from './slots.module.css';
import { useSeemsOther } from './use-seems-other.ts';

type ArticleChoicesProps = {
  readonly typed: string;
  readonly isWe: boolean;
  readonly onChange: (words: string) => void;
};

/** Typed words where a sentence of ours would need "a", "the" or "my": the person says which, or that none is needed. */
export function ArticleChoices({ typed, isWe, onChange }: ArticleChoicesProps) {
  const { t, i18n } = useLingui();
  const seemsOther = useSeemsOther(typed);
  const choices = articleChoices(typed, isWe);
  // "a consejero" is no English: its meaning is asked for first.
  if (choices.length === 0 || (seemsOther && i18n.locale !== DEFAULT_LANGUAGE)) return null;
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
