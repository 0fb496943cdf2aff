import type { FindingCode } from '../../jurisdictions/pack/finding-codes.ts';
import { centsOf } from './clerk-lines.ts';
import { asksInterest } from './judge-lines.ts';
import { lineIn, type LineRule, type OpenedPacket } from './reading-line.ts';

const inComplaint = lineIn('complaint');

/** A defence that a general rule of the pack gives, by its findings. */
const byFinding = (...codes: readonly FindingCode[]) =>
  inComplaint(({ expected }) => expected.findings.some((code) => codes.includes(code)));

/** "Tom Lee paid me $300", "they refunded us only $45.50". */
const PAID_BACK =
  /\b(?:paid|repaid|refunded|returned|gave back|sent back) (?:me|us|back)\b[^.$]{0,40}\$([\d,]+(?:\.\d\d)?)/g;
/** "He said that I owe him for the paint." */
const SETOFF =
  /\b(?:says?|said|claim(?:s|ed)?|wrote|argue[sd]?|told (?:me|us)|texted)\b[^.]{0,60}\b(?:I|we) (?:still )?owed? /;
/** "Painting LLC" of "Northfield Painting LLC"; "the LLC" names nobody. */
const FIRM =
  /(?<!\p{L})(?!(?:The|An|This|That|Their|Your|Our|My|His|Its|One)\b)\p{Lu}[\p{L}&’'-]{0,30} (?:LLC|Inc|Corp|Corporation|LLP)\b/gu;

/** A part payment that the rows take off, or that the explanation names. */
function isCredited({ expected: { sums, explanations } }: OpenedPacket, paid: string): boolean {
  const sum = centsOf(paid);
  const isRow = sums.some(({ amount }) => centsOf(amount) === -sum);
  return isRow || explanations.some((text) => text.includes(`$${paid}`));
}

/** What is told of as paid back. */
const paidBack = ({ facts }: OpenedPacket): readonly string[] =>
  [...facts.matchAll(PAID_BACK)].flatMap(([, amount]) => amount ?? []);

const firmsIn = (facts: string): readonly string[] => [...facts.matchAll(FIRM)].map(([name]) => name);

/** What the other side will say against the papers. */
export const opponentLines = [
  {
    code: 'time_limit',
    severity: 'look',
    mend: 'hand',
    find: byFinding('fit.time_limit_may_have_passed', 'fit.part_payment'),
  },
  {
    code: 'notice_of_claim',
    severity: 'look',
    mend: 'hand',
    find: byFinding(
      'fit.state_contract_notice',
      'fit.mover_claim',
      'fit.mover_claim_may_be_late',
      'fit.mover_claim_unsure',
      'fit.carrier_claim',
      'fit.carrier_claim_may_be_late',
    ),
  },
  { code: 'arbitration_clause', severity: 'look', mend: 'hand', find: byFinding('fit.arbitration') },
  {
    code: 'claim_split',
    severity: 'look',
    mend: 'hand',
    find: byFinding('fit.part_kept_for_later', 'fit.other_case'),
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
      firmsIn(facts).some((firm) => ![...defendantNames, plaintiffNames].flat().some((name) => name.includes(firm))),
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
    find: inComplaint(({ facts }) => SETOFF.test(facts)),
  },
  {
    code: 'interest_on_penalty',
    severity: 'look',
    mend: 'letter',
    find: inComplaint((packet) => asksInterest(packet) && packet.expected.statutes.length > 0),
  },
] as const satisfies readonly LineRule<string>[];
