import type { Catalogue } from '../../sentences.ts';
import type { letterMakingMessages as english } from '../en/letter-making.ts';

const questions = {
  'letter.year_inferred': '“{typed}” yazdınız, ama yıl yok. Mektupta {year} yazıyor. Hangi yıldı?',
  'letter.date_unclear': '“{typed}” ile hangi günü söylediğinizi anlayamadık. Hangi gündü?',
  'letter.who_is': 'Anlattıklarınızda “{word}” kim? Örneğin burada: “{text}”',
  'letter.sum_mismatch':
    'Açıklamanızdaki tutarların toplamı {sum}, ama talebiniz {amount}. Mektup bunu nasıl göstersin?',
  'letter.story_short':
    'Anlattıklarınız kısa (kelime sayısı: {words}). Kim, neyi, ne zaman ve nerede yaptı? Yanıtınız ona eklenir.',
  'letter.story_not_english':
    'Anlattıklarınız İngilizce değil. Mektup onları, kısa bir İngilizce özetin altında, kendi sözlerinizle tutar. Burada İngilizce anlatabilirsiniz.',
  'letter.hurts_own_case': 'Bu size karşı kullanılabilir: “{text}”. Mektup bunu dışarıda bırakıyor. İçinde kalsın mı?',
  'letter.first_owner_unknown':
    'Bu talebi size başka biri verdi. Talebin ilk sahibi olan kişinin veya işletmenin tam adı nedir?',
  'letter.transfer_date_unknown': 'Bu talep size hangi gün verildi? Veren: {owner}.',
  'letter.guardian_unknown': 'Bu mektubu imzalayan anne, baba veya vasinin adı ve soyadı nedir?',
} as const;

const options = {
  'letter.option.year': '{year} yılı',
  'letter.option.date': 'Şu gündü: {date}',
  'letter.option.recipient': 'Karşı taraf: {name}',
  'letter.option.someone_else': 'Başka biri',
  'letter.option.no_lines': '{amount} istensin, tutar listesi gösterilmesin',
  'letter.option.change_lines': 'Tutar açıklamamı değiştireyim',
  'letter.option.leave_out': 'Dışarıda kalsın',
  'letter.option.keep': 'İçinde kalsın',
} as const;

const removed = {
  'letter.removed.residue': 'Bilgisayar koduna benzediği için çıkarıldı: “{text}”',
  'letter.removed.emoji': 'Bir mektupta resimlere yer olmadığı için çıkarıldı: “{text}”',
  'letter.removed.private_number': 'Özel bir numara gizli kalsın diye çıkarıldı: “{text}”',
  'letter.removed.instruction': 'Ne olduğunu değil, nasıl yazacağımızı söylediği için çıkarıldı: “{text}”',
  'letter.removed.threat': 'Tehdit gibi okunabileceği için çıkarıldı: “{text}”',
  'letter.removed.insult': 'Mektup sakin kalsın diye çıkarıldı: “{text}”',
  'letter.removed.demand_above_claim': 'Talebinizden fazlasını istediği için çıkarıldı: “{text}”',
  'letter.removed.repeated': 'Mektup bunu zaten söylediği için çıkarıldı: “{text}”',
  'letter.removed.not_a_fact': 'Olanlarla ilgili bir gerçek olmadığı için çıkarıldı: “{text}”',
  'letter.removed.private_detail': 'Özel olduğu ve taleple ilgisi olmadığı için çıkarıldı: “{text}”',
  'letter.removed.typed_law':
    'Mektupta yalnızca talebiniz için kontrol edilmiş kanunlar yer aldığı için çıkarıldı: “{text}”',
  'letter.removed.hurts_own_case': 'Size karşı kullanılabileceği için çıkarıldı: “{text}”',
  'letter.removed.shortened': 'Mektup kısa kalsın diye çıkarıldı: “{text}”',
} as const;

const changed = {
  'letter.changed.residue': 'Bilgisayar işaretleri okunur hale getirildi: “{from}” yerine artık “{to}” yazıyor',
  'letter.changed.insult': 'Sakin sözlerle yazıldı: “{from}” yerine artık “{to}” yazıyor',
  'letter.changed.spelling': 'Yazım: “{from}” yerine artık “{to}” yazıyor',
  'letter.changed.capitals': 'Büyük harfler küçültüldü: “{from}” yerine artık “{to}” yazıyor',
  'letter.changed.date': 'Tarih tam olarak yazıldı: “{from}” yerine artık “{to}” yazıyor',
  'letter.changed.year': 'Yıl eklendi: “{from}” yerine artık “{to}” yazıyor',
  'letter.changed.voice': 'İşletme “we” (biz) diye yazar: “{from}” yerine artık “{to}” yazıyor',
  'letter.changed.amount': 'Tutar dolar işaretiyle yazıldı: “{from}” yerine artık “{to}” yazıyor',
  'letter.changed.recipient': 'Karşı tarafa hitap edecek hale getirildi: “{from}” yerine artık “{to}” yazıyor',
} as const;

export const letterMakingMessages = {
  ...questions,
  ...options,
  ...removed,
  ...changed,
} as const satisfies Catalogue<keyof typeof english>;
