import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const courtDays = ({ caseId, docket, days }: MailParams['court-days'], site: Site): MailWords => ({
  subject: `Sus fechas del tribunal en ${site.name}`,
  passages: [
    paragraph('Usted anotó lo que dijo el tribunal. De eso siguen estas fechas:'),
    ...days.map(({ title, day, isExpected }) =>
      paragraph(isExpected ? `${title}: ${day} (esperado; vale el aviso del tribunal)` : `${title}: ${day}`),
    ),
    ...(docket === '' ? [] : [paragraph(`Número de expediente: ${docket}`)]),
    paragraph(
      'Confirme cada fecha con el tribunal. Su aviso vale más que nuestra cuenta. Esto es información general, no consejo legal.',
    ),
    paragraph('Ponga las fechas en su calendario: abra la página y pulse el botón del calendario.'),
    link('Abrir su caso', `${site.url}/file-it-now?case=${caseId}`),
  ],
});
