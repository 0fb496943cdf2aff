import type { LocalLetterReading } from '../../pack/local-words.ts';

/** What a letter says of courts and law, in Turkish. */
export const letterReading: LocalLetterReading = {
  courts: {
    'the Small Claims Section of the Superior Court of New Jersey, Special Civil Part':
      'New Jersey Üst Mahkemesi (Superior Court), Özel Hukuk Bölümü (Special Civil Part), Küçük Talepler Bölümü (Small Claims)',
    'the Superior Court of New Jersey, Special Civil Part':
      'New Jersey Üst Mahkemesi (Superior Court), Özel Hukuk Bölümü (Special Civil Part)',
    'the Superior Court of New Jersey, Law Division, Civil Part':
      'New Jersey Üst Mahkemesi (Superior Court), Hukuk Dairesi (Law Division), Hukuk Davaları Bölümü (Civil Part)',
  },
  law: {
    'sda-return':
      'New Jersey depozito kanunu, N.J.S.A. 46:8-21.1, ev sahibinin yalnızca kira sözleşmesine göre borç olan parayı veya normal yıpranmayı aşan hasarın karşılığını alıkoymasına izin verir. Mahkeme, hakkı olmadan alıkonan kısmı iki katına çıkarır ve mahkeme masraflarını ekler.',
    'sda-new-owner':
      'N.J.S.A. 46:8-20 ve 46:8-21’e göre, kiralanan evin yeni sahibi, önceki sahibi depozitoyu hiç devretmemiş olsa da depozitodan sorumludur.',
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
    towing:
      'New Jersey’nin çekici yasası, N.J.S.A. 56:13-7 ve sonraki maddeler, sahibinin izni olmadan özel mülkten çekilen bir araç için alınan ücretlerin makul olmasını ister.',
    'used-car':
      'New Jersey ikinci el araba kanunu, N.J.S.A. 56:8-67 ile 56:8-80 arası, bir satıcı bu fiyatta, bu yaşta ve bu milde bir araba sattığında yazılı garanti ister. Alıcı ondan ancak o kanunun izin verdiği yolla vazgeçebilir.',
    wages:
      'New Jersey ücret kanunu, N.J.S.A. 34:11-4.10 ve 34:11-56a25, bir çalışanın mahkemeden ödenmemiş ücretini, üzerine bunun iki katına kadarını ve masrafları istemesine izin verir.',
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
