import { describe, expect, test } from 'vitest';
import { aClaim } from '../claims/testing/a-claim.ts';
import { trialPoints as es } from '../jurisdictions/us-nj/words/es-trial.ts';
import { trialPoints as tr } from '../jurisdictions/us-nj/words/tr-trial.ts';
import { bookOf, sheetOf, textOf } from './testing/trial-binders.ts';

const READERS = {
  es: { language: 'es', bring: es.bring, identifiers: es.identifiers, rules: es.rules },
  tr: { language: 'tr', bring: tr.bring, identifiers: tr.identifiers, rules: tr.rules },
} as const;

describe.each(['es', 'tr'] as const)('trial papers for somebody who reads %s', (language) => {
  const made = bookOf(aClaim(), { reader: READERS[language] });
  const english = bookOf(aClaim());

  test('word the guides to keep in that language, and the rules in them', () => {
    for (const kind of ['cover', 'court_day', 'collecting'] as const) {
      expect(sheetOf(made, kind)?.language).toBe(language);
      expect(sheetOf(english, kind)?.language).toBeUndefined();
    }
    const kept = textOf([sheetOf(made, 'court_day'), sheetOf(made, 'collecting')]);
    expect(kept).not.toMatch(/\b(?:the|and|with|your|you)\b(?![^"]*\))/);
    const first = sheetOf(made, 'cover')?.blocks.filter(({ kind }) => kind !== 'table') ?? [];
    // Sheets that are English are named as they are.
    expect(textOf(first).replaceAll(/“[^”]*”/g, '')).not.toMatch(/\b(?:the|and|with|your|you)\b/);
    expect(kept).toContain(READERS[language].rules.absent);
    expect(kept).toContain(READERS[language].rules.noRealEstate);
  });

  test('keep in English what is read out, handed over or signed, and the titles of the files', () => {
    expect(made.files.map(({ title }) => title)).toEqual(english.files.map(({ title }) => title));
    for (const kind of ['outline', 'money', 'settlement', 'subpoena'] as const)
      expect(sheetOf(made, kind)).toEqual(sheetOf(english, kind));
  });
});
