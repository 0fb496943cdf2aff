import { type ClaimDraft, claimDraftSchema } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { openedValue, type SealedBox } from '../../platform/security/index.ts';

/** A form is sealed for its claim alone: copied into another claim's row it does not open. */
const purposeOf = (claimId: string): string => `claim:${claimId}`;

export const sealedForm = (box: SealedBox, claimId: string, draft: ClaimDraft): Buffer =>
  box.sealJson(purposeOf(claimId), draft);

/** Throws for a form that does not open: that is damage, not an expected outcome. */
export const openedForm = (box: SealedBox, claimId: string, sealed: Uint8Array): ClaimDraft =>
  z.parse(claimDraftSchema, openedValue(box, purposeOf(claimId), sealed));
