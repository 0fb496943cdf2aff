import type { Operand } from './tokens.ts';

/**
 * What each drawing step takes (ISO 32000-1, annex A), one letter for each value: n number, s string, a numbers in
 * brackets, t strings and numbers in brackets, i the way colours are matched; and names of resources: F font, G state,
 * X picture or drawing, C colours, H shading. Steps that only mark or describe are left out: they draw nothing.
 */
const STEPS: Readonly<Record<string, string>> = {
  // State
  q: '',
  Q: '',
  cm: 'nnnnnn',
  w: 'n',
  J: 'n',
  j: 'n',
  M: 'n',
  d: 'an',
  ri: 'i',
  i: 'n',
  gs: 'G',
  // Lines and areas
  m: 'nn',
  l: 'nn',
  c: 'nnnnnn',
  v: 'nnnn',
  y: 'nnnn',
  h: '',
  re: 'nnnn',
  S: '',
  s: '',
  f: '',
  F: '',
  'f*': '',
  B: '',
  'B*': '',
  b: '',
  'b*': '',
  n: '',
  W: '',
  'W*': '',
  // Text
  BT: '',
  ET: '',
  Tc: 'n',
  Tw: 'n',
  Tz: 'n',
  TL: 'n',
  Tf: 'Fn',
  Tr: 'n',
  Ts: 'n',
  Td: 'nn',
  TD: 'nn',
  Tm: 'nnnnnn',
  'T*': '',
  Tj: 's',
  TJ: 't',
  "'": 's',
  '"': 'nns',
  // Letters that are drawings
  d0: 'nn',
  d1: 'nnnnnn',
  // Colours; those with a changing number of values are looked at apart
  CS: 'C',
  cs: 'C',
  G: 'n',
  g: 'n',
  RG: 'nnn',
  rg: 'nnn',
  K: 'nnnn',
  k: 'nnnn',
  sh: 'H',
  Do: 'X',
};
export const signatureOf = (step: string): string | undefined => (Object.hasOwn(STEPS, step) ? STEPS[step] : undefined);

/** Steps that set a colour by as many numbers as its space has, and some by a pattern's name behind them. */
export const COLOUR_STEPS: ReadonlySet<string> = new Set(['SC', 'sc', 'SCN', 'scn']);
/** Steps that mark a part of the page, or say that an unknown step may follow. */
export const MARKING_STEPS: ReadonlySet<string> = new Set(['BMC', 'BDC', 'EMC', 'MP', 'DP', 'BX', 'EX']);
export const STROKING_STEPS: ReadonlySet<string> = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);
/** After one of these a new path begins. */
export const ENDING_STEPS: ReadonlySet<string> = new Set([...STROKING_STEPS, 'f', 'F', 'f*', 'n']);

const INTENTS: ReadonlySet<string> = new Set([
  'AbsoluteColorimetric',
  'RelativeColorimetric',
  'Saturation',
  'Perceptual',
]);

/** Whether a value is what the letter stands for. */
export function fits(letter: string, operand: Operand): boolean {
  switch (letter) {
    case 'n':
      return operand.kind === 'number';
    case 's':
      return operand.kind === 'text';
    case 'a':
      return operand.kind === 'array' && operand.items.every(({ kind }) => kind === 'number');
    case 't':
      return operand.kind === 'array' && operand.items.every(({ kind }) => kind === 'number' || kind === 'text');
    case 'i':
      return operand.kind === 'name' && INTENTS.has(operand.name.decodeText());
    default:
      return operand.kind === 'name';
  }
}
