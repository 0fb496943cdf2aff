import { describe, expect, it } from 'vitest';
import {
  cleanTyped,
  findIssues,
  keyOfIssue,
  languageOf,
  oneLine,
  sentenceAt,
  splitSentences,
  withoutSentence,
} from './index.ts';

/** Pieces that make a careless pattern slow when there are many of them. */
const PIECES: Readonly<Record<string, string>> = {
  'exclamation marks': '!',
  'straight quotes': '"',
  'curly quotes': '“',
  'closed quotations': '"no." ',
  spaces: ' ',
  'line ends': '\n',
  'blank lines': 'a\n\n',
  digits: '1',
  'spaced digits': '1 2',
  dashes: '-',
  'letters with full stops': 'a.',
  'sums without an end': '$1,',
  'a single word': 'b',
  'shouted letters': 'A',
  conditions: 'if ',
  'conditions with a subject': 'if you do not ',
  'small words': 'I will ',
  commas: ',',
  'orders and reports': 'he said you will or else, ',
  plates: 'plate ABC-12D ',
  labels: 'card account policy ',
  insults: 'liar ',
  apostrophes: "'",
  'words with apostrophes': "a'",
  joiners: '\u200d',
  accents: 'e\u0301',
  'other scripts': 'ж',
  emoji: '😀',
  dates: 'May 3 ',
  brackets: '(',
};

const everyFunction = (text: string): void => {
  const cleaned = cleanTyped(text);
  oneLine(text);
  splitSentences(cleaned);
  languageOf(cleaned, 'en');
  const issues = findIssues(cleaned, { names: ['Will Smith'], recipients: ['Kowalski'], prior: 'tr' });
  for (const issue of issues.slice(0, 3)) {
    keyOfIssue(cleaned, issue);
    withoutSentence(cleaned, issue);
  }
  sentenceAt(cleaned, cleaned.length >> 1);
};

const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** The quickest of some runs: what work takes when nobody else has the machine. Milliseconds. */
function quickest(work: () => void, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const before = performance.now();
    work();
    return performance.now() - before;
  });
  return Math.min(...times);
}

describe('reading own words takes time in proportion to their length', () => {
  const SHORT = 2_000;
  const LONGER = 16;
  /** Four times what proportion says, and what no clock measures well. */
  const TIMES = 4;
  const SLACK_MS = 60;

  // One long text is held against as much in short ones, so that other work on the machine slows both.
  it.each(Object.entries(PIECES))('of %s', (_, piece) => {
    const [short, long] = [filled(piece, SHORT), filled(piece, SHORT * LONGER)];
    const inPieces = quickest(() => Array.from({ length: LONGER }, () => everyFunction(short)), 3);
    expect(quickest(() => everyFunction(long), 3)).toBeLessThan(inPieces * TIMES + SLACK_MS);
  });
});
