import { INFORMATION_PAGES, LANGUAGES } from '@plainclaim/contract';
import { gradeOf, wordCount } from '@plainclaim/contract/testing/reading-grade';
import { describe, expect, test } from 'vitest';
import { figuresIn, withFigures } from './figures.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import type { Block, InformationWords } from './words/information-words.ts';
import { words as tr } from './words/tr.ts';

const WORDS = { en, es, tr } satisfies Record<(typeof LANGUAGES)[number], InformationWords>;
const AVERAGE_GRADE = 8;
const HIGHEST_GRADE = 10;
const LONGEST_SENTENCE = 25;

const strings = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
};
const withoutLinks = (text: string) =>
  text.replaceAll(/\[([^\][]+)\]\(\/[a-z-]+\)/g, '$1').replaceAll(/\[\[\w+\]\]/g, '2');

/** What a block holds, without its words: its kind, its parts, and every link, figure and condition in it. */
const shapeOf = (block: Block): string =>
  JSON.stringify(block, (key, value: unknown) =>
    typeof value === 'string' && key !== 'when' && key !== 'show'
      ? (value.match(/\]\(\/[a-z-]+\)|\[\[\w+\]\]|\{(?!inCourtState|courtState)\w+\}/g) ?? []).toSorted().join()
      : value,
  );

describe('the pages that tell about the product', () => {
  test.each(['es', 'tr'] as const)('say the same in %s: every part, link, figure and condition', (language) => {
    const shapes = ({ pages }: InformationWords) =>
      INFORMATION_PAGES.map((path) => [path, pages[path].sections.map(({ blocks }) => blocks.map(shapeOf))]);
    expect(shapes(WORDS[language])).toEqual(shapes(en));
  });

  test.each(LANGUAGES)(
    'name no figure in %s that the product does not know, and type none of its prices',
    (language) => {
      const figures = figuresIn(language);
      for (const text of strings(WORDS[language].pages)) {
        expect(() => withFigures(text, figures)).not.toThrow();
        expect(text).not.toMatch(/\$\d/);
      }
    },
  );

  test.each(LANGUAGES)('lead to pages that are there, in %s', (language) => {
    const links = strings(WORDS[language].pages).flatMap((text) => [...text.matchAll(/\]\((\/[a-z-]+)\)/g)]);
    const places: readonly string[] = [...INFORMATION_PAGES, '/your-data', '/settings'];
    expect(links.length).toBeGreaterThan(5);
    expect(links.map(([, path]) => path).filter((path) => !places.includes(path ?? ''))).toEqual([]);
  });

  test('can be read after eight years of school, in sentences that are not long', () => {
    const texts = strings(en.pages)
      .map((text) => withoutLinks(withFigures(text, figuresIn('en'))))
      .filter((text) => wordCount(text) >= 8);
    const graded = texts.map((text) => ({ text, grade: gradeOf(text) }));
    expect(graded.reduce((sum, { grade }) => sum + grade, 0) / graded.length).toBeLessThanOrEqual(AVERAGE_GRADE);
    expect(graded.filter(({ grade }) => grade > HIGHEST_GRADE)).toEqual([]);
    const sentences = texts.flatMap((text) => text.split(/(?<=[.?!:])\s+/));
    expect(sentences.filter((sentence) => wordCount(sentence) > LONGEST_SENTENCE)).toEqual([]);
  });
});
