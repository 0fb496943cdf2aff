/** What stands where a sentence stood, while what is before it and behind it are the same. Null when they are not. */
export const sentenceAfterChange = (text: string, before: string, behind: string): string | null =>
  text.length >= before.length + behind.length && text.startsWith(before) && text.endsWith(behind)
    ? text.slice(before.length, text.length - behind.length).trim()
    : null;
