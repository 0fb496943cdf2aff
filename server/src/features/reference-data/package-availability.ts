/** What this build of the product can make. A package that promises more is not complete yet. */
const MADE_HERE: ReadonlySet<string> = new Set(['letter', 'court_papers', 'trial_prep']);

/** True when everything the package promises can be made. */
export const isComplete = (item: { readonly contains: readonly string[] }): boolean =>
  item.contains.every((part) => MADE_HERE.has(part));

/**
 * In production only complete packages are sold; elsewhere an incomplete one can be tried, and the screen says so. One that
 * was stopped is sold nowhere.
 */
export const canBeChosen = (
  item: { readonly contains: readonly string[]; readonly isStopped: boolean },
  isProduction: boolean,
): boolean => !item.isStopped && (isComplete(item) || !isProduction);
