import type { MailWording } from '../words.ts';
import { letterApproved } from './letter-approved.ts';
import { passwordChanged } from './password-changed.ts';
import { registerCode } from './register-code.ts';
import { registerKnown } from './register-known.ts';
import { resetCode } from './reset-code.ts';

export const en: MailWording = {
  lang: 'en',
  mails: {
    'register-code': registerCode,
    'register-known': registerKnown,
    'reset-code': resetCode,
    'password-changed': passwordChanged,
    'letter-approved': letterApproved,
  },
  closing: (site) => [
    `${site.name} helps people in New Jersey ask for money they are owed. We are not a law firm.`,
    'We never ask for your password by e-mail.',
    `You got this mail because of something done at ${site.url}`,
  ],
};
