/** Letters whose shapes depend on joiners: there a zero-width (non-)joiner is spelling, elsewhere it is hidden noise. */
const JOINING =
  '\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Gujr}\\p{sc=Guru}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}' +
  '\\p{sc=Mlym}\\p{sc=Sinh}\\p{Extended_Pictographic}';
const STRAY_JOINER = new RegExp(
  `(?<![${JOINING}\\p{Emoji_Modifier}\\ufe0f])[\\u200c\\u200d]|[\\u200c\\u200d](?![${JOINING}])`,
  'gu',
);

const LONE_SURROGATE = /\p{Cs}/gu;
const NEWLINE_FORM = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
const INVISIBLE = new RegExp(
  '[\\u0000-\\u0008\\u000e-\\u001f\\u007f-\\u009f' + // C0 and C1 but for tab and newline, which are handled before
    '\\ufff9-\\ufffb' + // interlinear annotation
    '\\p{Co}\\p{Noncharacter_Code_Point}]' + // private use: no agreed picture; noncharacters: never text
    // Soft hyphens, zero-width spaces, direction overrides and isolates, byte order marks, fillers, tags. Joiners and
    // emoji variation selectors stay for now.
    '|(?![\\u200c\\u200d\\ufe0e\\ufe0f])\\p{Default_Ignorable_Code_Point}',
  'gu',
);
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;

/**
 * Text as a document may carry it: well-formed, NFC, with "\n" as the only line break and nothing that is invisible,
 * reorders its neighbours or piles more than three combining marks on a letter. Every visible character stays; half of
 * a broken surrogate pair becomes U+FFFD. Idempotent. It never shortens: too long a text is an error of the caller's.
 */
export function sanitizeText(text: string): string {
  return text
    .replace(LONE_SURROGATE, '\ufffd')
    .replace(NEWLINE_FORM, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1')
    .normalize('NFC');
}
