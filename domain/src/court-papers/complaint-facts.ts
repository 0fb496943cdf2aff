import type { CalendarDate } from '../calendar/index.ts';
import type { Claim } from '../claims/claim.ts';
import { SOLE_PROPRIETOR } from '../claims/questions.ts';
import { emptyLedger, type Ledger, noteRemoved, type Removed } from '../letters/composed-letter.ts';
import {
  ENGLISH_STORY,
  type LetterDecisions,
  MORE_STORY,
  noDecisions,
  questionId,
} from '../letters/letter-decisions.ts';
import { formNames } from '../letters/letter-parties.ts';
import { type OwnSentence, type OwnWords, readOwnWords } from '../letters/own-words.ts';
import { findPrivateNumbers } from '../letters/private-numbers.ts';
import { namesFrom } from '../letters/shouting.ts';
import { mayHurtOwnCase } from '../letters/story/asides.ts';
import { datesFrom } from '../letters/story/story-questions.ts';
import type { DateRules } from '../letters/story-dates.ts';
import { isNotEnglish } from '../letters/story-language.ts';
import { speakAsBusiness } from '../letters/voice/speak-as-business.ts';
import { speaksOfMilitary } from './military-words.ts';

/** The claimant's own words, ready for numbered paragraphs. */
export type ComplaintFacts = {
  /** What happened. Empty when the story is in another language and was never told in English. */
  readonly story: readonly string[];
  /** How the amount was worked out. */
  readonly reckoning: readonly string[];
  /** What the complaint leaves out, and why. Private numbers and words about military service stand here without text. */
  readonly leftOut: readonly Removed[];
  readonly isEnglish: boolean;
};

type Input = {
  readonly claim: Claim;
  readonly today: CalendarDate;
  readonly decisions?: LetterDecisions;
};

/** A paragraph holds one set of circumstances, so it stays short. */
const SENTENCES_A_PARAGRAPH = 3;
const LETTERS_A_PARAGRAPH = 420;
const LONGEST_PIECE = 4_000;

/** Reads story and calculation as the letter does: nothing is added, and all that goes is told. */
export function complaintFacts({ claim, today, decisions = noDecisions }: Input): ComplaintFacts {
  const ledger = emptyLedger();
  const typed = claim.story.normalize('NFC');
  const told = (decisions.answers[ENGLISH_STORY] ?? '').normalize('NFC');
  const isStoryEnglish = !isNotEnglish(typed);
  const sources = isStoryEnglish ? [typed, (decisions.answers[MORE_STORY] ?? '').normalize('NFC')] : [told];
  const reckoning = claim.calculation.normalize('NFC');
  const readable = isNotEnglish(reckoning) ? '' : reckoning;
  const dates = datesSettled({ claim, today, decisions }, [...sources, readable]);
  const read = (text: string): readonly OwnSentence[] => readOwnWords(text, rulesFor(claim, dates), ledger).sentences;
  const keep = (sentences: readonly OwnSentence[]): readonly OwnSentence[] =>
    sentences.filter(({ text }) => mayStand(text, decisions, ledger));
  const say = (sentence: OwnSentence): OwnSentence =>
    speaksAsOne(claim) ? sentence : { ...sentence, text: speakAsBusiness(sentence.text, ledger) };
  return {
    story: paragraphsOf(keep(sources.flatMap(read)).map(say)),
    reckoning: paragraphsOf(keep(read(readable)).map(say)),
    leftOut: ledger.removed.map((gone) =>
      gone.kind === 'private_number' || speaksOfMilitary(gone.text) ? { ...gone, text: '' } : gone,
    ),
    isEnglish: isStoryEnglish || told.trim() !== '',
  };
}

/** The owner of a business that is no company is the plaintiff, and certifies what they did themselves. */
const speaksAsOne = ({ claimant, answers }: Claim): boolean =>
  claimant.name.kind === 'person' || answers.claimantEntityType === SOLE_PROPRIETOR;

const rulesFor = (claim: Claim, dates: DateRules) => ({
  claim: claim.amount,
  dates,
  names: namesFrom(formNames(claim)),
  isEnglish: true,
});

/** Years and days the person settled for the letter hold for the complaint too. */
function datesSettled({ claim, today, decisions = noDecisions }: Input, texts: readonly string[]): DateRules {
  const open: DateRules = {
    issuedOn: today,
    happenedOn: claim.happenedOn,
    yearFor: () => null,
    dayFor: () => null,
  };
  const first: readonly OwnWords[] = texts.map((text) => readOwnWords(text, rulesFor(claim, open), emptyLedger()));
  return { ...open, ...datesFrom(first, decisions) };
}

function mayStand(text: string, decisions: LetterDecisions, ledger: Ledger): boolean {
  if (speaksOfMilitary(text)) {
    noteRemoved(ledger, 'private_detail', text);
    return false;
  }
  if (findPrivateNumbers(text).length > 0) {
    noteRemoved(ledger, 'private_number', text);
    return false;
  }
  // The person said to keep it in the letter, or it stays out here as well.
  if (mayHurtOwnCase(text) && decisions.answers[questionId('hurts', text)] !== 'keep') {
    noteRemoved(ledger, 'hurts_own_case', text);
    return false;
  }
  return true;
}

/** Text without an end is cut at a space: a page must be able to break it, and a document takes no longer text. */
function inPieces(sentence: OwnSentence): readonly OwnSentence[] {
  if (sentence.text.length <= LONGEST_PIECE) return [sentence];
  const pieces = sentence.text.match(new RegExp(`.{1,${LONGEST_PIECE}}(?:\\s|$)|.{1,${LONGEST_PIECE}}`, 'gsu')) ?? [];
  return pieces.map((text) => ({ ...sentence, text: text.trim() }));
}

/** Up to three sentences that follow each other, never across a paragraph of the claimant's own. */
function paragraphsOf(sentences: readonly OwnSentence[]): readonly string[] {
  const groups: string[][] = [];
  for (const { text, startsParagraph } of sentences.flatMap(inPieces)) {
    const last = groups.at(-1);
    const isFull =
      last === undefined ||
      startsParagraph ||
      last.length >= SENTENCES_A_PARAGRAPH ||
      last.join(' ').length + text.length > LETTERS_A_PARAGRAPH;
    if (isFull) groups.push([text]);
    else last.push(text);
  }
  return groups.map((group) => group.join(' '));
}
