import type { MailParams } from '../../mail-contents.ts';
import { codeLine, type MailWords, paragraph, type Site } from '../words.ts';

export const registerCode = ({ code }: MailParams['register-code'], site: Site): MailWords => ({
  subject: `Your code for ${site.name}`,
  passages: [
    paragraph(`You are making an account at ${site.name}. Type this code on the page that asks for it:`),
    codeLine(code),
    paragraph('The code works for 10 minutes, and only in the browser you started in. Do not give it to anyone.'),
    paragraph('Was it not you? Then do nothing. Without the code, no account is made.'),
  ],
});

/** After more asking than a mailbox should bear: for whoever reads it, in whichever browser they asked. */
export const registerCodeAnywhere = ({ code }: MailParams['register-code-anywhere'], site: Site): MailWords => ({
  subject: `Your code for ${site.name}`,
  passages: [
    paragraph(
      `Many codes for a new account at ${site.name} were requested for this address, perhaps by strangers. That is why you get one email an hour at most, with a longer code. If you are making an account, type it on the page that asks for it:`,
    ),
    codeLine(code),
    paragraph('The code works for one hour, in the browser you started in. Do not give it to anyone.'),
    paragraph('Was it not you? Then do nothing. Without the code, no account is made.'),
  ],
});
