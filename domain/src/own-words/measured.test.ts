import { describe, expect, test } from 'vitest';
import { cleanTyped, findIssues } from './index.ts';
import ordinaryFirst from './testing/blind/ordinary-1.json' with { type: 'json' };
import ordinarySecond from './testing/blind/ordinary-2.json' with { type: 'json' };
import ordinaryThird from './testing/blind/ordinary-3.json' with { type: 'json' };
import ordinaryFourth from './testing/blind/ordinary-4.json' with { type: 'json' };
import unsafeFirst from './testing/blind/unsafe-1.json' with { type: 'json' };
import unsafeSecond from './testing/blind/unsafe-2.json' with { type: 'json' };
import unsafeThird from './testing/blind/unsafe-3.json' with { type: 'json' };
import { HELD_OUT } from './testing/held-out-samples.ts';
import { ORDINARY } from './testing/ordinary-samples.ts';

/** How the sets were made, and what each reading of them gave, is in testing/blind/README.md. */
type Sample = { readonly text: string };
const isMarked = (text: string): boolean => findIssues(cleanTyped(text)).some(({ severity }) => severity !== 'note');
const textsOf = (samples: unknown): readonly string[] => (samples as readonly Sample[]).map(({ text }) => text);
const marked = (texts: readonly string[]): number => texts.filter(isMarked).length;

// The tables were learned from these sets too: the figures measure nothing new, they only keep what was reached.
describe('sentences that the tables were learned from', () => {
  test('are caught where they must not pass silently', () => {
    expect(marked(textsOf(unsafeFirst))).toBeGreaterThanOrEqual(200);
    expect(marked(textsOf(unsafeSecond))).toBeGreaterThanOrEqual(199);
    expect(marked(textsOf(unsafeThird))).toBeGreaterThanOrEqual(197);
    expect(marked(HELD_OUT)).toBeGreaterThanOrEqual(226);
  });

  test('pass where they are of ordinary claims', () => {
    expect(marked(textsOf(ordinaryFirst))).toBeLessThanOrEqual(0);
    expect(marked(textsOf(ordinarySecond))).toBeLessThanOrEqual(3);
    // Facts of an injury are among them, which only a claim for an injury does not mark.
    expect(marked(textsOf(ordinaryThird))).toBeLessThanOrEqual(20);
    expect(marked(ORDINARY)).toBeLessThanOrEqual(3);
  });
});

describe('own words of fresh stories, which no table was learned from', () => {
  test('are never stopped as a threat, and are asked about no more often than at their first reading', () => {
    const texts = textsOf(ordinaryFourth);
    const stopped = texts.filter((text) => findIssues(cleanTyped(text)).some(({ kind }) => kind === 'threat'));
    expect(stopped).toEqual([]);
    expect(marked(texts)).toBeLessThanOrEqual(24);
  });
});
