import { matchesIn } from '../matches-in.ts';
import { gateOf, wordsIn } from '../word-gate.ts';

const WORKERS =
  'cleaners|movers|painters|workers|helpers|drivers|technicians|installers|roofers|plumbers|electricians|carpenters|mechanics|landscapers|men|guys|women|girls|ladies|people|nurses|aides|waiters|servers|bartenders';
/** "sent two cleaners to my house": people of the firm, and not the firm's own one who reads. */
const SENT = new RegExp(
  `\\b(?:sent|sent over|sent out|brought|came with|showed up with) (?:me |us |over |out )?(?:two|three|four|five|six|some|several|a couple of|\\d) (?:\\p{Ll}+ )?(${WORKERS})\\b`,
  'giu',
);
const speaksOfWorkers = gateOf([{ words: WORKERS }]);
const sentIn = (sentence: string): string | undefined =>
  speaksOfWorkers(wordsIn(sentence)).length === 0 ? undefined : matchesIn(sentence, SENT).at(-1)?.[1];
/** What they do in the place they were sent to. */
const ON_THE_SPOT =
  /^ (?:both |all |then |finally |also )?(?:left|came|went|arrived|finished|started|worked|were|got|walked|drove|stayed|took|broke|dropped|carried|loaded|unloaded|scratched|put|opened|cleaned|moved|painted)\b/i;
/** Sentences after which they are forgotten. */
const FARTHEST = 2;

export type Crew = {
  readonly tell: (sentence: string) => void;
  /** "your cleaners" when a "they" in front of `after` means people who were sent; null when it does not. */
  readonly meant: (word: string, after: string) => string | null;
};

/** Keeps who was sent in the last sentences. */
export function rememberCrew(): Crew {
  let last: { readonly call: string; age: number } | null = null;
  return {
    tell: (sentence) => {
      const sent = sentIn(sentence);
      if (sent !== undefined) last = { call: `your ${sent.toLowerCase()}`, age: 0 };
      else if (last !== null) last = last.age + 1 > FARTHEST ? null : { ...last, age: last.age + 1 };
    },
    meant: (word, after) => (word === 'they' && last !== null && ON_THE_SPOT.test(after) ? last.call : null),
  };
}
