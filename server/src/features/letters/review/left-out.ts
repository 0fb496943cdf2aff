import { type Claim, type JurisdictionPack, keyOfSource, noDecisions } from '@plainclaim/domain';
import { type Composition, composeLetterFor, type LetterDays } from '../generate/compose-letter-for.ts';

/** A sentence that was taken out of the letter, by the key that puts it back. */
export type LeftOut = { readonly key: string; readonly text: string };

const LAW = 'law:';

/** Law sentences are chosen by the law's own key; everything else by the key of the sentence. */
export const lawKeyOf = (key: string): string | null => (key.startsWith(LAW) ? key.slice(LAW.length) : null);

/** Every sentence that may be taken out of the letter, with its key, as the letter is with all of them in it. */
export function sentencesToLeaveOut(
  pack: JurisdictionPack,
  claim: Claim,
  days: LetterDays,
  { input }: Composition,
): readonly LeftOut[] {
  const whole = { ...(input.decisions ?? noDecisions), leftOut: [], lawOut: [] };
  const found = new Map<string, string>();
  for (const { source, text } of composeLetterFor(pack, claim, days, whole).composed.sentences) {
    const key = keyOfSource(source, text);
    if (key !== '' && !found.has(key)) found.set(key, text);
  }
  return [...found].map(([key, text]) => ({ key, text }));
}

/** Those the person took out. What would not come back any more is not among them. */
export function leftOutOf(
  pack: JurisdictionPack,
  claim: Claim,
  days: LetterDays,
  composition: Composition,
): readonly LeftOut[] {
  const { leftOut, lawOut } = composition.input.decisions ?? noDecisions;
  if (leftOut.length + lawOut.length === 0) return [];
  const out = new Set([...leftOut, ...lawOut.map((key) => `${LAW}${key}`)]);
  return sentencesToLeaveOut(pack, claim, days, composition).filter(({ key }) => out.has(key));
}
