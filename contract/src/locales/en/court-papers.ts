import type { PaperStopCode } from '@plainclaim/domain';
import { words } from '@plainclaim/domain/served-words/en';

/** Why court papers are not made. General rules and what is missing; never advice. */
const stops = {
  'papers.not_here': 'This site makes no court papers for this court.',
  'papers.stopped': 'A rule of the court keeps this site from making court papers for this claim. It is told below.',
  ...words.papers,
  'papers.county_needed':
    'We could not tell from the addresses in which county to file, so no court papers were made. Your letter is not touched by this.',
  'papers.story_not_english':
    'Court papers are in English. Please fill in the cards about what happened: they become English sentences. Then ask for the papers again.',
  'papers.no_facts':
    'No sentence about what happened could stand in a complaint. Please fill in the cards about what happened, then ask for the papers again.',
  'papers.private_number':
    'A name or an address holds a private number, such as a Social Security number. Such numbers may not stand in court papers.',
  'papers.first_owner_needed':
    'Court papers must name who had this claim first. Please answer the question about it, then ask for the papers again.',
  'papers.name_missing': 'A name or an address is missing or cannot be read, so no court papers were made.',
  'papers.guardian_needed': 'A parent or guardian must act for a person under 18, and must be named in the papers.',
} as const satisfies Record<PaperStopCode, string>;

/** Court papers: where they stand, and what keeps them from being opened. */
export const courtPapersMessages = {
  ...stops,
  'papers.unknown_case': 'We could not find that case.',
  'papers.not_included': 'Your package has no court papers. The letter is there as before.',
  'papers.not_approved': 'Court papers are made once the letter is approved. Please approve it first.',
  'papers.as_a_page':
    'This is the paper as a page, to read on a phone or with a screen reader. To file or print it, use the PDF.',
  'papers.unknown': 'We could not find that paper.',
  'papers.not_ready': 'The court papers are not ready. Please look again in a minute.',
  'papers.signed_out': 'Please log in to see your court papers.',
  'papers.read_again':
    'The complaint is not the one you read any more, so it was not signed. Please read it again as it stands now.',
  'papers.outdated':
    'You changed the letter or your answers after these papers were made. Approve the letter again, or have the papers made again. Then read and sign the new ones.',
  'papers.statement_missing': 'Please tick each statement before you sign. Nothing was signed.',
  'papers.already_signed': 'This complaint is signed already.',
  'papers.sign_by_hand': 'This complaint can only be signed by hand. Print it, read it, date it and sign it.',
  'papers.co_sign_link_made': 'The link for {name} is ready. It works for 7 days and for one signature.',
  'papers.co_signed':
    'You signed the complaint. The person who sent you the link gets the signed papers. You can close this page.',
  'papers.unknown_signer': 'We could not find that person in the complaint.',
  'papers.sign_first': 'Please sign the complaint yourself first. Then you can make links for the others.',
  'papers.signed_already': 'This person has signed the complaint already.',
  'papers.link_over':
    'This link does not work any more. A link works for 7 days and for one signature, and it can be taken back. If you signed, your signature is safe. If not, please ask the person who sent it for a new one.',
  'papers.co_sign_changed':
    'The complaint was changed after it was signed, so no signature on it counts any more. Please ask the person who sent you the link for a new one.',
  'papers.name_differs': 'Please type your name as it stands in the complaint: {name}. Nothing was signed.',
  'papers.mark_missing': 'Your signature could not be read. Please make it again. Nothing was signed.',
  'papers.facts_missing': 'Please leave at least one sentence about what happened. Nothing was changed.',
  'papers.facts_private':
    'The facts hold a private number, such as a Social Security or account number. Such numbers may not stand in a complaint. Please take it out.',
  'papers.facts_military':
    'The facts speak of military service. That belongs in a paper of its own at a later step. Please take it out.',
  'papers.facts_not_english': 'Court papers are in English. Please write the facts in English.',
  'papers.answer_unknown':
    'That answer does not belong to this complaint any more. Nothing was changed. Please load the page again.',
  'papers.facts_unprintable': 'Some signs cannot be printed. Please take them out: {characters}',
  'papers.facts_stopped': 'With these facts no papers can be made, so nothing was changed.',
  'papers.facts_too_long': 'The facts are too long for one complaint. Please shorten them.',
  'papers.failed':
    'The court papers could not be made. Your answers and your letter are safe. You can ask for them again.',
  'papers.check_failed':
    'The court papers were made, but did not pass our own check, so they are not shown. Your answers are safe. Please write to us.',
  'papers.to_mend':
    'The court papers were made, but something in them must be put right first. It is told below, with the page that mends it. Your answers are safe.',
  'papers.undecided':
    'Something in this complaint is not settled yet, so it cannot be signed here. Court Documents tells what it is. You can still sign by hand.',
  'papers.facts_health':
    'The facts speak of somebody’s health. Anyone can read a complaint. Please take that sentence out. Nothing was changed.',
  'papers.facts_immigration':
    'The facts speak of somebody’s papers to live here. Anyone can read a complaint. Please take that sentence out. Nothing was changed.',
} as const;
