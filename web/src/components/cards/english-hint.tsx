import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { IconLanguage } from '@tabler/icons-react';
import { Button } from '../buttons/button.tsx';
import { useSeemsOther } from './use-seems-other.ts';
import styles from './slots.module.css';

type EnglishHintProps = {
  readonly text: string;
  readonly onLeaveOut: () => void;
};

/** For people who read another language: says when typed words do not look English, and what to do instead. */
export function EnglishHint({ text, onLeaveOut }: EnglishHintProps) {
  const { t, i18n } = useLingui();
  const isShown = useSeemsOther(text) && i18n.locale !== DEFAULT_LANGUAGE;
  return (
    <div role="status">
      {isShown ? (
        <div className={styles['english']}>
          <IconLanguage size={20} aria-hidden="true" />
          <p>{t`This may not be English. The letter is in English. Write it in English, or leave it out.`}</p>
          <Button variant="link" onClick={onLeaveOut}>{t`Leave it out`}</Button>
        </div>
      ) : null}
    </div>
  );
}
