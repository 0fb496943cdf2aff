/** What /login puts into the history entry of `/` for its Register button: `{ register: true }`. */
export const asksForNewAccount = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'register' in state && state.register === true;
