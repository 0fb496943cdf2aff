import type { MailParams } from '../../mail-contents.ts';
import { type MailWords, paragraph, type Site } from '../words.ts';

export const letterApproved = ({ reference, isEmailed }: MailParams['letter-approved'], site: Site): MailWords => ({
  subject: `Your signed letter from ${site.name}`,
  passages: [
    paragraph('You read, approved and signed your letter. The signed PDF is attached.'),
    paragraph(`The number of this letter is ${reference}.`),
    paragraph('Keep this email. The PDF has the exact words you signed.'),
    paragraph(
      isEmailed === true
        ? 'This email went only to you. The other side gets the letter in a separate email. Answers come to you.'
        : 'This email went only to you. It did not go to the other side.',
    ),
  ],
});
