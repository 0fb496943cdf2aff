import { expect, test } from 'vitest';
import { loadGlyphCoverage } from './glyph-coverage.ts';
import { rendererFiles } from './renderer-files.ts';

const { unprintableCharacters } = loadGlyphCoverage(rendererFiles().assetsDir);

test.each([
  ['Latin with accents', 'José Ñúñez-Öztürk, İstanbul Şirketi, Łódź, Nguyễn Thị Phượng, Ģirts, Þór'],
  ['Greek and Cyrillic', 'Ελένη Ὀδυσσεύς Владимир Ёлкин Љубав Київ'],
  ['Hebrew and Arabic scripts', 'יוסף כהן محمد الأحمد می‌خواهم پژمان ڈاکٹر'],
  ['scripts of India and its neighbours', 'हिन्दी ગુજરાતી বাংলা ਸਿੰਘ தமிழ் తెలుగు ಕನ್ನಡ മലയാളം සිංහල'],
  ['Thai, Armenian, Georgian, Ethiopic', 'ไทย Հայերեն ქართული አማርኛ'],
  ['Chinese of mainland and Taiwan, Japanese, Korean', '王小明 陳美玲 龘 㐀 さくら ヨシダ 김지훈 뷁 ，。「」'],
  ['emoji with all their parts', '😀 👩‍👩‍👧 ❤️ 🇺🇸 👍🏽 1️⃣'],
  ['signs of letters and law', '§ ¶ “quoted” ‘so’ – — … • € £ ₹ ½ × ± ≥ → № ™ ☐ ✓ \u00a0 \ufffd'],
  ['accents put on letters that have no sign of their own', 'x̂ q̃'],
])('the shipped fonts print %s', (_name, text) => {
  expect(unprintableCharacters(text)).toEqual([]);
});

test('what no font has is named, once, as whole characters', () => {
  expect(unprintableCharacters('Dear ꦗꦮ and ꦗ: ᏣᎳᎩ 𓀀')).toEqual(['ꦗ', 'ꦮ', 'Ꮳ', 'Ꮃ', 'Ꭹ', '𓀀']);
});
