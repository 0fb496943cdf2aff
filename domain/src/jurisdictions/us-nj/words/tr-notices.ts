import type { LocalNotices } from '../../pack/local-words.ts';

/** What is said beside a letter, in Turkish. */
export const notices: LocalNotices = {
  'letter.notice_missing':
    'New Jersey hukukunda karşılıksız çek için ayrı bir bildirim vardır. Bu bildirimin İngilizce ve İspanyolca sözleri kanunla belirlenmiştir. Bu sözler bizde yok, bu yüzden bildirim belgelerinizin arasında değil. Bu mektup parayı ister, ama o bildirimin yerine geçmez.',
};
