import { describe, expect, test } from 'vitest';
import { aClaim } from '../claims/testing/a-claim.ts';
import { aCard } from '../fact-cards/testing/a-card.ts';
import { dayOf } from '../jurisdictions/pack/dated-rows.ts';
import { trialPoints as es } from '../jurisdictions/us-nj/words/es-trial.ts';
import { trialPoints as pt } from '../jurisdictions/us-nj/words/pt-trial.ts';
import { trialPoints as tr } from '../jurisdictions/us-nj/words/tr-trial.ts';
import { cents } from '../money/index.ts';
import { NO_TRIAL_NOTES } from './index.ts';
import { bookOf, ROSA, sheetOf, textOf } from './testing/trial-binders.ts';

const READERS = {
  es: { language: 'es', local: es },
  tr: { language: 'tr', local: tr },
  pt: { language: 'pt', local: pt },
} as const;

describe.each(['es', 'tr', 'pt'] as const)('trial papers for somebody who reads %s', (language) => {
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
    expect(kept).toContain(READERS[language].local.rules.absent);
    expect(kept).toContain(READERS[language].local.rules.noRealEstate);
  });

  test('word what a judge must hear, the other side, witnesses and the private notes in that language', () => {
    const notes = { ...NO_TRIAL_NOTES, witnesses: [ROSA] };
    const read = bookOf(aClaim(), { reader: READERS[language], notes, lowest: cents(50_000) });
    for (const kind of ['hearing', 'other_side', 'witnesses', 'subpoena', 'mediation'] as const) {
      const sheet = sheetOf(read, kind);
      expect([kind, sheet?.language]).toEqual([kind, language]);
      // What is said in court, the letter's law, citations and names of forms are English, in quotes, brackets or lines.
      const own = (sheet?.blocks ?? []).filter((block) => block.kind !== 'lines' && block.kind !== 'numbered');
      const text = textOf(own)
        .replaceAll(/“[^”]*”/g, '')
        .replaceAll(ROSA.saw, '');
      expect([kind, text.match(/\b(?:the|and|with|your|you|they|Check|People)\b/)?.[0]]).toEqual([kind, undefined]);
    }
  });

  test('ask each witness in English, with the question behind it in that language', () => {
    const read = bookOf(aClaim(), { reader: READERS[language], notes: { ...NO_TRIAL_NOTES, witnesses: [ROSA] } });
    const asked = (sheetOf(read, 'witnesses')?.blocks ?? []).flatMap((one) =>
      one.kind === 'numbered' ? one.paragraphs : [],
    );
    const before = (
      sheetOf(bookOf(aClaim(), { notes: { ...NO_TRIAL_NOTES, witnesses: [ROSA] } }), 'witnesses')?.blocks ?? []
    ).flatMap((one) => (one.kind === 'numbered' ? one.paragraphs : []));
    expect(before.length).toBeGreaterThan(4);
    expect(asked).toHaveLength(before.length);
    asked.forEach((text, index) => {
      expect(text.startsWith(`${before[index] ?? ''} (`)).toBe(true);
    });
  });

  test('keep in English what is read out, handed over or signed, and the titles of the files', () => {
    expect(made.files.map(({ title }) => title)).toEqual(english.files.map(({ title }) => title));
    for (const kind of ['outline', 'money', 'settlement'] as const)
      expect(sheetOf(made, kind)).toEqual(sheetOf(english, kind));
  });

  test('tell on a sheet to keep what the English papers say, in that language', () => {
    const loan = aClaim({
      amount: cents(90_000),
      courtAmount: cents(90_000),
      cards: [
        aCard('debt.loan', { amount: '1000', day: '2026-01-05', how: 'venmo' }),
        aCard('debt.promise', { due: '2026-03-01', part: '500', every: 'month', form: 'messages' }),
        aCard('debt.part-paid', { amount: '100', day: '2026-03-04' }),
      ],
    });
    const notes = {
      ...NO_TRIAL_NOTES,
      wantsInterest: true,
      payments: [{ paidOn: dayOf('2026-11-20'), cents: cents(5_000) }],
    };
    const read = bookOf(loan, { reader: READERS[language], notes });
    const sheet = sheetOf(read, 'reading');
    expect(sheet?.language).toBe(language);
    expect(sheetOf(bookOf(loan, { notes }), 'reading')).toBeUndefined();
    // The names of the papers stand behind their own in English, and ways to pay are names too.
    const text = textOf(sheet?.blocks ?? [])
      .replaceAll(/\((?:My Story|Money|Settlement)[^)]*\)/g, '')
      .replaceAll(/"kind":"[a-z]+"/g, '');
    expect(text.match(/\b(?:the|and|with|your|you|lent|due|Less|Filing|Payment)\b/)?.[0]).toBeUndefined();
    // Each sum of the English papers stands there, as often.
    const sumsIn = (...kinds: readonly ('outline' | 'money' | 'settlement')[]) =>
      kinds.flatMap((kind) => textOf(sheetOf(read, kind)?.blocks ?? []).match(/-?\$[\d,.]+\d/g) ?? []);
    expect((text.match(/-?\$[\d,.]+\d/g) ?? []).toSorted()).toEqual(
      sumsIn('outline', 'money', 'settlement').toSorted(),
    );
  });
});
