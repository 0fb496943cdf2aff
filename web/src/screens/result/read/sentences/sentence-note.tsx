import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, type LetterReviewAnswer, type LetterSentenceAnswer } from '@plainclaim/contract';
import type { CardCatalogue, CardEntry } from '@plainclaim/domain';
import { IconEyeOff, IconPencil, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../components/buttons/button.tsx';
import { NoteCard } from '../notes/note-card.tsx';
import { NoteOrigin, useNoteTitle } from '../notes/note-origin.tsx';
import { NoteReading } from '../notes/note-reading.tsx';
import { NoteWords } from '../notes/note-words.tsx';
import styles from './sentence-note.module.css';

export type SentenceNoteProps = {
  /** The sentence as it is. */
  readonly words: string;
  /** As it was written; '' when it was typed afterwards, or reads the same. */
  readonly before: string;
  readonly source: LetterSentenceAnswer | null;
  readonly review: LetterReviewAnswer;
  readonly catalogue: CardCatalogue | null;
  readonly canLeave: boolean;
  /** Sentences that go with it. */
  readonly falls: readonly string[];
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onLeave: () => void;
  readonly onWords: (words: string) => void;
  readonly onCard: (entry: CardEntry) => Promise<string | null>;
};

/** Where a sentence comes from, and what can be done with it. One is open at a time. */
export function SentenceNote(props: SentenceNoteProps) {
  const { words, before, source, review, catalogue, canLeave, falls, isBusy, onClose, onLeave, onWords, onCard } =
    props;
  const { t, i18n } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const title = useNoteTitle(source, catalogue);
  const entry = cardOf(source, review);
  const card = before === '' ? entry : null;
  const isReady = card === null || catalogue !== null;
  const stopEditing = () => setEditing(false);
  return (
    <section
      className={styles['note']}
      aria-label={t`Where does this come from?`}
      lang={i18n.locale}
      data-note
      data-editing={isEditing || undefined}
    >
      <div className={styles['head']}>
        <p className={styles['title']}>{title}</p>
        <button type="button" className={styles['close']} aria-label={t`Close`} onClick={onClose}>
          <IconX size={22} aria-hidden="true" />
        </button>
      </div>
      {i18n.locale === DEFAULT_LANGUAGE ? null : <NoteReading words={words} before={before} source={source} />}
      {isEditing ? (
        card !== null && catalogue !== null ? (
          <NoteCard
            entry={card}
            review={review}
            catalogue={catalogue}
            isBusy={isBusy}
            onSave={onCard}
            onCancel={stopEditing}
          />
        ) : (
          <NoteWords words={words} isBusy={isBusy} onSave={onWords} onCancel={stopEditing} />
        )
      ) : (
        <>
          <NoteOrigin source={source} before={before} entry={entry} catalogue={catalogue} review={review} />
          <Acts>
            <Button
              variant="ghost"
              size="small"
              busy={isBusy || !isReady}
              iconStart={<IconPencil size={20} aria-hidden="true" />}
              onClick={() => setEditing(true)}
            >
              {t`Edit`}
            </Button>
            {canLeave ? (
              <Button
                variant="ghost"
                size="small"
                busy={isBusy}
                iconStart={<IconEyeOff size={20} aria-hidden="true" />}
                onClick={onLeave}
              >
                {t`Leave out`}
              </Button>
            ) : null}
          </Acts>
          <Consequence isCard={card !== null} canLeave={canLeave} falls={falls} />
        </>
      )}
    </section>
  );
}

const Acts = ({ children }: { readonly children: ReactNode }) => <div className={styles['acts']}>{children}</div>;

/** The filling a sentence is made from, or follows from. */
function cardOf(source: LetterSentenceAnswer | null, { cards }: LetterReviewAnswer): CardEntry | null {
  const card = source?.source.card;
  return card === null || card === undefined ? null : (cards.entries.find(({ id }) => id === card.entry) ?? null);
}

type ConsequenceProps = { readonly isCard: boolean; readonly canLeave: boolean; readonly falls: readonly string[] };

/** What a press does beyond this sentence, said before it. */
function Consequence({ isCard, canLeave, falls }: ConsequenceProps) {
  const { t } = useLingui();
  const shown = falls.map((words) => `“${words}”`).join(' ');
  const lines = [
    isCard ? t`Edit changes the card, so your court papers say the same.` : '',
    canLeave && shown !== '' ? t`Leaving it out also drops: ${shown}` : '',
    canLeave ? '' : t`The letter needs this sentence. You can change its words.`,
  ].filter((line) => line !== '');
  return lines.length === 0 ? null : <p className={styles['quiet']}>{lines.join(' ')}</p>;
}
