import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { countWords } from './count-words.ts';
import styles from './letter-editor.module.css';
import { isDirty, type Letter } from './result-state.ts';
import { SaveMessage } from './save-message.tsx';

export type LetterEditorProps = {
  readonly letter: Letter;
  readonly onEdit: (text: string) => void;
  readonly onSave: () => void;
};

/** Takes the focus to what a refusal speaks of, with that place selected. */
function useRefusedPlace({ problem, refusals, text }: Letter) {
  const area = useRef<HTMLTextAreaElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    if (refusals === shown.current) return;
    shown.current = refusals;
    const box = area.current;
    if (box === null || problem?.field !== 'demand_letter') return;
    const { start, end } = problem.place ?? { start: 0, end: text.length };
    // The selection is set first: taking the focus then brings it into view, also in a box taller than the window.
    box.blur();
    box.setSelectionRange(start, end);
    box.focus();
  }, [problem, refusals, text]);
  return area;
}

/** The letter's text, its length, and Save. */
export function LetterEditor({ letter, onEdit, onSave }: LetterEditorProps) {
  const { t } = useLingui();
  const area = useRefusedPlace(letter);
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
        areaRef={area}
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
