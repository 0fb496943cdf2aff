import { type Defendant, fullNameOf } from '../../parties/index.ts';
import { FOLDED_LETTER as L, folded, isFoldedSign } from '../folded-text.ts';
import { matchesIn } from '../matches-in.ts';
import { anyOfWords, firstWords } from '../word-gate.ts';
import { alternatives, anyOf, type Recipients } from './people.ts';

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

/** Where a folded text names the recipient. */
export type Mentions = {
  /** Every mention; group 1 is a possessive ending. */
  readonly findIn: (foldedText: string) => readonly RegExpExecArray[];
  /** A text that it refuses holds no word that a mention could begin with. */
  readonly mayStandIn: (foldedText: string) => boolean;
};

/**
 * V8 makes bytecode of a pattern first, which takes six times as long for this one as machine code; a text of a thousand
 * signs gets machine code at once. The pattern is a claim's own, so that no other letter has it ready.
 */
const LONG_TEXT = ' '.repeat(1000);

/** The words for the recipient: names, roles, and both together ("a painter named Owen"). */
export function mentionsOf(defendants: readonly Defendant[], recipients: Recipients, isOneYou: boolean): Mentions {
  const roles = `(?:my|the|our|this|that)\\s(?:former\\s|old\\s|ex-?|previous\\s)?(?:${recipients.roles})`;
  const all = defendants.map(({ name }) => fullNameOf(name)).filter((name) => name !== '');
  // Several people: only words that mean all of them are turned; each one's own name stays.
  const known = isOneYou ? [...recipients.names, ...recipients.contacts, ...all] : recipients.byPerson.flat();
  const named = isOneYou ? folded(anyOf(known)) : together(recipients);
  const article =
    named === ''
      ? ''
      : `(?:(?:an?|the|my|our)\\s(?:[${L}]+\\s){1,3}(?:named|called)\\s|(?:tenant|renter|customer|client|buyer|contractor|seller|defendant|landlord|borrower|employee|homeowner|pastor|rabbi|father|reverend|professor|coach|chef|captain|deacon|imam|doctor),?\\s|(?:${roles}),?\\s|(?:my|our)\\s(?:old\\s|ex-?\\s?|former\\s|good\\s|best\\s)?(?:friend|cousin|brother|sister|co-?worker|roommate|neighbou?r|ex|boyfriend|girlfriend|ex-boyfriend|ex-girlfriend|ex-husband|ex-wife|uncle|aunt|nephew|niece|boss|in-law|brother-in-law|sister-in-law),?\\s)?(?:${named})(?:\\s(?:llc|inc)\\.?)?(?:\\s(?:from|of|at|with)\\s(?:${named})(?![${L}]))?`;
  const parts = [article, roles].filter((some) => some !== '').join('|');
  const first = new Set([
    ...known.flatMap((name) => folded(name).match(WORDS)?.[0] ?? []),
    ...[...firstWords(recipients.roles)].flatMap((role) => [role, `ex${role}`]),
  ]);
  const pattern = new RegExp(`(?<![${L}0-9])(?:${parts})(?![${L}0-9])(['’]s?(?![${L}]))?`, 'g');
  let isReady = false;
  return {
    findIn: (foldedText) => {
      if (!isReady) pattern.test(LONG_TEXT);
      isReady = true;
      return matchesIn(foldedText, pattern);
    },
    mayStandIn: anyOfWords(first, isFoldedSign),
  };
}

/** Words as the pattern bounds them. */
const WORDS = new RegExp(`[${L}0-9]+`, 'g');

/** "Luis and Ana Ortega", "Luis Ortega and Ana Ortega", in either order. */
function together({ byPerson }: Recipients): string {
  const [first = '', second = ''] = byPerson.map((names) => folded(alternatives(names)));
  if (byPerson.length !== 2 || first === '' || second === '') return '';
  return `(?:${first})\\s(?:and|&)\\s(?:${second})|(?:${second})\\sand\\s(?:${first})`;
}
