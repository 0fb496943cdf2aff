import { useLingui } from '@lingui/react/macro';
import { blocksFromText, type LetterBlock } from '@plainclaim/domain';
import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { LetterPaper, SignatureLine } from '../../components/letter-paper.tsx';
import styles from './letter-preview.module.css';
import { isChangedSinceApproval, type Letter } from './result-state.ts';

type Numbered<T> = { readonly key: string; readonly value: T };

/** Blocks of a text have no names; their place is what tells them apart. */
const numbered = <T,>(values: readonly T[]): readonly Numbered<T>[] =>
  values.map((value, index) => ({ key: String(index), value }));

function Block({ block, signatureNote }: { readonly block: LetterBlock; readonly signatureNote: string }) {
  switch (block.kind) {
    case 'heading':
      return <h3 className={styles['heading']}>{block.text}</h3>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'lines':
      return (
        <p>
          {numbered(block.lines).map(({ key, value }) => (
            <span key={key} className={styles['line']}>
              {value}
            </span>
          ))}
        </p>
      );
    case 'amounts':
      return (
        <dl className={styles['amounts']}>
          {numbered(block.rows).map(({ key, value }) => (
            <div key={key}>
              <dt>{value.label}</dt>
              <dd>{value.amount}</dd>
            </div>
          ))}
        </dl>
      );
    case 'signature':
      return (
        <div className={styles['signature']}>
          <SignatureLine />
          <span>{signatureNote}</span>
        </div>
      );
  }
}

/** From here on the letter stands beside the text; the same width as in letter-review.module.css. */
const BESIDE = '(min-width: 1024px)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(BESIDE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

const isBeside = (): boolean => matchMedia(BESIDE).matches;

/** The letter as it will look, from the same blocks as the PDF. On narrow screens it opens on request. */
export function LetterPreview({ letter }: { readonly letter: Letter }) {
  const { t } = useLingui();
  const stands = useSyncExternalStore(subscribe, isBeside);
  if (stands) {
    return (
      <LetterPaper title={t`How it will look`} note={t`follows what you type`} size="full" lang="en">
        <Blocks letter={letter} />
      </LetterPaper>
    );
  }
  return (
    <details className={styles['folded']}>
      <summary>
        <h2>{t`See how it will look`}</h2>
      </summary>
      <LetterPaper size="full" lang="en">
        <Blocks letter={letter} />
      </LetterPaper>
    </details>
  );
}

function Blocks({ letter }: { readonly letter: Letter }) {
  const { t } = useLingui();
  const text = useDeferredValue(letter.text);
  const blocks = useMemo(() => blocksFromText(text), [text]);
  const isSigned = letter.approval !== null && !isChangedSinceApproval(letter);
  const signatureNote = isSigned ? t`Signed. Your signature is in the PDF.` : t`Your signature will stand here.`;
  return numbered(blocks).map(({ key, value }) => <Block key={key} block={value} signatureNote={signatureNote} />);
}
