import type { Catalogue } from '../../catalogue/sentences.ts';
import type { wizardMessages as english } from '../en/wizard.ts';
import { categoryMessages } from './category.ts';

const problems = {
  ...categoryMessages,
  'wizard.reasons_required': 'Devam etmeden önce lütfen en az bir alt kategori seçin!',
  'wizard.claimant_kind_required': 'Devam etmeden önce lütfen bir seçenek seçin!',
  'wizard.claim_for_required': 'Lütfen bu talebin kimin için olduğunu seçin.',
  'wizard.guardian_required': 'Adınızı ve soyadınızı yazın. Çocuk adına siz imzalar ve başvurursunuz.',
  'wizard.defendant_kind_required': 'Lütfen bu talebin kime karşı olduğunu seçin!',
  'wizard.story_required': 'Devam etmeden önce lütfen bize ne olduğunu anlatın!',
  'wizard.calculation_required': 'Devam etmeden önce lütfen talep tutarını nasıl hesapladığınızı açıklayın!',
  'wizard.questions_missing': 'Sorular hâlâ yükleniyor. Lütfen biraz bekleyip tekrar deneyin.',
  'wizard.question_required': 'Lütfen şu soruyu yanıtlayın: “{label}”',
  'wizard.answer_contradicts_name':
    '“{words}” adı yanıtınıza uymuyor. Lütfen yanıtı değiştirin veya doğru olduğunu belirtin',
  'wizard.answer_contradicts_story':
    'Anlattıklarınızda “{words}” geçiyor; bu, yanıtınıza uymuyor. Lütfen yanıtı değiştirin veya doğru olduğunu belirtin',
  'wizard.signature_required': 'Devam etmeden önce lütfen imzalayın!',
  'wizard.package_required': 'Devam etmeden önce lütfen bir paket seçin!',
  'wizard.generation_running': 'Dosyanız hâlâ hazırlanıyor. Lütfen birkaç saniye bekleyin.',
  'wizard.payment_required': 'Lütfen önce paketinizin ücretini ödeyin.',

  'field.required': 'Bu alan gereklidir',
  'field.amount_invalid': '1850.00 gibi, dolar ve sent olarak bir tutar girin',
  'field.amount_min': 'Tutar en az $250.00 olmalıdır',
  'field.amount_max': 'Tutar $25,000.00 üstünde olamaz',
  'field.date_invalid': '15 Nisan 2026 gibi gerçek bir tarih girin',
  'field.date_future': 'Gelecekte olmayan bir tarih girin',
  'field.state_unknown': 'Listeden bir eyalet seçin',
  'field.zip': 'Posta kodu (ZIP) en az 5 haneli olmalıdır',
  'field.zip_long': 'Posta kodu (ZIP) için 5 veya 9 rakam girin',
  'field.email': 'Lütfen geçerli bir e-posta adresi girin',
  'field.phone_digits': 'Telefon numarası yalnızca rakamlardan oluşmalıdır',
  'field.website': 'Lütfen geçerli bir web sitesi adresi girin',
  'field.choice_unknown': 'Listedeki yanıtlardan birini seçin',
  'signature.not_png': 'İmzanızı okuyamadık. Lütfen silip tekrar imzalayın.',

  'card.day_unknown': '15 Nisan 2026 gibi gerçek bir gün girin',
  'card.day_not_span': 'Buraya tek bir gün, ay ya da yıl yazın, bir aralık değil.',
  'card.day_to_come': 'Bu gün henüz gelmedi. Olduğu günü yazın ya da boş bırakın.',
  'card.span_reversed': 'İlk gün son günden sonra geliyor. Lütfen ikisine de bakın.',
  'card.required': 'Burayı doldurun veya kartı çıkarın',
  'card.who_required': 'Kim olduğunu belirtin',
  'card.which_defendant': 'Bu kartın kimi anlattığını seçin',
  'card.self_required': 'Bu cümlenin kimi anlattığını seçin',
  'card.amount_unknown': '1850.00 gibi, dolar ve sent olarak bir tutar girin',
  'card.count_unknown': '3 gibi bir tam sayı girin',
  'card.number_unknown': '3 veya 2,5 gibi bir sayı girin',
  'card.choice_unknown': 'Yanıtlardan birini seçin',
  'card.text_too_long': 'Bu, bir cümle için çok uzun. Lütfen kısaltın.',
  'card.nothing_filled': 'Bir yanıt doldurun veya kartı çıkarın',
  'row.label_required': 'Bu tutarın ne için olduğunu yazın',
  'row.amount_required': 'Tutarı girin',
  'row.amount_unknown': '1850.00 gibi, dolar ve sent olarak bir tutar girin',
  'row.amount_zero': 'Sıfırdan büyük bir tutar girin',
  'wizard.multiple_required': 'Devam etmeden önce lütfen büyük tutarı ne zaman isteyeceğinizi seçin!',
  'wizard.multiple_unusable':
    'Yanıtlarınız ve satırlarınız şu anki hâliyle büyük tutarın istenmesine izin vermiyor: bildiğimiz hiçbir yasa onu eklemiyor. Onsuz devam etmeyi seçin ya da yanıtı veya satırı değiştirin. Yazdığınız hiçbir şey kaybolmaz.',
} as const;

export const wizardMessages = {
  ...problems,

  /** Above the problems of a whole screen. */
  'wizard.fields_incomplete': 'Devam etmeden önce lütfen gerekli bütün alanları doğru doldurun!',
  'wizard.questions_required': 'Devam etmeden önce lütfen bütün idari soruları yanıtlayın!',
  'wizard.questions_banner': 'Lütfen bütün soruları yanıtlayın.',
} as const satisfies Catalogue<keyof typeof english>;
