import { formatLongEnglish } from '../calendar/index.ts';
import { type Cents, formatUsd } from '../money/index.ts';
import { amountBlocks } from './amount-blocks.ts';
import { type Calculation, workOut } from './amount-lines.ts';
import { readMoneyTerms } from './amount-terms.ts';
import { type ComposeInput, emptyLedger, type Ledger, noteRemoved, type Source } from './composed-letter.ts';
import {
  ENGLISH_STORY,
  type LetterDecisions,
  type LetterQuestion,
  MORE_STORY,
  noDecisions,
  questionId,
} from './letter-decisions.ts';
import { type DraftBlock, heading, type Part, part, prose } from './letter-draft.ts';
import { addressLines, formNames } from './letter-parties.ts';
import { subjectOf } from './letter-subjects.ts';
import * as words from './letter-wording.ts';
import { type OwnSentence, type OwnWords, type OwnWordsRules, readOwnWords } from './own-words.ts';
import { type Names, namesFrom } from './shouting.ts';
import { mayHurtOwnCase } from './story/asides.ts';
import { withoutWords } from './story/foreign-sums.ts';
import { orderByDate } from './story/order-by-date.ts';
import { shorten } from './story/shorten.ts';
import { onlyIntroduces } from './story/who-writes.ts';
import { datesFrom, dateQuestions, whoIsQuestion, whoIsFrom } from './story/story-questions.ts';
import type { DateRules } from './story-dates.ts';
import { isNotEnglish, isPlainEnglish } from './story-language.ts';
import { addressRecipient, type Addressed } from './voice/address-recipient.ts';
import { isSellerSide } from './voice/sides.ts';
import { speakAsBusiness } from './voice/speak-as-business.ts';

/** About as long as a paragraph of a letter may be. */
const SENTENCES_A_PARAGRAPH = 6;
/** Fewer words than this can hardly say what happened. */
const FEWEST_STORY_WORDS = 8;
/** A reader loses hold of a longer paragraph. */
const WORDS_A_PARAGRAPH = 120;

export type ToldStory = { readonly blocks: readonly DraftBlock[]; readonly questions: readonly LetterQuestion[] };

type Told = OwnSentence & { readonly source: Source };
/** The input with the form's names and places, which are gathered once. */
type NamedInput = ComposeInput & { readonly names: Names };
/** What the person wrote, read: the story (with what they added), the reckoning, and text in another language. */
type Read = {
  readonly story: readonly Told[];
  readonly reckoning: readonly Told[];
  readonly foreign: readonly Told[];
  readonly isEnglish: boolean;
  readonly isReckoningEnglish: boolean;
  readonly dates: readonly OwnWords[];
};

/** The story and the amount: the parts of the letter that are the claimant's own words. */
export function tellStory(typed: ComposeInput, demand: Cents, voice: words.Voice, ledger: Ledger): ToldStory {
  const input = { ...typed, names: namesFrom(formNames(typed.claim)) };
  const decisions = input.decisions ?? noDecisions;
  const { read, dates } = readTwice(input, decisions, ledger);
  const harmless = leaveHarmOut(withoutIntroduction(input, read.story, ledger), decisions, ledger);
  const calculation = calculationOf(input, read, harmless.kept);
  const reasons = read.isReckoningEnglish
    ? read.reckoning.filter(({ text }, index) =>
        isWorthTelling(text, index, calculation, input.claim.amount, harmless.kept.map((told) => told.text).join(' ')),
      )
    : [];
  const addressed = address(input, [...harmless.kept, ...reasons], ledger);
  const spoken = [...harmless.kept, ...reasons].map((sentence, index) => ({
    ...sentence,
    text: inVoice(addressed.sentences[index] ?? sentence.text, voice, ledger),
  }));
  const told = shorten(orderByDate(spoken.slice(0, harmless.kept.length)), ledger);
  const explained = withoutTold(spoken.slice(harmless.kept.length), told);
  return {
    blocks: storyBlocks(
      input,
      voice,
      calculation.kind === 'proven' ? { ...read, foreign: withoutReckoning(read) } : read,
      told,
      explained,
      addressed.manner === 'own_words',
      amountBlocks(input.claim, demand, voice, calculation),
    ),
    questions: [
      ...storyQuestions(input, decisions, read),
      ...whoIsQuestion(addressed.unsure, input.claim, decisions),
      ...dates,
      ...harmless.questions,
      ...sumQuestion(input, decisions, calculation),
    ],
  };
}

/** Labels in another language may not stand in an English table: of such a calculation only the sums are read. */
function calculationOf(input: NamedInput, read: Read, kept: readonly Told[]): Calculation {
  const story = kept.map(({ text }) => text);
  const typed = read.reckoning.map(({ text }) => text);
  if (read.isReckoningEnglish) return workOut(typed, input, story);
  const sums = workOut(typed.map(withoutWords), input, story);
  return sums.kind === 'proven' ? sums : { kind: 'unproven', sum: null };
}

/** Years and days are read once to find what is unclear, and again with what the person answered. */
function readTwice(
  input: NamedInput,
  decisions: LetterDecisions,
  ledger: Ledger,
): { readonly read: Read; readonly dates: readonly LetterQuestion[] } {
  const plain: DateRules = {
    issuedOn: input.issuedOn,
    happenedOn: input.claim.happenedOn,
    yearFor: () => null,
    dayFor: () => null,
  };
  const first = emptyLedger();
  const unanswered = readAll(input, decisions, plain, first);
  const asked = dateQuestions(unanswered.dates, input.issuedOn);
  const open = asked.filter(({ id }) => (decisions.answers[id] ?? '') === '');
  const isSettled = open.length < asked.length;
  if (!isSettled) {
    ledger.removed.push(...first.removed);
    ledger.changed.push(...first.changed);
    return { read: unanswered, dates: open };
  }
  const rules = { ...plain, ...datesFrom(unanswered.dates, decisions) };
  return { read: readAll(input, decisions, rules, ledger), dates: open };
}

function readAll({ claim, names }: NamedInput, decisions: LetterDecisions, dates: DateRules, ledger: Ledger): Read {
  const rules = (isEnglish: boolean): OwnWordsRules => ({ claim: claim.amount, dates, names, isEnglish });
  const typed = claim.story.normalize('NFC');
  const isEnglish = !isNotEnglish(typed);
  const isReckoningEnglish = isEnglish ? !isNotEnglish(claim.calculation) : isPlainEnglish(claim.calculation);
  const story = readOwnWords(typed, rules(isEnglish), ledger);
  const addedBy = isEnglish ? MORE_STORY : ENGLISH_STORY;
  const added = readOwnWords((decisions.answers[addedBy] ?? '').normalize('NFC'), rules(true), ledger);
  const reckoning = readOwnWords(claim.calculation.normalize('NFC'), rules(isReckoningEnglish), ledger);
  const from = (own: OwnWords, sourceOf: (sentence: OwnSentence) => Source): readonly Told[] =>
    own.sentences.map((sentence) => ({ ...sentence, source: sourceOf(sentence) }));
  const own = from(story, ({ start, end }) => ({ kind: 'story', start, end }));
  const more = from(added, () => ({ kind: 'answer', question: addedBy }));
  const reckoned = from(reckoning, ({ start, end }) => ({ kind: 'calculation', start, end }));
  return {
    story: isEnglish ? [...own, ...more] : more,
    reckoning: reckoned,
    foreign: [...(isEnglish ? [] : own), ...(isReckoningEnglish ? [] : reckoned)],
    isEnglish,
    isReckoningEnglish,
    dates: [story, added, reckoning],
  };
}

const address = (input: NamedInput, sentences: readonly Told[], ledger: Ledger): Addressed => {
  const { claim } = input;
  return addressRecipient(
    sentences.map(({ text }) => text),
    {
      claimant: claim.claimant,
      defendants: claim.defendants,
      situation: claim.situation,
      isClaimantSeller: isSellerSide(claim),
      isFormName: input.names.isName,
      whoIs: whoIsFrom(input.decisions ?? noDecisions),
    },
    ledger,
  );
};

const inVoice = (text: string, voice: words.Voice, ledger: Ledger): string =>
  voice.I === 'I' ? text : speakAsBusiness(text, ledger);

function withoutIntroduction({ claim }: NamedInput, sentences: readonly Told[], ledger: Ledger): readonly Told[] {
  return sentences.filter(({ text }) => {
    const isIntroduction = onlyIntroduces(text, claim.claimant);
    if (isIntroduction) noteRemoved(ledger, 'not_a_fact', text);
    return !isIntroduction;
  });
}

/** A slip of the claimant's own stays out until they say that it should stand. */
function leaveHarmOut(
  sentences: readonly Told[],
  decisions: LetterDecisions,
  ledger: Ledger,
): { readonly kept: readonly Told[]; readonly questions: readonly LetterQuestion[] } {
  const questions: LetterQuestion[] = [];
  const kept = sentences.filter(({ text }) => {
    if (!mayHurtOwnCase(text)) return true;
    const id = questionId('hurts', text);
    const answer = decisions.answers[id] ?? '';
    if (answer === '')
      questions.push({
        id,
        code: 'letter.hurts_own_case',
        params: { text },
        kind: 'choice',
        options: [
          { value: 'leave_out', code: 'letter.option.leave_out', params: {} },
          { value: 'keep', code: 'letter.option.keep', params: {} },
        ],
      });
    if (answer === 'keep') return true;
    noteRemoved(ledger, 'hurts_own_case', text);
    return false;
  });
  return { kept, questions };
}

/** A sentence of the calculation stands in the letter when it has words and neither rows nor story say its sums. */
function isWorthTelling(text: string, index: number, calculation: Calculation, claim: Cents, story: string): boolean {
  if (calculation.kind === 'proven' && calculation.told.has(index)) return false;
  const sums = readMoneyTerms([text]).filter(({ cents }) => cents !== 0);
  // Parts that come to another sum are asked about, and do not stand against the one that is asked for.
  if (calculation.kind === 'unproven' && calculation.sum !== null && calculation.sum !== claim && sums.length > 1)
    return false;
  const saysNothingNew =
    sums.length > 0 &&
    sums.every(({ cents }) => cents === claim) &&
    story.includes(formatUsd(claim).replace('.00', ''));
  const isNothing = sums.length === 0 && /\d/.test(text) && !/[1-9]/.test(text);
  const isWish = sums.length === 0 && /^(?:I|We) (?:want|would like|ask for|need)\b[^.]{0,40}\bback\W*$/i.test(text);
  return /\p{L}{3}/u.test(text) && !saysNothingNew && !isNothing && !isWish;
}

/** Sums that stand in the table need no second telling in another language. */
const withoutReckoning = ({ foreign }: Read): readonly Told[] =>
  foreign.filter(({ source }) => source.kind !== 'calculation');

/** The reckoning often repeats the story word for word. */
function withoutTold(sentences: readonly Told[], told: readonly Told[]): readonly Told[] {
  if (sentences.length === 0) return sentences;
  const key = (text: string): string => text.toLowerCase().replace(NO_SIGN, '');
  const starts = new Set(sentences.map(({ text }) => firstSign(text)));
  const known = new Set(told.filter(({ text }) => starts.has(firstSign(text))).map(({ text }) => key(text)));
  return sentences.filter(({ text }) => !known.has(key(text)));
}

const SIGN = /[\p{L}\p{N}]/u;
const NO_SIGN = /[^\p{L}\p{N}]/gu;
const firstSign = (text: string): string => SIGN.exec(text)?.[0].toLowerCase() ?? '';

function storyBlocks(
  input: ComposeInput,
  voice: words.Voice,
  read: Read,
  told: readonly Told[],
  explained: readonly Told[],
  isOwn: boolean,
  amount: readonly DraftBlock[],
): readonly DraftBlock[] {
  const who = voice.I === 'I' ? 'I' : 'we';
  const facts = read.story.length === 0 ? [prose(...formFacts(input, voice))] : [];
  return [
    ...section(words.HEADINGS.story, facts),
    ...section(isOwn ? words.HEADINGS.ownWords[who] : words.HEADINGS.story, [
      // Sentences that speak of the recipient as "they" belong under the heading that says whose words they are.
      ...paragraphs(isOwn ? [...told, ...explained.map((one) => ({ ...one, startsParagraph: false }))] : told),
    ]),
    ...section(words.HEADINGS.original[who], paragraphs(read.foreign)),
    ...section(words.HEADINGS.amount, [...(isOwn ? [] : paragraphs(explained)), ...amount]),
  ];
}

const section = (title: string, blocks: readonly DraftBlock[]): readonly DraftBlock[] =>
  blocks.some((block) => block.parts.length > 0) ? [heading(title), ...blocks] : [];

/** The claimant's own paragraphs, cut after about six sentences. */
function paragraphs(sentences: readonly Told[]): readonly DraftBlock[] {
  const groups: Part[][] = [];
  let count = 0;
  for (const sentence of sentences) {
    const last = groups.at(-1);
    const next = part(sentence.text, sentence.source);
    const length = sentence.text.split(' ').length;
    const isFull = (last?.length ?? 0) >= SENTENCES_A_PARAGRAPH || count + length > WORDS_A_PARAGRAPH;
    if (last === undefined || isFull || (sentence.startsParagraph && last.length > 1)) {
      groups.push([next]);
      count = length;
    } else {
      last.push(next);
      count += length;
    }
  }
  return withoutLoneEnd(groups).map((group) => prose(...group));
}

/** A last sentence that would stand alone goes with those before it, or takes some of them along. */
function withoutLoneEnd(groups: readonly Part[][]): readonly Part[][] {
  const [before = [], end = []] = groups.slice(-2);
  if (groups.length < 2 || end.length > 1 || before.length < 2) return groups;
  const half = Math.ceil((before.length + 1) / 2);
  return [...groups.slice(0, -2), before.slice(0, half), [...before.slice(half), ...end]];
}

/** What the form says, for a reader who cannot read the story. The form's day is not made into an event. */
function formFacts({ claim }: ComposeInput, voice: words.Voice): readonly Part[] {
  const { purpose } = subjectOf(claim);
  const place = addressLines(claim.happenedAt, emptyLedger()).join(', ');
  return [
    part(purpose === '' ? '' : words.matterSentence(purpose), { kind: 'field', field: 'reasons' }),
    part(words.formDateSentence(voice, formatLongEnglish(claim.happenedOn)), { kind: 'field', field: 'happenedOn' }),
    part(place === '' ? '' : words.formPlaceSentence(place), { kind: 'field', field: 'happenedAt' }),
  ];
}

/** How many words a text has, counted no further than to enough of them. */
function countWords(text: string): number {
  let count = 0;
  for (const [word] of text.matchAll(/\S+/g)) {
    if (SIGN.test(word)) count += 1;
    if (count === FEWEST_STORY_WORDS) break;
  }
  return count;
}

function storyQuestions({ claim }: ComposeInput, decisions: LetterDecisions, read: Read): readonly LetterQuestion[] {
  const isOpen = (id: string): boolean => (decisions.answers[id] ?? '').trim() === '';
  const count = countWords(claim.story);
  return [
    ...(!read.isEnglish && isOpen(ENGLISH_STORY)
      ? [{ id: ENGLISH_STORY, code: 'letter.story_not_english', params: {}, kind: 'text' } as const]
      : []),
    ...(read.isEnglish && count < FEWEST_STORY_WORDS && isOpen(MORE_STORY)
      ? [{ id: MORE_STORY, code: 'letter.story_short', params: { words: String(count) }, kind: 'text' } as const]
      : []),
  ];
}

function sumQuestion(
  { claim }: ComposeInput,
  decisions: LetterDecisions,
  calculation: Calculation,
): readonly LetterQuestion[] {
  if (calculation.kind === 'proven' || calculation.sum === null || calculation.sum === claim.amount) return [];
  const [sum, amount] = [formatUsd(calculation.sum), formatUsd(claim.amount)];
  const id = questionId('sum', `${sum} ${amount} ${claim.calculation}`);
  if (decisions.answers[id] === 'no_lines') return [];
  return [
    {
      id,
      code: 'letter.sum_mismatch',
      params: { sum, amount },
      kind: 'choice',
      options: [
        { value: 'no_lines', code: 'letter.option.no_lines', params: { amount } },
        { value: 'change_lines', code: 'letter.option.change_lines', params: {} },
      ],
    },
  ];
}
