import type { CalendarDate, CardLanguage, ReadEntry, Slot, SlotValue, Speaker, Thing } from '@plainclaim/domain';

/** What every kind of slot is drawn from. */
export type SlotProps = {
  readonly slot: Slot;
  readonly read: ReadEntry;
  /** Who speaks in the sentence, and to whom. */
  readonly speaker: Speaker;
  /** The name of the field, which is also where the error summary goes. */
  readonly field: string;
  readonly language: CardLanguage;
  readonly value: SlotValue | undefined;
  readonly error: string | undefined;
  /** The vocabulary of things; none where it is not loaded. */
  readonly things: readonly Thing[];
  readonly onChange: (value: SlotValue | null) => void;
};

/** A day that was given before, and where. */
export type OfferedDay = { readonly day: CalendarDate; readonly from: string };

export type DaySlotProps = SlotProps & { readonly days: readonly OfferedDay[] };

/** A slot's text, where it keeps one. */
export const textOf = (value: SlotValue | undefined): string => (typeof value === 'string' ? value : '');

/** The grey name of an empty place: its question, without the mark at its end. */
export const nameOfSlot = ({ label }: Slot, language: CardLanguage): string =>
  label[language].replace(/^[¿]|[?]$/g, '').toLocaleLowerCase(language);

/** Words that go on. */
export const goesOn = (words: string): string => `${words} …`;
