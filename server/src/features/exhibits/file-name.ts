const MOST_LETTERS = 100;

/**
 * What a person's file is called, fit to be shown in a line: no folders, no control characters, and none that turn the
 * direction of writing around. Never used as a path or in a header.
 */
export function shownFileName(given: string): string {
  const name = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(plain).slice(0, MOST_LETTERS).join('').trim();
}
