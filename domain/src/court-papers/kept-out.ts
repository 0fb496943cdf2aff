import type { Claim } from '../claims/claim.ts';
import { isInjuryAccident } from '../claims/questions-asked.ts';
import { isAboutHealth } from '../letters/check-letter-context.ts';
import { type IssueContext, oneLine } from '../own-words/index.ts';
import { NO_CONTEXT } from '../own-words/issue.ts';
import { militaryIn } from '../own-words/military.ts';
import { healthIn, immigrationIn } from '../own-words/private-matters.ts';
import { privatePlaces } from '../own-words/private-places.ts';
import { storySentences } from '../own-words/story-sentences.ts';
import { fullNameOf } from '../parties/index.ts';
import { speaksOfMilitary } from './military-words.ts';

/** Why a whole sentence stays out of a paper that everybody can read. */
export type KeptOutKind = 'private_number' | 'military' | 'health' | 'immigration';

/** A number or a birth date that court rules keep out of papers. */
export const hasPrivateNumber = (text: string): boolean => privatePlaces(oneLine(text)).length > 0;

/** A State with its ZIP code, and the number of a court form: both may stand beside "bank" or "license". */
const OF_THE_PAPER = /\b[A-Z]{2} \d{5}\b/g;

/** The same for a made page, which says what nobody typed. */
export const pageHasPrivateNumber = (page: string): boolean => hasPrivateNumber(page.replaceAll(OF_THE_PAPER, ''));

/**
 * A complaint is public: what may not stand in it, or null. A sentence that has such a place goes out as a whole.
 * `typed` is what of it was typed, where the rest is a frame of ours.
 */
export function keptOutFor(claim: Claim): (sentence: string, typed?: readonly string[]) => KeptOutKind | null {
  const context = contextOf(claim);
  return (sentence, typed = [sentence]) => {
    // A frame of ours around a number must not hide it, so typed words are looked at by themselves too.
    if ([sentence, ...typed].some(hasPrivateNumber)) return 'private_number';
    if ([sentence, ...typed].some((text) => speaksOfMilitary(oneLine(text)))) return 'military';
    return mattersIn(typed, context)[0] ?? null;
  };
}

/** Every such matter, also where something graver stands at the same place. */
const mattersIn = (typed: readonly string[], context: IssueContext): readonly KeptOutKind[] =>
  typed
    .flatMap((text) => storySentences(oneLine(text), context))
    .flatMap((sentence): readonly KeptOutKind[] => [
      ...militaryIn(sentence).map(() => 'military' as const),
      ...immigrationIn(sentence).map(() => 'immigration' as const),
      ...healthIn(sentence, context).map(() => 'health' as const),
    ]);

/** What is known of the claim: a party's name that is also a word says nothing. */
const contextOf = (claim: Claim): IssueContext => ({
  ...NO_CONTEXT,
  names: [claim.claimant, ...claim.defendants].map(({ name }) => fullNameOf(name)),
  isHealthExpected: isAboutHealth(claim) || isInjuryAccident(claim),
});
