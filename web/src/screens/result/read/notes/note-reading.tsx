import { useLingui } from '@lingui/react/macro';
import type { LetterSentenceAnswer } from '@plainclaim/contract';
import { readingCopy } from '@plainclaim/domain';
import styles from '../sentences/sentence-note.module.css';
import { useReader } from '../use-reader.ts';

export type NoteReadingProps = {
  readonly words: string;
  readonly before: string;
  readonly source: LetterSentenceAnswer | null;
};

/** One sentence of the letter in the reader's language, where it can be told without guessing. */
export function NoteReading({ words, before, source }: NoteReadingProps) {
  const { t, i18n } = useLingui();
  const reader = useReader(i18n.locale);
  if (reader === null || reader === 'failed' || source === null) return null;
  const { kind, key } = source.source;
  const piece = { start: 0, end: words.length, isEdited: before !== '', source: { kind, key }, copies: source.copies };
  const parts = readingCopy(words, [piece], reader).flatMap(({ lines }) => lines.flat());
  const isStated = parts.some(({ manner }) => manner === 'read');
  if (!isStated) return null;
  return (
    <p>
      <span className={styles['quiet']}>{t`It says:`}</span> {parts.map(({ text }) => text).join(' ')}
    </p>
  );
}
