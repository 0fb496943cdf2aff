import type { Catalogue } from '../../sentences.ts';
import type { courtPapersMessages as english } from '../en/court-papers.ts';
import { words } from '@plainclaim/domain/served-words/tr';

const stops = {
  'papers.not_here': 'Bu site bu mahkeme için mahkeme belgesi hazırlamaz.',
  'papers.stopped':
    'Mahkemenin bir kuralı, bu sitenin bu talep için mahkeme belgesi hazırlamasına engel oluyor. Kural aşağıda anlatılır.',
  ...words.papers,
  'papers.county_needed':
    'Davanın hangi ilçede (county) açılacağını adreslerden anlayamadık, bu yüzden mahkeme belgesi hazırlanmadı. Bu, mektubunuzu etkilemez.',
  'papers.story_not_english':
    'Mahkeme belgeleri İngilizcedir. Lütfen ne olduğunu soran kartları doldurun: onlardan İngilizce cümleler oluşur. Sonra belgeleri yeniden isteyin.',
  'papers.no_facts':
    'Ne olduğunu anlatan hiçbir cümle bir dava dilekçesinde (complaint) yer alamadı. Lütfen ne olduğunu soran kartları doldurun, sonra belgeleri yeniden isteyin.',
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
  'papers.not_included': 'Paketinizde mahkeme belgeleri yok. Mektup eskisi gibi duruyor.',
  'papers.not_approved': 'Mahkeme belgeleri, mektup onaylanınca hazırlanır. Lütfen önce mektubu onaylayın.',
  'papers.unknown': 'Bu belgeyi bulamadık.',
  'papers.not_ready': 'Mahkeme belgeleri hazır değil. Lütfen bir dakika sonra tekrar bakın.',
  'papers.signed_out': 'Mahkeme belgelerinizi görmek için lütfen giriş yapın.',
  'papers.read_again':
    'Dava dilekçesi (complaint) artık okuduğunuz dilekçe değil, bu yüzden imzalanmadı. Lütfen şimdiki haliyle tekrar okuyun.',
  'papers.outdated':
    'Bu belgeler hazırlandıktan sonra mektubu veya yanıtlarınızı değiştirdiniz. Mektubu yeniden onaylayın veya belgeleri yeniden hazırlatın. Sonra yenilerini okuyup imzalayın.',
  'papers.statement_missing': 'Lütfen imzalamadan önce her beyanı işaretleyin. Hiçbir şey imzalanmadı.',
  'papers.already_signed': 'Bu dava dilekçesi (complaint) zaten imzalı.',
  'papers.sign_by_hand':
    'Bu dava dilekçesi (complaint) yalnızca elle imzalanabilir. Yazdırın, okuyun, tarihini yazın ve imzalayın.',
  'papers.facts_missing': 'Lütfen ne olduğunu anlatan en az bir cümle bırakın. Hiçbir şey değiştirilmedi.',
  'papers.facts_private':
    'Olayların anlatımında özel bir numara var, örneğin sosyal güvenlik (Social Security) veya hesap numarası. Böyle numaralar dava dilekçesinde (complaint) yer alamaz. Lütfen çıkarın.',
  'papers.facts_military':
    'Olayların anlatımında askerlik görevi geçiyor. Bu, daha sonraki bir adımda ayrı bir belgeye yazılır. Lütfen çıkarın.',
  'papers.facts_not_english': 'Mahkeme belgeleri İngilizcedir. Lütfen olayları İngilizce yazın.',
  'papers.facts_unprintable': 'Bazı işaretler yazdırılamıyor. Lütfen onları çıkarın: {characters}',
  'papers.facts_stopped': 'Olayların bu anlatımıyla belge hazırlanamaz, bu yüzden hiçbir şey değiştirilmedi.',
  'papers.facts_too_long': 'Olayların anlatımı tek bir dava dilekçesi (complaint) için çok uzun. Lütfen kısaltın.',
  'papers.failed':
    'Mahkeme belgeleri hazırlanamadı. Yanıtlarınız ve mektubunuz güvende. Belgeleri yeniden isteyebilirsiniz.',
  'papers.check_failed':
    'Mahkeme belgeleri hazırlandı, ama kendi kontrolümüzden geçmedi. Bu yüzden gösterilmiyor. Yanıtlarınız güvende. Lütfen bize yazın.',
} as const satisfies Catalogue<keyof typeof english>;
