import { languageOf, namesWholly } from '../../own-words/index.ts';
import { quotationsIn } from '../packet/quotations.ts';
import { isAddedUp, printed } from './clerk-lines.ts';
import { lineIn, type LineRule, type OpenedPacket } from './reading-line.ts';
import { sentencesAround } from './told-sentences.ts';

const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const A_DAY = new RegExp(`\\b(?:${MONTH}) \\d|\\b\\d{1,2}/\\d{1,2}\\b|\\b\\d{4}-\\d{2}-\\d{2}\\b`);
const A_RATE = /\d ?(?:%|percent\b)/;
/** "Interest", or a rate by the year that says it without the word. */
const INTEREST = /\binterest\b|\d ?(?:%|percent) (?:a|per|each|every) (?:year|month)\b/i;
/** "On the first of every month", "by the 15th day of the month". */
const A_DUE_DAY = /\b(?:first|last|\d{1,2}(?:st|nd|rd|th))(?: day)? of (?:a|the|each|every) month\b/i;
const INSTALMENTS = /\binstall?ments?\b|\bmonthly payments?\b|\b(?:a|per|each|every) month\b/i;

/** A charge for being late, agreed or named by the person. */
export const LATE_CHARGE = /\blate (?:fee|charge|payment)s?\b/i;
/** A rate, an amount for each time, or the place in the agreement: "$50.00 for each late payment", "paragraph 7". */
const CHARGE_TERMS =
  /\d ?(?:%|percent\b)|\$\d[\d,.]* (?:a|an|per|each|every|for (?:a|each|every)) |\b(?:clause|paragraph|section|article) \d|§/i;
const ENGLISH = 'en';

const inComplaint = lineIn('complaint');
const hasFinding = (packet: OpenedPacket, ...codes: OpenedPacket['expected']['findings']): boolean =>
  packet.expected.findings.some((code) => codes.includes(code));

/** Whether interest is a row of the sum; what a court adds by itself is none. */
export const asksInterest = ({ expected }: OpenedPacket): boolean =>
  expected.sums.some(({ label }) => /\binterest\b/i.test(label));

/** Its rate and its first day stand where it is mentioned; a day elsewhere is of something else. */
const isInterestExplained = ({ facts }: OpenedPacket): boolean =>
  sentencesAround(facts, INTEREST).some((text) => A_RATE.test(text) && A_DAY.test(text));

const areInstalmentsDated = (facts: string): boolean =>
  sentencesAround(facts, INSTALMENTS).some((text) => A_DAY.test(text) || A_DUE_DAY.test(text));

const isLateChargeExplained = ({ facts, expected: { explanations } }: OpenedPacket): boolean =>
  [...sentencesAround(facts, LATE_CHARGE), ...explanations].some((text) => CHARGE_TERMS.test(text));

/** Somebody's words as they said them, which a judge cannot read. */
const isInOtherLanguage = (quotation: string): boolean => {
  const { language, sure } = languageOf(quotation.slice(1, -1), ENGLISH);
  return sure && language !== ENGLISH;
};

const withoutAny = (facts: string, sentences: readonly string[]): string =>
  sentences.reduce((rest, sentence) => rest.replace(sentence, ' '), facts);

const areAllTold = (facts: string, defendants: readonly (readonly string[])[]): boolean =>
  /\bdefendants\b(?! owe)/i.test(facts) || defendants.every((names) => names.some((name) => namesWholly(facts, name)));

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
    blocksSigning: true,
    find: inComplaint(
      ({ expected: { sums, explanations, hasCalculation } }) =>
        sums.length === 0 && !(hasCalculation ?? explanations.length > 0),
    ),
  },
  {
    code: 'pay_unequal',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(({ expected: { unequalPay = null } }) => unequalPay !== null),
  },
  {
    code: 'element_untold',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(({ expected }) => expected.untoldElements.length > 0),
  },
  {
    code: 'reason_untold',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(({ expected }) => (expected.untoldReasons ?? []).length > 0),
  },
  {
    code: 'answer_for_untold',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(({ expected }) => expected.isAnswerForUntold === true),
  },
  // The clock of a deposit stops the papers before they are made; a notice about a check that was mailed does not.
  // Without that notice a check is sued for at its own sum, and nothing has to be waited for.
  {
    code: 'time_still_running',
    severity: 'look',
    mend: 'letter',
    find: inComplaint((packet) => hasFinding(packet, 'fit.bad_check_notice_running')),
  },
  {
    code: 'defendant_untold',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(
      ({ expected: { defendantNames, ofLoss = [] }, facts }) =>
        defendantNames.length > 1 && !areAllTold(withoutAny(facts, ofLoss), defendantNames),
    ),
  },
  {
    code: 'interest_unexplained',
    severity: 'look',
    mend: 'letter',
    find: inComplaint((packet) => asksInterest(packet) && !isInterestExplained(packet)),
  },
  {
    code: 'instalment_undated',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(({ facts }) => INSTALMENTS.test(facts) && !areInstalmentsDated(facts)),
  },
  {
    code: 'part_not_due',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(({ expected }) => expected.isPartNotDue === true),
  },
  {
    code: 'late_charge_unexplained',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(
      (packet) => packet.expected.sums.some(({ label }) => LATE_CHARGE.test(label)) && !isLateChargeExplained(packet),
    ),
  },
  {
    code: 'quote_not_english',
    severity: 'look',
    mend: 'letter',
    find: inComplaint(({ facts }) => quotationsIn(facts).some(isInOtherLanguage)),
  },
] as const satisfies readonly LineRule<string>[];
