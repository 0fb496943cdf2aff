import { matchesIn } from './matches-in.ts';

/**
 * Leftovers of software that must never stand in a letter: template tokens, markup, entities, placeholders, and the
 * words a program prints when a value is missing. `put` is what takes their place.
 */
export type ResidueRule = { readonly pattern: RegExp; readonly put: (match: RegExpExecArray) => string };

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
};
const drop = (): string => '';
const space = (): string => ' ';
const entity = { pattern: /&(?:amp|lt|gt|quot|apos|nbsp|#39);/g, put: (m: RegExpExecArray) => ENTITIES[m[0]] ?? '' };

/** Words that only stand inside square brackets when someone was meant to fill them in. */
const PLACEHOLDER_WORDS =
  'insert|your|name|date|amount|address|recipient|sender|landlord|tenant|company|business|city|state|zip|phone|email|deadline|signature|title|placeholder|tbd|todo|xx+';
const tag = { pattern: /<\/?[a-z][^<>]{0,300}>/gi, put: space };

/** In the order they run: each rule sees what the ones before it left. */
export const RESIDUE_RULES: readonly ResidueRule[] = [
  // Twice, for text that was escaped twice.
  entity,
  entity,
  { pattern: /&#?[a-z0-9]{2,8};/gi, put: space },
  { pattern: /<(script|style)\b[^]{0,2000}?<\/\1\s{0,9}>/gi, put: space },
  { pattern: /<!--[^]{0,2000}?-->/g, put: space },
  { pattern: /<%[^]{0,500}?%>/g, put: space },
  { pattern: /\{%[^]{0,500}?%\}/g, put: space },
  { pattern: /\{\{[^{}]{0,200}\}\}/g, put: space },
  { pattern: /\$\{[^{}]{0,200}\}/g, put: space },
  { pattern: /\{[a-z_][\w.]{0,40}\}/gi, put: space },
  tag,
  tag,
  { pattern: /%[A-Z_]{2,40}%|(?<![\w%])%[sd](?![\w%])/g, put: space },
  { pattern: /\[object [A-Za-z]{1,20}\]/g, put: space },
  {
    pattern: new RegExp(
      `\\[\\s{0,3}(?:[\\w'’/-]{1,20}\\s{1,3}){0,4}(?:${PLACEHOLDER_WORDS})(?:\\s{1,3}[\\w'’/-]{1,20}){0,4}\\s{0,3}\\]`,
      'gi',
    ),
    put: space,
  },
  { pattern: /\[/g, put: () => '(' },
  { pattern: /\]/g, put: () => ')' },
  { pattern: /[{}`]+/g, put: drop },
  { pattern: /<+(?=[a-z/!?%])|%>/gi, put: drop },
  { pattern: /\*\*+|__+|~~+/g, put: drop },
];

/** What programs print for a missing value. "Null and void" and "an undefined fee" are English. */
export const MISSING_VALUE_RULE: ResidueRule = {
  pattern: /\b(?:NaN|null(?!\s{1,3}and\s{1,3}void)|(?<!\b(?:an|left|remains|so)\s{1,3})undefined)\b/g,
  put: drop,
};

/** Each of them stands whole in every match of that rule. */
export const MISSING_VALUES: readonly string[] = ['NaN', 'null', 'undefined'];

/** Bullets and Markdown heads at the start of a line. A minus before an amount is not a bullet. */
export const LINE_MARK_RULE: ResidueRule = {
  pattern: /^[ \t]{0,8}(?:#{1,6}|[-*•–>])[ \t]{1,8}(?=[^\d\s$])/gm,
  put: drop,
};

const SIGNS_OF_RESIDUE: readonly RegExp[] = [
  /[{}[\]`]/g,
  /<\/?[a-z!%?][^<>\n]{0,300}>?|%>/gi,
  /&(?:#\d{1,6}|[a-z]{2,8});/gi,
  /%[A-Z_]{2,40}%|(?<![\w%])%[sd](?![\w%])/g,
  /\*\*+|~~+|__+/g,
  MISSING_VALUE_RULE.pattern,
  /,,+|;;+|::+|\$\$+|(?<!\.)\.\.(?!\.)|[,;:]\.(?!\d)|[!?]{2,}| [,;](?=\s|$)/g,
  /^(?:RE|Re|Phone|Email|Attention|Attn|Fax|Date|Total|Address):[ \t]*$/gm,
  /^(?:Dear|To)\s*:/gm,
];

/** Every place of a finished text that looks like a leftover, first one first. */
export function findResidue(text: string): readonly { readonly start: number; readonly end: number }[] {
  return SIGNS_OF_RESIDUE.flatMap((sign) =>
    matchesIn(text, sign).map((match) => ({ start: match.index, end: match.index + match[0].length })),
  ).sort((a, b) => a.start - b.start);
}
