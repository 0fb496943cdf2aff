import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { IconArrowBackUp, IconArrowForwardUp, IconQuote } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { Button } from '../../components/button.tsx';
import { TextAreaField } from '../../components/text-area-field.tsx';
import { CheckSummary } from './check-summary.tsx';
import { countWords } from './count-words.ts';
import styles from './letter-editor.module.css';
import { isDirty, type Letter } from './result-state.ts';
import { SaveMessage } from './save-message.tsx';
import type { Checked } from './checked.ts';
import type { Result } from './use-result.ts';

export type LetterEditorProps = {
  readonly letter: Letter;
  readonly result: Result;
  readonly areaRef: RefObject<HTMLTextAreaElement | null>;
  readonly checked: Checked | null;
  /** The letter is being signed, or changed elsewhere: what was typed meanwhile would be overwritten. */
  readonly isBusy: boolean;
  readonly onChecks: () => void;
  /** Asks where the sentence comes from that holds this place of the text. Absent: nothing is known about it. */
  readonly onAsk: ((at: number) => void) | undefined;
};

/** The letter's text, its length and reading grade, what the checks say in short, undo, and Save. */
export function LetterEditor({ letter, result, areaRef, checked, isBusy, onChecks, onAsk }: LetterEditorProps) {
  const { t } = useLingui();
  const { problem, busy, history, text } = letter;
  const words = plural(countWords(text), { one: '# word', other: '# words' });
  const grade = checked?.grade == null ? null : Math.max(1, Math.round(checked.grade));
  return (
    <div className={styles['editor']}>
      <TextAreaField
        name="demand_letter"
        label={t`Your letter`}
        hint={t`You can make changes here before the letter is finalized.`}
        height="tall"
        value={text}
        onChange={result.edit}
        lang={DEFAULT_LANGUAGE}
        readOnly={isBusy}
        spellCheck
        areaRef={areaRef}
        error={problem?.field === 'demand_letter' ? problem.message : undefined}
        countText={grade === null ? words : `${words} · ${t`reading grade ${grade}`}`}
      />
      <div className={styles['bar']}>
        <div className={styles['buttons']}>
          <Button
            capitals
            variant="ghost"
            busy={busy === 'save' || isBusy}
            busyText={busy === 'save' ? t`Saving...` : undefined}
            onClick={() => void result.save()}
          >
            {t`Save`}
          </Button>
          <Button
            variant="ghost"
            aria-label={t`Undo`}
            title={t`Undo`}
            aria-disabled={history.past.length === 0}
            onClick={result.undo}
          >
            <IconArrowBackUp size={20} aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            aria-label={t`Redo`}
            title={t`Redo`}
            aria-disabled={history.future.length === 0}
            onClick={result.redo}
          >
            <IconArrowForwardUp size={20} aria-hidden="true" />
          </Button>
          {onAsk === undefined ? null : (
            <Button
              variant="ghost"
              aria-label={t`Where does this come from?`}
              title={t`Where does this come from?`}
              onClick={() => onAsk(areaRef.current?.selectionStart ?? 0)}
            >
              <IconQuote size={20} aria-hidden="true" />
            </Button>
          )}
        </div>
        <div className={styles['told']}>
          <CheckSummary checked={checked} onChecks={onChecks} />
          <SaveMessage status={letter.status} problem={problem} hasUnsaved={isDirty(letter)} />
        </div>
      </div>
    </div>
  );
}
