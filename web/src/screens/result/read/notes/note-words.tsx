import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, LONGEST_LETTER } from '@plainclaim/contract';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../components/buttons/button.tsx';
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx';
import styles from '../sentences/sentence-note.module.css';

export type NoteWordsProps = {
  readonly words: string;
  readonly isBusy: boolean;
  readonly onSave: (words: string) => void;
  readonly onCancel: () => void;
};

/** A sentence in other words, typed. They are the person's own, and nothing changes them. */
export function NoteWords({ words, isBusy, onSave, onCancel }: NoteWordsProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState(words);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <div className={styles['form']}>
      <TextAreaField
        name="sentence"
        label={t`The words of this sentence`}
        hint={i18n.locale === DEFAULT_LANGUAGE ? undefined : t`In English, please. The letter is in English.`}
        lang={DEFAULT_LANGUAGE}
        spellCheck
        maxLength={LONGEST_LETTER}
        areaRef={area}
        value={typed}
        onChange={setTyped}
      />
      <div className={styles['acts']}>
        <Button
          size="small"
          busy={isBusy}
          onClick={() => (typed.trim() === words || typed.trim() === '' ? onCancel() : onSave(typed))}
        >
          {t`Save this sentence`}
        </Button>
        <Button variant="ghost" size="small" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </div>
  );
}
