import styles from './app-shell.module.css';

/** A name: it is the same in every language. */
export const BRAND = 'Plainclaim';

/** Our mark: a sheet of paper with a seal in buff. Decorative; the name is next to it. */
export function BrandMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 32 32" aria-hidden="true">
      <rect x="2" y="2" width="28" height="28" rx="8" fill="var(--brand)" />
      <path d="M10 8h9l4 4v12H10z" fill="var(--on-brand)" />
      <path
        d="M13.2 14.4h6.6M13.2 17.4h6.6M13.2 20.4h3.2"
        stroke="var(--brand)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <circle cx="22.6" cy="22.6" r="5" fill="var(--buff)" stroke="var(--brand)" strokeWidth="2" />
    </svg>
  );
}
