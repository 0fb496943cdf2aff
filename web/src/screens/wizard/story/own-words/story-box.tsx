import { type Ref, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../../components/styling/class-names.ts';
import { Field, type FieldProps } from '../../../../components/fields/field.tsx';
import fieldStyles from '../../../../components/fields/field.module.css';
import styles from './story-box.module.css';
import type { MarkedText } from './story-issues.ts';

type StoryBoxProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly maxLength: number;
  readonly countText: string;
  /** The same text in stretches; null when nothing is to be marked. */
  readonly marked: readonly MarkedText[] | null;
  readonly boxRef: Ref<HTMLTextAreaElement>;
};

/** A native text box whose marks are drawn behind it: spelling, undo and dictation of the browser stay as they are. */
export function StoryBox({ value, onChange, maxLength, countText, marked, boxRef, ...field }: StoryBoxProps) {
  const behind = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement | null>(null);
  const follow = () => {
    if (behind.current && box.current) behind.current.scrollTop = box.current.scrollTop;
  };
  useLayoutEffect(follow);
  const countId = `c-${field.name}`;
  return (
    <Field {...field}>
      {(control) => (
        <>
          <div className={styles['stack']}>
            <div
              ref={behind}
              className={classNames(fieldStyles['control'], styles['area'], styles['behind'])}
              aria-hidden="true"
            >
              {(marked ?? []).map(({ start, text, severity }) =>
                severity === null ? (
                  text
                ) : (
                  <mark key={start} className={styles[severity]}>
                    {text}
                  </mark>
                ),
              )}
              {/* A line break at the end would else have no height. */}
              <br />
            </div>
            <textarea
              {...control}
              aria-describedby={classNames(control['aria-describedby'], countId)}
              ref={(element) => {
                box.current = element;
                if (typeof boxRef === 'function') boxRef(element);
                else if (boxRef) boxRef.current = element;
              }}
              className={classNames(fieldStyles['control'], styles['area'], styles['box'])}
              maxLength={maxLength}
              spellCheck
              value={value}
              onScroll={follow}
              onChange={(event) => onChange(event.target.value)}
            />
          </div>
          <p id={countId} className={styles['count']}>
            {countText}
          </p>
        </>
      )}
    </Field>
  );
}
