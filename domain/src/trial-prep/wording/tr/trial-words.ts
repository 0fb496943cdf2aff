import type { TrialWords } from '../en/trial-words.ts';
import { hearingWords } from './hearing-words.ts';
import { mediationWords } from './mediation-words.ts';
import { readingWords } from './reading-words.ts';

/** The guides for the day in court and for collecting, in Turkish, with the court's English terms. */
export const trialWords: TrialWords = {
  ...hearingWords,
  ...mediationWords,
  ...readingWords,
  COVER: {
    title: 'Duruşma belgeleriniz (Trial Papers)',
    intro: (plaintiffs, defendants, part, county, day) =>
      `${plaintiffs} v. ${defendants}. ${part}, ${county} ilçesi (${county} County). Bu belgeler yanıtlarınızdan, mektubunuzdan ve notlarınızdan hazırlandı. Sizin içindir. Mahkemeye verilmez. Ücretler ve rakamlar ${day} gününe aittir. Mahkemede okunan, verilen veya imzalanan İngilizcedir.`,
    doHeading: 'Mahkeme gününden önce',
    steps: {
      read: 'Her sayfayı okuyun. Doğru olmayan bir şey varsa sayfadaki notlarınızı değiştirin ve belgeleri yeniden hazırlayın.',
      gaps: (count) =>
        count === 1
          ? 'Talebinizin bir noktası için henüz kanıt yok. “Hâkimin duyması gerekenler” sayfası hangisi olduğunu söyler.'
          : `Talebinizin ${count} noktası için henüz kanıt yok. “Hâkimin duyması gerekenler” sayfası hangileri olduğunu söyler.`,
      ownWord: (count) =>
        count === 1
          ? 'Bir nokta yalnızca sizin sözünüze dayanıyor. Bir kâğıt, fotoğraf veya tanık arayın.'
          : `${count} nokta yalnızca sizin sözünüze dayanıyor. Her biri için bir kâğıt, fotoğraf veya tanık arayın.`,
      witness: (names) => `Tanıklarınızdan o günü boş tutmalarını isteyin: ${names}.`,
      noExhibits:
        'Henüz burada kanıtınız (exhibit) yok. Kâğıtlarınızı ve fotoğraflarınızı ekleyin; P-1, P-2 gibi işaretler alırlar.',
      copies: (count) => `Her kanıttan (exhibit) ${count} kopya çıkarın: hâkim, karşı taraf ve siz.`,
      marks:
        'Bu belgeler ve kanıt dosyanız aynı işaretleri kullanır. Kanıtların sırasını değiştirirseniz ikisini de yeniden hazırlayın.',
      outline: 'Tek sayfalık anlatımınızı, yaklaşık iki dakika sürene kadar yüksek sesle çalışın.',
      signs: 'Bir addaki veya anlatımdaki bazı işaretler basılamıyor. Yerlerinde soru işareti var.',
      numbers: 'Notlarınızdan bir satırda özel bir numara vardı ve o satır çıkarıldı.',
    },
    contentsHeading: 'İçindekiler',
    contentsHead: ['Sayfa', 'Ne için'],
    apart:
      'Üç belge daha ayrı dosyalardadır: arabuluculuk için özel notlarınız, anlaşma formu ve paranızı alma rehberi.',
  },
  PURPOSE: {
    cover: '',
    outline: 'Mahkemede okumak için',
    money: 'Hâkim için, her tarafa bir kopya',
    hearing: 'Kanıtlarınızı gözden geçirmek için',
    other_side: 'Hazır olmak için',
    witnesses: 'Tanıklarınız için',
    subpoena: 'Bir tanık gelmek istemezse',
    court_day: 'O gün için',
    mediation: 'Yalnızca sizin için',
    settlement: 'Anlaşırsanız',
    collecting: 'Kazanırsanız',
    reading: 'Ne söylediğinizi, verdiğinizi ve imzaladığınızı bilmek için',
  },
  COURT_DAY: {
    title: 'Mahkeme gününüz (Your Court Day)',
    where: (county) => `${county} ilçesi (${county} County)`,
    office: 'Adliye (courthouse)',
    phone: 'Büro',
    confirmRoom:
      'Gün, saat ve salon mahkemenin bildiriminde yazar. Büroya doğrulatın ve bizzat gelmeniz gerekip gerekmediğini sorun.',
    bringHeading: 'Neler getirilir',
    bring: {
      notice: 'Mahkemenin bildirimi, fotoğraflı kimlik ve bu belgeler',
      marks: (first, last) => `${first} ile ${last} arası`,
      exhibits: (marks, copies) => `Kanıtlar (Exhibits) ${marks}, her birinden ${copies} kopya`,
      noExhibits: (copies) => `Kâğıtlarınız, fotoğraflarınız ve mesajlarınız, basılı, her birinden ${copies} kopya`,
      letter: (day) => `${day} tarihli mektubunuz ve gönderildiğinin kanıtı`,
      worksheet: (copies) => `Hesap sayfasından (Money Worksheet) ${copies} kopya`,
      ticked: (proofs) => `Sizde olduğunu söyledikleriniz: ${proofs}`,
      witnesses: (names) => `Tanıklarınız: ${names}`,
      named: (names) => `Anlattıklarınızda adı geçenler, gelirlerse: ${names}`,
      phone: 'İçinde mesajlar olan telefonunuz, salonda kapalı',
      settlement: 'Bu belgelerdeki anlaşma formu (Settlement Agreement) ve bir kalem',
      alsoHeading: 'Böyle davalarda şunlar da getirilir',
    },
    stepsHeading: 'Gün nasıl geçer',
    arrive: 'Erken gelin.',
    arriveText:
      'Kapıdaki kontrol için yarım saat ayırın. Görevliye geldiğinizi söyleyin. Davanız çağrılınca ayağa kalkın ve “Here, Your Honor” deyin.',
    settle: 'Önce anlaşmayı deneyin.',
    settleText: (rule) => `${rule} Kimse anlaşmak zorunda değildir. Bunun için özel notlarınız ayrı bir dosyadadır.`,
    speak: 'Sonra ilk siz konuşursunuz.',
    speakText:
      'Kim olduğunuzu, ne istediğinizi ve nedenini söyleyin. Tek sayfanızdan okuyun. Her kanıtı, ondan söz ederken verin: “This is Exhibit P-1.”',
    witnesses: 'Sonra tanıklarınız.',
    witnessesText: (count) =>
      count === 0
        ? 'Tanık adı vermediniz. Kendi sözünüz de kanıttır.'
        : 'Sorularınızı teker teker sorun. Karşı taraf sizden sonra sorabilir.',
    other: 'Sonra karşı taraf.',
    otherText: 'Söze girmeyin. Not alın. Bitirince soru sorabilir ve dediklerine yanıt verebilirsiniz.',
    decide: 'Sonra yargıç karar verir.',
    decideText: 'Hemen olabilir, sonra postayla da gelebilir. Söyleneni yazın.',
    rulesHeading: 'Mahkemede nasıl konuşulur',
    rules: [
      'Yargıca “Your Honor” denir. Yargıçla konuşurken ayağa kalkın.',
      'Sorulan soruya yanıt verin ve durun.',
      'Bilmediğinizde “I do not know” deyin. Asla tahmin etmeyin.',
      'Karşı tarafla tartışmayın ve kimseye kötü söz söylemeyin.',
      'Telefonunuzu kapatın. Yiyecek, sakız ve şapka dışarıda kalsın.',
    ],
    absentHeading: 'Biri gelmezse',
    helpHeading: 'Tercüman ve başka yardım',
    english: 'İngilizceyi seçtiniz. Bir tanığa tercüman gerekirse büroya erken haber verin.',
    interpreter: (language, phone) =>
      `Tercüman istediniz${language === '' ? '' : ` (${language})`}. Ayrıldığından emin olmak için büroyu arayın: ${phone}.`,
    help: (need, phone) =>
      `Engelliliğiniz için yardım istediniz${need === '' ? '' : ` (${need})`}. Hazır olduğundan emin olmak için büroyu arayın: ${phone}.`,
    ask: (phone) => `Engellilik için yardım ücretsizdir. Büroya erken sorun: ${phone}.`,
    afterHeading: 'Sonrası',
    appeal: (days) => `İtiraz (appeal), hükümden (judgment) sonra ${days} gün içinde verilmelidir.`,
    ready: {
      small_claims: (part) =>
        `${part}: o günden önce yazılı yanıt gelmez. Karşı tarafın anlattığını ilk kez orada duyabilirsiniz.`,
      special_civil: (part) =>
        `${part}: o günden önce karşı tarafın yazılı yanıtını (answer) bir daha okuyun ve getirin.`,
    },
  },
  COLLECTING: {
    title: 'Hükümden sonra tahsil (Collecting After a Judgment)',
    intro: (debtors) =>
      `Hüküm (judgment), para borcu olduğunu söyleyen bir karardır. Parayı mahkeme ödemez. Şuradan tahsil etmenin adımları bunlardır: ${debtors}.`,
    noPromise: 'Hiçbir adım kesin para getirmez. Ücretler çoğunlukla borca eklenir.',
    feesHeading: 'Adımlar ve ücretler',
    heads: ['Adım', 'Ücret'],
    ask: 'Yazıp parayı istemek, bir ödeme günü vererek',
    askFee: 'Yok',
    questions: (form) => `Gelir, banka ve mal hakkında sormak: ${form}`,
    questionsFee: 'Kaleme (clerk) sorun',
    writ: (form) => `Bir mahkeme görevlisine banka hesabından para aldırmak veya mal sattırmak: ${form}`,
    officer: (fee) => `${fee} ve görevlinin yol parası`,
    wage: (form) => `Ücretin bir bölümünü size gönderttirmek: ${form}`,
    docket: 'Taşınmaz üzerine rehin (lien) koydurmak: Statement for Docketing',
    feesConfirm: 'Ücretler değişir.',
    how: 'Her adım nasıl işler',
    questionsHead: 'Sorular.',
    questionsText: (days, months) =>
      `Borçlu ${days} gün içinde yanıt verir. Bunları mahkemeye sormadan ${months} ayda bir gönderebilirsiniz.`,
    bankHead: 'Banka ve mal.',
    bankText: (percent, years, kept) =>
      `Bankayı ve şubesini ya da malları ve yerlerini siz söylersiniz. Görevli yüzde ${percent} alır, bu borca eklenir. Emir (writ) ${years} yıl geçerlidir. Bir kişi ${kept} değerinde malı elinde tutabilir.`,
    businessText: (percent, years) =>
      `Bankayı ve şubesini ya da malları ve yerlerini siz söylersiniz. Görevli yüzde ${percent} alır, bu borca eklenir. Emir (writ) ${years} yıl geçerlidir.`,
    wageHead: 'Ücret.',
    wageText: (week, handed, mailed, file) =>
      `Borçlu bu eyalette çalışmalı ve haftada ${week} tutarından fazla kazanmalıdır. Önce bir bildirim gönderirsiniz. Borçlu, elden verildiyse ${handed} gün, postalandıysa ${mailed} gün içinde karşı çıkabilir. Tebliğden sonra ${file} gün içinde verin.`,
    wageCap: (low, poverty, high) =>
      `Gelir yoksulluk sınırının en çok yüzde ${poverty} kadarıysa, vergiden önceki ücretin yüzde ${low} kadarı alınır. Bunun üstünde yüzde ${high} kadarı.`,
    noWages: 'Karşı taraf bir işletme, alınacak ücret yoktur. Önce banka hesabı ve malları gelir.',
    landHead: 'Taşınmaz.',
    interestHeading: 'Hükümden sonraki faiz',
    interest: (sum, year, percent, aYear) =>
      `${sum} tutarında bir hüküm basit faiz kazanır. ${year} oranıyla (yüzde ${percent}) bu yılda ${aYear} eder. Oran her ocak ayında değişir.`,
    noRate: 'Hüküm, mahkemenin yıllık oranıyla basit faiz kazanır. Bu yılın oranını kalem (clerk) söyleyebilir.',
    life: (years) => `Hüküm ${years} yıl geçerlidir ve yenilenebilir.`,
    startHeading: 'Şimdiden bildikleriniz',
    known: (name, place) => `${name}: ${place}`,
    outOfState:
      'En az bir adres eyalet dışında. Buradaki mahkeme görevlisi yalnızca eyaletteki mala ulaşır. Hangi yolun açık olduğunu büro söyleyebilir.',
    findHeading: 'Şunları arayın',
    find: [
      'Banka: yazdıkları bir çek veya size yaptıkları bir ödeme gösterir',
      'İş: nerede ve ne zamandan beri çalışıyorlar',
      'Taşınmaz: county tapu kayıtları herkese açıktır',
    ],
    findBusiness: [
      'Banka: yazdıkları bir çek veya size yaptıkları bir ödeme gösterir',
      'Tam yasal adı, eyaletin işletme kayıtlarında',
      'İşletmeye ait mallar ve araçlar, ve yerleri',
    ],
    paidHeading: 'Para gelince',
  },
};
