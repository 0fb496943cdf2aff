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

/** After more asking than a mailbox should bear: for whoever reads it, in whichever browser they asked. */
export const resetCodeAnywhere = ({ code }: MailParams['reset-code-anywhere'], site: Site): MailWords => ({
  subject: `Your code to set a new password at ${site.name}`,
  passages: [
    paragraph(
      `Many codes for a new password were requested for your account at ${site.name}, perhaps by strangers. That is why you get one email an hour at most, with a longer code. If you asked too, type it on the page that asks for it:`,
    ),
    codeLine(code),
    paragraph('The code works for one hour, in any browser. Do not give it to anyone.'),
    paragraph('Was it not you? Then do nothing. Your password stays as it is.'),
  ],
});
