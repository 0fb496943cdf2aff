import { describe, expect, test } from 'vitest';
import { inTranslations } from '../../languages.ts';
import { assessClaim } from '../../claim-fit/index.ts';
import { formatLongEnglish, parseCalendarDate } from '../../calendar/index.ts';
import { speaksAsWe } from '../../claim-facts/index.ts';
import { usNj } from '../../jurisdictions/us-nj/index.ts';
import { composeLetter } from '../compose/compose-letter.ts';
import { type ComposedLetter, voiceOf } from '../compose/composed-letter.ts';
import { noDecisions } from '../compose/letter-decisions.ts';
import { LETTER_SUBJECTS } from '../wording/letter-subjects.ts';
import { listWith } from '../wording/letter-wording.ts';
import { composeCase } from '../testing/compose-case.ts';
import { writtenCases } from '../testing/written-cases/index.ts';
import { composeInput, depositClaim, paintingClaim, claimWithStory } from '../testing/letter-pack.ts';
import { type ReadPiece, readingCopy, readingCopyOfWritten, type ReadingPart } from './reading-copy.ts';
import type { Reader } from './read-values.ts';
import type { ReadingWording } from './reading-wording.ts';
import { PARTY_LINES, READING_LINES, READING_SENTENCES } from './sentence-templates.ts';

/** English told in English: whatever is understood comes out as it went in. */
const wordingOf = (voice: 'I' | 'we'): ReadingWording => ({
  language: 'es',
  sentences: READING_SENTENCES[voice],
  lines: { ...READING_LINES, ...PARTY_LINES },
  ways: {
    sentence: 'You can {ways}.',
    send: ['send {papers} to my address above', 'send {papers} to our address above'],
    cash: 'pay in cash',
    app: 'use {app} at {at}',
    papers: { check: 'a check', cashiers_check: "a cashier's check", money_order: 'a money order' },
  },
  subjects: LETTER_SUBJECTS,
  courts: {},
  county: '{name} County',
  law: { sample: ['(mine)', '(ours)'] },
});
const readerOf = (voice: 'I' | 'we'): Reader => ({
  wording: wordingOf(voice),
  format: {
    day: formatLongEnglish,
    either: (items) => listWith('or', items),
    both: (items) => listWith('and', items),
  },
});

const piecesOf = ({ sentences }: ComposedLetter): readonly ReadPiece[] =>
  sentences.map(({ start, end, source, copies = null }) => ({
    start,
    end,
    source: { kind: source.kind, key: 'key' in source ? source.key : null },
    isEdited: false,
    copies,
  }));
/** The same as if cards had been told in English: what is understood comes out as it went in. */
const inEnglish = (letter: ComposedLetter): readonly ReadPiece[] =>
  piecesOf(letter).map((piece) => {
    const english = letter.text.slice(piece.start, piece.end);
    return piece.copies ? { ...piece, copies: inTranslations(() => english) } : piece;
  });
const partsOf = (text: string, pieces: readonly ReadPiece[], voice: 'I' | 'we' = 'I'): readonly ReadingPart[] =>
  readingCopy(text, pieces, readerOf(voice)).flatMap(({ lines }) => lines.flat());
/** A line of the letter by itself. */
const statedIn = (text: string, kind = 'field', key: string | null = null): readonly ReadingPart[] =>
  partsOf(text, [{ start: 0, end: text.length, source: { kind, key }, isEdited: false }]);
const read = (text: string): readonly ReadingPart[] => [{ text, manner: 'read' }];

const today = parseCalendarDate('2026-11-21');
if (!today.ok) throw new Error('no day');
const issuedOn = today.value;

describe('the copy for reading', () => {
  const letter = composeLetter(composeInput(depositClaim()));

  test('leaves own words as the person wrote them, and says so', () => {
    const stated = composeLetter(
      composeInput(claimWithStory('You kept it. I called, and he said "no."', { calculation: 'My deposit.' })),
    );
    const own = partsOf(stated.text, piecesOf(stated)).filter(({ manner }) => manner === 'own');
    const typed = stated.sentences.filter(({ source }) => voiceOf(source) === 'theirs');
    expect(own.map(({ text }) => text)).toEqual(typed.map(({ text }) => text));
    expect(own.length).toBeGreaterThan(2);
  });

  test('tells cards, proof and rows by the copies that were made with them', () => {
    const painted = composeLetter(composeInput(paintingClaim()));
    const parts = partsOf(painted.text, piecesOf(painted)).filter(({ manner }) => manner === 'read');
    const stated = painted.sentences.flatMap(({ copies }) => (copies === undefined ? [] : [copies.es]));
    expect(parts.map(({ text }) => text)).toEqual(expect.arrayContaining(stated));
    expect(stated.join(' ')).toMatch(/Menos: .+: -\$400\.00/);
    expect(stated.length).toBeGreaterThan(7);
  });

  test('leaves a sentence in English where the letter is older than the language', () => {
    const [text, source] = ['Your dog bit me.', { kind: 'card', key: null }];
    const piece = { start: 0, end: text.length, source, isEdited: false, copies: { tr: 'Köpeğiniz beni ısırdı.' } };
    expect(partsOf(text, [piece])).toEqual([{ text, manner: 'kept' }]);
  });

  test('holds to a copy only while nobody has edited its sentence', () => {
    const asked = letter.sentences.find(({ source }) => source.kind === 'proof');
    const copies = asked?.copies ?? null;
    const piece = { start: 0, end: asked?.text.length ?? 0, source: { kind: 'card', key: null }, copies };
    const text = asked?.text ?? '';
    expect(partsOf(text, [{ ...piece, isEdited: false }])).toEqual(read(copies?.es ?? ''));
    expect(partsOf(text, [{ ...piece, isEdited: true }])).toEqual([{ text, manner: 'edited' }]);
  });

  test('follows an edit that stays a sentence of ours, and marks one that does not', () => {
    const edited = letter.text
      .replace(/Please pay \$[\d,.]+ by/, 'Please pay $1.00 by')
      .replace('Sincerely,', 'I mean this well.\n\nSincerely,');
    const one = edited.indexOf('Please pay $1.00');
    const two = edited.indexOf('I mean this well.');
    const pieces: readonly ReadPiece[] = [
      {
        start: one,
        end: edited.indexOf('.', one + 'Please pay $1.00'.length) + 1,
        source: { kind: 'field', key: null },
        isEdited: true,
      },
      { start: two, end: two + 'I mean this well.'.length, source: null, isEdited: true },
    ];
    const parts = partsOf(edited, pieces);
    expect(parts).toContainEqual({ text: expect.stringMatching(/^Please pay \$1\.00 by /), manner: 'read' });
    expect(parts).toContainEqual({ text: 'I mean this well.', manner: 'edited' });
  });

  test('tells several ways to pay', () => {
    const sentence =
      "You can send a check, a cashier's check, or a money order to our address above, pay in cash, use Venmo at @me or you, or use Zelle at x@y.z.";
    expect(statedIn(sentence)).toEqual(read(sentence));
  });

  test('a rule is told in the voice of who writes, and stays English when nobody wrote it in the language', () => {
    expect(statedIn('We understand that it is so.', 'law', 'sample')).toEqual(read('(ours)'));
    expect(statedIn('I understand that it is so.', 'law', 'sample')).toEqual(read('(mine)'));
    expect(statedIn('It is so.', 'law', 'none')).toEqual([{ text: 'It is so.', manner: 'kept' }]);
  });

  test('names and addresses stay, and a line that only looks like one of ours in a story stays the person’s', () => {
    expect(statedIn('12 Oak Street')).toEqual([{ text: '12 Oak Street', manner: 'kept' }]);
    expect(statedIn('For Oak LLC')).toEqual(read('For Oak LLC'));
    expect(statedIn('For two weeks nothing came.', 'story')).toEqual([
      { text: 'For two weeks nothing came.', manner: 'own' },
    ]);
  });
});

describe('the copy of an offer to settle', () => {
  const settlement = { amount: 150_000, until: '2027-03-01' };
  const { settlementOffer } = composeLetter(
    composeInput(depositClaim(), { decisions: { ...noDecisions, settlement } }),
  );
  const text = settlementOffer?.text ?? '';
  const parts = readingCopyOfWritten(text, readerOf('I')).map(({ lines }) => lines);

  test('told in English is the offer, line by line', () => {
    const copy = parts.flatMap((lines) => lines.map((line) => line.map((part) => part.text).join(' ')));
    expect(copy).toEqual(text.split('\n').filter((line) => line !== ''));
  });

  test('tells all but names and addresses', () => {
    const kept = parts.flat(2).filter(({ manner }) => manner !== 'read');
    expect(text).toContain('$1,500.00');
    expect(parts.flat(2).filter(({ manner }) => manner === 'read').length).toBeGreaterThan(7);
    expect(kept.filter((part) => /offer|settle|\$|You can|Dear|20\d\d/.test(part.text))).toEqual([]);
  });
});

describe('in every written case', () => {
  const copies = writtenCases.map((one) => {
    const { composed } = composeCase(one, usNj, assessClaim(one.claim, usNj, issuedOn), issuedOn);
    const voice = speaksAsWe(one.claim) ? 'we' : 'I';
    return { composed, groups: readingCopy(composed.text, inEnglish(composed), readerOf(voice)) };
  });

  test('the copy told in English is the letter, line by line', () => {
    for (const { composed, groups } of copies) {
      const copy = groups.flatMap(({ lines }) => lines.map((parts) => parts.map(({ text }) => text).join(' ')));
      expect(copy).toEqual(composed.text.split('\n').filter((line) => line !== ''));
    }
    expect(copies.length).toBeGreaterThan(30);
  });

  test('every sentence of ours is told, so that a changed wording cannot slip by', () => {
    const leftUnsaid = copies.flatMap(({ composed: { sentences } }) =>
      sentences
        .filter(({ source, copies }) => copies === undefined && ['field', 'fixed', 'rule', 'sum'].includes(source.kind))
        .filter(({ source }) => !(source.kind === 'field' && ['claimant', 'defendants'].includes(source.field)))
        .filter(({ text }) => statedIn(text).some(({ manner }) => manner !== 'read'))
        .map(({ text }) => text),
    );
    expect(leftUnsaid).toEqual([]);
  });

  test('every sentence about what happened, what it cost and what shows it brings its copies', () => {
    const bare = copies.flatMap(({ composed: { sentences } }) =>
      sentences
        .filter(({ source }) => ['card', 'derived', 'proof'].includes(source.kind))
        .filter(({ copies: stated }) => !stated?.es || !stated.tr)
        .map(({ text }) => text),
    );
    expect(bare).toEqual([]);
  });
});

test('a reason and a category never share a name', () => {
  const values = Object.keys(LETTER_SUBJECTS);
  expect(values.length).toBe(new Set(values).size);
  expect(values.length).toBeGreaterThan(85);
});
