import type { Catalogue } from '../../catalogue/sentences.ts';
import type { checkoutMessages as english } from '../en/checkout.ts';

export const checkoutMessages = {
  'coupon.empty': 'Lütfen bir kupon kodu girin',
  'coupon.invalid': 'Kupon kodu geçersiz veya kupon etkin değil',

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
} as const satisfies Catalogue<keyof typeof english>;
