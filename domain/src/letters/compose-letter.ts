import { formatLongEnglish } from '../calendar/index.ts';
import type { Answer } from '../claims/draft.ts';
import { demandOf } from '../jurisdictions/pack/demand.ts';
import { formatUsd } from '../money/index.ts';
import {
  type ComposedLetter,
  type ComposeInput,
  emptyLedger,
  type LawChoice,
  type SeparateNotice,
  type Source,
} from './composed-letter.ts';
import { formValue } from './form-value.ts';
import { type DraftBlock, heading, part, prose, writeOut } from './letter-draft.ts';
import { closingBlocks, from, isYes, openingBlocks, ownerQuestions } from './letter-opening.ts';
import { speaksAsOne } from './letter-parties.ts';
import * as words from './letter-wording.ts';
import { endSentence } from './punctuation.ts';
import { settlementOffer } from './settlement-offer.ts';
import { tellStory } from './tell-story.ts';
import { waysToPay } from './ways-to-pay.ts';

/**
 * Writes a demand letter from a claim: the claimant's words, the form's facts, proven sums and the given law, and
 * nothing else. The same input always gives the same letter. Time limits and military answers never appear. What it is
 * unsure of stands in the most careful form and is asked.
 */
export function composeLetter(input: ComposeInput): ComposedLetter {
  const { claim, pack } = input;
  const ledger = emptyLedger();
  const voice = speaksAsOne(claim) ? words.PERSON_VOICE : words.BUSINESS_VOICE;
  const demand = demandOf(claim, pack, input.issuedOn);
  const amount = formatUsd(demand);
  const deadline = formatLongEnglish(input.deadline);
  const opening = openingBlocks(input, demand, voice, ledger);
  const told = tellStory(input, demand, voice, ledger);
  const law = input.law.map(
    (sentence): LawChoice => ({ ...sentence, isOut: input.decisions?.lawOut.includes(sentence.key) === true }),
  );
  const blocks: readonly DraftBlock[] = [
    ...opening,
    ...told.blocks,
    ...lawBlocks(law, voice),
    heading(words.HEADINGS.pay),
    prose(
      part(words.payBySentence(amount, deadline), from('amount')),
      part(waysToPay(claim.payment, voice, ledger), from('payment')),
      part(planText(claim.answers.paymentPlan, voice, deadline), from('paymentPlan')),
      part(words.disagreeSentence(voice)),
    ),
    heading(words.HEADINGS.unpaid),
    prose(
      part(fileText(input, voice, deadline), { kind: 'rule', rowIds: pack.courtPartOf(demand, input.issuedOn).rowIds }),
      part((input.court.ahead === 'no_court' ? words.anyCostsSentence : words.costsSentence)(voice, amount)),
      part(words.settleSentence(voice)),
    ),
    prose(...words.recordsSentences(voice).map((text) => part(text))),
    ...closingBlocks(input),
  ];
  return {
    ...writeOut(blocks),
    subject: words.subjectLine(amount),
    removed: ledger.removed,
    changed: ledger.changed,
    questions: [...told.questions, ...ownerQuestions(input)],
    law,
    settlementOffer: settlementOffer(input, demand, voice),
    notice: noticeFor(input),
  };
}

/** The words somebody typed for the source of a sentence; null for sources that are not typed text. */
export function originalOf({ story, calculation }: ComposeInput['claim'], source: Source): string | null {
  if (source.kind === 'story') return story.normalize('NFC').slice(source.start, source.end);
  if (source.kind === 'calculation') return calculation.normalize('NFC').slice(source.start, source.end);
  return null;
}

function lawBlocks(law: readonly LawChoice[], voice: words.Voice): readonly DraftBlock[] {
  const parts = law
    .filter(({ isOut }) => !isOut)
    .map(({ key, text }) => {
      const spoken =
        voice.I === 'I' ? text : text.replace(/\bI understand\b/, 'We understand').replace(/\bme\b/g, 'us');
      return part(endSentence(formValue(spoken)), { kind: 'law', key });
    });
  return parts.length === 0 ? [] : [heading(words.HEADINGS.law), prose(...parts)];
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
