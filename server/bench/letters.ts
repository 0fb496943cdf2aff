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
import { composeLetterFor, detailsOf } from '../src/features/letters/generate/compose-letter-for.ts';
import { SIGNATURE_PNG_BASE64 } from '../src/testing/builders/letter-model.ts';
import { type Figure, median, quantile } from './figures.ts';
import { hostileStories, longestStory, storyOfWords, telling } from './long-stories.ts';

const ROUNDS = 7;
/** Rounds that only warm up: while code is still being compiled, processor time counts the compiler. */
const WARM_UP_ROUNDS = 7;
/** Long stories are composed this often, after some that only warm up. */
const LONG_ROUNDS = 30;
const LONG_WARM_UP_ROUNDS = 90;
/** Hostile stories take longer, and are warm sooner. */
const HOSTILE_ROUNDS = 10;
const HOSTILE_WARM_UP_ROUNDS = 10;
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

type Timed = { readonly clock: number; readonly processor: number };

function timed(work: () => void): Timed {
  const cpuAt = process.cpuUsage();
  const startedAt = performance.now();
  work();
  const clock = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpuAt);
  return { clock, processor: (user + system) / 1000 };
}

const compose = (claim: Claim): Timed =>
  timed(() => composeLetterFor(usNj, claim, { issuedOn: issueDay() }, noDecisions));

/** The first letter of a process, whose code nothing has compiled yet. To be run first. */
export function benchFirstLetter(claims: readonly Claim[]): readonly Figure[] {
  const first = claims.slice(0, 1).map((claim) => compose(claim).processor);
  return [{ name: 'the first letter of a server, processor time', value: median(first), unit: 'ms', atMost: 20 }];
}

/**
 * How long one letter takes to compose, beside JSON work of the same claim in the same minute. What one moment costs
 * besides, as the compiler and the garbage collector run when they like, shows in the p99 of all; the p99 of letters
 * takes each letter's median, and tells of letters.
 */
export function benchComposing(claims: readonly Claim[]): readonly Figure[] {
  const bare: number[] = [];
  const rounds = Array.from({ length: WARM_UP_ROUNDS + ROUNDS }, () =>
    claims.map((claim) => {
      const letter = compose(claim);
      const trips = timed(() => {
        for (let trip = 0; trip < ROUND_TRIPS; trip += 1) JSON.parse(JSON.stringify(claim));
      });
      bare.push(trips.clock / ROUND_TRIPS);
      return letter;
    }),
  ).slice(WARM_UP_ROUNDS);
  const all = rounds.flat();
  const clock = median(all.map((letter) => letter.clock));
  const processor = all.map((letter) => letter.processor);
  const ofLetters = claims.map((_, nr) => median(rounds.map((round) => round[nr]?.processor ?? Number.NaN)));
  return [
    { name: 'a letter composed, median', value: clock, unit: 'ms', atMost: 10 },
    // On a busy machine the clock counts what others do; this does not.
    { name: '... processor time, median', value: median(processor), unit: 'ms' },
    { name: '... processor time, p99 of letters', value: quantile(ofLetters, 0.99), unit: 'ms' },
    { name: '... processor time, p99 of all', value: quantile(processor, 0.99), unit: 'ms', atMost: 10 },
    { name: '... in JSON round trips of the same claim', value: clock / median(bare), unit: 'times' },
  ];
}

function medianFor(claims: readonly Claim[], story: string, warmUp: number, rounds: number): number {
  const times = Array.from({ length: warmUp + rounds }, (_, nr) => {
    const claim = claims[nr % claims.length];
    return claim === undefined ? Number.NaN : compose(telling(claim, story)).processor;
  });
  return median(times.slice(warmUp));
}

/** Processor time of long stories, and of stories made to be slow to read. A story twice as long may cost twice as much, and no more. */
export function benchLongStories(claims: readonly Claim[]): readonly Figure[] {
  const [nineHundred, longest] = [storyOfWords(900), longestStory()];
  const ofLong = (story: string): number => medianFor(claims, story, LONG_WARM_UP_ROUNDS, LONG_ROUNDS);
  const [ofNineHundred, ofLongest] = [ofLong(nineHundred), ofLong(longest)];
  const worst = hostileStories().map((story) => medianFor(claims, story, HOSTILE_WARM_UP_ROUNDS, HOSTILE_ROUNDS));
  return [
    { name: 'a story of 900 words, processor time, median', value: ofNineHundred, unit: 'ms', atMost: 10 },
    { name: 'a story of 30,000 characters, the same', value: ofLongest, unit: 'ms', atMost: 20 },
    {
      name: '... for each character, beside 900 words',
      value: ofLongest / longest.length / (ofNineHundred / nineHundred.length),
      unit: 'times',
      atMost: 1.5,
    },
    { name: 'the slowest of ten hostile stories of that length', value: Math.max(...worst), unit: 'ms', atMost: 50 },
  ];
}
