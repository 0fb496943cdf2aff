import { type ReactNode, useEffect, useRef } from 'react';
import { tabTitle } from '../../i18n/page-title.ts';
import styles from './screen-title.module.css';

const TITLE_ID = 'screen-title';

export type ScreenTitleProps = { readonly children: ReactNode };

/** The heading of a screen. There is one on each screen; it takes the focus when the screen changes. */
export function ScreenTitle({ children }: ScreenTitleProps) {
  return (
    <h1 id={TITLE_ID} tabIndex={-1}>
      {children}
    </h1>
  );
}

export type ScreenHeadProps = { readonly title: ReactNode; readonly lead?: ReactNode; readonly children?: ReactNode };

/** Title, a sentence under it, and room for an error summary. */
export function ScreenHead({ title, lead, children }: ScreenHeadProps) {
  return (
    <div className={styles['head']}>
      <ScreenTitle>{title}</ScreenTitle>
      {lead ? <p className={styles['lead']}>{lead}</p> : null}
      {children}
    </div>
  );
}

/** The sentence under a title that is in a legend. */
export function Lead({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <p className={styles['lead']} id={id}>
      {children}
    </p>
  );
}

/** Takes people to the top and the focus to the title when `screen` changes; not at the first show. */
export function useScreenFocus(screen: string) {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    window.scrollTo(0, 0);
    document.getElementById(TITLE_ID)?.focus({ preventScroll: true });
  }, [screen]);
}

/** Names the browser tab after the screen. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = tabTitle(title);
  }, [title]);
}
