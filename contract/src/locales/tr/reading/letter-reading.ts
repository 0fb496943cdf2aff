import type { ReadingWording } from '@plainclaim/domain';
import { letterReading as local } from '@plainclaim/domain/served-words/tr-letter';
import { subjects } from './letter-subjects.ts';

/** How a letter reads in Turkish. For reading only: the letter that is sent is English. */
export const letterReading: ReadingWording = {
  language: 'tr',
  sentences: {
    'ask.you': [
      'Bana en geç {date} gününe kadar {amount} ödemenizi istiyorum.',
      'Bize en geç {date} gününe kadar {amount} ödemenizi istiyoruz.',
    ],
    'ask.named': [
      'Ödemesini istediğim: {names}. Tutar {amount}, en geç {date}.',
      'Ödemesini istediğimiz: {names}. Tutar {amount}, en geç {date}.',
    ],
    purpose: 'Konusu: {purpose}.',
    guardian: [
      'Reşit olmayan {name} adına annesi, babası veya vasisi olarak yazıyorum. Çocuğun adıyla başlayan cümlede konuşan çocuktur.',
      'Reşit olmayan {name} adına annesi, babası veya vasisi olarak yazıyoruz. Çocuğun adıyla başlayan cümlede konuşan çocuktur.',
    ],
    'first_owner.dated': [
      'Bu talebin ilk sahibi: {name}. Talep {date} günü bana devredildi.',
      'Bu talebin ilk sahibi: {name}. Talep {date} günü bize devredildi.',
    ],
    first_owner: [
      'Bu talebin ilk sahibi: {name}. Talep sonra bana devredildi.',
      'Bu talebin ilk sahibi: {name}. Talep sonra bize devredildi.',
    ],
    asked_before: ['Bu parayı daha önce istedim.', 'Bu parayı daha önce istedik.'],
    not_asked_before: ['Bu, ilk yazılı talebim.', 'Bu, ilk yazılı talebimiz.'],
    matter: 'Konu şudur: {purpose}.',
    form_date: ['Bunun için verdiğim tarih: {date}.', 'Bunun için verdiğimiz tarih: {date}.'],
    form_place: 'Yeri: {place}.',
    amount: ['İstediğim tutar {amount}.', 'İstediğimiz tutar {amount}.'],
    given_up: [
      '{amount} istiyorum ve bunun üstündeki kısımdan vazgeçiyorum.',
      '{amount} istiyoruz ve bunun üstündeki kısımdan vazgeçiyoruz.',
    ],
    pay_by: 'Lütfen en geç {date} gününe kadar {amount} ödeyin.',
    'plan.months': [
      'Hepsini bir defada ödeyemezseniz ve en geç {date} gününe kadar bana ulaşırsanız, {months} aya kadar süren yazılı bir ödeme planına açığım.',
      'Hepsini bir defada ödeyemezseniz ve en geç {date} gününe kadar bize ulaşırsanız, {months} aya kadar süren yazılı bir ödeme planına açığız.',
    ],
    plan: [
      'Hepsini bir defada ödeyemezseniz ve en geç {date} gününe kadar bana ulaşırsanız, zamana yayılan yazılı bir ödeme planına açığım.',
      'Hepsini bir defada ödeyemezseniz ve en geç {date} gününe kadar bize ulaşırsanız, zamana yayılan yazılı bir ödeme planına açığız.',
    ],
    disagree: [
      'Tutarın yanlış olduğunu düşünüyorsanız, lütfen o güne kadar bana yazın ve nedenini söyleyin.',
      'Tutarın yanlış olduğunu düşünüyorsanız, lütfen o güne kadar bize yazın ve nedenini söyleyin.',
    ],
    'file.open_county': [
      'Ödeme en geç {date} gününe kadar elime geçmezse, mahkeme kurallarının izin verdiği ilçede (county) şu mahkemede dava açmayı düşünüyorum: {court}.',
      'Ödeme en geç {date} gününe kadar elimize geçmezse, mahkeme kurallarının izin verdiği ilçede (county) şu mahkemede dava açmayı düşünüyoruz: {court}.',
    ],
    file: [
      'Ödeme en geç {date} gününe kadar elime geçmezse, şu mahkemede dava açmayı düşünüyorum: {court}, {county}.',
      'Ödeme en geç {date} gününe kadar elimize geçmezse, şu mahkemede dava açmayı düşünüyoruz: {court}, {county}.',
    ],
    'file_after_notice.open_county': [
      'Bu iş en geç {date} gününe kadar çözülmezse, kanunun istediği bildirimleri yapmayı düşünüyorum. Sonra mahkeme kurallarının izin verdiği ilçede (county) şu mahkemede dava açmayı düşünüyorum: {court}.',
      'Bu iş en geç {date} gününe kadar çözülmezse, kanunun istediği bildirimleri yapmayı düşünüyoruz. Sonra mahkeme kurallarının izin verdiği ilçede (county) şu mahkemede dava açmayı düşünüyoruz: {court}.',
    ],
    file_after_notice: [
      'Bu iş en geç {date} gününe kadar çözülmezse, kanunun istediği bildirimleri yapmayı düşünüyorum. Sonra şu mahkemede dava açmayı düşünüyorum: {court}, {county}.',
      'Bu iş en geç {date} gününe kadar çözülmezse, kanunun istediği bildirimleri yapmayı düşünüyoruz. Sonra şu mahkemede dava açmayı düşünüyoruz: {court}, {county}.',
    ],
    'have_filed.open_county': [
      'Ödeme en geç {date} gününe kadar elime geçmezse, mahkeme kurallarının izin verdiği ilçede (county) şu mahkemede dava açtırmayı düşünüyorum: {court}.',
      'Ödeme en geç {date} gününe kadar elimize geçmezse, mahkeme kurallarının izin verdiği ilçede (county) şu mahkemede dava açtırmayı düşünüyoruz: {court}.',
    ],
    have_filed: [
      'Ödeme en geç {date} gününe kadar elime geçmezse, şu mahkemede dava açtırmayı düşünüyorum: {court}, {county}.',
      'Ödeme en geç {date} gününe kadar elimize geçmezse, şu mahkemede dava açtırmayı düşünüyoruz: {court}, {county}.',
    ],
    ask_by_law: [
      'Ödeme en geç {date} gününe kadar elime geçmezse, bunu kanunun izin verdiği yoldan istemeyi düşünüyorum.',
      'Ödeme en geç {date} gününe kadar elimize geçmezse, bunu kanunun izin verdiği yoldan istemeyi düşünüyoruz.',
    ],
    costs: ['{amount} ve mahkeme masraflarını isteyeceğim.', '{amount} ve mahkeme masraflarını isteyeceğiz.'],
    costs_by_law: [
      '{amount} ve kanunun izin verdiği masrafları isteyeceğim.',
      '{amount} ve kanunun izin verdiği masrafları isteyeceğiz.',
    ],
    court_sum: [
      'Bu iş mahkemeye giderse, {rule} uyarınca {amount} ve mahkeme masraflarını isteyeceğim.',
      'Bu iş mahkemeye giderse, {rule} uyarınca {amount} ve mahkeme masraflarını isteyeceğiz.',
    ],
    proof: ['Elimde şunlar var: {things}.', 'Elimizde şunlar var: {things}.'],
    settle: ['Bunu mahkeme olmadan çözmeyi tercih ederim.', 'Bunu mahkeme olmadan çözmeyi tercih ederiz.'],
    keep_all: 'Lütfen bu konuyla ilgili bütün mesajları, fotoğrafları ve belgeleri saklayın.',
    keep_own: ['Ben de kendiminkileri saklayacağım.', 'Biz de kendimizinkileri saklayacağız.'],
    'offer.page': 'Bu sayfa bir uzlaşma teklifidir.',
    'offer.apart': [
      '{date} tarihli ve {amount} isteyen mektubumun parçası değildir.',
      '{date} tarihli ve {amount} isteyen mektubumuzun parçası değildir.',
    ],
    'offer.take': [
      '{amount} en geç {date} gününe kadar elime geçerse, bunu bu işin tam ödemesi sayarım.',
      '{amount} en geç {date} gününe kadar elimize geçerse, bunu bu işin tam ödemesi sayarız.',
    ],
    'offer.rule': 'Bu teklif yalnızca uzlaşma amacıyla ve şu kurala göre yapılır: {rule}.',
    'offer.says': 'Ne kadar borç olduğu hakkında bir şey söylemez.',
    'offer.end': [
      '{date} günü sona erer; ondan sonra mektubumdaki tutar geçerlidir.',
      '{date} günü sona erer; ondan sonra mektubumuzdaki tutar geçerlidir.',
    ],
  },
  lines: {
    re: 'KONU: {amount} ödeme talebi. {about}',
    're.bare': 'KONU: {amount} ödeme talebi',
    're.offer': 'KONU: Uzlaşma teklifi. Yalnızca uzlaşma amacıyla, {rule}',
    closing: 'Saygılarımla,',
    'sent.email': 'E-posta ile gönderildi',
    'sent.mail': 'İadeli taahhütlü posta (certified mail, return receipt) ve birinci sınıf posta ile gönderildi',
    'sent.both':
      'E-posta, iadeli taahhütlü posta (certified mail, return receipt) ve birinci sınıf posta ile gönderildi',
    'sent.some':
      'İadeli taahhütlü posta (certified mail, return receipt) ve birinci sınıf posta ile, ayrıca şu kişilere e-posta ile gönderildi: {names}',
    'heading.story': 'Ne oldu',
    'heading.own.I': 'Kendi sözlerimle',
    'heading.own.we': 'Kendi sözlerimizle',
    'heading.original.I': 'Kendi sözlerimle (aslı)',
    'heading.original.we': 'Kendi sözlerimizle (aslı)',
    'heading.amount': 'Tutar',
    'heading.own_sum.I': 'Tutarla ilgili notum',
    'heading.own_sum.we': 'Tutarla ilgili notumuz',
    'heading.proof.I': 'Elimde olanlar',
    'heading.proof.we': 'Elimizde olanlar',
    'heading.law': 'Kanun',
    'heading.pay': 'Nasıl ödenir',
    'heading.unpaid': 'Ödenmezse',
    total: 'Toplam: {amount}',
    dear: 'Sayın {names}:',
    to: 'Alıcı: {names}',
    attention: 'Dikkatine: {name}',
    phone: 'Telefon: {value}',
    email: 'E-posta: {value}',
    for_minor: 'Reşit olmayan {name} adına',
    for_business: '{name} adına',
  },
  ways: {
    sentence: 'Şöyle ödeyebilirsiniz: {ways}.',
    send: ['yukarıdaki adresime {papers} göndererek', 'yukarıdaki adresimize {papers} göndererek'],
    cash: 'nakit ödeyerek',
    app: '{app} ile ({at})',
    papers: { check: 'çek', cashiers_check: 'banka çeki', money_order: 'para havalesi (money order)' },
  },
  subjects,
  county: '{name} İlçesi (County)',
  ...local,
};
