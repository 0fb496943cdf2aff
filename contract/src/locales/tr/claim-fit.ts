import type { Catalogue } from '../../sentences.ts';
import type { claimFitMessages as english } from '../en/claim-fit.ts';
import { words } from '@plainclaim/domain/served-words/tr';
import { freeHelpLine } from '@plainclaim/domain/served-words/free-help';

/** Each sentence can stand alone on a screen, so each names a court with its English name, which the clerk uses. */
export const claimFitMessages = {
  ...words.findings,
  'fit.entity_needs_lawyer':
    '{limit} üstündeki bir talep için dava açarken bir şirketin veya ortaklığın avukatı olmalıdır. Şirket yine de kendi mektubunu gönderebilir.',
  'fit.business_may_need_lawyer':
    '{limit} üstündeki bir talep için dava açarken bir şirketin veya ortaklığın avukatı olmalıdır. İşletmesi şirket olmayan tek bir sahip, davayı kendi başına açabilir.',
  'fit.minor_needs_guardian': `18 yaşından küçük biri tek başına dava açamaz. Onun adına anne, baba veya vasi hareket etmeli ve adı yazılmalıdır. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.minor_with_guardian':
    '18 yaşından küçük biri için anne, baba veya vasi imzalar ve davayı açar. Böyle bir talepte uzlaşmadan önce bir hâkimin kabul etmesi gerekir.',
  'fit.bankruptcy': `Biri iflas başvurusu yapınca kanun, ondan para isteyen mektupları ve davaları durdurur. Talep o zaman iflas mahkemesine gider. Bu site bunun için mektup veya belge hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.restraining_order': `Bir uzaklaştırma kararı (restraining order) varsa, mektup bu karara aykırı olabilir veya birini tehlikeye atabilir. Bu site bunun için mektup veya belge hazırlamaz. Tehlike varsa 911’i arayın. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.deceased': `Ölmüş bir kişiye karşı talep, mirasın işlerini yürüten kişiye gider. Bunun kendi kısa süreleri vardır. Bu site bunun için mahkeme belgesi hazırlamaz. O kişiye bir mektup gidebilir. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.other_side_lawyer': 'Karşı tarafın bu konuda bir avukatı varsa, mektuplar karşı tarafa değil, avukata gider.',
  'fit.mentions_bankruptcy':
    'Anlattıklarınızda iflas geçiyor. Karşı taraf iflas başvurusu yaptıysa kanun, ondan para isteyen mektupları ve davaları durdurur. Lütfen bununla ilgili soruyu yanıtlayın.',
  'fit.mentions_death':
    'Anlattıklarınızda bir ölüm veya miras geçiyor. Ölmüş bir kişiye karşı talep, mirasın işlerini yürüten kişiye gider. Lütfen bununla ilgili soruyu yanıtlayın.',
  'fit.mentions_restraining_order':
    'Anlattıklarınızda bir uzaklaştırma kararı (restraining order) geçiyor. Bir mektup böyle bir karara aykırı olabilir. Lütfen bununla ilgili soruyu yanıtlayın.',
  'fit.mentions_lawyer':
    'Anlattıklarınızda bir avukat geçiyor. Karşı tarafın bu konuda bir avukatı varsa mektuplar avukata gider. Lütfen bununla ilgili soruyu yanıtlayın.',
  'fit.medical_bill':
    'Ödenmemiş bir sağlık faturası yeniden istenmeden önce, ilk faturadan sonra {days} gün geçmelidir. Makul bir ödeme planı teklif edilmiş ve sigorta işi bitmiş olmalıdır. O zamana kadar bu site bunun için mektup veya belge hazırlamaz.',
  'fit.medical_bill_steps':
    'Ödenmemiş bir sağlık faturası için gereken adımların tamamlandığını söylediniz. Mahkeme, ödeme planının ve tarihlerin kanıtını isteyebilir.',
  'fit.land_or_eviction': `Arazinin kime ait olduğu veya tahliye ile ilgili talepler mahkemenin başka bölümlerine gider. Bu site bunlar için mahkeme belgesi hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.federal':
    'Amerika Birleşik Devletleri’ne veya bir federal kuruma karşı talep, önce o kurumun kendi formuyla o kuruma, sonra federal mahkemeye gider. Bu site bunun için mahkeme belgesi hazırlamaz.',
  'fit.public_body_notice':
    'Bir belediyenin, ilçenin (county), okulun veya eyalet kurumunun verdiği zararla ilgili bir talep için {days} gün içinde yazılı bildirim gerekir. Verdiğiniz tarihe göre bunun son günü: {noticeBy}. Böyle bir mektup o bildirimin yerine geçmez. Ardından dava açılabilmesi için {months} ay geçmelidir; üst sınır {years} yıldır. Bu site bunun için mahkeme belgesi hazırlamaz.',
  'fit.public_body_notice_may_be_late': `Bir belediyenin, ilçenin (county), okulun veya eyalet kurumunun verdiği zararla ilgili bir talep için {days} gün içinde yazılı bildirim gerekir. Verdiğiniz tarihe göre bunun son günü şuydu: {noticeBy}. Bu yüzden geç kalınmış olabilir. Mahkeme geç bildirime yalnızca nadiren izin verir. En çok {lateYears} yıla kadar izin verebilir. Bildirimden sonra dava açılabilmesi için {months} ay geçmelidir; üst sınır {years} yıldır. Bu site bunun için mahkeme belgesi hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.state_contract_notice':
    'Eyaletin kendisiyle yapılan bir anlaşmayla ilgili talep için {days} gün içinde yazılı bildirim gerekir. Verdiğiniz tarihe göre bunun son günü: {noticeBy}. Bu kural belediyeler, ilçeler (county) veya okullar için değildir. Lütfen mahkeme kaleminden (clerk) teyit edin.',
  'fit.time_limit_soon':
    'Böyle bir talep için dava açma süresi şu gün dolabilir: {lastDay}. O zamana kadar kalan gün: {daysLeft}. Mektup bu süreyi durdurmaz ve mahkeme başka bir günden sayabilir.',
  'fit.time_limit_last_day':
    'Böyle bir talep için dava açma süresi şimdi dolabilir: son gün şu olabilir: {lastDay}. Mektup bu süreyi durdurmaz.',
  'fit.time_limit_may_have_passed': `Çok geç olabilir: böyle bir talep için dava açma süresi şu gün dolmuş olabilir: {lastDay}. Buna yalnızca bir mahkeme karar verebilir. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.time_limit_mixed':
    'Seçtiğiniz nedenlerin süreleri farklıdır. Dolmamış olanların ilki şu gün dolabilir: {lastDay}.',
  'fit.time_limit_paused':
    'Bir kişi 18 yaşına gelene kadar süre çoğunlukla durur. Verdiğiniz doğum tarihine göre dava açma süresi şu gün dolabilir: {lastDay}. Bir kamu kurumuna yapılacak bildirimin süresi yine de çok daha önce dolabilir.',
  'fit.time_limit_pause_unsure':
    'Süreyi 18 yaşına kadar durduran yasa bu tür bir talebi saymıyor. Durdurma olmadan sayılırsa dava açma süresi şu gün dolabilir: {lastDay}. Daha güvenli olan gün budur.',
  'fit.time_limit_paused_no_date':
    'Bir kişi 18 yaşına gelene kadar süre çoğunlukla durur. Bu yüzden dava açma süresi o doğum gününden başlayabilir. Bir kamu kurumuna yapılacak bildirimin süresi yine de çok daha önce dolabilir.',
  'fit.time_limit_unknown': `Her talep için bir dava açma süresi vardır. Bu talebin süresini hesaplayamadık. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.deadline_after_time_limit':
    'Mektup karşı tarafa şu güne kadar süre veriyor: {deadline}. Dava açma süresi bundan önce dolabilir: {lastDay}. Mektup bu süreyi durdurmaz.',
  'fit.assigned_claim':
    'Bu talebi size başka birinin verdiğini söylediniz. Mahkeme belgelerinde talebin ilk sahibinin adı yazmalıdır. Bazı talep türleri devredilemez.',
  'fit.assigned_tort': `Bir kişiye veya eşyaya verilen zararla ilgili bir talep, mahkeme karar vermeden önce çoğunlukla başkasına devredilemez. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.assigned_claim_business_lawyer':
    'Başkasının verdiği bir talebe sahip olan bir şirketin, tutar ne olursa olsun, dava açmak için avukatı olmalıdır. İşletmesi şirket olmayan tek bir sahip, davayı kendi başına açabilir.',
  'fit.assigned_consumer_debt':
    'Kişisel veya ailevi ihtiyaçlardan doğan ve başkasının devrettiği bir borcun kendi katı kuralları vardır. Bu site böyle bir borç için mektup veya belge hazırlamaz.',
  'fit.bad_check_notice':
    'Karşılıksız çeklerle ilgili kanunun kendi bildirimi vardır. Bu bildirim İngilizce ve İspanyolca yazılır, taahhütlü postayla (certified mail) gönderilir. Karşı tarafın ödemek için o zaman {days} günü olur. Böyle bir mektup o bildirimin yerine geçmez.',
  'fit.bad_check_debt_limit':
    'Çek için olan süre, çekin kendisi içindir. Arkasındaki borcun daha uzun bir süresi olabilir, şu güne kadar: {lastDay}.',
  'fit.deposit_owner_occupied':
    'Bazı ev sahipleri binada kendileri oturur ve orada en çok iki evi daha kiraya verir. O zaman depozito kanunu, ancak kiracı bunu yazılı olarak istedikten sonra geçerli olur.',
  'fit.no_fault_first':
    'Bir araba kazasından sonra doktora çoğunlukla önce kişinin kendi araba sigortası öder. Bu sigorta, çekilen acı için yapılan talepleri de sınırlayabilir.',
  'fit.other_case':
    'Bu konuda zaten bir dava olduğunu söylediniz. Mahkemeler bir anlaşmazlığın bütün kısımlarının tek davada olmasını ister. Bu yüzden ikinci bir dava reddedilebilir.',
  'fit.county_to_confirm':
    'Dava, karşı taraftan birinin yaşadığı veya iş yaptığı bir ilçede (county) açılır. Adrese göre bu şu olabilir: {counties}. Lütfen mahkeme kaleminden (clerk) teyit edin.',
  'fit.county_unknown':
    'Dava, karşı taraftan birinin yaşadığı veya iş yaptığı bir ilçede (county) açılır. Adresten ilçeyi anlayamadık. Lütfen mahkeme kaleminden (clerk) teyit edin.',
  'fit.county_not_from_address':
    'Seçtiğiniz ilçe (county): {county}. Adreslere göre ilçe şu olabilir: {counties}. Yanlış ilçede açılan bir dava başka yere gönderilebilir veya reddedilebilir. Lütfen mahkeme kaleminden (clerk) teyit edin.',
} as const satisfies Catalogue<keyof typeof english>;
