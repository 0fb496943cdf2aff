import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const courtDays = ({ caseId, docket, days }: MailParams['court-days'], site: Site): MailWords => ({
  subject: `Sus fechas del tribunal en ${site.name}`,
  passages: [
    paragraph('Usted anotó lo que dijo el tribunal. Con eso contamos estas fechas:'),
    ...days.map(({ title, day, isExpected }) =>
      paragraph(isExpected ? `${title}: ${day} (esperado; guíese por el aviso del tribunal)` : `${title}: ${day}`),
    ),
    ...(docket === '' ? [] : [paragraph(`Número de expediente: ${docket}`)]),
    paragraph(
      'Confirme cada fecha con el tribunal. Si un aviso del tribunal da otra fecha, use esa. Esto es información general, no consejo legal.',
    ),
    paragraph('Ponga las fechas en su calendario: abra la página y presione el botón del calendario.'),
    link('Abrir su caso', `${site.url}/file-it-now?case=${caseId}`),
  ],
});
