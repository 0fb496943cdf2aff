import type { Clause } from '../sentences/clauses.ts';
import { ASSOCIATES, CLOSE_ONES } from './leverage-words.ts';
import { ADVERBS, setOf } from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

/** Who acts: the writer, the other side, a friend of the one, a close one of the other, a court, a thing. */
export type Actor = 'own' | 'you' | 'they' | 'associate' | 'close' | 'court' | 'thing' | 'none';

export const OWN = setOf('i we us me');
export const DETERMINERS = setOf(
  'my our some a few the your his her their this that these those another every each no any',
);
const OBJECTS_OF_COURT = setOf('lawyer attorney judge court magistrate jury law clerk mediator interest fee fees');
const THEY = setOf('he she they somebody someone anyone anybody everyone everybody nobody people who');
export const LEAD_INS = setOf(
  'and but or so because then otherwise since unless if until when whenever while before after once now please just also well ok okay again plus or else for that',
);

export const lowAt = (words: readonly Word[], at: number): string => words[at]?.low ?? '';

/** The next word from a place that is no adverb. */
export function skipAdverbs(words: readonly Word[], from: number, to: number): number {
  let at = from;
  while (at < to && ADVERBS.has(lowAt(words, at))) at += 1;
  return at;
}

/** Between a subject and the verb that is looked at. */
const HELPING = setOf('am are is be been was were do does did have has had will would can could');

/** No subject stands further from its verb. Words. */
const REACH = 25;

/** Who acts before a helping verb, within its clause. */
export function actorBefore(words: readonly Word[], clause: Clause, at: number): Actor {
  let actor: Actor = 'none';
  for (let back = at - 1; back >= Math.max(clause.from, at - REACH); back -= 1) {
    const word = words[back];
    const low = word?.low ?? '';
    if (ADVERBS.has(low) || HELPING.has(low)) continue;
    if (low === 'i' || low === 'we') return 'own';
    if (low === 'you') return 'you';
    if (THEY.has(low)) return 'they';
    if (OBJECTS_OF_COURT.has(low)) return 'court';
    if (actor === 'none' && (ASSOCIATES.has(low) || CLOSE_ONES.has(low))) {
      const owner = lowAt(words, back - 1);
      const owner2 = lowAt(words, back - 2);
      const isTheirs =
        [owner, owner2].some((one) => one === 'your' || one === 'his' || one === 'her' || one === 'their') ||
        words[back - 1]?.isPossessive === true;
      actor = isTheirs && CLOSE_ONES.has(low) ? 'close' : ASSOCIATES.has(low) ? 'associate' : 'they';
      continue;
    }
    if (actor === 'none' && low !== '' && !DETERMINERS.has(low) && !LEAD_INS.has(low))
      actor = word?.isCapital && back > 0 ? 'they' : 'thing';
  }
  return actor;
}

export function skipBack(words: readonly Word[], from: number): number {
  let at = from;
  while (at > 0 && ADVERBS.has(lowAt(words, at))) at -= 1;
  return at;
}
