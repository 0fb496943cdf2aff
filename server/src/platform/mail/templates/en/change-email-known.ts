import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const changeEmailKnown = (_params: MailParams['change-email-known'], site: Site): MailWords => ({
  subject: `You already have an account at ${site.name}`,
  passages: [
    paragraph(
      `Someone tried to use your email address for another account at ${site.name}. You already have an account with it, so nothing was changed.`,
    ),
    paragraph('Was it you? Then log in with this address, or choose another address for the other account.'),
    link('Log in', `${site.url}/login`),
    paragraph('Was it not you? Then do nothing. Your account has not changed.'),
  ],
});
