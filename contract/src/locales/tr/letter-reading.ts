import type { ReadingWording } from '@plainclaim/domain';
import { subjects } from './letter-subjects.ts';

/** How a letter reads in Turkish. For reading only: the letter that is sent is English. */
export const letterReading: ReadingWording = {
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
      'Reşit olmayan {name} adına annesi, babası veya vasisi olarak yazıyorum.',
      'Reşit olmayan {name} adına annesi, babası veya vasisi olarak yazıyoruz.',
    ],
    'first_owner.dated': [
      'Bu talebin ilk sahibi: {name}. Talep {date} günü bana devredildi.',
      'Bu talebin ilk sahibi: {name}. Talep {date} günü bize devredildi.',
    ],
    first_owner: [
      'Bu talebin ilk sahibi: {name}. Talep sonra bana devredildi.',
      'Bu talebin ilk sahibi: {name}. Talep sonra bize devredildi.',
    ],
    asked_before: ['Bu parayı sizden daha önce istedim.', 'Bu parayı sizden daha önce istedik.'],
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
    costs: [
      'Tutarın tamamını ve mahkeme masraflarını isteyeceğim.',
      'Tutarın tamamını ve mahkeme masraflarını isteyeceğiz.',
    ],
    settle: ['Bunu mahkeme olmadan çözmeyi tercih ederim.', 'Bunu mahkeme olmadan çözmeyi tercih ederiz.'],
    keep_all: 'Lütfen bu konuyla ilgili bütün mesajları, fotoğrafları ve belgeleri saklayın.',
    keep_own: ['Ben de kendiminkileri saklayacağım.', 'Biz de kendimizinkileri saklayacağız.'],
  },
  lines: {
    re: 'KONU: {amount} ödeme talebi. {about}',
    're.bare': 'KONU: {amount} ödeme talebi',
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
    'heading.law': 'Kanun',
    'heading.pay': 'Nasıl ödenir',
    'heading.unpaid': 'Ödenmezse',
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
  labels: {
    total: 'toplam',
    'the same amount again (doubled)': 'aynı tutar bir kez daha (iki katı)',
    'two more times the same amount (tripled)': 'aynı tutar iki kez daha (üç katı)',
    'amount added because the law doubles what was kept': 'kanun alıkonanı iki katına çıkardığı için eklenen tutar',
    'the part that is given up': 'vazgeçilen kısım',
    'amount of the loss': 'kaybın tutarı',
    'price we agreed on': 'anlaştığımız fiyat',
    'what it is worth': 'değeri',
    'amount paid': 'ödenen tutar',
    'what was owed': 'borç olan tutar',
    repair: 'onarım',
    'money lent': 'ödünç verilen para',
    'money spent': 'harcanan para',
    'money given': 'verilen para',
    'amount charged': 'tahsil edilen tutar',
    'money lost': 'kaybedilen para',
    'amount kept': 'alıkonan tutar',
    'money returned': 'geri verilen para',
    'money refunded': 'iade edilen para',
    'money paid back': 'geri ödenen para',
    'money already paid': 'zaten ödenen para',
    'paid back so far': 'şimdiye kadar geri ödenen',
    'amount promised': 'söz verilen tutar',
    'paid so far': 'şimdiye kadar ödenen',
    price: 'fiyat',
    'pay for the work': 'iş için ücret',
    'price of the job': 'işin fiyatı',
    bill: 'fatura',
    rent: 'kira',
    'whole cost': 'masrafın tamamı',
    'my share': 'benim payım',
    deposit: 'depozito',
    'returned so far': 'şimdiye kadar geri verilen',
    'full amount': 'tutarın tamamı',
    'the part that is fair to take off': 'düşülmesi adil olan kısım',
  },
  less: 'Eksi: {label}',
  numbered: 'Kısım {number}',
  subjects,
  courts: {
    'the Small Claims Section of the Superior Court of New Jersey, Special Civil Part':
      'New Jersey Üst Mahkemesi (Superior Court), Özel Hukuk Bölümü (Special Civil Part), Küçük Talepler Bölümü (Small Claims)',
    'the Superior Court of New Jersey, Special Civil Part':
      'New Jersey Üst Mahkemesi (Superior Court), Özel Hukuk Bölümü (Special Civil Part)',
    'the Superior Court of New Jersey, Law Division, Civil Part':
      'New Jersey Üst Mahkemesi (Superior Court), Hukuk Dairesi (Law Division), Hukuk Davaları Bölümü (Civil Part)',
  },
  county: '{name} İlçesi (County)',
  law: {
    'sda-return':
      'New Jersey depozito kanunu, N.J.S.A. 46:8-21.1, ev sahibinin yalnızca kira sözleşmesine göre borç olan parayı veya normal yıpranmayı aşan hasarın karşılığını alıkoymasına izin verir. Mahkeme, hakkı olmadan alıkonan kısmı iki katına çıkarır ve mahkeme masraflarını ekler.',
    'tenant-property':
      'New Jersey kanunu, N.J.S.A. 2A:18-72 ve devamı, eski kiracının eşyası satılmadan veya atılmadan önce yazılı bildirim ister. Eşya, ödenmemiş kira için alıkonamaz.',
    lockout: 'New Jersey’de bir kiracıyı yalnızca mahkeme kararı olan bir mahkeme memuru çıkarabilir.',
    habitability:
      'New Jersey’de ev sahibi, kiraladığı evi oturulabilir durumda tutmak ve gereken onarımları yapmak zorundadır. Ev öyle olmadığı süre için kira indirilebilir.',
    furniture:
      'New Jersey’nin mobilya ve ev aleti teslimi kuralları, N.J.A.C. 13:45A-5.1, geç, hasarlı veya siparişten farklı gelen malı teslim edilmemiş sayar ve alıcıya tam iadeyi seçme hakkı verir.',
    'auto-regs':
      'New Jersey araç onarım kuralları, N.J.A.C. 13:45A-26C.2, iş başlamadan önce müşterinin imzalı onayını ve yazılı bir fiyat tahmini ister. Servis, izin almadan tahminden fazlasını isteyemez.',
    hip: 'New Jersey ev iyileştirme kuralları, N.J.A.C. 13:45A-16.2, $500 üstündeki işler için başlama ve bitiş tarihleri olan, imzalı, yazılı bir sözleşme ister.',
    cbra: 'Ev iyileştirme işletmeleri Eyalete kayıtlı olmak zorundadır, N.J.S.A. 56:8-136 ve devamı.',
    'bad-check':
      'Çek ödenmeden geri döndü, bu yüzden tutar hâlâ borçtur. New Jersey kanununda, N.J.S.A. 2A:32A-1, geri dönen çekler için ayrı bir bildirim vardır.',
    dog: 'N.J.S.A. 4:19-16’ya göre, herkese açık bir yerde veya hukuka uygun olarak özel mülkte bulunan birini ısıran köpeğin sahibi, köpek daha önce hiç ısırmamış olsa da sorumludur.',
    'health-club':
      'New Jersey spor salonu kanunu, N.J.S.A. 56:8-39 ile 56:8-48 arası, salon sözleşmelerinin ve iptallerin kurallarını koyar.',
    ring: 'New Jersey’de düğün olmazsa nişan yüzüğü geri verilir.',
    cfa: 'Bu olaylar New Jersey Tüketici Dolandırıcılığı Kanunu’na, N.J.S.A. 56:8-2, da aykırı olabilir. Öyleyse mahkeme, N.J.S.A. 56:8-19’a göre kaybın üç katını, ayrıca dava harçlarını ve makul avukat ücretini verir.',
    'ucc-warranty': 'N.J.S.A. 12A:2-313’e göre mallar, satıcının onlar hakkında söylediğine uymalıdır.',
    'ucc-remedy': 'Mallar teslim edilmezse veya haklı olarak reddedilirse, alıcı fiyatı geri alabilir.',
    'ucc-price': 'Malları kabul eden alıcı, anlaşılan fiyatı ödemek zorundadır.',
    wages: 'New Jersey ücret kanunu, işçiye çalıştığı bütün saatlerin ve zamanında ödenmesini ister.',
    fcba: 'Bir kart şirketinin itiraz hakkındaki kararı, aramızda neyin borç olduğunu belirlemez.',
    tca: [
      'N.J.S.A. 59:8-8’in kamu kurumlarına karşı talepler için bildirim adımları koyduğunu biliyorum. Lütfen gereken formları hemen gönderin.',
      'N.J.S.A. 59:8-8’in kamu kurumlarına karşı talepler için bildirim adımları koyduğunu biliyoruz. Lütfen gereken formları hemen gönderin.',
    ],
    bailment:
      'Birinin malını saklayan kişi veya işletme, onu aldığı durumda geri vermek ya da neden veremediğini açıklamak zorundadır.',
    conversion:
      'New Jersey kanununa göre, başkasına ait bir malı hakkı olmadan alan, alıkoyan veya satan kişi onun adil değerini borçludur.',
    contract:
      'New Jersey kanununa göre bir anlaşma kâğıtta, mesajlarda veya sözlü olsa da geçerlidir. Taraflardan biri üzerine düşeni yapmazsa, öteki taraf kaybettiği parayı isteyebilir.',
    negligence:
      'New Jersey kanunu herkesten ve her işletmeden makul özen ister. Bunu göstermeyen, zararın adil karşılığından sorumludur.',
  },
};
