import type { Other, Pronoun } from './people.ts';

export const PRONOUN =
  /(?=[hst])(?<![\p{L}\p{N}'’])(?:he|she|they|him|her|them|his|hers|their|theirs|himself|herself|themselves|themself)(?=['’](?:s|d|ll|re|ve)(?!\p{L})|(?![\p{L}\p{N}'’]))/giu;
export const GENDER: Readonly<Record<string, Pronoun>> = {
  he: 'he',
  him: 'he',
  his: 'he',
  himself: 'he',
  she: 'she',
  her: 'she',
  hers: 'she',
  herself: 'she',
  they: 'they',
  them: 'they',
  their: 'they',
  theirs: 'they',
  themselves: 'they',
  themself: 'they',
};

/**
 * True when the recipient was just named in the sentence and the pronoun goes on with them: "Kevin said he". Not after a
 * possessive ("Kevin's dog"), and not for an object, which is never the subject ("Kevin called him").
 */
export function isSpokenOf(names: readonly RegExpExecArray[], pronoun: RegExpExecArray): boolean {
  const last = names.findLast((name) => name.index < pronoun.index);
  return last !== undefined && last[1] === undefined && !/^(?:him|her|them)$/i.test(pronoun[0]);
}

/** Could the pronoun mean this one? Staff never takes "they" from the business it works for. */
export function competes(other: Other, pronoun: Pronoun): boolean {
  if (pronoun === 'they')
    return (
      other.kind === 'group' || other.kind === 'things' || (other.kind === 'person' && other.call === 'stranger group')
    );
  return (
    (other.kind === 'person' || other.kind === 'staff') && (other.gender === 'unknown' || other.gender === pronoun)
  );
}
