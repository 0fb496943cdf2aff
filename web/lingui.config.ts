import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** The list of languages. A new one starts here: add its code, run `i18n:extract`, translate the file it makes. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'es', 'tr'],
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
