import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const changeEmailKnown = (_params: MailParams['change-email-known'], site: Site): MailWords => ({
  subject: `Você já tem uma conta em ${site.name}`,
  passages: [
    paragraph(
      `Alguém tentou usar o seu e-mail em outra conta em ${site.name}. Você já tem uma conta com ele, então nada foi mudado.`,
    ),
    paragraph('Foi você? Então entre com este e-mail, ou escolha outro para a outra conta.'),
    link('Entrar', `${site.url}/login`),
    paragraph('Não foi você? Então não faça nada. A sua conta continua como estava.'),
  ],
});
