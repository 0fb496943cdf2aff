import type { MailParams } from '../../mail-contents.ts';
import { codeLine, link, type MailWords, paragraph, type Passage, type Site } from '../words.ts';

/** The token comes after the #, which no server gets to see. */
export const logInCode = ({ code, token }: MailParams['log-in-code'], site: Site): MailWords => ({
  subject: `Seu código para entrar em ${site.name}`,
  passages: [
    paragraph(
      `Alguém quer entrar em ${site.name} com este e-mail. Se foi você, digite este código na página que pede por ele:`,
    ),
    codeLine(code),
    paragraph('Ou abra este link, neste aparelho ou em qualquer outro:'),
    link('Entrar', `${site.url}/login#${token}`),
    paragraph(
      'Os dois valem por 10 minutos e uma só vez. Não dê a ninguém: quem tem o código ou o link pode entrar como se fosse você.',
    ),
    paragraph('Não foi você? Então não faça nada. Sem o código, ninguém entra.'),
  ],
});

const wasItYou = (site: Site): readonly Passage[] => [
  paragraph('Foi você? Então está tudo bem.'),
  paragraph('Não foi você? Então crie uma senha nova agora e veja nas configurações o que aconteceu com a sua conta.'),
  link('Criar uma senha nova', `${site.url}/forgot-password`),
];

export const secondStepOn = (_params: MailParams['second-step-on'], site: Site): MailWords => ({
  subject: `Uma segunda etapa protege a sua conta em ${site.name}`,
  passages: [
    paragraph(
      `De agora em diante, pedimos um código do seu aplicativo de autenticação quando você entra em ${site.name}.`,
    ),
    paragraph('Guarde os seus códigos de recuperação em um lugar seguro. Você precisa de um se perder o celular.'),
    ...wasItYou(site),
  ],
});

export const secondStepOff = (_params: MailParams['second-step-off'], site: Site): MailWords => ({
  subject: `A segunda etapa em ${site.name} foi desligada`,
  passages: [
    paragraph(`Não pedimos mais um código do seu aplicativo de autenticação quando você entra em ${site.name}.`),
    ...wasItYou(site),
  ],
});

export const recoveryCodeUsed = (_params: MailParams['recovery-code-used'], site: Site): MailWords => ({
  subject: `Um código de recuperação foi usado em ${site.name}`,
  passages: [
    paragraph(
      `Alguém entrou na sua conta em ${site.name} com um dos seus códigos de recuperação. Esse código não funciona mais.`,
    ),
    ...wasItYou(site),
  ],
});

export const passkeyAdded = (_params: MailParams['passkey-added'], site: Site): MailWords => ({
  subject: `Uma chave de acesso foi adicionada à sua conta em ${site.name}`,
  passages: [
    paragraph(
      `Uma chave de acesso foi adicionada à sua conta em ${site.name}. Quem tem esse aparelho e consegue desbloqueá-lo pode entrar como se fosse você.`,
    ),
    ...wasItYou(site),
  ],
});
