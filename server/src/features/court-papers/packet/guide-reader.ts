import { type Language, wordsOfListsIn } from '@plainclaim/contract';
import type { PacketInput } from '@plainclaim/domain';

/** What the person keeps is in their language. What is filed is English. */
export function guideReader(language: Language): Pick<PacketInput, 'reader'> {
  const told = wordsOfListsIn(language)?.trialPoints;
  return told === undefined
    ? {}
    : { reader: { language, bring: told.bring, identifiers: told.identifiers, rules: told.rules } };
}
