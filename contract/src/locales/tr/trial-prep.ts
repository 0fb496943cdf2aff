import type { Catalogue } from '../../catalogue/sentences.ts';
import type { trialPrepMessages as english } from '../en/trial-prep.ts';

export const trialPrepMessages = {
  'trial.witness_name': 'Lütfen {number}. tanığın adını yazın.',
  'trial.witness_saw': 'Lütfen {number}. tanığın ne gördüğünü veya duyduğunu yazın.',
  'trial.witness_twice': 'Notlarda bir tanık iki kez geçiyor. Lütfen sayfayı yeniden yükleyin.',
  'trial.payment_later': '{number}. ödemenin günü henüz gelmedi. Lütfen parayı aldığınız günü yazın.',
  'trial.payments_too_high':
    'Ödemeler istenen tutarın tamamına ulaşıyor ya da onu aşıyor. Hepsi ödendiyse hâkimden istenecek bir şey kalmaz.',
  'trial.lowest_too_high': 'En düşük tutarınız, hâlâ borç olan tutardan yüksek. Lütfen daha düşük bir tutar yazın.',
  'trial.signed_out': 'Duruşmanıza hazırlanmak için lütfen giriş yapın.',
  'trial.unknown_case': 'Bu dosyayı bulamadık. Mahkeme Belgeleri sayfasına dönün ve oradan açın.',
  'trial.not_included': 'Paketinizde duruşma belgeleri yok. Bunlar Tam Duruşma Hazırlığı Paketi’nde bulunur.',
  'trial.not_approved': 'Duruşma belgeleri onayladığınız mektuptan hazırlanır. Lütfen önce mektubu onaylayın.',
  'trial.payment_day': 'Lütfen {number}. ödemenin gününü yazın.',
  'trial.payment_amount': 'Lütfen {number}. ödemeyi dolar ve sent olarak yazın, örneğin 150.00.',
  'trial.lowest_amount': 'Lütfen en düşük tutarınızı dolar ve sent olarak yazın, örneğin 1500.00.',
  'trial.outline_preview':
    'Kaydettiğiniz notlardan hazırlanan bir sayfalık anlatımınızın ön izlemesi. Hiçbir şey gönderilmedi veya mahkemeye verilmedi.',
  'trial.saved': 'Notlarınız kaydedildi.',
  'trial.changed_elsewhere':
    'Bu notlar başka bir pencerede değiştirildi. Üzerine bir şey yazılmadı. Görmek için sayfayı yeniden yükleyin.',
  'trial.started': 'Duruşma belgeleriniz hazırlanıyor.',
  'trial.unknown': 'Bu belgeyi bulamadık.',
  'trial.not_ready': 'Duruşma belgeleri hazır değil. Lütfen bir dakika sonra yeniden bakın.',
  'trial.failed': 'Duruşma belgeleri hazırlanamadı. Notlarınız güvende. Yeniden isteyebilirsiniz.',
  'trial.check_failed':
    'Duruşma belgeleri kendi denetimimizden geçmedi, bu yüzden gösterilmiyor. Notlarınız güvende. Lütfen bize yazın.',
} as const satisfies Catalogue<keyof typeof english>;
