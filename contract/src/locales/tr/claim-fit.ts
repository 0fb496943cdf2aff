import type { Catalogue } from '../../catalogue/sentences.ts';
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
  'fit.child_hurt_not_named': `Çocuğunuzun ağrısı için para istiyorsunuz. Bu talep çocuğun kendisinindir. Talepte bulunan kişi olarak çocuğunuzu yazın, 18 yaşından küçük olduğunu belirtin ve kendinizi anne, baba veya vasi olarak yazın. Ödediğiniz faturaları istemek için kendinizi ikinci talep eden kişi olarak ekleyin. O zamana kadar bu site bunun için mahkeme belgesi hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.child_hurt_parent_paid':
    'Çocuğunuz yaralandı. Anne veya baba olarak ödediğiniz faturaları isteyebilirsiniz. Ağrı çocuğunuzun kendi talebidir ve onun adına istenir.',
  'fit.child_may_be_hurt':
    'Sözleriniz bir çocuğunuzdan söz ediyor ve siz ağrı için para istiyorsunuz. Zarar gören çocuksa bu ağrı çocuğun kendi talebidir. Talepte bulunan kişi olarak çocuğu yazın ve kendinizi anne, baba veya vasi olarak yazın. Zarar gören sizseniz bir şey değişmez.',
  'fit.child_bills_of_parent':
    'Talep 18 yaşından küçük birinin adına. Anne veya babanın ödediği faturalar onun kendi talebidir. Bunları siz ödediyseniz kendinizi ikinci talep eden kişi olarak ekleyin.',
  'fit.bankruptcy': `Biri iflas başvurusu yapınca kanun, ondan para isteyen mektupları ve davaları durdurur. Talep o zaman iflas mahkemesine gider. Bu site bunun için mektup veya belge hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.restraining_order': `Bir uzaklaştırma kararı (restraining order) varsa, mektup bu karara aykırı olabilir veya birini tehlikeye atabilir. Bu site bunun için mektup veya belge hazırlamaz. Tehlike varsa 911’i arayın. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.other_side_lawyer': 'Karşı tarafın bu konuda bir avukatı varsa, mektuplar karşı tarafa değil, avukata gider.',
  'fit.mentions_bankruptcy':
    'Anlattıklarınızda iflas geçiyor. Karşı taraf iflas başvurusu yaptıysa kanun, ondan para isteyen mektupları ve davaları durdurur. Lütfen bununla ilgili soruya bakın.',
  'fit.mentions_death':
    'Anlattıklarınızda bir ölüm veya miras geçiyor. Ölmüş bir kişiye karşı talep, mirasın işlerini yürüten kişiye gider. Lütfen bununla ilgili soruya bakın.',
  'fit.mentions_restraining_order':
    'Anlattıklarınızda bir uzaklaştırma kararı (restraining order) geçiyor. Bir mektup böyle bir karara aykırı olabilir. Lütfen bununla ilgili soruya bakın.',
  'fit.mentions_lawyer':
    'Anlattıklarınızda bir avukat geçiyor. Karşı tarafın bu konuda bir avukatı varsa mektuplar avukata gider. Lütfen bununla ilgili soruya bakın.',
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
  'fit.deceased': `Ölmüş bir kişiye karşı talep, mirasın işlerini yürüten kişiye yazılı ve yeminli olarak verilir. Süre ölümden sonra {months} aydır. Ölen kişiye yazılan mektup işe yaramaz, bu yüzden bu site onu hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.estate_named': `Bir miras (estate) yazdınız. Ona karşı talep, ölümden sonra {months} ay içinde, işlerini yürüten kişiye yazılı ve yeminli olarak yapılır. Ona mektup gidebilir ama mektup o talebin yerine geçmez. Bu site bunun için mahkeme belgesi hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.named_like_public_body':
    '“{name}” bir kamu kurumunun adına benziyor ama siz öyle olmadığını yanıtladınız. Bir kamu kurumunun verdiği zararla ilgili talep için {days} gün içinde yazılı bildirim gerekir. Verdiğiniz tarihe göre bunun son günü: {noticeBy}. Lütfen yanıtınıza bir daha bakın.',
  'fit.named_like_federal':
    '“{name}” federal bir kurumun adına benziyor ama siz öyle olmadığını yanıtladınız. Amerika Birleşik Devletleri’ne karşı taleplerin kendi kuralları vardır. Lütfen yanıtınıza bir daha bakın.',
  'fit.mentions_professional':
    '“{words}” lisanslı bir meslek sahibini gösteriyor ama siz konunun onun hatalı işi olmadığını yanıtladınız. Küçük mahkemeler böyle işlerle ilgili taleplere bakmaz. Lütfen yanıtınıza bir daha bakın.',
  'fit.mentions_health_bill':
    'Anlattıklarınızda “{words}” geçiyor ama siz konunun bir sağlık faturası olmadığını yanıtladınız. Böyle bir fatura istenmeden önce kanunun koyduğu adımlar vardır. Lütfen yanıtınıza bir daha bakın.',
  'fit.mentions_assignment':
    'Anlattıklarınızda “{words}” geçiyor ama siz bu talebi size kimsenin vermediğini yanıtladınız. Önce başkasının olan bir talebin kendi kuralları vardır. Lütfen yanıtınıza bir daha bakın.',
  'fit.state_contract_stop':
    'Eyaletin kendisiyle yapılan bir anlaşmayla ilgili talep için {days} gün içinde yazılı bildirim gerekir. Verdiğiniz tarihe göre bunun son günü: {noticeBy}. Ardından dava açılabilmesi için {waitDays} gün geçmelidir; üst sınır çoğunlukla {years} yıldır. Bu site bunun için mahkeme belgesi hazırlamaz.',
  'fit.public_contract_local':
    'Bir belediye, ilçe (county), okul veya kamu idaresiyle yapılan anlaşmada, zararlar için olan kısa bildirim geçerli değildir. Sözleşmenin kendisi bir bildirim isteyebilir.',
  'fit.compact_notice':
    'Bu kurum iki eyaletindir ve anlaşmalar için de geçerli olan kendi kanunu vardır. Yazılı bildirim ona davadan en az {days} gün önce ulaşmalıdır; dava için son gün şu olabilir: {lastDay}. Bu yüzden bildirim için son güvenli gün şu olabilir: {noticeBy}. Bu site bunun için mahkeme belgesi hazırlamaz.',
  'fit.compact_notice_may_be_late': `Bu kurum iki eyaletindir ve anlaşmalar için de geçerli olan kendi kanunu vardır. Yazılı bildirim ona davadan en az {days} gün önce ulaşmalıdır; bu yüzden son güvenli gün şuydu: {noticeBy}. Dava için son gün şu olabilir: {lastDay}. Çok geç olabilir. Bu site bunun için mahkeme belgesi hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.interstate_body': `Bu kurum iki eyaletindir ve kendi kanununa bağlıdır. O kanunu okumadık; bildirim süresi kısa olabilir. Bu site bunun için mahkeme belgesi hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.bad_check_more':
    'Kendi bildiriminden ve onun günlerinden sonra, karşılıksız çeklerle ilgili kanun çekin {times} katını, daha çoksa {floor} ekler. Çekin üstünde {cap} tutarından fazlasını hiç eklemez. Bildirim o kanundaki bildirim olmalıdır; yoksa hiçbir şey eklenmez.',
  'fit.deposit_clock':
    'Ev sahibinin, kiralama bittikten sonra depozitoyu faiziyle geri göndermek veya kesintilerin listesini yollamak için {days} günü vardır. Verdiğiniz tarihe göre bu gün şuydu: {day}.',
  'fit.deposit_clock_running':
    'Ev sahibinin, kiralama bittikten sonra depozitoyu faiziyle geri göndermek veya kesintilerin listesini yollamak için {days} günü vardır. Verdiğiniz tarihe göre bu gün: {day}. Mektup şimdi gidebilir. Mahkeme belgeleri o günden sonra hazırlanabilir.',
  'fit.deposit_short_clock':
    'Oturmayı bir yangın, su baskını veya resmî emir bitirdiyse depozito süresi daha kısadır. Kiracı isteyince, bir görevlinin eve ilan astığı günden sonra ev sahibinin {days} iş günü vardır. Verdiğiniz tarihe göre bu gün: {day}. Mahkeme belgeleri o günden sonra hazırlanabilir.',
  'fit.deposit_safety_clock':
    'Kiracı güvenliği için, kanunun istediği bildirimle ayrıldıysa ev sahibinin depozitoyu geri göndermek için daha az zamanı vardır. Kaynaklar bu süreyi iki ayrı şekilde sayıyor; bu yüzden sayı yazmıyoruz. Lütfen mahkeme kaleminden (clerk) teyit edin. Mahkeme belgeleri o süreden sonra hazırlanabilir.',
  'fit.deposit_still_there':
    'Kiracı hâlâ evde oturuyorsa depozitonun geri verilme zamanı gelmemiştir. Bu site şimdi bunun için mahkeme belgesi hazırlamaz.',
  'fit.deposit_cap':
    'Kartlarınıza göre depozito {paid} idi. O kira için kanunun izin verdiği en yüksek depozito {cap}.',
  'fit.deposit_new_owner':
    'Bina satılınca depozitodan faiziyle birlikte yeni sahip de sorumlu olur. Karşı taraf olarak iki sahip de yazılabilir.',
  'fit.locked_out_now': `Hâlâ dışarıda kalan biri hâkimden evin açılmasını isteyebilir, çoğu zaman aynı gün. Bu bir mektuptan daha hızlıdır. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.lockout_loss':
    'Mahkeme kararı olmadan evden çıkarılan kiracı, bunun yol açtığı bütün zararı, mahkeme masraflarını ve makul avukat ücretini isteyebilir.',
  'fit.lockout_loss_more':
    'Mahkeme kararı olmadan evden çıkarılan kiracı, bunun yol açtığı bütün zararı, mahkeme masraflarını ve makul avukat ücretini isteyebilir. Geri dönmek doğru çözüm değilse kanun zararın {times} katına izin verir. Kaybolan eşya için bu geçerli değildir.',
  'fit.tenant_property':
    'Ev sahibi kiracının eşyasını satmadan veya atmadan önce kanun yazılı bildirim ister. Bu yapılmadıysa mahkeme zararın {times} katına kadar verebilir.',
  'fit.landlord_list':
    'Depozitoyu elinde tutan ev sahibi, kiracıya {days} gün içinde kesintilerin listesini göndermeliydi. Kartlarınızda o listenin günü yok. Kiracı o zaman hakkı olmadan tutulan kısmın iki katını isteyebilir.',
  'fit.landlord_list_late':
    'Depozitoyu elinde tutan ev sahibi, kiracıya {days} gün içinde kesintilerin listesini göndermeliydi. Kartlarınıza göre liste daha geç gönderildi. Kiracı o zaman hakkı olmadan tutulan kısmın iki katını isteyebilir.',
  'fit.rent_late_charge':
    'Kira için gecikme bedeli istiyorsunuz. Yasa, yaşlı kiracılara ve bazı yardımları alanlara bundan önce {days} iş günü tanır. Genel bir sınır bulmadık. Kira sözleşmesinin ne dediğine bakın.',
  'fit.landlord_registration':
    'Evini kiraya verenin evi eyalete veya belediyeye kaydettirmesi gerekebilir. Yalnızca para istendiğinde bunun önemli olup olmadığını okumadık. Mahkeme kalemine sorup doğrulayın ve varsa kaydı yanınızda getirin.',
  'fit.answer_for_another':
    'Kartınızda bunu başka birinin yaptığı yazıyor. Bir şirket çoğunlukla çalışanlarından sorumludur. Anne baba veya arabasını ödünç veren, kendi kusuru yoksa çoğu zaman sorumlu değildir. Bu konuda kaynak okumadık; ücretsiz hukuki yardımla doğrulayın.',
  'fit.no_law_of_its_own':
    'Yalnızca kuru temizleyiciler için olan bir eyalet yasası bulmadık. Başkasına bırakılan eşyaya ilişkin genel kurallar ve anlaştığınız şey geçerlidir. Ücretsiz hukuki yardımla doğrulayın.',
  'fit.part_payment':
    'Dava açma süresi şu gün dolabilir: {safeDay}. {paidOn} günü yapılan ödeme yüzünden süre şu güne kadar uzayabilir: {laterDay}. Buna yalnızca bir mahkeme karar verebilir. İlk gün daha güvenlidir.',
  'fit.part_payment_unknown':
    'Karşı taraf bu borcun bir kısmını ödediyse veya borçlu olduğunu yazan bir kâğıt imzaladıysa süre yeniden başlamış olabilir. Değilse şu gün dolabilir: {safeDay}. Ödemenin gününü bir kartta yazabilirsiniz.',
  'fit.false_words': `Gerçek olmayan sözlerle ilgili dava açma süresi kısadır. Sözlerin ilk söylendiği veya paylaşıldığı günden sayılır ve şu gün dolabilir: {lastDay}. Yeniden paylaşılmaları çoğunlukla yeni bir süre başlatmaz. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.interest_too_high':
    'Kanun faizi yazılıysa yılda yüzde {written}, değilse yüzde {spoken} ile sınırlar. Daha fazlasını isteyen faizin tamamını kaybedebilir; çok yüksek oranlar suç olabilir. Anlattıklarınız daha yüksek bir oran söylüyor gibi, lütfen oranınızı doğrulayın. Yalnızca ödünç verilen para istenebilir.',
  'fit.interest_limit':
    'Kanun faizi yazılıysa yılda yüzde {written}, değilse yüzde {spoken} ile sınırlar. Daha fazlasını isteyen faizin tamamını kaybedebilir. Sizin oranınızı okuyamadık, lütfen karşılaştırın.',
  'fit.arbitration':
    'Bir sözleşme, anlaşmazlıkların mahkemeye değil tahkime (arbitration) gideceğini söyleyebilir. Bunu açıkça söylüyorsa karşı taraf bunu isteyebilir. Böyle maddelerin çoğu küçük talepler mahkemesine yine izin verir; o sayfayı getirmek yararlıdır.',
  'fit.arbitration_small_claims':
    'Sözleşmenizde tahkim (arbitration) geçiyor ve küçük talepler mahkemesine izin veriliyor. Bunu yazan sayfayı mahkemeye getirmek yararlıdır.',
  'fit.part_given_up': 'Burada istemediğiniz kısımdan vazgeçiyorsunuz. O kısım sonradan istenemez.',
  'fit.part_kept_for_later':
    'Mahkemeler bir anlaşmazlığın tamamını tek davada ister. Dava karara bağlanınca geri kalanı çoğunlukla sonradan istenemez. Burada bütün tutar istenebilir ya da kalandan vazgeçilebilir.',
  'fit.only_the_thing':
    'Küçük talepler mahkemesi yalnızca paraya karar verir. Birine bir eşyayı geri vermesini emredemez. O başka tür bir davadır; bu yüzden bu site mahkeme belgesi hazırlamaz. Mektupta eşya yine istenebilir.',
  'fit.other_side_minor': `18 yaşından küçük birine yetişkin gibi dava açılamaz. Mahkeme önce dava için bir vasi atar; küçükle yapılan anlaşma bozulabilir. Anne ve baba yalnızca anne baba oldukları için borçlu olmaz. Bu site bunun için mahkeme belgesi hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.other_side_may_be_minor':
    '18 yaşından küçük birine yetişkin gibi dava açılamaz. Mahkeme önce dava için bir vasi atar. Lütfen belge verilmeden önce yaşı öğrenin.',
  'fit.insurer_paid_all':
    'Sigorta bir kısmını ödedi, siz hepsini istiyorsunuz. Aynı zarar iki kez ödenmez; sigortanın ödediği kısmı çoğunlukla sigorta kendisi ister. Olağan tutar, zarardan sigortanın ödediği çıkarılınca kalandır. Muafiyet payınız (deductible) buna dahildir.',
  'fit.insurer_paid_part':
    'Sigorta bir kısmını ödedi, siz kalanını istiyorsunuz. Sigortanın kâğıdı ne ödediğini ve muafiyet payını (deductible) gösterir.',
  'fit.insurer_open':
    'Sigorta başvurusu hâlâ sürüyor. Sonradan ödediği bu talepten düşülür. Bu sırada dava açma süresi işlemeye devam eder.',
  'fit.hurt_at_work': `İşte uğranan zararda, işverene veya iş arkadaşına karşı davanın yerini çoğunlukla iş kazası sigortası (workers’ compensation) alır. Onun kendi dairesi ve kendi süresi vardır. Bu site bunun için mahkeme belgesi hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.charity':
    'Kâr amacı gütmeyen bir ibadethane, hayır kurumu veya okul, hizmet verdiği kişiye karşı dikkatsizlikten çoğu zaman sorumlu olmaz. Bu kural anlaşmalar, ücretler veya mallar için değildir.',
  'fit.uninsured_driver': `Kendi arabasını sigortasız süren biri, kazada yaralandığı için çoğunlukla talepte bulunamaz. Arabadaki hasar yine istenebilir. Bu site yaralanma için mahkeme belgesi hazırlamaz. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.towing':
    'Özel bir otoparktan araç çekmenin kuralları vardır: girişte belli sözleri taşıyan bir tabela, yerin sahibinin onayı ve makul ücret. Polisin istediği bir çekme başka kurallara bağlı olabilir.',
  'fit.used_car':
    'O fiyattaki ve o mildeki bir araba için satıcı, {days} gün veya {miles} millik yazılı garanti vermelidir; hangisi önce dolarsa. Garanti motoru ve arabayı yürüten parçaları kapsar.',
  'fit.used_car_miles':
    'Satıcı, {miles} mile ve {years} model yılına kadar olan birçok ikinci el araba için yazılı garanti vermelidir. Süresi mile bağlıdır. Satışın kartı yılı, mili ve fiyatı söyleyebilir.',
  'fit.new_car':
    'Yeni arabanın, ilk {years} yıl veya {miles} mil için kendi kanunu vardır. Bu süre dolmadan satıcıya değil, arabanın üreticisine taahhütlü mektup (certified mail) ister.',
  'fit.shop_keeps_car':
    'Tamirhane, sahibinin kabul ettiği iş veya bekletme için arabayı tutabilir. Araba sahibi yazılı hesap isteyebilir. Bekletme her gün pahalılaşabilir; küçük talepler mahkemesi arabanın geri verilmesini emredemez.',
  'fit.storage_sale':
    'Depodaki eşya satılmadan önce kanun, ödeme için en az {days} gün veren bir bildirim ve ilan ister. Bu yapılmadıysa eşyanın sahibi makul değerini isteyebilir.',
  'fit.mover_claim':
    'Eyalet içindeki taşınmada, ödenmiş faturayla birlikte yazılı talep, teslimden sonra {days} gün içinde taşıyıcıya ulaşmalıdır. Verdiğiniz tarihe göre bu gün: {claimBy}. Taşıyıcı reddettikten sonra {years} yıla kadar dava açılabilir.',
  'fit.mover_claim_may_be_late': `Eyalet içindeki taşınmada, ödenmiş faturayla birlikte yazılı talep, teslimden sonra {days} gün içinde taşıyıcıya ulaşmalıdır. Verdiğiniz tarihe göre bu gün şuydu: {claimBy}. Böyle bir talep yoksa çok geç olabilir. Taşıyıcı reddettikten sonra {years} yıla kadar dava açılabilir. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.carrier_claim':
    'Eyaletler arası taşınmada sözleşmelerin çoğu, taşıyıcıya yazılı talep için {months} ay verir. Verdiğiniz tarihe göre bu gün: {claimBy}. Yazılı retten sonra çoğunlukla {years} yıla kadar dava açılabilir.',
  'fit.carrier_claim_may_be_late': `Eyaletler arası taşınmada sözleşmelerin çoğu, taşıyıcıya yazılı talep için {months} ay verir. Verdiğiniz tarihe göre bu gün şuydu: {claimBy}. Böyle bir talep yoksa çok geç olabilir. Yazılı retten sonra çoğunlukla {years} yıla kadar dava açılabilir. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.mover_claim_unsure':
    'Taşıyıcıya erken yazılı talep verilmelidir. Eyalet içindeki taşınmada son gün şu olabilir: {insideBy}. Eyaletler arası taşınmada: {acrossBy}. İlk gün daha güvenlidir.',
  'fit.door_sale':
    'Evde veya dükkân dışında yapılan birçok satışta alıcı, {days} iş günü içinde yazılı olarak vazgeçip parasını geri alabilir. Satıcı bunu yazan bir bildirim vermelidir.',
  'fit.gym':
    'Spor salonu sözleşmesi, salonun açık olduğu {days} gün içinde yazılı olarak iptal edilebilir. Sonra da {miles} milden uzağa taşınma, hastalık veya salonun kapanması yüzünden bitebilir. Kurslar ve okullar için başka kurallar olabilir.',
  'fit.gift_card':
    'Bir mağazanın hediye kartı ilk {months} ay içinde süresini dolduramaz ve değer kaybedemez. Her yerde geçen banka kartlarının kuralları başkadır.',
  'fit.sick_pet':
    'Evcil hayvan kuralları, hayvanın sağlıklı olmadığını yazan bir veteriner kâğıdı ister. Bu kâğıt {days} gün içinde, doğuştan sorunlarda {months} ay içinde alınır ve {deliver} gün içinde satıcıya verilir. Kurallar hayvan dükkânları ve satıcıları içindir.',
  'fit.home_job':
    '{amount} üstündeki ev işlerinde kanun imzalı bir sözleşme ve kayıtlı bir usta ister. Bu işi meslek edinen tek bir kişiyi de şirket gibi bağlar. Kimin kayıtlı olduğunu eyaletin sitesi gösterir.',
  'fit.contractor_papers': `Kayıtlı olmayan veya imzalı sözleşmesi bulunmayan bir ev ustası talebini kaybedebilir. Ev sahibi o zaman kendi zararının üç katını isteyebilir. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.copy_to_state':
    'Mahkeme belgelerinde tüketici dolandırıcılığı kanunu geçiyorsa, mahkemeye verildikten sonra {days} gün içinde bir kopyası eyaletin avukatına (Attorney General) gider.',
  'fit.contract_term':
    'Alıcının açık bir hakkını elinden alan bir madde kanuna aykırı olabilir. Bundan zarar gören alıcı en az {amount} isteyebilir. Madde tek başına bir talep doğurmaz.',
  'fit.own_business_work':
    'Kendi işletmeniz olarak yaptığınız işte anlaşmanın kendisi geçerlidir. Ek para veren ücret kanunu çalışanlar içindir.',
  'fit.multiple_left_out':
    'Bir yasanın verebileceği daha büyük bir tutarı istemeyi seçtiniz. Yanıtlarınız ve satırlarınız şu anki hâliyle o yasa sizin için geçerli görünmüyor. Bu yüzden mektup ve mahkeme belgeleri yalnızca talebinizi ister. Başka hiçbir şey kaybolmaz.',
  'fit.overtime':
    'Bir haftada {hours} saatten fazla çalıştınız. Fazla saatler için yasa, olağan ücretinizden daha fazlasını verebilir. Bu yasanın hangi işleri kapsamadığını okumadık. Tutarı belirlemeden önce çalışma dairesine sorun: şimdi istemediğiniz kaybolabilir.',
  'fit.wages':
    'Ödenmemiş ücretlerde eyaletin çalışma dairesi {limit} tutarına kadar olan talebe ücretsiz bakabilir. Mahkemede çalışan, ücretini ve yüzde {percent} fazlasını isteyebilir. Çoğunlukla ikisinden biri seçilir.',
  'fit.bad_check_notice_running':
    'Çekle ilgili bildirim {days} gün verir. Kartınıza göre bu süre {until} gününe kadardır. O gün bitmeden mahkemeden yalnızca çekin tutarı istenebilir.',
  'fit.bad_check_form':
    'Karşılıksız çek yasasının bildiriminde belirli sözler vardır; hepsini okumadık. Mektubunuzla birlikte gelmiyorsa lütfen yasanın kendisinden alın. Bildirim, bilinen son adrese taahhütlü postayla gider.',
  'fit.bad_check_stopped':
    'Bildiğimiz kadarıyla karşılıksız çek yasası, durdurulan bir ödemeyle ilgili değildir. Bunu metninde okumadık, lütfen doğrulayın. Çekin ödeyeceği borç yine de istenebilir.',
  'fit.bad_check_no_account':
    'Karşılıksız çek yasası, hesabı olmayan bir çek için de geçerlidir. Bildiğimiz kadarıyla kapalı hesap, hesap yok sayılır. Bunu metninde okumadık, lütfen doğrulayın.',
  'fit.deposit_interest':
    'Depozito kiracının parası olarak kalır ve faizi her yıl ödenmelidir. Mektup bu faizi ve nasıl hesaplandığını sorabilir. Oranı bilmediğimiz için hiçbir şey eklemiyoruz.',
  'fit.deposit_double_limit':
    'Yasanın iki katına çıkardığı depozito, küçük talepler mahkemesinin sınırı olan {limit} için bütünüyle sayılır. Mahkeme giderleri sayılmaz. Üstünde davaya mahkemenin sonraki bölümü bakar ya da bir kısımdan vazgeçilir.',
  'fit.deposit_as_rent': `Bir nota göre banka bildirimini veya faizi almayan kiracı, ev sahibine yazıp depozitoyu yılda yüzde {percent} ekiyle kira yerine kullanabilir. Bunun ne zaman geçerli olduğunu okumadık, lütfen önce doğrulayın. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.rent_credit': `Söz verilen kira indirimi için bir yasa bulamadık. Söz, anlaşmanın parçası sayılır; onu gösteren bir mesaj veya kâğıt işe yarar. Lütfen doğrulayın. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.rent_receipt': `Kira makbuzu için bir yasa bulamadık. Banka kayıtları, havale çeki (money order) koçanları ve mesajlar da ödemeyi gösterebilir. Lütfen doğrulayın. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.application_fee':
    '{from} gününden beri birçok kiralık ev için başvuru ücreti en çok {amount} olabilir. Bu tutar her yıl değişebilir. Bir veya iki evli binalar ve evin sahibi olmayan emlakçı için geçerli değildir. Fazla ödenen geri istenebilir. Yalnız bunun için dava hakkı bulamadık.',
  'fit.application_fee_before':
    'Kira başvuru ücretinin sınırı olan {amount} yalnızca {from} gününden beri geçerlidir. Daha önce ödenen ücret için bir sınır bulamadık. O zaman anlaşma geçerlidir, lütfen doğrulayın.',
  'fit.expired_consumer_debt':
    'Bu borç için dava süresi geçmiş olabilir. Böyle bir borcu bir kişiden isteyip mahkemeden söz eden şirket federal yasayı çiğneyebilir. Bu yüzden mektup mahkemeden söz etmez. Belge vermeden önce lütfen bir avukata sorun.',
  'fit.note_due': 'Ödeme günü yazılı bir senet çoğu zaman o günden {years} yıl sonrasına kadar istenebilir.',
  'fit.note_demanded':
    'İstenince ödenecek bir senette süre, istendiği günden başlayabilir. Kartınıza göre bu {askedOn} idi; süre {lastDay} gününe kadar sürebilir. Borç gününden sayılırsa {safeDay} günü biter. İlk gün daha güvenlidir.',
  'fit.note_not_demanded':
    'İstenince ödenecek bir senette süre, istendiği günden {years} yıl olabilir. Kimse istemez ve {idleYears} yıl hiçbir şey ödenmezse süre bitmiş olabilir. İsteğinizin kartı gününü söyleyebilir. Borç gününden sayılan gün daha güvenlidir.',
  'fit.note_unsure':
    'Bir senedin süresi sözlerine bağlıdır. Ödeme günü varsa o günden başlar. İstenince ödenecekse istendiği günden {years} yıl olabilir, ödemesiz {idleYears} yıl sonra bitmiş olabilir. Lütfen senede bakın.',
  'fit.refund_not_posted':
    'Mağaza iade kurallarını asmalıdır. Asmazsa alıcı, satın aldıktan sonra {days} güne kadar para iadesi veya alacak seçebilir. Mal kullanılmamış olmalı; fiş işe yarar. Arabalar, bozulan yiyecekler ve ısmarlama mallar için bu hak yoktur.',
  'fit.refund_posted':
    'Asılı iade kuralı, mağazanın neyi geri verdiğini söyler. Levhanın fotoğrafı işe yarar. Yalnızca kural asılı değilse alıcının kullanılmamış mal için {days} güne kadar hakkı vardır.',
  'fit.refund_policy':
    'Mağaza iade kurallarını asmalıdır. Asmazsa alıcı, kullanılmamış mal için satın aldıktan sonra {days} güne kadar para iadesi veya alacak seçebilir. Lütfen asılı bir kural var mıydı bakın.',
  'fit.refund_online': `Asılı iade kuralı yasası mağazalar içindir. İnternet siparişleri için de geçerli mi bulamadık, lütfen doğrulayın. Şartların olduğu sayfayı saklamak iyidir. Ücretsiz yardım: ${freeHelpLine}.`,
  'fit.commission_ended':
    'Çalışan olmayan bir satış temsilcisi için komisyonlar, iş bittikten {days} gün sonra ya da daha geç ise vadesinden o kadar gün sonra ödenmelidir. Ödenmezse mahkeme bu tutarın {times} katını ekleyebilir. Gerçek bir nedeni olmadan dava açan temsilci, karşı tarafın avukatını ödemek zorunda kalabilir.',
  'fit.commission_later':
    'Komisyon yasası, çalışan olmayan ve sipariş alan satış temsilcileri içindir. O iş bittikten {days} gün sonra geçerlidir. O zaman mahkeme borcun {times} katını ekleyebilir. Ondan önce anlaşma geçerlidir.',
} as const satisfies Catalogue<keyof typeof english>;
