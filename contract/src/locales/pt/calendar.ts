import type { Catalogue } from '../../catalogue/sentences.ts';
import type { calendarMessages as english } from '../en/calendar.ts';

export const calendarMessages = {
  'calendar.name': 'Plainclaim: datas do seu pedido',
  'calendar.letter_deadline': 'Último dia para pagar que está na sua carta',
  'calendar.letter_deadline_about': 'Se você enviar a carta em outro dia, esta data também muda.',
  'calendar.follow_up': 'Veja se você recebeu o pagamento',
  'calendar.follow_up_about':
    'A data da sua carta já passou. Você pode anotar o que recebeu e decidir o que fazer depois.',
  'calendar.last_day': 'O prazo para dar entrada na sua ação pode terminar hoje',
  'calendar.last_day_about':
    'O prazo foi contado a partir da data que você deu. Um tribunal pode contar a partir de outro dia. Uma carta não faz o prazo parar. Pergunte com tempo à secretaria do tribunal (court clerk) ou a um advogado.',
} as const satisfies Catalogue<keyof typeof english>;
