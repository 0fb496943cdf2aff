import { type Catalogue, filledIn, type MessageParams } from '@plainclaim/contract';
import { currentSentences } from './spoken-words.ts';

/** The sentence of a catalogue for a code, in the language on the screen. A page loads only the English it names. */
export const say = <Code extends string>(
  catalogue: Catalogue<Code>,
  code: NoInfer<Code>,
  params?: MessageParams,
): string => filledIn(currentSentences()[code] ?? catalogue[code], params);
