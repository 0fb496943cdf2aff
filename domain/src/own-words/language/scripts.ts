/** Ranges of code points [from, to] and the language they speak for. Latin is recognized by its words instead. */
const RANGES: readonly (readonly [number, number, string])[] = [
  [0x0370, 0x03ff, 'el'],
  [0x0400, 0x052f, 'ru'],
  [0x0530, 0x058f, 'hy'],
  [0x0590, 0x05ff, 'he'],
  [0x0600, 0x06ff, 'ar'],
  [0x0750, 0x077f, 'ar'],
  [0x0900, 0x097f, 'hi'],
  [0x0980, 0x09ff, 'bn'],
  [0x0a00, 0x0a7f, 'pa'],
  [0x0a80, 0x0aff, 'gu'],
  [0x0b80, 0x0bff, 'ta'],
  [0x0c00, 0x0c7f, 'te'],
  [0x0e00, 0x0e7f, 'th'],
  [0x10a0, 0x10ff, 'ka'],
  [0x1200, 0x137f, 'am'],
  [0x3040, 0x30ff, 'ja'],
  [0x3400, 0x4dbf, 'zh'],
  [0x4e00, 0x9fff, 'zh'],
  [0xac00, 0xd7af, 'ko'],
  [0x1100, 0x11ff, 'ko'],
  [0xfb50, 0xfdff, 'ar'],
];

/** Letters that tell neighbours of one script apart. */
const TELLING: Readonly<Record<string, string>> = {
  і: 'uk',
  ї: 'uk',
  є: 'uk',
  ґ: 'uk',
  ў: 'be',
  ђ: 'sr',
  ћ: 'sr',
  ј: 'sr',
  پ: 'fa',
  چ: 'fa',
  ژ: 'fa',
  گ: 'fa',
  ٹ: 'ur',
  ڈ: 'ur',
  ڑ: 'ur',
  ں: 'ur',
  ے: 'ur',
};

function scriptOf(code: number): string | null {
  if (code < 0x370) return null;
  for (const [from, to, language] of RANGES) if (code >= from && code <= to) return language;
  return null;
}

/** So many signs tell a script. */
const ENOUGH = 4000;

/** The language that a script speaks for when at least half of the letters are of it, or null for Latin letters. */
export function languageByScript(text: string, latinLetters: number): string | null {
  const counts = new Map<string, number>();
  const telling = new Map<string, number>();
  let all = 0;
  for (let at = 0; at < text.length && all < ENOUGH; at += 1) {
    const code = text.charCodeAt(at);
    const script = scriptOf(code);
    if (script === null) continue;
    all += 1;
    counts.set(script, (counts.get(script) ?? 0) + 1);
    const sign = TELLING[text.charAt(at)];
    if (sign !== undefined) telling.set(sign, (telling.get(sign) ?? 0) + 1);
  }
  if (all === 0 || all < latinLetters) return null;
  const most = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  // Kana among Chinese signs is Japanese.
  if (most === 'zh' && (counts.get('ja') ?? 0) > 0) return 'ja';
  const likeliest = [...telling].sort((a, b) => b[1] - a[1])[0]?.[0];
  return (most === 'ru' || most === 'ar') && likeliest !== undefined ? likeliest : most;
}
