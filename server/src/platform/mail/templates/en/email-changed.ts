import type { MailParams } from '../../mail-contents.ts';
import { type MailWords, paragraph, type Site } from '../words.ts';

export const emailChanged = (_params: MailParams['email-changed'], site: Site): MailWords => ({
  subject: `Your email address at ${site.name} was changed`,
  passages: [
    paragraph(
      `Your account at ${site.name} has a new email address. From now on you log in with it, and our emails go there.`,
    ),
    paragraph('Was it you? Then everything is fine.'),
    paragraph('Was it not you? Then contact our support team right away. Tell them about this email and when it came.'),
  ],
});
