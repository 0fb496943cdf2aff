import type { TrialWords } from '../en/trial-words.ts';

/** The private notes for a mediation, in Turkish. */
export const mediationWords: Pick<TrialWords, 'MEDIATION'> = {
  MEDIATION: {
    title: 'Arabuluculuk için özel notlarım (My Private Notes for the Mediation)',
    footer: 'Özel. Yalnızca sizin için: mahkemeye vermeyin, kimseye vermeyin, masada bırakmayın',
    secret:
      'ÖZEL. Bu sayfada en düşük tutarınız var. Bu sitenin başka hiçbir belgesinde, mektubunda veya e-postasında yok. Oturmadan önce katlayın.',
    figuresHeading: 'Rakamlar',
    heads: ['Rakam', 'Tutar'],
    demand: 'Talep edilen tutar',
    paid: 'O günden beri ödenen',
    open: 'Hâlâ açık',
    costs: 'Kazanırsanız buna ek mahkeme masrafları',
    lowest: 'En düşük tutarım (özel)',
    lowestOpen: 'En düşük tutarım (özel): buraya elle yazın',
    room: 'Pay: açık tutardan en düşük tutarım çıkınca',
    planHeading: 'Planım',
    steps: {
      start: (sum) => `Açık olan tutarın tamamıyla başlayın (${sum}) ve nedenini iki cümleyle söyleyin.`,
      wait: 'Teklifi karşı tarafın yapmasını bekleyin. Yanıtlamadan önce bekleyin. Ara isteyebilirsiniz.',
      down: 'Küçük adımlarla inin ve her seferinde bir şey isteyin: bir gün, bugün bir çek, ilk ödeme.',
      floor:
        'Düşünmek için ara vermeden en düşük tutarınızın altına inmeyin. Duruşma daha fazla, daha az veya sıfır getirebilir.',
      never: 'En düşük tutarınızı karşı tarafa veya arabulucuya asla ilk siz söylemeyin.',
    },
    strongHeading: 'Sizin lehinize olanlar',
    strong: (text, proof) => `${text} ${proof}`,
    noneStrong: 'Henüz hiçbir nokta için kanıt (exhibit) veya tanık yok. Kendi sözünüz de sayılır.',
    weakHeading: 'Sizi düşündürebilecekler',
    noneWeak: 'Her noktanın lehinize konuşan bir şeyi var.',
    weigh: 'İşe gidilmeyen günü, para için beklemeyi ve tahsilin ne kadar zor olabileceğini düşünün.',
    offersHeading: 'Neler önerebilirsiniz',
    today: 'Bugün bir çek karşılığında daha az para.',
    plan: (months, rows) =>
      `En çok ${months} aya yayılan ödemeleri kabul edeceğinizi söylediniz. Açık tutar şöyle olurdu: ${rows}.`,
    atOnce: 'Hepsini birden istediğinizi söylediniz. Fikrinizi değiştirirseniz zamana yayılan ödeme de bir yoldur.',
    overTime: 'Zamana yayılan ödemeler, her biri için bir günle.',
    ways: (text) => `Nasıl ödenmesini istiyorsunuz: ${text}`,
    way: {
      Check: 'çek',
      "Cashier's Check": 'banka çeki (cashier’s check)',
      'Money Order': 'posta havalesi (money order)',
      Cash: 'nakit',
    },
    termsHeading: 'Bunları yazılı alın',
    terms: [
      'Kesin tutar ve her ödemenin günü',
      'Nasıl ve kime ödeneceği',
      'Bir ödeme gecikirse ne olacağı',
      'Davanın ancak hepsi ödenince biteceği',
      'Yalnızca okuyup anladığınızı imzalayın',
    ],
  },
};
