import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { CARD_LIMITS } from '@plainclaim/domain';
import { IconLanguage } from '@tabler/icons-react';
import { Button } from '../buttons/button.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from './slots.module.css';
import { useSeemsOther } from './use-seems-other.ts';

type EnglishMeaningProps = {
  readonly field: string;
  readonly text: string;
  readonly meaning: string;
  readonly onChange: (meaning: string) => void;
  readonly onLeaveOut: () => void;
};

/** For people who read another language: asks once what typed words mean in English, which the letter prints. */
export function EnglishMeaning({ field, text, meaning, onChange, onLeaveOut }: EnglishMeaningProps) {
  const { t, i18n } = useLingui();
  const seemsOther = useSeemsOther(text);
  if (text === '' || i18n.locale === DEFAULT_LANGUAGE || !(seemsOther || meaning !== '')) return null;
  return (
    <div>
      <div role="status" className={styles['english']}>
        <IconLanguage size={20} aria-hidden="true" />
        <p>{t`These words may not be English. The other side and the court read English, so the letter needs their meaning. Your copy keeps your words.`}</p>
        <Button variant="link" onClick={onLeaveOut}>{t`Leave it out`}</Button>
      </div>
      <TextField
        name={`${field}.meaning`}
        label={t`What do they mean in English?`}
        maxLength={CARD_LIMITS.value}
        autoCapitalize="none"
        spellCheck
        value={meaning}
        onChange={onChange}
      />
    </div>
  );
}
