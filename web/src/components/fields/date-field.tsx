import { joinDate, splitDate } from './date-parts.ts';
import { describedBy, FieldGroup, type FieldProps } from './field.tsx';
import { MonthDayYear } from './month-day-year.tsx';

export type DateFieldProps = FieldProps & {
  /** "YYYY-MM-DD", or an unfinished text such as "2026--5", or ''. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** "bday" when it is a birthday. */
  readonly autoComplete?: 'bday' | undefined;
};

/** A day by month, day and year. No calendar: people know these days, and typing is faster. */
export function DateField({ value, onChange, autoComplete, ...field }: DateFieldProps) {
  const id = field.id ?? field.name;
  return (
    <FieldGroup {...field}>
      <MonthDayYear
        id={id}
        value={value}
        onChange={onChange}
        split={splitDate}
        join={joinDate}
        describedBy={describedBy(id, undefined, field.error)}
        isWrong={Boolean(field.error)}
        autoComplete={autoComplete}
      />
      <input type="hidden" name={field.name} value={value} />
    </FieldGroup>
  );
}
