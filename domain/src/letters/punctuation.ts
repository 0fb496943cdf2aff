import { rewrite, type TracedText } from './traced-text.ts';

type Mend = readonly [pattern: RegExp, put: string];

/** Doubled and stray marks, safe for names and addresses too. */
const ANYWHERE: readonly Mend[] = [
  [/\( {0,9}\)/g, ' '],
  [/\.{3,}|…[.…]+/g, '…'],
  [/\.{2}/g, '.'],
  [/\${2,}/g, '$'],
  [/([!?])[!?]{1,50}/g, '$1'],
  [/([,;:])(?: {0,3}[,;:]){1,50}/g, '$1'],
  [/[,;:]{1,5} {0,3}\.(?!\d)/g, '.'],
  [/ {1,50}([,;.])(?= |\n|$)/g, '$1'],
  [/\.{2}/g, '.'],
  [/ {2,}/g, ' '],
];

/** A letter is calm: runs of marks become one, and an exclamation mark becomes a full stop. */
const IN_PROSE: readonly Mend[] = [
  [/[!?]*\?[!?]*/g, '?'],
  [/!+(?=[\s"'”’)]|$)/g, '.'],
  [/!{2,}/g, '!'],
];

/** One of these stands wherever a mend changes something; most sentences have none. */
const STRAY = /!|\?\?|\( {0,9}\)|…[.…]|\.\.|\$\$|[,;:] {0,3}[,;:.]| [ ,;.]/;

const mendAll = (input: TracedText, mends: readonly Mend[]): TracedText =>
  STRAY.test(input.text)
    ? mends.reduce(
        (text, [pattern, put]) => rewrite(text, pattern, ({ 1: mark = '' }) => put.replace('$1', mark)),
        input,
      )
    : input;

export const mendPunctuation = (input: TracedText): TracedText => mendAll(input, ANYWHERE);
export const mendProse = (input: TracedText): TracedText => mendAll(mendAll(input, IN_PROSE), ANYWHERE);

/** Ends a sentence once: "Acme Inc." gets no second full stop. Marks of other scripts count. */
export function endSentence(text: string): string {
  if (hasUsualEnd(text)) return text;
  const bare = text.trimEnd().replace(/[\s,;:–—-]{1,50}$/u, '');
  return /[.!?…。．؟।۔！？]["'”’»)]{0,3}$/u.test(bare) ? bare : `${bare}.`;
}

const hasUsualEnd = (text: string): boolean => text.endsWith('.') || text.endsWith('?') || text.endsWith('!');

/** The first letter of a sentence as a capital, past any opening quote. A letter that would not come back from its capital stays. */
export const capitalize = (text: string): string =>
  STARTS_WITH_CAPITAL.test(text)
    ? text
    : text.replace(FIRST_SMALL, (all: string, quote: string, letter: string) => {
        const capital = letter.toUpperCase();
        return capital.toLowerCase() === letter ? quote + capital : all;
      });

const STARTS_WITH_CAPITAL = /^[A-Z]/;
const FIRST_SMALL = /^(["'“‘«(]{0,3})(\p{Ll})/u;
