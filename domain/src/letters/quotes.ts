/** What someone else said is a fact and stays as typed, whatever it says. */
const QUOTED = /"[^"\n]{1,300}"|“[^”\n]{1,300}”/g;

/** True when the place lies inside quotation marks. */
export function isQuoted(text: string, index: number): boolean {
  if (!/["“]/.test(text)) return false;
  for (const match of text.matchAll(QUOTED)) {
    if (index >= match.index && index < match.index + match[0].length) return true;
    if (match.index > index) return false;
  }
  return false;
}

/** The text with every quotation blanked, at the same length, for tests that must not look inside. */
export const quotesBlanked = (text: string): string =>
  /["“]/.test(text) ? text.replace(QUOTED, (quote) => '"'.padEnd(quote.length - 1, '_') + '"') : text;

/** A pattern's matches in `text` that no quotation covers, replaced. */
export function replaceOutsideQuotes(
  text: string,
  pattern: RegExp,
  put: (match: string, index: number) => string,
): string {
  if (text.search(pattern) < 0) return text;
  const blanked = quotesBlanked(text);
  return text.replace(pattern, (match: string, ...rest: unknown[]) => {
    const index = rest.find((value) => typeof value === 'number');
    if (index === undefined || blanked.slice(index, index + match.length) !== match) return match;
    return put(match, index);
  });
}
