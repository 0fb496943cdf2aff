/** How a page looks: as the device does, or always light or dark. */
export const THEMES = ['device', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Kept when somebody logs out: it tells nothing about anybody. */
const KEY = 'plainclaim-theme';

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

/** What was chosen in this browser. */
export function rememberedTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return isTheme(kept) ? kept : 'device';
  } catch {
    return 'device';
  }
}

/** Shows it on this page. Every colour is a pair for light and dark, of which `color-scheme` picks one. */
export function showTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme === 'device' ? '' : theme;
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'device') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
}
