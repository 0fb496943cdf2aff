import { formatLongEnglish, parseCalendarDate } from '../../calendar/index.ts';
import type { Answer } from '../../claims/fields/answers.ts';
import { COPY_WORDS } from '../../fact-cards/index.ts';
import { inTranslations, type TranslatedCode } from '../../languages.ts';
import { type Cents, formatUsd } from '../../money/index.ts';
import { fullNameOf } from '../../parties/index.ts';
import type { ComposeInput, LetterField, OurSource, OwnWordsState } from './composed-letter.ts';
import { formValue } from '../wording/form-value.ts';
import {
  FIRST_OWNER,
  GUARDIAN,
  OWN_WORDS,
  type LetterDecisions,
  type LetterQuestion,
  noDecisions,
  TRANSFER_DATE,
} from './letter-decisions.ts';
import { type DraftBlock, lines, ours, type Part, prose } from './letter-draft.ts';
import {
  addressLines,
  cleanParty,
  payerWords,
  recipientLines,
  salutation,
  senderLines,
  signerLines,
} from '../wording/letter-parties.ts';
import { subjectOf } from '../wording/letter-subjects.ts';
import * as words from '../wording/letter-wording.ts';

export const from = (field: LetterField): OurSource => ({ kind: 'field', field });
export const isYes = (answer: Answer): boolean =>
  answer === true || (typeof answer === 'string' && /^yes\b/i.test(answer));
const isNo = (answer: Answer): boolean => answer === false || (typeof answer === 'string' && /^no\b/i.test(answer));

const answerTo = ({ answers }: LetterDecisions, id: string): string => formValue(answers[id] ?? '');

/** The parent or guardian who writes for a child; '' when the claimant writes for themselves. */
export function guardianOf({ claim, decisions }: Pick<ComposeInput, 'claim' | 'decisions'>): string {
  const named = formValue(claim.guardianName);
  if (named !== '') return named;
  return isNo(claim.answers.isAdult) && claim.claimant.name.kind === 'person'
    ? answerTo(decisions ?? noDecisions, GUARDIAN)
    : '';
}

/** The others who claim, by name. They live at the claimant's address or have their own in the court papers. */
export const coClaimantNames = ({ coClaimants }: Pick<ComposeInput['claim'], 'coClaimants'>): readonly string[] =>
  coClaimants.map(({ firstname, lastname }) => formValue(`${firstname} ${lastname}`)).filter((name) => name !== '');

/** Sender, day and recipients: the head that a letter and an offer to settle share. */
export function headBlocks(input: ComposeInput): readonly DraftBlock[] {
  const { claim } = input;
  const claimant = cleanParty(claim.claimant);
  const guardian = guardianOf(input);
  const [name = '', ...rest] = senderLines(claimant);
  const sender =
    guardian === '' ? [name, ...coClaimantNames(claim), ...rest] : [guardian, words.forMinor(name), ...rest];
  return [
    lines(...sender.map((line) => ours(line, from('claimant')))),
    lines(ours(formatLongEnglish(input.issuedOn), from('issuedOn'))),
    lines(ours(formValue(input.deliveryLine ?? ''), from('deliveryLine'))),
    ...claim.defendants.map((defendant) =>
      lines(...recipientLines(cleanParty(defendant)).map((line) => ours(line, from('defendants')))),
    ),
  ];
}

export function salutationBlock({ claim }: ComposeInput): DraftBlock {
  const defendants = claim.defendants.map((defendant) => cleanParty(defendant));
  return lines(ours(salutation(defendants), from('defendants')));
}

/** From the sender's address to the two or three sentences that say what is asked. */
export function openingBlocks(input: ComposeInput, demand: Cents, voice: words.Voice): readonly DraftBlock[] {
  const { claim } = input;
  const amount = formatUsd(demand);
  const subject = subjectOf(claim);
  const place = addressLines(claim.happenedAt).join(', ');
  const about = [subject.re, place].filter((text) => text !== '').join(', ');
  const defendants = claim.defendants.map((defendant) => cleanParty(defendant));
  const asked = claim.answers.askedMoneyBefore;
  const guardian = guardianOf(input);
  return [
    ...headBlocks(input),
    lines(ours(words.reLine(amount, about), from('amount'))),
    salutationBlock(input),
    prose(
      ours(words.askSentence(voice, payerWords(defendants), amount, formatLongEnglish(input.deadline)), from('amount')),
      purposePart(input, subject.purpose),
      ours(
        guardian === '' ? '' : words.guardianSentence(voice, formValue(fullNameOf(claim.claimant.name))),
        from('claimant'),
      ),
      firstOwnerPart(input, voice),
      ours(
        isYes(asked) ? words.askedBefore(voice) : isNo(asked) ? words.notAskedBefore(voice) : '',
        from('askedMoneyBefore'),
      ),
    ),
  ];
}

/** What it is about: the thing itself where one card names one for every reason, else what was ticked. */
function purposePart({ claim, facts: { matter } }: ComposeInput, purpose: string): Part {
  if (matter === null || !claim.reasons.every((reason) => matter.reasons.includes(reason)))
    return ours(purpose === '' ? '' : words.purposeSentence(purpose), from('reasons'));
  const copy = (language: TranslatedCode): string =>
    `${COPY_WORDS[language].letter.about}: ${matter.copies[language]}.`;
  return ours(words.purposeSentence(matter.copies.en), from('reasons'), inTranslations(copy), matter.typed);
}

function firstOwnerPart({ claim, decisions = noDecisions }: ComposeInput, voice: words.Voice): Part {
  const owner = answerTo(decisions, FIRST_OWNER);
  const day = parseCalendarDate(decisions.answers[TRANSFER_DATE] ?? '');
  const text =
    isYes(claim.answers.assignedClaim) && owner !== ''
      ? words.firstOwnerSentence(voice, owner, day.ok ? formatLongEnglish(day.value) : '')
      : '';
  return ours(text, { kind: 'answer', question: FIRST_OWNER }, undefined, [owner]);
}

/** What only the person can settle before the letter goes out. */
export const letterQuestions = (input: ComposeInput, ownWords: OwnWordsState): readonly LetterQuestion[] => [
  ...ownWordsQuestion(input, ownWords),
  ...ownerQuestions(input),
];

/** Own words that are not English, or may not be, are in the letter only when the person wants that. */
function ownWordsQuestion(
  { claim, decisions = noDecisions }: ComposeInput,
  { isTyped, language, isSure }: OwnWordsState,
): readonly LetterQuestion[] {
  const isSettled = decisions.ownWords !== '' || claim.storyInLetter !== '';
  if (!isTyped || isSettled || (language === 'en' && isSure)) return [];
  return [
    {
      id: OWN_WORDS,
      code: 'letter.own_words_language',
      params: {},
      kind: 'choice',
      options: [
        { value: 'out', code: 'letter.option.leave_out', params: {} },
        { value: 'in', code: 'letter.option.keep', params: {} },
      ],
    },
  ];
}

/** What the form leaves open about who claims. */
function ownerQuestions(input: ComposeInput): readonly LetterQuestion[] {
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
  const claimant = cleanParty(input.claim.claimant);
  const guardian = guardianOf(input);
  const others = coClaimantNames(input.claim);
  const own = [...signerLines(claimant), ...(others.length === 0 ? [] : [words.withOthers(others)])];
  const names = guardian === '' ? own : [guardian, words.forMinor(fullNameOf(claimant.name))];
  return [lines(ours(words.CLOSING)), lines(...names.map((line) => ours(line, from('claimant'))))];
}
