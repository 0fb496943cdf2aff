import type { Catalogue } from '../../catalogue/sentences.ts';
import type { checkoutMessages as english } from '../en/checkout.ts';

export const checkoutMessages = {
  'coupon.empty': 'Escriba un código de cupón',
  'coupon.invalid': 'El código de cupón no es válido o el cupón no está activo',
  'coupon.percent_off': '{percent}% de descuento en su paquete',
  'coupon.amount_off': '{amount} de descuento en su paquete',

  'claim.incomplete': 'Todavía faltan algunas respuestas. Regrese y complételas.',

  'checkout.package_unavailable': 'Ese paquete no está disponible. Elija otro.',
  'checkout.price_changed':
    'El precio no es el que usted vio. No se le cobró. Revise el precio nuevo y vuelva a pagar.',
  'checkout.declined': 'La tarjeta fue rechazada. No se le cobró. Pruebe con otra tarjeta.',
  'checkout.key_reused': 'Este pago ya se usó para otro pedido. Vuelva a cargar la página e inténtelo de nuevo.',
  'checkout.stopped': 'No podemos aceptar un pago para este reclamo. {reasons} No se pierde nada.',
  'checkout.late_unread':
    'Lea esto primero: {reasons} En la tarjeta que muestra dónde encaja su reclamo, marque que lo leyó. Después podrá pagar. No se le cobró y no se pierde nada.',
  'checkout.email': 'Escriba un correo electrónico válido',
  'checkout.expired': 'Este pago no se terminó. No se le cobró y no se pierde nada. Vuelva a pulsar Pagar.',
  'checkout.provider_away':
    'No pudimos conectar con el servicio de pago. No se le cobró y no se pierde nada. Inténtelo de nuevo en unos minutos.',
  'checkout.unconfirmed':
    'Todavía no sabemos si su pago se hizo. No vuelva a pagar. Preguntamos al servicio de pago cada pocos minutos. Su recibo llega por correo en cuanto lo sepamos.',
  'checkout.in_progress':
    'Acaba de empezar un pago para este reclamo en otra pestaña o en otro dispositivo. Termínelo allí, o espere un minuto e inténtelo de nuevo. No se pierde nada.',
  'checkout.other_browser':
    'Este pago empezó en otro navegador. Si usted pagó, su recibo llega por correo. Su enlace abre su reclamo en cualquier dispositivo.',
  'checkout.line.extra_recipients': 'Más personas reciben la carta',
  'checkout.line.mailing': 'Impresión y envío de la carta',
  'checkout.line.tax': 'Impuesto sobre la venta',
  'webhook.refused': 'Este mensaje fue rechazado: su firma falta, es incorrecta o es demasiado antigua.',

  'refund.not_found': 'No pudimos encontrar este pedido.',
  'refund.letter_approved':
    'La carta ya fue aprobada y puede estar en camino. Escríbanos para pedir un reembolso. No se pierde nada.',
  'refund.nothing_left': 'No queda nada por devolver de este pedido.',
  'refund.disputed': 'Su banco está revisando este pago. El banco decide primero. Sus documentos siguen aquí.',
} as const satisfies Catalogue<keyof typeof english>;
