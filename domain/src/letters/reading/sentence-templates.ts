import { deliveryLine } from '../wording/delivery-lines.ts';
import * as words from '../wording/letter-wording.ts';
import { slot } from './slots.ts';

const AMOUNT = slot('amount');
const DATE = slot('date');
const NAME = slot('name');
const NAMES = slot('names');
const COURT = slot('court');
const COUNTY = slot('county');
const RULE = slot('rule');

/** Parts of the composer's that hold two sentences; slots have no full stop of their own. */
const eachSentence = (text: string): readonly string[] => text.split(/(?<=\.) (?=[A-Z])/);

/** Every whole sentence the composer writes, in letters and in offers to settle, told by a person or a business, with slots for what differs. */
const sentencesOf = (v: words.Voice) => {
  const [keepAll = '', keepOwn = ''] = words.recordsSentences(v);
  const offered = words.settlementSentences(v, AMOUNT, DATE, AMOUNT, DATE, RULE).flat().flatMap(eachSentence);
  const [offerPage = '', offerApart = '', offerTake = '', offerRule = '', offerSays = '', offerEnd = ''] = offered;
  return {
    'ask.you': words.askSentence(v, 'you', AMOUNT, DATE),
    'ask.named': words.askSentence(v, NAMES, AMOUNT, DATE),
    purpose: words.purposeSentence(slot('purpose')),
    guardian: words.guardianSentence(v, NAME),
    'first_owner.dated': words.firstOwnerSentence(v, NAME, DATE),
    first_owner: words.firstOwnerSentence(v, NAME, ''),
    asked_before: words.askedBefore(v),
    not_asked_before: words.notAskedBefore(v),
    matter: words.matterSentence(slot('purpose')),
    form_date: words.formDateSentence(v, DATE),
    form_place: words.formPlaceSentence(slot('place')),
    amount: words.amountSentence(v, AMOUNT),
    given_up: words.givenUpSentence(v, AMOUNT),
    pay_by: words.payBySentence(AMOUNT, DATE),
    'plan.months': words.planSentence(v, 0, DATE).replace('0 months', `${slot('months')} months`),
    plan: words.planSentence(v, null, DATE),
    disagree: words.disagreeSentence(v),
    'file.open_county': words.fileSentence(v, DATE, COURT, null),
    file: words.fileSentence(v, DATE, COURT, COUNTY),
    'file_after_notice.open_county': words.fileAfterNoticeSentence(v, DATE, COURT, null),
    file_after_notice: words.fileAfterNoticeSentence(v, DATE, COURT, COUNTY),
    'have_filed.open_county': words.haveFiledSentence(v, DATE, COURT, null),
    have_filed: words.haveFiledSentence(v, DATE, COURT, COUNTY),
    ask_by_law: words.askByLawSentence(v, DATE),
    costs: words.costsSentence(v, AMOUNT),
    costs_by_law: words.anyCostsSentence(v, AMOUNT),
    court_sum: words.courtSumSentence(v, AMOUNT, RULE),
    proof: words.proofSentence(v, [slot('things')]),
    settle: words.settleSentence(v),
    keep_all: keepAll,
    keep_own: keepOwn,
    'offer.page': offerPage,
    'offer.apart': offerApart,
    'offer.take': offerTake,
    'offer.rule': offerRule,
    'offer.says': offerSays,
    'offer.end': offerEnd,
  } as const;
};

export type ReadingSentence = keyof ReturnType<typeof sentencesOf>;
export const READING_SENTENCES = {
  I: sentencesOf(words.PERSON_VOICE),
  we: sentencesOf(words.BUSINESS_VOICE),
} as const;

const reachable = { name: NAMES, hasEmail: true };

/** Lines that are by themselves, the same for everybody. */
export const READING_LINES = {
  re: words.reLine(AMOUNT, slot('about')),
  're.bare': words.reLine(AMOUNT, ''),
  're.offer': words.settlementRe(RULE),
  closing: words.CLOSING,
  'sent.email': deliveryLine('email', []),
  'sent.mail': deliveryLine('self_mail', []),
  'sent.both': deliveryLine('both', [reachable]),
  'sent.some': deliveryLine('both', [reachable, { name: '', hasEmail: false }]),
  'heading.story': words.HEADINGS.story,
  'heading.own.I': words.HEADINGS.ownWords.I,
  'heading.own.we': words.HEADINGS.ownWords.we,
  'heading.original.I': words.HEADINGS.original.I,
  'heading.original.we': words.HEADINGS.original.we,
  'heading.amount': words.HEADINGS.amount,
  'heading.own_sum.I': words.HEADINGS.ownSum.I,
  'heading.own_sum.we': words.HEADINGS.ownSum.we,
  'heading.proof.I': words.HEADINGS.proof.I,
  'heading.proof.we': words.HEADINGS.proof.we,
  'heading.law': words.HEADINGS.law,
  'heading.pay': words.HEADINGS.pay,
  'heading.unpaid': words.HEADINGS.unpaid,
  total: `${words.TOTAL_LABEL}: ${AMOUNT}`,
  dear: words.dear(NAMES),
  to: words.to(NAMES),
} as const;
export type ReadingLine = keyof typeof READING_LINES;

/** Lines about the parties. Elsewhere "For ..." may begin a sentence of the person's own. */
export const PARTY_LINES = {
  attention: words.attentionLine(NAME),
  phone: words.phoneLine(slot('value')),
  email: words.emailLine(slot('value')),
  for_minor: words.forMinor(NAME),
  for_business: words.forBusiness(NAME),
} as const;
export type PartyLine = keyof typeof PARTY_LINES;
