import type { Catalogue } from '../../catalogue/sentences.ts';
import type { letterReviewMessages as english } from '../en/letter-review.ts';

export const letterReviewMessages = {
  'letter.confirm_needed': 'Lütfen önce bu yerlere bakın. Her biri böyle kalsın istiyorsanız tekrar onaylayın.',
  'letter.date_old':
    'Mektupta daha eski bir tarih var: {issued}. Önce tarihini ve son ödeme gününü bugüne göre güncelleyin: {today} ve {deadline}.',
  'letter.first_owner_unnamed': 'Mektupta bu talebin ilk sahibinin adı yazmalıdır: {name}. Lütfen adı ekleyin.',
  'letter.answers_wrong': 'Bazı yanıtlar kaydedilemedi. Lütfen onlara tekrar bakın. Hiçbir şey değişmedi.',
  'letter.settlement_amount': 'Teklif, talebinizden az olmalı ve dolar ve sent olarak yazılmalıdır.',
  'letter.settlement_day': 'Teklifin son günü gelecekte bir gün olmalıdır.',
  'letter.earlier_unknown': 'Bu önceki metni bulamadık.',
  'letter.answers_saved': 'Yanıtlarınız kaydedildi.',
  'letter.dates_updated': 'Mektupta artık bugünün tarihi ve ona göre son ödeme günü yazıyor.',
  'letter.brought_back': 'Önceki metin geri geldi. Diğer metin saklandı.',

  'letter.too_many_choices':
    'Cümlelerle ilgili {limit} taneden fazla seçim oldu. Lütfen bunun yerine metni düzenleyin.',
  'letter.source.story': 'Kendi sözleriniz, yazdığınız gibi',
  'letter.source.calculation': 'Tutarla ilgili kendi sözleriniz, yazdığınız gibi',
  'letter.source.told': 'Kendi sözlerinizden',
  'letter.source.accepted': 'Kabul ettiğiniz bir değişiklikle kendi sözleriniz',
  'letter.source.card': 'Olanlarla ilgili doldurduklarınızdan',
  'letter.source.derived': 'Doldurduklarınızdan hesaplandı',
  'letter.source.proof': 'Gösterebileceğinizi söylediklerinizden',
  'letter.source.claimant': 'Kendiniz hakkında bize söylediklerinizden',
  'letter.source.defendants': 'Karşı taraf hakkında bize söylediklerinizden',
  'letter.source.amount': 'Talebinizin tutarından',
  'letter.source.reasons': 'Seçtiğiniz nedenlerden',
  'letter.source.happened_on': 'Verdiğiniz tarihten',
  'letter.source.happened_at': 'Verdiğiniz yerden',
  'letter.source.payment': 'Ödemeyi nasıl almak istediğinizden',
  'letter.source.issued_on': 'Mektubun tarihi',
  'letter.source.deadline': 'Mektubun tarihinden hesaplanan son ödeme günü',
  'letter.source.delivery': 'Mektubun nasıl gönderildiği',
  'letter.source.asked_before': 'Parayı daha önce isteyip istemediğinizle ilgili yanıtınızdan',
  'letter.source.plan': 'Ödeme planıyla ilgili yanıtınızdan',
  'letter.source.form': 'Yanıtlarınızdan',
  'letter.source.answer': 'Mektupla ilgili bir soruya verdiğiniz yanıttan',
  'letter.source.sum': 'Verdiğiniz tutarların toplamı',
  'letter.source.law': 'Talebinize uyan bir hukuk kuralı',
  'letter.source.rule': 'Mahkemenin kurallarından',
  'letter.source.fixed': 'Her mektupta yer alan sözler',
} as const satisfies Catalogue<keyof typeof english>;
