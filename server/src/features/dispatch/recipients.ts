import type { RecipientWire } from '@plainclaim/contract';
import { type Claim, cityLineOf, type Claimant, contactNameOf, fullNameOf, streetLineOf } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { sanitizeText } from '../../platform/documents/index.ts';
import { parseRecipient } from '../../platform/mail/index.ts';

/** One side of a letter as an envelope and a mail name it. */
export const letterPartySchema = z.object({
  name: z.string(),
  /** As on an envelope, the name first. */
  lines: z.array(z.string()),
  /** One address that mail can go to; null when none was given. */
  email: z.nullable(z.string()),
});
export type LetterParty = z.infer<typeof letterPartySchema>;

const oneLine = (text: string): string => sanitizeText(text).replace(/\s+/g, ' ').trim();

/** The side as it was typed, each part on one line. A business's contact is under its name. */
export function letterParty({ name, address, email }: Claimant): LetterParty {
  const fullName = oneLine(fullNameOf(name));
  const contact = name.kind === 'business' ? oneLine(contactNameOf(name)) : '';
  const mailable = parseRecipient(email);
  return {
    name: fullName,
    lines: [
      fullName,
      contact === '' ? '' : `Attention: ${contact}`,
      oneLine(streetLineOf(address)),
      oneLine(cityLineOf(address)),
    ].filter((line) => line !== ''),
    email: mailable.ok ? mailable.value.address : null,
  };
}

/** Everyone the claim is against, in the claim's order: each gets a copy of the letter. */
export const recipientsOf = (claim: Claim): readonly LetterParty[] => claim.defendants.map(letterParty);

export const presentRecipient = ({ name, lines, email }: LetterParty): RecipientWire => ({
  name,
  has_email: email !== null,
  email,
  address_lines: [...lines],
});
