import type { MailParams } from '../../mail-contents.ts';
import { headName, link, type MailWords, paragraph, type Site } from '../words.ts';

/**
 * For somebody who never asked us for anything: that it is not from us, how to check it, whom to answer, and what we
 * are not. Nothing the sender typed is in the mail's head, where a name could pass for a bank's or a court's. The page
 * where letters are refused and reported is the only link. No praise of the product.
 */
export const letterToRecipient = (
  { claimantName, recipientName, reference, refusalToken, reportToken }: MailParams['letter-to-recipient'],
  site: Site,
): MailWords => {
  const claimant = headName(claimantName);
  return {
    senderName: site.name,
    subject: `A letter to you, sent through ${site.name}`,
    passages: [
      paragraph(
        `This letter is from a person or business who uses ${site.name}. It is not from ${site.name}, a court, a bank or an agency.`,
      ),
      paragraph(
        'To check it, ask the sender in a way you already know, not in a way that this email or the letter gives. We never ask for a password, a code or a card.',
      ),
      paragraph(`To ${headName(recipientName)}:`),
      paragraph(`The sender gave the name "${claimant}". The letter is attached as a PDF.`),
      paragraph('To answer, reply to this email. Your reply goes to the sender, not to us.'),
      paragraph(
        `${site.name} only passes the letter on. We are not a law firm and not a debt collector. We do not take or hold any money, and we cannot speak for the sender.`,
      ),
      paragraph(
        'Is someone using this letter to trick or scare you? Do you want no more letters from us? Tell us here.',
      ),
      // Behind the #, so that no server and no log on the way sees the tokens.
      link(
        'Report this letter or refuse letters',
        `${site.url}/no-letters#${refusalToken}${reportToken === undefined ? '' : `~${reportToken}`}`,
      ),
    ],
    closing: [
      `Number of the letter: ${reference}`,
      'This email has no tracking. No one is told whether you opened it.',
    ],
  };
};
