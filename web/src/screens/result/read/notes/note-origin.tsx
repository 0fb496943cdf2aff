import { useLingui } from '@lingui/react/macro';
import {
  DEFAULT_LANGUAGE,
  type LetterReviewAnswer,
  type LetterSentenceAnswer,
  parseLanguage,
} from '@plainclaim/contract';
import {
  type CardCatalogue,
  type CardEntry,
  type CardLanguage,
  cardNamed,
  readEntry,
  sayDay,
  selfOf,
  formatUsd,
} from '@plainclaim/domain';
import type { ReactNode } from 'react';
import { LawSource } from '../law-source.tsx';
import styles from '../sentences/sentence-note.module.css';

export const cardLanguageOf = (locale: string): CardLanguage => parseLanguage(locale) ?? DEFAULT_LANGUAGE;

/** Where it comes from, in a line: the card by its title, else the server's words for it. */
export function useNoteTitle(source: LetterSentenceAnswer | null, catalogue: CardCatalogue | null): string {
  const { t, i18n } = useLingui();
  if (source === null) return t`You typed this after the letter was written.`;
  const { card, label, kind } = source.source;
  if (card === null) return label;
  const known = catalogue === null ? undefined : cardNamed(catalogue, card.card);
  const title = known?.title[cardLanguageOf(i18n.locale)] ?? card.title;
  return kind === 'derived' ? t`Worked out from your card “${title}”` : t`From your card “${title}”`;
}

export type NoteOriginProps = {
  readonly source: LetterSentenceAnswer | null;
  readonly before: string;
  readonly entry: CardEntry | null;
  readonly catalogue: CardCatalogue | null;
  readonly review: LetterReviewAnswer;
};

/** What a sentence is made from: a card's answers, words as they were typed, a rule of law, or a form's value. */
export function NoteOrigin({ source, before, entry, catalogue, review }: NoteOriginProps) {
  const { t } = useLingui();
  const stated = source?.source;
  return (
    <>
      {before === '' ? null : <Quoted label={t`Before your change:`}>{before}</Quoted>}
      {entry === null || catalogue === null ? null : <Answers entry={entry} catalogue={catalogue} review={review} />}
      {stated?.kind === 'accepted' && stated.quote !== null ? (
        <Quoted label={t`Before you accepted the suggestion:`}>{stated.quote}</Quoted>
      ) : null}
      {stated !== undefined && stated.card === null && isFormKind(stated.kind) && stated.quote ? (
        <Quoted>{stated.quote}</Quoted>
      ) : null}
      {stated?.kind === 'law' ? (
        <LawSource cite={stated.cite} reference={stated.reference} certainty={stated.certainty} />
      ) : null}
    </>
  );
}

/** A value of the form or an answer says more than the sentence; own words are the sentence itself. */
const isFormKind = (kind: string): boolean => kind === 'field' || kind === 'answer';

function Quoted({ label, children }: { readonly label?: ReactNode; readonly children: string }) {
  return (
    <div>
      {label === undefined ? null : <p className={styles['quiet']}>{label}</p>}
      <blockquote className={styles['quote']} lang={DEFAULT_LANGUAGE}>
        {children}
      </blockquote>
    </div>
  );
}

type AnswersProps = {
  readonly entry: CardEntry;
  readonly catalogue: CardCatalogue;
  readonly review: LetterReviewAnswer;
};

/** The card's answers, in the reader's language. */
function Answers({ entry, catalogue, review: { cards } }: AnswersProps) {
  const { t, i18n } = useLingui();
  const language = cardLanguageOf(i18n.locale);
  const card = cardNamed(catalogue, entry.card);
  if (card === undefined) return null;
  const { filled } = readEntry(card, entry, cards.defendants.length, catalogue.things);
  const named =
    entry.defendant === '' || entry.defendant === 'all' ? undefined : cards.defendants[Number(entry.defendant)];
  const them = named ?? cards.defendants.join(', ');
  const rows = card.slots.flatMap(({ key, label }) => {
    const slot = filled.get(key);
    if (slot === undefined) return [];
    const text = (): string => {
      switch (slot.kind) {
        case 'day':
          return sayDay(slot.day, language);
        case 'money':
          return formatUsd(slot.cents);
        case 'count':
          return String(slot.count);
        case 'yesno':
          return slot.value === 'yes' ? t`Yes` : t`No`;
        case 'choice':
          return slot.option[language];
        case 'who':
          if (slot.who.side === 'us' && cards.child !== undefined && selfOf({ card, entry }) === 'child')
            return cards.child;
          if (slot.who.side === 'us') return cards.is_we ? t`Us` : t`Me`;
          if (slot.who.side === 'them') return them;
          return [slot.role?.[language] ?? slot.who.role, slot.who.name].filter((part) => part !== '').join(', ');
        case 'quote':
          return `“${slot.text}”`;
        case 'thing':
        case 'words':
          return slot.option?.[language] ?? slot.text;
      }
    };
    return [{ key, label: label[language], text: text() }];
  });
  if (rows.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {rows.map(({ key, label, text }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
