import type { MailingSteps } from '../../../platform/documents/index.ts';

/**
 * The last page of the pack, for the claimant. The form numbers and what goes where: postoffice.duke.edu/services/
 * certified-mail (Certified Mail receipt PS Form 3800, return receipt PS Form 3811), read on 2026-11-21. Why two ways:
 * certified mail is often refused or not picked up, while the regular copy arrives.
 */
export function mailingSteps(recipientCount: number): MailingSteps {
  const isOne = recipientCount === 1;
  return {
    title: 'How to mail this letter',
    notice: 'This page is for you. Keep it. Do not put it in an envelope.',
    steps: [
      isOne
        ? {
            head: 'Print two sets.',
            text: 'One set is the address page and all pages of the letter. One set goes by Certified Mail, the other by regular First-Class Mail.',
          }
        : {
            head: 'Print two sets for each recipient.',
            text: `There are ${recipientCount} recipients. Each one has its own address page, with the letter after it. Of the two sets, one goes by Certified Mail and the other by regular First-Class Mail.`,
          },
      {
        head: 'Fold and fill the envelopes.',
        text: 'Put the address page on top. Fold all pages in three at the short marks, with the address outside. Use a #10 window envelope (4 1/8 by 9 1/2 inches) and look: the whole name and address must show in the window. With a plain envelope, write both addresses on it by hand.',
      },
      {
        head: 'Go to the post office.',
        text: 'Ask for Certified Mail (PS Form 3800) with a return receipt (PS Form 3811) for one envelope. Send the other one by First-Class Mail on the same day. Certified mail may be refused or not picked up; the regular copy often arrives all the same.',
      },
      {
        head: 'Keep the proof.',
        text: 'Keep the stamped receipt, and later the green card or the email that shows who signed. Keep them with a copy of the letter.',
      },
      {
        head: 'Write the number down.',
        text: 'The tracking number is on the Certified Mail receipt. It has 20 to 22 digits. Write it below, and save it in your case on the website on the same day.',
      },
    ],
    table: { recipient: 'Recipient', trackingNumber: 'Tracking number', mailedOn: 'Mailed on' },
    closing: 'This is general information, not legal advice.',
  };
}
