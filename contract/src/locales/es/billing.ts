import type { Catalogue } from '../../catalogue/sentences.ts';
import type { billingMessages as english } from '../en/billing.ts';

export const billingMessages = {
  'receipt.title': 'Recibo',
  'receipt.number': 'Número de pedido',
  'receipt.paid_on': 'Pagado el',
  'receipt.package': 'Paquete',
  'receipt.way': 'Forma de pago',
  'receipt.way_simulated': 'Una prueba. No se cobró dinero.',
  'receipt.way_card': 'Tarjeta',
  'receipt.way_card_named': 'Tarjeta: {card} que termina en {digits}',
  'receipt.way_nothing': 'Nada que pagar: el cupón lo cubre',
  'receipt.from': 'De',
  'receipt.what': 'Lo que pagó',
  'receipt.amount': 'Monto',
  'receipt.mailing': 'Impresión y envío de la carta: {count}',
  'receipt.extra_recipients': 'Destinatarios adicionales: {count}',
  'receipt.discount': 'Descuento, cupón {code}',
  'receipt.credit': 'Ya pagado por el paquete menor',
  'receipt.tax': 'Impuesto sobre las ventas {percent}% ({state})',
  'receipt.tax_stateless': 'Impuesto sobre las ventas {percent}%',
  'receipt.tax_plain': 'Impuesto sobre las ventas',
  'receipt.tax_estimate': 'Impuesto estimado sobre las ventas {percent}%',
  'receipt.total': 'Total a pagar',
  'receipt.refund': 'Devuelto',
  'receipt.total_after_refunds': 'Total después de las devoluciones',
  'receipt.simulated': 'Este pago fue simulado. No se cobró dinero.',
  'receipt.refunds': 'Reembolsos',
  'receipt.refund_rule':
    'Puede recuperar todo su dinero con un clic hasta que apruebe o envíe su carta. Después, escríbanos e indique su número de pedido.',
  'receipt.footer': 'Pedido {number}, {site}',

  'billing.signed_out': 'Inicie sesión para ver sus facturas.',
  'billing.unknown_order': 'No encontramos este pedido. Vuelva a cargar la página.',
  'billing.no_receipt': 'No hay recibo de este pedido, porque no se pagó nada.',
  'billing.receipt_later':
    'No se pudo hacer el recibo en este momento. Inténtelo de nuevo en un minuto. No se pierde nada.',
  'billing.mailed': 'El recibo va en camino al correo electrónico que dio al pagar.',
  'billing.refunded': 'Su dinero está en camino de vuelta. Le enviamos un correo sobre esto.',
  'billing.refunded_simulated': 'El pedido está reembolsado. No se cobró dinero, así que no se devuelve nada.',
  'billing.refund_later':
    'Pedimos que se devuelva su dinero y aún no hay respuesta. Seguimos pidiendo hasta que esté hecho y entonces le escribimos. No hace falta volver a pulsar.',

  'receipt.link_unknown': 'Este enlace no funciona, o el reclamo al que llevaba fue eliminado. No se cambió nada.',
  'receipt.refunded':
    'Todo el dinero de este pedido fue devuelto, así que este enlace ya no abre el reclamo. Sus respuestas quedan como borrador donde las usó por última vez, por un mes o más.',
  'receipt.log_in': 'Este reclamo está en una cuenta. Inicie sesión para abrirlo.',
  'receipt.code_sent': 'Le enviamos un código por correo. Escríbalo aquí.',
} as const satisfies Catalogue<keyof typeof english>;
