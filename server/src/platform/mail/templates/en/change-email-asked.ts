import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const changeEmailAsked = (_params: MailParams['change-email-asked'], site: Site): MailWords => ({
  subject: `A new email address for your account at ${site.name}`,
  passages: [
    paragraph(
      `Someone who is logged in to your account at ${site.name} asked to use another email address for it. Nothing has changed yet. It changes when the code we sent there is typed in.`,
    ),
    paragraph('Was it you? Then everything is fine.'),
    paragraph('Was it not you? Then set a new password now. That logs out everyone else and stops the change.'),
    link('Set a new password', `${site.url}/forgot-password`),
  ],
});
