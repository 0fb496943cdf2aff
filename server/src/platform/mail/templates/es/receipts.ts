import type { MailParams } from '../../mail-contents.ts';
import { codeLine, link, type MailWords, paragraph, type Site } from '../words.ts';

const receiptLink = (site: Site, token: string): string => `${site.url}/receipt#${token}`;

const contactLink = (site: Site) => link('Cómo escribirnos', `${site.url}/contact`);

export const receipt = ({ number, token, isSimulated }: MailParams['receipt'], site: Site): MailWords => ({
  subject: `Su recibo de ${site.name}`,
  passages: [
    paragraph(`Gracias. Su número de pedido es ${number}. El recibo está adjunto.`),
    ...(isSimulated ? [paragraph('Este pago fue simulado. No se cobró dinero.')] : []),
    paragraph('Con este enlace vuelve a su carta desde cualquier dispositivo. Antes le enviamos un código.'),
    link('Abrir mi reclamo', receiptLink(site, token)),
    paragraph(
      'Puede recuperar todo su dinero con un clic hasta que apruebe o envíe su carta. Después, escríbanos e indique su número de pedido.',
    ),
    paragraph('¿No fue usted? Entonces no haga nada. Sin el código, el enlace no abre nada.'),
  ],
});

export const receiptCode = ({ code }: MailParams['receipt-code'], site: Site): MailWords => ({
  subject: `Su código para abrir su reclamo en ${site.name}`,
  passages: [
    paragraph(`Alguien abrió el enlace de su recibo de ${site.name}. Escriba allí este código:`),
    codeLine(code),
    paragraph('El código sirve 10 minutos y solo en ese navegador. No se lo dé a nadie.'),
    paragraph('¿No fue usted? Entonces no haga nada. Sin el código, el reclamo sigue cerrado.'),
  ],
});

export const orderRefunded = (
  { number, isSimulated, isPart = false }: MailParams['order-refunded'],
  site: Site,
): MailWords => ({
  subject: `Su reembolso de ${site.name}`,
  passages: [
    paragraph(
      isPart
        ? `Se reembolsó una parte del dinero de su pedido ${number}. El recibo que lo muestra está adjunto.`
        : `Su pedido ${number} fue reembolsado. El recibo que lo muestra está adjunto.`,
    ),
    paragraph(
      isSimulated
        ? 'El pago fue simulado. No se cobró dinero, así que no se devuelve nada.'
        : 'El dinero vuelve por la misma vía por la que pagó. Puede tardar hasta 10 días.',
    ),
    ...(isPart ? [paragraph('El resto de su pedido queda como está.')] : []),
    paragraph('¿No fue usted? Entonces escríbanos e indique el número de pedido.'),
    contactLink(site),
  ],
});

export const orderDisputed = ({ number }: MailParams['order-disputed'], site: Site): MailWords => ({
  subject: `Su banco nos preguntó por un pago a ${site.name}`,
  passages: [
    paragraph(`Su banco dice que el pago de su pedido ${number} está en disputa.`),
    paragraph(
      'Hasta que se aclare, no se envía ninguna carta de este reclamo. Sus cartas y papeles se quedan y puede leerlos.',
    ),
    paragraph(
      '¿Fue un error? Entonces avise a su banco. ¿Quiere que le devolvamos el dinero? Escríbanos e indique el número de pedido.',
    ),
    contactLink(site),
  ],
});
