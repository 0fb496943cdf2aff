import {
  type CalendarDate,
  type Claim,
  type LetterPdfModel,
  letterPdfModel,
  noDecisions,
  parseCalendarDate,
} from '@plainclaim/domain';
import { usNj } from '@plainclaim/domain/us-nj';
import { createHash } from 'node:crypto';
import { composeLetterFor, detailsOf } from '../src/features/letters/compose-letter-for.ts';
import { SIGNATURE_PNG_BASE64 } from '../src/testing/letter-model.ts';
import { type Figure, median, quantile } from './figures.ts';
import { hostileStories, longestStory, storyOfWords, telling } from './long-stories.ts';

const ROUNDS = 4;
/** Rounds that only warm up: while code is still being compiled, processor time counts the compiler. */
const WARM_UP_ROUNDS = 4;
/** Long stories are composed this often, after as many again to warm up. */
const LONG_ROUNDS = 25;
/** So many of the letters from each hostile story only warm up. */
const HOSTILE_WARM_UP = 5;
/** The bare work a letter is compared with: the claim written and read as JSON, this often. */
const ROUND_TRIPS = 20;

function issueDay(): CalendarDate {
  const day = parseCalendarDate('2026-11-21');
  if (!day.ok) throw new Error('that is no day');
  return day.value;
}

export function letterOf(claim: Claim, nr: number): LetterPdfModel {
  const issuedOn = issueDay();
  const { composed } = composeLetterFor(usNj, claim, { issuedOn }, noDecisions);
  const { subject, author, recipientName } = detailsOf(claim, composed);
  return letterPdfModel({
    text: composed.text,
    title: subject,
    author,
    recipientName,
    issuedOn,
    reference: `PLC-BENCH-${nr}`,
    contentHash: createHash('sha256').update(composed.text).digest('hex'),
    isDraft: false,
    signature: { pngBase64: SIGNATURE_PNG_BASE64, alt: `Signature of ${author}` },
  });
}

/** How long one letter takes to compose, beside JSON work of the same claim in the same minute. */
export function benchComposing(claims: readonly Claim[]): readonly Figure[] {
  const composing: number[] = [];
  const processor: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const claim of claims) {
      const cpuAt = process.cpuUsage();
      const startedAt = performance.now();
      composeLetterFor(usNj, claim, { issuedOn: issueDay() }, noDecisions);
      const composedAt = performance.now();
      const cpu = process.cpuUsage(cpuAt);
      for (let trip = 0; trip < ROUND_TRIPS; trip += 1) JSON.parse(JSON.stringify(claim));
      if (round < WARM_UP_ROUNDS) continue;
      composing.push(composedAt - startedAt);
      processor.push((cpu.user + cpu.system) / 1000);
      bare.push((performance.now() - composedAt) / ROUND_TRIPS);
    }
  }
  return [
    { name: 'a letter composed, median', value: median(composing), unit: 'ms', atMost: 10 },
    // On a busy machine the clock counts what others do; this does not.
    { name: '... processor time, median', value: median(processor), unit: 'ms' },
    { name: '... processor time, p99', value: quantile(processor, 0.99), unit: 'ms', atMost: 10 },
    { name: 'a letter composed, p99', value: quantile(composing, 0.99), unit: 'ms' },
    { name: '... in JSON round trips of the same claim', value: median(composing) / median(bare), unit: 'times' },
  ];
}

/** Processor time of one letter in milliseconds: on a busy machine the clock counts what others do. */
function composeMs(claim: Claim): number {
  const cpuAt = process.cpuUsage();
  composeLetterFor(usNj, claim, { issuedOn: issueDay() }, noDecisions);
  const { user, system } = process.cpuUsage(cpuAt);
  return (user + system) / 1000;
}

function medianFor(claims: readonly Claim[], story: string): number {
  const times = Array.from({ length: 2 * LONG_ROUNDS }, (_, nr) => {
    const claim = claims[nr % claims.length];
    return claim === undefined ? 0 : composeMs(telling(claim, story));
  });
  return median(times.slice(LONG_ROUNDS));
}

/** Long stories, and stories made to be slow to read. A story twice as long may cost twice as much, and no more. */
export function benchLongStories(claims: readonly Claim[]): readonly Figure[] {
  const [nineHundred, longest] = [storyOfWords(900), longestStory()];
  const [ofNineHundred, ofLongest] = [medianFor(claims, nineHundred), medianFor(claims, longest)];
  const worst = hostileStories().map((story) =>
    median(claims.map((claim) => composeMs(telling(claim, story))).slice(HOSTILE_WARM_UP)),
  );
  return [
    { name: 'a story of 900 words, processor time, median', value: ofNineHundred, unit: 'ms', atMost: 10 },
    { name: 'a story of 30,000 characters, the same', value: ofLongest, unit: 'ms', atMost: 30 },
    {
      name: '... for each character, beside 900 words',
      value: ofLongest / longest.length / (ofNineHundred / nineHundred.length),
      unit: 'times',
      atMost: 1.5,
    },
    { name: 'the slowest of ten hostile stories of that length', value: Math.max(...worst), unit: 'ms', atMost: 50 },
  ];
}
