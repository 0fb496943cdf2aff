import type { Catalogue } from '../../catalogue/sentences.ts';
import type { requestMessages as english } from '../en/requests.ts';

export const requestMessages = {
  'address.not_found': 'Bu adresi bulamadık. Lütfen kendiniz yazın.',
  'address.not_xhr': 'Bu arama yalnızca bu sitenin adres alanına yanıt verir.',

  'draft.conflict':
    'Bu talep başka bir sekmede veya başka bir cihazda değiştirildi. Yeni yanıtları yükleyin veya kendinizinkileri tutun.',
  'draft.already_ordered': 'Bu talebin ücreti zaten ödendi. Yanıtlarınızı değiştirmek için yeni bir talep başlatın.',
  'draft.being_paid':
    'Bu talep için bir ödeme sürüyor. Ödemeyi bitirin ya da iptal etmek için Ödeme adımına dönün. Sonra yanıtlarınızı değiştirebilirsiniz.',
  'draft.none': 'Bu tarayıcıda henüz bir talep yok.',
  'draft.others_gone': 'Bu yanıtlar artık saklanmıyor. Şu anda gördüğünüz yanıtlar güvende.',

  'request.invalid': 'Gönderilenlerin bir kısmı okunamadı. Lütfen işaretli alanları kontrol edin.',
  'request.not_json': 'İstek okunamadı.',
  'request.too_large': 'Bu, bir seferde alabileceğimizden fazla. Lütfen kısaltın.',
  'request.not_found': 'Bu adreste hiçbir şey yok.',
  'request.unsupported': 'İstek, kabul etmediğimiz bir türde.',
  'request.cross_site': 'İstek başka bir siteden geldi ve reddedildi.',
  'request.too_many': 'Çok fazla deneme oldu. Lütfen biraz bekleyip tekrar deneyin.',
  'text.too_heavy': 'Bu metni okumak çok uzun sürüyor. Hiçbir şey kaybolmadı. Metni kısaltın ve yeniden deneyin.',
  'server.busy': 'Sunucu meşgul. Lütfen biraz sonra tekrar deneyin. Hiçbir şey kaybolmadı.',
  'server.unexpected': 'Bizim tarafımızda bir sorun oldu. Kaydettiğiniz hiçbir şey kaybolmadı. Lütfen tekrar deneyin.',
} as const satisfies Catalogue<keyof typeof english>;
