import { useId } from 'react';
import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
};

/** How far work has come, in percent. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const id = useId();
  const whole = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className={styles['wrap']}>
      <div className={styles['caption']}>
        <label htmlFor={id}>{label}</label>
        <span className={styles['percent']} aria-hidden="true">
          {whole}%
        </span>
      </div>
      <progress className={styles['bar']} id={id} max={100} value={whole} />
    </div>
  );
}
