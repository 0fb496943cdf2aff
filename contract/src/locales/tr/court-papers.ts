import type { Catalogue } from '../../catalogue/sentences.ts';
import type { courtPapersMessages as english } from '../en/court-papers.ts';
import { words } from '@plainclaim/domain/served-words/tr';

const stops = {
  'papers.not_here': 'Bu site bu mahkeme için mahkeme belgesi hazırlamaz.',
  'papers.stopped':
    'Mahkemenin bir kuralı, bu sitenin bu talep için mahkeme belgesi hazırlamasına engel oluyor. Kuralı aşağıda okuyabilirsiniz.',
  ...words.papers,
  'papers.county_needed':
    'Davanın hangi ilçede (county) açılacağını adreslerden anlayamadık, bu yüzden mahkeme belgesi hazırlanmadı. Bu, mektubunuzu etkilemez.',
  'papers.story_not_english':
    'Mahkeme belgeleri İngilizcedir. Lütfen ne olduğunu soran kartları doldurun: onlardan İngilizce cümleler oluşur. Sonra belgeleri yeniden isteyin.',
  'papers.no_facts':
    'Ne olduğunu anlatan cümlelerin hiçbiri bir dava dilekçesinde (complaint) yer alamaz. Lütfen ne olduğunu soran kartları doldurun, sonra belgeleri yeniden isteyin.',
  'papers.private_number':
    'Bir isimde veya adreste özel bir numara var, örneğin sosyal güvenlik numarası (Social Security). Böyle numaralar mahkeme belgelerinde yer alamaz.',
  'papers.first_owner_needed':
    'Mahkeme belgelerinde bu talebin ilk sahibinin adı yazmalıdır. Lütfen bununla ilgili soruyu yanıtlayın, sonra belgeleri yeniden isteyin.',
  'papers.name_missing': 'Bir isim veya adres eksik ya da okunamıyor, bu yüzden mahkeme belgesi hazırlanmadı.',
  'papers.guardian_needed':
    '18 yaşından küçük biri adına anne, baba veya vasi hareket etmeli ve adı belgelerde yazmalıdır.',
} as const;

export const courtPapersMessages = {
  ...stops,
  'papers.unknown_case': 'Bu dosyayı bulamadık.',
  'papers.questions_open':
    'Mahkeme, mektubunuz için gerekmeyen birkaç soru sorar. Bunları yanıtlayın; mahkeme belgeleri o zaman hazırlanır.',
  'papers.not_included': 'Paketinizde mahkeme belgeleri yok. Mektup olduğu gibi kaldı.',
  'papers.not_approved': 'Mahkeme belgeleri, mektup onaylanınca hazırlanır. Lütfen önce mektubu onaylayın.',
  'papers.as_a_page':
    'Bu, belgenin telefonda veya ekran okuyucuyla okumak için sayfa hâlidir. Mahkemeye vermek veya yazdırmak için PDF’yi kullanın.',
  'papers.unknown': 'Bu belgeyi bulamadık.',
  'papers.not_ready': 'Mahkeme belgeleri hazır değil. Lütfen bir dakika sonra tekrar bakın.',
  'papers.signed_out': 'Mahkeme belgelerinizi görmek için lütfen giriş yapın.',
  'papers.read_again':
    'Dava dilekçesi (complaint) siz okuduktan sonra değişti, bu yüzden imzalanmadı. Lütfen şimdiki haliyle tekrar okuyun.',
  'papers.outdated':
    'Bu belgeler hazırlandıktan sonra mektubu veya yanıtlarınızı değiştirdiniz. Mektubu yeniden onaylayın veya belgeleri yeniden hazırlatın. Sonra yenilerini okuyup imzalayın.',
  'papers.statement_missing': 'Lütfen imzalamadan önce her beyanı işaretleyin. Hiçbir şey imzalanmadı.',
  'papers.already_signed': 'Bu dava dilekçesi (complaint) zaten imzalı.',
  'papers.sign_by_hand':
    'Bu dava dilekçesi (complaint) yalnızca elle imzalanabilir. Yazdırın, okuyun, tarihini yazın ve imzalayın.',
  'papers.co_sign_link_made': '{name} için bağlantı hazır. 7 gün ve tek bir imza için çalışır.',
  'papers.co_signed':
    'Dava dilekçesini (complaint) imzaladınız. İmzalı belgeler, bağlantıyı size gönderen kişiye gider. Bu sayfayı kapatabilirsiniz.',
  'papers.unknown_signer': 'Bu kişiyi dava dilekçesinde (complaint) bulamadık.',
  'papers.sign_first':
    'Lütfen dava dilekçesini (complaint) önce siz imzalayın. Sonra diğerleri için bağlantı oluşturabilirsiniz.',
  'papers.signed_already': 'Bu kişi dava dilekçesini (complaint) zaten imzaladı.',
  'papers.link_over':
    'Bu bağlantı artık çalışmıyor. Bir bağlantı 7 gün ve tek bir imza için çalışır, iptal de edilebilir. İmzaladıysanız imzanız güvende. İmzalamadıysanız lütfen gönderen kişiden yenisini isteyin.',
  'papers.co_sign_changed':
    'Dava dilekçesi (complaint) imzalandıktan sonra değişti, bu yüzden üzerindeki imzalar artık geçerli değil. Lütfen bağlantıyı gönderen kişiden yenisini isteyin.',
  'papers.name_differs':
    'Lütfen adınızı dava dilekçesinde (complaint) yazdığı gibi yazın: {name}. Hiçbir şey imzalanmadı.',
  'papers.mark_missing': 'İmzanız okunamadı. Lütfen yeniden atın. Hiçbir şey imzalanmadı.',
  'papers.facts_missing': 'Lütfen ne olduğunu anlatan en az bir cümle bırakın. Hiçbir şey değiştirilmedi.',
  'papers.facts_private':
    'Olayların anlatımında özel bir numara var, örneğin sosyal güvenlik (Social Security) veya hesap numarası. Böyle numaralar dava dilekçesinde (complaint) yer alamaz. Lütfen çıkarın.',
  'papers.facts_military':
    'Olayların anlatımında askerlikten söz ediliyor. Bu, daha sonraki bir adımda ayrı bir belgeye yazılır. Lütfen çıkarın.',
  'papers.facts_not_english': 'Mahkeme belgeleri İngilizcedir. Lütfen olayları İngilizce yazın.',
  'papers.answer_unknown':
    'Bu yanıt artık bu dilekçeye ait değil. Hiçbir şey değişmedi. Lütfen sayfayı yeniden yükleyin.',
  'papers.facts_unprintable': 'Bazı karakterler yazdırılamıyor. Lütfen onları çıkarın: {characters}',
  'papers.facts_stopped': 'Olayların bu anlatımıyla belge hazırlanamaz, bu yüzden hiçbir şey değiştirilmedi.',
  'papers.facts_too_long': 'Olayların anlatımı tek bir dava dilekçesi (complaint) için çok uzun. Lütfen kısaltın.',
  'papers.failed':
    'Mahkeme belgeleri hazırlanamadı. Yanıtlarınız ve mektubunuz güvende. Belgeleri yeniden isteyebilirsiniz.',
  'papers.check_failed':
    'Mahkeme belgeleri hazırlandı, ama kendi kontrolümüzden geçmedi. Bu yüzden gösterilmiyor. Yanıtlarınız güvende. Lütfen bize yazın.',
  'papers.to_mend':
    'Mahkeme belgeleri hazırlandı, ama önce bir şeyin düzeltilmesi gerekiyor. Ne olduğu ve hangi sayfada düzeltileceği aşağıda. Yanıtlarınız güvende.',
  'papers.undecided':
    'Bu dava dilekçesinde (complaint) henüz kesinleşmemiş bir şey var, bu yüzden burada imzalanamaz. Ne olduğu Mahkeme Belgeleri sayfasında yazıyor. Elle imzalayabilirsiniz.',
  'papers.facts_health':
    'Olayların anlatımında birinin sağlığından söz ediliyor. Dava dilekçesini (complaint) herkes okuyabilir. Lütfen o cümleyi çıkarın. Hiçbir şey değiştirilmedi.',
  'papers.facts_immigration':
    'Olayların anlatımında birinin göçmenlik durumundan söz ediliyor. Dava dilekçesini (complaint) herkes okuyabilir. Lütfen o cümleyi çıkarın. Hiçbir şey değiştirilmedi.',
} as const satisfies Catalogue<keyof typeof english>;
