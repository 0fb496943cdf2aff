import type {
  CourtDayKey,
  FileProblem,
  FilingFieldKey,
  FilingLimitKey,
  OutsideStep,
  PaymentWay,
  EnteredDayProblem,
} from '@plainclaim/domain';
import type { FilingTick } from '../../papers/filing.ts';

/** What the court's system for filing takes. `{value}` is a figure or a list. */
const limits = {
  'filing.limit.computerOnly': 'It works on a computer. It does not work on phones or tablets.',
  'filing.limit.ownAccount': 'You need an account there, with a user name and a password.',
  'filing.limit.formats': 'It takes these kinds of files: {value}.',
  'filing.limit.megabytes': 'One file may have up to {value} MB.',
  'filing.limit.nameLetters': 'A file name may have up to {value} characters.',
  'filing.limit.plainNames': 'A file name may not have special characters.',
  'filing.limit.unlocked': 'A file may not have a password.',
  'filing.limit.noEvidence': 'It does not take evidence. Bring your proof to court.',
  'filing.limit.oneSubmission': 'Send all papers at once. You cannot add one later.',
  'filing.limit.payments': 'You can pay by {value}.',
  'filing.limit.cardSurcharge': 'We could not find out if a card costs extra. The system tells you before you pay.',
} as const satisfies Record<`filing.limit.${FilingLimitKey}`, string>;

const ways = {
  'filing.way.credit_card': 'credit card',
  'filing.way.debit_card': 'debit card',
  'filing.way.bank_transfer': 'transfer from a US bank',
} as const satisfies Record<`filing.way.${PaymentWay}`, string>;

const files = {
  'filing.wrong_format': 'The system does not take this kind of file.',
  'filing.too_large': 'The file is too large for the system.',
  'filing.name_too_long': 'The file name is too long.',
  'filing.name_signs': 'The file name has characters the system may refuse.',
  'filing.locked': 'The file has a password. The system refuses such files.',
  'filing.evidence': 'This is evidence. The system does not take it.',
} as const satisfies Record<FileProblem, string>;

const fields = {
  'filing.field.county': 'County',
  'filing.field.case_type': 'Kind of case',
  'filing.field.demand': 'Amount you ask for',
  'filing.field.caption': 'Title of the case',
  'filing.field.business_name': 'Business name',
  'filing.field.first_name': 'First name',
  'filing.field.last_name': 'Last name',
  'filing.field.address_line': 'Street address',
  'filing.field.city': 'City',
  'filing.field.state': 'State',
  'filing.field.zip': 'ZIP code',
  'filing.field.phone': 'Phone',
  'filing.field.email': 'Email',
  'filing.side.case': 'The case',
  'filing.side.plaintiff': 'Plaintiff {number} (your side)',
  'filing.side.defendant': 'Defendant {number} (the other side)',
} as const satisfies Record<
  `filing.field.${FilingFieldKey}` | `filing.side.${'case' | 'plaintiff' | 'defendant'}`,
  string
>;

const ticks = {
  'filing.tick.signed': 'Every paper that needs my name is signed.',
  'filing.tick.private': 'I read each page once more. No private number is in it.',
  'filing.tick.files': 'All files to send are ready on this computer.',
  'filing.tick.payment': 'I have my card or bank numbers ready.',
  'filing.tick.types': 'I chose a type for each file.',
  'filing.tick.all_in': 'I add all files before I press the last button.',
  'filing.tick.number': 'I wrote down the confirmation number.',
} as const satisfies Record<`filing.tick.${FilingTick}`, string>;

/** Service outside the State. */
const outside = {
  'filing.outside.no_court_mail':
    'The court’s mail does not go there, and you pay no mail fee for it. First get the summons with the docket number from the court.',
  'filing.outside.by_hand': 'Then have the papers handed over where the defendant is.',
  'filing.outside.who_may':
    'A sheriff or process server there does it, or an adult who has no part in the case. You may not do it yourself.',
  'filing.outside.then_mail':
    'Mail alone is allowed only after a real try failed, and only when what was tried is written down under oath. Then certified mail with a return receipt and plain mail go out at the same time.',
  'filing.outside.tell_court': 'File the proof of service with the court: who served what, on whom, where and when.',
} as const satisfies Record<`filing.outside.${OutsideStep}`, string>;

const days = {
  'filing.day.served': 'Papers served',
  'filing.day.new_address': 'Last day for a new address',
  'filing.day.answer': 'Last day for the other side to answer',
  'filing.day.default': 'Default, if nobody answered',
  'filing.day.hearing_expected': 'Court date: about this time',
  'filing.day.hearing': 'Your day in court',
  'filing.day.ask_judgment': 'Last day to ask for a judgment',
  'filing.day.appeal': 'Last day to appeal',
  'filing.day.judgment_ends': 'The judgment ends',
  'filing.day_text.served': 'From this day on, the other side has the court papers.',
  'filing.day_text.new_address':
    'The mail came back. Give the court a new address and the new fee by this day, or the case is dismissed. Go by its notice if it names a sooner day.',
  'filing.day_text.answer': 'The other side must answer in writing by this day.',
  'filing.day_text.default': 'Without an answer, the court enters a default around this day.',
  'filing.day_text.hearing_expected': 'The court sets the day. Go by its notice.',
  'filing.day_text.hearing': 'Come early. Bring all proof, with copies, and your witnesses.',
  'filing.day_text.ask_judgment':
    'After a default, ask the court for judgment by this day. After it the case can be dismissed.',
  'filing.day_text.appeal': 'After this day the judgment can no longer be appealed.',
  'filing.day_text.judgment_ends':
    'The judgment can be collected until this day. Ask the court to renew it long before.',
} as const satisfies Record<`filing.day.${CourtDayKey}` | `filing.day_text.${CourtDayKey}`, string>;

const wrongDays = {
  'filing.day_to_come': 'This day is in the future. Please write the day it happened.',
  'filing.day_before_filing': 'This day is before the day you filed. Please check both.',
  'filing.filing_day_missing': 'Please write the day you filed first.',
} as const satisfies Record<EnteredDayProblem['code'], string>;

/** Filing, and what comes after it. */
export const filingMessages = {
  ...limits,
  ...ways,
  ...files,
  ...fields,
  ...ticks,
  ...outside,
  ...days,
  ...wrongDays,
  'filing.unknown_case': 'We could not find that case. Go back to Court Documents and open it from there.',
  'filing.not_here': 'This site has no help with filing for this court.',
  'filing.saved': 'Saved. Your days are counted from what you wrote.',
  'filing.saved_mailed': 'Saved. Your days are counted, and we mailed them to you.',
  'filing.changed_elsewhere':
    'This was changed in another window. Nothing was saved over it. Load the page again to see it.',
  'filing.no_day': 'This is not a day. Please write month, day and year.',
  'filing.no_days_yet': 'There are no days yet. Write the day you filed first.',
  'filing.link_made': 'The link is ready. It works once, for 10 minutes.',
  'filing.link_over': 'This link or code no longer works. It works once, for 10 minutes. Please make a new one.',
  'filing.pass_over': 'The time for these papers is over. Nothing is lost. Make a new link on the page you came from.',
  'filing.opened': 'Here are the papers.',
  'filing.calendar_name': 'Court days',
  'filing.calendar_docket': 'Docket number: {docket}.',
  'filing.calendar_confirm': 'Check this day with the court.',
} as const;
