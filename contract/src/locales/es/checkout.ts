import type { Catalogue } from '../../catalogue/sentences.ts';
import type { checkoutMessages as english } from '../en/checkout.ts';

export const checkoutMessages = {
  'coupon.empty': 'Escriba un código de cupón',
  'coupon.invalid': 'El código de cupón no es válido o el cupón no está activo',

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
} as const satisfies Catalogue<keyof typeof english>;
