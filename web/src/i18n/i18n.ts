import { i18n } from '@lingui/core';
import { loadMessages, SOURCE_LOCALE } from './locales.ts';

export { i18n };

/** English at once, without any request: what the first page is made with. */
export function startInEnglish() {
  i18n.loadAndActivate({ locale: SOURCE_LOCALE, messages: {} });
}

/** Shows the screens in another language, and tells the page and assistive technology. */
export async function activateLocale(locale: string): Promise<void> {
  i18n.loadAndActivate({ locale, messages: await loadMessages(locale) });
  document.documentElement.lang = locale;
}
