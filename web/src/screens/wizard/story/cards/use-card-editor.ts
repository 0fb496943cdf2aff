import {
  type Card,
  type CardCatalogue,
  type CardEntry,
  cardField,
  type Facts,
  readEntry,
  type ReadEntry,
  speakerOf,
  withOrder,
  withSelfAsked,
} from '@plainclaim/domain';
import { useEffect, useRef, useState } from 'react';
import { controlId } from '../../../../components/fields/field.tsx';
import { letGoOfCard, wantedCard } from '../card-to-open.ts';
import { factsOfDraft, type OpenCard } from '../live-letter.ts';
import { useWizard } from '../../engine/wizard-context.ts';
import { blankEntry, broughtBack, leftOut, saysNothing, withEntry, withoutBlank } from './card-changes.ts';
import { MORE_CARDS } from './card-chips.tsx';
import { cardOf, type Deck, deckOf } from './card-deck.ts';
import { changeId } from './folded-card.tsx';
import { headingId } from '../../../../components/cards/slot-field.tsx';

type Opened = { readonly id: string; readonly card: string };

const newId = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, '0');

/** The card another screen leads to. */
function wantedOf(entries: readonly CardEntry[]): Opened | null {
  const wanted = entries.find(({ id }) => id === wantedCard());
  return wanted === undefined ? null : { id: wanted.id, card: wanted.card };
}

export type CardEditor = {
  readonly catalogue: CardCatalogue;
  readonly facts: Facts;
  readonly deck: Deck;
  readonly open: ReadEntry | null;
  /** For the letter beside the form. */
  readonly shown: OpenCard | null;
  /** Cards whose mistakes are shown: somebody said they are done. */
  readonly isJudged: (entry: string) => boolean;
  readonly setTyping: (slot: string | null) => void;
  readonly change: (change: (entry: CardEntry) => CardEntry) => void;
  readonly openCard: (card: Card, entry: string | null) => void;
  readonly openEntry: (entry: string) => void;
  readonly done: () => void;
  readonly close: () => void;
  readonly leaveOut: () => void;
  /** The order in which the letter tells the cards; null takes its own back. */
  readonly order: (ids: readonly string[] | null) => void;
  /** CONTINUE: folds the open card, or opens the first one that is not right. */
  readonly foldForGoingOn: (wrong: string | null) => void;
};

/** The cards of step 4.0: which one stands open, and what happens to them. Null while the cards are not here. */
export function useCardEditor(): CardEditor | null {
  const { draft, facts: known, problems, patchFrom } = useWizard();
  const { cards: catalogue } = known;
  const [opened, setOpened] = useState<Opened | null>(() => wantedOf(draft.cards));
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [typing, setTyping] = useState<string | null>(null);
  const nextFocus = useRef<string | null>(null);
  useEffect(() => {
    if (nextFocus.current === null) return;
    const place = document.getElementById(nextFocus.current);
    nextFocus.current = null;
    place?.focus();
  });
  useEffect(() => {
    const wanted = wantedCard();
    if (wanted === null) return undefined;
    // After the screen's own arrival, which takes the focus to its title.
    const frame = requestAnimationFrame(() => {
      letGoOfCard();
      document.getElementById(headingId(wanted))?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  if (catalogue === null) return null;

  const facts = factsOfDraft(draft, catalogue, known);
  const open = opened === null ? null : readOpen(opened);
  const deck = deckOf(catalogue, draft.disputing, facts.entries, draft.cards, opened?.card ?? null);

  function readOpen({ id, card: key }: Opened): ReadEntry | null {
    const card = catalogue === null ? null : cardOf(catalogue, key);
    if (card === null) return null;
    const entry = draft.cards.find((one) => one.id === id) ?? blankEntry(id, key);
    const speaker = speakerOf(draft);
    return withSelfAsked(readEntry(card, entry, speaker.defendants.length, catalogue?.things, known.today), speaker);
  }
  const patchCards = (change: (entries: readonly CardEntry[]) => CardEntry[]) =>
    patchFrom((newest) => ({ cards: change(newest.cards) }));
  /** The open card joins the folded ones, or goes when nothing is in it. */
  const fold = (focus: string | null) => {
    nextFocus.current = focus;
    setOpened(null);
    setTyping(null);
    if (open !== null && draft.cards.some(({ id }) => id === open.entry.id))
      patchCards((entries) => withoutBlank(entries, open.entry.id));
  };
  const foldOpen = () => fold(open === null || saysNothing(open.entry) ? MORE_CARDS : changeId(open.entry.id));
  const show = (next: Opened) => {
    if (open !== null && open.entry.id !== next.id) fold(null);
    nextFocus.current = headingId(next.id);
    setOpened(next);
  };

  return {
    catalogue,
    facts,
    deck,
    open,
    shown: open === null ? null : { entry: open.entry.id, slot: typing },
    isJudged: (entry) => judged.has(entry) || problems.some(({ field }) => field.split('.')[1] === entry),
    setTyping,
    change: (change) => {
      if (open === null) return;
      const { entry } = open;
      patchCards((entries) => withEntry(entries, entry, change));
    },
    openCard: (card, entry) => {
      if (entry !== null) patchCards((entries) => broughtBack(entries, entry));
      show({ id: entry ?? newId(), card: card.key });
    },
    openEntry: (id) => {
      const entry = draft.cards.find((one) => one.id === id);
      if (entry !== undefined) show({ id, card: entry.card });
    },
    done: () => {
      if (open === null) return;
      const { entry, problems: wrong } = open;
      const [firstWrong] = wrong;
      if (firstWrong === undefined || saysNothing(entry)) return foldOpen();
      nextFocus.current = controlId(cardField(entry.id, firstWrong.slot));
      setJudged((others) => new Set([...others, entry.id]));
    },
    close: foldOpen,
    leaveOut: () => {
      if (open === null) return;
      const { id } = open.entry;
      fold(MORE_CARDS);
      patchCards((entries) => leftOut(entries, id));
    },
    order: (ids) => patchCards((entries) => withOrder(entries, ids)),
    foldForGoingOn: (wrong) => {
      const entry = draft.cards.find(({ id }) => id === wrong);
      if (open !== null && open.entry.id !== wrong) fold(null);
      if (entry !== undefined) setOpened({ id: entry.id, card: entry.card });
    },
  };
}
