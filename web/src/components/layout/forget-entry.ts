type Page = {
  readonly location: Pick<Location, 'pathname' | 'search'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
};

/**
 * Takes the token of a mailed link out of the address bar and the history, and with it what the page was opened with: the
 * page has read both, and neither a reload nor Back reads them again. The router's own marks on the entry stay.
 */
export function forgetEntry({ location, history }: Page): void {
  const marks: unknown = history.state;
  const kept = typeof marks === 'object' && marks !== null ? { ...marks, usr: null } : null;
  history.replaceState(kept, '', location.pathname + location.search);
}
