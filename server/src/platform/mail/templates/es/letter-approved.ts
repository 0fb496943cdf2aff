import type { MailParams } from '../../mail-contents.ts';
import { type MailWords, paragraph, type Site } from '../words.ts';

export const letterApproved = ({ reference, isEmailed }: MailParams['letter-approved'], site: Site): MailWords => ({
  subject: `Su carta firmada de ${site.name}`,
  passages: [
    paragraph('Usted leyó, aprobó y firmó su carta. El PDF firmado va adjunto.'),
    paragraph(`El número de esta carta es ${reference}.`),
    paragraph('Guarde este mensaje. El PDF tiene las palabras exactas que usted firmó.'),
    paragraph(
      isEmailed === true
        ? 'Este mensaje va solo a usted. La otra parte recibe la carta en otro mensaje. Las respuestas le llegan a usted.'
        : 'Este mensaje va solo a usted. No se le envió a la otra parte.',
    ),
  ],
});
