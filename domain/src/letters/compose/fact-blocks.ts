import { formatLongEnglish } from '../../calendar/index.ts';
import { COPY_WORDS, type FactSentence } from '../../fact-cards/index.ts';
import { inTranslations, type TranslatedCode } from '../../languages.ts';
import type { ComposeInput, Copies } from './composed-letter.ts';
import { type DraftBlock, ours, type Part, prose } from './letter-draft.ts';
import { noDecisions } from './letter-decisions.ts';
import { addressLines } from '../wording/letter-parties.ts';
import { subjectOf } from '../wording/letter-subjects.ts';
import * as words from '../wording/letter-wording.ts';
import { keyOfSource } from './sentence-keys.ts';
import { typedIn } from '../wording/typed-in.ts';

/** About as long as a paragraph of a letter may be. */
const SENTENCES_A_PARAGRAPH = 6;
/** A new phase begins a new paragraph once the one before says enough. */
const ENOUGH_FOR_A_PARAGRAPH = 3;

/** What happened, from the cards, in the order of the facts. Sentences the person took out are not there. */
export function factBlocks(input: ComposeInput): readonly DraftBlock[] {
  const { facts, decisions = noDecisions } = input;
  const out = new Set(decisions.leftOut);
  const isOut = (entry: string): boolean => out.has(`card:${entry}`);
  const kept = facts.sentences.filter(
    ({ source, counted = [] }) =>
      !out.has(keyOfSource(source, '')) && !isOut(source.entry) && !counted.some((entry) => isOut(entry)),
  );
  const typedBy = new Map(facts.entries.map((read) => [read.entry.id, typedIn(read)]));
  const groups: { parts: Part[]; phase: string }[] = [];
  for (const sentence of kept) {
    const last = groups.at(-1);
    const part = partOf(sentence, typedBy.get(sentence.source.entry) ?? []);
    const isFollowing = sentence.source.kind === 'derived';
    const isFull =
      last === undefined ||
      (!isFollowing &&
        (last.parts.length >= SENTENCES_A_PARAGRAPH ||
          (last.phase !== sentence.phase && last.parts.length >= ENOUGH_FOR_A_PARAGRAPH)));
    if (isFull) groups.push({ parts: [part], phase: sentence.phase });
    else {
      last.parts.push(part);
      last.phase = sentence.phase;
    }
  }
  return withoutLoneEnd(groups.map(({ parts }) => parts)).map((parts) => prose(...parts));
}

const partOf = ({ text, source, copies }: FactSentence, typed: readonly string[]): Part =>
  ours(
    text,
    source,
    inTranslations((language) => copies[language]),
    typed,
  );

/** One last sentence by itself goes with the paragraph before it. */
function withoutLoneEnd(groups: readonly Part[][]): readonly (readonly Part[])[] {
  const [before = [], end = []] = groups.slice(-2);
  return groups.length < 2 || end.length > 1 ? groups : [...groups.slice(0, -2), [...before, ...end]];
}

/** What the form says, where neither cards nor own words tell what happened. The form's day is not made into an event. */
export function formFactBlock(input: ComposeInput, voice: words.Voice): DraftBlock {
  const { claim } = input;
  const { purpose } = subjectOf(claim);
  const place = addressLines(claim.happenedAt).join(', ');
  return prose(
    ours(purpose === '' ? '' : words.matterSentence(purpose), { kind: 'field', field: 'reasons' }),
    ours(words.formDateSentence(voice, formatLongEnglish(claim.happenedOn)), { kind: 'field', field: 'happenedOn' }),
    ours(place === '' ? '' : words.formPlaceSentence(place), { kind: 'field', field: 'happenedAt' }),
  );
}

/** What the person can show, as they ticked it. */
export function proofBlock(
  { facts, decisions = noDecisions }: ComposeInput,
  voice: words.Voice,
): readonly DraftBlock[] {
  if (facts.proof.length === 0 || decisions.leftOut.includes('proof')) return [];
  return [
    prose(
      ours(
        words.proofSentence(
          voice,
          facts.proof.map(({ letter }) => letter.replaceAll('{my}', voice.my)),
        ),
        { kind: 'proof' },
        proofCopies(facts.proof),
        facts.proof.map(({ typed }) => typed),
      ),
    ),
  ];
}

const proofCopies = (proof: ComposeInput['facts']['proof']): Copies => {
  const list = (language: TranslatedCode): string =>
    proof
      .map(({ copies }) => copies[language].charAt(0).toLocaleLowerCase(language) + copies[language].slice(1))
      .join(', ');
  return inTranslations((language) => `${COPY_WORDS[language].letter.proof}: ${list(language)}.`);
};
