import type { MailParams } from '../../mail-contents.ts';
import { codeLine, link, type MailWords, paragraph, type Site } from '../words.ts';

/** Where people take their data along or delete it. The token comes after the #, which no server gets to see. */
const yourData = (site: Site, token?: string): string =>
  token === undefined ? `${site.url}/your-data` : `${site.url}/your-data#${token}`;

export const leaveCode = ({ code }: MailParams['leave-code'], site: Site): MailWords => ({
  subject: `Your code to delete your account at ${site.name}`,
  passages: [
    paragraph(`You asked to delete your account at ${site.name} and all that is in it. Type this code to confirm:`),
    codeLine(code),
    paragraph('The code works for 10 minutes. What is deleted cannot be brought back. Do not give the code to anyone.'),
    paragraph('Was it not you? Then do not use the code, log in, and set a new password.'),
    link('Open the settings', `${site.url}/settings`),
  ],
});

export const claimCode = ({ code }: MailParams['claim-code'], site: Site): MailWords => ({
  subject: `Your code for your claim at ${site.name}`,
  passages: [
    paragraph(
      `You gave this address when you paid for a claim at ${site.name}. Type this code to show that it is yours:`,
    ),
    codeLine(code),
    paragraph('The code works for 10 minutes, and only in the browser you paid in. Do not give it to anyone.'),
    paragraph('Was it not you? Then do nothing. Without the code, nothing is tied to this address.'),
  ],
});

export const dataLink = ({ token, hours }: MailParams['data-link'], site: Site): MailWords => ({
  subject: `Your data at ${site.name}`,
  passages:
    token === undefined
      ? [
          paragraph(`Someone asked for the data kept for this address at ${site.name}. You have an account there.`),
          paragraph('Log in and open the settings. There you can download your data or delete it.'),
          link('Log in', `${site.url}/login`),
          paragraph('Was it not you? Then do nothing.'),
        ]
      : [
          paragraph(`Someone asked for the data kept for this address at ${site.name}.`),
          paragraph('With this link you can download your data or delete it:'),
          link('Open your data', yourData(site, token)),
          paragraph(
            `The link works for ${hours} hours. Whoever has it can see and delete your claim, so do not pass it on.`,
          ),
          paragraph('Was it not you? Then do nothing.'),
        ],
});

export const claimEnds = ({ day, years }: MailParams['claim-ends'], site: Site): MailWords => ({
  subject: `Your claim at ${site.name} will be deleted soon`,
  passages: [
    paragraph(
      `You paid for a claim at ${site.name} without an account. We keep such a claim for ${years} years after your last visit.`,
    ),
    paragraph(`On ${day} we will delete it, with its letters and papers.`),
    paragraph(
      'Do you still need it? Open it before that day, or download your data. Each visit starts the time again.',
    ),
    link('Open your data', yourData(site)),
    paragraph('Do you no longer need it? Then do nothing.'),
  ],
});

export const dataDeleted = ({ paymentYears }: MailParams['data-deleted'], site: Site): MailWords => ({
  subject: `Your data at ${site.name} is deleted`,
  passages: [
    paragraph(`Your data at ${site.name} is deleted: drafts, claims, letters, papers, exhibits and sessions.`),
    paragraph(
      `We keep two things, without your name and address. One is the record of your payments, for ${paymentYears} years, for our bookkeeping. The other is the list of what was done and when, by numbers alone.`,
    ),
    paragraph('Was it not you? Then someone else can log in as you. Check that no one else reads your email.'),
  ],
});
