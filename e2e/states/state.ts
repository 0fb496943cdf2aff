import type { Page } from '@playwright/test';

/**
 * What the server holds before a page is opened. "nobody" is a new browser; the others are made once by calls alone and
 * shared by all states that only look at them.
 */
export type WorldName =
  | 'nobody'
  | 'member'
  | 'letter'
  | 'papers'
  | 'trial'
  | 'prepared'
  | 'co-signing'
  | 'offer'
  | 'places'
  | 'rows';

/** One look of one screen. `open` brings a page there, in any language, and ends when the screen stands still. */
export type State = {
  readonly name: string;
  readonly world: WorldName;
  readonly open: (page: Page) => Promise<void>;
};

/** The states of one world, by name. */
export const statesOf = (world: WorldName, opens: Readonly<Record<string, State['open']>>): readonly State[] =>
  Object.entries(opens).map(([name, open]) => ({ name, world, open }));
