import { formatLongEnglish, parseCalendarDate } from '../calendar/index.ts';
import type { Answer } from '../claims/draft.ts';
import { type Cents, formatUsd } from '../money/index.ts';
import { fullNameOf } from '../parties/index.ts';
import type { ComposeInput, Ledger, LetterField, Source } from './composed-letter.ts';
import { formValue } from './form-value.ts';
import {
  FIRST_OWNER,
  GUARDIAN,
  type LetterDecisions,
  type LetterQuestion,
  noDecisions,
  TRANSFER_DATE,
} from './letter-decisions.ts';
import { type DraftBlock, lines, type Part, part, prose } from './letter-draft.ts';
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

export const from = (field: LetterField): Source => ({ kind: 'field', field });
export const isYes = (answer: Answer): boolean =>
  answer === true || (typeof answer === 'string' && /^yes\b/i.test(answer));
const isNo = (answer: Answer): boolean => answer === false || (typeof answer === 'string' && /^no\b/i.test(answer));

const answerTo = ({ answers }: LetterDecisions, id: string): string => formValue(answers[id] ?? '');

/** The parent or guardian who writes for a child; '' when the claimant writes for themselves. */
export function guardianOf({ claim, decisions }: ComposeInput): string {
  const named = formValue(claim.guardianName);
  if (named !== '') return named;
  return isNo(claim.answers.isAdult) && claim.claimant.name.kind === 'person'
    ? answerTo(decisions ?? noDecisions, GUARDIAN)
    : '';
}

/** Sender, day and recipients: the head that a letter and an offer to settle share. */
export function headBlocks(input: ComposeInput, ledger: Ledger): readonly DraftBlock[] {
  const { claim } = input;
  const claimant = cleanParty(claim.claimant, ledger);
  const guardian = guardianOf(input);
  const [name = '', ...rest] = senderLines(claimant, ledger);
  const sender = guardian === '' ? [name, ...rest] : [guardian, words.forMinor(name), ...rest];
  return [
    lines(...sender.map((line) => part(line, from('claimant')))),
    lines(part(formatLongEnglish(input.issuedOn), from('issuedOn'))),
    lines(part(formValue(input.deliveryLine ?? '', ledger), from('deliveryLine'))),
    ...claim.defendants.map((defendant) =>
      lines(...recipientLines(cleanParty(defendant, ledger), ledger).map((line) => part(line, from('defendants')))),
    ),
  ];
}

export function salutationBlock({ claim }: ComposeInput): DraftBlock {
  const defendants = claim.defendants.map((defendant) => cleanParty(defendant, { removed: [], changed: [] }));
  return lines(part(salutation(defendants), from('defendants')));
}

/** From the sender's address to the two or three sentences that say what is asked. */
export function openingBlocks(
  input: ComposeInput,
  demand: Cents,
  voice: words.Voice,
  ledger: Ledger,
): readonly DraftBlock[] {
  const { claim } = input;
  const amount = formatUsd(demand);
  const subject = subjectOf(claim);
  const place = addressLines(claim.happenedAt, ledger).join(', ');
  const about = [subject.re, place].filter((text) => text !== '').join(', ');
  const defendants = claim.defendants.map((defendant) => cleanParty(defendant, { removed: [], changed: [] }));
  const asked = claim.answers.askedMoneyBefore;
  const guardian = guardianOf(input);
  return [
    ...headBlocks(input, ledger),
    lines(part(words.reLine(amount, about), from('amount'))),
    salutationBlock(input),
    prose(
      part(words.askSentence(voice, payerWords(defendants), amount, formatLongEnglish(input.deadline)), from('amount')),
      part(subject.purpose === '' ? '' : words.purposeSentence(subject.purpose), from('reasons')),
      part(
        guardian === '' ? '' : words.guardianSentence(voice, formValue(fullNameOf(claim.claimant.name))),
        from('claimant'),
      ),
      firstOwnerPart(input, voice),
      part(
        isYes(asked) ? words.askedBefore(voice) : isNo(asked) ? words.notAskedBefore(voice) : '',
        from('askedMoneyBefore'),
      ),
    ),
  ];
}

function firstOwnerPart({ claim, decisions = noDecisions }: ComposeInput, voice: words.Voice): Part {
  const owner = answerTo(decisions, FIRST_OWNER);
  const day = parseCalendarDate(decisions.answers[TRANSFER_DATE] ?? '');
  const text =
    isYes(claim.answers.assignedClaim) && owner !== ''
      ? words.firstOwnerSentence(voice, owner, day.ok ? formatLongEnglish(day.value) : '')
      : '';
  return part(text, { kind: 'answer', question: FIRST_OWNER });
}

/** What the form leaves open about who claims. */
export function ownerQuestions(input: ComposeInput): readonly LetterQuestion[] {
  const { claim, decisions = noDecisions } = input;
  const owner = answerTo(decisions, FIRST_OWNER);
  const isMinorAlone = isNo(claim.answers.isAdult) && claim.claimant.name.kind === 'person' && guardianOf(input) === '';
  const guardian: readonly LetterQuestion[] = isMinorAlone
    ? [{ id: GUARDIAN, code: 'letter.guardian_unknown', params: {}, kind: 'text' }]
    : [];
  if (!isYes(claim.answers.assignedClaim)) return guardian;
  if (owner === '')
    return [...guardian, { id: FIRST_OWNER, code: 'letter.first_owner_unknown', params: {}, kind: 'text' }];
  const isDayKnown = parseCalendarDate(decisions.answers[TRANSFER_DATE] ?? '').ok;
  return isDayKnown
    ? guardian
    : [...guardian, { id: TRANSFER_DATE, code: 'letter.transfer_date_unknown', params: { owner }, kind: 'date' }];
}

/** The closing line and the printed name. A parent signs in their own name for the child. */
export function closingBlocks(input: ComposeInput): readonly DraftBlock[] {
  const claimant = cleanParty(input.claim.claimant, { removed: [], changed: [] });
  const guardian = guardianOf(input);
  const names = guardian === '' ? signerLines(claimant) : [guardian, words.forMinor(fullNameOf(claimant.name))];
  return [lines(part(words.CLOSING)), lines(...names.map((line) => part(line, from('claimant'))))];
}
