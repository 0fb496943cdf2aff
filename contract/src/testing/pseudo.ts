/**
 * Words that nobody is shown: English with accents, 40 % longer and in brackets. What is cut off, too narrow, or written
 * in a screen instead of a catalogue shows at once in it.
 */
const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáAÁcçCÇdðDÐeéEÉgğGĞiíIÍnñNÑoöOÖsşSŞuüUÜyýYÝ'.matchAll(/(.)(.)/gu)].map(([, plain = '', accented = '']) => [
    plain,
    accented,
  ]),
);

/** How much longer German or Portuguese says what English says in a few words. */
const LONGER = 0.4;
const FILLER = 'ẍø';

const accentedOf = (text: string): string => [...text].map((sign) => ACCENTED[sign] ?? sign).join('');

const fillerFor = (letters: number): string => {
  const wanted = Math.ceil(letters * LONGER);
  // In words of four, so that lines break where lines of a language would.
  const all = FILLER.repeat(Math.ceil(wanted / FILLER.length)).slice(0, wanted);
  return all === '' ? '' : ` ${(all.match(/.{1,4}/g) ?? []).join(' ')}`;
};

/** A text as it stands on a page. Without a letter it says nothing in any language, and stays. */
export function pseudo(text: string): string {
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  if (letters === 0) return text;
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return `${before}[${accentedOf(words)}${fillerFor(letters)}]${after}`;
}

/** What the program reads in a message: values, forms and tags. */
type Piece = { readonly text: string; readonly isWords: boolean };

/** The pieces of a message of a catalogue: `{name}` and tags stay, the forms of a plural are said anew each. */
function piecesOf(message: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const words = (to: number) => {
    if (to > from) pieces.push({ text: message.slice(from, to), isWords: true });
  };
  for (let at = 0; at < message.length; ) {
    const [tag] = /^<\/?\d+\/?>/.exec(message.slice(at)) ?? [];
    const isValue = message[at] === '{';
    if (tag === undefined && !isValue) {
      at += 1;
      continue;
    }
    words(at);
    let end = at + (tag?.length ?? 0);
    if (isValue) {
      let depth = 0;
      for (end = at; end < message.length; end += 1) {
        if (message[end] === '{') depth += 1;
        if (message[end] === '}' && --depth === 0) break;
      }
      end += 1;
    }
    pieces.push({ text: message.slice(at, end), isWords: false });
    at = end;
    from = end;
  }
  words(message.length);
  return pieces;
}

const CHOICE = /^\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/;

/** Each form of `{count, plural, one {# file} other {# files}}`, said anew; the rest of it is no words. */
function pseudoChoice(choice: string): string {
  const [head = ''] = CHOICE.exec(choice) ?? [];
  const forms = piecesOf(choice.slice(head.length, -1));
  return `${head}${forms.map(({ text, isWords }) => (isWords ? text : `{${pseudoMessage(text.slice(1, -1))}}`)).join('')}}`;
}

/** A message of a catalogue: the same values, forms and tags, in other words. */
export function pseudoMessage(message: string): string {
  const letters = piecesOf(message)
    .filter(({ isWords }) => isWords)
    .reduce((sum, { text }) => sum + (text.match(/\p{L}/gu) ?? []).length, 0);
  const said = piecesOf(message)
    .map(({ text, isWords }) => (isWords ? accentedOf(text) : CHOICE.test(text) ? pseudoChoice(text) : text))
    .join('');
  return letters === 0 ? said : `[${said}${fillerFor(letters)}]`;
}
