import { PAGES } from '@plainclaim/contract';
import { lazyScreen, type ScreenModule } from './lazy-screen.ts';

/** The folder of a page has the name of its path, and its `route.tsx` exports the screen as `Screen`. */
const modules = import.meta.glob<ScreenModule>('../screens/*/route.tsx');

/** The screens that exist, each in a file of its own that loads when it is opened. */
export const screenRoutes = PAGES.flatMap((path) => {
  const load = modules[`../screens${path}/route.tsx`];
  return load ? [{ path, Screen: lazyScreen(load) }] : [];
});
