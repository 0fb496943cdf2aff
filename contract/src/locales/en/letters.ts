import type { ChangedKind, LetterFindingCode, LetterQuestion, RemovedKind } from '@plainclaim/domain';

/** What stands out in a letter's text. `text` is the words at the finding's place. */
const findings = {
  'letter.empty': 'The letter is empty. Please write your letter before you save it.',
  'letter.too_short':
    'The letter is short. A clear letter says what happened, what is owed and why, and by when to pay.',
  'letter.too_long': 'The letter is too long. Please make it shorter.',
  'letter.residue': 'The letter still holds something that should not be sent: "{text}". Please remove it.',
  'letter.private_number': 'The letter seems to hold a private number: "{text}". Please remove it before you send it.',
  'letter.demand_above_claim':
    'The letter asks for more than your claim: "{text}". Ask for the amount of your claim, or less.',
  'letter.improper_threat':
    'This can be read as a threat: "{text}". The law forbids some threats in a letter that asks for money.',
} as const satisfies Record<LetterFindingCode, string>;

/** What only the person can settle. `sum` and `amount` are formatted. */
const questions = {
  'letter.sum_mismatch':
    'The amounts in your explanation add up to {sum}, but your claim is for {amount}. Please check which one is right.',
  'letter.story_not_english':
    'Your story is not in English. The letter shows it in your own words, below the facts from your answers in English.',
  'letter.story_short': 'Your story is short (words: {words}). It can say who did what, when, and where.',
  'letter.story_long': 'Your story is long (words: {words}). Two to five sentences are enough for a letter.',
  'letter.year_inferred':
    'You wrote "{typed}" without a year. The letter says "{written}". Please check that the year is right.',
  'letter.date_unclear': 'There is no such date as "{typed}". Please check it.',
  'letter.first_owner_unknown':
    'You said that someone else gave you this claim. A letter must name who had it first, and we cannot do that yet.',
} as const satisfies Record<LetterQuestion['code'], string>;

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
} as const satisfies Record<`letter.removed.${RemovedKind}`, string>;

/** Words the letter shows in another form: `from` as typed, `to` as written. */
const changed = {
  'letter.changed.residue': 'Computer signs made readable: "{from}" is now "{to}"',
  'letter.changed.insult': 'Put in calm words: "{from}" is now "{to}"',
  'letter.changed.spelling': 'Spelling: "{from}" is now "{to}"',
  'letter.changed.capitals': 'All capitals made small: "{from}" is now "{to}"',
  'letter.changed.date': 'Date written in full: "{from}" is now "{to}"',
  'letter.changed.year': 'Year added: "{from}" is now "{to}"',
  'letter.changed.recipient': 'Made to speak to the other side: "{from}" is now "{to}"',
} as const satisfies Record<`letter.changed.${ChangedKind}`, string>;

export const letterMessages = {
  ...findings,
  ...questions,
  ...removed,
  ...changed,

  'letter.no_access': 'Your letter can be opened after you have paid for a package in this browser.',
  'letter.unknown_demand': 'We could not find that letter.',
  'letter.unprintable': 'These signs cannot be printed: {characters}. Please replace them.',
  'letter.signature_missing': 'Your signature is missing. Please sign your claim again.',
  'letter.delivery_required': 'Choose how the letter will reach the other side first.',
  'letter.not_generated': 'There is no letter yet. Please generate it first.',
  'letter.saved': 'Your letter is saved.',
  'letter.approved': 'Your letter is approved and signed.',
  'letter.stored': 'Your draft letter is stored.',

  'pdf.in_progress': 'Your PDF is still being made. Please try again in a few seconds.',
  'pdf.failed': 'We could not make the PDF. Please try again.',
} as const;
