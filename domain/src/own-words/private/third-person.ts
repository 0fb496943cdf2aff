import type { Found, IssueContext } from '../issue.ts';
import { nameWords, type StorySentence } from '../sentences/story-sentences.ts';
import { setOf } from '../sentences/verb-words.ts';
import { plainOf } from '../sentences/words.ts';

/** Whoever else "he", "she" or "they" may be: a person told of before. */
const PEOPLE = setOf(
  'wife husband mother father mom dad son daughter brother sister friend neighbor mechanic doctor officer police witness driver cousin uncle aunt roommate boss coworker plumber electrician superintendent super inspector nurse dentist manager worker workers employee employees tenant tenants movers clerk judge lawyer kids children parents people insurance adjuster',
);
const PRONOUNS = setOf('he she they him them');
const ROLES = setOf('landlord contractor company seller buyer owner');

/**
 * The recipient spoken of as a stranger: by name, by role, or as "he" where nobody else was spoken of. It is advice
 * about the whole text, so it is given once, at the first place.
 */
export function thirdPersonFinder(context: IssueContext): (sentence: StorySentence) => readonly Found[] {
  const recipients = new Set(context.recipients.flatMap(nameWords));
  let hasOther = false;
  let isGiven = false;
  return ({ text, words, isQuoted }) => {
    if (isGiven) return [];
    if (words.some(({ low }) => PEOPLE.has(low))) hasOther = true;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      if (word === undefined || isQuoted(word)) continue;
      const isByName =
        word.isCapital &&
        recipients.size > 0 &&
        recipients.has(plainOf(text.slice(word.start, Math.min(word.end, word.start + 32))).replace(/'s$/, ''));
      const isByRole =
        ROLES.has(word.low) &&
        (words[at - 1]?.low === 'my' || words[at - 1]?.low === 'the' || words[at - 1]?.low === 'our');
      if (isByName || isByRole || (!hasOther && PRONOUNS.has(word.low))) {
        isGiven = true;
        return [{ kind: 'third_person', start: word.start, end: word.end }];
      }
    }
    return [];
  };
}
