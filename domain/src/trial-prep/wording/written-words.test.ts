import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '../../court-papers/wording/complaint.ts';
import * as cover from '../../court-papers/wording/cover.ts';
import * as guides from '../../court-papers/wording/guides.ts';
import { preparedDraft } from '../../court-papers/wording/forms.ts';
import { laterFooter, MILITARY, PROOF } from '../../court-papers/wording/later.ts';
import { readingGrade } from '../../letters/checks/reading-grade.ts';
import { splitSentences } from '../../own-words/index.ts';
import * as collecting from './collecting.ts';
import * as courtDay from './court-day.ts';
import * as hearing from './hearing.ts';
import * as mediation from './mediation.ts';
import * as money from './money.ts';
import * as outline from './outline.ts';
import * as witnesses from './witnesses.ts';

/** What the papers say to the reader: cover, guides, hints and sheets for oneself. */
const WORDING = {
  complaint: QUESTIONS,
  cover,
  guides,
  footers: { draft: preparedDraft(null), later: laterFooter(null) },
  later: { MILITARY, PROOF },
  collecting,
  courtDay,
  hearing,
  mediation,
  money,
  outline,
  witnesses,
};

/** Words of courts and post offices, which are looked for under these very names. */
const OFFICIAL = [
  // The usual sentence of every court's own leaflets.
  'guides.GENERAL',
  'guides.SERVICE.byMail',
];

const HIGHEST_GRADE = 8;
/** Fewer words are a label; the formula says nothing of them. */
const LEAST_WORDS = 6;

/** Stands for a name, a number or a list of them, and counts as no word. */
const SEVEN = '7';

function statedWith(filler: unknown, words: (...values: unknown[]) => unknown): unknown {
  return words(...Array.from({ length: words.length }, () => filler));
}

const isTelling = (words: unknown): words is (...values: unknown[]) => unknown => typeof words === 'function';

function textsOf(words: unknown, name: string): readonly (readonly [string, string])[] {
  if (typeof words === 'string') return [[name, words]];
  if (isTelling(words)) {
    try {
      return textsOf(statedWith([SEVEN], words), name);
    } catch {
      // It reads its names letter by letter: a list will not do.
      return textsOf(statedWith(SEVEN, words), name);
    }
  }
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([key, inner]) => textsOf(inner, `${name}.${key}`));
}

const sentencesOf = (text: string): readonly string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));
const wordsIn = (text: string): number => text.match(/[A-Za-z][A-Za-z'’-]*/g)?.length ?? 0;

describe('the wording of the papers', () => {
  const texts = Object.entries(WORDING)
    .flatMap(([name, words]) => textsOf(words, name))
    .filter(([, text]) => wordsIn(text) >= LEAST_WORDS);
  const hard = texts
    .map(([name, text]) => [name, readingGrade(sentencesOf(text))] as const)
    .filter(([, grade]) => grade > HIGHEST_GRADE);

  test('is found, all of it', () => {
    expect(texts.length).toBeGreaterThan(220);
    expect(texts.filter(([, text]) => /undefined|NaN|\[object/.test(text))).toEqual([]);
  });

  test(`needs no more than ${HIGHEST_GRADE} years of school, each text by itself, but for official names`, () => {
    expect(hard.filter(([name]) => !OFFICIAL.includes(name))).toEqual([]);
  });

  test('is excepted only where it is hard', () => {
    const names = hard.map(([name]) => name);
    expect(OFFICIAL.filter((name) => !names.includes(name))).toEqual([]);
  });
});
