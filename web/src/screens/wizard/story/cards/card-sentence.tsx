import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { cardField, type CardLanguage, type ReadEntry } from '@plainclaim/domain';
import { IconFileText } from '@tabler/icons-react';
import { Button } from '../../../../components/buttons/button.tsx';
import { OwnSentence } from '../../../../components/cards/own-sentence.tsx';
import hidden from '../../../../components/styling/visually-hidden.module.css';
import { livePieces, textOfPieces } from '../live-letter.ts';
import { SentencePieces } from '../sentence-pieces.tsx';
import { useWizard } from '../../engine/wizard-context.ts';
import styles from './cards.module.css';
import { useSettled } from './use-settled.ts';

/** Milliseconds after the last key until the sentence is read out. */
const SPEAK_AFTER_MS = 1_000;

type CardSentenceProps = {
  readonly read: ReadEntry;
  readonly language: CardLanguage;
  readonly typing: string | null;
  /** The person's own sentence in place of the card's; null takes the card's back. */
  readonly onOwn: (own: string | null) => void;
  readonly onRowName: (name: string) => void;
};

/**
 * The sentence of the letter while its card is filled. In another language the exact English is under it. Where it is
 * not quite right, the person writes it instead.
 */
export function CardSentence({ read, language, typing, onOwn, onRowName }: CardSentenceProps) {
  const { t } = useLingui();
  const { draft } = useWizard();
  const { own } = read.entry;
  const pieces = livePieces(draft, read, language);
  const english = language === DEFAULT_LANGUAGE ? null : livePieces(draft, read, DEFAULT_LANGUAGE);
  const spoken = useSettled(read.isStarted ? textOfPieces(pieces) : '', SPEAK_AFTER_MS);
  return (
    <div className={styles['sentence']}>
      <p className={styles['caption']}>
        <IconFileText size={19} aria-hidden="true" />
        {t`In your letter`}
      </p>
      {own !== undefined ? (
        <OwnSentence
          own={own}
          field={cardField(read.entry.id, 'own')}
          rowName={read.card.counts === undefined ? null : (read.entry.rowName ?? '')}
          onOwn={onOwn}
          onRowName={onRowName}
        />
      ) : read.isStarted ? (
        <p className={styles['said']}>
          <SentencePieces pieces={pieces} typing={typing} />
        </p>
      ) : (
        <p className={styles['later']}>{t`Your sentence appears here as soon as you fill something in.`}</p>
      )}
      {own === undefined && english !== null && read.isStarted ? (
        <p className={styles['english']} lang={DEFAULT_LANGUAGE}>
          {textOfPieces(english)}
        </p>
      ) : null}
      {own === undefined && read.isStarted ? (
        <Button variant="link" onClick={() => onOwn(read.isComplete ? textOfPieces(english ?? pieces) : '')}>
          {t`Not quite right? Write this sentence yourself`}
        </Button>
      ) : null}
      <p className={hidden['hidden']} aria-live="polite">
        {own === undefined ? spoken : ''}
      </p>
    </div>
  );
}
