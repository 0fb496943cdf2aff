import { keptOutFor } from '../complaint/kept-out.ts';
import { namedWitnesses } from './named-witnesses.ts';
import type { PaperCase } from './paper-context.ts';

/** Where no pack tells what a claim of this kind rests on. */
const ANYTHING: readonly string[] = [
  'Any paper, message, photo, or receipt that shows what happened',
  'Names of people who saw it',
];

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Known = Pick<PaperCase, 'claim' | 'pack' | 'told' | 'sentences'>;

/** What the person ticked as theirs on the cards, in the words they ticked. */
export function tickedProofs({ claim, told }: Known): readonly string[] {
  const why = keptOutFor(claim);
  return told.proof
    .filter(({ copies, typed }) => why(copies.en, typed === '' ? [] : [typed]) === null)
    .map(({ copies }) => withCapital(copies.en));
}

/** People the facts name as ones who saw or heard something. A role alone names nobody. */
export const witnessesNamed = ({ sentences }: Pick<Known, 'sentences'>): readonly string[] =>
  namedWitnesses(sentences)
    .filter(({ person }) => person !== '')
    .map(({ name }) => name);

/** What people bring to court for claims of these kinds: for each point of them, each once. */
export function usualProofs({ claim, pack }: Pick<Known, 'claim' | 'pack'>): readonly string[] {
  const points = (pack.trial?.theoriesOf(claim) ?? []).flatMap(({ elements }) => elements);
  const usual = [...new Set(points.map(({ bring }) => bring))];
  return usual.length === 0 ? ANYTHING : usual;
}
