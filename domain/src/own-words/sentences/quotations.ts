import type { Place } from '../issue.ts';

/** What someone else said is a fact, whatever it says. A quotation mark that is not closed within this length opened nothing. */
const LONGEST_QUOTATION = 600;

const CLOSING: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»', '„': '“', '「': '」' };

/** Every quotation of a text, its marks included, in order. Read once from the front. */
export function quotationsIn(text: string): readonly Place[] {
  const found: Place[] = [];
  let opened = -1;
  let closing = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (opened >= 0 && (at - opened > LONGEST_QUOTATION || (sign === '\n' && text.charAt(at + 1) === '\n')))
      opened = -1;
    if (opened >= 0 && (sign === closing || (sign === '"' && closing === '”') || (sign === '”' && closing === '"'))) {
      found.push({ start: opened, end: at + 1 });
      opened = -1;
    } else if (CLOSING[sign] !== undefined) {
      // A second opening mark before the first was closed: the first was a mistake.
      opened = at;
      closing = CLOSING[sign] ?? '';
    }
  }
  return found;
}

/** Tells whether a place lies in one of some ordered stretches. Asked in order of the text it is read once. */
export function insideOf(stretches: readonly Place[]): (at: number) => boolean {
  let index = 0;
  return (at) => {
    if (index > 0 && at < (stretches[index - 1]?.end ?? 0)) index = 0;
    while (index < stretches.length && (stretches[index]?.end ?? 0) <= at) index += 1;
    return at >= (stretches[index]?.start ?? Infinity);
  };
}
