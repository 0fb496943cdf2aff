import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CodePoints, hasCodePoint, inBoth, readCodePoints } from './font-cmap.ts';

export type GlyphCoverage = {
  /**
   * The characters of `text` that none of the shipped fonts can print, each once, as the reader sees them: a letter with
   * its accents, or an emoji with its parts, is one. Empty when all can be printed. Expects text from `sanitizeText`.
   */
  readonly unprintableCharacters: (text: string) => readonly string[];
};

/** Every font has plain ASCII. A sign before other characters may be a part of one, such as a letter under an accent. */
const NOT_PLAIN = /[\u0020-\u007e]?[^\n\u0020-\u007e]+/gu;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}|\n/gu;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Reads the character maps of the fonts in `assetsDir`/fonts, once; throws when there are none. */
export function loadGlyphCoverage(assetsDir: string): GlyphCoverage {
  const families = readFamilies(join(assetsDir, 'fonts'));
  const hasAll = (letters: string): boolean =>
    families.some((family) => Array.from(letters).every((letter) => hasCodePoint(family, letter.codePointAt(0) ?? 0)));

  return {
    unprintableCharacters(text) {
      const missing = new Set<string>();
      for (const [run] of text.matchAll(NOT_PLAIN)) {
        for (const { segment } of graphemes.segment(run)) {
          // One font must have every part: an accent from one font cannot be put on a letter from another.
          const visible = segment.replace(IGNORABLE, '');
          if (!hasAll(visible) && !hasAll(visible.normalize('NFD'))) missing.add(segment);
        }
      }
      return [...missing];
    },
  };
}

function readFamilies(fontsDir: string): CodePoints[] {
  // Letters are never set in italics, so the italic file's smaller coverage does not count.
  const files = readdirSync(fontsDir).filter((name) => /\.(ttf|otf)$/.test(name) && !name.includes('Italic'));
  if (files.length === 0) throw new Error(`No fonts in ${fontsDir}`);
  const families = new Map<string, CodePoints>();
  for (const file of files) {
    const family = file.split('_', 1)[0] ?? file;
    const codePoints = readCodePoints(join(fontsDir, file));
    const earlier = families.get(family);
    // A family prints a character only when each of its weights has it: it may be in a bold heading.
    families.set(family, earlier ? inBoth(earlier, codePoints) : codePoints);
  }
  return [...families.values()];
}
