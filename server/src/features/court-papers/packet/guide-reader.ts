import { type Language, wordsOfListsIn } from '@plainclaim/contract';
import type { PacketInput } from '@plainclaim/domain';

/** What the person keeps is in their language. What is filed is English. */
export function guideReader(language: Language): Pick<PacketInput, 'reader'> {
  const local = wordsOfListsIn(language)?.trialPoints;
  return local === undefined ? {} : { reader: { language, local } };
}
