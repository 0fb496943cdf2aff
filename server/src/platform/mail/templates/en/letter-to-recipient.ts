import type { MailParams } from '../../mail-contents.ts';
import { headName, link, type MailWords, paragraph, type Site } from '../words.ts';

/**
 * For somebody who never asked us for anything: who writes, whom to answer, and what we are not. How to refuse further
 * letters is the only link. No praise of the product, and a sender that nobody can take for a debt collector.
 */
export const letterToRecipient = (
  { claimantName, claimantEmail, recipientName, reference, refusalToken }: MailParams['letter-to-recipient'],
  site: Site,
): MailWords => {
  const claimant = headName(claimantName);
  return {
    senderName: `${site.name}, at the request of ${claimant}`,
    subject: `A letter to you from ${claimant}`,
    passages: [
      paragraph(`To ${headName(recipientName)}:`),
      paragraph(`${claimant} wrote you a letter and asked us to send it. It is attached as a PDF.`),
      paragraph(`To answer, reply to this mail. Your reply goes to ${claimant} at ${claimantEmail}, not to us.`),
      paragraph('Is this letter not meant for you? Please reply and say so.'),
      paragraph(
        `${site.name} only passes the letter on. We are not a law firm and not a debt collector. We do not take or hold any money, and we cannot speak for ${claimant}.`,
      ),
      paragraph('Do you want no more letters by e-mail from us? Tell us on this page.'),
      // Behind the #, so that no server and no log on the way sees the token.
      link('Refuse letters by e-mail', `${site.url}/no-letters#${refusalToken}`),
    ],
    closing: [
      `${site.name} sent this at the request of ${claimant}. Number of the letter: ${reference}`,
      'This mail holds no tracking. Nobody is told whether you opened it.',
    ],
  };
};
