import type { Place } from './finding.ts';
import { headOf } from './read-letter.ts';

/** "Sent by certified mail", "VIA EMAIL", "Certified mail, return receipt requested". It may go on with "and by ...". */
const DELIVERY =
  /^(?:(?:sent|delivered|by|via|(?:e-?)?mailed)\b.*\b(?:mail|e-?mail|hand|courier|text|delivery|person|post|usps|ups|fedex)\b|(?:certified|registered|first[- ]class|regular|priority|overnight)\b.*\bmail\b)/i;
const GOES_ON = /^(?:and|or)\b/i;
const EMAIL = /\be-?mail(?:ed)?\b(?: delivery\b)?/gi;
const OWN_WAY = /\b(?:mail|post|usps|ups|fedex|hand|courier|text|delivery|in person)\b/i;

/** The lines above the letter that tell how it is sent. */
export function deliveryLinesIn(text: string): readonly Place[] {
  const { start, end } = headOf(text);
  const places: { readonly start: number; end: number }[] = [];
  let at = start;
  let isOpen = false;
  for (const line of text.slice(start, end).split('\n')) {
    const words = line.trim();
    const from = at + line.length - line.trimStart().length;
    const last = places.at(-1);
    if (isOpen && last !== undefined && GOES_ON.test(words)) last.end = from + words.length;
    else {
      isOpen = DELIVERY.test(words);
      if (isOpen) places.push({ start: from, end: from + words.length });
    }
    at += line.length + 1;
  }
  return places;
}

/** True when the words promise another way than the line does: an email where none goes out, or only an email. */
export function tellsOtherWay(words: readonly string[], line: string): boolean {
  const namedWays = waysIn(words.join('\n'));
  const wanted = waysIn(line);
  return namedWays.byEmail !== wanted.byEmail || namedWays.byOwnWay !== wanted.byOwnWay;
}

const waysIn = (words: string): { readonly byEmail: boolean; readonly byOwnWay: boolean } => {
  const others = words.replace(EMAIL, ' ');
  return { byEmail: others !== words, byOwnWay: OWN_WAY.test(others) };
};

/** The text with this one line about how it is sent. A text without such a line gets none. */
export function withDeliveryLine(text: string, line: string): string {
  const [first, ...more] = deliveryLinesIn(text);
  if (first === undefined) return text;
  const single = more.reduceRight(withoutLine, text);
  return `${single.slice(0, first.start)}${line}${single.slice(first.end)}`;
}

/** Takes the line's end along, and one of two blank lines that would meet. */
function withoutLine(text: string, { start, end }: Place): string {
  const before = text.slice(0, start).replace(/(?<![ \t])[ \t]+$/, '');
  const after = text.slice(end).replace(/^[ \t]*\n?/, '');
  return before + (before.endsWith('\n\n') && after.startsWith('\n') ? after.slice(1) : after);
}
