import { lazyScreen, type ScreenModule } from './lazy-screen.ts';

/** Address of a screen, and the folder in `screens/` whose `route.tsx` exports it as `Screen`. */
const FOLDERS = {
  '/result': 'result',
  '/login': 'login',
  '/forgot-password': 'forgot-password',
  '/dashboard': 'dashboard',
  '/billing': 'billing',
  '/demand-letters': 'demand-letters',
  '/court-documents': 'court-documents',
  '/exhibits': 'exhibits',
  '/trial-prep': 'trial-prep',
  '/settings': 'settings',
  '/no-letters': 'no-letters',
} as const;

const modules = import.meta.glob<ScreenModule>('../screens/*/route.tsx');

/** The screens that exist, each in a file of its own that loads when it is opened. */
export const screenRoutes = Object.entries(FOLDERS).flatMap(([path, folder]) => {
  const load = modules[`../screens/${folder}/route.tsx`];
  return load ? [{ path, Screen: lazyScreen(load) }] : [];
});
