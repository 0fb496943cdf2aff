import type { SentencePiece } from '@plainclaim/domain';
import { classNames } from '../../../components/styling/class-names.ts';
import styles from './sentence-pieces.module.css';

type SentencePiecesProps = {
  readonly pieces: readonly SentencePiece[];
  /** The slot that is being typed. */
  readonly typing: string | null;
};

/** A sentence with its answers marked: what is settled, what is being typed, and what is still to come, by its name. */
export function SentencePieces({ pieces, typing }: SentencePiecesProps) {
  return pieces.map(({ text, slot, isEmpty }, index) =>
    slot === null ? (
      text
    ) : (
      <span
        // A slot may be twice in a sentence.
        key={`${index} ${slot}`}
        className={classNames(
          styles['piece'],
          isEmpty ? styles['empty'] : styles['filled'],
          slot === typing && styles['typing'],
        )}
      >
        {text}
      </span>
    ),
  );
}
