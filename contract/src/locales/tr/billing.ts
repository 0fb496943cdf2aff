import type { Catalogue } from '../../catalogue/sentences.ts';
import type { billingMessages as english } from '../en/billing.ts';

export const billingMessages = {
  'receipt.title': 'Makbuz',
  'receipt.number': 'Sipariş numarası',
  'receipt.paid_on': 'Ödeme günü',
  'receipt.package': 'Paket',
  'receipt.way': 'Ödeme yolu',
  'receipt.way_simulated': 'Bir deneme. Para alınmadı.',
  'receipt.way_card': 'Kart',
  'receipt.way_card_named': 'Kart: {card}, son rakamları {digits}',
  'receipt.way_nothing': 'Ödenecek bir şey yok: kupon karşılıyor',
  'receipt.from': 'Gönderen',
  'receipt.what': 'Ne için ödediniz',
  'receipt.amount': 'Tutar',
  'receipt.mailing': 'Mektubun basılması ve postalanması: {count}',
  'receipt.extra_recipients': 'Ek alıcılar: {count}',
  'receipt.discount': 'İndirim, kupon {code}',
  'receipt.credit': 'Küçük paket için önceden ödenen',
  'receipt.tax': 'Satış vergisi %{percent} ({state})',
  'receipt.tax_stateless': 'Satış vergisi %{percent}',
  'receipt.tax_plain': 'Satış vergisi',
  'receipt.tax_estimate': 'Tahmini satış vergisi %{percent}',
  'receipt.total': 'Toplam',
  'receipt.refund': 'Geri ödendi',
  'receipt.total_after_refunds': 'Geri ödemelerden sonra toplam',
  'receipt.simulated': 'Bu ödeme bir denemeydi. Para alınmadı.',
  'receipt.refunds': 'Para iadesi',
  'receipt.refund_rule':
    'Mektubunuzu onaylayana veya gönderene kadar paranızın tamamını tek tuşla geri alabilirsiniz. Ondan sonra bize yazın ve sipariş numaranızı verin.',
  'receipt.footer': 'Sipariş {number}, {site}',

  'billing.signed_out': 'Faturalarınızı görmek için lütfen giriş yapın.',
  'billing.unknown_order': 'Bu siparişi bulamadık. Lütfen sayfayı yeniden yükleyin.',
  'billing.no_receipt': 'Hiçbir şey ödenmediği için bu siparişin makbuzu yok.',
  'billing.receipt_later':
    'Makbuz şu anda hazırlanamadı. Lütfen bir dakika sonra yeniden deneyin. Hiçbir şey kaybolmadı.',
  'billing.mailed': 'Makbuz, öderken verdiğiniz e-posta adresine gönderiliyor.',
  'billing.refunded': 'Paranız geri yolda. Size bununla ilgili bir e-posta gönderdik.',
  'billing.refunded_simulated': 'Sipariş iade edildi. Para alınmadığı için geri gelen para da yok.',
  'billing.refund_later':
    'Paranızın geri verilmesini istedik ve henüz yanıt gelmedi. Olana kadar yeniden isteriz ve o zaman size yazarız. Yeniden basmanız gerekmez.',

  'receipt.link_unknown': 'Bu bağlantı çalışmıyor veya götürdüğü talep silindi. Hiçbir şey değiştirilmedi.',
  'receipt.refunded':
    'Bu siparişin parasının tamamı geri ödendi, bu yüzden bu bağlantı artık talebi açmıyor. Yanıtlarınız en son kullandığınız yerde bir ay veya daha uzun süre taslak olarak kalır.',
  'receipt.log_in': 'Bu talep bir hesapta. Açmak için lütfen giriş yapın.',
  'receipt.code_sent': 'Size e-postayla bir kod gönderdik. Lütfen buraya yazın.',
} as const satisfies Catalogue<keyof typeof english>;
