import type { Catalogue } from '../../catalogue/sentences.ts';
import type { calendarMessages as english } from '../en/calendar.ts';

export const calendarMessages = {
  'calendar.name': 'Plainclaim: talebinizin tarihleri',
  'calendar.letter_deadline': 'Mektubunuzdaki son ödeme günü',
  'calendar.letter_deadline_about': 'Mektubu başka bir gün gönderirseniz bu tarih de değişir.',
  'calendar.follow_up': 'Size ödeme yapılıp yapılmadığına bakın',
  'calendar.follow_up_about':
    'Mektubunuzdaki tarih geçti. Ne kadar para geldiğini yazabilir ve bundan sonra ne yapacağınıza karar verebilirsiniz.',
  'calendar.last_day': 'Dava açma süreniz bugün dolabilir',
  'calendar.last_day_about':
    'Verdiğiniz tarihten sayılır. Mahkeme başka bir günden sayabilir. Mektup bu süreyi durdurmaz. Mahkeme kalemine (clerk) veya bir avukata zamanında sorun.',
} as const satisfies Catalogue<keyof typeof english>;
