import { isAddedUp, printed } from './clerk-lines.ts';
import { lineIn, type LineRule, type OpenedPacket } from './reading-line.ts';

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const A_DAY = new RegExp(`\\b(?:${MONTH}) \\d|\\b\\d{1,2}/\\d{1,2}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b`);
const A_RATE = /\d ?(?:%|percent\b)/;
const INSTALMENTS = /\binstall?ments?\b|\bmonthly payments?\b|\b(?:a|per|each|every) month\b/i;

const inComplaint = lineIn('complaint');
const hasFinding = (packet: OpenedPacket, ...codes: OpenedPacket['expected']['findings']): boolean =>
  packet.expected.findings.some((code) => codes.includes(code));

/** Whether interest is a row of the sum; what a court adds by itself is none. */
export const asksInterest = ({ expected }: OpenedPacket): boolean =>
  expected.sums.some(({ label }) => /\binterest\b/i.test(label));

/** What a judge must find in the papers before the claim can be granted. */
export const judgeLines = [
  {
    code: 'rows_differ',
    severity: 'stop',
    mend: 'letter',
    find: inComplaint(
      ({ expected: { sums }, holds }) =>
        sums.length > 0 &&
        !(isAddedUp(sums.map(({ amount }) => amount)) && sums.every((one) => holds('complaint', printed(one)))),
    ),
  },
  {
    code: 'explanation_missing',
    severity: 'stop',
    mend: 'papers',
    find: inComplaint(
      ({ expected: { explanations, asked }, holds }) =>
        ![...explanations, ...asked].every((text) => holds('complaint', text)),
    ),
  },
  {
    code: 'statute_not_pleaded',
    severity: 'stop',
    mend: 'letter',
    find: inComplaint(
      ({ expected: { statutes }, holds }) =>
        !statutes.every(({ label, amount }) => label !== '' && holds('complaint', label) && holds('complaint', amount)),
    ),
  },
  {
    code: 'sum_unexplained',
    severity: 'look',
    mend: 'facts',
    holdsSigning: true,
    find: inComplaint(({ expected }) => expected.sums.length === 0 && expected.explanations.length === 0),
  },
  {
    code: 'element_untold',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(({ expected }) => expected.untoldElements.length > 0),
  },
  // The clock of a deposit stops the papers before they are made; a notice about a check does not.
  {
    code: 'time_still_running',
    severity: 'look',
    mend: 'letter',
    find: inComplaint((packet) => hasFinding(packet, 'fit.bad_check_notice')),
  },
  {
    code: 'defendant_untold',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(
      ({ expected: { defendantNames }, facts }) =>
        defendantNames.length > 1 &&
        !/\bdefendants\b(?! owe)/i.test(facts) &&
        !defendantNames.every((names) => names.some((name) => facts.includes(name))),
    ),
  },
  {
    code: 'interest_unexplained',
    severity: 'look',
    mend: 'letter',
    find: inComplaint((packet) => asksInterest(packet) && !(A_RATE.test(packet.facts) && A_DAY.test(packet.facts))),
  },
  {
    code: 'instalment_undated',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(({ facts }) => INSTALMENTS.test(facts) && !A_DAY.test(facts)),
  },
] as const satisfies readonly LineRule<string>[];
