import { NO_PERSON } from './acts.ts';
import type { Pronoun, Sighting } from './people.ts';
import { competes } from './pronouns.ts';

/** Finds the words for the recipient in a text. */
export type FindMentions = (text: string) => readonly RegExpExecArray[];

/** "Kevin told the officer that he": the one who tells is meant. */
export function isTeller(before: string, mentionsIn: FindMentions): boolean {
  const [teller] = mentionsIn(before);
  return (
    teller?.index === 0 &&
    /^ (?:told|promised|assured|texted|wrote to|e-?mailed|informed|admitted to|explained to) [^.;,]{1,40}? (?:that )?$/i.test(
      before.slice(teller[0].length),
    )
  );
}

/** The recipient, or something of theirs, acts in the clause that ends here. */
export function isActor(before: string, mentionsIn: FindMentions): boolean {
  const clause =
    before.split(/[,;]|\b(?:and|but|because|that|so|when|if) (?=(?:I|we|he|she|they|the|my|it)\b)/i).at(-1) ?? '';
  const [actor] = mentionsIn(clause.trimStart());
  return (
    actor?.index === 0 ||
    (actor !== undefined && /^(?:on [\p{L}\d, ]+ )$/iu.test(clause.trimStart().slice(0, actor.index)))
  );
}

export const isNamedIn = (text: string, mentionsIn: FindMentions): boolean =>
  mentionsIn(text).some((name) => name[1] === undefined);

/** "Kyle signed that he got it", "the officer said she": somebody else tells, and goes on about themselves. */
const TELLS =
  /^ (?:also |then |later )?(?:said|says|signed|wrote|claimed|promised|thought|knew|swore|admitted|told (?:me|us|my \p{L}+))(?: me| us)?(?: that)? $/iu;
export const isOtherTeller = (text: string, at: number, others: readonly Sighting[], pronoun: Pronoun): boolean =>
  others.some(
    ({ end, other }) =>
      end <= at && other.kind === 'person' && competes(other, pronoun) && TELLS.test(text.slice(end, at)),
  );

/** "I said to him, Ralph, we are": he is called by a name. */
export const isCalled = (after: string): boolean => /^, \p{Lu}\p{Ll}+[,.!]/u.test(after);

/** The last name that goes on after a first one; '' when another word follows. */
export function surnameIn(after: string): string {
  const [, name = ''] = /^ (\p{Lu}\p{Ll}{2,})/u.exec(after) ?? [];
  return NO_PERSON.test(name) ? '' : name;
}
