import type { ReferenceWords } from '../../words.ts';
import { words } from '@plainclaim/domain/served-words/tr';

export const referenceWords: ReferenceWords = {
  reasons: {
    'deposit-not-returned': 'Depozitom geri verilmedi',
    'deposit-unfair-deductions': 'Depozitomdan haksız kesintiler yapıldı',
    'repairs-not-made': 'Isıtma, su, küf veya tamirat sorunları giderilmedi',
    'locked-out': 'Evime sokulmadım veya zorla çıkarıldım',
    'belongings-kept-or-dumped': 'Eşyalarıma el konuldu veya atıldı',
    'rent-or-fees-overcharged': 'Benden fazla kira veya ücret alındı',
    'tenant-owes-rent': 'Bir kiracının bana kira borcu var',
    'tenant-damaged-rental': 'Bir kiracı kiralık evime zarar verdi',

    'personal-loan': 'Borç verdim ve geri ödenmedi',
    'unpaid-invoice': 'Bir müşteri faturamı ödemedi',
    'unpaid-work': 'Yaptığım iş için param ödenmedi',
    'bad-check': 'Karşılıksız çek veya geri dönen bir ödeme aldım',
    'shared-bills': 'Ev arkadaşım veya ortağım payını ödemedi',
    'unpaid-goods': 'Biri ona sattığım şeylerin parasını ödemedi',
    'paid-by-mistake': 'Fazla ödedim veya yanlışlıkla ödedim',

    'service-not-done': 'Parasını ödediğim hizmeti almadım',
    'service-done-badly': 'Hizmet kötü yapıldı',
    'event-vendor': 'Bir düğün veya etkinlik firması beni yarı yolda bıraktı',
    mover: 'Bir nakliyeci eşyamı kaybetti, kırdı veya vermedi',
    'gym-or-class': 'Spor salonu, kurs veya üyelik paramı iade etmiyor',
    'deal-backed-out': 'Biri anlaşmadan caydı',
    'business-contract': 'Bir iş anlaşmasına uyulmadı',

    'deposit-no-work': 'Kapora aldılar ve hiç başlamadılar',
    'unfinished-work': 'İşi yarım bıraktılar',
    'bad-work': 'İş kötü veya güvenli değil',
    'damage-during-work': 'Çalışırken evime zarar verdiler',
    'price-went-up': 'Anlaştığımızdan fazlasını aldılar',
    'no-contract-or-registration': 'Yazılı sözleşme yok veya işletme kayıtlı değil',
    'homeowner-did-not-pay': 'İşi ben yaptım ve param ödenmedi',

    'bad-repair': 'Tamir kötü yapıldı',
    'repair-not-approved': 'Onaylamadığım bir iş yaptılar',
    'over-estimate': 'Verdikleri tahminden fazlasını aldılar',
    'damaged-at-shop': 'Arabam tamirhanede zarar gördü',
    'shop-keeps-car': 'Tamirhane arabamı geri vermiyor',
    'used-car': 'Gizli sorunları olan bir ikinci el araba aldım',
    tow: 'Arabam haksız yere çekildi veya çekilirken zarar gördü',
    'customer-did-not-pay-shop': 'Bir müşteri tamirhaneme ödeme yapmadı',

    'car-crash': 'Başka bir sürücü arabama çarptı',
    'parked-car': 'Park halindeki arabama çarpıldı',
    'neighbor-yard': 'Bir komşu bahçeme, ağacıma veya çitime zarar verdi',
    'water-leak': 'Su veya bir sızıntı evime zarar verdi',
    animal: 'Bir hayvan evcil hayvanımı yaraladı veya eşyama zarar verdi',
    'cleaner-or-storage': 'Kuru temizleme, depo veya dükkân eşyama zarar verdi',
    'lent-item': 'Biri ödünç verdiğim şeyi kırdı',
    'public-body': 'Yol, belediye aracı veya kamuya açık bir yer zarara yol açtı',

    'broken-or-defective': 'Bozuldu veya hiç çalışmadı',
    'not-as-promised': 'Söz verilen gibi çıkmadı',
    'never-came': 'Hiç gelmedi',
    'furniture-appliance': 'Mobilya veya ev aleti geç ya da hasarlı geldi',
    'warranty-refused': 'Garantiye uymuyorlar',
    'sick-pet': 'Hasta bir evcil hayvan satın aldım',
    'private-or-online-seller': 'Bir kişi veya internetteki bir satıcı beni yanılttı',

    'took-my-things': 'Biri eşyamı aldı',
    'will-not-return': 'Biri eşyamı geri vermiyor',
    'ex-or-roommate': 'Eski eşim, eski sevgilim veya ev arkadaşım eşyamı vermedi ya da sattı',
    'money-taken': 'Biri benden para aldı',
    'worker-took': 'Bir işçi veya yardımcı benden bir şey aldı',
    'held-by-storage-or-landlord': 'Ev sahibi, depo veya dükkân eşyama el koydu',

    'promised-to-pay': 'Ödeyeceklerine söz verdiler ve ödemediler',
    'promised-work': 'İş yapacaklarına söz verdiler ve yapmadılar',
    'promised-return': 'Bir şeyi geri vereceklerine söz verdiler',
    'split-cost': 'Bir masrafı paylaşmak için anlaştık',
    'promised-price': 'Bir fiyat söylediler ve fazlasını aldılar',
    'promised-job-or-pay': 'Bir patron veya müşteri ödeme sözü verdi',

    'dog-bite': 'Bir köpek beni ısırdı veya yaraladı',
    'slip-or-fall': 'Kaydım, takıldım veya düştüm',
    'crash-injury': 'Araba kazasında yaralandım',
    'store-salon-gym': 'Mağazada, kuaförde veya spor salonunda yaralandım',
    'product-hurt-me': 'Bir ürün beni yaraladı',
    'hurt-on-purpose': 'Biri bana bilerek zarar verdi',
    'other-injury': 'Başka türde bir yaralanma',

    'refund-refused': 'Bir satıcı paramı iade etmiyor',
    'charged-without-ok': 'İznim olmadan benden para çekildi',
    'wrong-amount': 'Benden iki kez veya yanlış tutarda para çekildi',
    'kept-charging': 'İptal ettikten sonra para çekmeye devam ettiler',
    'lost-card-dispute': 'Bankama yaptığım itirazı kaybettim',
    'customer-chargeback': 'Bir müşteri ödemesini geri çekti',
  },
  hints: {
    'tenant-landlord': {
      storyHint:
        'Ne zaman taşınıp ne zaman çıktığınızı, depozitonun ne kadar olduğunu ve ev sahibinin ne dediğini söyleyin.',
      calcHint:
        'Depozitoyu, geri geleni ve alıkonulanı yazın. Örnek: “Depozitom $2,000 idi. $600 geri aldım. $1,400 vermediler.”',
    },
    debt: {
      storyHint:
        'Parayı ne zaman verdiğinizi veya işi ne zaman yaptığınızı, ne üzerinde anlaştığınızı ve şimdiye kadar ne ödendiğini söyleyin.',
      calcHint: 'Tam tutarı yazın, sonra ödeneni çıkarın. Örnek: “$1,500 borç verdim. $400 ödedi. $1,100 borcu kaldı.”',
    },
    'broken-contract': {
      storyHint: 'Ne üzerinde anlaşıldığını, ne ödediğinizi ve neyin yapılmadığını söyleyin.',
      calcHint:
        'Ne ödediğinizi ve ne kadarını geri istediğinizi yazın. Örnek: “$1,000 kapora ödedim. Gelmediler. $1,000 paramı geri istiyorum.”',
    },
    construction: {
      storyHint: 'İşin ne olduğunu, fiyatını, ne ödediğinizi ve neyin yanlış veya eksik olduğunu söyleyin.',
      calcHint:
        'Ne ödediğinizi ve düzeltmenin ne tuttuğunu yazın. Örnek: “$3,000 ödedim. Başka bir firma düzeltmek için $1,200 alacak. $1,200 istiyorum.”',
    },
    auto: {
      storyHint: 'Arabanın sorununu, tamirhanenin neye söz verdiğini, ne ödediğinizi ve sonra ne olduğunu söyleyin.',
      calcHint:
        'Ne ödediğinizi ve düzeltmenin ne tuttuğunu yazın. Örnek: “Tamirhaneye $900 ödedim. İşe yaramadı. İkinci bir tamirhane $650 aldı.”',
    },
    'damaged-property': {
      storyHint: 'Ne zaman ve nerede olduğunu, karşı tarafın ne yaptığını ve neyin zarar gördüğünü söyleyin.',
      calcHint: 'Tamir faturasını veya tahminini yazın. Örnek: “Kaportacının faturası $1,850.”',
    },
    product: {
      storyHint: 'Ne aldığınızı, satıcının onun hakkında ne dediğini ve neyin yanlış gittiğini söyleyin.',
      calcHint: 'Fiyatı ve varsa başka masrafları yazın. Örnek: “$1,199 ve $79 vergi ödedim. $1,278 geri istiyorum.”',
    },
    'stolen-property': {
      storyHint: 'Neyin, ne zaman alındığını veya geri verilmediğini ve kimde olduğunu nereden bildiğinizi söyleyin.',
      calcHint:
        'Her eşyayı ve bugünkü makul değerini yazın. Örnek: “Dizüstü bilgisayar $600, bisiklet $250. Toplam $850.”',
    },
    'verbal-promise': {
      storyHint: 'Neye, ne zaman söz verildiğini, kimin duyduğunu ve bu söz yüzünden ne yaptığınızı söyleyin.',
      calcHint:
        'Neye söz verildiğini ve ne aldığınızı yazın. Örnek: “$1,200 tutarın yarısını ödeyeceğini söyledi. Hiçbir şey ödemedi. $600 borcu var.”',
    },
    injury: {
      storyHint: 'Nerede ve ne zaman olduğunu, nasıl yaralandığınızı ve nasıl bir tedavi gerektiğini söyleyin.',
      calcHint: 'Her faturayı yazın. Örnek: “Acil bakım $310, ilaç $42, iki günlük çalışma $320. Toplam $672.”',
    },
    chargeback: {
      storyHint:
        'Ne için, ne zaman para ödediğinizi, neyin yanlış gittiğini ve satıcının veya bankanın ne dediğini söyleyin.',
      calcHint: 'Çekilen paraları toplayın. Örnek: “İptal ettikten sonra 6 ay boyunca $30 çektiler. 6 x $30 = $180.”',
    },
    other: {
      storyHint: 'Ne olduğunu baştan sona anlatın. Tarihleri yazın.',
      calcHint: 'Her kaybı yazın ve hepsini toplayın.',
    },
  },
  questions: {
    askedMoneyBefore: 'Bu konuyla ilgili parayı daha önce istediniz mi?',
    assignedClaim: 'Bu, başka birinden devralınan bir talep mi?',
    isAdult: '18 yaşında veya daha büyük müsünüz?',
    defendantMilitary1: 'Davalı aktif askerlik görevinde mi?',
    defendantMilitary2: 'İkinci davalı aktif askerlik görevinde mi?',
    agreementKind: 'Nasıl bir anlaşmanız vardı?',
    responseDays: 'Karşı tarafın ödemek için kaç günü olsun?',
    publicBody: 'Karşı taraf bir belediye, ilçe (county), okul veya eyalet kurumu mu?',
    paymentPlan: 'Taksitle ödemeyi kabul eder misiniz?',
    courtLanguage: 'Mahkemede hangi dili istiyorsunuz?',
    otherCase: 'Bu konuda zaten bir dava var mı?',
    claimantEntityType: 'Ne tür bir işletmesiniz?',
    bankruptcy: 'Karşı taraf iflas başvurusu yaptı mı?',
    deceased: 'Karşı taraftaki kişi öldü mü?',
    restrainingOrder: 'Karşı tarafla aranızda bir uzaklaştırma kararı (restraining order) var mı?',
    otherSideLawyer: 'Karşı tarafın bu konuda bir avukatı var mı?',
    isFederal: 'Karşı taraf Amerika Birleşik Devletleri veya bir federal kurum mu?',
    medicalBill: 'Bu, ödenmemiş bir sağlık faturasıyla mı ilgili?',
    professionalMalpractice:
      'Bu, bir doktorun, diş hekiminin, avukatın, muhasebecinin, mühendisin veya lisanslı başka bir meslek sahibinin hatalı işiyle mi ilgili?',
    excludedMatter: 'Talebiniz bunlardan biriyle mi ilgili?',
    ownerOccupied: 'Ev sahibi binada oturuyor ve orada en çok iki evi daha mı kiraya veriyor?',
    accidentDamage: 'Kaza nasıl bir zarar verdi?',
    otherAction: 'Bu konuda bir tahkim (arbitration) var mı ya da başka bir dava veya tahkim düşünülüyor mu?',
    otherParties: 'Davada başka birinin de yer alması gerekir mi?',
    accommodation: 'Bir engellilik nedeniyle mahkemede yardıma ihtiyacınız var mı?',
  },
  packages: {
    'demand-letter': {
      title: 'Ödeme Talebi Mektubu Paketi',
      desc: 'Paranızı isteyen ve bir tarih veren açık bir mektup.',
      features: [
        'Yanıtlarınızdan yazılmış bir ödeme talebi mektubu',
        `Sorununuza uyan ${words.courtState} hukuku, sade sözlerle`,
        'Bir son ödeme günü ve ödemeyi alabileceğiniz yollar',
        'Gönderilmeden önce okuyun, değiştirin ve onaylayın',
        'Yazdırmak veya saklamak için imzalı PDF',
        'Ek alıcılar: her biri $6.99',
      ],
    },
    'small-claims': {
      title: 'Küçük Talepler (Small Claims) Dava Açma Yardımı',
      desc: 'Mektup ve sizin için doldurulmuş mahkeme belgeleri.',
      features: [
        'Ödeme Talebi Mektubu Paketi’ndeki her şey',
        `Yanıtlarınızdan doldurulmuş ${words.courtState} dava dilekçesi (complaint) ve mahkeme çağrısı (summons)`,
        'Mahkemenin doğru bölümünün ve ilçenin (county) kontrolü',
        'Dava açma sürenizin kontrolü',
        'Mahkeme harcı ve harçtan muafiyet rehberi',
        'Sizinki gibi bir dava için kanıt listesi',
        'Dava açma ve belgeleri ulaştırma için adım adım rehber',
      ],
    },
    'full-trial': {
      title: 'Tam Duruşma Hazırlığı Paketi',
      desc: 'Yukarıdakilerin hepsi ve mahkeme gününüze hazırlanma yardımı.',
      features: [
        'Küçük Talepler (Small Claims) Dava Açma Yardımı’ndaki her şey',
        'Anlattıklarınız, mahkeme için bir sayfalık özet olarak',
        'Toplamı tutan bir para hesabı sayfası',
        'Tek PDF’de, listeli ve numaralı delil paketi',
        'Tanık listesi ve sorulacak sorular',
        'Mahkeme günü rehberi: arabuluculuk, ne getirileceği, ne söyleneceği',
        'Uzlaşma anlaşması formu',
        'Kazanırsanız parayı tahsil etme rehberi',
      ],
    },
  },
  coupons: {
    WELCOME10: 'Paketinizde %10 indirim',
    TENOFF: 'Paketinizde $10.00 indirim',
  },
};
