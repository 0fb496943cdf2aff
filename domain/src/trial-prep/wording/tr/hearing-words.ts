import type { TrialWords } from '../en/trial-words.ts';

const linesWord = (count: number): string => (count === 1 ? 'bir satır' : `${count} satır`);

/** What the judge must hear, what the other side may say, and witnesses, in Turkish. */
export const hearingWords: Pick<TrialWords, 'HEARING' | 'OTHER_SIDE' | 'WITNESSES' | 'QUESTIONS' | 'SUBPOENA'> = {
  HEARING: {
    title: 'Hâkimin duyması gerekenler (What the Judge Must Hear)',
    intro:
      'Hâkim aşağıdaki her noktaya bakar. Sağda bunun için elinizde ne olduğu yazar. Kanıtı olmayan noktalar açıkça söylenir. Mahkemede söylenenler İngilizcedir; okunuşu parantez içindedir. Okunuşta “siz” karşı taraftır, mektupta olduğu gibi.',
    heads: ['Nokta', 'Elinizde olan'],
    exhibit: (mark, description) =>
      description === '' ? `Kanıt (Exhibit) ${mark}.` : `Kanıt (Exhibit) ${mark}: ${description}.`,
    witness: (name) => `Tanık: ${name}.`,
    told: (sentence) => `Şöyle diyebilirsiniz: “${sentence}”`,
    onlyWord: 'Şimdilik yalnızca kendi sözünüz var.',
    noProof: (bring) => `Bunun için henüz bir kâğıt veya tanık yok. Başkaları şunları getirir: ${bring}.`,
    ticked: (things) => `Elinizde şunlar olduğunu söylediniz: ${things}. Bunları kanıtlarınıza (exhibits) ekleyin.`,
    gap: (bring) => `EKSİK: henüz bundan söz eden bir şey yok. Başkaları şunları getirir: ${bring}.`,
    sumPoint: 'Tutar ve nasıl hesaplandığı.',
    sumProof: (lines, sum) => `Hesap sayfası (Money Worksheet): ${linesWord(lines)}, toplamı ${sum}.`,
    askedPoint: 'Parayı istediniz ve karşı tarafın ödemek için zamanı oldu.',
    askedProof: (day, deadline) =>
      `${day} tarihli mektubunuz${deadline === '' ? '' : ` (son gün: ${deadline})`}. Mektubu ve gönderildiğinin kanıtını getirin.`,
    gapsHeading: 'Mahkeme gününden önce aranacak kanıtlar',
    noGaps: 'Kanıtı olmayan nokta yok. Kanıtın değerine hâkim karar verir.',
    gapItem: (text, bring) => `${text} ${bring}.`,
    bringWord: (text) => `Başkaları şunları getirir: ${text}.`,
    lawHeading: 'Mektubunuzdaki yasa, orada İngilizce yazdığı gibi',
    cite: (text, cite) => (text.includes(cite) ? text : `${text} (${cite})`),
    source: (title, cite) => `${title}: ${cite}.`,
    confirm: 'Yasanın ne istediğini mahkeme kâtibine (clerk) veya bir avukata doğrulatın: resmî bir sayfada okunmadı.',
    basisHeading: 'Bu noktalar nereden geliyor',
    general: 'Bu genel bilgidir, hukuki danışmanlık değildir. Sizin davanızda başka noktalar da önemli olabilir.',
  },
  OTHER_SIDE: {
    title: 'Karşı taraf neler söyleyebilir (What the Other Side May Say)',
    intro:
      'Bunlar böyle davalarda sık söylenen şeylerdir. Sizinkinde ne söyleneceğini kimse bilemez. Sağda kayıtlarınızın o noktada ne dediği yazar. Parantez içindeki okunuşta “siz” karşı taraftır.',
    heads: ['Şunu söyleyebilirler', 'Kayıtlarınız ne diyor'],
    noAnswer: 'Kayıtlarınız buna henüz yanıt vermiyor.',
    couldBring: (bring) => `Kayıtlarınız buna henüz yanıt vermiyor. Başkaları şunları getirir: ${bring}.`,
    sumTooHigh: 'Tutar fazla yüksek.',
    sumAnswer: (lines, sum) =>
      `Hesap sayfasında (Money Worksheet) ${linesWord(lines)} var, toplamı ${sum}. Her satırın kâğıdını getirin.`,
    paid: 'Bir kısmı ödendi.',
    paidAnswer: (paid, open) => `Evet: ${paid} ödendi. Hesap sayfası bunu sayar. Hâlâ açık olan: ${open}.`,
    tooLate: 'Bu dava için çok geç.',
    tooLateAnswer: (day) =>
      `Dava açma süresi ${day} günü bitmiş olabilir. Buna yalnızca mahkeme karar verir. Günleri söylemeye hazır olun.`,
    severalLimits: 'Nedenlerin süreleri farklıdır.',
    unpaused: (day, isMaybeOver) =>
      `Süre çoğunlukla kişi 18 yaşına gelene kadar durur, ama burada bu kesin değil. Durmazsa süre ${isMaybeOver ? `${day} günü bitmiş olabilir. Buna yalnızca mahkeme karar verir.` : `${day} günü bitebilir.`}`,
    inTimeAnswer: (day) => `Böyle bir talebi mahkemeye verme süresi ${day} günü bitebilir.`,
    stamp: 'Mahkemeye verilmiş dilekçeyi (complaint) getirin: damgası verildiği günü gösterir.',
    county: 'Bu yanlış ilçe.',
    countyAnswer: (county, choices) =>
      `${county} ilçesi (${county} County) için hazırlandı. Adresler şunları gösteriyor: ${choices}. Karşı tarafın adresini gösteren bir kanıt getirin.`,
    listen: 'Bitirmelerini bekleyin. Not alın. Sonra kanıt elinizdeyken nokta nokta yanıt verin.',
    calm: 'Karşı tarafla değil, hâkimle konuşun.',
  },
  WITNESSES: {
    title: 'Tanıklar ve sorular (Witnesses and Questions)',
    intro: (count) =>
      count === 1
        ? 'Bir tanık söylediniz. Soruları tek tek sorun ve tanığın anlatmasına izin verin.'
        : `${count} tanık söylediniz. Soruları tek tek sorun ve her tanığın anlatmasına izin verin.`,
    none: 'Tanık söylemediniz. Kendi sözünüz de kanıttır: ne gördüğünüzü ve ne yaptığınızı anlatın. Sayfada tanık ekleyip bu belgeleri yeniden hazırlayabilirsiniz.',
    open: 'Yanıtı sorunun içine koymayın. “What did you see?” (Ne gördünüz?), “You saw it, right?” (Gördünüz, değil mi?) sorusundan daha iyidir. Sorular İngilizcedir; okunuşu parantez içindedir.',
    know: 'Tanık kendisinin gördüğünü veya duyduğunu anlatır. Gelmeyen birinin yazılı notu çoğunlukla sayılmaz.',
    contact: 'Ona nasıl ulaşılır',
    noContact: 'Söylenmedi',
    unnamed: 'Tanık',
    saw: 'Sizin anlattığınıza göre ne gördü veya duydu',
    points: 'Şunlar için konuşabilir',
    noPoints: 'Talebin hiçbir noktası henüz bundan söz etmiyor. Sayfada bir nokta seçin veya bu tanığı getirmeyin.',
    ask: 'Sorular',
    proposedHeading: 'Yanıtlarınızda adı geçen kişiler',
    proposed:
      'Gelip gördüklerini anlatır mı, sorun. Sonra onları sayfada ekleyin. Parantez içindeki okunuşta “siz” karşı taraftır.',
    otherHeading: 'Karşı taraf tanığınıza neler sorabilir',
    other: [
      'Davacının arkadaşı veya akrabası mısınız?',
      'Bunu kendiniz mi gördünüz, yoksa biri mi anlattı?',
      'Ne kadar uzaktaydınız? Arada bir şey var mıydı?',
      'Ne söyleyeceğinizi davacıyla konuştunuz mu?',
      'Günden nasıl emin olabilirsiniz?',
    ],
    honest: 'Her tanığa şunu söyleyin: yalnızca doğru olanı söyleyin. “I do not know” (Bilmiyorum) iyi bir yanıttır.',
    notes: 'Notlar',
  },
  QUESTIONS: {
    who: (plaintiff, defendant) =>
      `Lütfen adınızı hâkime söyleyin. ${plaintiff} ile ${defendant} adlı tarafları nereden tanıyorsunuz?`,
    there: 'Neredeydiniz ve ne zamandı?',
    tell: 'En baştan başlayarak kendiniz ne gördünüz veya duydunuz?',
    day: 'O gün olduğunu nasıl hatırlıyorsunuz?',
    amount: 'Bir para tutarını biliyorsunuz. Ne kadar olduğunu nereden biliyorsunuz?',
    words: 'Bunu kim, kime, hatırladığınız kadarıyla hangi sözlerle söyledi?',
    photos: 'Fotoğrafları veya videoyu kim, ne zaman çekti? Olduğu gibi gösteriyorlar mı?',
    trade: 'Ne iş yapıyorsunuz, ne zamandan beri? Neye baktınız?',
    papers: 'Hangi mesajı veya kâğıdı gördünüz? Onu kim yazdı?',
    more: 'Kendinizin gördüğü veya duyduğu başka bir şey var mı?',
  },
  SUBPOENA: {
    title: 'Celp: tanık kendiliğinden gelmezse (Subpoenas)',
    intro: 'Celp (subpoena), tanığa mahkemeye gelmesini veya belge getirmesini emreden bir kâğıttır.',
    early: (phone) =>
      `Mahkeme günü belli olur olmaz formu bürodan isteyin: ${phone}. O günden epey önce teslim ettirin.`,
    feesHeading: 'Ne kadar tutar',
    heads: ['Ne için', 'Tutar'],
    day: 'Tanık ücreti, mahkemede geçen her gün için',
    travel: (miles) => `Başka ilçeden gelen tanık için fazladan: gidiş dönüş her ${miles} mil için`,
    count: (count) => (count === 1 ? 'Tanığınız, bir gün, bu ilçeden' : `${count} tanığınız, bir gün, bu ilçeden`),
    change: 'Ücret celple birlikte verilir.',
    fillHeading: 'İçine ne yazılır',
    court: 'Mahkeme (court)',
    case: 'Dava (case)',
    docket: 'Dosya numarası (docket number), mahkemenin bildiriminde',
    when: 'Gün, saat ve salon (mahkemenin bildiriminde)',
    witness: 'Tanık (witness)',
    bring: 'Varsa getireceği belgeler',
    whoHeading: 'Kime gerekebilir',
    who: [
      'İşvereni izin vermeden önce bir emir görmek isteyen tanık',
      'Polis veya denetçi gibi rapor yazan kişi',
      'Sizde olmayan belgeleri tutan işyeri',
    ],
    keep: 'Kimin, nerede, ne zaman teslim ettiğini ve ücretin ödendiğini yazın. Bunu mahkemeye getirin.',
    asked: 'Tanıkların çoğu istenince gelir. Önce rica edin.',
  },
};
