import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LetterPaper } from '../../components/letter-paper.tsx';
import { useWide } from '../../components/use-wide.ts';
import { rememberLetterOpen, wasLetterOpen } from './letter-peek-memory.ts';
import styles from './letter-so-far.module.css';
import { LetterSoFarSheet, slotId, useSlotNames } from './letter-so-far-sheet.tsx';
import { latestSlot, type Slot, SLOTS, type SlotValues, slotValuesOf } from './letter-so-far-slots.ts';
import { usePaymentTypeNames } from './payment-type-names.ts';
import { useShownDraft } from './shown-labels.ts';

type SlotAnswers = {
  readonly shown: SlotValues;
  /** Without the words of a language, which may come later than the answers. */
  readonly given: SlotValues;
};

function useSlotValues(): SlotAnswers {
  const { t, i18n } = useLingui();
  const draft = useShownDraft();
  const paymentName = usePaymentTypeNames();
  const shown = slotValuesOf(draft, {
    locale: i18n.locale,
    reasons: draft.disputingLabels,
    paymentName,
    signed: t`your signature is there`,
  });
  const given = slotValuesOf(draft, {
    locale: 'en',
    reasons: draft.disputing,
    paymentName: (type) => type,
    signed: 'signed',
  });
  return { shown, given };
}

/** The slot the last answer went into. */
function useLatestSlot(values: SlotValues): Slot | null {
  const [seen, setSeen] = useState(() => ({ values, latest: latestSlot(null, values, null) }));
  const isChanged = SLOTS.some((slot) => values[slot] !== seen.values[slot]);
  if (!isChanged) return seen.latest;
  const latest = latestSlot(seen.values, values, seen.latest);
  setSeen({ values, latest });
  return latest;
}

/**
 * The letter as far as the answers go, in its own shape: it fills in while people type. Beside the form where there is
 * room; on phones one line at the bottom edge that opens. Not the letter itself, which is composed and English.
 */
export function LetterSoFar() {
  const { t } = useLingui();
  const { shown: values, given } = useSlotValues();
  const latest = useLatestSlot(given);
  const isWide = useWide();
  if (!isWide) return <Peek values={values} latest={latest} />;
  return (
    <LetterPaper title={t`Your letter so far`} note={t`fills in as you type`}>
      <Scroll latest={latest}>
        <LetterSoFarSheet values={values} />
      </Scroll>
    </LetterPaper>
  );
}

type PeekProps = { readonly values: SlotValues; readonly latest: Slot | null };

function Peek({ values, latest }: PeekProps) {
  const { t } = useLingui();
  const names = useSlotNames();
  const [isOpen, setOpen] = useState(wasLetterOpen);
  return (
    <details
      className={styles['peek']}
      open={isOpen}
      onToggle={(event) => {
        const { open } = event.currentTarget;
        setOpen(open);
        rememberLetterOpen(open);
      }}
    >
      <summary className={styles['summary']}>
        <strong>{t`Your letter so far`}</strong>
        <span className={styles['latest']}>
          {latest === null ? t`fills in as you type` : `${names[latest]}: ${values[latest].replaceAll('\n', ', ')}`}
        </span>
      </summary>
      <Scroll latest={latest}>
        <LetterPaper>
          <LetterSoFarSheet values={values} />
        </LetterPaper>
      </Scroll>
    </details>
  );
}

/** Keeps the place that was just filled in sight, without moving the page. */
function Scroll({ latest, children }: { readonly latest: Slot | null; readonly children: ReactNode }) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const [isShort, setShort] = useState(true);
  useEffect(() => {
    const area = box.current;
    const sheet = area?.firstElementChild;
    if (!area || !sheet) return undefined;
    const watch = new ResizeObserver(() => setShort(area.scrollHeight <= area.clientHeight + 1));
    watch.observe(sheet);
    return () => watch.disconnect();
  }, []);
  const shown = useRef(latest);
  useEffect(() => {
    // A screen opens at the letter's head; it follows once something is typed.
    if (shown.current === latest) return;
    shown.current = latest;
    const area = box.current;
    const place = latest === null ? null : area?.querySelector<HTMLElement>(`#${slotId(latest)}`);
    if (!area || !place) return;
    const [outer, inner] = [area.getBoundingClientRect(), place.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) {
      area.scrollTop += inner.top - outer.top - outer.height / 3;
    }
  }, [latest]);
  return (
    // A part that scrolls must be reachable by keyboard.
    <section
      ref={box}
      className={styles['scroll']}
      aria-label={t`Your letter so far`}
      tabIndex={isShort ? undefined : 0}
    >
      {children}
      <p className={styles['note']}>
        <Trans>This is a sketch. The letter itself is written from your answers at the end.</Trans>
      </p>
    </section>
  );
}
