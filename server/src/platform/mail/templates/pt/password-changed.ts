import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const passwordChanged = (_params: MailParams['password-changed'], site: Site): MailWords => ({
  subject: `A sua senha em ${site.name} foi trocada`,
  passages: [
    paragraph(`A senha da sua conta em ${site.name} acabou de ser trocada.`),
    paragraph('Foi você? Então está tudo bem.'),
    paragraph('Não foi você? Então crie uma senha nova agora e confira se mais ninguém consegue ler o seu e-mail.'),
    link('Criar uma senha nova', `${site.url}/forgot-password`),
  ],
});
