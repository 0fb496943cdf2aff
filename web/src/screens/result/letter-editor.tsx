import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Button } from '../../components/button.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { countWords } from './count-words.ts';
import styles from './letter-editor.module.css';
import { isDirty, type Letter } from './result-state.ts';
import { SaveMessage } from './save-message.tsx';

export type LetterEditorProps = {
  readonly letter: Letter;
  readonly areaRef: Ref<HTMLTextAreaElement>;
  readonly onEdit: (text: string) => void;
  readonly onSave: () => void;
};

/** The letter's text, its length, and Save. */
export function LetterEditor({ letter, areaRef, onEdit, onSave }: LetterEditorProps) {
  const { t } = useLingui();
  const words = countWords(letter.text);
  const { problem, busy } = letter;
  return (
    <div className={styles['editor']}>
      <TextAreaField
        name="demand_letter"
        label={t`Your letter`}
        hint={t`You can make changes here before the letter is finalized.`}
        height="tall"
        value={letter.text}
        onChange={onEdit}
        readOnly={busy === 'approve'}
        spellCheck
        areaRef={areaRef}
        error={problem?.field === 'demand_letter' ? problem.message : undefined}
        countText={plural(words, { one: '# word', other: '# words' })}
      />
      <div className={styles['bar']}>
        <Button capitals variant="ghost" busy={busy === 'save'} busyText={t`Saving...`} onClick={onSave}>
          {t`Save`}
        </Button>
        <SaveMessage status={letter.status} problem={problem} hasUnsaved={isDirty(letter)} />
      </div>
    </div>
  );
}
