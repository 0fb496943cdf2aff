import { describe, expect, it } from 'vitest';
import { assessClaim } from '../claim-fit/index.ts';
import {
  contradictionsInClaim,
  looksFederal,
  looksLikePublicBody,
  nameTellsEntity,
  storyMentions,
} from '../claims/index.ts';
import { aClaim, aPersonDefendant } from '../claims/testing/a-claim.ts';
import { complaintFacts, correctedFacts, hasPrivateNumber, preparePacket } from '../court-papers/index.ts';
import { speaksOfMilitary } from '../court-papers/complaint/military-words.ts';
import { aCard } from '../fact-cards/testing/a-card.ts';
import { formatLongEnglish, parseCalendarDate } from '../calendar/index.ts';
import { usNj } from '../jurisdictions/us-nj/index.ts';
import {
  blocksFromText,
  checkLetter,
  deliveryLinesIn,
  firstPageOf,
  noDecisions,
  PARTY_LINES,
  READING_LINES,
  READING_SENTENCES,
  readingCopyOfWritten,
  readingGradeOf,
  withDeliveryLine,
} from '../letters/index.ts';
import { LETTER_SUBJECTS } from '../letters/wording/letter-subjects.ts';
import { listWith } from '../letters/wording/letter-wording.ts';
import { findLooseEnds, findResidue } from '../letters/checks/residue.ts';
import { composeCase } from '../letters/testing/compose-case.ts';
import { parseUsd } from '../money/index.ts';
import {
  cleanTyped,
  findIssues,
  keyOfIssue,
  languageOf,
  oneLine,
  sentenceAt,
  splitSentences,
  withoutSentence,
} from './index.ts';
import { usStateCode } from '../parties/index.ts';
import { inputFor } from '../trial-prep/testing/trial-binders.ts';
import { prepareTrialBinder } from '../trial-prep/index.ts';

/** Pieces that make a careless pattern or loop slow when there are many of them. */
const PIECES: Readonly<Record<string, string>> = {
  'exclamation marks': '!',
  'straight quotes': '"',
  'curly quotes': '“',
  'closed quotations': '"no." ',
  spaces: ' ',
  'line ends': '\n',
  'blank lines': 'a\n\n',
  lines: 'a\n',
  'lines of full stops': '.\n',
  'full stops': '. ',
  'full-width stops': '。',
  digits: '1',
  'spaced digits': '1 2',
  dashes: '-',
  'letters with full stops': 'a.',
  'capital letters with full stops': 'A.',
  'sums without an end': '$1,',
  sums: '$5.00 ',
  'lines of sums': 'Rent: $5.00\n',
  'sums two by two': 'Rent: $5.00\nRent: $5.00\na\n',
  'a single word': 'b',
  'small words': 'a ',
  'shouted letters': 'A',
  conditions: 'if ',
  'conditions with a subject': 'if you do not ',
  promises: 'I will ',
  commas: ',',
  'orders and reports': 'he said you will or else, ',
  plates: 'plate ABC-12D ',
  labels: 'card account policy ',
  insults: 'liar ',
  'lines of insults': 'liar.\n',
  accusations: 'You lied. ',
  apostrophes: "'",
  'words with apostrophes': "a'",
  'names with apostrophes': "A'",
  joiners: '\u200d',
  accents: 'e\u0301',
  'other scripts': 'ж',
  'several scripts': 'aжא中 ',
  emoji: '😀',
  dates: 'May 3 ',
  'dates with years': 'May 3, 2025. ',
  brackets: '(',
  'closed brackets': '[name] ',
  'marks of software': '<a **{',
  statutes: 'N.J.S.A. 2A:1 ',
  counties: 'Oak County ',
  deliveries: 'sent by mail\n',
  'ways to reply': 'write to keep your ',
  'service of an army': 'He is deployed the service ',
  'trade names': 'dba t a ',
  addresses: '12 Main St, ',
};

const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

const ownWords = (text: string): void => {
  const cleaned = cleanTyped(text);
  oneLine(text);
  splitSentences(cleaned);
  languageOf(cleaned, 'en');
  const issues = findIssues(cleaned, { names: ['Will Smith'], recipients: ['Kowalski'], prior: 'tr' });
  for (const issue of issues.slice(0, 3)) {
    keyOfIssue(cleaned, issue);
    withoutSentence(cleaned, issue);
  }
  sentenceAt(cleaned, cleaned.length >> 1);
};

/** Fields that hold a name, a sum, a day or an address, and what is looked up in a story before any letter. */
const fields = (text: string): void => {
  parseUsd(text);
  parseCalendarDate(text);
  usStateCode(text);
  nameTellsEntity(text);
  looksFederal(text);
  looksLikePublicBody(text);
  storyMentions(text);
  hasPrivateNumber(text);
  speaksOfMilitary(text);
};

const reader = {
  wording: {
    language: 'es',
    sentences: READING_SENTENCES.I,
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
    law: {},
  },
  format: {
    day: formatLongEnglish,
    either: (items: readonly string[]) => listWith('or', items),
    both: (items: readonly string[]) => listWith('and', items),
  },
} as const;

/** What a finished letter is read for, whoever typed it. */
const letterText = (text: string): void => {
  blocksFromText(text);
  firstPageOf(text);
  findResidue(text);
  findLooseEnds(text);
  deliveryLinesIn(text);
  withDeliveryLine(text, 'Sent by mail');
};

const readCopy = (text: string): void => {
  readingCopyOfWritten(text, reader);
  readingCopyOfWritten(`Please pay $1.00 by ${text}`, reader);
};

const day = parseCalendarDate('2026-11-21');
if (!day.ok) throw new Error('no day');
const today = day.value;

/** A letter and its papers from a claim whose texts are all made of it: composed, checked, and made for the court. */
const wholeClaim = (text: string): void => {
  const claim = aClaim({
    story: text,
    calculation: text.slice(0, text.length >> 2),
    storyInLetter: 'yes',
    cards: [aCard('debt.loan', { amount: '2000' })],
    defendants: [aPersonDefendant({ street: text.slice(0, 200), city: text.slice(0, 200) })],
  });
  const fit = assessClaim(claim, usNj, today);
  contradictionsInClaim(claim, []);
  const written = {
    name: 'hostile',
    claim,
    mustMention: [],
    mustNotMention: [],
    decisions: noDecisions,
    deliveryLine: 'Sent by mail',
  };
  const { composed, context } = composeCase(written, usNj, fit, today);
  checkLetter(composed.text, context);
  readingGradeOf(composed.text, context);
  preparePacket({ claim, fit, pack: usNj, today });
  complaintFacts({ claim, pack: usNj, today });
  prepareTrialBinder(inputFor(claim));
};

const corrected = (text: string): void => {
  correctedFacts({ story: text.split('\n\n'), calculation: [text] });
};

/** Processor time of the quickest of some runs, in milliseconds: what work takes when nobody else has the machine. */
function quickest(work: () => void, runs: number): number {
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const TIMES = 4;
/** Twice what proportion says. */
const MOST = 2 * TIMES;
/** What no clock measures well, and what a short text costs anyway. */
const SLACK_MS = 30;
const TRIES = 4;

/** Fails only when four times the text took over eight times as long in every try. */
function expectLinear(read: (text: string) => void, piece: string, length: number, name: string): void {
  const [short, long] = [filled(piece, length / TIMES), filled(piece, length)];
  let stated = '';
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const ofLong = quickest(() => read(long), attempt);
    if (ofLong < SLACK_MS) return;
    const ofShort = quickest(() => read(short), attempt);
    if (ofLong < ofShort * MOST + SLACK_MS) return;
    stated = `${name}, ${length} characters: ${ofLong.toFixed(0)} ms, a quarter of them: ${ofShort.toFixed(0)} ms`;
  }
  expect(stated).toBe('');
}

describe('reading a text takes time in proportion to its length', () => {
  const READERS = [
    ['own words', ownWords, 6_000],
    ['a field', fields, 60_000],
    ['a letter’s text', letterText, 30_000],
    ['a reading copy', readCopy, 12_000],
    ['a corrected complaint', corrected, 30_000],
  ] as const;
  it.each(READERS)('%s', (_, read, length) => {
    for (const [name, piece] of Object.entries(PIECES)) expectLinear(read, piece, length, name);
  });

  // Each takes many milliseconds, so that only what is told apart in letters and papers is tried.
  const OF_CLAIMS = [
    'spaces',
    'blank lines',
    'lines',
    'lines of full stops',
    'full-width stops',
    'sums',
    'lines of sums',
    'accusations',
    'small words',
    'lines of insults',
    'dates with years',
    'deliveries',
    'marks of software',
  ];
  it('the letter and papers of a claim', () => {
    for (const name of OF_CLAIMS) expectLinear(wholeClaim, PIECES[name] ?? '', 5_000, name);
  });
});
