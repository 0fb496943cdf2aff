import { birthDatesIn } from './days.ts';
import { NO_CONTEXT, type Issue, SEVERITY } from '../issue.ts';
import { namedNumbersIn } from './private-numbers.ts';
import { storySentences } from '../sentences/story-sentences.ts';

/** Numbers and birth dates that court rules keep out of papers, with the whole phrase they are in: every one. */
export const privatePlaces = (cleaned: string): readonly Issue[] =>
  storySentences(cleaned, NO_CONTEXT).flatMap((sentence) =>
    [...namedNumbersIn(sentence), ...birthDatesIn(sentence)].map((found) => ({
      ...found,
      severity: SEVERITY[found.kind],
      sentence: sentence.sentence,
    })),
  );
