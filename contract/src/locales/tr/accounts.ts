import type { Catalogue } from '../../catalogue/sentences.ts';
import type { accountMessages as english } from '../en/accounts.ts';

export const accountMessages = {
  'account.fields_empty': 'E-posta ve şifre alanları boş olamaz',
  'account.email_empty': 'Lütfen e-posta adresinizi girin',
  'account.password_short': 'Şifre en az {min} karakter olmalıdır',
  'account.password_long': 'Lütfen daha kısa bir şifre seçin. Şifre en çok {max} karakter olabilir.',
  'account.password_common':
    'Bu şifreyi çok kişi kullanıyor, bu yüzden kolay tahmin edilir. Lütfen başka bir şifre seçin.',
  'account.password_names':
    'Bu şifre bizim adımız ya da e-posta adresinizden geliyor, bu yüzden kolay tahmin edilir. Lütfen başka bir şifre seçin.',
  'account.new_password_empty': 'Yeni şifre gereklidir',

  'account.code_sent': 'Doğrulama kodu e-postanıza gönderildi',
  'account.code_empty': 'Doğrulama kodu alanı boş olamaz',
  'account.code_incomplete': 'Lütfen geçerli bir doğrulama kodu girin',
  'account.code_wrong': 'Doğrulama kodu geçersiz',
  'account.code_right': 'Kod doğru. Şimdi yeni bir şifre seçin.',
  'account.code_waiting': 'E-postanıza bir kod gönderdik. Lütfen kodu yazın.',
  'account.no_code': 'Bu tarayıcıda kod gerektiren bir kayıt yok. Lütfen önce kaydolun.',

  'account.verified': 'Hesabınız hazır.',
  'account.exists': 'Bu e-postanın artık bir hesabı var. Lütfen giriş yapın.',
  'account.logged_in': 'Giriş yaptınız.',
  'account.login_wrong': 'E-posta veya şifre doğru değil. Lütfen tekrar deneyin.',
  'account.login_by_mail':
    'Bu e-posta için başka yerlerde çok fazla yanlış şifre yazıldı. Hiçbir şey kaybolmadı. E-postanıza kod almak ve hemen giriş yapmak için “Şifremi Unuttum” bağlantısını seçin ya da birkaç dakika sonra tekrar deneyin.',
  'account.code_within_hour':
    'Bu e-posta için çok sayıda kod istendi. Bir hesabı varsa, bir saat içinde bir e-posta göndeririz. İçindeki kod 20 hanelidir ve her tarayıcıda geçerlidir.',
  'account.sign_up_within_hour':
    'Bu e-posta için çok sayıda kod istendi. Bir saat içinde bir e-posta göndeririz. İçindeki kod 20 hanelidir ve isteyen her tarayıcıda geçerlidir.',
  'account.mailbox_full':
    'Bu e-postaya çok fazla kod gönderildi. Hiçbir şey kaybolmadı. Lütfen bir saat sonra tekrar deneyin ya da daha önce giriş yaptığınız bir tarayıcıdan isteyin.',
  'account.logged_out': 'Çıkış yaptınız.',
  'account.password_changed': 'Şifreniz güncellendi. Artık giriş yapabilirsiniz.',

  'account.signed_out': 'Lütfen önce giriş yapın.',
  'account.current_password_empty': 'Lütfen şimdiki şifrenizi yazın.',
  'account.current_password_wrong': 'Şimdiki şifreniz doğru değil. Lütfen tekrar deneyin.',
  'account.password_renewed': 'Şifreniz değişti. Diğer bütün cihazlarda oturumunuz kapatıldı.',
  'account.language_kept': 'Diliniz hesabınıza kaydedildi.',
  'account.email_same': 'Bu, şu anda kullandığınız e-posta. Lütfen başka bir tane yazın.',
  'account.email_changed': 'E-postanız değişti. Bundan sonra giriş yaparken bunu kullanın.',
  'account.email_taken': 'Bu e-postanın artık kendi hesabı var. Lütfen başka bir tane seçin.',
  'account.no_email_change': 'Burada doğrulanacak yeni bir e-posta yok. Lütfen yeni e-postayı tekrar yazın.',

  'account.login_mail_sent':
    'Bu e-postanın burada bir hesabı ya da ödenmiş bir talebi varsa bir ileti gönderdik. İçinde giriş yapmanız için bir kod ve bir bağlantı var.',
  'account.login_link_wrong':
    'Bu bağlantı artık çalışmıyor. Her bağlantı bir kez ve 10 dakika çalışır. Hiçbir şey kaybolmadı. Lütfen yenisini isteyin.',
  'account.second_step': 'Şimdi doğrulama uygulamanızdaki kodu ya da kurtarma kodlarınızdan birini yazın.',
  'account.second_step_wrong':
    'Bu kod doğru değil. Her kod bir kez çalışır. Uygulamanızdaki sonraki kodu bekleyip onu yazın.',
  'account.second_step_over':
    'Lütfen yeniden giriş yapın. Çok zaman geçti ya da çok fazla yanlış kod yazıldı. Hiçbir şey kaybolmadı.',
  'account.second_step_on': 'İkinci adım açık. Her girişte bir kod isteriz.',
  'account.second_step_off': 'İkinci adım kapalı.',
  'account.second_step_is_on': 'İkinci adım zaten açık. Başka bir uygulama kullanmak için önce kapatın.',
  'account.second_step_not_begun': 'Lütfen baştan başlayın. Bu kurulum zamanında bitmedi.',
  'account.recovery_codes_made': 'Yeni kurtarma kodlarınız burada. Eskileri artık çalışmaz.',
  'account.contact_kept': 'Değişiklikleriniz kaydedildi.',
  'account.contact_wrong': 'Bazı alanlara bakmanız gerekiyor. Henüz hiçbir şey kaydedilmedi.',
  'contact.postal_code': 'K1A 0B1 gibi bir posta kodu yazın',
  'account.log_in_again':
    'Hesabınızın güvenliği için çıkış yapın, yeniden giriş yapın ve tekrar deneyin. Hiçbir şey değişmedi.',
  'account.passkey_added': 'Geçiş anahtarı eklendi. Artık onunla giriş yapabilirsiniz.',
  'account.passkey_removed': 'Geçiş anahtarı kaldırıldı.',
  'account.passkey_wrong':
    'Bu geçiş anahtarı burada çalışmadı. Hiçbir şey değişmedi. Yeniden deneyin ya da başka bir yolla giriş yapın.',
  'account.passkey_known': 'Bu geçiş anahtarı zaten ekli.',
  'account.passkey_most': 'Bir hesabın alabileceği kadar geçiş anahtarınız var. Önce birini kaldırın.',
  'account.passkey_unknown': 'Bu geçiş anahtarı zaten kaldırıldı.',

  'session.unknown': 'O cihazda oturum zaten kapalı.',
  'session.one_ended': 'O cihazda oturum kapatıldı.',
  'session.others_ended': 'Diğer bütün cihazlarda oturum kapatıldı.',
  'session.ended': 'Oturumunuz kapatıldı. Yanıtlarınızı kaydetmek için lütfen tekrar giriş yapın.',
} as const satisfies Catalogue<keyof typeof english>;
