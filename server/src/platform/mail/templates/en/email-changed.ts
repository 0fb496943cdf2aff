import type { MailParams } from '../../mail-contents.ts';
import { type MailWords, paragraph, type Site } from '../words.ts';

export const emailChanged = (_params: MailParams['email-changed'], site: Site): MailWords => ({
  subject: `Your e-mail address at ${site.name} was changed`,
  passages: [
    paragraph(
      `Your account at ${site.name} has another e-mail address now. From now on you log in with that one, and our mail goes there.`,
    ),
    paragraph('Was it you? Then all is well.'),
    paragraph('Was it not you? Then contact our support team right away. Tell them about this mail and when it came.'),
  ],
});
