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

const ROUNDS = 4;
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
  let cpuMicroseconds = 0;
  const bare: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const claim of claims) {
      const cpuAt = process.cpuUsage();
      const startedAt = performance.now();
      composeLetterFor(usNj, claim, { issuedOn: issueDay() }, noDecisions);
      const composedAt = performance.now();
      const cpu = process.cpuUsage(cpuAt);
      for (let trip = 0; trip < ROUND_TRIPS; trip += 1) JSON.parse(JSON.stringify(claim));
      // The first round only warms up.
      if (round === 0) continue;
      composing.push(composedAt - startedAt);
      cpuMicroseconds += cpu.user + cpu.system;
      bare.push((performance.now() - composedAt) / ROUND_TRIPS);
    }
  }
  return [
    { name: 'a letter composed, median', value: median(composing), unit: 'ms', atMost: 10 },
    // On a busy machine the clock counts what others do; this does not.
    { name: '... processor time, mean', value: cpuMicroseconds / 1000 / composing.length, unit: 'ms' },
    { name: 'a letter composed, p99', value: quantile(composing, 0.99), unit: 'ms' },
    { name: '... in JSON round trips of the same claim', value: median(composing) / median(bare), unit: 'times' },
  ];
}
