import type { Actor } from './actors.ts';
import type { Clause } from '../sentences/clauses.ts';
import type { Word } from '../sentences/words.ts';

/** A place where a sentence leaves the past. `isFine`: it is what a demand letter announces or asks for. */
export type Ahead = {
  /** Index of the word that says it. */
  readonly at: number;
  /** Index of the clause it is in. */
  readonly clause: number;
  readonly form: 'future' | 'condition' | 'order' | 'duty' | 'may' | 'wish';
  readonly actor: Actor;
  readonly isFine: boolean;
  /** A threat by its form alone: "don't make me", "watch". */
  readonly isThreat: boolean;
};

export type Sentence = {
  readonly words: readonly Word[];
  readonly clauses: readonly Clause[];
  /** Words that are a name here: "Will Smith", "May". */
  readonly isName: (at: number) => boolean;
};
