import { useLingui } from '@lingui/react/macro';
import styles from './status-pill.module.css';

const TONES: Readonly<Record<string, string | undefined>> = {
  completed: styles['completed'],
  pending: styles['pending'],
  draft: styles['draft'],
};

/** A status as a word on a colour of its own; blue for every status that is none of the first three. */
export function StatusPill({ status }: { readonly status: string }) {
  const { t } = useLingui();
  const words: Readonly<Record<string, string | undefined>> = {
    completed: t`Completed`,
    pending: t`Pending`,
    draft: t`Draft`,
  };
  const word = words[status] ?? status.charAt(0).toLocaleUpperCase('en-US') + status.slice(1);
  return <span className={`${styles['pill']} ${TONES[status] ?? styles['later']}`}>{word}</span>;
}
