import type { MailParams } from '../../mail-contents.ts';
import { codeLine, link, type MailWords, paragraph, type Passage, type Site } from '../words.ts';

/** The token comes after the #, which no server gets to see. */
export const logInCode = ({ code, token }: MailParams['log-in-code'], site: Site): MailWords => ({
  subject: `Su código para iniciar sesión en ${site.name}`,
  passages: [
    paragraph(
      `Alguien quiere iniciar sesión con esta dirección en ${site.name}. Si fue usted, escriba este código en la página que lo pide:`,
    ),
    codeLine(code),
    paragraph('O abra este enlace, en este dispositivo o en cualquier otro:'),
    link('Iniciar sesión', `${site.url}/login#${token}`),
    paragraph(
      'Los dos sirven durante 10 minutos y una vez. No se los dé a nadie: quien los tenga puede entrar como si fuera usted.',
    ),
    paragraph('¿No fue usted? Entonces no haga nada. Sin el código nadie entra.'),
  ],
});

const wasItYou = (site: Site): readonly Passage[] => [
  paragraph('¿Fue usted? Entonces todo está bien.'),
  paragraph('¿No fue usted? Entonces ponga ahora una contraseña nueva y mire en los ajustes qué pasó con su cuenta.'),
  link('Poner una contraseña nueva', `${site.url}/forgot-password`),
];

export const secondStepOn = (_params: MailParams['second-step-on'], site: Site): MailWords => ({
  subject: `Un segundo paso protege su cuenta en ${site.name}`,
  passages: [
    paragraph(`Desde ahora pedimos un código de su aplicación de autenticación cuando inicia sesión en ${site.name}.`),
    paragraph('Guarde sus códigos de recuperación en un lugar seguro. Necesita uno si pierde el teléfono.'),
    ...wasItYou(site),
  ],
});

export const secondStepOff = (_params: MailParams['second-step-off'], site: Site): MailWords => ({
  subject: `El segundo paso en ${site.name} se desactivó`,
  passages: [
    paragraph(`Ya no pedimos un código de su aplicación de autenticación cuando inicia sesión en ${site.name}.`),
    ...wasItYou(site),
  ],
});

export const recoveryCodeUsed = (_params: MailParams['recovery-code-used'], site: Site): MailWords => ({
  subject: `Se usó un código de recuperación en ${site.name}`,
  passages: [
    paragraph(
      `Alguien entró en su cuenta de ${site.name} con uno de sus códigos de recuperación. Ese código ya no sirve.`,
    ),
    ...wasItYou(site),
  ],
});

export const passkeyAdded = (_params: MailParams['passkey-added'], site: Site): MailWords => ({
  subject: `Se agregó una llave de acceso a su cuenta en ${site.name}`,
  passages: [
    paragraph(
      `Se agregó una llave de acceso a su cuenta en ${site.name}. Quien tenga ese dispositivo y pueda desbloquearlo puede entrar como si fuera usted.`,
    ),
    ...wasItYou(site),
  ],
});
