import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

export const PAYMENT_TYPES = ['Check', "Cashier's Check", 'Cash', 'Money Order'] as const;
export type PaymentType = (typeof PAYMENT_TYPES)[number];

/** How a mark was made. A typed name and a photograph of a hand-written one are other marks than a drawn one. */
export const SIGNATURE_METHODS = ['drawn', 'typed', 'uploaded'] as const;
export type SignatureMethod = (typeof SIGNATURE_METHODS)[number];

/** Whom the claim is for, asked where the claimant is named: whoever fills in the form, or a child they are guardian of. */
export const CLAIM_FOR = ['me', 'child'] as const;
export type ClaimFor = '' | (typeof CLAIM_FOR)[number];

/** What the claimant gives up so that the claim fits a part of the court: what lies above that part's limit. */
export const EXCESS_WAIVERS = ['none', 'small_claims', 'special_civil'] as const;
export type ExcessWaiver = '' | (typeof EXCESS_WAIVERS)[number];

/** The answer of someone who cannot name the county to file in. */
export const COUNTY_UNSURE = 'unsure';

/** The law's multiple is asked for now, or the court will be asked for it, or it is not asked for at all. */
export const MULTIPLE_CHOICES = ['now', 'court', 'none'] as const;
export type MultipleChoice = '' | (typeof MULTIPLE_CHOICES)[number];

/**
 * What a person decided about one place in their story; `accept` is a suggestion of ours they took. `key` names the place (`keyOfIssue`); `text` is the sentence as
 * it stood, `instead` what they wrote in its place. Old and new are both kept.
 */
export const storyChoiceSchema = z.object({
  key: z.string().check(z.maxLength(LIMITS.answerText)),
  choice: z.enum(['keep', 'leave_out', 'change', 'accept']),
  text: z.string().check(z.maxLength(LIMITS.storySentence)),
  instead: z._default(z.string().check(z.maxLength(LIMITS.storySentence)), ''),
});
export type StoryChoice = z.infer<typeof storyChoiceSchema>;
