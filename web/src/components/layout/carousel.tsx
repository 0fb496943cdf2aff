import { useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import styles from './carousel.module.css';
import { VisuallyHidden } from '../styling/visually-hidden.tsx';

export type CarouselProps = {
  /** Names the list for screen readers, such as "Packages". */
  readonly label: string;
  readonly items: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Told which item is first in view, by its key: at once, and whenever that changes. */
  readonly onLead?: ((key: string) => void) | undefined;
};

/** Pixels between two cards. */
const GAP = 16;

/** Cards beside one another: one at a time on phones with the edge of the next, three when wide. Swiping, buttons and Tab all work; nothing moves by itself. */
export function Carousel({ label, items, onLead }: CarouselProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ atStart: true, atEnd: true });
  /** Which card is in view, where one is: counted from 1. */
  const [place, setPlace] = useState<number | null>(null);
  const tellLead = useEffectEvent((index: number) => {
    const lead = items[index];
    if (lead !== undefined) onLead?.(lead.key);
  });

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const scrolled = Math.abs(element.scrollLeft);
      const room = element.scrollWidth - element.clientWidth;
      setEdges({ atStart: scrolled < 4, atEnd: scrolled > room - 4 });
      const step = (element.firstElementChild?.clientWidth ?? 0) + GAP;
      setPlace(element.clientWidth < 2 * step - GAP ? Math.round(scrolled / step) + 1 : null);
      tellLead(Math.round(scrolled / step));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const element = list.current;
    const card = element?.firstElementChild;
    if (!element || !card) return;
    const towards = getComputedStyle(element).direction === 'rtl' ? -direction : direction;
    element.scrollBy({ left: towards * (card.clientWidth + GAP) });
  };
  const allVisible = edges.atStart && edges.atEnd;
  return (
    <div className={styles['carousel']}>
      {/* A part that scrolls must be reachable by keyboard even when no card holds a button. */}
      <ul className={styles['list']} ref={list} aria-label={label} tabIndex={allVisible ? undefined : 0}>
        {items.map((item) => (
          <li key={item.key}>{item.content}</li>
        ))}
      </ul>
      {allVisible ? null : (
        <div className={styles['controls']}>
          <Button variant="ghost" size="small" onClick={() => move(-1)} disabled={edges.atStart}>
            <IconChevronLeft size={22} aria-hidden="true" />
            <VisuallyHidden>{t`Previous`}</VisuallyHidden>
          </Button>
          {place === null ? null : (
            // Screen readers count the list themselves.
            <span className={styles['place']} dir="ltr" aria-hidden="true">
              {place} / {items.length}
            </span>
          )}
          <Button variant="ghost" size="small" onClick={() => move(1)} disabled={edges.atEnd}>
            <IconChevronRight size={22} aria-hidden="true" />
            <VisuallyHidden>{t`Next`}</VisuallyHidden>
          </Button>
        </div>
      )}
    </div>
  );
}
