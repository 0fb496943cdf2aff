import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { languageOf, oneLine } from '@plainclaim/domain';
import { IconLanguage } from '@tabler/icons-react';
import { Button } from '../button.tsx';
import styles from './slots.module.css';

/** Shorter texts say nothing about their language. */
const LEAST_LETTERS = 4;

const looksEnglish = (typed: string): boolean => {
  const text = oneLine(typed);
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return true;
  const { language, sure } = languageOf(text, 'en');
  return language === 'en' && sure;
};

type EnglishHintProps = {
  readonly text: string;
  /** True where common answers stand beside it. */
  readonly hasAnswers?: boolean | undefined;
  readonly onLeaveOut: () => void;
};

/** For people who read another language: says when typed words do not look English, and what to do instead. */
export function EnglishHint({ text, hasAnswers = false, onLeaveOut }: EnglishHintProps) {
  const { t, i18n } = useLingui();
  const isShown = i18n.locale !== DEFAULT_LANGUAGE && !looksEnglish(text);
  return (
    <div role="status">
      {isShown ? (
        <div className={styles['english']}>
          <IconLanguage size={20} aria-hidden="true" />
          <p>
            {hasAnswers
              ? t`This may not be English. The letter is in English. Choose an answer above, write it in English, or leave it out.`
              : t`This may not be English. The letter is in English. Write it in English, or leave it out.`}
          </p>
          <Button variant="link" onClick={onLeaveOut}>{t`Leave it out`}</Button>
        </div>
      ) : null}
    </div>
  );
}
