import { ENGLISH_MONTHS } from '../../calendar/index.ts';
import { matchesIn } from '../matches-in.ts';

const ONE = '(?:he|she|boss|owner|company|manager|landlord|customer|bank)';
/** "Did he say", "let her go": the verb has its right form. */
const NO_HELP =
  "(?<!\\b(?:did|didn['’]t|does|doesn['’]t|do|will|would|could|can|should|may|might|must|let|make|made|had|have|help|helped|saw|see|watch|watched|heard|not|or|and|that) )";
/**
 * Marks of English that is still being learned: "he say", "he no pay", "sign is say", "in August 3". One may be a slip;
 * two mean that no rule of ours can be trusted with the writer's verbs.
 */
const MARKS = new RegExp(
  [
    `\\b${ONE}\\s(?:say|tell|pay|make|give|go|come|want|call|close|sign|take|keep|promise|ask|answer|know|think|work|no)\\b(?<=${NO_HELP}\\b${ONE}\\s\\w+)`,
    '\\b(?:I|we|you|they|it) no [a-zß-ɏ]',
    '\\b(?:is|are) (?:say|come|make|give|pay|go|work|tell|want|have)\\b',
    `\\bin (?:${ENGLISH_MONTHS.join('|')}) \\d{1,2}, \\d{4}`,
  ].join('|'),
  'gi',
);
const ENOUGH = 2;

/** True when turning the writer's sentences would mend one word and leave the others, so that they read worse. */
export const isLearnersEnglish = (sentences: readonly string[]): boolean =>
  matchesIn(sentences.join(' '), MARKS).length >= ENOUGH;
