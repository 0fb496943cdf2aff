import { blocksFromText, type LetterBlock } from '@plainclaim/domain';
import styles from './letter-blocks.module.css';
import { SignatureLine } from './letter-paper.tsx';

export type LetterBlocksProps = {
  readonly text: string;
  /** True when the text goes on: then nobody signs at its end. */
  readonly hasMore: boolean;
};

/** A letter's text set as the letter is, from the same blocks as its PDF. is on a LetterPaper. */
export function LetterBlocks({ text, hasMore }: LetterBlocksProps) {
  const blocks = blocksFromText(text).filter(({ kind }) => !(hasMore && kind === 'signature'));
  // Parts of a text have no names; their place is what tells them apart.
  return blocks.map((block, index) => <Block key={`${index} ${block.kind}`} block={block} />);
}

function Block({ block }: { readonly block: LetterBlock }) {
  switch (block.kind) {
    case 'heading':
      return <p className={styles['heading']}>{block.text}</p>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'lines':
      return (
        <p>
          {block.lines.map((line, index) => (
            <span key={`${index} ${line}`} className={styles['line']}>
              {line}
            </span>
          ))}
        </p>
      );
    case 'amounts':
      return (
        <dl className={styles['amounts']}>
          {block.rows.map(({ label, amount }, index) => (
            <div key={`${index} ${label}`}>
              <dt>{label}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      );
    case 'signature':
      return <SignatureLine />;
  }
}
