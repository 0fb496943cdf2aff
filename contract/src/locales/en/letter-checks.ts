import type { LetterFindingCode } from '@plainclaim/domain';

/**
 * What stands out in a letter's text. `text` is the words at the finding's place, or the words that are missing. An empty
 * letter is said without the checks, so its sentence stands with the other answers about letters.
 */
export const letterCheckMessages = {
  'letter.sender_missing': 'Your own name and address must be at the top. This is missing: “{text}”',
  'letter.recipient_missing':
    'The name and address of the other side must be above the letter. This is missing: “{text}”',
  'letter.date_missing': 'The letter needs its date on a line of its own: {date}.',
  'letter.date_differs': 'The letter is dated {text}, but its date is {date}. Please check it.',
  'letter.delivery_line_missing': 'The letter does not say how it is sent. Add this line above the address: “{line}”',
  'letter.delivery_line_wrong': 'The letter says “{text}”. Keep this line only if you will send it that way.',
  'letter.delivery_line_false':
    'The letter says “{text}”. That is not how you chose to send it. The line for your choice is: “{line}”',
  'letter.subject_missing': 'The line that starts with “RE:” must name the amount: {amount}.',
  'letter.salutation_missing': 'The letter does not greet anyone. Start with “Dear” and the full name, then a colon.',
  'letter.salutation_unfit':
    'The greeting “{text}” does not fit. Use the full name of each person; write “To” before a business.',
  'letter.guessed_title': 'A title such as “{text}” may be wrong. Use the full name and no title.',
  'letter.ask_late': 'Say at the start what you ask for: {amount} by {date}.',
  'letter.date_without_year': 'This date has no year: “{text}”. Please add it.',
  'letter.law_unknown': 'We have not checked this law for your claim: “{text}”. Keep it only if you have checked it.',
  'letter.amount_lines_sum':
    'The lines of the amount come to {sum}, but they should come to {amount}. Please fix them.',
  'letter.amount_lines_missing':
    'The letter no longer shows how you get to {amount}. A list of the parts helps the reader.',
  'letter.demand_missing': 'The letter does not ask for {amount}. Say how much you want to be paid.',
  'letter.demand_once': 'The letter names {amount} only once. Say it again where you say how to pay.',
  'letter.demand_not_due':
    'By the payment plan on your card, {amount} is due only after this letter. The last day, more or less: {date}. Do you ask for all of it now?',
  'letter.demand_differs': 'Here the letter asks for {text}, and elsewhere for {amount}. Which one is right?',
  'letter.demand_above_claim': 'The letter asks for more than your claim: {text}. Ask for {amount} or less.',
  'letter.wish_above_claim': 'This is more than your claim of {amount}: {text}. Should it stay?',
  'letter.deadline_missing': 'The letter does not say by when to pay. Add the day: {date}.',
  'letter.deadline_relative': 'Nobody can tell which day “{text}” is. Write the day: {date}.',
  'letter.deadline_differs': 'The letter gives more than one day to pay by: {text} and {date}. Which one is right?',
  'letter.deadline_changed': 'The day to pay by is now {text}. It was {date}.',
  'letter.deadline_too_soon': 'The day {text} is too soon. The other side has until {date} or later.',
  'letter.deadline_after_time_limit':
    'The last day to file may be {lastDay}. The letter would wait until {text}. Is that what you want?',
  'letter.way_to_pay_missing': 'You chose to be paid this way, and the letter does not say so: {way}.',
  'letter.reply_missing':
    'The letter does not say how the other side can answer. Ask them to write to you if they do not agree.',
  'letter.plan_missing': 'You would take payments over time. The letter does not say so.',
  'letter.plan_unasked': 'The letter offers payments over time: “{text}”. You said no to that. Should it stay?',
  'letter.court_missing': 'The letter does not name the court for a claim of this size: {court}.',
  'letter.court_wrong': 'A claim of this size goes to {court}. The letter says “{text}”. Is that right?',
  'letter.county_missing': 'The letter does not name the county where you would file: {county}.',
  'letter.county_wrong':
    'The letter names {text}. Based on your answers, the claim goes here: {county}. Is that right?',
  'letter.court_unfit':
    'Based on your answers, this kind of court may not hear the claim. The letter says “{text}”. Is that right?',
  'letter.costs_missing': 'The letter does not say that you will ask for court costs.',
  'letter.lawyer_fees':
    'The letter asks for “{text}”. We know of no law that gives them for your claim. Should it stay?',
  'letter.records_missing': 'The letter does not ask both sides to keep messages, photos and papers.',
  'letter.threat':
    'This can be read as a threat: “{text}”. A letter that asks for money may not have a threat in it. Leave the sentence out or change it.',
  'letter.not_past': 'A demand letter says what has happened. This is about what may come: “{text}”. Should it stay?',
  'letter.read_again':
    'Please read this sentence again. It can be read as pressure, or it may reveal something private: “{text}”. Should it stay?',
  'letter.look_again':
    'Please read this once more: “{text}”. A letter is safest when it only tells what happened. Is it all right as it is?',
  'letter.original_unread':
    'Your own words are in another language, and we cannot check them. Read them once more for threats, private numbers, health and immigration. The other side will read all of it. Should it stay?',
  'letter.health': 'This is about health: “{text}”. Anyone who sees the letter can read it. Should it stay?',
  'letter.immigration': 'This is about immigration: “{text}”. It can sound like a threat. Should it stay?',
  'letter.family': 'This is about family: “{text}”. Anyone who sees the letter can read it. Should it stay?',
  'letter.military': 'This is about military service: “{text}”. The letter does not need it. Should it stay?',
  'letter.insult': 'This may hurt the reader and make them less willing to pay: “{text}”. Should it stay?',
  'letter.hurts_case': 'This may be used against you: “{text}”. Should it stay?',
  'letter.capitals': 'Capitals read like shouting: “{text}”',
  'letter.too_many_places':
    'There are more places to look at than we can show. Please settle the ones above first. Then look again.',
  'letter.sentence_long': 'This sentence has {words} words. Split it in two.',
  'letter.paragraph_long': 'This part has {words} words. Start a new one in the middle.',
  'letter.hard_to_read': 'The letter is hard to read (school grade {grade}). Use short sentences and plain words.',
  'letter.too_short':
    'The letter is short. A clear letter says what happened, what is owed and why, and by when to pay.',
  'letter.too_long': 'The letter has {words} words, which is more than two pages. Please make it shorter.',
  'letter.residue': 'The letter still has something in it that should not be sent: “{text}”. Please remove it.',
  'letter.machine_words': 'This reads like instructions to a computer: “{text}”. Should it stay?',
  'letter.private_number':
    'The letter seems to have a private number in it: “{text}”. Please leave it out before you send it.',
  'letter.birth_date': 'The letter has a birth date in it: “{text}”. Please leave it out before you send it.',
  'letter.signer_missing': 'Below the closing this name is missing: “{text}”',
  'letter.lawyer_look': 'This may look as if a lawyer or a court wrote it: “{text}”. Should it stay?',
  'letter.recipient_third_person': 'You write to the other side. Say “you” and not “{text}”.',
  'letter.other_language':
    'This is not in English, or may not be: “{text}”. The other side may not be able to read it. Should it stay?',
} as const satisfies Record<Exclude<LetterFindingCode, 'letter.empty'>, string>;
