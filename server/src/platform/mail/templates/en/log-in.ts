import type { MailParams } from '../../mail-contents.ts';
import { codeLine, link, type MailWords, paragraph, type Passage, type Site } from '../words.ts';

/** The token comes after the #, which no server gets to see. */
export const logInCode = ({ code, token }: MailParams['log-in-code'], site: Site): MailWords => ({
  subject: `Your code to log in at ${site.name}`,
  passages: [
    paragraph(
      `Someone wants to log in with this address at ${site.name}. If it was you, type this code on the page that asks for it:`,
    ),
    codeLine(code),
    paragraph('Or open this link, on this device or on any other:'),
    link('Log in', `${site.url}/login#${token}`),
    paragraph('Both work for 10 minutes and once. Do not give them to anyone: whoever has them can log in as you.'),
    paragraph('Was it not you? Then do nothing. Without the code, no one gets in.'),
  ],
});

const wasItYou = (site: Site): readonly Passage[] => [
  paragraph('Was it you? Then everything is fine.'),
  paragraph('Was it not you? Then set a new password now, and look at what happened to your account in the settings.'),
  link('Set a new password', `${site.url}/forgot-password`),
];

export const secondStepOn = (_params: MailParams['second-step-on'], site: Site): MailWords => ({
  subject: `A second step protects your account at ${site.name}`,
  passages: [
    paragraph(`From now on we ask for a code from your authenticator app when you log in at ${site.name}.`),
    paragraph('Keep your recovery codes in a safe place. You need one if you lose your phone.'),
    ...wasItYou(site),
  ],
});

export const secondStepOff = (_params: MailParams['second-step-off'], site: Site): MailWords => ({
  subject: `The second step at ${site.name} was turned off`,
  passages: [
    paragraph(`We no longer ask for a code from your authenticator app when you log in at ${site.name}.`),
    ...wasItYou(site),
  ],
});

export const recoveryCodeUsed = (_params: MailParams['recovery-code-used'], site: Site): MailWords => ({
  subject: `A recovery code was used at ${site.name}`,
  passages: [
    paragraph(
      `Someone logged in to your account at ${site.name} with one of your recovery codes. That code no longer works.`,
    ),
    ...wasItYou(site),
  ],
});

export const passkeyAdded = (_params: MailParams['passkey-added'], site: Site): MailWords => ({
  subject: `A passkey was added to your account at ${site.name}`,
  passages: [
    paragraph(
      `A passkey was added to your account at ${site.name}. Whoever has that device and can unlock it can log in as you.`,
    ),
    ...wasItYou(site),
  ],
});
