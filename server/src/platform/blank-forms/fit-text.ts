/** How a text is in a box: whole lines, and what goes on the attached sheet. */
export type FittedText = { readonly lines: readonly string[]; readonly rest: string };

export type Room = {
  /** In the unit of `widthOf`. */
  readonly width: number;
  readonly lines: number;
  readonly widthOf: (text: string) => number;
  /** The line that tells the reader where the rest is. It must fit. */
  readonly pointer: string;
};

/** `end`: how much of the text is on the lines up to this one. */
type Line = { readonly text: string; readonly end: number; readonly endsParagraph: boolean };

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Sets text in lines of whole words, never smaller and never cut off. What has no room goes on, from the start of a
 * paragraph where one was finished before, and the last line points to it.
 */
export function fitText(text: string, room: Room): FittedText {
  const lines = wrap(text, room);
  if (lines.length <= room.lines) return { lines: lines.map((line) => line.text), rest: '' };
  const kept = lines.slice(0, room.lines - 1);
  const whole = kept.slice(0, kept.findLastIndex(({ endsParagraph }) => endsParagraph) + 1);
  const shown = whole.length > 0 ? whole : kept;
  const rest = text.slice(shown.at(-1)?.end ?? 0).trim();
  return { lines: [...shown.map((line) => line.text), room.pointer], rest };
}

/** For a box of one line: all of it, or only the pointer. Half a name is a wrong name. */
export function fitLine(text: string, room: Omit<Room, 'lines'>): FittedText {
  const line = text.replaceAll('\n', ', ');
  return room.widthOf(line) <= room.width ? { lines: [line], rest: '' } : { lines: [room.pointer], rest: text };
}

function wrap(text: string, room: Room): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const paragraph of text.split('\n')) {
    const end = start + paragraph.length;
    const set = wrapParagraph(paragraph, room).map((line) => ({ ...line, end: start + line.end }));
    lines.push(...set.map((line, index) => ({ ...line, endsParagraph: index === set.length - 1 })));
    start = end + 1;
  }
  return lines;
}

function wrapParagraph(paragraph: string, { width, widthOf }: Room): readonly Omit<Line, 'endsParagraph'>[] {
  const lines: Omit<Line, 'endsParagraph'>[] = [];
  let line = '';
  let at = 0;
  const close = (): void => {
    if (line.trim() !== '') lines.push({ text: line.trim(), end: at });
    line = '';
  };
  for (const [word] of paragraph.matchAll(/(?<!\s)\s*\S+/gu)) {
    if (widthOf((line + word).trim()) > width) close();
    for (const piece of widthOf(word.trim()) <= width ? [word] : lettersOf(word)) {
      if (widthOf((line + piece).trim()) > width) close();
      line += piece;
      at += piece.length;
    }
  }
  close();
  return lines;
}

const lettersOf = (word: string): readonly string[] => Array.from(graphemes.segment(word), ({ segment }) => segment);
