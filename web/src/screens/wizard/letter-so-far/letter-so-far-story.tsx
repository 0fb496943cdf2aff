import { Trans, useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { type ProofLine, speakerOf } from '@plainclaim/domain';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/styling/class-names.ts';
import { LetterSlot } from '../../../components/documents/letter-paper.tsx';
import styles from './letter-so-far.module.css';
import { cardLanguage, type OpenCard, type LiveSentence } from '../story/live-letter.ts';
import type { MarkedText } from '../story/own-words/story-issues.ts';
import { SentencePieces } from '../story/sentence-pieces.tsx';
import { useWizard } from '../engine/wizard-context.ts';

/** Where the letter scrolls to while a card is filled. */
export const OPEN_SENTENCE = 'letter-open-sentence';

/** "What happened" as it is now: what the cards tell, and the own words where they are part of the letter. */
export type LiveStory = {
  readonly sentences: readonly LiveSentence[];
  readonly open: OpenCard | null;
  readonly words: readonly MarkedText[];
  readonly showsWords: boolean;
  readonly proof: readonly ProofLine[];
};

type LetterStoryProps = {
  readonly story: LiveStory;
  /** What the form says of it, while no card says more. */
  readonly opening: ReactNode;
  readonly slotId: string;
  readonly emptyName: string;
};

export function LetterStory({ story, opening, slotId, emptyName }: LetterStoryProps) {
  const { t, i18n } = useLingui();
  const { draft } = useWizard();
  const { isWe } = speakerOf(draft);
  const { sentences, open, words, showsWords } = story;
  const isTranslated = i18n.locale !== DEFAULT_LANGUAGE;
  const firstOpen = sentences.findIndex(({ isOpen }) => isOpen);
  return (
    <>
      {sentences.length === 0 ? opening : null}
      {sentences.map(({ key, pieces, english, isOpen }, index) => (
        <p
          key={key}
          id={index === firstOpen ? OPEN_SENTENCE : undefined}
          className={classNames(styles['fact'], isOpen && styles['now'])}
        >
          <SentencePieces pieces={pieces} typing={open?.slot ?? null} />
          {isTranslated ? (
            <span className={styles['english']} lang={DEFAULT_LANGUAGE}>
              {english}
            </span>
          ) : null}
        </p>
      ))}
      {showsWords ? (
        <>
          <p className={styles['heading']}>{isWe ? t`In our own words` : t`In my own words`}</p>
          <p id={slotId} className={classNames(styles['told'], styles['own'])}>
            <OwnWords words={words} />
          </p>
        </>
      ) : sentences.length === 0 ? (
        <p id={slotId} className={styles['told']}>
          <LetterSlot value="" placeholder={emptyName} />
        </p>
      ) : null}
    </>
  );
}

function OwnWords({ words }: { readonly words: readonly MarkedText[] }) {
  const { t } = useLingui();
  return words.map(({ start, text, severity, isOpen }) =>
    severity === null ? (
      text
    ) : (
      <span key={start} className={classNames(styles['place'], severity === 'stop' && styles['stop'])}>
        {text}
        {isOpen && severity !== 'note' ? <span className={styles['decide']}>{t`you decide`}</span> : null}
      </span>
    ),
  );
}

/** What the person has to show, as it was ticked on the cards. */
export function LetterProof({ proof }: { readonly proof: readonly ProofLine[] }) {
  const { t, i18n } = useLingui();
  const { draft } = useWizard();
  if (proof.length === 0) return null;
  const { isWe } = speakerOf(draft);
  const language = cardLanguage(i18n.locale);
  const items = proof.map(({ letter, copies }) =>
    language === DEFAULT_LANGUAGE ? letter.replaceAll('{my}', isWe ? 'our' : 'my') : copies[language],
  );
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(items);
  return (
    <>
      <p className={styles['heading']}>{isWe ? t`What we have` : t`What I have`}</p>
      <p>{isWe ? <Trans>We have: {list}.</Trans> : <Trans>I have: {list}.</Trans>}</p>
    </>
  );
}
