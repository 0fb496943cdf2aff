/** Every other page that has an address. The browser app has a screen for each; any other path is a 404. */
export const PAGES = [
  '/result',
  '/login',
  '/forgot-password',
  '/dashboard',
  '/case',
  '/demand-letters',
  '/court-documents',
  '/co-sign',
  '/exhibits',
  '/file-it-now',
  '/hand-over',
  '/trial-prep',
  '/billing',
  '/receipt',
  '/upgrade',
  '/settings',
  '/no-letters',
  '/no-reminders',
  '/your-data',
  '/verify',
] as const;
export type Page = (typeof PAGES)[number];

/**
 * Pages that tell about the product: how it works, what it costs, what is kept. They are made at build time in each
 * language and need no script, so the browser app has no screen for them.
 */
export const INFORMATION_PAGES = [
  '/how-it-works',
  '/prices',
  '/help',
  '/privacy',
  '/terms',
  '/accessibility',
  '/contact',
] as const;
export type InformationPage = (typeof INFORMATION_PAGES)[number];
