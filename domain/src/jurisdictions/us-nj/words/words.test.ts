import { describe, expect, test } from 'vitest';
import { dayOf } from '../../pack/dated-rows.ts';
import { courtPapers } from '../court/court-papers.ts';
import { courtName } from '../court/limits.ts';
import { locality } from '../places/locality.ts';
import { stateName } from '../state-name.ts';
import { letterReading as esLetter } from './es-letter.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { freeHelp, freeHelpLine } from './free-help.ts';
import { letterReading as trLetter } from './tr-letter.ts';
import { words as tr } from './tr.ts';

describe('how New Jersey is spoken of', () => {
  test('its name is the same wherever English says it', () => {
    expect([stateName, en.courtState]).toEqual([locality.stateName, locality.stateName]);
    expect(en.inCourtState).toContain(locality.stateName);
    expect(en.court['court.declaration']).toBe(locality.declaration);
  });

  test.each([
    ['Spanish', es],
    ['Turkish', tr],
  ])('%s says where something is with a form of the name it uses elsewhere', (_language, words) => {
    expect(words.inCourtState).toContain(words.courtState);
  });

  test.each([
    ['Spanish', esLetter],
    ['Turkish', trLetter],
  ])('%s tells every court a letter can name', (_language, { courts }) => {
    const named = (['small_claims', 'special_civil', 'law_division'] as const).map(courtName);
    expect(Object.keys(courts).toSorted()).toEqual(named.toSorted());
  });

  test('the telephone dials the number that is read, and the papers name it too', () => {
    expect(freeHelp.dial).toBe(`tel:+${freeHelp.phone.replaceAll('-', '')}`);
    expect(courtPapers.text('freeHelp', dayOf('2026-11-21')).value).toBe(freeHelpLine);
  });
});
