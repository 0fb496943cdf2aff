import { LANGUAGE_LIST } from '@plainclaim/domain/languages';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { charactersIn, pageFonts } from '../../build/page-fonts-plugin.ts';
import { entriesOf } from '../../build/screen-words-plugin.ts';

const css = readFileSync(new URL('styles/fonts.css', import.meta.url), 'utf8');
const web = new URL('../../', import.meta.url).pathname;

test('a range of characters is what it names', () => {
  expect(charactersIn('U+0041-0043, U+011F')).toBe('ABCğ');
  expect(() => charactersIn('letters')).toThrow('no range');
});

test('no stand-in begins with a keyword of fonts: the build writes names without quotes, and browsers drop such a face', () => {
  const families = [...css.matchAll(/font-family: "([^"]+)"/g)].map(([, name = '']) => name.toLowerCase());
  expect(families.length).toBeGreaterThan(10);
  expect(families.filter((name) => /^(?:serif|monospace|cursive|fantasy|system-ui)\b/.test(name))).toEqual([]);
});

test('each small file is cut from a whole one', () => {
  expect([...pageFonts(css).keys()].toSorted()).toEqual([
    'sans',
    'sans-portuguese',
    'sans-turkish',
    'serif',
    'serif-portuguese',
    'serif-turkish',
  ]);
  expect(() => pageFonts('src: url("page-fonts/mono.woff2"); unicode-range: U+0041;')).toThrow('cut from nothing');
});

test('the menu names each language without a font of its own: everybody gets the menu', () => {
  const held = pageFonts(css).get('sans') ?? '';
  expect([...LANGUAGE_LIST.map(({ name }) => name).join('')].filter((letter) => !held.includes(letter))).toEqual([]);
});

test.each(LANGUAGE_LIST)('our own words in $code need no whole font', async ({ code, fonts: own }) => {
  const fonts: ReadonlyMap<string, string> = pageFonts(css);
  const scripts: readonly string[] = own;
  const entries = await entriesOf(web, code);
  const words = entries.map(({ english, translation }) => english + translation).join('');
  expect(words.length).toBeGreaterThan(10_000);
  for (const family of ['sans', 'serif'] as const) {
    const files = [family, ...scripts.map((script) => `${family}-${script}`)];
    const held = new Set(files.map((file) => fonts.get(file) ?? '').join(''));
    expect([...new Set(words)].filter((letter) => !held.has(letter) && letter !== '\n')).toEqual([]);
  }
});
