import type { MailParams } from '../../mail-contents.ts';
import { codeLine, type MailWords, paragraph, type Site } from '../words.ts';

export const resetCode = ({ code }: MailParams['reset-code'], site: Site): MailWords => ({
  subject: `Your code to set a new password at ${site.name}`,
  passages: [
    paragraph(
      `Someone asked for a new password for your account at ${site.name}. If it was you, type this code on the page that asks for it:`,
    ),
    codeLine(code),
    paragraph('The code works for 10 minutes, and only in the browser you asked in. Do not give it to anyone.'),
    paragraph('Was it not you? Then do nothing. Your password stays as it is.'),
  ],
});
