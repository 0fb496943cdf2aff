import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE, type LetterReviewAnswer, wizardMessages } from '@plainclaim/contract';
import {
  asksSelf,
  type CardCatalogue,
  type CardEntry,
  cardNamed,
  isAsked,
  parseCalendarDate,
  readEntry,
  rowNameOf,
  sayCard,
  type SlotValue,
  withOwn,
} from '@plainclaim/domain';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { Button } from '../../../../components/buttons/button.tsx';
import { OwnSentence } from '../../../../components/cards/own-sentence.tsx';
import { SelfChoice } from '../../../../components/cards/self-choice.tsx';
import { SlotField } from '../../../../components/cards/slot-field.tsx';
import { useMessage } from '../../../../i18n/use-message.ts';
import { speakerOfCards } from '../../check/use-rows-gap.ts';
import { cardLanguageOf } from './note-origin.tsx';
import styles from '../sentences/sentence-note.module.css';

export type NoteCardProps = {
  readonly entry: CardEntry;
  readonly review: LetterReviewAnswer;
  readonly catalogue: CardCatalogue;
  readonly isBusy: boolean;
  /** Null once it is kept; else what is wrong. */
  readonly onSave: (entry: CardEntry) => Promise<string | null>;
  readonly onCancel: () => void;
};

/** The card of a sentence, to change its answers; below stands the sentence they make. */
export function NoteCard({ entry, review, catalogue, isBusy, onSave, onCancel }: NoteCardProps) {
  const { t, i18n } = useLingui();
  const language = cardLanguageOf(i18n.locale);
  const problemOf = useMessage(wizardMessages);
  const [changed, setChanged] = useState(entry);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const card = cardNamed(catalogue, entry.card);
  if (card === undefined) return null;
  const speaker = speakerOfCards(review.cards);
  const today = parseCalendarDate(review.dates.today);
  const read = readEntry(card, changed, speaker.defendants.length, catalogue.things, today.ok ? today.value : null);
  const problemAt = (slot: string): string | undefined => {
    const problem = isTried ? read.problems.find((one) => one.slot === slot) : undefined;
    return problem === undefined ? undefined : problemOf(problem.code);
  };
  const change = (slot: string, value: SlotValue | null) =>
    setChanged((before) => {
      const { [slot]: _before, ...others } = before.values;
      return { ...before, values: value === null ? others : { ...others, [slot]: value } };
    });
  const writeOwn = (own: string | null) => setChanged((before) => withOwn(before, own, rowNameOf(read, speaker)));
  const said = read.isComplete ? sayCard(read, { speaker, language: DEFAULT_LANGUAGE, mentionedDay: null }) : null;
  const save = async () => {
    setTried(true);
    if (isBusy || !read.isComplete) return;
    setRefusal(await onSave(changed));
  };
  const whole = isTried ? read.problems.find(({ slot }) => slot === '') : undefined;
  return (
    <form
      ref={form}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {speaker.child !== undefined && (asksSelf(read) || changed.self !== undefined) ? (
        <SelfChoice
          name="card.self"
          child={speaker.child}
          value={changed.self}
          error={undefined}
          onChange={(self) => setChanged((before) => ({ ...before, self }))}
        />
      ) : null}
      {card.slots
        .filter((slot) => isAsked(slot, read.filled))
        .map((slot) => {
          return (
            <SlotField
              key={slot.key}
              slot={slot}
              read={read}
              speaker={speaker}
              field={`card.${slot.key}`}
              language={language}
              value={changed.values[slot.key]}
              error={problemAt(slot.key)}
              things={catalogue.things ?? []}
              days={[]}
              onChange={(value) => change(slot.key, value)}
            />
          );
        })}
      {changed.own !== undefined ? (
        <OwnSentence
          own={changed.own}
          field="card.own"
          rowName={card.counts === undefined ? null : (changed.rowName ?? '')}
          onOwn={writeOwn}
          onRowName={(rowName) => setChanged((before) => ({ ...before, rowName }))}
        />
      ) : said === null ? null : (
        <div>
          <p className={styles['quiet']}>{t`The letter will say:`}</p>
          <blockquote className={styles['quote']} lang={DEFAULT_LANGUAGE}>
            {said}
          </blockquote>
          <Button variant="link" onClick={() => writeOwn(said)}>
            {t`Not quite right? Write this sentence yourself`}
          </Button>
        </div>
      )}
      {whole === undefined ? null : <Alert tone="error" live="alert" title={problemOf(whole.code)} />}
      {refusal === null ? null : <Alert tone="error" live="alert" title={refusal} />}
      <div className={styles['acts']}>
        <Button type="submit" size="small" busy={isBusy}>{t`Save this card`}</Button>
        <Button variant="ghost" size="small" onClick={onCancel}>{t`Cancel`}</Button>
      </div>
    </form>
  );
}
