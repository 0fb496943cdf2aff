import { useLingui } from '@lingui/react/macro';
import type { SlotKind } from '@plainclaim/domain';
import type { ComponentType } from 'react';
import { RadioCards } from '../choices/choice-cards.tsx';
import { controlId } from '../fields/field.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { DaySlot } from './day-slot.tsx';
import { QuoteSlot } from './quote-slot.tsx';
import { type DaySlotProps, textOf } from './slot-props.ts';
import { WhoSlot } from './who-slot.tsx';
import { WordsSlot } from './words-slot.tsx';

/** Most answers of a question that still stand side by side. */
const INLINE = 4;
/** A number of times, days or things, and what comes after its point. */
const LONGEST_COUNT = 9;

function MoneySlot({ slot, field, language, value, error, onChange }: DaySlotProps) {
  return (
    <MoneyField
      name={field}
      label={slot.label[language]}
      error={error}
      value={textOf(value)}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
    />
  );
}

function CountSlot({ slot, field, language, value, error, onChange }: DaySlotProps) {
  return (
    // What is typed stays as it is: a field that dropped the point would make 355 hours of 35.5.
    <TextField
      name={field}
      label={slot.label[language]}
      hint={slot.unit?.other[language]}
      error={error}
      maxLength={LONGEST_COUNT}
      inputMode={slot.fraction === true ? 'decimal' : 'numeric'}
      autoComplete="off"
      width="short"
      value={textOf(value)}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
    />
  );
}

function YesNoSlot({ slot, field, language, value, error, onChange }: DaySlotProps) {
  const { t } = useLingui();
  return (
    <RadioCards
      name={field}
      legend={slot.label[language]}
      error={error}
      layout="inline"
      options={[
        { value: 'yes', label: t`Yes` },
        { value: 'no', label: t`No` },
      ]}
      value={textOf(value)}
      onChange={onChange}
    />
  );
}

function ChoiceSlot({ slot, field, language, value, error, onChange }: DaySlotProps) {
  const { t } = useLingui();
  const options = (slot.options ?? []).map((option) => ({ value: option.value, label: option[language] }));
  const none = slot.required === true ? [] : [{ value: '', label: t`Skip` }];
  const chosen = textOf(value);
  return (
    <RadioCards
      name={field}
      legend={slot.label[language]}
      error={error}
      layout={options.length <= INLINE ? 'inline' : 'rows'}
      // What was chosen by mistake can be taken back where it may stay open.
      options={chosen === '' ? options : [...options, ...none]}
      value={chosen}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  );
}

const KINDS: Readonly<Record<SlotKind, ComponentType<DaySlotProps>>> = {
  day: DaySlot,
  money: MoneySlot,
  count: CountSlot,
  yesno: YesNoSlot,
  choice: ChoiceSlot,
  who: WhoSlot,
  thing: WordsSlot,
  words: WordsSlot,
  quote: QuoteSlot,
};

/** One question of a card, by its kind. */
export function SlotField(props: DaySlotProps) {
  const Kind = KINDS[props.slot.kind];
  return <Kind {...props} />;
}

/** Where the error summary goes for a card as a whole. */
export const headingId = (entry: string): string => controlId(`cards.${entry}`);
