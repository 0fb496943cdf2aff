import type { Catalogue } from '../../catalogue/sentences.ts';
import type { letterReviewMessages as english } from '../en/letter-review.ts';

export const letterReviewMessages = {
  'letter.confirm_needed': 'Mire primero estas partes, por favor. Apruebe otra vez cuando cada una sea lo que quiere.',
  'letter.date_old':
    'La carta tiene una fecha anterior: {issued}. Primero actualice su fecha y su fecha límite: {today} y {deadline}.',
  'letter.first_owner_unnamed':
    'La carta debe nombrar a quien tuvo primero este reclamo: {name}. Agregue el nombre, por favor.',
  'letter.answers_wrong': 'Algunas respuestas no se pudieron guardar. Mírelas otra vez, por favor. No se cambió nada.',
  'letter.settlement_amount': 'La oferta debe ser menor que su reclamo, en dólares y centavos.',
  'letter.settlement_day': 'La oferta debe terminar en una fecha futura.',
  'letter.earlier_unknown': 'No pudimos encontrar ese texto anterior.',
  'letter.answers_saved': 'Sus respuestas están guardadas.',
  'letter.dates_updated': 'Ahora la carta tiene la fecha de hoy y una fecha límite nueva.',
  'letter.brought_back': 'Se recuperó el texto anterior. El otro se conserva.',

  'letter.too_many_choices': 'Son más de {limit} decisiones sobre oraciones. Por favor, cambie el texto directamente.',
  'letter.source.story': 'Sus propias palabras, tal como las escribió',
  'letter.source.calculation': 'Sus propias palabras sobre la cantidad, tal como las escribió',
  'letter.source.told': 'De sus palabras',
  'letter.source.accepted': 'Sus propias palabras, con un cambio que usted aceptó',
  'letter.source.card': 'De lo que respondió sobre lo que pasó',
  'letter.source.derived': 'Calculado a partir de lo que respondió',
  'letter.source.proof': 'De lo que dijo que puede mostrar',
  'letter.source.claimant': 'De lo que nos contó sobre usted',
  'letter.source.defendants': 'De lo que nos contó sobre la otra parte',
  'letter.source.amount': 'De la cantidad de su reclamo',
  'letter.source.reasons': 'De los motivos que eligió',
  'letter.source.happened_on': 'De la fecha que dio',
  'letter.source.happened_at': 'Del lugar que dio',
  'letter.source.payment': 'De cómo le gustaría que le paguen',
  'letter.source.issued_on': 'La fecha de la carta',
  'letter.source.deadline': 'El último día para pagar, calculado desde la fecha de la carta',
  'letter.source.delivery': 'Cómo se envía la carta',
  'letter.source.asked_before': 'De su respuesta sobre si ya pidió el dinero',
  'letter.source.plan': 'De su respuesta sobre un plan de pagos',
  'letter.source.form': 'De sus respuestas',
  'letter.source.answer': 'De su respuesta a una pregunta sobre la carta',
  'letter.source.sum': 'Suma de las cantidades que dio',
  'letter.source.law': 'Una regla de la ley que corresponde a su reclamo',
  'letter.source.rule': 'De las reglas del tribunal',
  'letter.source.fixed': 'Palabras que están en todas las cartas',
} as const satisfies Catalogue<keyof typeof english>;
