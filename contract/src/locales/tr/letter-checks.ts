import type { Catalogue } from '../../catalogue/sentences.ts';
import type { letterCheckMessages as english } from '../en/letter-checks.ts';

/** The letter itself is English: words it holds or needs, such as "Dear", "RE:" or "you", stay English here. */
export const letterCheckMessages = {
  'letter.sender_missing': 'En üstte kendi adınız ve adresiniz yer almalıdır. Eksik olan: “{text}”',
  'letter.recipient_missing': 'Mektubun üstünde karşı tarafın adı ve adresi yer almalıdır. Eksik olan: “{text}”',
  'letter.date_missing': 'Mektupta tarih, tek başına bir satırda yer almalıdır: {date}.',
  'letter.date_differs': 'Mektupta yazan tarih {text}, ama mektubun tarihi {date}. Lütfen kontrol edin.',
  'letter.delivery_line_missing': 'Mektupta nasıl gönderildiği yazmıyor. Adresin üstüne şu satırı ekleyin: “{line}”',
  'letter.delivery_line_wrong': 'Mektupta “{text}” yazıyor. Bu satırı ancak tam bu şekilde gönderecekseniz bırakın.',
  'letter.delivery_line_false':
    'Mektupta “{text}” yazıyor. Göndermek için seçtiğiniz yol bu değil. Seçiminize uyan satır: “{line}”',
  'letter.subject_missing': '“RE:” ile başlayan satırda tutar yazmalıdır: {amount}.',
  'letter.salutation_missing':
    'Mektup kimseye hitap etmiyor. “Dear” ve tam isimle başlayın, sonra iki nokta üst üste koyun.',
  'letter.salutation_unfit':
    '“{text}” hitabı uymuyor. Her kişinin tam adını kullanın; işletme adından önce “To” yazın.',
  'letter.guessed_title': '“{text}” gibi bir unvan yanlış olabilir. Unvan olmadan tam adı kullanın.',
  'letter.ask_late': 'Ne istediğinizi en başta söyleyin: {amount}, son gün {date}.',
  'letter.date_without_year': 'Bu tarihte yıl yok: “{text}”. Lütfen ekleyin.',
  'letter.law_unknown':
    'Bu kanunu talebiniz için kontrol etmedik: “{text}”. Ancak kendiniz kontrol ettiyseniz bırakın.',
  'letter.amount_lines_sum': 'Tutarın satırları {sum} ediyor, ama {amount} etmeli. Lütfen düzeltin.',
  'letter.amount_lines_missing':
    'Mektup artık {amount} tutarına nasıl ulaştığınızı göstermiyor. Parçaların listesi okuyana yardım eder.',
  'letter.demand_missing': 'Mektup {amount} istemiyor. Ne kadar ödenmesini istediğinizi söyleyin.',
  'letter.demand_once':
    'Mektupta {amount} yalnızca bir kez geçiyor. Nasıl ödeneceğini söylediğiniz yerde bir kez daha yazın.',
  'letter.demand_not_due':
    'Anlattığınız plana göre {amount} bu mektuptan sonra ödenecek. Son gün, aşağı yukarı: {date}. Hepsini şimdi mi istiyorsunuz?',
  'letter.demand_differs': 'Mektup burada {text}, başka yerde {amount} istiyor. Hangisi doğru?',
  'letter.demand_above_claim': 'Mektup talebinizden fazlasını istiyor: {text}. En çok şu tutarı isteyin: {amount}.',
  'letter.wish_above_claim': 'Bu, talebinizdeki {amount} tutarından fazla: {text}. Kalsın mı?',
  'letter.deadline_missing': 'Mektup ne zamana kadar ödeneceğini söylemiyor. Günü ekleyin: {date}.',
  'letter.deadline_relative': '“{text}” sözünün hangi gün olduğunu kimse bilemez. Günü yazın: {date}.',
  'letter.deadline_differs': 'Mektupta birden fazla son ödeme günü var: {text} ve {date}. Hangisi doğru?',
  'letter.deadline_changed': 'Son ödeme günü şimdi {text}. Önce {date} idi.',
  'letter.deadline_too_soon': 'Şu gün çok erken: {text}. Karşı tarafın en az şu güne kadar süresi var: {date}.',
  'letter.deadline_after_time_limit':
    'Dava açmak için son gün şu olabilir: {lastDay}. Mektup ise şu güne kadar beklerdi: {text}. İstediğiniz bu mu?',
  'letter.way_to_pay_missing': 'Bu yolla ödeme almayı seçtiniz, ama mektupta bu yazmıyor: {way}.',
  'letter.reply_missing':
    'Mektup, karşı tarafın nasıl yanıt verebileceğini söylemiyor. Aynı fikirde değillerse size yazmalarını isteyin.',
  'letter.plan_missing': 'Taksitle ödemeyi kabul edersiniz. Mektup bunu söylemiyor.',
  'letter.plan_unasked': 'Mektup taksitle ödeme teklif ediyor: “{text}”. Siz buna hayır dediniz. Kalsın mı?',
  'letter.court_missing': 'Mektupta bu büyüklükteki bir talebe bakan mahkeme yazmıyor: {court}.',
  'letter.court_wrong':
    'Bu büyüklükteki bir talep şu mahkemeye gider: {court}. Mektupta “{text}” yazıyor. Bu doğru mu?',
  'letter.county_missing': 'Mektupta davayı açacağınız ilçe (county) yazmıyor: {county}.',
  'letter.county_wrong':
    'Mektupta yazan ilçe (county): {text}. Yanıtlarınıza göre talep şuraya gider: {county}. Bu doğru mu?',
  'letter.court_unfit':
    'Yanıtlarınıza göre bu tür bir mahkeme bu talebe bakmayabilir. Mektupta “{text}” yazıyor. Bu doğru mu?',
  'letter.costs_missing': 'Mektup, mahkeme masraflarını isteyeceğinizi söylemiyor.',
  'letter.lawyer_fees': 'Mektup “{text}” istiyor. Talebiniz için bunu veren bir kanun bilmiyoruz. Kalsın mı?',
  'letter.records_missing': 'Mektup, iki tarafın da mesajları, fotoğrafları ve kâğıtları saklamasını istemiyor.',
  'letter.threat':
    'Bu bir tehdit gibi okunabilir: “{text}”. Para isteyen bir mektupta tehdit olamaz. Cümleyi çıkarın veya değiştirin.',
  'letter.not_past': 'Talep mektubu ne olduğunu anlatır. Bu ise olabilecek bir şeyden söz ediyor: “{text}”. Kalsın mı?',
  'letter.read_again':
    'Bu cümleyi yeniden okuyun. Baskı gibi okunabilir ya da özel bir şeyi ortaya çıkarabilir: “{text}”. Kalsın mı?',
  'letter.look_again':
    'Şunu bir kez daha okuyun: “{text}”. Mektubun yalnızca olanı anlatması en güvenlisidir. Böyle kalması doğru mu?',
  'letter.original_unread':
    'Kendi sözleriniz başka bir dilde ve bunları denetleyemiyoruz. Tehdit, özel numara, sağlık ve göçmenlik bilgisi var mı, bir kez daha okuyun. Karşı taraf hepsini okuyacak. Kalsın mı?',
  'letter.health': 'Bu, sağlıkla ilgili: “{text}”. Mektubu gören herkes okuyabilir. Kalsın mı?',
  'letter.immigration': 'Bu, göçmenlikle ilgili: “{text}”. Tehdit gibi anlaşılabilir. Kalsın mı?',
  'letter.family': 'Bu, bir aileyle ilgili: “{text}”. Mektubu gören herkes okuyabilir. Kalsın mı?',
  'letter.military': 'Bu, askerlikle ilgili: “{text}”. Mektubun buna ihtiyacı yok. Kalsın mı?',
  'letter.insult': 'Bu, okuyanı kırabilir ve ödeme isteğini azaltabilir: “{text}”. Kalsın mı?',
  'letter.hurts_case': 'Bu size karşı kullanılabilir: “{text}”. Kalsın mı?',
  'letter.capitals': 'Büyük harfler bağırmak gibi okunur: “{text}”',
  'letter.too_many_places':
    'Bakılacak yerler gösterebileceğimizden fazla. Lütfen önce yukarıdakilere karar verin, sonra yeniden bakın.',
  'letter.sentence_long': 'Bu cümle {words} kelime. İki cümleye bölün.',
  'letter.paragraph_long': 'Bu bölüm {words} kelime. Ortasından yeni bir bölüm başlatın.',
  'letter.hard_to_read': 'Mektubu okumak zor (okuma düzeyi: {grade}. sınıf). Kısa cümleler ve sade sözler kullanın.',
  'letter.too_short':
    'Mektup kısa. Açık bir mektup ne olduğunu, neyin neden borç olduğunu ve ne zamana kadar ödeneceğini söyler.',
  'letter.too_long': 'Mektup {words} kelime; bu, iki sayfadan fazla. Lütfen kısaltın.',
  'letter.residue': 'Mektupta hâlâ gönderilmemesi gereken bir şey var: “{text}”. Lütfen çıkarın.',
  'letter.machine_words': 'Bu, bir bilgisayara verilen talimat gibi okunuyor: “{text}”. Kalsın mı?',
  'letter.private_number': 'Mektupta özel bir numara var gibi görünüyor: “{text}”. Lütfen göndermeden önce çıkarın.',
  'letter.birth_date': 'Mektupta bir doğum tarihi var: “{text}”. Lütfen göndermeden önce çıkarın.',
  'letter.signer_missing': 'Kapanış sözünün altında şu isim eksik: “{text}”',
  'letter.lawyer_look': 'Bu, bir avukat veya mahkeme yazmış gibi görünebilir: “{text}”. Kalsın mı?',
  'letter.recipient_third_person': 'Karşı tarafa yazıyorsunuz. “you” (siz) deyin, “{text}” demeyin.',
  'letter.other_language': 'Bu İngilizce değil ya da olmayabilir: “{text}”. Karşı taraf okuyamayabilir. Kalsın mı?',
} as const satisfies Catalogue<keyof typeof english>;
