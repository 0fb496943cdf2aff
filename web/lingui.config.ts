import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LANGUAGE_CODES } from '@plainclaim/domain/languages';

/** A new language of the list gets a file from `i18n:extract`; translate it. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGE_CODES],
  catalogs: [
    {
      path: '<rootDir>/src/i18n/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/screens/kit/**', '**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
});
