import { useLingui } from '@lingui/react/macro';
import { DEFAULT_LANGUAGE } from '@plainclaim/contract';
import { blocksFromText } from '@plainclaim/domain';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { LetterPaper } from '../../../components/documents/letter-paper.tsx';
import { placeBlocks } from './sentences/block-places.ts';
import styles from './letter-sheet.module.css';
import type { Segment } from './sentences/sentence-segments.ts';
import { SheetBlock } from './sentences/sheet-block.tsx';
import type { SheetMarks } from './sentences/sheet-marks.ts';

export type LetterSheetProps = {
  readonly text: string;
  readonly segments: readonly Segment[];
  readonly isSigned: boolean;
  /** Under the screen's title, or under a heading of its own. */
  readonly heading?: 'h2' | 'h3' | undefined;
  /** Absent: the letter is only read. */
  readonly marks?: SheetMarks | undefined;
  readonly open: number | null;
  /** The sentence that a press of Tab comes to. */
  readonly current: number;
  readonly onPress: (segment: number) => void;
  readonly onCurrent: (segment: number) => void;
  readonly onClose: () => void;
  readonly sheet?: RefObject<HTMLDivElement | null> | undefined;
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The number of the sentence an event came from; null when it came from elsewhere, such as from a note. */
function segmentIn(target: EventTarget | null): number | null {
  if (!(target instanceof Element)) return null;
  const pressed = target.closest<HTMLElement>('[data-segment], [data-note]')?.dataset['segment'];
  return pressed === undefined ? null : Number(pressed);
}

export const focusSentence = (sheet: Element | null, segment: number): void =>
  sheet?.querySelector<HTMLElement>(`[role="button"][data-segment="${segment}"]`)?.focus();

/** The letter as paper, from the same blocks as its PDF. Each sentence can be pressed; arrow keys lead on. */
export function LetterSheet(props: LetterSheetProps) {
  const { text, segments, isSigned, heading = 'h2', marks, open, current, onPress, onCurrent, onClose } = props;
  const { t } = useLingui();
  const own = useRef<HTMLDivElement>(null);
  const sheet = props.sheet ?? own;
  const blocks = useMemo(() => blocksFromText(text), [text]);
  const places = useMemo(() => placeBlocks(text, blocks), [text, blocks]);
  const signature = isSigned ? t`Signed. Your signature is in the PDF.` : t`Your signature goes here when you approve.`;
  const onKey = (event: KeyboardEvent) => {
    // What is being typed in a note is not lost by a key: Cancel or Save end it.
    const isTyping = event.target instanceof Element && event.target.closest('[data-editing]') !== null;
    if (event.key === 'Escape' && open !== null && !isTyping) {
      onClose();
      focusSentence(sheet.current, open);
      return;
    }
    const segment = segmentIn(event.target);
    if (segment === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPress(segment);
      return;
    }
    const step = STEPS[event.key] ?? 0;
    const all = [...(sheet.current?.querySelectorAll<HTMLElement>('[role="button"][data-segment]') ?? [])];
    const next = all[all.findIndex((one) => Number(one.dataset['segment']) === segment) + step];
    if (step === 0 || next === undefined) return;
    event.preventDefault();
    next.focus();
    onCurrent(Number(next.dataset['segment']));
  };
  // Pulling a selection over the letter is no press.
  const onClick = (event: MouseEvent) => {
    const segment = segmentIn(event.target);
    if (segment === null || getSelection()?.isCollapsed === false) return;
    onPress(segment);
  };
  // The sentences are the buttons; one listener around them serves all of them.
  const heard = useRef({ onKey, onClick });
  useEffect(() => {
    heard.current = { onKey, onClick };
  });
  const isPressable = marks !== undefined;
  useEffect(() => {
    const element = sheet.current;
    if (element === null || !isPressable) return undefined;
    const hearKey = (event: KeyboardEvent) => heard.current.onKey(event);
    const hearPress = (event: MouseEvent) => heard.current.onClick(event);
    element.addEventListener('keydown', hearKey);
    element.addEventListener('click', hearPress);
    return () => {
      element.removeEventListener('keydown', hearKey);
      element.removeEventListener('click', hearPress);
    };
  }, [sheet, isPressable]);
  const shown = blocks.map((block, index) => ({ key: String(index), block, pieces: places[index] ?? [] }));
  return (
    <div ref={sheet} className={styles['letter']}>
      <LetterPaper size="full" lang={DEFAULT_LANGUAGE}>
        {shown.map(({ key, block, pieces }) => (
          <SheetBlock
            key={key}
            heading={heading}
            block={block}
            pieces={pieces}
            segments={segments}
            marks={marks}
            open={open}
            current={current}
            signature={signature}
          />
        ))}
      </LetterPaper>
    </div>
  );
}
