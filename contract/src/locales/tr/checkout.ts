import type { Catalogue } from '../../catalogue/sentences.ts';
import type { checkoutMessages as english } from '../en/checkout.ts';

export const checkoutMessages = {
  'coupon.empty': 'Lütfen bir kupon kodu girin',
  'coupon.invalid': 'Kupon kodu geçersiz veya kupon etkin değil',
  'coupon.percent_off': 'Paketinizde %{percent} indirim',
  'coupon.amount_off': 'Paketinizde {amount} indirim',

  'claim.incomplete': 'Bazı yanıtlar hâlâ eksik. Lütfen geri dönüp onları tamamlayın.',

  'checkout.package_unavailable': 'Bu paket şu anda yok. Lütfen başka bir paket seçin.',
  'checkout.price_changed':
    'Fiyat, gördüğünüz fiyat değil. Sizden para alınmadı. Lütfen yeni fiyata bakıp tekrar ödeyin.',
  'checkout.declined': 'Kart reddedildi. Sizden para alınmadı. Lütfen başka bir kart deneyin.',
  'checkout.key_reused':
    'Bu ödeme başka bir sipariş için zaten kullanıldı. Lütfen sayfayı yeniden yükleyip tekrar deneyin.',
  'checkout.stopped': 'Bu talep için ödeme alamıyoruz. {reasons} Hiçbir şey kaybolmadı.',
  'checkout.late_unread':
    'Lütfen önce bunu okuyun: {reasons} Talebinizin nereye uyduğunu gösteren kartta okuduğunuzu işaretleyin. Sonra ödeyebilirsiniz. Sizden para alınmadı, hiçbir şey kaybolmadı.',
  'checkout.email': 'Lütfen geçerli bir e-posta adresi girin',
  'checkout.expired':
    'Bu ödeme tamamlanmadı. Sizden para alınmadı, hiçbir şey kaybolmadı. Lütfen Öde düğmesine tekrar basın.',
  'checkout.provider_away':
    'Ödeme hizmetine ulaşamadık. Sizden para alınmadı, hiçbir şey kaybolmadı. Lütfen birkaç dakika sonra tekrar deneyin.',
  'checkout.unconfirmed':
    'Ödemenizin geçip geçmediğini henüz bilmiyoruz. Lütfen tekrar ödemeyin. Ödeme hizmetine birkaç dakikada bir soruyoruz. Öğrenir öğrenmez makbuzunuz e-postayla gelir.',
  'checkout.in_progress':
    'Bu talep için başka bir sekmede veya cihazda az önce bir ödeme başladı. Lütfen orada bitirin ya da bir dakika bekleyip tekrar deneyin. Hiçbir şey kaybolmadı.',
  'checkout.other_browser':
    'Bu ödeme başka bir tarayıcıda başladı. Ödediyseniz makbuzunuz e-postayla gelir. İçindeki bağlantı talebinizi her cihazda açar.',
  'checkout.line.extra_recipients': 'Mektup daha fazla kişiye gider',
  'checkout.line.mailing': 'Mektubun basılması ve postalanması',
  'checkout.line.tax': 'Satış vergisi',
  'webhook.refused': 'Bu ileti reddedildi: imzası eksik, yanlış veya çok eski.',

  'refund.not_found': 'Bu siparişi bulamadık.',
  'refund.letter_approved': 'Mektup onaylandı, yolda olabilir. İade için lütfen bize yazın. Hiçbir şey kaybolmadı.',
  'refund.nothing_left': 'Bu siparişte geri ödenecek bir şey kalmadı.',
  'refund.disputed': 'Bankanız bu ödemeyi inceliyor. Önce banka karar verir. Belgeleriniz burada kalır.',
} as const satisfies Catalogue<keyof typeof english>;
