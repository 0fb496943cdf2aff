import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, type LetterReviewAnswer } from '@plainclaim/contract';
import { Button } from '../../../components/buttons/button.tsx';
import type { OpenLetter } from '../state/open-letter.ts';
import styles from './read-step.module.css';
import { takenOut } from './sentences/sentence-edits.ts';

type Gone = { readonly id: string; readonly words: string; readonly back: () => Promise<boolean> };

/** Sentences that are not in the letter any more, whoever took them out, and the way back for each. */
export function LeftOutList({ opened, review }: { readonly opened: OpenLetter; readonly review: LetterReviewAnswer }) {
  const { t } = useLingui();
  const { acts, written, isBusy } = opened;
  const { generated, sentences } = written;
  const taken = written.segments.length === 0 ? [] : takenOut(written.segments, written);
  const gone: readonly Gone[] = [
    ...review.left_out.map(({ key, text }): Gone => ({ id: key, words: text, back: () => acts.bringBack(key) })),
    ...taken.map((index): Gone => {
      const { start, end } = sentences[index] ?? { start: 0, end: 0 };
      return { id: `taken ${index}`, words: generated.slice(start, end), back: () => acts.putBackTaken(index) };
    }),
  ];
  if (gone.length === 0) return null;
  return (
    <details open={gone.length <= 3}>
      <summary className={styles['summary']}>
        {plural(gone.length, { one: '# sentence left out', other: '# sentences left out' })}
      </summary>
      <ul className={styles['gone']}>
        {gone.map(({ id, words, back }) => (
          <li key={id}>
            <span className={styles['struck']} lang={DEFAULT_LANGUAGE}>
              {words}
            </span>
            <Button variant="link" busy={isBusy} aria-label={t`Put back: ${words}`} onClick={() => void back()}>
              {t`Put back`}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
