/** Pure rules for the two boxes people write their story and their sum in. */

/** What a full stop follows without ending a sentence: titles, months, streets, "No. 12", single initials. */
const ABBREVIATION =
  /(?:^|[\s("'“‘])(?:mr|mrs|ms|dr|prof|st|ave|rd|blvd|ln|apt|no|nos|vs|inc|co|corp|ltd|jr|sr|etc|approx|dept|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|a\.m|p\.m|u\.s|n\.j|e\.g|i\.e|\p{L})\.$/iu;

/** The marks that end a sentence, with the quotes and brackets that close after them, or a new line. */
const SENTENCE_END = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)|\n+/gu;

/** True when "." at the end of `before` belongs to an abbreviation and what follows goes on with the sentence. */
const isAbbreviation = (before: string, after: string): boolean =>
  ABBREVIATION.test(before) && !/^\s+(?:I|We|He|She|They|It|The|This|That|Then|My|But|And|So)\b/.test(after);

/** About how many sentences a text has. A help for people who write, so a rough count will do; it never blocks. */
export function countSentences(text: string): number {
  let count = 0;
  let start = 0;
  const closeAt = (end: number) => {
    if (/[\p{L}\p{N}]/u.test(text.slice(start, end))) count += 1;
    start = end;
  };
  for (const mark of text.matchAll(SENTENCE_END)) {
    const end = mark.index + mark[0].length;
    if (end < text.length && isAbbreviation(text.slice(start, end), text.slice(end, end + 8))) continue;
    closeAt(end);
  }
  closeAt(text.length);
  return count;
}

/**
 * The text with a spoken sentence after it. One that would make it longer than `longest` characters is left out whole:
 * half a sentence could say something else.
 */
export function withSpoken(text: string, spoken: string, longest: number): string {
  const said = spoken.trim();
  const gap = text === '' || /\s$/.test(text) ? '' : ' ';
  const longer = `${text}${gap}${said}`;
  return said === '' || longer.length > longest ? text : longer;
}
