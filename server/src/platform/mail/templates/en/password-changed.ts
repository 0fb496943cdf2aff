import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const passwordChanged = (_params: MailParams['password-changed'], site: Site): MailWords => ({
  subject: `Your password at ${site.name} was changed`,
  passages: [
    paragraph(`The password of your account at ${site.name} was just changed.`),
    paragraph('Was it you? Then everything is fine.'),
    paragraph('Was it not you? Then set a new password now, and check that no one else can read your email.'),
    link('Set a new password', `${site.url}/forgot-password`),
  ],
});
