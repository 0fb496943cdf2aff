import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { classNames } from '../styling/class-names.ts';
import dateStyles from '../fields/date-field.module.css';
import { controlId, describedBy, FieldGroup, type FieldProps } from '../fields/field.tsx';
import fieldStyles from '../fields/field.module.css';
import { Select } from '../fields/select-field.tsx';
import { keepDigits } from '../fields/typed-text.ts';
import { useTypingFilter } from '../fields/use-typing-filter.ts';
import { partsOfText, textOfParts, type TypedParts } from './day-value.ts';

export type DayPartsFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** False where a month is all that is asked. */
  readonly withDay: boolean;
};

const monthNames = (locale: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2026, index, 1)));
};

/** A day as far as somebody knows it: a year, a month of it, or the day. */
export function DayPartsField({ value, onChange, withDay, ...field }: DayPartsFieldProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState<TypedParts>(() => partsOfText(value));
  // "5" is kept as "05" but must not change under the typing hand; a value from elsewhere must.
  const parts = textOfParts(typed) === value ? typed : partsOfText(value);
  const day = useTypingFilter(keepDigits);
  const year = useTypingFilter(keepDigits);
  const id = field.id ?? field.name;
  const control = {
    'aria-invalid': field.error ? true : undefined,
    'aria-describedby': describedBy(id, field.hint, field.error),
  } as const;
  const change = (patch: Partial<TypedParts>) => {
    const next = { ...parts, ...patch };
    setTyped(next);
    onChange(textOfParts(next));
  };
  const months = monthNames(i18n.locale).map((label, index) => ({ value: String(index + 1).padStart(2, '0'), label }));
  return (
    <FieldGroup {...field}>
      <div className={dateStyles['box']}>
        <div className={dateStyles['parts']}>
          <div className={classNames(dateStyles['part'], dateStyles['wide'])}>
            <label htmlFor={controlId(id)}>{t`Month`}</label>
            <Select
              {...control}
              id={controlId(id)}
              className={dateStyles['month']}
              options={[{ value: '', label: '' }, ...months]}
              value={parts.month}
              onChange={(event) => change({ month: event.target.value })}
            />
          </div>
          {withDay ? (
            <div className={dateStyles['part']}>
              <label htmlFor={`${controlId(id)}-day`}>{t`Day`}</label>
              <input
                {...control}
                ref={day}
                id={`${controlId(id)}-day`}
                className={fieldStyles['control']}
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                value={parts.day}
                onChange={(event) => change({ day: keepDigits(event.target.value) })}
              />
            </div>
          ) : null}
          <div className={dateStyles['part']}>
            <label htmlFor={`${controlId(id)}-year`}>{t`Year`}</label>
            <input
              {...control}
              ref={year}
              id={`${controlId(id)}-year`}
              className={fieldStyles['control']}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={parts.year}
              onChange={(event) => change({ year: keepDigits(event.target.value) })}
            />
          </div>
        </div>
      </div>
    </FieldGroup>
  );
}
