import type { Catalogue } from '../../catalogue/sentences.ts';
import type { accountMessages as english } from '../en/accounts.ts';

export const accountMessages = {
  'account.fields_empty': 'Escriba un correo electrónico y una contraseña',
  'account.email_empty': 'Escriba su correo electrónico',
  'account.password_short': 'La contraseña debe tener al menos {min} caracteres',
  'account.password_long': 'Elija una contraseña más corta. La más larga que podemos aceptar tiene {max} caracteres.',
  'account.password_common': 'Muchas personas usan esta contraseña, así que es fácil de adivinar. Elija otra.',
  'account.password_names':
    'Esta contraseña es nuestro nombre o sale de su correo electrónico, así que es fácil de adivinar. Elija otra.',
  'account.new_password_empty': 'Falta la contraseña nueva',

  'account.code_sent': 'Se envió un código de verificación a su correo electrónico',
  'account.code_empty': 'Escriba el código de verificación',
  'account.code_incomplete': 'Escriba un código de verificación válido',
  'account.code_wrong': 'El código de verificación no es válido',
  'account.code_right': 'El código es correcto. Ahora elija una contraseña nueva.',
  'account.code_waiting': 'Enviamos un código a su correo electrónico. Escríbalo, por favor.',
  'account.no_code': 'En este navegador no hay ningún registro que necesite un código. Regístrese primero.',

  'account.verified': 'Su cuenta está lista.',
  'account.exists': 'Este correo electrónico ya tiene una cuenta. Entre a su cuenta.',
  'account.logged_in': 'Su sesión está abierta.',
  'account.login_wrong': 'El correo electrónico o la contraseña no son correctos. Inténtelo de nuevo.',
  'account.login_by_mail':
    'Se escribieron demasiadas contraseñas incorrectas para este correo electrónico en otros lugares. No se perdió nada. Elija “Olvidé mi contraseña” para recibir un código por correo y entrar de inmediato, o inténtelo de nuevo en unos minutos.',
  'account.code_within_hour':
    'Se pidieron muchos códigos para este correo electrónico. Si tiene una cuenta, le enviamos un correo en menos de una hora. Su código tiene 20 dígitos y sirve en cualquier navegador.',
  'account.sign_up_within_hour':
    'Se pidieron muchos códigos para este correo electrónico. Le enviamos un correo en menos de una hora. Su código tiene 20 dígitos y sirve en cada navegador que pidió uno.',
  'account.mailbox_full':
    'Se enviaron demasiados códigos a este correo electrónico. No se perdió nada. Inténtelo de nuevo en una hora, o pida el código en un navegador donde ya entró a su cuenta.',
  'account.logged_out': 'Su sesión está cerrada.',
  'account.password_changed': 'Su contraseña se cambió. Ya puede entrar a su cuenta.',

  'account.signed_out': 'Entre a su cuenta primero.',
  'account.current_password_empty': 'Escriba su contraseña actual.',
  'account.current_password_wrong': 'Su contraseña actual no es correcta. Inténtelo de nuevo.',
  'account.password_renewed': 'Su contraseña se cambió. Se cerró su sesión en todos los demás dispositivos.',
  'account.language_kept': 'Su idioma quedó guardado en su cuenta.',
  'account.email_same': 'Este es el correo electrónico que tiene ahora. Escriba otro.',
  'account.email_changed': 'Su correo electrónico se cambió. Úselo desde ahora para entrar a su cuenta.',
  'account.email_taken': 'Este correo electrónico ya tiene su propia cuenta. Elija otro.',
  'account.no_email_change':
    'Aquí no hay ningún correo electrónico nuevo por confirmar. Escriba otra vez el correo electrónico nuevo.',

  'account.login_mail_sent':
    'Si este correo tiene una cuenta o un reclamo pagado aquí, le enviamos un mensaje. Trae un código y un enlace para entrar.',
  'account.login_link_wrong':
    'Este enlace ya no sirve. Cada enlace sirve una vez, durante 10 minutos. No se perdió nada. Pida uno nuevo.',
  'account.second_step':
    'Ahora escriba el código de su aplicación de autenticación o uno de sus códigos de recuperación.',
  'account.second_step_wrong':
    'Ese código no es correcto. Cada código sirve una vez. Espere el siguiente en su aplicación y escríbalo.',
  'account.second_step_over':
    'Inicie sesión otra vez. Pasó demasiado tiempo o se escribieron demasiados códigos equivocados. No se perdió nada.',
  'account.second_step_on': 'El segundo paso está activado. Pedimos un código cada vez que inicia sesión.',
  'account.second_step_off': 'El segundo paso está desactivado.',
  'account.second_step_is_on': 'El segundo paso ya está activado. Desactívelo primero para usar otra aplicación.',
  'account.second_step_not_begun': 'Empiece de nuevo. Esa configuración no se terminó a tiempo.',
  'account.recovery_codes_made': 'Aquí tiene códigos de recuperación nuevos. Los anteriores ya no sirven.',
  'account.contact_kept': 'Sus cambios están guardados.',
  'account.contact_wrong': 'Revise algunos campos. Todavía no se guardó nada.',
  'contact.postal_code': 'Escriba un código postal como K1A 0B1',
  'account.log_in_again':
    'Para proteger su cuenta, cierre la sesión, iníciela otra vez y vuelva a intentarlo. No se cambió nada.',
  'account.passkey_added': 'La llave de acceso está agregada. Ya puede iniciar sesión con ella.',
  'account.passkey_removed': 'La llave de acceso está eliminada.',
  'account.passkey_wrong':
    'Esa llave de acceso no funcionó aquí. No se cambió nada. Inténtelo otra vez o inicie sesión de otra forma.',
  'account.passkey_known': 'Esta llave de acceso ya está agregada.',
  'account.passkey_most': 'Tiene el máximo de llaves de acceso de una cuenta. Elimine una primero.',
  'account.passkey_unknown': 'Esa llave de acceso ya está eliminada.',

  'session.unknown': 'En ese dispositivo la sesión ya está cerrada.',
  'session.one_ended': 'Se cerró la sesión en ese dispositivo.',
  'session.others_ended': 'Se cerró la sesión en todos los demás dispositivos.',
  'session.ended': 'Se cerró su sesión. Entre a su cuenta otra vez para guardar sus respuestas.',
} as const satisfies Catalogue<keyof typeof english>;
