import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useCheckCounts } from './use-check-counts.ts';
import styles from './letter-editor.module.css';
import type { Checked } from './checked.ts';

/** Milliseconds without a change before the count is spoken: not at each key. */
const QUIET_MS = 1_500;

export type CheckSummaryProps = { readonly checked: Checked | null; readonly onChecks: () => void };

/** How much the checks found, beside Save; a press shows the list. */
export function CheckSummary({ checked, onChecks }: CheckSummaryProps) {
  const counts = useCheckCounts();
  const words = checked === null ? '' : counts(checked.findings);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <>
      {words === '' ? null : (
        <button type="button" className={styles['summary']} onClick={onChecks}>
          {words}
        </button>
      )}
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}
