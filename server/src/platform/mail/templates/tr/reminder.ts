import type { ReminderWords } from '../reminder-mail.ts';

export const reminderWords: ReminderWords = {
  wordsOf: (day, site) => ({
    letter_unapproved: {
      subject: `${site.name} sitesinde mektubunuz sizi bekliyor`,
      text: [
        `Mektup için ödeme günü: ${day}. Mektup yazıldı ama henüz onaylamadınız.`,
        'Okuyun, doğru olmayanı değiştirin ve onaylayın. Ondan önce hiçbir şey gönderilmez.',
      ],
    },
    letter_unmailed: {
      subject: 'Mektubunuzu postaya verdiniz mi?',
      text: [
        `Mektubu onayladığınız gün: ${day}. Bildiğimiz kadarıyla mektup henüz postaya verilmedi.`,
        'Yazdırın ve postaya verin. Sonra günü ve takip numarasını yazın. Zaten gönderdiniz mi? O zaman yalnızca bunu yazın.',
      ],
    },
    answer_day_near: {
      subject: 'Cevap günü yaklaşıyor',
      text: [
        `Mektubunuzun karşı tarafa ödeme için verdiği son gün: ${day}.`,
        'O günden önce bir şey yapmanız gerekmez. Cevap alırsanız bunu yazın.',
      ],
    },
    answer_day_passed: {
      subject: 'Mektubunuzdan sonra ne oldu?',
      text: [
        `Mektubunuzdaki son ödeme günü: ${day}. O gün geçti.`,
        'Ödediler mi, söz mü verdiler, kabul etmediler mi, hiç cevap vermediler mi? Bunu yazın. O zaman sonraki adımı gösterebiliriz.',
      ],
    },
    papers_unsigned: {
      subject: 'Mahkeme belgeleriniz imzanızı bekliyor',
      text: [
        `Mektubunuzdaki son ödeme günü: ${day}. Mahkeme belgeleriniz hazır ama imzalamadınız.`,
        'Önce okuyun. Hâlâ cevap mı bekliyorsunuz? O zaman bekleyebilirsiniz.',
      ],
    },
    papers_out_of_date: {
      subject: 'Mahkeme belgeleriniz güncel değil',
      text: [
        `Mektubunuzdaki son ödeme günü: ${day}. Mahkeme belgeleri hazırlandıktan sonra cevaplarınız değişti.`,
        'İmzalamadan veya mahkemeye vermeden önce belgeleri yeniden hazırlatın.',
      ],
    },
    time_limit_near: {
      subject: 'Dava açma süreniz yakında bitebilir',
      text: [
        `Cevaplarınıza göre mahkemeye başvurma süreniz şu gün bitebilir: ${day}. O günden sonra mahkeme davanızı reddedebilir.`,
        'Bu günü biz hesapladık, yanlış olabilir. Mahkemeye veya bir avukata sorun. Bu genel bilgidir, hukuki tavsiye değildir.',
      ],
    },
    draft_ends: {
      subject: 'Bir taslak yakında silinecek',
      text: [
        `${site.name} sitesinde bir talebe başladınız ve bitirmediniz. Taslağın silineceği gün: ${day}.`,
        'Hâlâ gerekli mi? Açın ve bir şeyi değiştirin. O zaman daha uzun saklarız.',
      ],
    },
    hearing_near: {
      subject: 'Mahkeme gününüz yaklaşıyor',
      text: [
        `Yazdığınız duruşma günü: ${day}.`,
        'Günü, saati ve yeri mahkemenin bildiriminden kontrol edin. Bildirim başka bir şey söylüyorsa bildirime uyun.',
      ],
    },
  }),
  openClaim: 'Talebinizi açın',
  openDrafts: 'Dosyalarım sayfasını aç',
  openCase: 'Dosyanızı açın',
  howToStopAll:
    'Artık hatırlatma istemiyor musunuz? Bu bağlantı hepsini durdurur, başka bir şeyi değil. Ayarlarda her türü tek tek seçebilirsiniz.',
  howToStopForClaim:
    'Artık hatırlatma istemiyor musunuz? Bu bağlantı bu talep için hepsini durdurur, başka bir şeyi değil.',
  stop: 'Tüm hatırlatmaları durdur',
};
