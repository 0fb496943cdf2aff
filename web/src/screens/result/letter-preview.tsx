import { useLingui } from '@lingui/react/macro';
import { blocksFromText, type LetterBlock } from '@plainclaim/domain';
import { useEffect, useMemo, useRef } from 'react';
import { classNames } from '../../components/class-names.ts';
import { LetterPaper, SignatureLine } from '../../components/letter-paper.tsx';
import { type PlacedPiece, placeBlocks, stretchesOf } from './block-places.ts';
import styles from './letter-preview.module.css';
import type { Segment } from './sentence-segments.ts';

type Numbered<T> = { readonly key: string; readonly value: T };

/** Parts of a text have no names; their place is what tells them apart. */
const numbered = <T,>(values: readonly T[]): readonly Numbered<T>[] =>
  values.map((value, index) => ({ key: String(index), value }));

/** What the sentences of the letter are, and which one is asked about. */
type Asked = { readonly segments: readonly Segment[]; readonly chosen: number | null };

function Words({ piece, segments, chosen }: { readonly piece: PlacedPiece | undefined } & Asked) {
  if (piece === undefined) return null;
  if (segments.length === 0) return piece.text;
  return numbered(stretchesOf(piece, segments)).map(({ key, value: { text, segment } }) => (
    <span
      key={key}
      data-segment={segment}
      className={classNames(styles['sentence'], segment === chosen && styles['chosen'])}
    >
      {text}
    </span>
  ));
}

type BlockProps = Asked & {
  readonly block: LetterBlock;
  readonly pieces: readonly PlacedPiece[];
  readonly signatureNote: string;
};

function Block({ block, pieces, signatureNote, ...asked }: BlockProps) {
  switch (block.kind) {
    case 'heading':
      return (
        <h3 className={styles['heading']}>
          <Words piece={pieces[0]} {...asked} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Words piece={pieces[0]} {...asked} />
        </p>
      );
    case 'lines':
      return (
        <p>
          {numbered(pieces).map(({ key, value }) => (
            <span key={key} className={styles['line']}>
              <Words piece={value} {...asked} />
            </span>
          ))}
        </p>
      );
    case 'amounts':
      return (
        <dl className={styles['amounts']}>
          {numbered(block.rows).map(({ key }, row) => (
            <div key={key}>
              <dt>
                <Words piece={pieces[2 * row]} {...asked} />
              </dt>
              <dd>
                <Words piece={pieces[2 * row + 1]} {...asked} />
              </dd>
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

/** A press on a sentence. Pulling a selection over the letter is none. */
function pressedSegment(event: MouseEvent): number | null {
  if (getSelection()?.isCollapsed === false || !(event.target instanceof Element)) return null;
  const pressed = event.target.closest<HTMLElement>('[data-segment]')?.dataset['segment'];
  return pressed === undefined ? null : Number(pressed);
}

export type LetterPreviewProps = Asked & {
  readonly text: string;
  readonly isSigned: boolean;
  readonly onChoose: (segment: number) => void;
};

/**
 * The letter as it will look, from the same blocks as the PDF. A sentence can be pressed to ask where it comes from;
 * the buttons of the panel below do the same for people without a pointer.
 */
export function LetterPreview({ text, isSigned, segments, chosen, onChoose }: LetterPreviewProps) {
  const { t } = useLingui();
  const sheet = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => blocksFromText(text), [text]);
  const places = useMemo(() => placeBlocks(text, blocks), [text, blocks]);
  useEffect(() => {
    const element = sheet.current;
    const onPress = (event: MouseEvent) => {
      const segment = pressedSegment(event);
      if (segment !== null) onChoose(segment);
    };
    element?.addEventListener('click', onPress);
    return () => element?.removeEventListener('click', onPress);
  }, [onChoose]);
  const signatureNote = isSigned ? t`Signed. Your signature is in the PDF.` : t`Your signature will stand here.`;
  return (
    <div ref={sheet}>
      <LetterPaper title={t`How it will look`} note={t`follows what you type`} size="full" lang="en">
        {numbered(blocks).map(({ key, value }, index) => (
          <Block
            key={key}
            block={value}
            pieces={places[index] ?? []}
            signatureNote={signatureNote}
            segments={segments}
            chosen={chosen}
          />
        ))}
      </LetterPaper>
    </div>
  );
}
