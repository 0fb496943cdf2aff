import { splitDate } from '../fields/date-parts.ts';
import { describedBy, FieldGroup, type FieldProps } from '../fields/field.tsx';
import { MonthDayYear } from '../fields/month-day-year.tsx';
import { textOfParts } from './day-value.ts';

export type DayPartsFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** False where a month is all that is asked. */
  readonly withDay: boolean;
};

/** A day as far as somebody knows it: a year, a month of it, or the day. */
export function DayPartsField({ value, onChange, withDay, ...field }: DayPartsFieldProps) {
  const id = field.id ?? field.name;
  return (
    <FieldGroup {...field}>
      <MonthDayYear
        id={id}
        value={value}
        onChange={onChange}
        split={splitDate}
        join={textOfParts}
        describedBy={describedBy(id, field.hint, field.error)}
        isWrong={Boolean(field.error)}
        withDay={withDay}
      />
    </FieldGroup>
  );
}
