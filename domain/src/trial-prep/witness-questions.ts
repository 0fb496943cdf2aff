import type { TrialElement } from '../jurisdictions/pack.ts';
import { type NamedWitness, namedWitnesses } from '../court-papers/packet/named-witnesses.ts';
import { speaksOf } from '../court-papers/packet/speaks-of.ts';
import type { TrialCase } from './trial-context.ts';
import type { TrialWitness } from './trial-notes.ts';
import { withReading } from './sheets/reader-words.ts';
import { type TrialWords, trialWordsIn } from './wording/trial-words.ts';

/** What a witness can speak to, and what to ask them, in order: in English, with its reading. */
export type WitnessPlan = {
  readonly witness: TrialWitness;
  readonly points: readonly TrialElement[];
  readonly questions: readonly string[];
};

type Names = { readonly plaintiff: string; readonly defendant: string };

type Sign = 'day' | 'amount' | 'words' | 'photos' | 'trade' | 'papers';

const MOST_POINTS = 4;

/** Signs in what somebody saw, and the open question each of them asks for. None leads to an answer. */
const SIGNS: readonly (readonly [sign: RegExp, question: Sign])[] = [
  [
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|\d{1,2}\/\d{1,2}|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/,
    'day',
  ],
  [/\$\s?\d|\b\d+ dollars\b/i, 'amount'],
  [/\b(?:heard|said|told|promised|agreed|yelled|admitted|phone|call(?:ed)?|voicemail)\b/i, 'words'],
  [/\b(?:photos?|pictures?|videos?|filmed|recorded)\b/i, 'photos'],
  [/\b(?:repair(?:ed)?|inspect(?:ed)?|estimate|mechanic|contractor|plumber|vet|doctor|expert)\b/i, 'trade'],
  [/\b(?:text(?:s|ed)?|e-?mails?|letters?|messages?|wrote)\b/i, 'papers'],
];

/** The witness of the notes whom a card names too. */
export function isNamed({ name }: Pick<TrialWitness, 'name'>, { person }: NamedWitness): boolean {
  const [said, known] = [name.trim().toLowerCase(), person.trim().toLowerCase()];
  if (said === '' || known === '') return false;
  return said === known || said.startsWith(`${known} `) || known.startsWith(`${said} `);
}

/** For each witness the points they were named for, else those that a card naming them speaks of. */
export function witnessPlans(trial: TrialCase): readonly WitnessPlan[] {
  const { notes, proofs, theories, paper } = trial;
  const proposed = namedWitnesses(paper.sentences);
  const { plaintiffs, defendants } = paper.parties;
  const names = { plaintiff: plaintiffs[0]?.name ?? '', defendant: defendants[0]?.name ?? '' };
  const all = theories.flatMap(({ elements }) => elements);
  return notes.witnesses.map((witness) => {
    const linked = proofs.filter(({ witnesses }) => witnesses.some(({ id }) => id === witness.id));
    const cards = proposed.filter((one) => isNamed(witness, one)).map(({ card }) => card);
    const spoken = all.filter((element) => cards.some((card) => speaksOf(element, card)));
    const points = (linked.length > 0 ? linked.map(({ element }) => element) : spoken).slice(0, MOST_POINTS);
    return { witness, points, questions: questionsFor(witness, points, names, paper) };
  });
}

function questionsFor(
  { saw }: TrialWitness,
  points: readonly TrialElement[],
  names: Names,
  { guides }: TrialCase['paper'],
): readonly string[] {
  const [said, read] = [trialWordsIn('en').QUESTIONS, trialWordsIn(guides.language).QUESTIONS];
  const both = (of: (words: TrialWords['QUESTIONS']) => string): string => withReading(of(said), of(read));
  return [
    both(({ who }) => who(names.plaintiff, names.defendant)),
    both(({ there }) => there),
    both(({ tell }) => tell),
    ...points.map(({ key, ask }) => named(withReading(ask, guides.local?.asks[key]), names)),
    ...SIGNS.filter(([sign]) => sign.test(saw)).map(([, question]) => both((words) => words[question])),
    both(({ more }) => more),
  ];
}

/** Names are put in by a function: a "$&" in a name is no pattern. */
export const named = (text: string, { plaintiff, defendant }: Names): string =>
  text.replaceAll('{plaintiff}', () => plaintiff).replaceAll('{defendant}', () => defendant);
