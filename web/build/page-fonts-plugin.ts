import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** What the small files are cut from: the letters of most of Europe weigh several times those of our own words. */
const SOURCES = {
  sans: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  'sans-turkish': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  'sans-portuguese': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  serif: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  'serif-portuguese': '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2',
  'serif-turkish': '@fontsource/source-serif-4/files/source-serif-4-latin-ext-600-normal.woff2',
} as const;
/** Kerning, ligatures, figures of one width for sums, accents, and the letters that differ by language. */
const FEATURES = ['kern', 'liga', 'tnum', 'ccmp', 'mark', 'locl'];
/** `url("page-fonts/sans.woff2")` and, later in the same rule, the characters it is for. */
const FACE = /url\("page-fonts\/([a-z-]+)\.woff2"\)[^}]*?unicode-range:([^;}]+)/g;

type Name = keyof typeof SOURCES;

const isName = (name: string): name is Name => Object.hasOwn(SOURCES, name);

/** The characters of a `unicode-range`, such as "U+0020-007E, U+00A9". */
export function charactersIn(range: string): string {
  const parts = range.split(',').map((part) => {
    const [, first, last = first] = /^U\+([0-9A-F]+)(?:-([0-9A-F]+))?$/i.exec(part.trim()) ?? [];
    if (first === undefined || last === undefined) throw new Error(`"${part.trim()}" is no range of characters`);
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, nr) => String.fromCodePoint(from + nr)).join('');
  });
  return parts.join('');
}

/** Which small file holds which characters, as the style sheet says. */
export function pageFonts(css: string): ReadonlyMap<Name, string> {
  const fonts = new Map<Name, string>();
  for (const [, name = '', range = ''] of css.matchAll(FACE)) {
    if (!isName(name)) throw new Error(`page-fonts/${name}.woff2 is cut from nothing`);
    fonts.set(name, charactersIn(range));
  }
  return fonts;
}

/**
 * Cuts the fonts of the first page down to the characters `fonts.css` names for them, before anything is built from
 * that style sheet. Other characters are in the whole files, which a browser fetches when it meets one.
 */
export function pageFontsPlugin(web: string, folder: string): Plugin {
  const modules = createRequire(import.meta.url);
  return {
    name: 'page-fonts',
    config: () => ({ resolve: { alias: { 'page-fonts': folder } } }),
    async buildStart() {
      const css = readFileSync(join(web, 'src/app/styles/fonts.css'), 'utf8');
      mkdirSync(folder, { recursive: true });
      for (const [name, characters] of pageFonts(css)) {
        const whole = readFileSync(modules.resolve(SOURCES[name]));
        const options = { targetFormat: 'woff2', keepFeatures: FEATURES, noHinting: true } as const;
        writeFileSync(join(folder, `${name}.woff2`), await subsetFont(whole, characters, options));
      }
    },
  };
}
