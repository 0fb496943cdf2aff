import {
  COMPLAINT_BOXES,
  LETTER_SUBJECTS,
  PAPER_TITLES,
  PARTY_LINES,
  READING_LINES,
  READING_SENTENCES,
  TRIAL_TITLES,
} from '@plainclaim/domain';
import { LAW_SENTENCES, usNj } from '@plainclaim/domain/us-nj';
import { describe, expect, test } from 'vitest';
import { letterReading as es } from '../locales/es/reading/letter-reading.ts';
import { paperReading as esPapers } from '../locales/es/reading/paper-reading.ts';
import { letterReading as tr } from '../locales/tr/reading/letter-reading.ts';
import { paperReading as trPapers } from '../locales/tr/reading/paper-reading.ts';

const namesIn = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted();
/** Sums and the numbers of statutes: what must be right in every language. */
const figuresIn = (text: string): readonly string[] => (text.match(/\d[\d,:.-]*\w*\d|\$\d+|\d/g) ?? []).toSorted();
const both = (words: string | readonly string[]): readonly string[] => (typeof words === 'string' ? [words] : words);

describe.each([
  ['es', es, esPapers],
  ['tr', tr, trPapers],
] as const)('the copy for reading in %s', (_language, letter, papers) => {
  test('has the values of every English sentence, for a person and for a business', () => {
    for (const [id, words] of Object.entries(letter.sentences)) {
      const english = Object.entries(READING_SENTENCES.I).find(([one]) => one === id)?.[1] ?? '';
      for (const translated of both(words)) expect([id, namesIn(translated)]).toEqual([id, namesIn(english)]);
    }
    for (const [id, english] of Object.entries({ ...READING_LINES, ...PARTY_LINES })) {
      const translated = Object.entries(letter.lines).find(([one]) => one === id)?.[1] ?? '';
      expect([id, namesIn(translated)]).toEqual([id, namesIn(english)]);
    }
  });

  test('names every reason and category, and no others', () => {
    expect(Object.keys(letter.subjects).toSorted()).toEqual(Object.keys(LETTER_SUBJECTS).toSorted());
  });

  test('tells every sentence of law with its statutes and figures', () => {
    expect(Object.keys(letter.law).toSorted()).toEqual(LAW_SENTENCES.map(({ key }) => key).toSorted());
    for (const { key, text } of LAW_SENTENCES) {
      for (const translated of both(letter.law[key] ?? []))
        expect([key, figuresIn(translated)]).toEqual([key, figuresIn(text)]);
    }
  });

  test('names the courts as the letters do', () => {
    const named = (['small_claims', 'special_civil', 'law_division'] as const).map((part) => usNj.courtName(part));
    expect(Object.keys(letter.courts).toSorted()).toEqual(named.toSorted());
    expect(namesIn(letter.county)).toEqual(['{name}']);
  });

  test('names every paper, and every box of a complaint that may stay open', () => {
    expect(Object.keys(papers.titles).toSorted()).toEqual([...PAPER_TITLES, ...TRIAL_TITLES].toSorted());
    for (const [english, translated] of Object.entries(papers.titles))
      expect(namesIn(translated)).toEqual(namesIn(english));
    expect(Object.keys(papers.boxes).toSorted()).toEqual(COMPLAINT_BOXES.toSorted());
    expect(papers.statements.redaction).toContain('1:38-7(b)');
  });
});
