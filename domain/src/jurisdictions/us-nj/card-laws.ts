import type { CalendarDate } from '../../calendar/index.ts';
import type { MultipleRule } from '../../fact-cards/multiples.ts';
import { dayOf, rowOn } from '../pack/dated-rows.ts';
import type { DatedRow } from '../pack.ts';

const DEPOSIT_ACT = 'N.J.S.A. 46:8-21.1';
const CHECKED = dayOf('2026-11-21');

/** Clocks that sentences of fact cards name, in days, by the catalogue's keys. A key without a row is not told. */
const CLOCKS: Readonly<Record<string, readonly DatedRow<number>[]>> = {
  /** A landlord's time to return a deposit with a list of charges. */
  'sda-return': [
    {
      id: 'clock.deposit-return@2026-11-21',
      value: 30,
      from: null,
      to: null,
      source: `${DEPOSIT_ACT} (official copy of the statute)`,
      checkedOn: CHECKED,
      certainty: 'official-copy',
    },
  ],
};

export const CLOCK_ROWS: readonly DatedRow<number>[] = Object.values(CLOCKS).flat();

export const clockDays = (clock: string, on: CalendarDate): number | null =>
  Object.hasOwn(CLOCKS, clock) ? (rowOn(CLOCKS[clock] ?? [], on)?.value ?? null) : null;

const DEPOSIT_DOUBLE: DatedRow<number> = {
  id: 'multiple.deposit@2026-11-21',
  value: 2,
  from: null,
  to: null,
  source: `${DEPOSIT_ACT} (official copy of the statute): double the amount wrongly kept, with court costs`,
  checkedOn: CHECKED,
  certainty: 'official-copy',
};

export const MULTIPLE_ROWS: readonly DatedRow<number>[] = [DEPOSIT_DOUBLE];

/** Laws that multiply what is claimed. */
export const multiples: readonly MultipleRule[] = [
  {
    key: 'deposit-double',
    reasons: ['deposit-not-returned', 'deposit-unfair-deductions'],
    baseCards: ['rental.deposit-paid', 'rental.returned', 'rental.charge'],
    factor: DEPOSIT_DOUBLE.value,
    after: { card: 'rental.home', slot: 'to', days: CLOCKS['sda-return']?.[0]?.value ?? 0 },
    label: {
      en: `Amount added because the law doubles a deposit that was kept (${DEPOSIT_ACT})`,
      es: `Cantidad añadida porque la ley duplica un depósito retenido (${DEPOSIT_ACT})`,
      tr: `Yasa alıkonan depozitoyu iki katına çıkardığı için eklenen tutar (${DEPOSIT_ACT})`,
    },
    cite: DEPOSIT_ACT,
    explains: {
      en: 'The law lets a court double the part of a deposit that a landlord kept without a right to it.',
      es: 'La ley permite que un tribunal duplique la parte del depósito que un arrendador retuvo sin derecho.',
      tr: 'Yasaya göre mahkeme, ev sahibinin hakkı olmadan alıkoyduğu depozito kısmını iki katına çıkarabilir.',
    },
    rowId: DEPOSIT_DOUBLE.id,
  },
];
