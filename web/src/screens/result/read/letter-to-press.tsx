import { useLingui } from '@lingui/react/macro';
import type { CardEntry } from '@plainclaim/domain';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../components/styling/visually-hidden.tsx';
import type { OpenLetter, Target } from '../state/open-letter.ts';
import { isChangedSinceApproval } from '../state/result-state.ts';
import { useCards } from '../state/use-cards.ts';
import { sourceOf } from '../state/use-written.ts';
import { focusSentence, LetterSheet } from './letter-sheet.tsx';
import { foundAgain, type OpenSentence, trimmed, writtenFor } from './sentences/sentence-edits.ts';
import { ChangedMark, PlaceMark } from './sentences/sentence-mark.tsx';
import { SentenceNote } from './sentences/sentence-note.tsx';
import { type Segment, segmentAt } from './sentences/sentence-segments.ts';

export type LetterToPressProps = {
  readonly opened: OpenLetter;
  readonly target: Target | null;
  readonly onPlace: (id: string) => void;
};

type Spot = { readonly start: number; readonly takesFocus: boolean };

/** The paper with its notes and marks. */
export function LetterToPress({ opened, target, onPlace }: LetterToPressProps) {
  const { t } = useLingui();
  const { letter, reviewing, written, deciding, acts, isBusy } = opened;
  const { review } = reviewing;
  const { text, segments } = written;
  const sheet = useRef<HTMLDivElement>(null);
  const presses = useRef(0);
  const [openSentence, setOpenSentence] = useState<OpenSentence | null>(null);
  const [said, setSaid] = useState('');
  /** Where in the text the person is; it takes the focus where a change or another step led there. */
  const [spot, setSpot] = useState<Spot>({ start: 0, takesFocus: false });
  const [wanted, setWanted] = useState(target);
  if (wanted !== null && segments.length > 0) {
    setWanted(null);
    setSpot({ start: wanted.place.start, takesFocus: true });
    setOpenSentence(openAt(text, segments[Math.max(0, segmentAt(segments, wanted.place.start))]));
  }
  const found = segmentAt(segments, spot.start);
  const current = found < 0 ? Math.max(0, segments.length - 1) : found;
  const open = openSentence === null ? null : foundAgain(openSentence, text, segments);
  const hasCards = segments.some((segment) => sourceOf(written, segment)?.source.card);
  const catalogue = useCards(hasCards, review?.cards);
  useEffect(() => {
    if (!spot.takesFocus || segments.length === 0) return undefined;
    const frame = requestAnimationFrame(() => focusSentence(sheet.current, current));
    return () => cancelAnimationFrame(frame);
  }, [spot, segments, current]);

  const startOf = (segment: number): number => segments[segment]?.start ?? 0;
  const standOn = (segment: number) => setSpot({ start: startOf(segment), takesFocus: false });
  const finish = (segment: number, words: string) => {
    setSaid(words);
    setOpenSentence(null);
    setSpot({ start: startOf(segment), takesFocus: true });
  };
  /** What is saved may be done only after the person has pressed something else: that stays open then. */
  const finishing = (segment: number, words: string) => {
    const before = presses.current;
    return (isDone: boolean) => {
      if (!isDone) return;
      if (presses.current === before) finish(segment, words);
      else setSaid(words);
    };
  };
  const press = (segment: number) => {
    presses.current += 1;
    standOn(segment);
    setOpenSentence(segment === open ? null : openAt(text, segments[segment]));
  };
  const waiting = new Map<number, { readonly number: number; readonly id: string }>();
  deciding.open.forEach((point, index) => {
    if (point.kind !== 'finding' || point.finding.place === null) return;
    const segment = segmentAt(segments, point.finding.place.start);
    if (segment >= 0 && !waiting.has(segment)) waiting.set(segment, { number: index + 1, id: point.id });
  });

  const note = (index: number) => {
    const segment = segments[index];
    if (segment === undefined || review === null) return null;
    const source = sourceOf(written, segment);
    const place = trimmed(text, segment);
    const saveCard = async (entry: CardEntry): Promise<string | null> => {
      const entries = review.cards.entries.map((one) => (one.id === entry.id ? entry : one));
      const answered = await opened.answering({ cards: entries });
      if (answered?.ok) finish(index, t`The sentence is changed.`);
      return answered === null || answered.ok ? null : (answered.error.fields?.[0]?.message ?? answered.error.message);
    };
    return (
      <SentenceNote
        words={text.slice(place.start, place.end)}
        before={segment.isEdited ? writtenFor(segment, written).trim() : ''}
        source={source}
        review={review}
        catalogue={catalogue}
        canLeave={acts.canLeave(segment)}
        falls={fallsWith(opened, index)}
        isBusy={isBusy}
        onClose={() => {
          setOpenSentence(null);
          focusSentence(sheet.current, index);
        }}
        onLeave={() =>
          void acts.leave(segment).then(finishing(index, t`Sentence left out. You find it below the letter.`))
        }
        onWords={(words) => void acts.change(place, words).then(finishing(index, t`The sentence is changed.`))}
        onCard={saveCard}
      />
    );
  };
  const marksOf = (index: number) => {
    const segment = segments[index];
    const place = waiting.get(index);
    return (
      <>
        {segment?.isEdited ? (
          <ChangedMark
            before={writtenFor(segment, written)}
            isBusy={isBusy}
            onShow={() => press(index)}
            onUndo={() => void acts.undo(segment).then(finishing(index, t`The sentence is as it was.`))}
          />
        ) : null}
        {place === undefined ? null : <PlaceMark {...place} onGo={onPlace} />}
      </>
    );
  };
  return (
    <>
      <LetterSheet
        sheet={sheet}
        text={text}
        segments={segments}
        isSigned={letter.approval !== null && !isChangedSinceApproval(letter)}
        open={open}
        current={current}
        onCurrent={standOn}
        onPress={press}
        onClose={() => setOpenSentence(null)}
        marks={
          review === null
            ? undefined
            : {
                note,
                isWaiting: (segment) => waiting.has(segment),
                after: marksOf,
              }
        }
      />
      <VisuallyHidden>
        <span role="status">{open === null ? said : t`A note opened. Press Tab to go to it, Escape to close it.`}</span>
      </VisuallyHidden>
    </>
  );
}

function openAt(text: string, segment: Segment | undefined): OpenSentence | null {
  if (segment === undefined) return null;
  const { start, end } = trimmed(text, segment);
  return { words: text.slice(start, end), start };
}

/** What else goes when this sentence is left out: what was worked out from its card. */
function fallsWith({ written }: OpenLetter, index: number): readonly string[] {
  const segment = written.segments[index];
  const source = segment === undefined ? null : sourceOf(written, segment);
  if (segment?.isEdited || source?.source.kind !== 'card') return [];
  const entry = source.source.card?.entry;
  return written.sentences
    .filter(({ source: { kind, card } }) => kind === 'derived' && card?.entry === entry)
    .map(({ start, end }) => written.generated.slice(start, end));
}
