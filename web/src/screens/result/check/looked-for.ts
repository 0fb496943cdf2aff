import type { Checked } from '../state/checked.ts';

/** The kinds of trouble the checks look for, as the page names them. */
export const LOOKED_FOR = [
  'private',
  'threats',
  'tone',
  'personal',
  'past',
  'sums',
  'deadline',
  'parties',
  'court',
  'law',
  'dates',
  'language',
] as const;
export type LookedFor = (typeof LOOKED_FOR)[number];

/** The first beginning that fits names the kind. */
const KINDS: readonly (readonly [beginning: string, kind: LookedFor])[] = [
  ['letter.private_number', 'private'],
  ['letter.birth_date', 'private'],
  ['letter.threat', 'threats'],
  ['letter.insult', 'tone'],
  ['letter.hurts_case', 'tone'],
  ['letter.capitals', 'tone'],
  ['letter.health', 'personal'],
  ['letter.immigration', 'personal'],
  ['letter.family', 'personal'],
  ['letter.military', 'personal'],
  ['letter.not_past', 'past'],
  ['letter.read_again', 'threats'],
  ['letter.look_again', 'threats'],
  ['letter.amount_', 'sums'],
  ['letter.demand_', 'sums'],
  ['letter.wish_above', 'sums'],
  ['letter.ask_late', 'sums'],
  ['letter.deadline', 'deadline'],
  ['letter.sender', 'parties'],
  ['letter.recipient', 'parties'],
  ['letter.salutation', 'parties'],
  ['letter.guessed_title', 'parties'],
  ['letter.signer', 'parties'],
  ['letter.lawyer_look', 'parties'],
  ['letter.court', 'court'],
  ['letter.county', 'court'],
  ['letter.law', 'law'],
  ['letter.lawyer_fees', 'law'],
  ['letter.date_', 'dates'],
  ['letter.other_language', 'language'],
  ['letter.original_unread', 'language'],
  ['letter.machine_words', 'language'],
  ['letter.residue', 'language'],
];

/** Which kind a finding is of; null for what has no line of its own. */
export const kindOf = (code: string): LookedFor | null =>
  KINDS.find(([beginning]) => code.startsWith(beginning))?.[1] ?? null;

/** How many places of each kind were found, those that only want to be looked at too. */
export function countsOf({ findings }: Checked): ReadonlyMap<LookedFor, number> {
  const counts = new Map<LookedFor, number>();
  for (const { code } of findings) {
    const kind = kindOf(code);
    if (kind !== null) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return counts;
}
