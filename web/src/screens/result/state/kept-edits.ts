/**
 * Edits that were not saved when the page was left by the browser's Back button. They live in memory only, so that a
 * letter never stays behind in a shared computer's storage.
 */
let kept: { readonly savedText: string; readonly text: string } | null = null;

export function keepEdits(savedText: string, text: string): void {
  kept = savedText === text ? null : { savedText, text };
}

/** The kept edits of this saved text, once. Null when there are none or the letter was saved elsewhere meanwhile. */
export function takeKeptEdits(savedText: string): string | null {
  const edits = kept;
  kept = null;
  return edits?.savedText === savedText ? edits.text : null;
}
