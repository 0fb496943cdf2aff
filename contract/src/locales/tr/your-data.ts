import type { Catalogue } from '../../catalogue/sentences.ts';
import type { yourDataMessages as english } from '../en/your-data.ts';

export const yourDataMessages = {
  'data.none': 'Bu tarayıcı için saklanan bir şey yok.',
  'data.link_unknown': 'Bu bağlantı çalışmıyor veya süresi doldu. Lütfen yeni bir bağlantı isteyin.',
  'data.link_asked':
    'Bu adres için saklanan talepler varsa, bağlantılı bir e-posta yola çıktı. Spam klasörünüze de bakın.',
  'data.export_ordered': 'Dosyanız hazırlanıyor. Hazır olunca bu sayfa gösterir.',
  'data.export_about':
    'Bu dosyada sizin için saklananlar var: hesabınız, hesabınızda olanlar ve her talep için bir klasör. Klasörde yanıtlarınız, mektuplarınız, mahkeme belgeleriniz, delilleriniz, notlarınız ve yapılanların listesi bulunur. Sonu .json olan dosyalar düz metindir.',
  'data.export_not_ready': 'Şu anda indirilecek bir dosya yok. Lütfen önce bir dosya isteyin.',
  'data.not_agreed': 'Lütfen her şeyi silmek istediğinizi işaretleyin. Hiçbir şey silinmedi.',
  'data.confirm_empty': 'Lütfen şifrenizi veya e-postamızdaki kodu yazın. Hiçbir şey silinmedi.',
  'data.deleting': 'Verileriniz siliniyor. Bu birkaç dakika sürer. Oturumunuz kapatıldı.',
  'data.no_address': 'Bu tarayıcıda adres gerektiren ödenmiş bir talep yok.',
  'data.address_proved': 'Adresiniz doğrulandı. Onunla talebinize her cihazdan dönebilirsiniz.',
  'data.goes_account':
    'Bu işlem hesabınızı ve içindeki her şeyi siler: taslaklar, talepler, mektuplar, mahkeme belgeleri, deliller, notlar ve oturumlar.',
  'data.goes_claims':
    'Bu işlem taleplerinizdeki her şeyi siler: yanıtlar, mektuplar, mahkeme belgeleri, deliller ve notlar.',
  'data.goes_mail': 'Henüz gönderilmemiş e-postalar gönderilmez. Gönderilmiş bir mektup geri alınamaz.',
  'data.goes_for_good': 'Silinen şeyler geri getirilemez.',
  'data.stays_payments':
    'Her ödemenin kaydı, {years} yıl boyunca: günü, tutarı ve numarası. Muhasebemiz için gereklidir.',
  'data.stays_trail':
    'Neyin ne zaman yapıldığının listesi, yalnızca numaralarla. Her şeyin doğru yapıldığını gösterir.',
  'data.kept_drafts': 'Ödeme yapmadığınız yanıtlar, son değişiklikten {days} gün sonra silinir.',
  'data.kept_paid':
    'Hesap açmadan ödediğiniz bir talep, son ziyaretinizden sonra {years} yıl saklanır. Silinmeden {days} gün önce size yazarız.',
  'data.happened_account_created': 'Hesap açıldı.',
  'data.happened_login_succeeded': 'Giriş yapıldı.',
  'data.happened_login_failed': 'Giriş için yanlış bir şifre yazıldı.',
  'data.happened_logged_out': 'Çıkış yapıldı.',
  'data.happened_password_changed': 'Şifre değiştirildi.',
  'data.happened_password_reset_requested': 'Yeni şifre için bir kod gönderildi.',
  'data.happened_password_reset': 'E-postamızdaki kodla yeni bir şifre belirlendi.',
  'data.happened_password_confirm_failed': 'Ayarlarda yanlış bir şifre yazıldı.',
  'data.happened_email_change_asked': 'Yeni bir e-posta adresine kod gönderildi.',
  'data.happened_email_changed': 'E-posta adresi değiştirildi.',
  'data.happened_reminders_changed': 'Hatırlatma tercihleri değiştirildi.',
  'data.happened_contact_changed': 'İletişim bilgileri değiştirildi.',
  'data.happened_login_mail_asked': 'Giriş için bir ileti gönderildi.',
  'data.happened_second_step_on': 'Girişin ikinci adımı açıldı.',
  'data.happened_second_step_off': 'Girişin ikinci adımı kapatıldı.',
  'data.happened_second_step_failed': 'Girişin ikinci adımında yanlış bir kod yazıldı.',
  'data.happened_recovery_codes_made': 'Yeni kurtarma kodları oluşturuldu.',
  'data.happened_recovery_code_used': 'Giriş için bir kurtarma kodu kullanıldı.',
  'data.happened_passkey_added': 'Bir geçiş anahtarı eklendi.',
  'data.happened_passkey_removed': 'Bir geçiş anahtarı kaldırıldı.',
  'data.happened_social_linked': 'Başka bir hizmetle giriş bağlandı.',
  'data.happened_session_ended': 'Bir cihazdan, başka bir cihaz üzerinden çıkış yapıldı.',
  'data.happened_data_export_ordered': 'Verilerin bir kopyası istendi.',
  'data.happened_data_export_opened': 'Verilerin bir kopyası indirildi.',
  'data.happened_data_deletion_asked': 'Tüm verilerin silinmesi istendi.',
  'data.happened_account_deleted': 'Hesap silindi.',
  'data.happened_other': 'Başka bir şey oldu.',
} as const satisfies Catalogue<keyof typeof english>;
