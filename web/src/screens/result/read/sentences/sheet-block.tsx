import type { LetterBlock } from '@plainclaim/domain';
import { Fragment } from 'react';
import { classNames } from '../../../../components/styling/class-names.ts';
import { SignatureLine } from '../../../../components/documents/letter-paper.tsx';
import { type PlacedPiece, stretchesOf } from './block-places.ts';
import styles from '../letter-sheet.module.css';
import type { Segment } from './sentence-segments.ts';
import type { SheetMarks } from './sheet-marks.ts';

type Sentences = {
  readonly segments: readonly Segment[];
  readonly marks: SheetMarks | undefined;
  readonly open: number | null;
  readonly current: number;
};

export type SheetBlockProps = Sentences & {
  readonly block: LetterBlock;
  readonly pieces: readonly PlacedPiece[];
  readonly signature: string;
  readonly heading: 'h2' | 'h3';
};

/** Parts of a text have no names; their place is what tells them apart. */
const numbered = <T,>(values: readonly T[]) => values.map((value, index) => ({ key: String(index), value }));

/** One block of the letter. A paragraph is no `p`: the note of a sentence opens inside it. */
export function SheetBlock({ block, pieces, signature, heading: Heading, ...sentences }: SheetBlockProps) {
  switch (block.kind) {
    case 'heading':
      return <Heading className={styles['heading']}>{pieces[0]?.text}</Heading>;
    case 'paragraph':
      return (
        <div>
          <Words piece={pieces[0]} {...sentences} />
        </div>
      );
    case 'lines':
      return (
        <div>
          {numbered(pieces).map(({ key, value }) => (
            <div key={key}>
              <Words piece={value} {...sentences} />
            </div>
          ))}
        </div>
      );
    case 'amounts':
      return (
        <div className={styles['amounts']}>
          {numbered(block.rows).map(({ key }, row) => (
            <AmountRow key={key} label={pieces[2 * row]} amount={pieces[2 * row + 1]} {...sentences} />
          ))}
        </div>
      );
    case 'signature':
      return (
        <div className={styles['signature']}>
          <SignatureLine />
          <span>{signature}</span>
        </div>
      );
  }
}

/** A row is one sentence in two places: its name is the press target, and its sum belongs to it. */
function AmountRow({
  label,
  amount,
  ...sentences
}: Sentences & { readonly label: PlacedPiece | undefined; readonly amount: PlacedPiece | undefined }) {
  const { segments, marks, open } = sentences;
  const [first] = label === undefined || segments.length === 0 ? [] : stretchesOf(label, segments);
  if (marks === undefined || first === undefined) {
    return (
      <div className={styles['row']}>
        <span>{label?.text}</span> <span className={styles['sum']}>{amount?.text}</span>
      </div>
    );
  }
  const { segment } = first;
  return (
    <>
      <div className={styles['row']}>
        <Sentence segment={segment} {...sentences} isOpen={segment === open}>
          {label?.text}
        </Sentence>{' '}
        <span className={styles['sum']} data-segment={segment}>
          {amount?.text}
        </span>
      </div>
      {marks.after(segment)}
      {segment === open ? marks.note(segment) : null}
    </>
  );
}

function Words({ piece, ...sentences }: Sentences & { readonly piece: PlacedPiece | undefined }) {
  const { segments, marks, open } = sentences;
  if (piece === undefined) return null;
  if (segments.length === 0 || marks === undefined) return piece.text;
  return numbered(stretchesOf(piece, segments)).map(({ key, value: { text, segment } }) => {
    const words = text.trim();
    if (words === '') return text;
    return (
      <Fragment key={key}>
        {text.slice(0, text.length - text.trimStart().length)}
        <Sentence segment={segment} {...sentences} isOpen={segment === open}>
          {words}
        </Sentence>
        {marks.after(segment)}
        {segment === open ? marks.note(segment) : null}
        {text.slice(text.trimEnd().length)}
      </Fragment>
    );
  });
}

type SentenceProps = Sentences & {
  readonly segment: number;
  readonly isOpen: boolean;
  readonly children: string | undefined;
};

function Sentence({ segment, isOpen, segments, marks, current, children }: SentenceProps) {
  const isEdited = segments[segment]?.isEdited === true;
  return (
    <span
      role="button"
      tabIndex={segment === current ? 0 : -1}
      aria-expanded={isOpen}
      data-segment={segment}
      className={classNames(
        styles['sentence'],
        isEdited && styles['changed'],
        marks?.isWaiting(segment) && styles['waiting'],
        isOpen && styles['open'],
      )}
    >
      {children}
    </span>
  );
}
