/**
 * Every match of a global pattern, in order. `matchAll` copies its pattern each time, and on texts as short as a
 * sentence that costs more than reading them.
 */
export function matchesIn(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (let match = nextIn(text, pattern, 0); match !== null; match = nextIn(text, pattern, endOf(match, pattern)))
    found.push(match);
  return found;
}

/** Puts something in place of every match of a global pattern: far cheaper than `replace` where groups have names. */
export function replaceIn(text: string, pattern: RegExp, put: (match: RegExpExecArray) => string): string {
  let result = '';
  let done = 0;
  for (let match = nextIn(text, pattern, 0); match !== null; match = nextIn(text, pattern, endOf(match, pattern))) {
    result += text.slice(done, match.index) + put(match);
    done = match.index + match[0].length;
  }
  return result + text.slice(done);
}

function nextIn(text: string, pattern: RegExp, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** Where the next match may begin. What matched nothing would match there again. */
function endOf({ index, input, 0: match }: RegExpExecArray, { unicode }: RegExp): number {
  if (match !== '') return index + match.length;
  return index + (unicode && (input.codePointAt(index) ?? 0) > 0xffff ? 2 : 1);
}
