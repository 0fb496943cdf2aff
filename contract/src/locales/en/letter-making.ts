import type { ChangedKind, LetterOptionCode, LetterQuestionCode, RemovedKind } from '@plainclaim/domain';

/** What only the person can settle. All parameters are formatted. */
const questions = {
  'letter.year_inferred': 'You wrote {typed} without a year. The letter says {year}. Which year was it?',
  'letter.date_unclear': 'We cannot tell which day you mean by "{typed}". Which day was it?',
  'letter.who_is': 'Who is "{word}" in your story? For example here: "{text}"',
  'letter.sum_mismatch':
    'The amounts in your explanation add up to {sum}, but your claim is for {amount}. How should the letter show it?',
  'letter.story_short':
    'Your story is short (words: {words}). Who did what, when, and where? Your answer is added to it.',
  'letter.story_not_english':
    'Your story is not in English. The letter keeps it in your own words, below a short English summary. You can tell it in English here.',
  'letter.hurts_own_case': 'This may be used against you: "{text}". The letter leaves it out. Should it stay in?',
  'letter.first_owner_unknown':
    'Someone else gave you this claim. What is the full name of the person or business that had it first?',
  'letter.transfer_date_unknown': 'On which day did {owner} give you this claim?',
  'letter.guardian_unknown': 'What is the full name of the parent or guardian who signs this letter?',
} as const satisfies Record<LetterQuestionCode, string>;

/** What can be chosen as an answer. */
const options = {
  'letter.option.year': 'The year {year}',
  'letter.option.date': 'It was {date}',
  'letter.option.recipient': 'The other side: {name}',
  'letter.option.someone_else': 'Someone else',
  'letter.option.no_lines': 'Ask for {amount} and show no list of amounts',
  'letter.option.change_lines': 'Change my explanation of the amount',
  'letter.option.leave_out': 'Leave it out',
  'letter.option.keep': 'Keep it in',
} as const satisfies Record<LetterOptionCode, string>;

/** Why words of the person's own are not in the letter. `text` is what was left out. */
const removed = {
  'letter.removed.residue': 'Left out because it looks like computer code: "{text}"',
  'letter.removed.emoji': 'Left out because a letter has no room for pictures: "{text}"',
  'letter.removed.private_number': 'Left out to keep a private number private: "{text}"',
  'letter.removed.instruction': 'Left out because it tells us how to write, not what happened: "{text}"',
  'letter.removed.threat': 'Left out because it can be read as a threat: "{text}"',
  'letter.removed.insult': 'Left out to keep the letter calm: "{text}"',
  'letter.removed.demand_above_claim': 'Left out because it asks for more than your claim: "{text}"',
  'letter.removed.repeated': 'Left out because the letter already says it: "{text}"',
  'letter.removed.not_a_fact': 'Left out because it is not a fact about what happened: "{text}"',
  'letter.removed.private_detail': 'Left out because it is private and not about the claim: "{text}"',
  'letter.removed.typed_law':
    'Left out because only law that was checked for your claim stands in the letter: "{text}"',
  'letter.removed.hurts_own_case': 'Left out because it may be used against you: "{text}"',
  'letter.removed.shortened': 'Left out to keep the letter short: "{text}"',
} as const satisfies Record<`letter.removed.${RemovedKind}`, string>;

/** Words the letter shows in another form: `from` as typed, `to` as written. */
const changed = {
  'letter.changed.residue': 'Computer signs made readable: "{from}" is now "{to}"',
  'letter.changed.insult': 'Put in calm words: "{from}" is now "{to}"',
  'letter.changed.spelling': 'Spelling: "{from}" is now "{to}"',
  'letter.changed.capitals': 'All capitals made small: "{from}" is now "{to}"',
  'letter.changed.date': 'Date written in full: "{from}" is now "{to}"',
  'letter.changed.year': 'Year added: "{from}" is now "{to}"',
  'letter.changed.voice': 'A business writes as "we": "{from}" is now "{to}"',
  'letter.changed.amount': 'Amount written with a dollar sign: "{from}" is now "{to}"',
  'letter.changed.recipient': 'Made to speak to the other side: "{from}" is now "{to}"',
} as const satisfies Record<`letter.changed.${ChangedKind}`, string>;

/** What is asked, left out and changed while a letter is made: only the server says these. */
export const letterMakingMessages = { ...questions, ...options, ...removed, ...changed } as const;
