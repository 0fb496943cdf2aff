import { type Defendant, fullNameOf } from '../../parties/index.ts';
import { FOLDED_LETTER as L, folded } from '../folded-text.ts';
import { anyOf, type Recipients } from './people.ts';

/** A person and the business they run: the last name stands in the business's name, or the person is its contact. */
export function isOneOutfit(defendants: readonly Defendant[]): boolean {
  const [first, second, ...others] = defendants;
  if (first === undefined || second === undefined || others.length > 0) return false;
  const person = [first, second].find(({ name }) => name.kind === 'person')?.name;
  const business = [first, second].find(({ name }) => name.kind === 'business')?.name;
  if (person?.kind !== 'person' || business?.kind !== 'business') return false;
  const { last } = person.person;
  return (
    (last.length > 2 && business.legalName.toLowerCase().includes(last.toLowerCase())) ||
    business.contactName === fullNameOf(person)
  );
}

/**
 * The words for the recipient: names, roles, and both together ("a painter named Owen"). Group 1 is a possessive ending.
 * For folded text only.
 */
export function mentionPattern(defendants: readonly Defendant[], recipients: Recipients, isOneYou: boolean): RegExp {
  const roles = `(?:my|the|our|this|that)\\s(?:former\\s|old\\s|ex-?|previous\\s)?(?:${recipients.roles})`;
  const all = defendants.map(({ name }) => fullNameOf(name)).filter((name) => name !== '');
  const names = isOneYou
    ? [...recipients.names, ...recipients.contacts]
    : // Several people: only words that mean all of them are turned; each one's own name stays.
      together(recipients);
  const named = folded(anyOf([...names, ...(isOneYou ? all : [])]));
  const article =
    named === ''
      ? ''
      : `(?:(?:an?|the|my|our)\\s(?:[${L}]+\\s){1,3}(?:named|called)\\s|(?:tenant|renter|customer|client|buyer|contractor|seller|defendant|landlord|borrower|employee|homeowner|pastor|rabbi|father|reverend|professor|coach|chef|captain|deacon|imam|doctor),?\\s|(?:${roles}),?\\s|(?:my|our)\\s(?:old\\s|ex-?\\s?|former\\s|good\\s|best\\s)?(?:friend|cousin|brother|sister|co-?worker|roommate|neighbou?r|ex|boyfriend|girlfriend|ex-boyfriend|ex-girlfriend|ex-husband|ex-wife|uncle|aunt|nephew|niece|boss|in-law|brother-in-law|sister-in-law),?\\s)?(?:${named})(?:\\s(?:llc|inc)\\.?)?(?:\\s(?:from|of|at|with)\\s(?:${named})(?![${L}]))?`;
  const parts = [article, roles].filter((some) => some !== '').join('|');
  return new RegExp(`(?<![${L}0-9])(?:${parts})(?![${L}0-9])(['’]s?(?![${L}]))?`, 'g');
}

/** "Luis and Ana Ortega", "Luis Ortega and Ana Ortega", in either order. */
function together({ byPerson }: Recipients): readonly string[] {
  const [first = [], second = []] = byPerson;
  if (byPerson.length !== 2) return [];
  return first.flatMap((a) => second.flatMap((b) => [`${a} and ${b}`, `${b} and ${a}`, `${a} & ${b}`]));
}
