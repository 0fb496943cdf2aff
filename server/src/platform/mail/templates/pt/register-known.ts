import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const registerKnown = (_params: MailParams['register-known'], site: Site): MailWords => ({
  subject: `Você já tem uma conta em ${site.name}`,
  passages: [
    paragraph(
      `Alguém tentou criar uma conta em ${site.name} com o seu e-mail. Você já tem uma, então nenhuma conta nova foi criada.`,
    ),
    paragraph('Foi você? Então entre, ou crie uma senha nova se esqueceu a sua.'),
    link('Entrar', `${site.url}/login`),
    link('Criar uma senha nova', `${site.url}/forgot-password`),
    paragraph('Não foi você? Então não faça nada. A sua conta continua como estava.'),
  ],
});
