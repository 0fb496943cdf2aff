import { LANGUAGE_CODES } from '@plainclaim/domain/languages';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesThatNameALanguage, isAsked, namesALanguage } from './language-files.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CODES = LANGUAGE_CODES.filter((code) => code !== 'en');

/** As many as there are today. Fewer is better: then this number goes down with them. */
const MOST = 1;

test.each([
  ['a code in a list', `const codes = ['en', 'tr'];`],
  ['a word of one language', `const less = { en: 'Less', es: 'Menos' };`],
  ['catalogues in one object', 'const all = { en, es, tr };'],
  ['a catalogue that is brought in', `import { words } from './es/words.ts';`],
])('%s names a language', (_name, text) => {
  expect(namesALanguage(text, CODES)).toBe(true);
});

test.each([
  ['a remark', '/** As in `es` and { en, es }. */'],
  ['an ending', `const endings = ['ed', 'ers'];`],
  ['a language that is handed in', 'const said = copies[language];'],
])('%s names none', (_name, text) => {
  expect(namesALanguage(text, CODES)).toBe(false);
});

test('catalogues and tests are not asked', () => {
  expect(isAsked('contract/src/locales/es/cases.ts')).toBe(false);
  expect(isAsked('server/src/platform/mail/templates/tr/index.ts')).toBe(false);
  expect(isAsked('web/src/i18n/formatters.test.ts')).toBe(false);
  expect(isAsked('web/src/i18n/formatters.ts')).toBe(true);
});

test('no further file of the product names a language outside of the catalogues', () => {
  const files = filesThatNameALanguage(ROOT, CODES);
  expect(files).toContain('domain/src/languages.ts');
  expect(files.length).toBeLessThanOrEqual(MOST);
});
