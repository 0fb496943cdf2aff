import { useEffect, useId, useRef } from 'react';
import { controlId } from '../fields/field.tsx';
import styles from './error-summary.module.css';

export type SummaryProblem = {
  /** The `id` (or `name`) of the field; the link goes to its control. Absent: the text is not a link. */
  readonly field?: string | undefined;
  /** The field's short name, such as "Amount"; absent when the message says it all. */
  readonly label?: string | undefined;
  readonly message: string;
};

export type ErrorSummaryProps = {
  readonly title: string;
  readonly problems?: readonly SummaryProblem[] | undefined;
  /** Raise it at each failed Continue, so that the summary takes the focus again. */
  readonly attempt?: number | undefined;
};

function goTo(field: string) {
  const control = document.getElementById(controlId(field));
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}

/** What is wrong on this screen, with links to the fields. Takes the focus when it appears, and is read out by that. */
export function ErrorSummary({ title, problems = [], attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    // Named for the rule that reads dependencies: a new attempt is a reason to focus again.
    if (attempt >= 0) box.current?.focus();
  }, [attempt]);
  return (
    <div className={styles['summary']} ref={box} tabIndex={-1} role="group" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {problems.length > 0 ? (
        <ul>
          {problems.map(({ field, label, message }) => {
            const text = label ? `${label}: ${message}` : message;
            return (
              <li key={`${field ?? ''} ${text}`}>
                {field === undefined ? (
                  text
                ) : (
                  <a
                    href={`#${controlId(field)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      goTo(field);
                    }}
                  >
                    {text}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      ) : null}
    </div>
  );
}
