import type { CalendarDate } from '../../../calendar/index.ts';
import { sayDay } from '../../../fact-cards/index.ts';
import { needsConfirming } from '../../../jurisdictions/pack/stops.ts';
import type { Certainty } from '../../../jurisdictions/pack.ts';
import type { GuideWords } from '../en/guide-words.ts';
import * as cover from './cover.ts';
import { AFTER, FEES, FILING, HELP, OUTSIDE, PROOF, WAIVER } from './guides.ts';

const LANGUAGES: Readonly<Record<string, string>> = {
  Spanish: 'İspanyolca',
  Portuguese: 'Portekizce',
  Korean: 'Korece',
  Arabic: 'Arapça',
  Chinese: 'Çince',
  Polish: 'Lehçe',
  Turkish: 'Türkçe',
  'Haitian Creole': 'Haiti Kreyolu',
  'Sign language': 'İşaret dili',
};

/** What a person keeps, in Turkish. What a court calls a thing stands behind it in English. */
export const guideWords: GuideWords = {
  day: (day: CalendarDate): string => sayDay({ kind: 'day', day }, 'tr'),
  county: (name: string): string => `${name} ilçesi (${name} County)`,
  toConfirm: (certainty: Certainty): string =>
    needsConfirming(certainty) ? ' Lütfen bunu mahkeme kaleminde (clerk) doğrulatın.' : '',
  PAGE: ['Sayfa ', ' / '],
  FORM_NAME: { appendix: 'Ek', revision: 'sürüm' },
  courtLanguage: (name: string): string => {
    const own = LANGUAGES[name];
    return own === undefined ? name : `${own} (${name})`;
  },
  KEEP_FOOTER: 'Sizde kalır. Mahkemenin formu değildir',
  GENERAL: 'Bu genel bilgidir, hukuki tavsiye değildir.',
  ANYTHING: ['Ne olduğunu gösteren her kâğıt, mesaj, fotoğraf veya makbuz', 'Olayı görenlerin adları'],
  PREPARED_DRAFT:
    'Dava dilekçesi (complaint) mahkemenin düzeninde hazırlanmış bir taslaktır. Mahkemenin güncel formuyla karşılaştırın.',
  SIGNED_DRAFT:
    'Dava dilekçesi (complaint) imzalıdır ve mahkemenin düzenindedir. Vermeden önce mahkemenin güncel formuyla karşılaştırın.',
  formFilledIn: (title: string): string =>
    `Mahkemenin kendi formu yanıtlarınızla dolduruldu: ${title}. Onu verin. Bu dosyadaki dilekçe (complaint) ekran okuyucular için ve karşılaştırmak için aynı şeyi söyler. Mahkemeye verilmez.`,
  LATER: {
    heading: 'Daha sonraki bir adım için, ayrı dosyalarda hazırlandı',
    military:
      'Certification of Non-Military Service: yalnızca davalı bir kişiyse. O kişi yanıt vermediğinde veya gelmediğinde ve siz karar istediğinizde kullanılır. Askerlik durumu, belgeyi imzaladığınız gün sorgulanır; bu yüzden içinde hiçbir şey işaretli değildir. Öğrenemediyseniz kullanmayın: kalemde (clerk) sorun. Sosyal güvenlik numarası veya doğum tarihi yalnızca internet sitesine yazılır, hiçbir kâğıtta yer almaz.',
    proof:
      'Certification of Proof: gıyap (default) kararından sonra hüküm istemek için. Tutarlar imzalandığı gün doğru olmalıdır.',
  },
  cover,
  FEES,
  FILING,
  OUTSIDE,
  AFTER,
  WAIVER,
  PROOF,
  HELP,
};
