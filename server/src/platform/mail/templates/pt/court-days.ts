import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const courtDays = ({ caseId, docket, days }: MailParams['court-days'], site: Site): MailWords => ({
  subject: `Suas datas do tribunal em ${site.name}`,
  passages: [
    paragraph('Você anotou o que o tribunal disse. A partir disso, contamos estas datas:'),
    ...days.map(({ title, day, isExpected }) =>
      paragraph(isExpected ? `${title}: ${day} (previsto; siga o aviso do tribunal)` : `${title}: ${day}`),
    ),
    ...(docket === '' ? [] : [paragraph(`Número do processo (docket number): ${docket}`)]),
    paragraph(
      'Confirme cada data com o tribunal. Se um aviso do tribunal der outra data, use essa. Isto é informação geral, não é conselho jurídico.',
    ),
    paragraph('Ponha as datas no seu calendário: abra a página e aperte o botão do calendário.'),
    link('Abrir o seu caso', `${site.url}/file-it-now?case=${caseId}`),
  ],
});
