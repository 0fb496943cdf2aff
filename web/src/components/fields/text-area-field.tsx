import type { ReactNode, Ref } from 'react';
import { classNames } from '../styling/class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import fieldStyles from './field.module.css';
import styles from './text-area-field.module.css';

export type TextAreaFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  /** "normal" grows with the text, "fixed" is 200 px high, "tall" suits a whole letter. */
  readonly height?: 'normal' | 'fixed' | 'tall' | undefined;
  /** A sentence about the length, such as "3 sentences so far". It describes the field but is not read at each key. */
  readonly countText?: string | undefined;
  /** Buttons under the field, such as dictation. */
  readonly tools?: ReactNode;
  readonly readOnly?: boolean | undefined;
  readonly spellCheck?: boolean | undefined;
  /** The language that is typed here, when it is not the page's. */
  readonly lang?: string | undefined;
  readonly areaRef?: Ref<HTMLTextAreaElement> | undefined;
};

/** A longer text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const {
    value,
    onChange,
    placeholder,
    maxLength,
    height = 'normal',
    countText,
    tools,
    readOnly,
    spellCheck,
    lang,
    areaRef,
    ...field
  } = props;
  const countId = `c-${field.id ?? field.name}`;
  return (
    <Field {...field}>
      {(control) => (
        <>
          <textarea
            {...control}
            aria-describedby={classNames(control['aria-describedby'], countText ? countId : undefined) || undefined}
            ref={areaRef}
            className={classNames(fieldStyles['control'], styles['area'], height !== 'normal' && styles[height])}
            placeholder={placeholder}
            maxLength={maxLength}
            readOnly={readOnly}
            spellCheck={spellCheck}
            lang={lang}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {countText || tools ? (
            <div className={styles['foot']}>
              {tools ?? <span />}
              {countText ? <p id={countId}>{countText}</p> : null}
            </div>
          ) : null}
        </>
      )}
    </Field>
  );
}
