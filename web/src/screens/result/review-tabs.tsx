import type { KeyboardEvent, ReactNode } from 'react';
import { useRef } from 'react';
import styles from './review-tabs.module.css';

export type Tab<Id extends string> = { readonly id: Id; readonly label: ReactNode; readonly count?: ReactNode };

export type ReviewTabsProps<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
};

export const tabId = (id: string): string => `tab-${id}`;
export const panelId = (id: string): string => `panel-${id}`;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** A row of tabs. Arrow keys, Home and End move between them, as people who use the keyboard expect. */
export function ReviewTabs<Id extends string>({ label, tabs, selected, onSelect }: ReviewTabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const now = tabs.findIndex(({ id }) => id === selected);
    const isRtl = event.currentTarget.matches(':dir(rtl)');
    const step = (STEPS[event.key] ?? 0) * (isRtl ? -1 : 1);
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : (now + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if ((step === 0 && event.key !== 'Home' && event.key !== 'End') || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    row.current?.querySelector<HTMLElement>(`#${tabId(tab.id)}`)?.focus();
  };
  return (
    <div ref={row} className={styles['row']} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={onKey}>
      {tabs.map(({ id, label: name, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(id)}
          className={styles['tab']}
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId(id) : undefined}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {name}
          {count ? <span className={styles['count']}>{count}</span> : null}
        </button>
      ))}
    </div>
  );
}
