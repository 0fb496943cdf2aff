import { PDFName } from '@cantoo/pdf-lib';
import { NotPlain } from './not-plain.ts';

/** Where a token is in the bytes. */
type Span = { readonly start: number; readonly end: number };
export type Operand = Span &
  (
    | { readonly kind: 'number'; readonly value: number }
    | { readonly kind: 'name'; readonly name: PDFName }
    /** A string; its bytes stay where they are. */
    | { readonly kind: 'text' }
    | { readonly kind: 'array'; readonly items: readonly Operand[] }
    /** Names and values by turns. Only marks, and pictures among the steps, have some. */
    | { readonly kind: 'dict'; readonly items: readonly Operand[] }
    /** true, false and null. */
    | { readonly kind: 'constant'; readonly word: string }
  );
export type Token = Operand | (Span & { readonly kind: 'operator'; readonly word: string });

export type TokenReader = {
  /** The next token; null at the end. @throws NotPlain where the bytes are no drawing steps. */
  next(): Token | null;
  /** Where it stands. */
  at(): number;
  moveTo(position: number): void;
};

const PERCENT = 0x25;
const PAREN_OPEN = 0x28;
const PAREN_CLOSE = 0x29;
const SLASH = 0x2f;
const LESS = 0x3c;
const GREATER = 0x3e;
const BRACKET_OPEN = 0x5b;
const BACKSLASH = 0x5c;
const BRACKET_CLOSE = 0x5d;
const BRACE_OPEN = 0x7b;
const BRACE_CLOSE = 0x7d;

const REGULAR = 0;
const WHITE = 1;
const DELIMITER = 2;
const CLASSES = new Uint8Array(256);
for (const sign of [0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]) CLASSES[sign] = WHITE;
for (const sign of '()<>[]{}/%') CLASSES[sign.charCodeAt(0)] = DELIMITER;

export const isWhite = (sign: number | undefined): boolean => sign !== undefined && CLASSES[sign] === WHITE;

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** Longer ones are no word of any drawing step. */
const LONGEST_WORD = 127;
const DEEPEST = 8;
const MOST_ITEMS = 100_000;
const CONSTANTS: ReadonlySet<string> = new Set(['true', 'false', 'null']);

/** Reads the steps of a drawing word by word (ISO 32000-1, 7.2 and 7.8.2). */
export function readTokens(bytes: Uint8Array): TokenReader {
  let at = 0;

  function skipWhite(): void {
    for (; at < bytes.length; at += 1) {
      const sign = bytes[at];
      if (sign === PERCENT) while (at + 1 < bytes.length && bytes[at + 1] !== 0x0a && bytes[at + 1] !== 0x0d) at += 1;
      else if (!isWhite(sign)) return;
    }
  }

  function regularWord(): string {
    const start = at;
    while (at < bytes.length && CLASSES[bytes[at] ?? 0] === REGULAR) at += 1;
    if (at - start > LONGEST_WORD) throw new NotPlain('damaged');
    return String.fromCharCode(...bytes.subarray(start, at));
  }

  function literalText(start: number): Operand {
    let open = 0;
    for (; at < bytes.length; at += 1) {
      const sign = bytes[at];
      if (sign === BACKSLASH) at += 1;
      else if (sign === PAREN_OPEN) open += 1;
      else if (sign === PAREN_CLOSE) {
        open -= 1;
        if (open === 0) {
          at += 1;
          return { kind: 'text', start, end: at };
        }
      }
    }
    throw new NotPlain('damaged');
  }

  function hexText(start: number): Operand {
    const end = bytes.indexOf(GREATER, at);
    if (end < 0) throw new NotPlain('damaged');
    at = end + 1;
    return { kind: 'text', start, end: at };
  }

  function itemsUntil(isEnd: () => boolean, depth: number): readonly Operand[] {
    if (depth > DEEPEST) throw new NotPlain('too_deep');
    const items: Operand[] = [];
    for (;;) {
      skipWhite();
      if (isEnd()) return items;
      const token = read(depth);
      if (token === null || token.kind === 'operator' || items.length > MOST_ITEMS) throw new NotPlain('damaged');
      items.push(token);
    }
  }

  function read(depth: number): Token | null {
    skipWhite();
    const sign = bytes[at];
    if (sign === undefined) return null;
    const start = at;
    switch (sign) {
      case PAREN_OPEN:
        return literalText(start);
      case SLASH: {
        at += 1;
        const word = regularWord();
        return { kind: 'name', name: PDFName.of(word), start, end: at };
      }
      case LESS: {
        if (bytes[at + 1] !== LESS) return hexText(start);
        at += 2;
        const isEnd = (): boolean => {
          if (bytes[at] !== GREATER || bytes[at + 1] !== GREATER) return false;
          at += 2;
          return true;
        };
        const items = itemsUntil(isEnd, depth + 1);
        return { kind: 'dict', items, start, end: at };
      }
      case BRACKET_OPEN: {
        at += 1;
        const isEnd = (): boolean => {
          if (bytes[at] !== BRACKET_CLOSE) return false;
          at += 1;
          return true;
        };
        const items = itemsUntil(isEnd, depth + 1);
        return { kind: 'array', items, start, end: at };
      }
      case BRACKET_CLOSE:
      case GREATER:
      case PAREN_CLOSE:
        throw new NotPlain('damaged');
      case BRACE_OPEN:
      case BRACE_CLOSE:
        at += 1;
        return { kind: 'operator', word: String.fromCharCode(sign), start, end: at };
      default: {
        const word = regularWord();
        if (NUMBER.test(word)) return { kind: 'number', value: Number(word), start, end: at };
        if (CONSTANTS.has(word)) return { kind: 'constant', word, start, end: at };
        return { kind: 'operator', word, start, end: at };
      }
    }
  }

  return {
    next: () => read(0),
    at: () => at,
    moveTo: (position) => {
      at = position;
    },
  };
}
