/** Places of a sentence that differ from letter to letter. What is no sum, day or number is any text. */
export type SlotName =
  | 'amount'
  | 'date'
  | 'months'
  | 'name'
  | 'names'
  | 'purpose'
  | 'place'
  | 'about'
  | 'court'
  | 'county'
  | 'rule'
  | 'things'
  | 'value';

export type SlotValues = Readonly<Record<string, string>>;

/** As in the catalogues of messages. */
export const slot = (name: SlotName): string => `{${name}}`;

const ANY_TEXT = '.+?';
const SHAPES: Readonly<Record<string, string>> = {
  amount: String.raw`-?\$\d[\d,]*\.\d{2}`,
  date: String.raw`[A-Z][a-z]+ \d{1,2}, \d{4}`,
  months: String.raw`\d{1,2}`,
  // These two follow each other, so neither may be without end: reading a hostile line would take its length squared.
  court: '.{1,120}?',
  county: '.{1,60}?',
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Slots that are twice must hold the same. */
function grouped(name: string, known: Set<string>): string {
  if (known.has(name)) return String.raw`\k<${name}>`;
  known.add(name);
  return `(?<${name}>${SHAPES[name] ?? ANY_TEXT})`;
}

/** The pattern of a sentence written with slots. A value that ends in a full stop brings the sentence's own along. */
export function patternOf(template: string): RegExp {
  const known = new Set<string>();
  const source = template
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 0 ? escaped(piece) : grouped(piece, known)))
    .join('')
    .replace(/\\\.$/, String.raw`\.?`);
  return new RegExp(`^${source}$`, 'u');
}

/** The sentence with its values in place; a slot without one keeps its name, so that it is seen in tests. */
export const filled = (sentence: string, values: SlotValues): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
