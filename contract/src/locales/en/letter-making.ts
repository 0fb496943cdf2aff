import type { LetterOptionCode, LetterQuestionCode } from '@plainclaim/domain';

/** What only the person can settle. All parameters are formatted. */
const questions = {
  'letter.own_words_language':
    'Your own words may not be in English. The other side may not be able to read them. Should the letter include them as you wrote them?',
  'letter.first_owner_unknown':
    'Someone else gave you this claim. What is the full name of the person or business that had it first?',
  'letter.transfer_date_unknown': 'What day did {owner} give you this claim?',
  'letter.guardian_unknown': 'What is the full name of the parent or guardian who signs this letter?',
} as const satisfies Record<LetterQuestionCode, string>;

/** What can be chosen as an answer. */
const options = {
  'letter.option.leave_out': 'Leave it out',
  'letter.option.keep': 'Keep it in',
} as const satisfies Record<LetterOptionCode, string>;

/** What is asked while a letter is made: only the server says these. */
export const letterMakingMessages = { ...questions, ...options } as const;
