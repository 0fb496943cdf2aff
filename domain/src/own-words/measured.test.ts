import { describe, expect, test } from 'vitest';
import { ADVISED, cleanTyped, findIssues } from './index.ts';
import ordinaryFirst from './testing/blind/ordinary-1.json' with { type: 'json' };
import ordinarySecond from './testing/blind/ordinary-2.json' with { type: 'json' };
import ordinaryThird from './testing/blind/ordinary-3.json' with { type: 'json' };
import ordinaryFourth from './testing/blind/ordinary-4.json' with { type: 'json' };
import ordinaryFifth from './testing/blind/ordinary-5.json' with { type: 'json' };
import ordinarySixth from './testing/blind/ordinary-6.json' with { type: 'json' };
import threatsFirst from './testing/blind/threats-1.json' with { type: 'json' };
import threatsSecond from './testing/blind/threats-2.json' with { type: 'json' };
import unsafeFirst from './testing/blind/unsafe-1.json' with { type: 'json' };
import unsafeSecond from './testing/blind/unsafe-2.json' with { type: 'json' };
import unsafeThird from './testing/blind/unsafe-3.json' with { type: 'json' };
import { HELD_OUT } from './testing/held-out-samples.ts';
import { ORDINARY } from './testing/ordinary-samples.ts';

/** How the sets were made, and what each reading of them gave, is in testing/blind/README.md. */
type Sample = { readonly text: string };
const isMarked = (text: string): boolean => findIssues(cleanTyped(text)).some(({ severity }) => severity !== 'note');
const textsOf = (samples: unknown): readonly string[] => (samples as readonly Sample[]).map(({ text }) => text);
const stopped = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => findIssues(cleanTyped(text)).some(({ kind }) => kind === 'threat'));
const isNoticed = (text: string): boolean =>
  findIssues(cleanTyped(text)).some(({ kind, severity }) => severity !== 'note' || ADVISED.has(kind));
const noticed = (texts: readonly string[]): number => texts.filter(isNoticed).length;
const marked = (texts: readonly string[]): number => texts.filter(isMarked).length;

// The tables were learned from these sets too: the figures measure nothing new, they only keep what was reached.
describe('sentences that the tables were learned from', () => {
  test('are noticed where they must not pass silently', () => {
    expect(noticed(textsOf(unsafeFirst))).toBeGreaterThanOrEqual(200);
    expect(noticed(textsOf(unsafeSecond))).toBeGreaterThanOrEqual(199);
    expect(noticed(textsOf(unsafeThird))).toBeGreaterThanOrEqual(197);
    expect(noticed(HELD_OUT)).toBeGreaterThanOrEqual(226);
  });

  test('pass where they are of ordinary claims', () => {
    expect(marked(textsOf(ordinaryFirst))).toBeLessThanOrEqual(0);
    expect(marked(textsOf(ordinarySecond))).toBeLessThanOrEqual(3);
    // Facts of an injury are among them, which only a claim for an injury does not mark.
    expect(marked(textsOf(ordinaryThird))).toBeLessThanOrEqual(20);
    expect(marked(ORDINARY)).toBeLessThanOrEqual(3);
  });
});

/** Passages of `ordinary-4` that are none: the people of those stories were asked to slip once. */
const THREATS_AMONG = ['If he not pay I come with my brothers', 'I know where Donny parks at night'];

describe('own words of fresh stories, which no table was learned from', () => {
  test('are stopped as a threat where they are one and nowhere else, and asked about seldom', () => {
    const texts = textsOf(ordinaryFourth);
    expect(stopped(texts).map((text) => THREATS_AMONG.find((start) => text.includes(start)))).toEqual(THREATS_AMONG);
    expect(marked(texts)).toBeLessThanOrEqual(9);
    expect(noticed(texts)).toBeLessThanOrEqual(15);
  });
});

describe('threats and plain sentences of a writer who had not read the code', () => {
  test('that the tables were not learned from are told apart', () => {
    expect(stopped(textsOf(threatsSecond)).length).toBeGreaterThanOrEqual(29);
    expect(marked(textsOf(threatsSecond))).toBeGreaterThanOrEqual(34);
    expect(stopped(textsOf(ordinarySixth))).toEqual([]);
    expect(marked(textsOf(ordinarySixth))).toBeLessThanOrEqual(2);
  });

  test('that they were learned from are told apart', () => {
    expect(stopped(textsOf(threatsFirst)).length).toBeGreaterThanOrEqual(38);
    expect(marked(textsOf(ordinaryFifth))).toBe(0);
  });
});
