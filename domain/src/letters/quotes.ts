import { matchesIn, replaceIn } from './matches-in.ts';

/** What someone else said is a fact and stays as typed, whatever it says. */
const QUOTED = /"[^"\n]{1,300}"|“[^”\n]{1,300}”/g;

const hasQuote = (text: string): boolean => text.includes('"') || text.includes('“');

/** Tells whether a place lies inside quotation marks. The text is read once for all of its places. */
export function quotedIn(text: string): (index: number) => boolean {
  const quotes = hasQuote(text) ? matchesIn(text, QUOTED) : [];
  if (quotes.length === 0) return () => false;
  return (index) => quotes.some((quote) => index >= quote.index && index < quote.index + quote[0].length);
}

/** The text with every quotation blanked, at the same length, for tests that must not look inside. */
export const quotesBlanked = (text: string): string =>
  hasQuote(text) ? text.replace(QUOTED, (quote) => '"'.padEnd(quote.length - 1, '_') + '"') : text;

/** A pattern's matches in `text` that no quotation covers, replaced. */
export function replaceOutsideQuotes(
  text: string,
  pattern: RegExp,
  put: (match: string, index: number) => string,
): string {
  let blanked: string | null = null;
  return replaceIn(text, pattern, ({ index, 0: match }) => {
    blanked ??= quotesBlanked(text);
    return blanked.startsWith(match, index) ? put(match, index) : match;
  });
}
