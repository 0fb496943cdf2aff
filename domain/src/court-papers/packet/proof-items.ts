import { keptOutFor } from '../complaint/kept-out.ts';
import { namedWitnesses } from './named-witnesses.ts';
import type { PaperCase } from './paper-context.ts';

const withCapital = (text: string, language: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

type Known = Pick<PaperCase, 'claim' | 'pack' | 'cardFacts' | 'sentences' | 'guides'>;

/** What the person ticked as theirs on the cards, in the words they ticked. */
export function tickedProofs({ claim, cardFacts, guides: { language } }: Known): readonly string[] {
  const why = keptOutFor(claim);
  return cardFacts.proof
    .filter(({ copies, typed }) => why(copies.en, typed === '' ? [] : [typed]) === null)
    .map(({ copies }) => withCapital(copies[language], language));
}

/** People the facts name as ones who saw or heard something. A role alone names nobody. */
export const witnessesNamed = ({ sentences, guides }: Pick<Known, 'sentences' | 'guides'>): readonly string[] =>
  namedWitnesses(sentences, guides.language)
    .filter(({ person }) => person !== '')
    .map(({ name }) => name);

/** What people bring to court for claims of these kinds: for each point of them, each once. */
export function usualProofs({ claim, pack, guides }: Pick<Known, 'claim' | 'pack' | 'guides'>): readonly string[] {
  const points = (pack.trial?.theoriesOf(claim) ?? []).flatMap(({ elements }) => elements);
  const usual = [...new Set(points.map(({ key, bring }) => guides.local?.bring[key] ?? bring))];
  return usual.length === 0 ? guides.words.ANYTHING : usual;
}
