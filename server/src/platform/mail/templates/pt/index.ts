import { words } from '@plainclaim/domain/served-words/pt';
import type { TranslatedMailWording } from '../words.ts';
import { changeEmailAsked } from './change-email-asked.ts';
import { changeEmailCode } from './change-email-code.ts';
import { changeEmailKnown } from './change-email-known.ts';
import { courtDays } from './court-days.ts';
import { emailChanged } from './email-changed.ts';
import { letterApproved } from './letter-approved.ts';
import { letterNotDelivered } from './letter-not-delivered.ts';
import { letterNotPosted } from './letter-not-posted.ts';
import { logInCode, passkeyAdded, recoveryCodeUsed, secondStepOff, secondStepOn } from './log-in.ts';
import { passwordChanged } from './password-changed.ts';
import { registerCode, registerCodeAnywhere } from './register-code.ts';
import { registerKnown } from './register-known.ts';
import { orderDisputed, orderRefunded, receipt, receiptCode } from './receipts.ts';
import { reminderMail } from '../reminder-mail.ts';
import { reminderWords } from './reminder.ts';
import { resetCode, resetCodeAnywhere } from './reset-code.ts';
import { claimCode, claimEnds, dataDeleted, dataLink, leaveCode } from './your-data.ts';

export const pt: TranslatedMailWording = {
  lang: 'pt',
  mails: {
    'register-code': registerCode,
    'register-code-anywhere': registerCodeAnywhere,
    'register-known': registerKnown,
    'reset-code': resetCode,
    'reset-code-anywhere': resetCodeAnywhere,
    'password-changed': passwordChanged,
    'log-in-code': logInCode,
    'second-step-on': secondStepOn,
    'second-step-off': secondStepOff,
    'recovery-code-used': recoveryCodeUsed,
    'passkey-added': passkeyAdded,
    'change-email-code': changeEmailCode,
    'change-email-known': changeEmailKnown,
    'change-email-asked': changeEmailAsked,
    'email-changed': emailChanged,
    'letter-approved': letterApproved,
    'letter-not-delivered': letterNotDelivered,
    'letter-not-posted': letterNotPosted,
    'leave-code': leaveCode,
    'claim-code': claimCode,
    'data-link': dataLink,
    'claim-ends': claimEnds,
    'court-days': courtDays,
    reminder: reminderMail(reminderWords),
    'data-deleted': dataDeleted,
    receipt,
    'receipt-code': receiptCode,
    'order-refunded': orderRefunded,
    'order-disputed': orderDisputed,
  },
  closing: (site) => [
    `${site.name} ajuda pessoas ${words.inCourtState} a pedir o dinheiro que devem a elas. Não somos um escritório de advocacia.`,
    'Nunca pedimos a sua senha por e-mail.',
    `Você recebeu esta mensagem por causa de algo feito em ${site.url}`,
  ],
};
