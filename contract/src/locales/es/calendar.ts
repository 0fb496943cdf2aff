import type { Catalogue } from '../../catalogue/sentences.ts';
import type { calendarMessages as english } from '../en/calendar.ts';

export const calendarMessages = {
  'calendar.name': 'Plainclaim: fechas de su reclamo',
  'calendar.letter_deadline': 'Último día para pagar según su carta',
  'calendar.letter_deadline_about': 'Si envía la carta otro día, esta fecha también cambia.',
  'calendar.follow_up': 'Compruebe si le pagaron',
  'calendar.follow_up_about': 'La fecha de su carta ya pasó. Puede anotar lo que recibió y decidir qué hacer después.',
  'calendar.last_day': 'El plazo para presentar su demanda puede terminar hoy',
  'calendar.last_day_about':
    'Se cuenta desde la fecha que usted dio. Un tribunal puede contar desde otro día. Una carta no detiene el plazo. Pregunte con tiempo al secretario del tribunal (court clerk) o a un abogado.',
} as const satisfies Catalogue<keyof typeof english>;
