/** Line ends of every system, and the separators that some programs paste for them. */
const LINE_END = /\r\n?|[\u0085\u2028\u2029\v\f]/g;

/** Tabs and every blank that is no plain space. */
const BLANK = /[\t\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g;

/**
 * Characters that show nothing or turn the direction of text: controls, half pairs, private-use and tag characters,
 * zero-width spaces, variation selectors. The joiners of Persian and Indic scripts are looked at apart.
 */
const UNSEEN =
  /[\p{Cs}\p{Co}\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\u{E0000}-\u{E0FFF}]|(?!\n)\p{Cc}/gu;

/** A joiner stays behind a letter of a script whose letters join; a second one behind it says nothing. */
const LOOSE_JOINERS =
  /(?<![\u0590-\u109F\u1200-\u1CFF\uA800-\uABFF])[\u200C\u200D]+|(?<=[\u200C\u200D])[\u200C\u200D]+/g;

/** What nearly every text is made of: then there is nothing unseen to look for. */
const NOT_PLAIN = /[^\n -~\u00A1-\u00AC\u00AE-\u024F‘-”–—…€]/;

/** A blank line, however many: a paragraph ends there. */
const SPACES = / {2,}/g;
const SPACE_AT_LINE_END = / ?\n ?/g;
const BLANK_LINES = /\n{3,}/g;

/**
 * The mechanical cleaning of own words, and all that is ever changed in them: composed letters (NFC), nothing that
 * cannot be seen, single spaces, line ends as "\n" and paragraphs as "\n\n". Cleaning cleaned text changes nothing.
 */
export function cleanTyped(text: string): string {
  const lines = text.replace(LINE_END, '\n').replace(BLANK, ' ');
  const seen = NOT_PLAIN.test(lines) ? withoutUnseen(lines) : lines;
  return seen.replace(SPACES, ' ').replace(SPACE_AT_LINE_END, '\n').replace(BLANK_LINES, '\n\n').trim();
}

/** The same for what is typed into a field: one line, whatever was pasted. */
export const oneLine = (text: string): string => cleanTyped(text).replace(/\n{1,2}/g, ' ');

/** Taking something away may bring letters and their accents together, so composing comes last. */
const withoutUnseen = (text: string): string => text.replace(UNSEEN, '').replace(LOOSE_JOINERS, '').normalize('NFC');
