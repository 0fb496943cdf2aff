import type { RemovedKind } from '@plainclaim/domain';
import type { RemovedText } from './result-state.ts';

/** What weighs most comes first. */
const KINDS = [
  'private_number',
  'demand_above_claim',
  'threat',
  'hurts_own_case',
  'insult',
  'private_detail',
  'typed_law',
  'not_a_fact',
  'repeated',
  'shortened',
  'instruction',
  'emoji',
  'residue',
] as const satisfies readonly RemovedKind[];

type Kind = RemovedKind | 'other';

const kindOf = (kind: string): Kind => KINDS.find((known) => known === kind) ?? 'other';

/** A joining word went with the clause beside it; alone it tells nothing. */
const isJoiningWord = (text: string): boolean =>
  /^[\s,;–—]*(?:and|but|or|so|because|then|otherwise)[\s,;–—]*$/i.test(text);

export type RemovedGroup = { readonly kind: Kind; readonly texts: readonly string[] };

/** The left-out texts by kind, each text once. A kind we do not know goes under "other". */
export function groupRemoved(removed: readonly RemovedText[]): readonly RemovedGroup[] {
  return [...KINDS, 'other' as const].flatMap((kind) => {
    const ofKind = removed.filter((one) => kindOf(one.kind) === kind && !isJoiningWord(one.text));
    const texts = new Set(ofKind.map(({ text }) => text));
    return texts.size === 0 ? [] : [{ kind, texts: [...texts] }];
  });
}
