import { formatLongEnglish } from '../../calendar/index.ts';
import { speaksAsWe } from '../../claim-facts/index.ts';
import type { Answer } from '../../claims/fields/answers.ts';
import { courtDemandOf, demandOf } from '../../jurisdictions/pack/demand.ts';
import { type Cents, formatUsd } from '../../money/index.ts';
import { amountBlocks } from './amount-blocks.ts';
import type { ComposedLetter, ComposeInput, LawChoice, SeparateNotice } from './composed-letter.ts';
import { factBlocks, formFactBlock, proofBlock } from './fact-blocks.ts';
import { endSentence, formValue } from '../wording/form-value.ts';
import { type DraftBlock, heading, ours, prose, section, writeOut } from './letter-draft.ts';
import { closingBlocks, from, isYes, letterQuestions, openingBlocks } from './letter-opening.ts';
import * as words from '../wording/letter-wording.ts';
import { calculationBlocks, ownWordsBlocks, ownWordsState } from './own-words-blocks.ts';
import { settlementOffer } from './settlement-offer.ts';
import { waysPart } from './ways-to-pay.ts';

/**
 * Builds a demand letter from a claim: frames filled with what the person confirmed, proven sums, the given law, and
 * their own words as they typed them. Nothing else can be in it. The same input always gives the same letter. Time
 * limits and military answers never appear.
 */
export function composeLetter(input: ComposeInput): ComposedLetter {
  const { claim, pack } = input;
  const voice = speaksAsWe(claim) ? words.BUSINESS_VOICE : words.PERSON_VOICE;
  const who = voice.I === 'I' ? 'I' : 'we';
  const demand = demandOf(claim, pack, input.issuedOn);
  const amount = formatUsd(demand);
  const deadline = formatLongEnglish(input.deadline);
  const law = input.law.map(
    (sentence): LawChoice => ({ ...sentence, isOut: input.decisions?.lawOut.includes(sentence.key) === true }),
  );
  const ownWords = ownWordsState(input);
  const facts = factBlocks(input);
  const own = ownWordsBlocks(input, ownWords, who);
  const hasNoFacts = facts.length === 0 && (own.length === 0 || ownWords.language !== 'en');
  const blocks: readonly DraftBlock[] = [
    ...openingBlocks(input, demand, voice),
    ...section(words.HEADINGS.story, hasNoFacts ? [formFactBlock(input, voice)] : facts),
    ...own,
    ...section(words.HEADINGS.amount, amountBlocks(input, demand, voice)),
    ...calculationBlocks(input, who),
    ...section(words.HEADINGS.proof[who], proofBlock(input, voice)),
    ...lawBlocks(law, voice),
    heading(words.HEADINGS.pay),
    prose(
      ours(words.payBySentence(amount, deadline), from('amount')),
      waysPart(claim.payment, voice),
      ours(planText(claim.answers.paymentPlan, voice, deadline), from('paymentPlan')),
      ours(words.disagreeSentence(voice)),
    ),
    heading(words.HEADINGS.unpaid),
    prose(
      ours(fileText(input, voice, deadline), { kind: 'rule', rowIds: pack.courtPartOf(demand, input.issuedOn).rowIds }),
      costsPart(input, demand, voice),
      ours(words.settleSentence(voice)),
    ),
    prose(...words.recordsSentences(voice).map((text) => ours(text))),
    ...closingBlocks(input),
  ];
  return {
    ...writeOut(blocks),
    subject: words.subjectLine(amount),
    ownWords,
    questions: letterQuestions(input, ownWords),
    law,
    settlementOffer: settlementOffer(input, demand, voice),
    notice: noticeFor(input),
  };
}

/** What the court will be asked for: the same sum, or more where a law multiplies it and only the court is asked. */
function costsPart(input: ComposeInput, demand: Cents, voice: words.Voice): ReturnType<typeof ours> {
  const { claim, court, facts } = input;
  const { multiple } = facts.amounts;
  const courtSum = courtDemandOf(claim, input.pack, input.issuedOn);
  if (multiple?.choice === 'court' && courtSum > demand && court.ahead !== 'no_court')
    return ours(words.courtSumSentence(voice, formatUsd(courtSum), multiple.rule.cite), {
      kind: 'rule',
      rowIds: [multiple.rule.rowId],
    });
  return ours((court.ahead === 'no_court' ? words.anyCostsSentence : words.costsSentence)(voice, formatUsd(demand)));
}

function lawBlocks(law: readonly LawChoice[], voice: words.Voice): readonly DraftBlock[] {
  const parts = law
    .filter(({ isOut }) => !isOut)
    .map(({ key, text }) => {
      const spoken =
        voice.I === 'I' ? text : text.replace(/\bI understand\b/, 'We understand').replace(/\bme\b/g, 'us');
      return ours(endSentence(formValue(spoken)), { kind: 'law', key });
    });
  return section(words.HEADINGS.law, [prose(...parts)]);
}

function fileText(input: ComposeInput, voice: words.Voice, deadline: string): string {
  const { claim, court, pack } = input;
  if (court.ahead === 'no_court') return words.askByLawSentence(voice, deadline);
  const isAfterNotice = court.ahead === 'after_notice' || isYes(claim.answers.publicBody);
  const plain = court.ahead === 'court_by_lawyer' ? words.haveFiledSentence : words.fileSentence;
  const sentence = isAfterNotice ? words.fileAfterNoticeSentence : plain;
  return sentence(voice, deadline, pack.courtName(court.part), countyText(court));
}

/** "Oak County" when it is sure; null leaves the county to the court rules. */
function countyText({ counties, countyToConfirm }: ComposeInput['court']): string | null {
  const [county = ''] = counties;
  if (countyToConfirm || counties.length !== 1 || county === '') return null;
  return /\bcounty$/i.test(county) ? county : `${county} County`;
}

/** "Yes, up to 3 months" names its months in the answer itself. */
function planText(answer: Answer, voice: words.Voice, deadline: string): string {
  if (!isYes(answer)) return '';
  const months = typeof answer === 'string' ? /(\d{1,2}) months?/i.exec(answer)?.[1] : undefined;
  return words.planSentence(voice, months === undefined ? null : Number(months), deadline);
}

/** The reason whose law has a notice with prescribed wording. */
const RETURNED_PAYMENT = 'bad-check';

/** The notice's wording is the law's own: it is printed as an operator gave it, or not at all. */
function noticeFor({ claim, returnedCheckNotice }: ComposeInput): SeparateNotice | null {
  if (!claim.reasons.includes(RETURNED_PAYMENT)) return null;
  const { english = '', spanish = '' } = returnedCheckNotice ?? {};
  const isWhole = english.trim() !== '' && spanish.trim() !== '';
  return { code: 'returned_check', text: isWhole ? `${english.trim()}\n\n${spanish.trim()}` : null };
}
