import { type ComponentType, lazy } from 'react';

export type ScreenModule = { readonly Screen: ComponentType };

const RELOADED_KEY = 'plainclaim.reloaded';

/**
 * A screen that loads when it is first shown. A new release removes the files of the old one, so a page opened before
 * it may ask for a file that is gone: then the page reloads, once, and gets the new release.
 */
export function lazyScreen(load: () => Promise<ScreenModule>) {
  return lazy(async () => {
    try {
      const { Screen } = await load();
      sessionStorage.removeItem(RELOADED_KEY);
      return { default: Screen };
    } catch (error) {
      if (sessionStorage.getItem(RELOADED_KEY) !== null) throw error;
      sessionStorage.setItem(RELOADED_KEY, 'yes');
      location.reload();
      // The page is going away; nothing more may be shown.
      return new Promise<never>(() => {});
    }
  });
}
