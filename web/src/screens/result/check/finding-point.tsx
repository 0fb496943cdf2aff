import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { IconCheck, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../components/buttons/button.tsx';
import { HelpLine } from '../../../components/feedback/help-line.tsx';
import type { Finding } from '../state/checked.ts';
import type { OpenLetter, Target } from '../state/open-letter.ts';
import { NoteWords } from '../read/notes/note-words.tsx';
import { trimmed } from '../read/sentences/sentence-edits.ts';
import styles from './check-step.module.css';

export type FindingPointProps = {
  readonly finding: Finding;
  readonly opened: OpenLetter;
  readonly onDone: (act: Promise<boolean>) => void;
  readonly onShow: (target: Target) => void;
};

/** Words of the letter that need a decision. What may not stay has no "keep it". */
export function FindingPoint({ finding, opened, onDone, onShow }: FindingPointProps) {
  const { t } = useLingui();
  const { acts, deciding, written, isBusy, result } = opened;
  const { message, place, severity, key, findingKey, instead } = finding;
  const [isChanging, setChanging] = useState(false);
  const segment = place === null ? null : acts.segmentOf(place);
  const whole = finding.sentence ?? (segment === null ? null : trimmed(written.text, segment));
  const isMust = severity === 'stop';
  const canLeave = segment !== null && acts.canLeave(segment);
  if (isChanging && whole !== null) {
    return (
      <NoteWords
        words={written.text.slice(whole.start, whole.end)}
        isBusy={isBusy}
        onSave={(words) => onDone(acts.change(whole, words))}
        onCancel={() => setChanging(false)}
      />
    );
  }
  return (
    <>
      {whole === null || place === null ? null : (
        <blockquote className={styles['said']} lang={DEFAULT_LANGUAGE}>
          {written.text.slice(whole.start, place.start)}
          <mark>{written.text.slice(place.start, place.end)}</mark>
          {written.text.slice(place.end, Math.max(place.end, whole.end))}
        </blockquote>
      )}
      <p>
        {message} {isMust ? t`Your letter cannot be approved while this is in it.` : null}
      </p>
      {isMust ? <HelpLine /> : null}
      <div className={styles['acts']}>
        {instead !== '' && place !== null ? (
          <Button
            size="small"
            busy={isBusy}
            onClick={() =>
              onDone(result.store(written.text.slice(0, place.start) + instead + written.text.slice(place.end)))
            }
          >
            {t`Fix the line`}
          </Button>
        ) : null}
        {canLeave && segment !== null ? (
          <Button
            size="small"
            variant={isMust ? 'primary' : 'ghost'}
            busy={isBusy}
            iconStart={<IconEyeOff size={20} aria-hidden="true" />}
            onClick={() => onDone(acts.leave(segment, whole ?? undefined))}
          >
            {t`Leave this sentence out`}
          </Button>
        ) : null}
        <Button
          size="small"
          variant="ghost"
          busy={isBusy}
          iconStart={<IconPencil size={20} aria-hidden="true" />}
          onClick={() => (whole === null ? onShow({ place: { start: 0, end: 0 }, isWhole: true }) : setChanging(true))}
        >
          {t`Change it`}
        </Button>
        {isMust ? null : (
          <Button
            size="small"
            variant="ghost"
            busy={isBusy}
            iconStart={<IconCheck size={20} aria-hidden="true" />}
            onClick={() => onDone(deciding.keep([...new Set([key, findingKey])], true))}
          >
            {t`Keep it`}
          </Button>
        )}
      </div>
    </>
  );
}
