import type { Catalogue } from '../../catalogue/sentences.ts';
import type { trialPrepMessages as english } from '../en/trial-prep.ts';

export const trialPrepMessages = {
  'trial.witness_name': 'Escriba el nombre del testigo {number}.',
  'trial.witness_saw': 'Escriba lo que vio u oyó el testigo {number}.',
  'trial.witness_twice': 'Las notas nombran dos veces a un testigo. Vuelva a cargar la página.',
  'trial.payment_later': 'El pago {number} tiene una fecha futura. Escriba el día en que lo recibió.',
  'trial.payments_too_high':
    'Los pagos suman todo lo reclamado o más. Si todo está pagado, no queda nada que pedir al juez.',
  'trial.lowest_too_high': 'Su cifra más baja es mayor que lo que todavía se debe. Escriba una menor.',
  'trial.signed_out': 'Entre a su cuenta para prepararse para el juicio.',
  'trial.unknown_case': 'No pudimos encontrar ese caso. Vuelva a Documentos para el tribunal y ábralo desde allí.',
  'trial.not_included':
    'Su paquete no incluye documentos para el juicio. Son parte del paquete “Preparación completa para el juicio”.',
  'trial.not_approved':
    'Los documentos para el juicio se preparan con la carta que usted aprobó. Primero apruébela, por favor.',
  'trial.payment_day': 'Escriba el día del pago {number}.',
  'trial.payment_amount': 'Escriba el pago {number} en dólares y centavos, por ejemplo 150.00.',
  'trial.lowest_amount': 'Escriba su cifra más baja en dólares y centavos, por ejemplo 1500.00.',
  'trial.outline_preview':
    'Una vista previa de su relato en una página, hecha con sus notas guardadas. No se envió ni se presentó nada.',
  'trial.saved': 'Sus notas están guardadas.',
  'trial.changed_elsewhere':
    'Estas notas se cambiaron en otra ventana. No se reemplazó nada. Vuelva a cargar la página para verlas.',
  'trial.started': 'Sus documentos para el juicio se están preparando.',
  'trial.unknown': 'No pudimos encontrar ese documento.',
  'trial.not_ready': 'Los documentos para el juicio no están listos. Mire otra vez en un minuto.',
  'trial.failed':
    'No se pudieron preparar los documentos para el juicio. Sus notas están a salvo. Puede pedirlos otra vez.',
  'trial.check_failed':
    'Los documentos para el juicio no pasaron nuestra propia revisión, así que no se muestran. Sus notas están a salvo. Escríbanos, por favor.',
} as const satisfies Catalogue<keyof typeof english>;
