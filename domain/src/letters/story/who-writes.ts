import type { Claimant } from '../../parties/index.ts';

const INTRODUCES =
  /^(?:(?:Hi|Hello),? )?(?:I['’]m|I am|My name is|This is) ([\p{L}'’. -]{2,60}?)(?:,? (?:and )?(?:I )?(?:own|run|am the owner of|the owner of|from|of|with|manage) ([^.,;]{2,80}))?[.!]$/iu;

/** "I'm Ximena and I own Delgado Catering.": the letter's head says so, and a company cannot say it of itself. */
export function onlyIntroduces(sentence: string, { name }: Claimant): boolean {
  const found = INTRODUCES.exec(sentence);
  if (found === null) return false;
  const [, who = '', firm = ''] = found;
  const own =
    name.kind === 'person' ? `${name.person.first} ${name.person.last}` : `${name.contactName} ${name.legalName}`;
  const known = new Set(wordsOf(own));
  const isKnown = (words: readonly string[]): boolean => words.length > 0 && words.every((word) => known.has(word));
  return isKnown(wordsOf(who)) && (firm === '' || isKnown(wordsOf(firm).filter((word) => word !== 'the')));
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
