import type { LeftOutKind } from '../../complaint/complaint-facts.ts';
import { ended } from '../forms.ts';

export const title = (partName: string): string => `Mahkemeye vereceğiniz belgeler (${partName} Filing Packet)`;
export const intro = (plaintiffs: string, defendants: string, county: string): string =>
  `${plaintiffs} v. ${defendants}, ${county} ilçesi (${county} County). Bu belgeler yanıtlarınızdan hazırlandı. Mahkemeye siz verirsiniz. Mahkemeye giden veya onun formuna yazılan İngilizce, sizde kalan Türkçedir.`;
export const draft = 'Burada hiçbir şey imzalı değildir. İmzalamadan önce her sayfayı okuyun.';
export const signed =
  'Bu dosyadaki dava dilekçesi (complaint) imzalıdır. Öteki sayfalar değildir. Mektubu veya yanıtlarınızı değiştirirseniz bu imza geçmez: yeni belgeleri imzalayın.';
export const SIGNERS_HEADING = 'Ekranda kimler imzaladı';
export const SIGNERS_HEAD = ['Davacı (plaintiff)', 'İmzaladı'] as const;
export const NOT_SIGNED = 'Henüz değil';
export const DO_HEADING = 'Ne yapmalı, bu sırayla';

export const STEPS = {
  read: 'Her sayfayı okuyun. Doğru olmayanı elle düzeltin.',
  compare: (form: string): string =>
    `Dava dilekçesini (complaint) mahkemenin güncel formuyla (${form}) karşılaştırın. Mahkemenin formu kalemden veya internet sitesinden istenebilir.`,
  summons: (kit: string): string =>
    `Mahkemenin kendi celp kâğıdını (summons)${kit === '' ? '' : ` (${kit} paketindedir)`} bilgi sayfasına bakarak doldurun.`,
  open: 'Dilekçede açık kalanı doldurun: işareti olmayan her soruyu.',
  county: (county: string, choices: readonly string[]): string =>
    `Kalemde (clerk) sorun: ${county} ilçesi (${county} County) doğru mu? Adresler bunu açık bırakıyor (${choices.join(', ')}).`,
  kind: 'Davanın türünü dilekçede ve celp kâğıdında işaretleyin: yanıtlarınız bunu açık bırakıyor.',
  vehicle:
    'Kaza hakkında açık kalanı elle doldurun: saat, araçlar, sürücüler, zarar. Plaka, ehliyet ve poliçe numarası yazmayın.',
  entity: (names: string): string =>
    `Bunun ne tür bir işletme olduğunu yazın ve tam adını eyaletin işletme kayıtlarında kontrol edin: ${ended(names)}`,
  signs: 'Bir addaki veya anlatımdaki bazı işaretler basılamıyor. Yerlerinde soru işareti var. Onları elle yazın.',
  sign: (count: number): string =>
    count === 1
      ? 'Dava dilekçesine (complaint) elle tarih yazın ve imzalayın.'
      : 'Dava dilekçesine (complaint) ve devam sayfasına (continuation sheet) elle tarih yazın ve imzalayın.',
  readSigned: 'Her sayfayı okuyun. Dilekçedeki (complaint) imzaya ve tarihe bakın.',
  keepSigned:
    'İmzalı dilekçede elle hiçbir şey değiştirmeyin. Düzeltmek veya eklemek için ya da kalem mürekkepli imza isterse, imzasız dosyayı kullanın ve onu elle imzalayın.',
  othersSign: (names: string): string =>
    `Bu kişiler dilekçeyi kendileri imzalar, kendi bağlantılarıyla ekranda veya elle: ${ended(names)} Herkes imzalayınca verin.`,
  coSign: (names: string): string => `Her davacı (plaintiff) da tarih yazar ve imzalar: ${ended(names)}`,
  signAs: (role: string): string => `Şu sıfatla imzalayın: ${ended(role)}`,
  copies: (count: number | null): string =>
    `Dilekçenin (complaint) ve celp kâğıdının (summons) ${count === null ? 'kopyalarını' : `${count} kopyasını`} çıkarın: her davalı için ve kendiniz için.`,
  paid: (payBy: string): string =>
    payBy === ''
      ? 'Mektubunuzdaki son ödeme gününe bakın. Paranın tamamı o güne kadar gelirse mahkeme belgesi gerekmez.'
      : `Mektubunuzdaki son ödeme günü ${payBy}. Belgeleri o günden sonra verin. Paranın tamamı o güne kadar gelirse belge gerekmez.`,
  fee: (amount: string): string =>
    `${amount} ödeyin veya harçtan muaf tutulma isteğini (fee waiver) dilekçeyle birlikte verin.`,
  file: (county: string): string =>
    `Belgeleri ${county} ilçesinde (${county} County) verin: elden, postayla veya internetten.`,
  service: (within: number, defendants: number): string =>
    `Tebligat isteğine (Request for Service) elle tarih yazın ve imzalayın. Dilekçeyle birlikte verin${
      within === 0
        ? '. Mahkemenin postası eyalet dışına gitmez: nasıl verileceğini anlatan sayfa, oradaki davalının belgeleri nasıl alacağını söyler.'
        : within < defendants
          ? '; böylece mahkeme eyaletteki her davalıya tebliğ eder. Ötekilerin belgeleri nasıl alacağını, nasıl verileceğini anlatan sayfa söyler.'
          : '; böylece mahkeme her davalıya tebliğ eder.'
    }`,
  proof: 'Kanıtlarınızı toplayın. Bunlar sizinle mahkemeye gelir, elektronik dosyaya girmez.',
  later: 'Adı “Later” ile başlayan dosyaları ayrı tutun. Şimdi verilmezler.',
} as const;

export const CONTENTS_HEADING = 'Bu dosyada neler var';
export const CONTENTS_HEAD = ['Sayfa', 'Ne için'] as const;
export const PURPOSE = {
  file: 'Vermek için',
  copy: 'Celp kâğıdına (summons) geçirmek için',
  keep: 'Sizde kalır',
} as const;

export const NOTES_HEADING = 'Lütfen buna bakın';
export const lastDay = (day: string): string =>
  `Böyle bir talebi verme süresi ${day} günü bitebilir. Mahkeme başka bir günden sayabilir. Süreyi yalnızca belgelerin verilmesi durdurur.`;
export const mayHavePassed = (day: string): string =>
  `Geç kalmış olabilirsiniz: böyle bir talebi verme süresi ${day} günü bitmiş olabilir. Buna yalnızca mahkeme karar verebilir.`;
export const severalLimits = 'Nedenlerinizin süreleri farklı. Aşağıdaki her gün, bunlardan biri veya birkaçı içindir.';
const UNPAUSED =
  'Süre çoğunlukla kişi 18 yaşına gelene kadar durur, ama bu durmanın yasası bu tür talebi saymıyor. Süre durmazsa,';
export const lastDayUnpaused = (day: string): string =>
  `${UNPAUSED} talebi verme süresi ${day} günü bitebilir. Daha güvenli olan gün budur.`;
export const mayHavePassedUnpaused = (day: string): string =>
  `${UNPAUSED} talebi verme süresi ${day} günü bitmiş olabilir. Buna yalnızca mahkeme karar verebilir.`;
export const help = (name: string): string => `Ücretsiz yardım: ${name}.`;
export const longName = (name: string, letters: number): string =>
  `Mahkemenin bilgisayarı burada ${letters} harf alıyor, bu yüzden şunu daha kısa gösterebilir: ${name}`;
export const businessMayNeedLawyer =
  'Bir şirket veya ortaklık, Small Claims sınırının üstünde avukat ister. İşletmesi şirket olmayan tek bir sahip istemez.';
export const privateNumbers = (count: number): string =>
  count === 1
    ? 'Özel numara içeren bir cümle olayların dışında bırakıldı.'
    : `Özel numara içeren ${count} cümle olayların dışında bırakıldı.`;
export const militaryLeftOut =
  'Askerlikle ilgili sözler dışarıda bırakıldı. Bunlar daha sonraki bir adımda ayrı bir belgeye girer.';
export const otherLanguage = 'Başka dildeki anlatımınız dışarıda bırakıldı. Dava dilekçesi (complaint) İngilizcedir.';
export const lineLeftOut =
  'Dilekçenin bir satırı boş kalıyor. Yanıtınızda özel bir numara vardı veya sağlıktan, askerlikten ya da oturma izninden söz ediyordu.';
export const saysYou =
  'Yazdığınız sözler karşı tarafa “you” diyor. Dilekçeyi yargıç okur. O cümleleri bir daha okuyun.';
export const moreLeftOut = (count: number): string => `Ve ${count} tane daha.`;
export const leftOutHeading = 'Dilekçenin dışarıda bıraktığı sözleriniz';

export const WHY: Readonly<Partial<Record<LeftOutKind, string>>> = {
  health: 'Birinin sağlığı hakkında',
  immigration: 'Bu ülkede oturma izni hakkında',
  other_language: 'İngilizce değil',
  in_table: 'Tutar tablosu bunu söylüyor',
  settlement: 'Bir uzlaşma teklifi. Mahkemeye anlatılmaz',
};
