import type { PaperStopCode } from '@plainclaim/domain';
import { words } from '@plainclaim/domain/served-words/en';

/** Why court papers are not made. General rules and what is missing; never advice. */
const stops = {
  'papers.not_here': 'This site makes no court papers for this court.',
  'papers.stopped': 'A court rule keeps this site from making court papers for this claim. You can read it below.',
  ...words.papers,
  'papers.county_needed':
    'We could not tell from the addresses in which county to file, so no court papers were made. This does not affect your letter.',
  'papers.story_not_english':
    'Court papers are in English. Please fill in the cards about what happened: they become English sentences. Then ask for the papers again.',
  'papers.no_facts':
    'None of the sentences about what happened can go into a complaint. Please fill in the cards about what happened, then ask for the papers again.',
  'papers.private_number':
    'A name or an address has a private number in it, such as a Social Security number. Such numbers may not be in court papers.',
  'papers.first_owner_needed':
    'Court papers must name who had this claim first. Please answer the question about it, then ask for the papers again.',
  'papers.name_missing': 'A name or an address is missing or cannot be read, so no court papers were made.',
  'papers.guardian_needed': 'A parent or guardian must act for a person under 18, and must be named in the papers.',
} as const satisfies Record<PaperStopCode, string>;

/** Court papers: where they stand, and what keeps them from being opened. */
export const courtPapersMessages = {
  ...stops,
  'papers.unknown_case': 'We could not find that case.',
  'papers.questions_open':
    'The court asks a few questions that your letter did not need. Answer them, and the court papers are made.',
  'papers.not_included': 'Your package has no court papers. The letter is there as before.',
  'papers.not_approved': 'Court papers are made once the letter is approved. Please approve it first.',
  'papers.as_a_page':
    'This is the paper as a page, to read on a phone or with a screen reader. To file or print it, use the PDF.',
  'papers.unknown': 'We could not find that paper.',
  'papers.not_ready': 'The court papers are not ready. Please look again in a minute.',
  'papers.signed_out': 'Please log in to see your court papers.',
  'papers.read_again':
    'The complaint has changed since you read it, so it was not signed. Please read it again as it is now.',
  'papers.outdated':
    'You changed the letter or your answers after these papers were made. Approve the letter again, or have the papers made again. Then read and sign the new ones.',
  'papers.statement_missing': 'Please tick each statement before you sign. Nothing was signed.',
  'papers.already_signed': 'This complaint is already signed.',
  'papers.sign_by_hand': 'This complaint can only be signed by hand. Print it, read it, date it and sign it.',
  'papers.co_sign_link_made': 'The link for {name} is ready. It works for 7 days and for one signature.',
  'papers.co_signed':
    'You signed the complaint. The person who sent you the link gets the signed papers. You can close this page.',
  'papers.unknown_signer': 'We could not find that person in the complaint.',
  'papers.sign_first': 'Please sign the complaint yourself first. Then you can make links for the others.',
  'papers.signed_already': 'This person has already signed the complaint.',
  'papers.link_over':
    'This link no longer works. A link works for 7 days and for one signature, and it can be canceled. If you signed, your signature is safe. If not, please ask the person who sent it for a new one.',
  'papers.co_sign_changed':
    'The complaint was changed after it was signed, so the signatures on it no longer count. Please ask the person who sent you the link for a new one.',
  'papers.name_differs': 'Please type your name as it is written in the complaint: {name}. Nothing was signed.',
  'papers.mark_missing': 'Your signature could not be read. Please make it again. Nothing was signed.',
  'papers.facts_missing': 'Please leave at least one sentence about what happened. Nothing was changed.',
  'papers.facts_private':
    'The facts have a private number in them, such as a Social Security or account number. Such numbers may not be in a complaint. Please take it out.',
  'papers.facts_military':
    'The facts mention military service. That belongs in a separate paper at a later step. Please take it out.',
  'papers.facts_not_english': 'Court papers are in English. Please write the facts in English.',
  'papers.answer_unknown':
    'That answer no longer belongs to this complaint. Nothing was changed. Please reload the page.',
  'papers.facts_unprintable': 'Some characters cannot be printed. Please take them out: {characters}',
  'papers.facts_stopped': 'With these facts no papers can be made, so nothing was changed.',
  'papers.facts_too_long': 'The facts are too long for one complaint. Please shorten them.',
  'papers.failed':
    'The court papers could not be made. Your answers and your letter are safe. You can ask for them again.',
  'papers.check_failed':
    'The court papers were made, but did not pass our own check, so they are not shown. Your answers are safe. Please write to us.',
  'papers.to_mend':
    'The court papers were made, but something in them must be fixed first. You can see it below, with the page where you can fix it. Your answers are safe.',
  'papers.undecided':
    'Something in this complaint is not settled yet, so it cannot be signed here. Court Documents shows what it is. You can still sign by hand.',
  'papers.facts_health':
    'The facts mention someone’s health. Anyone can read a complaint. Please take that sentence out. Nothing was changed.',
  'papers.facts_immigration':
    'The facts mention someone’s immigration status. Anyone can read a complaint. Please take that sentence out. Nothing was changed.',
} as const;
