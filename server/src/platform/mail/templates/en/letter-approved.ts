import type { MailParams } from '../../mail-contents.ts';
import { type MailWords, paragraph, type Site } from '../words.ts';

export const letterApproved = ({ reference, isEmailed }: MailParams['letter-approved'], site: Site): MailWords => ({
  subject: `Your signed letter from ${site.name}`,
  passages: [
    paragraph('You read, approved and signed your letter. The signed PDF is attached.'),
    paragraph(`The number of this letter is ${reference}.`),
    paragraph('Keep this mail. The PDF holds the exact words you signed.'),
    paragraph(
      isEmailed === true
        ? 'This mail went only to you. The other side gets the letter in a mail of its own. Answers come to you.'
        : 'This mail went only to you. It did not go to the other side.',
    ),
  ],
});
