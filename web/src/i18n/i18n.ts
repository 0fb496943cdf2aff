import { i18n } from '@lingui/core';
import { DEFAULT_LANGUAGE, directionOf, type Language, LANGUAGE_COOKIE, parseLanguage } from '@plainclaim/contract';
import { languageFiles } from './languages.ts';
import { firstPageTitle } from './page-title.ts';
import { ENGLISH, speakFrom, type Words } from './spoken-words.ts';

export { i18n };

/** How much of a language is needed: each reach holds the one before it. */
const REACHES = ['first', 'wizard', 'fit', 'further'] as const;
export type Reach = (typeof REACHES)[number];

/** The language asked for last; an earlier one that arrives later is not shown. */
let wanted: Language = DEFAULT_LANGUAGE;
let wantedReach = 0;
let shownReach = 0;

const currentLanguage = (): Language => parseLanguage(i18n.locale) ?? DEFAULT_LANGUAGE;

/** English at once, without any request. */
export function startInEnglish(): void {
  shownReach = REACHES.length;
  activate(DEFAULT_LANGUAGE, ENGLISH, {});
}

/** Shows the screens in a language. Rejects when its files cannot be had; then nothing has changed. */
export async function showLanguage(language: Language): Promise<void> {
  wanted = language;
  try {
    await loadAndShow(language);
  } catch (error) {
    if (wanted === language) wanted = currentLanguage();
    throw error;
  }
}

async function loadAndShow(language: Language): Promise<void> {
  const reach = wantedReach;
  if (language === 'en') return startInEnglish();
  const files = languageFiles(language);
  const [first, wizard, fit, further] = await Promise.all([
    files.first(),
    reach >= REACHES.indexOf('wizard') ? files.wizard() : null,
    reach >= REACHES.indexOf('fit') ? files.fit() : null,
    reach >= REACHES.indexOf('further') ? files.further() : null,
  ]);
  if (wanted !== language) return;
  // A screen that says more was opened meanwhile.
  if (reach < wantedReach) return loadAndShow(language);
  shownReach = reach;
  const next = {
    sentences: { ...first.sentences, ...wizard?.sentences, ...fit?.sentences, ...further?.sentences },
    categories: first.categoryWords,
    lists: wizard?.referenceWords ?? null,
    isRead: first.isRead,
  };
  activate(language, next, { ...first.messages, ...wizard?.messages, ...further?.messages });
}

/** For everything beyond the first screen: what it says is here, in any language, when this resolves. */
export async function wantWords(reach: Exclude<Reach, 'first'>): Promise<void> {
  wantedReach = Math.max(wantedReach, REACHES.indexOf(reach));
  if (shownReach < wantedReach) await showLanguage(wanted);
}

function activate(language: Language, next: Words, messages: Parameters<typeof i18n.load>[1]): void {
  const isDrawn = typeof document !== 'undefined';
  const isAtStart = isDrawn && i18n.locale !== '' && document.title === firstPageTitle();
  speakFrom(next);
  i18n.loadAndActivate({ locale: language, messages });
  if (!isDrawn) return;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  if (isAtStart) document.title = firstPageTitle();
}

const REMEMBERED_SECONDS = 365 * 24 * 60 * 60;

/** The language this browser remembers; null when none was chosen. */
function rememberedLanguage(): Language | null {
  const name = `${LANGUAGE_COOKIE}=`;
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(name));
  return parseLanguage(cookie?.slice(name.length));
}

/**
 * After a sign-in, which gives a browser without a language the one of the account. When its words cannot be had the
 * screen stays as it is; the next page comes in the right language.
 */
export async function followRememberedLanguage(): Promise<void> {
  const language = rememberedLanguage();
  if (language === null || language === currentLanguage()) return;
  await showLanguage(language).catch(() => {});
}

let chosen: Language | null = null;
const choiceListeners = new Set<() => void>();

/** What was chosen by the menu since this page was loaded, for whoever keeps it with an account. */
export const chosenLanguage = (): Language | null => chosen;

/** Tells of every choice. Returns a function that stops. */
export function watchChosenLanguage(listener: () => void): () => void {
  choiceListeners.add(listener);
  return () => choiceListeners.delete(listener);
}

/** Shows a language and remembers it, for the server too: its messages and mails follow. */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The cookie store's own interface is missing in some browsers we support.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${REMEMBERED_SECONDS}; SameSite=Lax${secure}`;
  chosen = language;
  for (const listener of choiceListeners) listener();
}
