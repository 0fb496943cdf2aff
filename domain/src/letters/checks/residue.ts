import type { Place } from '../../own-words/index.ts';

/** Words that only are inside square brackets when someone was meant to fill them in. */
const PLACEHOLDERS =
  'insert|your|name|date|amount|address|recipient|sender|landlord|tenant|company|business|city|state|zip|phone|email|deadline|signature|title|placeholder|tbd|todo|xx+';

/** Leftovers of software, whoever typed them: template tokens, markup, entities, places left to fill in. */
const RESIDUE: readonly RegExp[] = [
  /[{}`]|\[object \w{1,20}\]/g,
  new RegExp(String.raw`\[[^[\]\n]{0,40}\b(?:${PLACEHOLDERS})\b[^[\]\n]{0,40}\]`, 'gi'),
  /<\/?[a-z!%?][^<>\n]{0,300}>?|%>/gi,
  /&(?:#\d{1,6}|[a-z]{2,8});/gi,
  /%[A-Z_]{2,40}%/g,
];

/** What may be a person's own way of writing, and is a leftover everywhere else. */
const LOOSE_ENDS: readonly RegExp[] = [
  /[[\]]|\*\*|~~|__|%[sd]\b/g,
  /\b(?:NaN|undefined|null(?! and void))\b/g,
  /,,|;;|::|\$\$|(?<!\.)\.\.(?!\.)|[,;:]\.(?!\d)|[!?]{2}| [,;](?=\s|$)/g,
  /^(?:RE|Re|Phone|Email|Attention|Attn|Fax|Date|Total|Address|Dear|To)\s?:[ \t]*$/gm,
];

const placesOf = (text: string, patterns: readonly RegExp[]): readonly Place[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({ start: index, end: index + words.length })),
  );

/** Every place of a finished text that looks like a leftover, first one first. */
export const findResidue = (text: string): readonly Place[] =>
  placesOf(text, RESIDUE).toSorted((a, b) => a.start - b.start);

/** The same and loose ends, for words that are neither the letter's own nor in somebody's own words. */
export const findLooseEnds = (text: string): readonly Place[] =>
  placesOf(text, LOOSE_ENDS).toSorted((a, b) => a.start - b.start);
