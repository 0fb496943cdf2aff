/** What makes the sign before or behind a name part of a longer word: a letter or digit, also across "'" or "-". */
const IN_WORD_BEFORE = /[\p{L}\p{M}\p{N}](?:['’-])?$/u;
const IN_WORD_BEHIND = /^(?:-?[\p{L}\p{M}\p{N}]|['’](?!s\b)[\p{L}\p{M}\p{N}])/u;
const ENDS_IN_WORD = /[\p{L}\p{M}\p{N}]$/u;
const BEGINS_IN_WORD = /^[\p{L}\p{M}\p{N}]/u;
/** A sign may take two places, and an apostrophe or a hyphen may be between it and the name. */
const SIGNS_AROUND = 4;

/**
 * Whether a text names somebody or something by whole words: "Lee" is in "Mr. Lee's roof" and not in "fleece", "O'Lee"
 * or "Lee-Ann". Capitals count. The time it takes grows with the text and no faster.
 */
export function namesWholly(text: string, name: string): boolean {
  if (name === '') return false;
  const [opens, closes] = [BEGINS_IN_WORD.test(name), ENDS_IN_WORD.test(name)];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    const isInside =
      (opens && IN_WORD_BEFORE.test(text.slice(Math.max(0, at - SIGNS_AROUND), at))) ||
      (closes && IN_WORD_BEHIND.test(text.slice(end, end + SIGNS_AROUND)));
    if (!isInside) return true;
  }
  return false;
}
