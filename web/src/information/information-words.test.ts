import { INFORMATION_PAGES, LANGUAGES, PAGES } from '@plainclaim/contract';
import {
  longSentencesIn,
  mean,
  portugueseEaseOf,
  spanishEaseOf,
  turkishEaseOf,
} from '@plainclaim/contract/testing/reading-ease';
import { gradeOf, wordCount } from '@plainclaim/contract/testing/reading-grade';
import { describe, expect, test } from 'vitest';
import { figuresIn, withFigures } from './figures.ts';
import { INFORMATION_WORDS as WORDS } from './words/all-languages.ts';
import type { Block, InformationWords } from './words/information-words.ts';

const AVERAGE_GRADE = 6;
const HIGHEST_GRADE = 10;
/** Terms such as "kullanıcı sözleşmesi" are long in every Turkish text of this kind; 50 to 69 is middling. */
const TURKISH_EASE = 65;
/** What the first four to eight years of school read begins at 50, and what the first four read at 75. */
const PORTUGUESE_EASE = 60;

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

/**
 * Words of courts, posts and programs, and what says them in common words. A page that uses one says it in the text where
 * the word first stands.
 */
const TERMS: Readonly<Record<(typeof LANGUAGES)[number], readonly (readonly [RegExp, RegExp])[]>> = {
  en: [
    [/\bWCAG\b/, /common rules/],
    [/\bcertified mail\b/, /notes who got/],
    [/\bplaintiffs?\b/i, /who (?:asks|claims)/],
    [/\bdefendants?\b/i, /who (?:owes|is asked)/],
    [/\b(?:docket|summons|judgment|statute|waive)\b/i, /that is|which means/],
  ],
  es: [
    [/\bWCAG\b/, /reglas comunes/],
    [/\bcorreo certificado\b/, /anota quién/],
    [/\b(?:demandante|demandad[oa])s?\b/i, /quien/],
  ],
  tr: [
    [/\bWCAG\b/, /ortak kurallar/],
    [/\btaahhütlü posta/, /kimin ne zaman/],
    [/\bdaval[ıi]\b/i, /yani/],
  ],
  pt: [
    [/\bWCAG\b/, /regras comuns/],
    [/\bcorreio certificado\b/, /anota quem/],
    [/\bparte (?:autora|ré)\b/i, /quem/],
  ],
};

describe('the pages that tell about the product', () => {
  test.each(LANGUAGES.filter((language) => language !== 'en'))(
    'say the same in %s: every part, link, figure and condition',
    (language) => {
      const shapes = ({ pages }: InformationWords) =>
        INFORMATION_PAGES.map((path) => [path, pages[path].sections.map(({ blocks }) => blocks.map(shapeOf))]);
      expect(shapes(WORDS[language])).toEqual(shapes(WORDS.en));
    },
  );

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
    const places: readonly string[] = [...INFORMATION_PAGES, ...PAGES];
    expect(links.length).toBeGreaterThan(5);
    expect(links.map(([, path]) => path).filter((path) => !places.includes(path ?? ''))).toEqual([]);
  });

  const textsIn = (language: (typeof LANGUAGES)[number]) =>
    strings(WORDS[language].pages).map((text) => withoutLinks(withFigures(text, figuresIn(language))));
  const readIn = (language: (typeof LANGUAGES)[number]) => textsIn(language).filter((text) => wordCount(text) >= 8);

  test.each(LANGUAGES)('explain each term where it first stands, in %s', (language) => {
    const firsts = INFORMATION_PAGES.flatMap((path) => {
      // Headings and what search engines show are no place to explain anything.
      const texts = WORDS[language].pages[path].sections.flatMap(({ blocks }) => strings(blocks));
      return TERMS[language].flatMap(([term, explained]) => {
        const first = texts.find((text) => term.test(text));
        return first === undefined ? [] : [{ path, first, isExplained: explained.test(first) }];
      });
    });
    expect(firsts.length).toBeGreaterThan(1);
    expect(firsts.filter(({ isExplained }) => !isExplained)).toEqual([]);
  });

  test('can be read after six years of school', () => {
    const graded = readIn('en').map((text) => ({ text, grade: gradeOf(text) }));
    expect(mean(graded.map(({ grade }) => grade))).toBeLessThanOrEqual(AVERAGE_GRADE);
    expect(graded.filter(({ grade }) => grade > HIGHEST_GRADE)).toEqual([]);
  });

  test('are as easy in Spanish, and easy in Turkish and Portuguese by the measures made for them', () => {
    expect(mean(readIn('es').map(spanishEaseOf))).toBeGreaterThanOrEqual(70);
    expect(mean(readIn('tr').map(turkishEaseOf))).toBeGreaterThanOrEqual(TURKISH_EASE);
    expect(mean(readIn('pt').map(portugueseEaseOf))).toBeGreaterThanOrEqual(PORTUGUESE_EASE);
  });

  test.each(LANGUAGES)('have no sentence of more than 25 words in %s', (language) => {
    expect(textsIn(language).flatMap(longSentencesIn)).toEqual([]);
  });
});
