import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const changeEmailAsked = (_params: MailParams['change-email-asked'], site: Site): MailWords => ({
  subject: `Um novo e-mail para a sua conta em ${site.name}`,
  passages: [
    paragraph(
      `Alguém que está dentro da sua conta em ${site.name} pediu para usar outro e-mail nela. Nada mudou ainda. Só muda quando o código que enviamos para esse e-mail for digitado.`,
    ),
    paragraph('Foi você? Então está tudo bem.'),
    paragraph(
      'Não foi você? Então crie uma senha nova agora. Isso fecha a conta em todos os outros aparelhos e para a mudança.',
    ),
    link('Criar uma senha nova', `${site.url}/forgot-password`),
  ],
});
