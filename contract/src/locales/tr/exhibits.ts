import type { Catalogue } from '../../catalogue/sentences.ts';
import type { exhibitMessages as english } from '../en/exhibits.ts';

export const exhibitMessages = {
  'exhibits.unknown_case': 'Bu davayı bulamadık. Mahkeme Belgeleri sayfasına dönün ve oradan açın.',
  'exhibits.unknown': 'Bu delili bulamadık. Kaldırılmış olabilir.',
  'exhibits.not_included': 'Paketinizde deliller bölümü yok. Bu bölüm Tam Duruşma Hazırlığı Paketi’nde bulunur.',
  'exhibits.no_file': 'Bize bir dosya gelmedi. Lütfen bir dosya seçip tekrar deneyin.',
  'exhibits.upload_broken': 'Dosya bize eksiksiz ulaşmadı. Lütfen tekrar deneyin. Diğer delilleriniz güvende.',
  'exhibits.too_large':
    'Bu dosya {limit} MB sınırından büyük. Lütfen daha küçük bir dosya seçin. Diğer delilleriniz güvende.',
  'exhibits.too_many':
    'Bu davada {limit} deliliniz var. Bundan fazlası eklenemez. Başka bir delil eklemek için birini kaldırın.',
  'exhibits.too_many_pages':
    'Bu PDF {limit} sayfadan uzun. Lütfen yalnızca ihtiyacınız olan sayfaları bırakıp tekrar ekleyin.',
  'exhibits.case_too_long':
    'Bu dosyayla delilleriniz {limit} sayfayı aşardı. Lütfen yalnızca ihtiyacınız olan sayfaları bırakın.',
  'exhibits.kind_unknown':
    'JPEG, PNG, WebP ve HEIC resimlerini ve PDF dosyalarını alabiliriz. Bu dosya bunlardan hiçbiri değil.',
  'exhibits.heic': 'Bu HEIC fotoğrafını açamadık. JPEG olarak kaydedin veya ekran görüntüsünü alın ve onu ekleyin.',
  'exhibits.password': 'Bu PDF bir şifreyle kilitli. Şifreyle açın, yeni bir PDF olarak yazdırın ve yenisini ekleyin.',
  'exhibits.broken': 'Bu dosya bozuk veya eksik, bu yüzden almadık. Lütfen yeniden kaydedip yenisini ekleyin.',
  'exhibits.form_not_drawn':
    'Bu PDF bir form ve içindeki yanıtlar sayfada görünmezdi. Yeni bir PDF olarak yazdırın ve yenisini ekleyin.',
  'exhibits.too_heavy':
    'Bu dosya açamayacağımız kadar ağır. Yeni bir PDF olarak yazdırın veya JPEG olarak kaydedin ve onu ekleyin.',
  'exhibits.cannot_draw':
    'Bu PDF’de paylaşılması güvenli olmayan parçalar var. Yeni bir PDF olarak yazdırın ve yenisini ekleyin.',
  'exhibits.not_scanned':
    'Virüs tarayıcımız şu anda yanıt vermiyor, bu yüzden o dosyayı almadık. Hiçbir şey kaybolmadı, diğer delilleriniz güvende. Lütfen birkaç dakika sonra tekrar ekleyin.',
  'exhibits.infected':
    'Virüs tarayıcımız bu dosyada zararlı bir şey buldu, bu yüzden almadık. Başka hiçbir şey değişmedi. Gösterdiği şeyin ekran görüntüsünü veya fotoğrafını çekip onu ekleyin.',
  'exhibits.added': 'Delil eklendi.',
  'exhibits.description_long': 'Lütfen daha az kelimeyle anlatın: en çok {limit} karakter.',
  'exhibits.date_invalid': 'Lütfen gelecekte olmayan gerçek bir tarih yazın veya boş bırakın.',
  'exhibits.receipt_not_open':
    'Bu mektubun alındı belgesi zaten var ya da mektup geri geldi. Delili bu seçim olmadan kaydedin.',
  'exhibits.receipt_day':
    'Lütfen alındı belgesindeki günü yazın: mektubun teslim edildiği günden önce ve bugünden sonra olamaz.',
  'exhibits.saved': 'Değişikliğiniz kaydedildi.',
  'exhibits.removed': 'Delil kaldırıldı.',
  'exhibits.order_changed':
    'Delilleriniz başka bir sekmede değiştirildi. Lütfen sayfayı yeniden yükleyin, sonra onları sıraya koyun.',
  'exhibits.nothing_sent': 'Bu dosyanın hiçbir mektubu daha gönderilmedi. Kayıt, bir mektup gönderilince hazırlanır.',
  'exhibits.none': 'Henüz delil yok. Lütfen önce bir delil ekleyin.',
  'exhibits.description_missing':
    'Delilin henüz açıklaması yok: {mark}. Lütfen ne gösterdiğini birkaç kelimeyle yazın.',
  'exhibits.packet_started': 'Delil paketi hazırlanıyor.',
  'exhibits.packet_none': 'Henüz bir delil paketi yok.',
  'exhibits.packet_failed': 'Delil paketi hazırlanamadı. Delilleriniz güvende. Lütfen tekrar deneyin.',
} as const satisfies Catalogue<keyof typeof english>;
