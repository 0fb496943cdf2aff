import { USUAL_RELATIVES } from './people.ts';

const RELATIVE = new RegExp(`^ ((?:older |younger |big |little |ex-?|new |old )?(?:${USUAL_RELATIVES}))\\b`, 'i');
const isOwner = (word: string): boolean => word === 'his' || word === 'her' || word === 'their';

export type Relatives = {
  /** Takes down whose "his brother" turned out to be. */
  readonly tell: (word: string, after: string, put: string) => void;
  /** True for "his brother" when it was the recipient's before: nobody else's is meant from there on. */
  readonly isTheirs: (word: string, after: string) => boolean;
};

/** Keeps the relatives and friends of the recipient that the story spoke of. */
export function rememberRelatives(): Relatives {
  const known = new Set<string>();
  const relativeIn = (after: string): string => RELATIVE.exec(after)?.[1]?.toLowerCase() ?? '';
  return {
    tell: (word, after, put) => {
      const relative = isOwner(word) && put === 'your' ? relativeIn(after) : '';
      if (relative !== '') known.add(relative);
    },
    isTheirs: (word, after) => isOwner(word) && known.has(relativeIn(after)),
  };
}
