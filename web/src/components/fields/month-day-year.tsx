import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { classNames } from '../styling/class-names.ts';
import styles from './date-field.module.css';
import type { DateParts } from './date-parts.ts';
import { controlId } from './field.tsx';
import fieldStyles from './field.module.css';
import { Select } from './select-field.tsx';
import { keepDigits } from './typed-text.ts';
import { useTypingFilter } from './use-typing-filter.ts';

const monthNames = (locale: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 1)));
};

export type MonthDayYearProps = {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** How the value is taken apart and put together again. */
  readonly split: (value: string) => DateParts;
  readonly join: (parts: DateParts) => string;
  /** The ids of what describes the three fields. */
  readonly describedBy: string | undefined;
  readonly isWrong: boolean;
  /** False where a month is all that is asked. */
  readonly withDay?: boolean;
  /** "bday" when it is a birthday. */
  readonly autoComplete?: 'bday' | undefined;
};

/** The month, day and year of one date, side by side. */
export function MonthDayYear({ id, value, onChange, split, join, withDay = true, ...rest }: MonthDayYearProps) {
  const { describedBy, isWrong, autoComplete } = rest;
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState<DateParts>(() => split(value));
  // "5" is kept as "05" but must not change under the typing hand; a value from elsewhere must.
  const parts = join(typed) === value ? typed : split(value);
  const day = useTypingFilter(keepDigits);
  const year = useTypingFilter(keepDigits);
  const control = { 'aria-invalid': isWrong ? true : undefined, 'aria-describedby': describedBy } as const;
  const change = (patch: Partial<DateParts>) => {
    const next = { ...parts, ...patch };
    setTyped(next);
    onChange(join(next));
  };
  const months = monthNames(i18n.locale).map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));
  return (
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
        {withDay ? (
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
        ) : null}
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
  );
}
