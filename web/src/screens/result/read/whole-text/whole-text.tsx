import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '../../../../components/buttons/button.tsx';
import { Card } from '../../../../components/layout/card.tsx';
import { TextAreaField } from '../../../../components/fields/text-area-field.tsx';
import type { Finding } from '../../state/checked.ts';
import type { OpenLetter } from '../../state/open-letter.ts';
import type { Place } from '../../state/letter-places.ts';
import { isDirty } from '../../state/result-state.ts';
import { StepBar } from '../../step-bar.tsx';
import { SaveMessage } from '../save-message.tsx';
import styles from './whole-text.module.css';

/** Words as the letter's checks count them: what holds a letter or a digit. */
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export type WholeTextProps = {
  readonly opened: OpenLetter;
  /** Words to begin with. */
  readonly place: Place | null;
  readonly onClose: () => void;
};

/** The letter's text to type in, in the place of the paper. The checks run along. */
export function WholeText({ opened, place, onClose }: WholeTextProps) {
  const { t } = useLingui();
  const { letter, result, checked, written, isBusy } = opened;
  const { problem, busy, history, text, refusals } = letter;
  const area = useRef<HTMLTextAreaElement>(null);
  const show = useCallback(({ start, end }: Place) => {
    const box = area.current;
    if (box === null) return;
    // The selection is set first: taking the focus then brings it into view, also in a box taller than the window.
    box.blur();
    box.setSelectionRange(start, end);
    box.focus();
  }, []);
  const first = useRef(place);
  useEffect(() => {
    const { current } = first;
    if (current === null) area.current?.focus();
    else show(current);
    if (current === null) area.current?.setSelectionRange(0, 0);
  }, [show]);
  const wrong = problem?.field === 'demand_letter' ? problem : null;
  const answeredRefusals = useRef(refusals);
  useEffect(() => {
    if (answeredRefusals.current === refusals) return;
    answeredRefusals.current = refusals;
    if (wrong !== null) show(wrong.place ?? { start: 0, end: text.length });
  }, [refusals, wrong, text, show]);
  const close = async () => {
    if (!isDirty(letter) || (await result.save())) onClose();
  };
  const changed = written.segments.filter(({ isEdited }) => isEdited).length;
  const words = plural(countWords(text), { one: '# word', other: '# words' });
  const grade = checked?.grade == null ? null : Math.max(1, Math.round(checked.grade));
  const counts = [
    changed === 0 ? '' : plural(changed, { one: '# sentence changed', other: '# sentences changed' }),
    words,
    grade === null ? '' : t`reading grade ${grade}`,
  ];
  return (
    <div className={styles['whole']}>
      <div className={styles['pair']}>
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
          areaRef={area}
          error={wrong?.message}
          countText={counts.filter((part) => part !== '').join(' · ')}
        />
        <FoundWhileTyping findings={checked?.findings ?? []} onShow={show} />
      </div>
      <StepBar
        isCompact
        actions={
          <>
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
            <Button variant="ghost" busy={isBusy} onClick={() => void close()}>
              {t`Back to the letter`}
            </Button>
            <Button
              capitals
              busy={busy === 'save' || isBusy}
              busyText={busy === 'save' ? t`Saving...` : undefined}
              onClick={() => void result.save()}
            >
              {t`Save`}
            </Button>
          </>
        }
      >
        <SaveMessage status={letter.status} problem={problem} hasUnsaved={isDirty(letter)} />
      </StepBar>
    </div>
  );
}

type FoundProps = { readonly findings: readonly Finding[]; readonly onShow: (place: Place) => void };

/** What needs a decision or a look in the text as it is now. */
function FoundWhileTyping({ findings, onShow }: FoundProps) {
  const { t } = useLingui();
  const shown = findings.filter(({ severity }) => severity === 'stop' || severity === 'confirm');
  if (shown.length === 0) return null;
  return (
    <Card title={t`Found while you type`}>
      <ul className={styles['found']}>
        {shown.map(({ message, place }, index) => (
          <li key={`${message} ${place?.start ?? ''}`}>
            <p id={`found-${index}`}>{message}</p>
            {place === null ? null : (
              <Button variant="link" aria-describedby={`found-${index}`} onClick={() => onShow(place)}>
                {t`Show it`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
