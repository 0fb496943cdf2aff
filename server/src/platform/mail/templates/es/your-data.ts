import type { MailParams } from '../../mail-contents.ts';
import { codeLine, link, type MailWords, paragraph, type Site } from '../words.ts';

/** Where people take their data along or delete it. The token comes after the #, which no server gets to see. */
const yourData = (site: Site, token?: string): string =>
  token === undefined ? `${site.url}/your-data` : `${site.url}/your-data#${token}`;

export const leaveCode = ({ code }: MailParams['leave-code'], site: Site): MailWords => ({
  subject: `Su código para borrar su cuenta en ${site.name}`,
  passages: [
    paragraph(
      `Usted pidió borrar su cuenta en ${site.name} y todo lo que hay en ella. Escriba este código para confirmarlo:`,
    ),
    codeLine(code),
    paragraph('El código sirve durante 10 minutos. Lo que se borra no se puede recuperar. No le dé el código a nadie.'),
    paragraph('¿No fue usted? Entonces no use el código, inicie sesión y ponga una contraseña nueva.'),
    link('Abrir los ajustes', `${site.url}/settings`),
  ],
});

export const claimCode = ({ code }: MailParams['claim-code'], site: Site): MailWords => ({
  subject: `Su código para su reclamo en ${site.name}`,
  passages: [
    paragraph(
      `Usted dio esta dirección cuando pagó un reclamo en ${site.name}. Escriba este código para mostrar que es suya:`,
    ),
    codeLine(code),
    paragraph('El código sirve durante 10 minutos y solo en el navegador en que pagó. No se lo dé a nadie.'),
    paragraph('¿No fue usted? Entonces no haga nada. Sin el código, nada queda unido a esta dirección.'),
  ],
});

export const dataLink = ({ token, hours }: MailParams['data-link'], site: Site): MailWords => ({
  subject: `Sus datos en ${site.name}`,
  passages:
    token === undefined
      ? [
          paragraph(
            `Alguien pidió los datos que ${site.name} guarda para esta dirección. Usted tiene una cuenta allí.`,
          ),
          paragraph('Entre a su cuenta y abra los ajustes. Allí puede descargar sus datos o borrarlos.'),
          link('Iniciar sesión', `${site.url}/login`),
          paragraph('¿No fue usted? Entonces no haga nada.'),
        ]
      : [
          paragraph(`Alguien pidió los datos que ${site.name} guarda para esta dirección.`),
          paragraph('Con este enlace puede descargar sus datos o borrarlos:'),
          link('Abrir sus datos', yourData(site, token)),
          paragraph(
            `El enlace sirve durante ${hours} horas. Quien lo tenga puede ver y borrar su reclamo, así que no se lo dé a nadie.`,
          ),
          paragraph('¿No fue usted? Entonces no haga nada.'),
        ],
});

export const claimEnds = ({ day, years }: MailParams['claim-ends'], site: Site): MailWords => ({
  subject: `Su reclamo en ${site.name} se borrará pronto`,
  passages: [
    paragraph(
      `Usted pagó un reclamo en ${site.name} sin tener una cuenta. Guardamos un reclamo así durante ${years} años después de su última visita.`,
    ),
    paragraph(`El ${day} lo borraremos, con sus cartas y documentos.`),
    paragraph(
      '¿Todavía lo necesita? Ábralo antes de ese día o llévese sus datos. Cada visita hace empezar el plazo de nuevo.',
    ),
    link('Abrir sus datos', yourData(site)),
    paragraph('¿Ya no lo necesita? Entonces no haga nada.'),
  ],
});

export const dataDeleted = ({ paymentYears }: MailParams['data-deleted'], site: Site): MailWords => ({
  subject: `Sus datos en ${site.name} están borrados`,
  passages: [
    paragraph(
      `Sus datos en ${site.name} están borrados: borradores, reclamos, cartas, documentos, pruebas y sesiones.`,
    ),
    paragraph(
      `Guardamos dos cosas, sin su nombre ni su dirección. Una es el registro de sus pagos, durante ${paymentYears} años, para nuestras cuentas. La otra es la lista de lo que se hizo y cuándo, solo con números.`,
    ),
    paragraph(
      '¿No fue usted? Entonces otra persona puede iniciar sesión como usted. Revise que nadie más lea su correo.',
    ),
  ],
});
