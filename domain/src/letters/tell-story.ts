import { formatLongEnglish } from '../calendar/index.ts';
import { formatUsd } from '../money/index.ts';
import { addressRecipient } from './address-recipient.ts';
import { type Calculation, workOut } from './amount-lines.ts';
import type { ComposeInput, Ledger, LetterQuestion, Source } from './composed-letter.ts';
import { type DraftBlock, heading, lines, type Part, part, prose } from './letter-draft.ts';
import { addressLines, formNames } from './letter-parties.ts';
import { subjectOf } from './letter-subjects.ts';
import * as words from './letter-wording.ts';
import { type OwnSentence, type OwnWordsRules, readOwnWords } from './own-words.ts';
import { namesFrom } from './shouting.ts';
import { isNotEnglish, isPlainEnglish } from './story-language.ts';

/** About as long as a paragraph of a letter may be. */
const SENTENCES_A_PARAGRAPH = 6;
/** Fewer words than this can hardly say what happened. */
const FEWEST_STORY_WORDS = 8;
/** A reader loses hold of a longer paragraph. */
const WORDS_A_PARAGRAPH = 120;
/** More than this and the letter passes its two pages. */
const MOST_STORY_WORDS = 600;

export type ToldStory = { readonly blocks: readonly DraftBlock[]; readonly questions: readonly LetterQuestion[] };

/** The story and the amount: the parts of the letter that are the claimant's own words. */
export function tellStory(input: ComposeInput, voice: words.Voice, ledger: Ledger): ToldStory {
  const { claim } = input;
  const names = namesFrom(formNames(claim));
  const rulesFor = (isEnglish: boolean): OwnWordsRules => ({
    claim: claim.amount,
    issuedOn: input.issuedOn,
    happenedOn: claim.happenedOn,
    names,
    isEnglish,
  });
  const typed = claim.story.normalize('NFC');
  const isEnglish = !isNotEnglish(typed);
  const isCalculationEnglish = isEnglish ? !isNotEnglish(claim.calculation) : isPlainEnglish(claim.calculation);
  const story = readOwnWords(typed, rulesFor(isEnglish), ledger);
  const reckoning = readOwnWords(claim.calculation.normalize('NFC'), rulesFor(isCalculationEnglish), ledger);
  // Labels in another language may not stand in an English table, so such a calculation stays as it was written.
  const calculation: Calculation = isCalculationEnglish
    ? workOut(
        reckoning.sentences.map((sentence) => sentence.text),
        claim.amount,
      )
    : { kind: 'unproven', sum: null };
  const reasons = isCalculationEnglish
    ? reckoning.sentences.filter((_, index) => calculation.kind === 'unproven' || !calculation.told.has(index))
    : [];

  const english = isEnglish ? [...story.sentences, ...reasons] : reasons;
  const addressed = addressRecipient(
    english.map((sentence) => sentence.text),
    claim.defendants,
    names.isName,
    ledger,
  );
  const spoken = english.map((sentence, index) => ({ ...sentence, text: addressed.sentences[index] ?? sentence.text }));
  const storyCount = isEnglish ? story.sentences.length : 0;
  const told = spoken.slice(0, storyCount);
  const explained = spoken.slice(storyCount);
  const isOwn = addressed.manner === 'own_words';
  const foreign = [
    ...(isEnglish ? [] : paragraphs(story.sentences, fromStory)),
    ...(isCalculationEnglish ? [] : paragraphs(reckoning.sentences, fromCalculation)),
  ];

  return {
    blocks: [
      ...(isEnglish ? [] : section(words.HEADINGS.story, [prose(...formFacts(input, voice))])),
      ...section(isOwn ? words.HEADINGS.ownWords[keyOf(voice)] : words.HEADINGS.story, [
        ...paragraphs(told, fromStory),
        // Sentences that speak of the recipient as "they" belong under the heading that says whose words they are.
        ...(isOwn ? paragraphs(explained, fromCalculation) : []),
      ]),
      ...section(words.HEADINGS.original[keyOf(voice)], foreign),
      ...section(words.HEADINGS.amount, [
        ...(isOwn ? [] : paragraphs(explained, fromCalculation)),
        ...amountBlocks(input, voice, calculation),
      ]),
    ],
    questions: [
      ...questionsAbout(input, typed, isEnglish, calculation),
      ...[...story.inferred, ...reckoning.inferred].map((year) => ({ code: 'letter.year_inferred', ...year }) as const),
      ...[...story.unclear, ...reckoning.unclear].map(
        (date) => ({ code: 'letter.date_unclear', typed: date }) as const,
      ),
    ],
  };
}

const keyOf = (voice: words.Voice): 'I' | 'we' => (voice.I === 'I' ? 'I' : 'we');
const fromStory = ({ start, end }: OwnSentence): Source => ({ kind: 'story', start, end });
const fromCalculation = (): Source => ({ kind: 'field', field: 'calculation' });

const section = (title: string, blocks: readonly DraftBlock[]): readonly DraftBlock[] =>
  blocks.some((block) => block.parts.length > 0) ? [heading(title), ...blocks] : [];

/** The claimant's own paragraphs, cut after about six sentences. */
function paragraphs(
  sentences: readonly OwnSentence[],
  sourceOf: (sentence: OwnSentence) => Source,
): readonly DraftBlock[] {
  const groups: Part[][] = [];
  let words = 0;
  for (const sentence of sentences) {
    const last = groups.at(-1);
    const next = part(sentence.text, sourceOf(sentence));
    const length = sentence.text.split(' ').length;
    const isFull = (last?.length ?? 0) >= SENTENCES_A_PARAGRAPH || words + length > WORDS_A_PARAGRAPH;
    if (last === undefined || isFull || sentence.startsParagraph) {
      groups.push([next]);
      words = length;
    } else {
      last.push(next);
      words += length;
    }
  }
  return groups.map((group) => prose(...group));
}

/** What the form says, for a reader who cannot read the story. The form's day is not made into an event. */
function formFacts({ claim }: ComposeInput, voice: words.Voice): readonly Part[] {
  const { purpose } = subjectOf(claim);
  const place = addressLines(claim.happenedAt, { removed: [], changed: [] }).join(', ');
  return [
    part(purpose === '' ? '' : words.matterSentence(purpose), { kind: 'field', field: 'reasons' }),
    part(words.formDateSentence(voice, formatLongEnglish(claim.happenedOn)), { kind: 'field', field: 'happenedOn' }),
    part(place === '' ? '' : words.formPlaceSentence(place), { kind: 'field', field: 'happenedAt' }),
  ];
}

function amountBlocks({ claim }: ComposeInput, voice: words.Voice, calculation: Calculation): readonly DraftBlock[] {
  const total = formatUsd(claim.amount);
  if (calculation.kind === 'unproven')
    return [prose(part(words.amountSentence(voice, total), { kind: 'field', field: 'amount' }))];
  const rows = calculation.rows.map((row) => part(`${row.label}: ${formatUsd(row.cents)}`, { kind: 'sum' }));
  return [lines(...rows, part(`${words.TOTAL_LABEL}: ${total}`, { kind: 'sum' }))];
}

function questionsAbout(
  { claim }: ComposeInput,
  typed: string,
  isEnglish: boolean,
  calculation: Calculation,
): readonly LetterQuestion[] {
  const count = typed.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const hasOtherSum = calculation.kind === 'unproven' && calculation.sum !== null && calculation.sum !== claim.amount;
  return [
    ...(isEnglish ? [] : [{ code: 'letter.story_not_english' } as const]),
    ...(isEnglish && count < FEWEST_STORY_WORDS ? [{ code: 'letter.story_short', words: count } as const] : []),
    ...(count > MOST_STORY_WORDS ? [{ code: 'letter.story_long', words: count } as const] : []),
    ...(hasOtherSum && calculation.sum !== null
      ? [{ code: 'letter.sum_mismatch', sum: calculation.sum, amount: claim.amount } as const]
      : []),
  ];
}
