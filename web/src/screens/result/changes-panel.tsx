import { useLingui } from '@lingui/react/macro';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Button } from '../../components/button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import styles from './changes-panel.module.css';
import { type DiffPart, diffTexts } from './text-diff.ts';

export type ChangesPanelProps = {
  readonly generated: string;
  readonly text: string;
  readonly onUndoAll: () => void;
};

type Keyed = DiffPart & { readonly key: string };

/** Of a long stretch that stayed, only the lines next to a change are shown. */
const NEAR_LINES = 2;
/** Shows a change that has no visible signs. */
const LINE_END = '¶';

function shortened(text: string, isFirst: boolean, isLast: boolean): readonly string[] {
  const lines = text.split('\n');
  if (lines.length <= 2 * NEAR_LINES + 2) return [text];
  const head = isFirst ? '' : lines.slice(0, NEAR_LINES + 1).join('\n');
  const tail = isLast ? '' : lines.slice(-NEAR_LINES - 1).join('\n');
  return [head, tail];
}

/** What was changed since the letter was written: words taken out and words put in, told by name too. */
export function ChangesPanel({ generated, text, onUndoAll }: ChangesPanelProps) {
  const { t } = useLingui();
  const parts = useMemo(
    () => diffTexts(generated, text).map((part, index): Keyed => ({ ...part, key: String(index) })),
    [generated, text],
  );
  if (generated === text) return <p>{t`The letter is as we wrote it. You have changed nothing.`}</p>;
  return (
    <div className={styles['changes']}>
      <p>{t`Taken out words are struck through. New words are underlined.`}</p>
      <div className={styles['text']} lang="en">
        {parts.map(({ key, ...part }, index) => (
          <Part key={key} part={part} isFirst={index === 0} isLast={index === parts.length - 1} />
        ))}
      </div>
      <div>
        <Button
          variant="ghost"
          size="small"
          iconStart={<IconArrowBackUp size={20} aria-hidden="true" />}
          onClick={onUndoAll}
        >
          {t`Undo all changes`}
        </Button>
      </div>
    </div>
  );
}

type PartProps = { readonly part: DiffPart; readonly isFirst: boolean; readonly isLast: boolean };

function Part({ part: { kind, text }, isFirst, isLast }: PartProps) {
  const { t } = useLingui();
  if (kind === 'same') {
    const [head = '', tail] = shortened(text, isFirst, isLast);
    return tail === undefined ? (
      head
    ) : (
      <>
        {head}
        <span className={styles['gap']}>{t`(the same)`}</span>
        {tail}
      </>
    );
  }
  const before = kind === 'gone' ? ` ${t`taken out:`} ` : ` ${t`put in:`} `;
  const after = ` ${t`end of change`} `;
  const Mark = kind === 'gone' ? 'del' : 'ins';
  return (
    <Mark className={styles[kind]}>
      <VisuallyHidden>{before}</VisuallyHidden>
      {text.trim() === '' ? <span aria-hidden="true">{LINE_END}</span> : null}
      {text}
      <VisuallyHidden>{after}</VisuallyHidden>
    </Mark>
  );
}
