import { LANGUAGES } from '@plainclaim/contract';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';
import { isReadByPerson, markOf } from '../../build/read-marks.ts';
import { entriesOf } from '../../build/screen-words-plugin.ts';

const WEB = new URL('../..', import.meta.url).pathname;

test('a mark holds for the text that was read, and not for another one', () => {
  const mark = markOf('Su reclamo', '2026-12-01');
  expect(mark).toMatch(/^read 2026-12-01 [0-9a-f]{8}$/);
  expect(isReadByPerson([mark], 'Su reclamo')).toBe(true);
  expect(isReadByPerson(['a remark', mark], 'Su reclamo')).toBe(true);
  expect(isReadByPerson([mark], 'Su demanda')).toBe(false);
  expect(isReadByPerson(['read by nobody'], 'Su reclamo')).toBe(false);
});

test('a mark stands in the catalogue as a translator’s comment', async () => {
  const mark = markOf('Su reclamo', '2026-12-01');
  type Kept = { readonly extra?: { readonly translatorComments?: readonly string[] } };
  const catalogue: Record<string, Kept> = await formatter().parse(
    `msgid ""\nmsgstr ""\n"Language: es\\n"\n\n# ${mark}\n#: src/app/app.tsx\nmsgid "Your claim"\nmsgstr "Su reclamo"\n`,
    { locale: 'es', sourceLocale: 'en', filename: 'es.po' },
  );
  const [entry] = Object.values(catalogue);
  expect(isReadByPerson(entry?.extra?.translatorComments ?? [], 'Su reclamo')).toBe(true);
});

test.each(LANGUAGES)('no mark in %s is of a text that was changed since', async (language) => {
  const entries = await entriesOf(WEB, language);
  expect(entries.filter(({ marks, isRead }) => marks > 0 && !isRead).map(({ english }) => english)).toEqual([]);
});
