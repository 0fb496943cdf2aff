import type { MailParams } from '../../mail-contents.ts';
import { type MailWords, paragraph, type Site } from '../words.ts';

export const emailChanged = (_params: MailParams['email-changed'], site: Site): MailWords => ({
  subject: `O seu e-mail em ${site.name} foi trocado`,
  passages: [
    paragraph(
      `A sua conta em ${site.name} tem um e-mail novo. De agora em diante você entra com ele, e as nossas mensagens vão para lá.`,
    ),
    paragraph('Foi você? Então está tudo bem.'),
    paragraph(
      'Não foi você? Então escreva logo para a nossa equipe de ajuda. Conte sobre esta mensagem e quando ela chegou.',
    ),
  ],
});
