import type { FindingCode } from '../../jurisdictions/pack/finding-codes.ts';
import { namesWholly } from '../../own-words/index.ts';
import { quotationsIn } from '../packet/quotations.ts';
import { centsOf } from './clerk-lines.ts';
import { asksInterest, LATE_CHARGE } from './judge-lines.ts';
import { lineIn, type LineRule, type OpenedPacket } from './reading-line.ts';
import { sentencesOf } from './told-sentences.ts';

const inComplaint = lineIn('complaint');

/** A defence that a general rule of the pack gives, by its findings. */
const byFinding = (...codes: readonly FindingCode[]) =>
  inComplaint(({ expected }) => expected.findings.some((code) => codes.includes(code)));

/** "Tom Lee paid me $300", "they refunded us only $45.50". */
const PAID_BACK =
  /\b(?:paid|repaid|refunded|returned|gave back|sent back) (?:me|us|back)\b[^.$]{0,40}\$(\d+(?:,\d{3})*(?:\.\d\d)?)/g;
/** "He has not paid me the $1,200", "she never paid me back the $500". */
const NOT_PAID = /\b(?:not|cannot|never|refused?)\b|n['’]t\b/i;
const AMOUNT = /\$(\d+(?:,\d{3})*(?:\.\d\d)?)/g;
/** "He said that I owe him for the paint." */
const SETOFF =
  /\b(?:says?|said|claim(?:s|ed)?|wrote|argue[sd]?|told (?:me|us)|texted)\b[^.]{0,60}\b(?:I|we) (?:still )?owed? /;
/** Their own words in a quotation: “you still owe me 4,800 for the work”. */
const OWED_TO_THEM = /\byou (?:still |also )?owe (?:me|us)\b/i;
/** Their own words that they should pay less: “we should get something off”. */
const WANTS_LESS =
  /\b(?:get|take|took|taking|knock|want|wants|expect|deserve)\b[^.]{0,40} off\b|\b(?:discount|price reduction|partial refund)\b/i;
/** Whose own insurance paid is no payment of the other side. */
const INSURANCE = /\binsur(?:ance|er)\b/i;
/** "Painting LLC" of "Northfield Painting LLC", "Homes, LLC" too; "the LLC" names nobody. */
const FIRM =
  /(?<!\p{L})(?!(?:The|An|This|That|Their|Your|Our|My|His|Its|One)\b)\p{Lu}[\p{L}&’'-]{0,30},? (?:LLC|Inc|Corp|Corporation|LLP)\b/gu;

const amountsIn = (text: string): readonly string[] => [...text.matchAll(AMOUNT)].flatMap(([, amount]) => amount ?? []);

/** A part payment that the rows take off, or that the explanation names. */
function isCredited({ expected: { sums, explanations } }: OpenedPacket, paid: string): boolean {
  const sum = centsOf(paid);
  const isRow = sums.some(({ amount }) => centsOf(amount) === -sum);
  return isRow || explanations.some((text) => amountsIn(text).some((amount) => centsOf(amount) === sum));
}

const isByThem = (before: string): boolean =>
  !NOT_PAID.test(before) && !INSURANCE.test(before.slice(before.lastIndexOf('.') + 1));

/** What is referred to as paid back: "he never answered, but paid me $300" is, "he has not paid me the $300" is not. */
const paidBack = ({ facts }: OpenedPacket): readonly string[] =>
  sentencesOf(facts)
    .flatMap((sentence) => sentence.split(/;|\bbut\b/))
    .flatMap((part) => [...part.matchAll(PAID_BACK)].filter(({ index }) => isByThem(part.slice(0, index))))
    .flatMap(([, amount]) => amount ?? []);

/** A firm's name as it is compared: commas, periods and capitals differ from writer to writer. */
const asCompared = (name: string): string => name.replaceAll(/[,.]/g, '').toLowerCase();
const firmsIn = (facts: string): readonly string[] => [...facts.matchAll(FIRM)].map(([name]) => asCompared(name));

const INTEREST_ON = /\binterest on \S/;

/** What the other side will say against the papers. */
export const opponentLines = [
  {
    code: 'time_limit',
    severity: 'look',
    mend: 'facts',
    find: byFinding('fit.time_limit_may_have_passed', 'fit.part_payment'),
  },
  {
    code: 'notice_of_claim',
    severity: 'look',
    mend: 'facts',
    find: byFinding(
      'fit.state_contract_notice',
      'fit.mover_claim',
      'fit.mover_claim_may_be_late',
      'fit.mover_claim_unsure',
      'fit.carrier_claim',
      'fit.carrier_claim_may_be_late',
    ),
  },
  { code: 'arbitration_clause', severity: 'look', mend: 'answers', find: byFinding('fit.arbitration') },
  {
    code: 'claim_split',
    severity: 'look',
    mend: 'answers',
    find: byFinding('fit.part_kept_for_later', 'fit.other_case'),
  },
  {
    code: 'amount_not_asked',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(({ expected: { notAsked = [] }, facts }) => notAsked.some((amount) => facts.includes(amount))),
  },
  {
    code: 'insurer_paid',
    severity: 'look',
    mend: 'letter',
    find: byFinding('fit.insurer_paid_all', 'fit.insurer_open'),
  },
  {
    code: 'wrong_party',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(({ expected: { defendantNames, plaintiffNames }, facts }) =>
      firmsIn(facts).some(
        (firm) => ![...defendantNames, plaintiffNames].flat().some((name) => namesWholly(asCompared(name), firm)),
      ),
    ),
  },
  {
    code: 'part_payment_not_credited',
    severity: 'look',
    mend: 'letter',
    find: inComplaint((packet) => paidBack(packet).some((paid) => !isCredited(packet, paid))),
  },
  {
    code: 'setoff_unanswered',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(
      ({ facts }) =>
        SETOFF.test(facts) || quotationsIn(facts).some((said) => OWED_TO_THEM.test(said) || WANTS_LESS.test(said)),
    ),
  },
  {
    code: 'interest_on_penalty',
    severity: 'look',
    mend: 'letter',
    find: inComplaint((packet) => asksInterest(packet) && packet.expected.statutes.length > 0),
  },
  {
    code: 'charge_and_interest',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(
      ({ expected: { sums, asked } }) =>
        sums.some(({ label }) => LATE_CHARGE.test(label)) && asked.some((text) => INTEREST_ON.test(text)),
    ),
  },
] as const satisfies readonly LineRule<string>[];
