import type { LineCode, OurFault } from '@plainclaim/domain';

/** What is looked for when the made papers are read. */
const looked = {
  'reading.name_missing': 'Full names of all parties',
  'reading.address_missing': 'Addresses of all parties',
  'reading.amount_missing': 'The amount',
  'reading.amount_above_part': 'An amount that this court hears',
  'reading.county_missing': 'The county',
  'reading.county_not_allowed': 'A county where the addresses allow you to file',
  'reading.paragraph_missing': 'Numbered facts without a gap',
  'reading.signature_line_missing': 'A place for the date and the signature',
  'reading.signature_missing': 'Signature and date, where it is signed',
  'reading.signature_unexpected': 'No signature that you did not make',
  'reading.certification_missing': 'The words that the court rules prescribe',
  'reading.docket_not_blank': 'Docket number left to the court',
  'reading.private_number': 'No private numbers',
  'reading.speaks_of_military': 'No word about military service',
  'reading.pages_out_of_order': 'Pages numbered and in order',
  'reading.text_missing': 'No text cut off',
  'reading.private_matter': 'No health or immigration matter that the claim does not need',
  'reading.paper_missing': 'Every paper that belongs to the filing',
  'reading.wrong_form': 'The right complaint and summons for this court part',
  'reading.fee_parts_differ': 'The fee, and the parts it is made of',
  'reading.copies_untold': 'How many copies to make',
  'reading.file_too_large': 'Files small enough to send',
  'reading.file_name_refused': 'File names that the court takes',
  'reading.entity_open': 'What kind of business each firm is',
  'reading.name_too_long': 'Names that fit the court’s computer',
  'reading.trade_name_untold': 'Names that someone does business under',
  'reading.county_open': 'A county that is settled',
  'reading.kind_open': 'The kind of case, ticked',
  'reading.question_open': 'An answer to each question of the complaint',
  'reading.rows_differ': 'Rows that add up to the demand',
  'reading.explanation_missing': 'Each sentence that explains the sum',
  'reading.statute_not_pleaded': 'The law, wherever a law adds to the sum',
  'reading.sum_unexplained': 'How the sum was worked out',
  'reading.pay_unequal': 'Hours times the agreed pay, beside the pay on the cards',
  'reading.element_untold': 'A fact for each point of the claim',
  'reading.reason_untold': 'A fact for each reason you ticked',
  'reading.answer_for_untold': 'Why they answer for what someone else did',
  'reading.time_still_running': 'An end to the time the law gives the other side',
  'reading.defendant_untold': 'What each defendant did',
  'reading.interest_unexplained': 'The rate and start day of any interest',
  'reading.instalment_undated': 'The due day of each payment over time',
  'reading.part_not_due': 'No part of a payment plan that is due later',
  'reading.late_charge_unexplained': 'The terms of a late charge',
  'reading.quote_not_english': 'English words only',
  'reading.time_limit': 'Whether the time to file may be over',
  'reading.notice_of_claim': 'A notice that must come before the case',
  'reading.arbitration_clause': 'A contract that sends the case elsewhere',
  'reading.claim_split': 'The whole claim in one case',
  'reading.amount_not_asked': 'Money that is mentioned but not asked for',
  'reading.insurer_paid': 'Money that insurance paid',
  'reading.wrong_party': 'Firms in the facts that are not a party',
  'reading.part_payment_not_credited': 'Money already paid, taken off the sum',
  'reading.setoff_unanswered': 'What they say that you owe them, or that they want off',
  'reading.interest_on_penalty': 'Interest on the money owed only',
  'reading.charge_and_interest': 'A late charge together with interest',
} as const satisfies Record<`reading.${LineCode}`, string>;

/** What is wrong and what to do, where a person can mend it. Information, never advice. */
const wrong = {
  'reading.wrong.private_number':
    'The papers have a private number in them, such as an account or plate number. Take out its whole sentence in the letter.',
  'reading.wrong.speaks_of_military':
    'The papers mention military service. Take out that whole sentence in the letter.',
  'reading.wrong.private_matter':
    'The facts mention health or immigration status. Anyone can read a complaint. Take out that whole sentence in the letter.',
  'reading.wrong.entity_open':
    'The name of a business does not say what kind it is. Look it up in the State’s records and choose it here. An owner without a company is not listed there.',
  'reading.wrong.name_too_long':
    'A name or street is longer than the court’s computer holds. The papers print it in full. The clerk may shorten it.',
  'reading.wrong.trade_name_untold':
    'The facts say that someone does business under another name, and the caption does not have it. Add the trade name to the answers for the complaint. If it is not about them, ask the clerk.',
  'reading.wrong.county_open':
    'The addresses leave the county open. Ask the clerk, then choose it here, before you sign.',
  'reading.wrong.kind_open': 'No kind of case is ticked, because your answers leave it open. Choose one here.',
  'reading.wrong.question_open': 'A question of the complaint has no tick. Answer it here, or by hand on paper.',
  'reading.wrong.rows_differ': 'The printed rows do not add up to what is asked for. Look at the rows in the letter.',
  'reading.wrong.statute_not_pleaded':
    'A law adds to the sum, and the complaint does not name it. Look at the rows in the letter.',
  'reading.wrong.sum_unexplained':
    'Nothing says how you came to the sum. Add a sentence about it to the facts before you sign.',
  'reading.wrong.reason_untold':
    'You ticked a reason that no card covers. Fill in a card for it, or take the reason out.',
  'reading.wrong.answer_for_untold':
    'The facts say that someone else did it. They do not say why the other side answers for that. Owning a car may not be enough. Say it on the card, or ask the clerk for help.',
  'reading.wrong.pay_unequal':
    'The time worked times the agreed pay is not the pay on the cards. If overtime or something else makes the difference, say so in the facts. If not, correct the time, the pay or the sum.',
  'reading.wrong.element_untold':
    'A judge asks about points that no card covers yet. See if more cards fit what happened.',
  'reading.wrong.time_still_running':
    'The law may still give the other side time to pay. A case that is filed too early can be dismissed.',
  'reading.wrong.defendant_untold':
    'The facts do not say what one of the defendants did. Say it on a card, or name them in your words.',
  'reading.wrong.interest_unexplained':
    'Interest is asked for, without its rate or its first day. Say from which day, on what sum and at what rate.',
  'reading.wrong.instalment_undated':
    'The facts mention payments over time, without a day. Say when each payment was due.',
  'reading.wrong.part_not_due':
    'A part of the payment plan is not due yet. A judge may give only what was due. Ask for the rest later, or say on a card why all of it is due.',
  'reading.wrong.late_charge_unexplained':
    'A late charge is asked for. The facts do not say its rate, its amount for each time, or where the agreement has it. Say it on the card.',
  'reading.wrong.quote_not_english':
    'The facts quote words that are not English. A judge reads English. Put the English on the card, or say what the words mean.',
  'reading.wrong.time_limit':
    'They may say that it is too late. Only a court can decide that. Get free legal help soon. If they paid a part or promised to pay, say so in the facts.',
  'reading.wrong.notice_of_claim':
    'They may say that a notice had to come first. Say in the facts when you gave it. Keep proof.',
  'reading.wrong.arbitration_clause':
    'Your contract may send this to an arbitrator. Read that clause before you file. Change your answer here if it says something else.',
  'reading.wrong.claim_split':
    'Money from the same dispute is kept for another case. A court may not hear the rest later.',
  'reading.wrong.amount_not_asked':
    'The facts mention money that you took out of the sum. They may say that you gave it up, or that you split your claim. Ask for it, or take its card out of the letter.',
  'reading.wrong.insurer_paid':
    'Insurance paid a part, or may still pay. Ask only for what is left, and take it off in the rows.',
  'reading.wrong.wrong_party': 'The facts name a firm that is not sued. Check if that firm answers for this too.',
  'reading.wrong.part_payment_not_credited':
    'The facts say that they paid you money, and no row subtracts it. Look at the rows in the letter.',
  'reading.wrong.setoff_unanswered':
    'The facts say that they claim money from you, or want to pay less. Bring proof, or say why they are wrong.',
  'reading.wrong.interest_on_penalty':
    'Interest is asked for where a law also adds to the sum. It runs on the money owed, not on what the law adds.',
  'reading.wrong.charge_and_interest':
    'The papers ask for a late charge and for interest on the same bills. A judge may allow only one. Take the late charge out of the letter if you do not want both.',
} as const satisfies Record<`reading.wrong.${Exclude<LineCode, OurFault>}`, string>;

/** The three readings of the made court papers: as the clerk, the judge and the other side. */
export const paperReadingMessages = {
  /** points: sentences, each a point of the claim */
  'reading.untold_points':
    'A judge asks about these points, and no card covers them yet: {points} See if more cards fit what happened.',
  /** worked: a count of hours or days; rate, comes, earned: sums as they print */
  'reading.unequal_pay':
    'By the cards, {worked} times {rate} comes to {comes}. The pay they tell of is {earned}. If overtime or something else makes the difference, say so in the facts. If not, correct the time, the pay or the sum.',
  /** reasons: reasons the person ticked, in the words of the list */
  'reading.untold_reasons': 'No card covers this reason yet: {reasons}. Fill in a card for it, or take the reason out.',
  /** what: a thing that is looked for */
  'reading.ours': 'Not in order: {what}. This is our mistake. Please ask for the papers again.',
  ...looked,
  ...wrong,
} as const;
