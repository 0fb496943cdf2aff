import { CLAIM_FIELD_NAMES, type ClaimDraft, fieldNamed } from '../claims/index.ts';

/**
 * What the person signs for. The county and the part given up are chosen after signing, on the card that explains them;
 * the letter and the papers that name them are approved by themselves.
 */
const SIGNED_FOR = CLAIM_FIELD_NAMES.filter((name) => fieldNamed(name).isSigned !== false);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** True when any answer the signature covers is different. */
export const changesWhatWasSigned = (before: ClaimDraft, after: ClaimDraft): boolean =>
  SIGNED_FOR.some((field) => !isSame(before[field], after[field]));

/**
 * The draft as it may be kept after a change: when an answer changed and the signature stayed the same mark, the mark
 * is taken away, because nobody may seem to have signed an answer they had not given yet.
 */
export function withHonestSignature(before: ClaimDraft, after: ClaimDraft): ClaimDraft {
  const keepsMark = after.signature !== null && after.signature === before.signature;
  return keepsMark && changesWhatWasSigned(before, after) ? { ...after, signature: null, signatureMethod: '' } : after;
}
