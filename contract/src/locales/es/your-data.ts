import type { Catalogue } from '../../catalogue/sentences.ts';
import type { yourDataMessages as english } from '../en/your-data.ts';

export const yourDataMessages = {
  'data.none': 'No se guarda nada para este navegador.',
  'data.link_unknown': 'Este enlace no sirve o ya venció. Pida uno nuevo.',
  'data.link_asked':
    'Si se guardan reclamos para esta dirección, va en camino un correo con un enlace. Mire también en su carpeta de spam.',
  'data.export_ordered': 'Su archivo se está creando. Esta página lo muestra cuando esté listo.',
  'data.export_about':
    'Este archivo tiene lo que se guarda para usted: su cuenta, lo que pasó con ella y una carpeta por cada reclamo. La carpeta tiene sus respuestas, cartas, documentos del tribunal, pruebas, notas y la lista de lo que se hizo. Los archivos que terminan en .json son texto simple.',
  'data.export_not_ready': 'Ahora no hay ningún archivo para descargar. Primero pida uno.',
  'data.not_agreed': 'Marque que quiere borrarlo todo. No se borró nada.',
  'data.confirm_empty': 'Escriba su contraseña o el código de nuestro correo. No se borró nada.',
  'data.deleting': 'Sus datos se están borrando. Esto tarda unos minutos. Su sesión está cerrada.',
  'data.no_address': 'En este navegador ningún reclamo pagado necesita una dirección.',
  'data.address_proved':
    'Su dirección está confirmada. Con ella puede volver a su reclamo desde cualquier dispositivo.',
  'data.goes_account':
    'Esto borra su cuenta y todo lo que hay en ella: borradores, reclamos, cartas, documentos del tribunal, pruebas, notas y sesiones.',
  'data.goes_claims':
    'Esto borra todo lo que hay en sus reclamos: respuestas, cartas, documentos del tribunal, pruebas y notas.',
  'data.goes_mail': 'Los correos que aún no se enviaron no se enviarán. Una carta enviada no se puede retirar.',
  'data.goes_for_good': 'Lo que se borra no se puede recuperar.',
  'data.stays_payments':
    'El registro de cada pago, durante {years} años: el día, la suma y su número. Lo necesitamos para nuestra contabilidad.',
  'data.stays_trail': 'La lista de lo que se hizo y cuándo, solo con números. Muestra que todo se hizo bien.',
  'data.kept_drafts': 'Las respuestas por las que no pagó se borran {days} días después de su último cambio.',
  'data.kept_paid':
    'Un reclamo que pagó sin una cuenta se guarda durante {years} años después de su última visita. Le escribimos {days} días antes de borrarlo.',
  'data.happened_account_created': 'Se creó la cuenta.',
  'data.happened_login_succeeded': 'Alguien entró a la cuenta.',
  'data.happened_login_failed': 'Alguien escribió una contraseña equivocada para entrar.',
  'data.happened_logged_out': 'Alguien cerró la sesión.',
  'data.happened_password_changed': 'Se cambió la contraseña.',
  'data.happened_password_reset_requested': 'Se envió un código para una contraseña nueva.',
  'data.happened_password_reset': 'Se puso una contraseña nueva con un código de nuestro correo.',
  'data.happened_password_confirm_failed': 'Alguien escribió una contraseña equivocada en los ajustes.',
  'data.happened_email_change_asked': 'Se envió un código a un correo nuevo.',
  'data.happened_email_changed': 'Se cambió el correo electrónico.',
  'data.happened_reminders_changed': 'Se cambió la elección de recordatorios.',
  'data.happened_contact_changed': 'Se cambiaron los datos de contacto.',
  'data.happened_login_mail_asked': 'Se envió un mensaje para iniciar sesión.',
  'data.happened_second_step_on': 'Se activó el segundo paso del inicio de sesión.',
  'data.happened_second_step_off': 'Se desactivó el segundo paso del inicio de sesión.',
  'data.happened_second_step_failed': 'Se escribió un código equivocado en el segundo paso.',
  'data.happened_recovery_codes_made': 'Se crearon códigos de recuperación nuevos.',
  'data.happened_recovery_code_used': 'Se usó un código de recuperación para iniciar sesión.',
  'data.happened_passkey_added': 'Se agregó una llave de acceso.',
  'data.happened_passkey_removed': 'Se eliminó una llave de acceso.',
  'data.happened_social_linked': 'Se vinculó el inicio de sesión con otro servicio.',
  'data.happened_session_ended': 'Se cerró la sesión de un dispositivo desde otro.',
  'data.happened_data_export_ordered': 'Se pidió una copia de los datos.',
  'data.happened_data_export_opened': 'Se descargó una copia de los datos.',
  'data.happened_data_deletion_asked': 'Se pidió borrar todos los datos.',
  'data.happened_account_deleted': 'Se borró la cuenta.',
  'data.happened_other': 'Pasó otra cosa.',
} as const satisfies Catalogue<keyof typeof english>;
