import type { OutsideStep } from '../../../jurisdictions/pack/filing-rules.ts';
import { ended } from '../forms.ts';

export const FEES = {
  title: 'Mahkemeye vermenin ücreti (Filing Fee Sheet)',
  intro: (part: string, day: string): string => `Vermenin ücreti (${part}), ${day} günü bilindiği kadarıyla.`,
  heads: ['Ne için', 'Tutar'],
  filing: 'Dilekçeyi vermek, ilk davalı',
  further: (count: number): string => `Her ek davalı (${count})`,
  service: (count: number): string => `Mahkemenin postasıyla tebligat, ${count} davalı`,
  total: 'Ödenecek toplam',
  payee: (name: string): string => `Çek veya posta havalesi (money order) şu ada yazılır: ${ended(name)}`,
  how: 'Kalemde çek, posta havalesi ve nakit alınır. Lütfen postayla nakit göndermeyin. Elektronik yol kart ve banka havalesi alır; kart ek ücretliyse kendisi söyler.',
  outside: 'Mahkemenin postası eyalet dışına gitmez; oradaki bir davalı için posta ücreti ödenmez.',
  back: 'Davacı kazanınca mahkemeler bu masrafları çoğunlukla karara ekler.',
  short: 'Ücreti veya harçtan muafiyet isteği (fee waiver) olmadan gelen belge geri gönderilir ve verilmiş sayılmaz.',
} as const;

export const FILING = {
  title: 'Nereye ve nasıl verilir (Where and How to File)',
  intro: (county: string): string => `Bu dava ${county} ilçesi (${county} County) için hazırlandı.`,
  confirm:
    'Mahkeme büroları taşınır, numaralar değişir. Gitmeden veya bir şey göndermeden önce adresi büroya doğrulatın.',
  officeHeading: 'Büro',
  mailing: 'Posta adresi',
  phone: 'Telefon',
  waysHeading: 'Vermenin üç yolu',
  inPerson: 'Elden.',
  inPersonText:
    'İmzalı belgeleri, her davalı için bir ve kendiniz için bir kopyayı ve ücreti getirin. Damgalı bir kopya isteyin.',
  byMail: 'Postayla.',
  byMailText:
    'İmzalı belgeleri, kopyaları ve bir çek veya posta havalesini gönderin. Mahkeme size bir kopya gönderebilsin diye üzerinde adresiniz ve pul olan bir zarf ekleyin.',
  electronic: (name: string): string => `Elektronik olarak, ${name} ile.`,
  electronicText: (formats: string, megabytes: number, letters: number): string =>
    `Verilecek dosyaları birlikte yükleyin, her biri ayrı bir ${formats} dosyası olsun. Her biri en çok ${megabytes} MB, şifresiz, adı en çok ${letters} harf olabilir. Kanıtlar yüklenmez: mahkemeye getirin. Elle imzaladığınız önce kâğıtta imzalanır, sonra taranır. Ekranda imzalanmış dilekçe olduğu gibi yüklenir; büroya bunu alıp almadığını sorun.`,
  summons:
    'Mahkemenin celp kâğıdı (summons) da bunlarla gider: mahkemenin kendi formunu bilgi sayfasına bakarak doldurun.',
  formsHeading: 'Mahkemenin formları ve sayfaları',
  kit: (kit: string): string =>
    `Bu tür davanın mahkeme formları tek pakette (kit) gelir: ${kit}. Büroda veya mahkemenin internet sitesinde bulunur.`,
  formsPage: 'Mahkemenin formları',
  howPage: 'Mahkemenin anlattığı biçimde nasıl verilir',
  electronicPage: (name: string): string => `Elektronik verme, ${name}`,
  businessPage: 'Bir işletmenin tam adını arama',
  moved: 'Sayfalar yer değiştirir. Biri açılmazsa büroya sorun.',
  filesHeading: 'Yüklenecek dosyalar',
  filesHead: ['Dosya', 'Nedir'],
  copiesHeading: 'Kopyalar ve zarflar',
  copies: (ours: number, sets: number, copies: number): string =>
    `Kâğıt olarak bu ${ours + 1} belgeden ${sets} takım gerekir: aşağıdaki ${ours} belge ve mahkemenin celp kâğıdı (summons). İmzalı takım mahkemenin, ${copies} takım kopyadır. Her davalı için bir, sizin için bir kopya.`,
  envelopes: [
    'Yalnızca posta için: büroya bir zarf. İmzalı belgeleri, kopyaları ve çeki veya posta havalesini koyun',
    'Yalnızca posta için: mahkemenin geri göndereceği kopya için kendinize pullu bir zarf',
  ],
  noEnvelopes: {
    all: 'Davalılar için zarf gerekmez: mahkeme kendi postasının adreslerini yazar',
    some: 'Eyaletteki davalılar için zarf gerekmez: mahkeme kendi postasının adreslerini yazar',
    none: 'Davalılar için zarf gerekmez: mahkemenin postası oldukları yere gitmez',
  },
  outsideHeading: 'Eyalet dışındaki davalılar',
  notServedByYou: 'E-postayla gönderdiğiniz veya elden verdiğiniz kopya tebligat (service) değildir.',
  outside: (names: readonly string[]): string =>
    `Mahkemenin postası şuraya tebliğ etmez: ${ended(names.join('; '))} Mahkeme dosya numarasını (docket number) verince bunu siz sağlarsınız:`,
  outsideConfirm:
    'Bunun için birine para ödemeden önce büroya veya bir avukata sorun. Lütfen mahkeme kaleminde (clerk) doğrulatın.',
  venueHeading: 'Neden bu ilçe (county)',
  venue:
    'Dava, en az bir davalının yaşadığı veya iş yaptığı ilçede (county) verilir. Kira depozitosu davası kiralık evin bulunduğu yerde de verilebilir. Bütün davalılar eyalet dışındaysa, talebin doğduğu yere verilir.',
  wrong: 'Yanlış ilçede (county) verilen dava başka yere gönderilebilir veya geri çevrilebilir.',
} as const;

export const OUTSIDE = {
  no_court_mail:
    'Mahkemeden dosya numaralı (docket number) celp kâğıdını (summons) alın. Ondan önce kimseye tebliğ edilmez.',
  by_hand: 'Önce belgeleri davalının bulunduğu yerde elden verdirin.',
  who_may:
    'Bunu oradaki bir şerif veya tebligat görevlisi (process server) ya da davayla ilgisi olmayan bir yetişkin yapar. Siz yapmazsınız.',
  then_mail:
    'Yalnızca posta ikinci yoldur: gerçek bir deneme sonuç vermediyse ve neyin denendiği yeminle yazıldıysa. O zaman iade alındılı taahhütlü posta ile normal posta aynı anda çıkar.',
  tell_court:
    'Tebligatın kanıtını (proof of service) mahkemeye verin: kim, neyi, kime, nerede, ne zaman ve nasıl tebliğ etti.',
} as const satisfies Record<OutsideStep, string>;

export const AFTER = {
  title: 'Sonra ne olur (What Happens After Filing)',
  counted:
    'Aşağıdaki her süre, adı geçen günden sayılır. Mahkemenin çalışmadığı bir son gün ertesi çalışma gününe kayar. Mahkemenin kendi bildirimlerindeki tarihler geçerlidir.',
  head: ['Adım', 'Ne zaman'],
  mailed: {
    all: 'Mahkeme bir dosya numarası (docket number) verir ve celp kâğıdını (summons) her davalıya postalar',
    some: 'Mahkeme bir dosya numarası (docket number) verir ve celp kâğıdını (summons) eyaletteki her davalıya postalar. Ötekilerle siz ilgilenirsiniz',
    none: 'Mahkeme bir dosya numarası (docket number) ve celp kâğıdını (summons) verir. Eyalet dışında siz tebliğ ettirirsiniz',
  },
  mailedWhen: 'Belgeler ve ücret girdikten sonra',
  hearing: 'Small Claims: iki taraf da mahkemeye gelir. Yazılı yanıt gerekmez',
  between: (from: number, to: number): string =>
    `Verdikten yaklaşık ${from} ile ${to} gün sonra; tarih celp kâğıdında (summons) yazar`,
  answer: (days: number): string => `Her davalının tebligattan sonra yazılı yanıt (answer) için ${days} günü vardır`,
  answerWhen: (days: number): string => `Tebliğ edildiği günden sonra ${days} gün içinde`,
  defaultDay: 'Yanıt gelmezse mahkeme gıyap (default) kaydı yapar',
  defaultWhen: (days: number): string => `Mahkeme celp kâğıdını postaladıktan yaklaşık ${days} gün sonra`,
  trial: 'Yanıt gelirse mahkeme duruşma (trial) günü belirler',
  trialWhen: (from: number, to: number): string => `Verdikten yaklaşık ${from} ile ${to} ay sonra`,
  badMail: 'Posta geri gelirse yeni bir adres ve yeni bir ücret gerekir, yoksa dava düşer',
  badMailWhen: (days: number, years: number): string =>
    `Dosyayı verdiğiniz günden sonra ${days} gün içinde veya bildirimdeki güne kadar. Düşen dava, doğru adresle ${years} yıl içinde geri gelebilir`,
  request: 'Gıyap (default) kaydından sonra kanıtlarla birlikte hüküm istenir',
  requestWithStatus:
    'Gıyap (default) kaydından sonra hüküm istersiniz. Kanıtlar ve askerlik durumu belgesi de birlikte verilir',
  requestWhen: (months: number): string => `Gıyap kaydından sonra ${months} ay içinde`,
  appeal: 'Hükme karşı itiraz (appeal)',
  appealWhen: (days: number): string => `Hükümden sonra ${days} gün içinde`,
  interest: (year: string, percent: string, aYear: string, demand: string): string =>
    `Hüküm, ödenene kadar basit faiz kazanır. Mahkemenin ${year} oranı yılda yüzde ${percent}: ${demand} üzerinden yılda ${aYear}. Oran her ocak ayında değişir. Dilekçe faiz ister; hesabını mahkeme yapar.`,
  militaryPage: 'Bir kişinin asker olup olmadığı nerede sorgulanır',
  absent: 'O gün mahkemeye gelmeyen davacı davayı o seferlik kaybeder: dava düşer.',
  settle: 'Duruşma günü bir görevli önce tarafları uzlaştırmayı dener. Kimse uzlaşmak zorunda değildir.',
  bring: 'Bütün kanıtları kopyalarıyla ve bütün tanıkları getirin. Gelmeyenlerin yazılı beyanları çoğunlukla sayılmaz.',
} as const;

export const WAIVER = {
  title: 'Harçtan muafiyet rehberi (Fee Waiver)',
  intro: (percent: number, assets: string): string =>
    `Bir kişi mahkemeden harç alınmamasını isteyebilir. İki şey birden doğru olmalıdır. Evin geliri yoksulluk sınırının en çok yüzde ${percent} kadarıdır. Ve nakit ile banka hesaplarında ${assets} tutarından fazlası yoktur.`,
  head: ['Evdeki kişi sayısı', 'En çok yıllık gelir'],
  form: (name: string): string => `Form şudur: ${name}. Dilekçeyle (complaint) birlikte verilir.`,
  proof: (income: number, bank: number): string =>
    `Mahkemeler ${income} aylık gelir belgesi ve ${bank} aylık banka dökümü ister.`,
  page: 'Mahkeme ücretleri ve muafiyet nasıl istenir',
  repay: (amount: string): string => `${amount} tutarından fazlasını kazanan, alınmayan ücretleri geri öder.`,
  business: 'Muafiyet isteyen bir işletmenin avukatı olmalıdır.',
} as const;

export const PROOF = {
  title: 'Kanıt listesi (Proof Checklist)',
  ownHeading: 'Sizde olduğunu söyledikleriniz',
  witness: (name: string): string => `Tanık: ${name}`,
  usualHeading: 'İnsanların getirdikleri',
  intro: 'Bu tür davada insanların mahkemeye getirdikleri. Her satır her davaya uymaz.',
  list: 'Kâğıdın aslını, yargıç ve her davalı için birer kopyasını getirin.',
  always: [
    'Ödeme isteyen mektup ve gönderildiğinin kanıtı',
    'Tarih listesi: ne zaman ne oldu',
    'Gelecek tanıkların adları',
  ],
  private: (identifiers: string): string => `Her kopyada şunların üzerini karalayın: ${ended(identifiers)}`,
  notUploaded: 'Kanıtlar elektronik yolla dilekçenin yanında gönderilmez. Mahkemeye getirin.',
} as const;

export const HELP = {
  title: 'Tercüman ve başka yardım (Interpreter)',
  interpreterHeading: 'Tercüman',
  interpreter:
    'Mahkeme tercümanları ücretsizdir. Dilekçede (complaint) isteyin veya büroyu olabildiğince erken arayın.',
  language: 'Mahkemede kullanacağınız dil',
  noInterpreter: 'İngilizceyi seçtiniz, bu yüzden dilekçe tercüman istemiyor.',
  sign: 'İşaret dili tercümanı da aynı yolla istenir.',
  accommodationHeading: 'Engellilik',
  accommodation:
    'Her mahkemenin bir ADA görevlisi vardır. İşitme cihazı veya daha çok zaman gibi yardımlar ücretsizdir.',
  relay: (number: string): string => `Aktarma hattı (relay): ${number.replace(' or ', ' veya ')}.`,
  need: 'Mahkemede neye ihtiyacım var',
  case: 'Dava',
  docket: 'Dosya numarası (docket number), mahkeme verince',
} as const;
