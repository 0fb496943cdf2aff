import type { Catalogue } from '../../sentences.ts';
import type { yourDataMessages as english } from '../en/your-data.ts';

export const yourDataMessages = {
  'data.none': 'No se guarda nada para este navegador.',
  'data.link_unknown': 'Este enlace no sirve o ya venció. Pida uno nuevo.',
  'data.link_asked':
    'Si se guardan reclamos para esta dirección, va en camino un correo con un enlace. Mire también en su carpeta de spam.',
  'data.export_ordered': 'Su archivo se está creando. Esta página lo muestra cuando esté listo.',
  'data.export_about':
    'Este archivo tiene lo que se guarda para usted: su cuenta y una carpeta por cada reclamo con sus respuestas, cartas, documentos del tribunal, pruebas, notas y la lista de lo que se hizo. Los archivos que terminan en .json son texto simple.',
  'data.export_not_ready': 'Ahora no hay ningún archivo para descargar. Primero pida uno.',
  'data.not_agreed': 'Marque que quiere borrarlo todo. No se borró nada.',
  'data.confirm_empty': 'Escriba su contraseña o el código de nuestro correo. No se borró nada.',
  'data.deleting': 'Sus datos se están borrando. Esto tarda unos minutos. Su sesión está cerrada.',
  'data.no_address': 'En este navegador ningún reclamo pagado espera una dirección.',
  'data.address_proved': 'Su dirección está comprobada. Con ella vuelve a su reclamo desde cualquier dispositivo.',
  'data.goes_account':
    'Esto borra su cuenta y todo lo que hay en ella: borradores, reclamos, cartas, documentos del tribunal, pruebas, notas y sesiones.',
  'data.goes_claims':
    'Esto borra todo lo que hay en sus reclamos: respuestas, cartas, documentos del tribunal, pruebas y notas.',
  'data.goes_mail': 'El correo que aún no salió no se enviará. Una carta enviada no se puede retirar.',
  'data.goes_for_good': 'Lo que se borra no se puede recuperar.',
  'data.stays_payments':
    'El registro de cada pago, durante {years} años: el día, la suma y su número. Nuestras cuentas lo necesitan.',
  'data.stays_trail': 'La lista de lo que se hizo y cuándo, solo con números. Muestra que todo se hizo bien.',
  'data.kept_drafts': 'Las respuestas por las que no pagó se borran {days} días después de su último cambio.',
  'data.kept_paid':
    'Un reclamo que pagó sin una cuenta se guarda durante {years} años después de su última visita. Le escribimos {days} días antes de borrarlo.',
} as const satisfies Catalogue<keyof typeof english>;
