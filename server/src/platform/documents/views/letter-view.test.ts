import type { LetterBlock, LetterPdfModel } from '@plainclaim/domain';
import { expect, test } from 'vitest';
import { letterView } from './letter-view.ts';
import { aLetterModel } from '../../../testing/builders/letter-model.ts';

const partsOf = (blocks: readonly LetterBlock[], overrides: Partial<LetterPdfModel> = {}) =>
  letterView(aLetterModel({ blocks, ...overrides }), true).parts;

test('the subject line is the one top heading and later headings lie below it', () => {
  const parts = partsOf([
    { kind: 'paragraph', text: 'RE: Demand for payment of $400.00' },
    { kind: 'heading', text: 'What happened' },
    { kind: 'paragraph', text: 'RE: this is not a second subject' },
    { kind: 'heading', text: 'The amount' },
  ]);
  expect(parts.map((part) => [part.kind, 'level' in part ? part.level : null])).toEqual([
    ['heading', 1],
    ['heading', 2],
    ['paragraph', null],
    ['heading', 2],
  ]);
});

test('the city, the state and the ZIP at the end of the subject line stay on one line', () => {
  const [heading] = partsOf([
    { kind: 'lines', lines: ['RE: Demand for payment of $400.00. Job, 14 Cedar Street, Apt 2, Long Branch, NJ 07740'] },
  ]);
  expect(heading).toEqual({
    kind: 'heading',
    level: 1,
    lines: ['RE: Demand for payment of $400.00. Job, 14 Cedar Street, Apt 2, Long\u00A0Branch,\u00A0NJ\u00A007740'],
  });
});

test('a letter without a subject line has its headings at the top level', () => {
  expect(partsOf([{ kind: 'heading', text: 'What happened' }])).toEqual([
    { kind: 'heading', level: 1, lines: ['What happened'] },
  ]);
});

test('a subject line inside a block of lines becomes the heading and the lines before it stay lines', () => {
  expect(partsOf([{ kind: 'lines', lines: ['By e-mail', 'RE: Demand', 'Job at 14 Cedar Street'] }])).toEqual([
    { kind: 'lines', lines: ['By e-mail'] },
    { kind: 'heading', level: 1, lines: ['RE: Demand', 'Job at 14 Cedar Street'] },
  ]);
});

test('the closing, the signature and the name stand together with the last paragraph', () => {
  const parts = partsOf([
    { kind: 'paragraph', text: 'First.' },
    { kind: 'paragraph', text: 'Please keep all messages.' },
    { kind: 'lines', lines: ['Sincerely,'] },
    { kind: 'signature' },
    { kind: 'lines', lines: ['Imani Clarke-Dubois'] },
    { kind: 'lines', lines: ['Enclosure: lease'] },
  ]);
  expect(parts.map((part) => part.kind)).toEqual(['paragraph', 'together', 'lines']);
  const together = parts[1];
  expect(together?.kind === 'together' && together.parts.map((part) => part.kind)).toEqual([
    'paragraph',
    'lines',
    'signature',
    'lines',
  ]);
});

test('a last paragraph that could fill a page is left free to break', () => {
  const parts = partsOf([
    { kind: 'paragraph', text: 'word '.repeat(2_000) },
    { kind: 'lines', lines: ['Sincerely,'] },
    { kind: 'signature' },
  ]);
  expect(parts.map((part) => part.kind)).toEqual(['paragraph', 'together']);
});

test('only a row labeled as the total is one', () => {
  const [amounts] = partsOf([
    {
      kind: 'amounts',
      rows: [
        { label: 'Totally new paint', amount: '$1.00' },
        { label: 'Total due', amount: '$1.00' },
      ],
    },
  ]);
  expect(amounts?.kind === 'amounts' && amounts.rows.map((row) => row.isTotal)).toEqual([false, true]);
});

test('a draft shows no signature even when there is one', () => {
  expect(letterView(aLetterModel({ isDraft: true }), true).signatureAlt).toBeNull();
  expect(letterView(aLetterModel({ isDraft: false }), true).signatureAlt).toBe('Signature of Imani Clarke-Dubois');
});
