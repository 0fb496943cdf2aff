import type { Catalogue } from '../../catalogue/sentences.ts';
import type { letterMessages as english } from '../en/letters.ts';
import { notices } from '@plainclaim/domain/served-words/tr-notices';

export const letterMessages = {
  'letter.empty': 'Mektup boş. Lütfen kaydetmeden önce mektubunuzu yazın.',
  'letter.too_many_lines':
    'Mektupta {limit} satırdan fazlası var. Lütfen bazı satırları birleştirin. Metniniz kaybolmadı.',
  'letter.over_limit': 'Mektup {limit} karakterden uzun. Lütfen kısaltın. Metniniz kaybolmadı.',

  ...notices,

  'letter.no_access': 'Mektubunuz, bu tarayıcıda bir paketin ücretini ödedikten sonra açılabilir.',
  'letter.unknown_demand': 'Bu mektubu bulamadık.',
  'letter.unprintable': 'Bu karakterler yazdırılamıyor: {characters}. Lütfen değiştirin.',
  'letter.signature_missing': 'İmzanız eksik. Lütfen talebinizi tekrar imzalayın.',
  'letter.delivery_required': 'Önce mektubun karşı tarafa nasıl ulaşacağını seçin.',
  'letter.not_generated': 'Henüz bir mektup yok. Lütfen önce mektubu hazırlatın.',
  'letter.saved': 'Mektubunuz kaydedildi.',
  'letter.approved': 'Mektubunuz onaylandı ve imzalandı.',
  'letter.stored': 'Mektup taslağınız kaydedildi.',

  'pdf.in_progress': 'PDF’niz hâlâ hazırlanıyor. Lütfen birkaç saniye sonra tekrar deneyin.',
  'pdf.failed': 'PDF’yi hazırlayamadık. Lütfen tekrar deneyin.',
} as const satisfies Catalogue<keyof typeof english>;
