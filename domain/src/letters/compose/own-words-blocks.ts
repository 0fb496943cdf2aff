import { cleanTyped, languageOf } from '../../own-words/index.ts';
import type { ComposeInput, OwnWordsState } from './composed-letter.ts';
import { accepted, asTyped, type DraftBlock, section, theirs } from './letter-draft.ts';
import { noDecisions } from './letter-decisions.ts';
import { HEADINGS } from '../wording/letter-headings.ts';
import { keyOfSource } from './sentence-keys.ts';

const ENGLISH = 'en';

/** Whether and how the person's own words are in the letter. Another language only when the person says so. */
export function ownWordsState({
  claim,
  facts,
  decisions = noDecisions,
}: Pick<ComposeInput, 'claim' | 'facts' | 'decisions'>): OwnWordsState {
  const typed = cleanTyped(claim.story);
  if (typed === '') return { isTyped: false, isIn: false, language: ENGLISH, isSure: true };
  const { language, sure: isSure } = languageOf(typed, ENGLISH);
  const isAlone = facts.sentences.length === 0;
  const said = decisions.ownWords === '' ? saidWithClaim(claim, isAlone) : decisions.ownWords;
  const isIn = said === 'in' || (said === '' && isAlone && language === ENGLISH);
  return { isTyped: true, isIn, language, isSure };
}

/** A "no" was said while cards said what happened; it does not leave a letter without any story. */
function saidWithClaim({ storyInLetter }: ComposeInput['claim'], isAlone: boolean): '' | 'in' | 'out' {
  if (storyInLetter === 'yes') return 'in';
  return storyInLetter === 'no' && !isAlone ? 'out' : '';
}

/** The story letter for letter under its heading, without sentences the person took out. */
export function ownWordsBlocks(input: ComposeInput, state: OwnWordsState, who: 'I' | 'we'): readonly DraftBlock[] {
  if (!state.isIn) return [];
  const { claim, decisions = noDecisions } = input;
  const cleaned = cleanTyped(claim.story);
  const out = new Set(decisions.leftOut);
  const changes = new Map(
    claim.storyChoices.flatMap(({ choice, instead, text }) => (choice === 'accept' ? [[instead, text] as const] : [])),
  );
  const blocks = asTyped(cleaned, 'story', (start, end) => {
    const part = theirs(cleaned, 'story', start, end);
    const before = changes.get(part.text);
    return before === undefined ? part : accepted(part.text, before);
  });
  const kept = blocks.map((block) => ({
    ...block,
    parts: block.parts.filter(({ source, text }) => !out.has(keyOfSource(source, text))),
  }));
  const heading = state.language === ENGLISH ? HEADINGS.ownWords : HEADINGS.original;
  return section(heading[who], kept);
}

/** The note on the amount, as typed. A note in another language is kept with the claim and not printed. */
export function calculationBlocks(
  { claim, decisions = noDecisions }: ComposeInput,
  who: 'I' | 'we',
): readonly DraftBlock[] {
  const cleaned = cleanTyped(claim.calculation);
  if (cleaned === '' || languageOf(cleaned, ENGLISH).language !== ENGLISH) return [];
  const out = new Set(decisions.leftOut);
  const blocks = asTyped(cleaned, 'calculation').map((block) => ({
    ...block,
    parts: block.parts.filter(({ source, text }) => !out.has(keyOfSource(source, text))),
  }));
  return section(HEADINGS.ownSum[who], blocks);
}
