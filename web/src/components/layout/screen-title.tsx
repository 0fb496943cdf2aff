import { type ReactNode, useEffect, useRef } from 'react';
import { tabTitle } from '../../i18n/page-title.ts';
import styles from './screen-title.module.css';
import { TITLE_ID } from '../styling/focus-screen-title.ts';

export type ScreenTitleProps = {
  readonly children: ReactNode;
  /** Names the browser tab where the heading has an amount or a name in it, which a tab must not show to others. */
  readonly tab?: string | undefined;
};

/** The heading of a screen. There is one on each screen; it takes the focus when the screen changes. */
export function ScreenTitle({ children, tab }: ScreenTitleProps) {
  return (
    <h1 id={TITLE_ID} tabIndex={-1} data-tab={tab}>
      {children}
    </h1>
  );
}

/** What the browser tab says at a screen with this heading. */
export const tabNameOf = (heading: HTMLElement | null): string =>
  tabTitle(heading?.dataset['tab'] ?? heading?.textContent ?? '');

export type ScreenHeadProps = {
  readonly title: ReactNode;
  readonly tab?: string | undefined;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
};

/** Title, a sentence under it, and room for an error summary. */
export function ScreenHead({ title, tab, lead, children }: ScreenHeadProps) {
  return (
    <div className={styles['head']}>
      <ScreenTitle tab={tab}>{title}</ScreenTitle>
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
