import * as z from 'zod/mini';
import { CLAIM_FIELD_NAMES, type ClaimField, type ClaimFields, fieldNamed } from './fields/claim-fields.ts';

function shapeOfForm(): { [Name in ClaimField]: ClaimFields[Name]['schema'] };
function shapeOfForm(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(CLAIM_FIELD_NAMES.map((name) => [name, fieldNamed(name).schema]));
}

/**
 * Everything a person has typed so far, with the wire's field names. It holds unfinished and wrong values on purpose:
 * nothing typed is ever lost. Field rules judge it; `toClaim` turns a complete one into a typed claim. ClaimFields a
 * browser may not decide (payment, price, status, owner) do not exist here, so sending them changes nothing.
 */
export const claimDraftSchema = z.object(shapeOfForm());
export type ClaimDraft = z.infer<typeof claimDraftSchema>;

export const emptyDraft: ClaimDraft = z.parse(claimDraftSchema, {});
