import type { Catalogue } from '../../sentences.ts';
import type { yourDataMessages as english } from '../en/your-data.ts';

export const yourDataMessages = {
  'data.none': 'Bu tarayıcı için saklanan bir şey yok.',
  'data.link_unknown': 'Bu bağlantı çalışmıyor veya süresi doldu. Lütfen yeni bir bağlantı isteyin.',
  'data.link_asked':
    'Bu adres için saklanan talepler varsa, bağlantılı bir e-posta yola çıktı. Spam klasörünüze de bakın.',
  'data.export_ordered': 'Dosyanız hazırlanıyor. Hazır olunca bu sayfa gösterir.',
  'data.export_about':
    'Bu dosyada sizin için saklananlar var: hesabınız ve her talep için bir klasör. Klasörde yanıtlarınız, mektuplarınız, mahkeme belgeleriniz, delilleriniz, notlarınız ve yapılanların listesi bulunur. Sonu .json olan dosyalar düz metindir.',
  'data.export_not_ready': 'Şu anda indirilecek bir dosya yok. Lütfen önce bir dosya isteyin.',
  'data.not_agreed': 'Lütfen her şeyi silmek istediğinizi işaretleyin. Hiçbir şey silinmedi.',
  'data.confirm_empty': 'Lütfen şifrenizi veya e-postamızdaki kodu yazın. Hiçbir şey silinmedi.',
  'data.deleting': 'Verileriniz siliniyor. Bu birkaç dakika sürer. Oturumunuz kapatıldı.',
  'data.no_address': 'Bu tarayıcıda adres bekleyen ödenmiş bir talep yok.',
  'data.address_proved': 'Adresiniz doğrulandı. Onunla talebinize her cihazdan dönebilirsiniz.',
  'data.goes_account':
    'Bu işlem hesabınızı ve içindeki her şeyi siler: taslaklar, talepler, mektuplar, mahkeme belgeleri, deliller, notlar ve oturumlar.',
  'data.goes_claims':
    'Bu işlem taleplerinizdeki her şeyi siler: yanıtlar, mektuplar, mahkeme belgeleri, deliller ve notlar.',
  'data.goes_mail': 'Henüz gönderilmemiş e-postalar gönderilmez. Gönderilmiş bir mektup geri çağrılamaz.',
  'data.goes_for_good': 'Silinen şeyler geri getirilemez.',
  'data.stays_payments':
    'Her ödemenin kaydı, {years} yıl boyunca: günü, tutarı ve numarası. Hesaplarımız için gereklidir.',
  'data.stays_trail':
    'Neyin ne zaman yapıldığının listesi, yalnızca numaralarla. Her şeyin doğru yapıldığını gösterir.',
  'data.kept_drafts': 'Ödeme yapmadığınız yanıtlar, son değişiklikten {days} gün sonra silinir.',
  'data.kept_paid':
    'Hesap açmadan ödediğiniz bir talep, son ziyaretinizden sonra {years} yıl saklanır. Silinmeden {days} gün önce size yazarız.',
} as const satisfies Catalogue<keyof typeof english>;
