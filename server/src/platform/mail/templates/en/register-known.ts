import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const registerKnown = (_params: MailParams['register-known'], site: Site): MailWords => ({
  subject: `You already have an account at ${site.name}`,
  passages: [
    paragraph(
      `Someone tried to make an account at ${site.name} with your email address. You already have one, so no new account was made.`,
    ),
    paragraph('Was it you? Then log in, or set a new password if you forgot yours.'),
    link('Log in', `${site.url}/login`),
    link('Set a new password', `${site.url}/forgot-password`),
    paragraph('Was it not you? Then do nothing. Your account has not changed.'),
  ],
});
