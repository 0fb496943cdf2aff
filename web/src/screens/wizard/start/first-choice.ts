const KEY = 'plainclaim.first-choice';

/** What was chosen on the first screen before the rest of the wizard was there. */
export type FirstChoice = { readonly category: string; readonly goesOn: boolean };

/** What the page before kept, and what was chosen or pressed on this one since. */
export function joined(kept: FirstChoice | null, since: FirstChoice | null): FirstChoice | null {
  if (kept === null || since === null) return kept ?? since;
  return { category: since.category === '' ? kept.category : since.category, goesOn: kept.goesOn || since.goesOn };
}

/** For the page that comes after a reload. Blocked storage keeps nothing: the choice is then made again. */
export function keepFirstChoice({ category, goesOn }: FirstChoice) {
  try {
    sessionStorage.setItem(KEY, `${goesOn ? '>' : ''}${category}`);
  } catch {
    // Nothing typed is lost: one choice is.
  }
}

/** What the page before this one kept; null when it kept nothing. Answers it once. */
export function takeFirstChoice(): FirstChoice | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text === null ? null : { category: text.replace('>', ''), goesOn: text.startsWith('>') };
  } catch {
    return null;
  }
}
