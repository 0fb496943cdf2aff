import { type ComponentType, createElement, lazy } from 'react';
import { reloadOnce } from '../api/http/reload-once.ts';
import { wantWords } from '../i18n/i18n.ts';

export type ScreenModule = { readonly Screen: ComponentType };

/**
 * A screen that loads when it is first shown, with all words of the language and what holds the server's answers. A new
 * release removes the files of the old one, so a page opened before it may ask for a file that is gone: then the page
 * reloads, once, and gets the new release.
 */
export function lazyScreen(load: () => Promise<ScreenModule>) {
  return lazy(async () => {
    try {
      const [{ Screen }, { ServerState }] = await Promise.all([
        load(),
        import('./server-state.tsx'),
        wantWords('further'),
      ]);
      return { default: () => createElement(ServerState, null, createElement(Screen)) };
    } catch (error) {
      await reloadOnce();
      throw error;
    }
  });
}
