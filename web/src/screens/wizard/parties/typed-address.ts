import type { PLACE, TypedParty, UsState } from '@plainclaim/domain';

/** An address as far as it is typed. `state` is a two-letter code or ''. */
export type TypedAddress = TypedParty<typeof PLACE>;

/** The control names of some fields of a party. */
export type ControlNames<Role extends string> = Readonly<Record<Role, string>>;

/** The control names of a party in a list: "additionalDefendants.0.defendantCity". */
export function inList<Role extends string>(prefix: string, names: ControlNames<Role>): ControlNames<Role>;
export function inList(prefix: string, names: ControlNames<string>): ControlNames<string> {
  return Object.fromEntries(Object.entries(names).map(([role, name]) => [role, `${prefix}${name}`]));
}

/** The code of a state named by code or by name; '' when it is none of ours, because a guess could be the wrong court. */
export function stateCodeOf(states: readonly UsState[], named: string): string {
  const wanted = named.trim().toLowerCase();
  return states.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted)?.code ?? '';
}

/** "221B Market St, Apt 4, Springfield, IL 62701" as far as it is known. */
export function inWords({ street, unit, city, state, zip }: TypedAddress): string {
  const parts = [street, unit, city, `${state} ${zip}`].map((part) => part.trim());
  return parts.filter((part) => part !== '').join(', ');
}
