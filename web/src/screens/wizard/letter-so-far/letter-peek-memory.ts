/** Whether the folded letter was opened in this visit. Only that: nothing of what it says. */
const KEY = 'plainclaim.letter-open';

export function wasLetterOpen(): boolean {
  try {
    return sessionStorage.getItem(KEY) === '1';
  } catch {
    // Storage is switched off: the letter starts folded.
    return false;
  }
}

export function rememberLetterOpen(isOpen: boolean): void {
  try {
    if (isOpen) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // As above: it is only a convenience.
  }
}
