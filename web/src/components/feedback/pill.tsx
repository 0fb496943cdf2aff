import styles from './pill.module.css';

export type PillTone = 'good' | 'waiting' | 'quiet' | 'going' | 'bad';

/** A state as a word on a colour of its own. The word tells everything; the colour only helps the eye. */
export function Pill({ tone, children }: { readonly tone: PillTone; readonly children: string }) {
  return <span className={`${styles['pill']} ${styles[tone]}`}>{children}</span>;
}
