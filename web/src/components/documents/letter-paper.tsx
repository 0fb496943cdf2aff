import type { ReactNode } from 'react';
import { classNames } from '../styling/class-names.ts';
import styles from './letter-paper.module.css';

export type LetterPaperProps = {
  readonly title?: ReactNode;
  /** A few words at the right of the title. */
  readonly note?: ReactNode;
  /** "full" is a whole letter, "preview" the small sheet beside a form. */
  readonly size?: 'preview' | 'full' | undefined;
  /** The language of the letter when it differs from the page's; letters are English. */
  readonly lang?: string | undefined;
  /** A word across the sheet, such as "DRAFT". Only for the eye: say the same in words beside it. */
  readonly watermark?: string | undefined;
  readonly children: ReactNode;
};

/** The sheet of paper a letter is shown on. */
export function LetterPaper({ title, note, size = 'preview', lang, watermark, children }: LetterPaperProps) {
  return (
    <section className={styles['paper']}>
      {title ? (
        <div className={styles['caption']}>
          <h2>{title}</h2>
          {note ? <span className={styles['note']}>{note}</span> : null}
        </div>
      ) : null}
      <div className={classNames(styles['sheet'], size === 'full' && styles['full'])} lang={lang}>
        {watermark === undefined ? null : (
          <span className={styles['watermark']} aria-hidden="true" data-word={watermark} />
        )}
        {children}
      </div>
    </section>
  );
}

/** A place in the letter: the value once it is known, else a grey name of what will be there. */
export function LetterSlot({ value, placeholder }: { readonly value: string; readonly placeholder: string }) {
  return <span className={classNames(styles['slot'], value !== '' && styles['filled'])}>{value || placeholder}</span>;
}

/** The line a signature is on. */
export function SignatureLine() {
  return <span className={styles['line']} aria-hidden="true" />;
}
