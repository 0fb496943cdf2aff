import type { Catalogue } from '../../catalogue/sentences.ts';
import type { paperReadingMessages as english } from '../en/paper-readings.ts';

export const paperReadingMessages = {
  'reading.untold_points':
    'Hâkim şu noktaları sorar ve henüz hiçbir kart bunları anlatmıyor: {points} Olanlara uyan başka kart var mı, bakın.',
  'reading.unequal_pay':
    'Kartlara göre {worked} çarpı {rate}, {comes} eder. Kartlardaki ücret {earned}. Fark fazla mesaiden veya başka bir şeyden geliyorsa bunu olaylarda söyleyin. Gelmiyorsa süreyi, ücreti veya tutarı düzeltin.',
  'reading.untold_reasons':
    'Şu nedeni henüz hiçbir kart anlatmıyor: {reasons}. Onun için bir kart doldurun veya nedeni çıkarın.',
  'reading.ours': 'Düzgün değil: {what}. Bu bizim hatamız. Lütfen belgeleri yeniden isteyin.',
  'reading.name_missing': 'Tüm tarafların tam adları',
  'reading.address_missing': 'Tüm tarafların adresleri',
  'reading.amount_missing': 'Tutar',
  'reading.amount_above_part': 'Bu mahkemenin bakabileceği bir tutar',
  'reading.county_missing': 'İlçe (county)',
  'reading.county_not_allowed': 'Adreslere göre dava açılabilecek bir ilçe (county)',
  'reading.paragraph_missing': 'Atlamadan numaralanmış olaylar',
  'reading.signature_line_missing': 'Tarih ve imza için yer',
  'reading.signature_missing': 'İmzalanan yerde imza ve tarih',
  'reading.signature_unexpected': 'Sizin atmadığınız bir imzanın olmaması',
  'reading.certification_missing': 'Mahkeme kurallarının istediği sözler',
  'reading.docket_not_blank': 'Mahkeme için boş bırakılmış dosya numarası',
  'reading.private_number': 'Özel numara olmaması',
  'reading.speaks_of_military': 'Askerlikle ilgili bir şey olmaması',
  'reading.pages_out_of_order': 'Numaralı ve sıralı sayfalar',
  'reading.text_missing': 'Kesilmiş metin olmaması',
  'reading.private_matter': 'Talebin gerektirmediği hiçbir sağlık veya göçmenlik bilgisi',
  'reading.paper_missing': 'Başvuruya ait her belge',
  'reading.wrong_form': 'Mahkemenin bu bölümü için doğru dava dilekçesi ve çağrı kâğıdı',
  'reading.fee_parts_differ': 'Harç ve harcı oluşturan kısımlar',
  'reading.copies_untold': 'Kaç kopya çıkarılacağı',
  'reading.file_too_large': 'Gönderilecek kadar küçük dosyalar',
  'reading.file_name_refused': 'Mahkemenin kabul ettiği dosya adları',
  'reading.entity_open': 'Her işletmenin ne tür bir işletme olduğu',
  'reading.name_too_long': 'Mahkemenin bilgisayarına sığan adlar',
  'reading.trade_name_untold': 'Birinin iş yaparken kullandığı adlar',
  'reading.county_open': 'Kesinleşmiş bir ilçe (county)',
  'reading.kind_open': 'İşaretlenmiş dava türü',
  'reading.question_open': 'Dava dilekçesindeki her soruya bir yanıt',
  'reading.rows_differ': 'Toplamı istenen tutarı veren satırlar',
  'reading.explanation_missing': 'Tutarı açıklayan her cümle',
  'reading.statute_not_pleaded': 'Bir yasa tutarı artırıyorsa o yasa',
  'reading.sum_unexplained': 'Tutarın nasıl hesaplandığı',
  'reading.pay_unequal': 'Süre çarpı anlaşılan ücret ve kartlardaki ücret',
  'reading.element_untold': 'Talebin her noktası için bir olay',
  'reading.reason_untold': 'İşaretlediğiniz her neden için bir olay',
  'reading.answer_for_untold': 'Başkasının yaptığından neden sorumlu oldukları',
  'reading.time_still_running': 'Yasanın karşı tarafa tanıdığı sürenin bitmiş olması',
  'reading.defendant_untold': 'Her davalının ne yaptığı',
  'reading.interest_unexplained': 'Varsa faizin oranı ve başladığı gün',
  'reading.instalment_undated': 'Her taksitin son ödeme günü',
  'reading.part_not_due': 'Vadesi daha sonra gelen bir taksit olmaması',
  'reading.late_charge_unexplained': 'Gecikme ücretinin şartları',
  'reading.quote_not_english': 'Yalnızca İngilizce sözler',
  'reading.time_limit': 'Dava açma süresinin bitmiş olma ihtimali',
  'reading.notice_of_claim': 'Davadan önce verilmesi gereken bildirim',
  'reading.arbitration_clause': 'Davayı başka yere gönderen bir sözleşme',
  'reading.claim_split': 'Talebin tamamının tek davada olması',
  'reading.amount_not_asked': 'Anlatılan ama istenmeyen para',
  'reading.insurer_paid': 'Sigortanın ödediği para',
  'reading.wrong_party': 'Olaylarda geçen ama taraf olmayan şirketler',
  'reading.part_payment_not_credited': 'Ödenmiş paranın tutardan düşülmesi',
  'reading.setoff_unanswered': 'Sizin onlara borçlu olduğunuzu söyledikleri veya düşülmesini istedikleri',
  'reading.interest_on_penalty': 'Yalnızca borç olan paraya faiz',
  'reading.charge_and_interest': 'Faizle birlikte gecikme ücreti',
  'reading.wrong.private_number':
    'Belgelerde özel bir numara var, örneğin hesap veya plaka numarası. Mektupta o cümlenin tamamını çıkarın.',
  'reading.wrong.speaks_of_military': 'Belgelerde askerlikten söz ediliyor. Mektupta o cümlenin tamamını çıkarın.',
  'reading.wrong.private_matter':
    'Olaylarda sağlıktan veya göçmenlik durumundan söz ediliyor. Dava dilekçesini herkes okuyabilir. Mektupta o cümlenin tamamını çıkarın.',
  'reading.wrong.entity_open':
    'Bir işletmenin adı türünü söylemiyor. Eyaletin kayıtlarından bakın ve burada seçin. Şirketi olmayan bir işletme sahibi orada yazmaz.',
  'reading.wrong.name_too_long':
    'Bir ad veya sokak, mahkemenin bilgisayarına sığmayacak kadar uzun. Belgelerde tamamı yazılı. Kalem kısaltabilir.',
  'reading.wrong.trade_name_untold':
    'Olaylar, birinin başka bir adla iş yaptığını söylüyor; başlıkta bu ad yok. Ticari adı dilekçenin yanıtlarına ekleyin. Onlarla ilgili değilse mahkeme kalemine (clerk) sorun.',
  'reading.wrong.county_open':
    'Adresler ilçeyi (county) açık bırakıyor. Kaleme sorun ve imzalamadan önce burada seçin.',
  'reading.wrong.kind_open': 'Yanıtlarınız açık bıraktığı için dava türü işaretlenmedi. Birini burada seçin.',
  'reading.wrong.question_open': 'Dava dilekçesindeki bir soru işaretsiz. Burada ya da kâğıtta elle yanıtlayın.',
  'reading.wrong.rows_differ': 'Basılan satırların toplamı istenen tutarı vermiyor. Mektuptaki satırlara bakın.',
  'reading.wrong.statute_not_pleaded':
    'Bir yasa tutarı artırıyor, ama dilekçe bu yasayı anmıyor. Mektuptaki satırlara bakın.',
  'reading.wrong.sum_unexplained':
    'Tutara nasıl ulaştığınız yazmıyor. İmzalamadan önce olaylara bununla ilgili bir cümle ekleyin.',
  'reading.wrong.reason_untold':
    'İşaretlediğiniz bir nedeni hiçbir kart anlatmıyor. Onun için bir kart doldurun veya nedeni çıkarın.',
  'reading.wrong.answer_for_untold':
    'Olayları başka birinin yaptığı yazıyor. Karşı tarafın bundan neden sorumlu olduğu yazmıyor. Aracın sahibi olmak yetmeyebilir. Bunu kartta söyleyin veya yardım isteyin.',
  'reading.wrong.pay_unequal':
    'Çalışılan süre çarpı anlaşılan ücret, kartlardaki ücreti vermiyor. Fark fazla mesaiden veya başka bir şeyden geliyorsa bunu olaylarda söyleyin. Gelmiyorsa süreyi, ücreti veya tutarı düzeltin.',
  'reading.wrong.element_untold':
    'Hâkim, henüz hiçbir kartın anlatmadığı noktaları sorar. Olanlara uyan başka kart var mı, bakın.',
  'reading.wrong.time_still_running':
    'Yasa karşı tarafa hâlâ ödeme süresi tanıyor olabilir. Erken açılan dava reddedilebilir.',
  'reading.wrong.defendant_untold':
    'Olaylar, davalılardan birinin ne yaptığını söylemiyor. Bir kartta yazın veya onu kendi sözlerinizde anın.',
  'reading.wrong.interest_unexplained':
    'Faiz isteniyor, ama oranı veya ilk günü yok. Hangi günden, hangi tutara ve hangi oranla olduğunu yazın.',
  'reading.wrong.instalment_undated':
    'Olaylarda taksitlerden söz ediliyor, ama gün yok. Her ödemenin ne zaman yapılması gerektiğini yazın.',
  'reading.wrong.part_not_due':
    'Ödeme planının bir taksitinin vadesi daha gelmedi. Hâkim yalnız vadesi geleni verebilir. Kalanı sonra isteyin veya neden tamamının ödenmesi gerektiğini bir kartta yazın.',
  'reading.wrong.late_charge_unexplained':
    'Gecikme ücreti isteniyor. Olaylar bunun oranını, her seferinde ne kadar olduğunu veya anlaşmanın neresinde yazdığını söylemiyor. Kartta söyleyin.',
  'reading.wrong.quote_not_english':
    'Olaylarda İngilizce olmayan sözler aktarılıyor. Hâkim İngilizce okur. Karta İngilizcesini yazın veya sözlerin anlamını söyleyin.',
  'reading.wrong.time_limit':
    'Geç kalındığını söyleyebilirler. Buna yalnızca mahkeme karar verir. En kısa zamanda ücretsiz hukuki yardım alın. Bir kısmını ödedilerse ya da söz verdilerse olaylarda yazın.',
  'reading.wrong.notice_of_claim':
    'Önce bildirim gerektiğini söyleyebilirler. Ne zaman bildirdiğinizi olaylarda yazın. Kanıtı saklayın.',
  'reading.wrong.arbitration_clause':
    'Sözleşmeniz bunu hakeme gönderiyor olabilir. Davayı açmadan önce o maddeyi okuyun. Başka bir şey diyorsa yanıtınızı burada değiştirin.',
  'reading.wrong.claim_split':
    'Aynı anlaşmazlıktan kalan para başka bir davaya bırakılmış. Mahkeme kalanına sonra bakmayabilir.',
  'reading.wrong.amount_not_asked':
    'Olaylar, tutardan çıkardığınız bir parayı anlatıyor. Bundan vazgeçtiğinizi veya alacağınızı böldüğünüzü söyleyebilirler. Onu isteyin veya kartını mektuptan çıkarın.',
  'reading.wrong.insurer_paid':
    'Sigorta bir kısmını ödedi veya ödeyebilir. Yalnızca kalanı isteyin ve satırlarda düşün.',
  'reading.wrong.wrong_party':
    'Olaylarda dava edilmeyen bir şirket geçiyor. Bu şirketin de sorumlu olup olmadığını kontrol edin.',
  'reading.wrong.part_payment_not_credited':
    'Olaylarda size ödedikleri para geçiyor, ama hiçbir satır onu düşmüyor. Mektuptaki satırlara bakın.',
  'reading.wrong.setoff_unanswered':
    'Olaylar, sizden para istediklerini veya daha az ödemek istediklerini söylüyor. Kanıt getirin veya neden haksız olduklarını söyleyin.',
  'reading.wrong.interest_on_penalty':
    'Bir yasanın da tutarı artırdığı yerde faiz isteniyor. Faiz borca işler, yasanın eklediğine işlemez.',
  'reading.wrong.charge_and_interest':
    'Belgeler aynı faturalar için hem gecikme ücreti hem faiz istiyor. Hâkim yalnızca birini kabul edebilir. İkisini birden istemiyorsanız mektuptan gecikme ücretini çıkarın.',
} as const satisfies Catalogue<keyof typeof english>;
