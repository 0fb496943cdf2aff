import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LetterPaper } from '../../../components/documents/letter-paper.tsx';
import { formatUsd } from '@plainclaim/domain';
import { useWide } from '../../../components/layout/use-wide.ts';
import { useAmounts } from '../amount/use-amounts.ts';
import { rememberLetterOpen, wasLetterOpen } from './letter-peek-memory.ts';
import styles from './letter-so-far.module.css';
import { LetterSoFarSheet, slotId, useSlotNames } from './letter-so-far-sheet.tsx';
import { OPEN_SENTENCE, type LiveStory } from './letter-so-far-story.tsx';
import { latestSlot, type Slot, SLOTS, type SlotValues, slotValuesOf } from './letter-so-far-slots.ts';
import { usePaymentTypeNames } from '../questions/payment-type-names.ts';
import { useShownDraft } from './shown-labels.ts';
import {
  cardLanguage,
  factsOfDraft,
  type LiveLetter,
  showsOwnWords,
  textOfPieces,
  liveSentences,
} from '../story/live-letter.ts';
import { useWizard } from '../engine/wizard-context.ts';

type SlotAnswers = {
  readonly shown: SlotValues;
  /** Without the words of a language, which may come later than the answers. */
  readonly given: SlotValues;
};

function useSlotValues(): SlotAnswers {
  const { t, i18n } = useLingui();
  const draft = useShownDraft();
  const paymentName = usePaymentTypeNames();
  const against = useAmounts()?.table.against ?? { kind: 'none' };
  const rows =
    against.kind === 'none' ? '' : against.kind === 'equal' ? formatUsd(against.sum) : t`does not add up yet`;
  const shown = slotValuesOf(draft, {
    locale: i18n.locale,
    reasons: draft.disputingLabels,
    paymentName,
    signed: t`your signature is there`,
    forChild: (guardian, child) => t`${guardian}, for ${child}`,
    rows,
  });
  const given = slotValuesOf(draft, {
    locale: 'en',
    reasons: draft.disputing,
    paymentName: (type) => type,
    signed: 'signed',
    forChild: (guardian, child) => `${guardian} ${child}`,
    rows: against.kind === 'none' ? '' : `${against.kind} ${against.sum}`,
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

type View = 'without' | 'with';

/** Which of the two letters is shown: the one that was chosen, until the other is asked for. */
function useView(): readonly [View, (view: View) => void] {
  const { storyInLetter } = useWizard().draft;
  const [pressed, setPressed] = useState<{ readonly view: View; readonly at: string } | null>(null);
  const chosen: View = storyInLetter === 'yes' ? 'with' : 'without';
  return [pressed?.at === storyInLetter ? pressed.view : chosen, (view) => setPressed({ view, at: storyInLetter })];
}

const NO_FACTS_YET = { entries: [], sentences: [], proof: [] } as const;

function useLiveStory(live: LiveLetter | undefined, view: View): LiveStory {
  const { i18n } = useLingui();
  const { draft, facts: known } = useWizard();
  const { cards } = known;
  const facts = cards === null ? null : factsOfDraft(draft, cards, known);
  const open = live?.open ?? null;
  const sentences = facts === null ? [] : liveSentences(draft, facts, cardLanguage(i18n.locale), open);
  const typed = draft.claimDescription.trim();
  const plain = typed === '' ? [] : [{ start: 0, text: typed, severity: null, isOpen: false }];
  const hasCards = (facts ?? NO_FACTS_YET).sentences.length > 0;
  return {
    sentences,
    open,
    words: live === undefined ? plain : live.words,
    showsWords: live?.hasTwoLetters === true ? view === 'with' : showsOwnWords(draft, hasCards),
    proof: (facts ?? NO_FACTS_YET).proof,
  };
}

export type LetterSoFarProps = {
  readonly live?: LiveLetter | undefined;
  /** The place that is in sight at first; the letter's head unless another is given. */
  readonly opensAt?: Slot | undefined;
};

/**
 * The letter as far as the answers go, in its own shape: it fills in while people type. Beside the form where there is
 * room; on phones one line at the bottom edge that opens. Not the letter itself, which is composed and English.
 */
export function LetterSoFar({ live, opensAt }: LetterSoFarProps) {
  const { t } = useLingui();
  const { shown: values, given } = useSlotValues();
  const latest = useLatestSlot(given);
  const isWide = useWide();
  const [view, setView] = useView();
  const story = useLiveStory(live, view);
  const spoken = story.sentences.find(({ isOpen }) => isOpen);
  const now = spoken === undefined ? null : textOfPieces(spoken.pieces);
  const place = now === null ? (latest === null ? null : slotId(latest)) : OPEN_SENTENCE;
  const first = opensAt === undefined ? null : slotId(opensAt);
  const follows = { place, change: now ?? latest, first };
  const views = live?.hasTwoLetters === true ? <Views view={view} onView={setView} /> : null;
  // Beside other questions the letter would be read again on each screen: there its last line is enough.
  if (!isWide || live === undefined) {
    return (
      <Peek values={values} latest={latest} now={now} waits={live?.toDecide ?? 0}>
        <Scroll {...follows}>
          {views}
          <LetterPaper>
            <LetterSoFarSheet values={values} story={story} />
          </LetterPaper>
        </Scroll>
      </Peek>
    );
  }
  return (
    <LetterPaper title={t`Your letter so far`} note={t`fills in as you type`}>
      <Scroll {...follows}>
        {views}
        <LetterSoFarSheet values={values} story={story} />
      </Scroll>
    </LetterPaper>
  );
}

/** The two letters somebody chooses between, one at a time. */
function Views({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) {
  const { t } = useLingui();
  const views = [
    ['without', t`Without my words`],
    ['with', t`With my words`],
  ] as const;
  return (
    <div className={styles['views']} role="group" aria-label={t`The two letters`}>
      {views.map(([name, label]) => (
        <button key={name} type="button" aria-pressed={view === name} onClick={() => onView(name)}>
          {label}
        </button>
      ))}
    </div>
  );
}

type PeekProps = {
  readonly values: SlotValues;
  readonly latest: Slot | null;
  /** The sentence that is being typed. */
  readonly now: string | null;
  readonly waits: number;
  readonly children: ReactNode;
};

function Peek({ values, latest, now, waits, children }: PeekProps) {
  const { t } = useLingui();
  const names = useSlotNames();
  const [isOpen, setOpen] = useState(wasLetterOpen);
  const line = latest === null ? t`fills in as you type` : `${names[latest]}: ${values[latest].replaceAll('\n', ', ')}`;
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
        {now === null ? (
          <span className={styles['latest']}>
            {waits === 0 ? line : t`${plural(waits, { one: '# place to decide', other: '# places to decide' })}`}
          </span>
        ) : (
          // What is being typed is at the end, so the beginning is cut.
          <span className={styles['end']}>
            <span>{now}</span>
          </span>
        )}
      </summary>
      {children}
    </details>
  );
}

type ScrollProps = {
  /** The element to keep in sight. */
  readonly place: string | null;
  /** What was filled in last: another text is a reason to look where it stands. */
  readonly change: string | null;
  /** What is in sight before anything is filled in. */
  readonly first: string | null;
  readonly children: ReactNode;
};

/** Scrolls a box, and not the page, until a place in it can be seen. */
function bringIntoSight(area: HTMLElement, place: string | null) {
  const target = place === null ? null : area.querySelector<HTMLElement>(`#${place}`);
  if (target === null) return;
  const [outer, inner] = [area.getBoundingClientRect(), target.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) area.scrollTop += inner.top - outer.top - outer.height / 3;
}

/** Keeps the place that was just filled in sight, without moving the page. */
function Scroll({ place, change, first, children }: ScrollProps) {
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
  const shown = useRef(change);
  useEffect(() => {
    // It follows once something is typed.
    if (shown.current === change) return;
    shown.current = change;
    if (box.current) bringIntoSight(box.current, place);
  }, [place, change]);
  useEffect(() => {
    if (box.current) bringIntoSight(box.current, first);
  }, [first]);
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
