import type { CalendarDate } from '../../calendar/index.ts';
import { type ClaimFacts, claimFacts, speakerOfClaim } from '../../claim-facts/index.ts';
import type { Claim } from '../../claims/claim.ts';
import { SOLE_PROPRIETOR } from '../../claims/questions/questions.ts';
import { holds, type ReadEntry, type Speaker } from '../../fact-cards/index.ts';
import type { ComplaintKind, Locality } from '../../jurisdictions/pack.ts';
import { guardianOf } from '../../letters/compose/letter-opening.ts';
import { type LetterDecisions, noDecisions } from '../../letters/compose/letter-decisions.ts';
import { ownWordsState } from '../../letters/compose/own-words-blocks.ts';
import { keyOfSource } from '../../letters/compose/sentence-keys.ts';
import { typedSentences } from '../../letters/wording/typed-sentences.ts';
import { cleanTyped, languageOf, namesWholly, oneLine } from '../../own-words/index.ts';
import { fullNameOf } from '../../parties/index.ts';
import { type KeptOutKind, keptOutFor } from './kept-out.ts';
import { guardianSpeaks, ownWordsIntro, theDriverWas } from '../wording/complaint.ts';

/**
 * What the complaint leaves out. `other_language`: a paper for the court is English. `in_table`: the sums are there.
 * `settlement`: rules of evidence keep offers to settle from a judge.
 */
export type LeftOutKind = KeptOutKind | 'other_language' | 'in_table' | 'settlement';
/** Whole sentences. Private numbers and words about military service are here without text. */
export type LeftOut = { readonly kind: LeftOutKind; readonly text: string };
/** Says that a text is left out, and why; `typed` is what of it was typed. */
type LeaveOut = (kind: LeftOutKind, text: string, typed?: readonly string[]) => void;

/** The numbered facts of a complaint. */
export type ComplaintFacts = {
  /** What happened: sentences of the cards, then the claimant's own words as typed. */
  readonly story: readonly string[];
  /** How the amount was worked out, in the claimant's words, where no table of rows says it. */
  readonly calculation: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** False when there is nothing but a story in another language. */
  readonly isEnglish: boolean;
  /** What no answer tells and a person settled for the complaint: what kind of business a party of that name is. */
  readonly entities?: Readonly<Record<string, string>> | undefined;
  /** What a defendant trades under besides that name, as a person settled it. */
  readonly tradeNames?: Readonly<Record<string, string>> | undefined;
  /** The same for the kind of case. */
  readonly kind?: ComplaintKind | undefined;
};

type WithLaws = Pick<Locality, 'multiples' | 'clockDays'>;

type Input = {
  readonly claim: Claim;
  readonly pack: WithLaws;
  readonly today: CalendarDate;
  readonly decisions?: LetterDecisions;
};

type Sentence = {
  readonly text: string;
  readonly startsParagraph: boolean;
  /** It follows from the sentence before it ("That was 45 days later"), and is understood only next to it. */
  readonly goesOn?: true;
};

/** A sentence as a court hears it: of a filled card, or in the claimant's own words (null). */
export type CourtSentence = Sentence & { readonly entry: ReadEntry | null };

/** A paragraph holds one set of circumstances, so it stays short. */
const SENTENCES_A_PARAGRAPH = 3;
const LETTERS_A_PARAGRAPH = 420;
const LONGEST_PIECE = 4_000;
const ENGLISH = 'en';

/** Before a judge the other side is named. The owner of a business that is no company is the plaintiff and says I. */
export function courtSpeaker(claim: Claim): Speaker {
  const { claimant, coClaimants, answers } = claim;
  const isCompany = claimant.name.kind === 'business' && answers.claimantEntityType !== SOLE_PROPRIETOR;
  return { ...speakerOfClaim(claim), isWe: isCompany || coClaimants.length > 0, address: 'name' };
}

/** What the cards say, as a court hears it: frames of ours tell of treatment only where the claim is about it. */
const courtFacts = ({ claim, pack, today }: Input, leftOutCards: ReadonlySet<string>): ClaimFacts =>
  claimFacts(claim, pack, today, { speaker: courtSpeaker(claim), leftUnsaid: leftOutCards });

/** What a court hears: the numbered facts, the same sentence by sentence, and what the cards say. */
export type CourtHearing = {
  readonly facts: ComplaintFacts;
  /** In the order of the text: cards first, then the own words. */
  readonly sentences: readonly CourtSentence[];
  readonly cardFacts: ClaimFacts;
};

/** Takes what is in the letter, for the court. Nothing is added or put right, and all that is left out is reported. */
export function courtHearing(input: Input): CourtHearing {
  const { facts: cards, fromCards, typed, calculated, leftOut } = read(input);
  return {
    facts: factsFrom({ fromCards, typed, calculated, leftOut }, input),
    sentences: [...fromCards, ...typed],
    cardFacts: cards,
  };
}

export const complaintFacts = (input: Input): ComplaintFacts => courtHearing(input).facts;

function factsFrom({ fromCards, typed, calculated, leftOut }: StatedFacts, input: Input): ComplaintFacts {
  const own = typed.length > 0 && (fromCards.length > 0 || speaksToThem(typed)) ? [introFor(input)] : [];
  const story = [
    ...whoSpeaks([...fromCards, ...typed], input),
    ...paragraphsOf(fromCards),
    ...own,
    ...paragraphsOf(typed),
  ];
  return {
    story,
    calculation: paragraphsOf(calculated),
    leftOut,
    isEnglish: story.length > 0 || !leftOut.some(({ kind }) => kind === 'other_language'),
  };
}

/** Who speaks for a child; '' where claimants speak for themselves. */
const guardianIn = ({
  claim,
  decisions = noDecisions,
}: Pick<Input, 'claim'> & { decisions?: LetterDecisions | undefined }): string =>
  speakerOfClaim(claim).child === undefined ? '' : guardianOf({ claim, decisions });

/** The child is the plaintiff, so who says "I" is told first. */
function whoSpeaks(sentences: readonly Sentence[], { claim, decisions }: Input): readonly string[] {
  const guardian = guardianIn({ claim, decisions });
  const saysI = sentences.some(({ text }) => /\b(?:I|me|my|mine)\b/.test(text));
  const whole = oneLine(fullNameOf(claim.claimant.name));
  return guardian === '' || !saysI ? [] : [guardianSpeaks(guardian, whole)];
}

type StatedFacts = {
  readonly fromCards: readonly CourtSentence[];
  readonly typed: readonly CourtSentence[];
  readonly calculated: readonly Sentence[];
  readonly leftOut: readonly LeftOut[];
};

function read(input: Input): StatedFacts & { readonly facts: ClaimFacts } {
  const { claim } = input;
  const leftOut: LeftOut[] = [];
  const why = keptOutFor(claim);
  // Whatever keeps a sentence out, the cover must not quote a number or a word about service that is in it too.
  const leaveOut: LeaveOut = (kind, text, typed) => {
    const graver = why(text, typed);
    const isQuoted = graver !== 'private_number' && graver !== 'military';
    leftOut.push(isQuoted ? { kind, text } : { kind: graver, text: '' });
  };
  const mayBePrinted = (text: string, typed?: readonly string[]): boolean => {
    const kind = why(text, typed);
    if (kind !== null) leaveOut(kind, text, typed);
    return kind === null;
  };
  const leftOutCards = new Set(claim.cards.map(({ id }) => id).filter((id) => isOut(input, `card:${id}`)));
  const { entries, sentences } = courtFacts(input, leftOutCards);
  const offers = new Set(entries.filter(isOfferToSettle).map(({ entry }) => entry.id));
  for (const { text, typed, source } of sentences) {
    const isOffer = offers.has(source.entry);
    if (isOffer || !mayBePrinted(text, typed)) leftOutCards.add(source.entry);
    if (isOffer) leaveOut('settlement', text, typed);
  }
  const facts = courtFacts(input, leftOutCards);
  const fromCards = cardSentences(facts, input);
  const typed = storySentences(facts, input, leaveOut).filter(({ text }) => mayBePrinted(text));
  const calculated = calculationSentences(facts, input, leaveOut).filter(({ text }) => mayBePrinted(text));
  return { facts, fromCards, typed: typed.map((sentence) => ({ ...sentence, entry: null })), calculated, leftOut };
}

const isOfferToSettle = ({ card: { settlement }, filled }: ReadEntry): boolean =>
  settlement !== undefined &&
  holds(settlement.is ?? {}, filled) &&
  !(settlement.not !== undefined && holds(settlement.not, filled));

const introFor = (input: Input): string => {
  const { coClaimants, defendants } = input.claim;
  return ownWordsIntro(1 + coClaimants.length, defendants.length, guardianIn(input));
};

/**
 * A letter says "you" to the other side, and "this letter". Outside of the letter, such words must say where they are
 * quoted from.
 */
const speaksToThem = (sentences: readonly Sentence[]): boolean =>
  sentences.some(({ text }) => /\b(?:you(?:r|rs|rself|rselves)?|this letter)\b/i.test(text));

/** The person took it out of the letter. */
const isOut = ({ decisions = noDecisions }: Input, key: string): boolean => decisions.leftOut.includes(key);

/** Sentences of ours, but for those that follow from cards and that the person took out of the letter. */
const cardSentences = ({ sentences, entries }: ClaimFacts, input: Input): readonly CourtSentence[] =>
  sentences
    .filter(({ source }) => !isOut(input, keyOfSource(source, '')))
    .flatMap(({ text, source }): readonly CourtSentence[] => {
      const entry = entries.find((one) => one.entry.id === source.entry) ?? null;
      const goesOn = { startsParagraph: false, goesOn: true, entry } as const;
      const driver = entry === null || source.kind === 'derived' ? '' : driverIn(entry, text, input.claim);
      return [
        source.kind === 'derived' ? { ...goesOn, text } : { text, startsParagraph: false, entry },
        ...(driver === '' ? [] : [{ ...goesOn, text: theDriverWas(driver) }]),
      ];
    });

/** The defendant who drove the other one's vehicle, where only the court's own question names them; '' else. */
function driverIn({ filled }: ReadEntry, text: string, { courtDetails, defendants }: Claim): string {
  const drove = filled.get('driver');
  if (drove?.kind !== 'choice' || drove.option.value !== 'other') return '';
  const named = oneLine(courtDetails.otherDriver);
  const driver = defendants.map(({ name }) => oneLine(fullNameOf(name))).find((name) => namesWholly(named, name));
  return driver === undefined || namesWholly(text, driver) ? '' : driver;
}

/** The story sentence by sentence as it was typed, where the letter holds it. */
function storySentences(facts: ClaimFacts, input: Input, leaveOut: LeaveOut): readonly Sentence[] {
  const { claim, decisions = noDecisions } = input;
  const { isTyped, isIn, language } = ownWordsState({ claim, facts, decisions });
  const isOther = language !== ENGLISH;
  if (isTyped && isOther && (isIn || facts.sentences.length === 0)) leaveOut('other_language', '');
  return isIn && !isOther ? sentencesIn(cleanTyped(claim.story), 'story', decisions) : [];
}

/** The claimant's note on the amount, where the rows do not say it all. */
function calculationSentences({ amounts }: ClaimFacts, input: Input, leaveOut: LeaveOut): readonly Sentence[] {
  const { claim, decisions = noDecisions } = input;
  const cleaned = cleanTyped(claim.calculation);
  if (cleaned === '') return [];
  const isEnglish = languageOf(cleaned, ENGLISH).language === ENGLISH;
  if (isEnglish && amounts.against.kind !== 'equal') return sentencesIn(cleaned, 'calculation', decisions);
  leaveOut(isEnglish ? 'in_table' : 'other_language', cleaned);
  return [];
}

function sentencesIn(
  cleaned: string,
  kind: 'story' | 'calculation',
  { leftOut }: LetterDecisions,
): readonly Sentence[] {
  const out = new Set(leftOut);
  return typedSentences(cleaned)
    .map(({ start, end, startsParagraph }) => ({ text: cleaned.slice(start, end), start, end, startsParagraph }))
    .filter(({ text, start, end }) => !out.has(keyOfSource({ kind, start, end }, text)));
}

/**
 * Text without a sentence end is cut at a space: a page must be able to break it, and a document takes texts only up to
 * a length.
 */
function inPieces(sentence: Sentence): readonly Sentence[] {
  if (sentence.text.length <= LONGEST_PIECE) return [sentence];
  const pieces: Sentence[] = [];
  let rest = sentence.text;
  while (rest.length > LONGEST_PIECE) {
    const head = rest.slice(0, LONGEST_PIECE);
    const space = head.search(/\s\S*$/);
    // Never between the two halves of one sign.
    const cut = space > 0 ? space : LONGEST_PIECE - (/[\ud800-\udbff]$/.test(head) ? 1 : 0);
    pieces.push({ ...sentence, text: rest.slice(0, cut).trim() });
    rest = rest.slice(cut);
  }
  return [...pieces, { ...sentence, text: rest.trim() }];
}

/**
 * Up to three sentences that follow each other, never across a paragraph of the claimant's own, and with them what
 * follows from the last one.
 */
function paragraphsOf(sentences: readonly Sentence[]): readonly string[] {
  const groups: string[][] = [];
  for (const { text, startsParagraph, goesOn } of sentences.flatMap(inPieces)) {
    const last = groups.at(-1);
    const isFull =
      last === undefined ||
      startsParagraph ||
      (goesOn !== true &&
        (last.length >= SENTENCES_A_PARAGRAPH || last.join(' ').length + text.length > LETTERS_A_PARAGRAPH));
    if (isFull) groups.push([text]);
    else last.push(text);
  }
  return groups.map((group) => group.join(' '));
}
