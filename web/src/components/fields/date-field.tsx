import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { classNames } from '../styling/class-names.ts';
import styles from './date-field.module.css';
import { type DateParts, joinDate, splitDate } from './date-parts.ts';
import { controlId, describedBy, FieldGroup, type FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import { Select } from './select-field.tsx';
import { keepDigits } from './typed-text.ts';
import { useTypingFilter } from './use-typing-filter.ts';

export type DateFieldProps = FieldProps & {
  /** "YYYY-MM-DD", or an unfinished text such as "2026--5", or ''. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** "bday" when it is a birthday. */
  readonly autoComplete?: 'bday' | undefined;
};

const monthNames = (locale: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 1)));
};

/** A day by month, day and year. No calendar: people know these days, and typing is faster. */
export function DateField({ value, onChange, autoComplete, ...field }: DateFieldProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState<DateParts>(() => splitDate(value));
  // "5" is sent as "05" but must not change under the typing hand; a value from elsewhere must.
  const parts = joinDate(typed) === value ? typed : splitDate(value);
  const day = useTypingFilter(keepDigits);
  const year = useTypingFilter(keepDigits);
  const id = field.id ?? field.name;
  const control = {
    'aria-invalid': field.error ? true : undefined,
    'aria-describedby': describedBy(id, undefined, field.error),
  } as const;
  const change = (patch: Partial<DateParts>) => {
    const next = { ...parts, ...patch };
    setTyped(next);
    onChange(joinDate(next));
  };
  const months = monthNames(i18n.locale).map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));
  return (
    <FieldGroup {...field}>
      <div className={styles['box']}>
        <div className={styles['parts']}>
          <div className={classNames(styles['part'], styles['wide'])}>
            <label htmlFor={controlId(id)}>{t`Month`}</label>
            <Select
              {...control}
              id={controlId(id)}
              className={styles['month']}
              options={[{ value: '', label: '' }, ...months]}
              autoComplete={autoComplete ? 'bday-month' : undefined}
              value={parts.month}
              onChange={(event) => change({ month: event.target.value })}
            />
          </div>
          <div className={styles['part']}>
            <label htmlFor={`${controlId(id)}-day`}>{t`Day`}</label>
            <input
              {...control}
              ref={day}
              id={`${controlId(id)}-day`}
              className={fieldStyles['control']}
              inputMode="numeric"
              autoComplete={autoComplete ? 'bday-day' : 'off'}
              maxLength={2}
              value={parts.day}
              onChange={(event) => change({ day: keepDigits(event.target.value) })}
            />
          </div>
          <div className={styles['part']}>
            <label htmlFor={`${controlId(id)}-year`}>{t`Year`}</label>
            <input
              {...control}
              ref={year}
              id={`${controlId(id)}-year`}
              className={fieldStyles['control']}
              inputMode="numeric"
              autoComplete={autoComplete ? 'bday-year' : 'off'}
              maxLength={4}
              value={parts.year}
              onChange={(event) => change({ year: keepDigits(event.target.value) })}
            />
          </div>
        </div>
      </div>
      <input type="hidden" name={field.name} value={value} />
    </FieldGroup>
  );
}
