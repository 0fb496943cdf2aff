import { useLingui } from '@lingui/react/macro';
import {
  asksSelf,
  type CardCatalogue,
  type CardEntry,
  type CardLanguage,
  type ClaimDraft,
  cardField,
  cardNamed,
  isAsked,
  type ReadEntry,
  rowNameOf,
  speakerOf,
  speaksOfDefendant,
  withOwn,
} from '@plainclaim/domain';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../../../components/buttons/button.tsx';
import { SelfChoice } from '../../../../components/cards/self-choice.tsx';
import { headingId, SlotField } from '../../../../components/cards/slot-field.tsx';
import { RadioCards } from '../../../../components/choices/choice-cards.tsx';
import { FieldError } from '../../../../components/fields/field.tsx';
import { useWizard } from '../../engine/wizard-context.ts';
import { livePieces, textOfPieces } from '../live-letter.ts';
import { withValue } from './card-changes.ts';
import { CardSentence } from './card-sentence.tsx';
import styles from './cards.module.css';
import { knownDays } from './known-days.ts';
import { ProofTicks } from './proof-ticks.tsx';

export type OpenCardProps = {
  readonly read: ReadEntry;
  readonly others: readonly ReadEntry[];
  readonly catalogue: CardCatalogue;
  readonly language: CardLanguage;
  readonly errorOf: (slot: string) => string | undefined;
  readonly typing: string | null;
  readonly onTyping: (slot: string | null) => void;
  readonly onChange: (change: (entry: CardEntry) => CardEntry) => void;
  readonly onDone: () => void;
  readonly onLeaveOut: () => void;
  /** Folds it as it is. */
  readonly onClose: () => void;
};

/** A card that is being filled: its questions, what shows it, and the sentence it becomes. */
export function OpenCard(props: OpenCardProps) {
  const { read, others, catalogue, language, errorOf, typing, onTyping, onChange, onDone, onLeaveOut, onClose } = props;
  const { t } = useLingui();
  const { draft } = useWizard();
  const { card, entry, filled } = read;
  const title = card.title[language];
  const whole = errorOf('');
  const speaker = speakerOf(draft);
  const { defendants } = speaker;
  const asksWhich = defendants.length > 1 && speaksOfDefendant(card);
  const asksWho = speaker.child !== undefined && (asksSelf(read) || entry.self !== undefined);
  const daysFor = (current: string) =>
    knownDays(draft, others, current).map((known) => ({
      ...known,
      from:
        known.card === null ? t`the day you gave before` : (cardNamed(catalogue, known.card)?.title[language] ?? ''),
    }));
  const doneByEnter = (event: KeyboardEvent) => {
    // Enter in a field would press CONTINUE, which belongs to the whole screen.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onDone();
  };
  return (
    <section className={styles['open']} aria-labelledby={headingId(entry.id)} onKeyDown={doneByEnter}>
      <div className={styles['head']}>
        <h3 id={headingId(entry.id)} tabIndex={-1}>
          {title}
        </h3>
        <button type="button" className={styles['close']} aria-label={t`Close ${title}`} onClick={onClose}>
          <IconX size={22} aria-hidden="true" />
        </button>
      </div>
      <p className={styles['ask']}>{card.ask[language]}</p>
      {whole === undefined ? null : <FieldError>{whole}</FieldError>}
      {asksWhich ? (
        <RadioCards
          name={cardField(entry.id, 'defendant')}
          legend={t`Who is this about?`}
          error={errorOf('defendant')}
          layout="rows"
          options={[
            ...defendants.map((name, index) => ({ value: String(index), label: name })),
            { value: 'all', label: t`All of them` },
          ]}
          value={entry.defendant}
          onChange={(next) => onChange((one) => ({ ...one, defendant: DEFENDANTS.find((id) => id === next) ?? '' }))}
        />
      ) : null}
      {card.slots
        .filter((slot) => isAsked(slot, filled))
        .map((slot) => {
          const value = entry.values[slot.key];
          return (
            <div
              key={slot.key}
              onFocus={() => onTyping(slot.key)}
              onBlur={(event) => {
                if (!event.currentTarget.contains(event.relatedTarget)) onTyping(null);
              }}
            >
              <SlotField
                slot={slot}
                read={read}
                speaker={speaker}
                field={cardField(entry.id, slot.key)}
                language={language}
                value={value}
                error={errorOf(slot.key)}
                things={catalogue.things ?? []}
                days={slot.kind === 'day' ? daysFor(typeof value === 'string' ? value : '') : []}
                onChange={(next) => onChange((one) => withValue(one, slot.key, next))}
              />
            </div>
          );
        })}
      {asksWho ? (
        <SelfChoice
          name={cardField(entry.id, 'self')}
          child={speaker.child ?? ''}
          value={entry.self}
          error={errorOf('self')}
          said={saidOf(draft, read, language)}
          onChange={(self) => onChange((one) => ({ ...one, self }))}
        />
      ) : null}
      <ProofTicks read={read} catalogue={catalogue} language={language} errorOf={errorOf} onChange={onChange} />
      <CardSentence
        read={read}
        language={language}
        typing={typing}
        onOwn={(own) => onChange((one) => withOwn(one, own, rowNameOf(read, speaker)))}
        onRowName={(rowName) => onChange((one) => ({ ...one, rowName }))}
      />
      <div className={styles['actions']}>
        <Button size="small" onClick={onDone}>{t`Done`}</Button>
        <Button variant="link" onClick={onLeaveOut}>{t`Leave this card out`}</Button>
      </div>
    </section>
  );
}

/** The card's sentence as the child's and as the guardian's; null while there is none, or where both are one. */
function saidOf(draft: ClaimDraft, read: ReadEntry, language: CardLanguage) {
  const say = (self: NonNullable<CardEntry['self']>): string =>
    textOfPieces(livePieces(draft, { ...read, entry: { ...read.entry, self } }, language));
  const said = { child: say('child'), guardian: say('guardian') };
  return read.isStarted && said.child !== said.guardian ? said : null;
}

const DEFENDANTS = ['all', '0', '1', '2', '3'] as const satisfies readonly CardEntry['defendant'][];
