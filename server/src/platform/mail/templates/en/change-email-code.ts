import type { MailParams } from '../../mail-contents.ts';
import { codeLine, type MailWords, paragraph, type Site } from '../words.ts';

export const changeEmailCode = ({ code }: MailParams['change-email-code'], site: Site): MailWords => ({
  subject: `Your code to use this address at ${site.name}`,
  passages: [
    paragraph(
      `Someone wants to use this email address for their account at ${site.name}. If it was you, type this code on the page that asks for it:`,
    ),
    codeLine(code),
    paragraph('The code works for 10 minutes, and only in the browser you started in. Do not give it to anyone.'),
    paragraph('Was it not you? Then do nothing. Without the code, nothing changes.'),
  ],
});
