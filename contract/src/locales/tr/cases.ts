import type { Catalogue } from '../../catalogue/sentences.ts';
import type { caseMessages as english } from '../en/cases.ts';

export const caseMessages = {
  'case.signed_out': 'Dosyalarınızı görmek için lütfen giriş yapın.',
  'case.unknown': 'Bu dosyayı bulamadık.',
  'case_file.ordered': 'Dava dosyanız hazırlanıyor. Hazır olunca bu sayfa gösterir.',
  'case_file.not_ready': 'Şu anda indirilecek bir dava dosyası yok. Lütfen önce bir dosya isteyin.',
  'case.no_package': 'Henüz paket yok',
  'alert.unknown': 'Bu uyarı artık yok. Şimdi en yeni listeyi gösteriyoruz.',
  'outcome.saved': 'Kaydedildi. Sonraki adım ve hesap güncellendi.',
  'outcome.no_letter': 'Mektup henüz onaylanmadı. Önce onaylayın. Sonra ne olduğunu yazabilirsiniz.',
  'outcome.changed_elsewhere':
    'Bu satır başka bir pencerede değiştirildi. Şimdi en yenisini gösteriyoruz. Hiçbir şey kaybolmadı.',
  'outcome.no_day': 'Bir gün yazın, örneğin 7 Aralık 2026.',
  'outcome.no_amount': 'Bir tutar yazın, örneğin 850.00.',
  'outcome.day_to_come': 'Bu gün gelecekte. Olayın olduğu günü yazın.',
  'outcome.before_letter': 'Bu gün mektubunuzdan önce. Onayladıktan sonraki bir günü yazın.',
  'outcome.amount_needed': 'Ne kadar ödediklerini yazın.',
  'outcome.more_than_open': 'Bu, kalan tutardan fazla. Tutarı kontrol edin ya da hepsini ödediler seçeneğini seçin.',
  'outcome.by_needed': 'Hangi güne kadar ödemeye söz verdiklerini yazın.',
  'outcome.by_before': 'Söz, verildiği günden önceki bir gün için olamaz. İki günü de kontrol edin.',
  'outcome.words_long': 'Bu çok uzun. Lütfen en fazla 500 karakter kullanın.',
  'reminder.kept': 'Kaydedildi. Bunu istediğiniz zaman değiştirebilirsiniz.',
  'reminder.stopped': 'Tamam. Size artık hatırlatma göndermeyeceğiz. Ayarlardan yeniden açabilirsiniz.',
  'reminder.unknown_link': 'Bu bağlantı çalışmıyor. Hatırlatmalarınızı seçmek için giriş yapın ve ayarları açın.',
} as const satisfies Catalogue<keyof typeof english>;
