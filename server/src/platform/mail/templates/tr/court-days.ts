import type { MailParams } from '../../mail-contents.ts';
import { link, type MailWords, paragraph, type Site } from '../words.ts';

export const courtDays = ({ caseId, docket, days }: MailParams['court-days'], site: Site): MailWords => ({
  subject: `${site.name}: mahkeme günleriniz`,
  passages: [
    paragraph('Mahkemenin söylediklerini yazdınız. Bunlara göre şu günleri saydık:'),
    ...days.map(({ title, day, isExpected }) =>
      paragraph(isExpected ? `${title}: ${day} (beklenen; mahkemenin bildirimine uyun)` : `${title}: ${day}`),
    ),
    ...(docket === '' ? [] : [paragraph(`Dosya numarası: ${docket}`)]),
    paragraph(
      'Her günü mahkemeye sorun. Mahkemenin bildiriminde başka bir gün yazıyorsa o günü kullanın. Bu genel bilgidir, hukuki tavsiye değildir.',
    ),
    paragraph('Günleri takviminize koyun: sayfayı açın ve takvim düğmesine basın.'),
    link('Davanızı açın', `${site.url}/file-it-now?case=${caseId}`),
  ],
});
