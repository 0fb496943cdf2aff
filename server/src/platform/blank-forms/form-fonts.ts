import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pieces of one line that are drawn with one font, from left to right. */
export type Run = { readonly text: string; readonly font: PDFFont };

export type FormFonts = {
  /**
   * False for what these fonts do not draw as it is written: other scripts than Latin, Greek, Cyrillic and Hebrew, marks
   * that must be set on letters, and Hebrew mixed with numbers in a way that needs the rules for two directions.
   */
  readonly canDraw: (text: string) => boolean;
  readonly runsOf: (line: string) => readonly Run[];
  /** Width in points. */
  readonly widthOf: (line: string, size: number) => number;
};

const LATIN_FILE = 'NotoSans_400Regular.ttf';
const HEBREW_FILE = 'NotoSansHebrew_400Regular.ttf';

const HEBREW = '[\\u05d0-\\u05ea]';
/** What may be between Hebrew words of one run: it looks the same from both sides. */
const INNER = `[ \\-.'"\\u05f3\\u05f4]*`;
const HEBREW_RUN = new RegExp(`${HEBREW}(?:${INNER}${HEBREW})*`, 'gu');
/** Between two Hebrew runs without a letter of the other direction, numbers and signs would change their places. */
const TANGLED = new RegExp(
  `${HEBREW}[\\s\\-.'"\\u05f3\\u05f4]*[^\\p{L}\\s\\-.'"\\u05f3\\u05f4][^\\p{L}]*${HEBREW}`,
  'u',
);

const cache = new Map<string, Uint8Array>();

function fontFile(assetsDir: string, name: string): Uint8Array {
  const path = join(assetsDir, 'fonts', name);
  const bytes = cache.get(path) ?? readFileSync(path);
  cache.set(path, bytes);
  return bytes;
}

/** Embeds the fonts into `document`; only the letters that are drawn are saved with it. */
export async function embedFormFonts(document: PDFDocument, assetsDir: string): Promise<FormFonts> {
  const fontkit = await import('fontkit');
  document.registerFontkit(fontkit);
  // Each document reads the font anew. A read font keeps its letters with the characters they were first asked for, and
  // the accented letter of one form would leave the plain letter of another without a character to copy or read aloud.
  // A name of our own: the library would make up a random one, and the same form must give the same bytes.
  const embed = (file: string, customName: string) =>
    document.embedFont(fontFile(assetsDir, file), { subset: true, customName });
  const latin = await embed(LATIN_FILE, 'PLAINC+NotoSans');
  const hebrew = await embed(HEBREW_FILE, 'PLAINC+NotoSansHebrew');
  const latinSet = new Set(latin.getCharacterSet());
  const hebrewSet = new Set(hebrew.getCharacterSet());
  const runsOf = (line: string): readonly Run[] => split(line, latin, hebrew);
  return {
    runsOf,
    canDraw: (text) =>
      !/\p{M}/u.test(text) &&
      !TANGLED.test(text) &&
      split(text.replaceAll('\n', ' '), latin, hebrew).every((run) =>
        Array.from(run.text).every((sign) => (run.font === latin ? latinSet : hebrewSet).has(sign.codePointAt(0) ?? 0)),
      ),
    widthOf: (line, size) => runsOf(line).reduce((sum, { text, font }) => sum + font.widthOfTextAtSize(text, size), 0),
  };
}

function split(line: string, latin: PDFFont, hebrew: PDFFont): readonly Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const found of line.matchAll(HEBREW_RUN)) {
    if (found.index > at) runs.push({ text: line.slice(at, found.index), font: latin });
    runs.push({ text: found[0], font: hebrew });
    at = found.index + found[0].length;
  }
  if (at < line.length) runs.push({ text: line.slice(at), font: latin });
  return runs;
}
