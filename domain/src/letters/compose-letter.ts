import { formatLongEnglish } from '../calendar/index.ts';
import type { Answer } from '../claims/draft.ts';
import { formatUsd } from '../money/index.ts';
import type { ComposedLetter, ComposeInput, LetterField, LetterQuestion, Source } from './composed-letter.ts';
import { emptyLedger, type Ledger } from './composed-letter.ts';
import { formValue } from './form-value.ts';
import { type DraftBlock, heading, lines, part, prose, writeOut } from './letter-draft.ts';
import {
  addressLines,
  cleanParty,
  payerWords,
  recipientLines,
  salutation,
  senderLines,
  signerLines,
} from './letter-parties.ts';
import { subjectOf } from './letter-subjects.ts';
import * as words from './letter-wording.ts';
import { endSentence } from './punctuation.ts';
import { tellStory } from './tell-story.ts';
import { waysToPay } from './ways-to-pay.ts';

/**
 * Writes a demand letter from a claim: the claimant's words, the form's facts, proven sums and the given law, and
 * nothing else. The same input always gives the same letter. Time limits and military answers never appear.
 */
export function composeLetter(input: ComposeInput): ComposedLetter {
  const { claim, court } = input;
  const ledger = emptyLedger();
  const voice = claim.claimant.name.kind === 'person' ? words.PERSON_VOICE : words.BUSINESS_VOICE;
  const amount = formatUsd(claim.amount);
  const deadline = formatLongEnglish(input.deadline);
  const told = tellStory(input, voice, ledger);
  const law = input.law.map((sentence) =>
    part(endSentence(formValue(sentence.text)), { kind: 'law', key: sentence.key }),
  );
  const blocks: readonly DraftBlock[] = [
    ...openingBlocks(input, voice, ledger),
    ...told.blocks,
    ...(law.length === 0 ? [] : [heading(words.HEADINGS.law), prose(...law)]),
    heading(words.HEADINGS.pay),
    prose(
      part(words.payBySentence(amount, deadline), from('amount')),
      part(waysToPay(claim.payment, voice, ledger), from('payment')),
      part(planText(claim.answers.paymentPlan, voice, deadline), from('paymentPlan')),
      part(words.disagreeSentence(voice)),
    ),
    heading(words.HEADINGS.unpaid),
    prose(
      part(
        words.fileSentence(voice, deadline, input.pack.courtName(court.part), countyText(court)),
        courtSource(input),
      ),
      part(words.costsSentence(voice)),
      part(words.settleSentence(voice)),
    ),
    prose(...words.recordsSentences(voice).map((text) => part(text))),
    lines(part(words.CLOSING)),
    lines(...signerLines(cleanParty(claim.claimant, emptyLedger())).map((line) => part(line, from('claimant')))),
  ];
  return {
    ...writeOut(blocks),
    subject: words.subjectLine(amount),
    removed: ledger.removed,
    changed: ledger.changed,
    questions: [...told.questions, ...assignmentQuestion(claim.answers.assignedClaim)],
  };
}

/** From the sender's address to the two or three sentences that say what is asked. */
function openingBlocks(input: ComposeInput, voice: words.Voice, ledger: Ledger): readonly DraftBlock[] {
  const { claim } = input;
  const claimant = cleanParty(claim.claimant, ledger);
  const defendants = claim.defendants.map((defendant) => cleanParty(defendant, ledger));
  const amount = formatUsd(claim.amount);
  const deadline = formatLongEnglish(input.deadline);
  const subject = subjectOf(claim);
  const place = addressLines(claim.happenedAt, ledger).join(', ');
  const about = [subject.re, place].filter((text) => text !== '').join(', ');
  const asked = claim.answers.askedMoneyBefore;
  return [
    lines(...senderLines(claimant, ledger).map((line) => part(line, from('claimant')))),
    lines(part(formatLongEnglish(input.issuedOn), from('issuedOn'))),
    lines(part(formValue(input.deliveryLine ?? '', ledger), from('deliveryLine'))),
    ...defendants.map((defendant) =>
      lines(...recipientLines(defendant, ledger).map((line) => part(line, from('defendants')))),
    ),
    lines(part(words.reLine(amount, about), from('amount'))),
    lines(part(salutation(defendants), from('defendants'))),
    prose(
      part(words.askSentence(voice, payerWords(defendants), amount, deadline), from('amount')),
      part(subject.purpose === '' ? '' : words.purposeSentence(subject.purpose), from('reasons')),
      part(
        isYes(asked) ? words.askedBefore(voice) : isNo(asked) ? words.notAskedBefore(voice) : '',
        from('askedMoneyBefore'),
      ),
    ),
  ];
}

const from = (field: LetterField): Source => ({ kind: 'field', field });
const isYes = (answer: Answer): boolean => answer === true || (typeof answer === 'string' && /^yes\b/i.test(answer));
const isNo = (answer: Answer): boolean => answer === false || (typeof answer === 'string' && /^no\b/i.test(answer));

function courtSource({ pack, claim, issuedOn }: ComposeInput): Source {
  return { kind: 'rule', rowIds: pack.courtPartOf(claim.amount, issuedOn).rowIds };
}

/** "Essex County" when it is sure; null leaves the county to the court rules. */
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

const assignmentQuestion = (answer: Answer): readonly LetterQuestion[] =>
  isYes(answer) ? [{ code: 'letter.first_owner_unknown' }] : [];
