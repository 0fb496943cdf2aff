import type { Catalogue } from '../../catalogue/sentences.ts';
import type { exhibitMessages as english } from '../en/exhibits.ts';

export const exhibitMessages = {
  'exhibits.unknown_case': 'No pudimos encontrar ese caso. Vuelva a Documentos para el tribunal y ábralo desde allí.',
  'exhibits.unknown': 'No pudimos encontrar esa prueba. Puede que se haya quitado.',
  'exhibits.not_included':
    'Su paquete no incluye pruebas. Son parte del paquete “Preparación completa para el juicio”.',
  'exhibits.no_file': 'No llegó ningún archivo. Elija un archivo e inténtelo de nuevo.',
  'exhibits.upload_broken': 'El archivo no nos llegó completo. Inténtelo de nuevo. Sus otras pruebas están a salvo.',
  'exhibits.too_large': 'Ese archivo pesa más de {limit} MB. Elija uno más pequeño. Sus otras pruebas están a salvo.',
  'exhibits.too_many':
    'Este caso tiene {limit} pruebas, que es lo máximo que puede guardar. Quite una para agregar otra.',
  'exhibits.too_many_pages':
    'Ese PDF tiene más de {limit} páginas. Deje solo las páginas que necesita y agréguelo otra vez.',
  'exhibits.case_too_long':
    'Con ese archivo sus pruebas tendrían más de {limit} páginas. Deje solo las páginas que necesita.',
  'exhibits.kind_unknown':
    'Podemos aceptar imágenes JPEG, PNG, WebP y HEIC, y archivos PDF. Ese archivo no es de ninguno de esos tipos.',
  'exhibits.heic':
    'No pudimos abrir esa foto HEIC. Guárdela como JPEG, o haga una captura de pantalla, y agregue esa imagen.',
  'exhibits.password':
    'Ese PDF está bloqueado con una contraseña. Ábralo con la contraseña, imprímalo en un PDF nuevo y agregue el nuevo.',
  'exhibits.broken':
    'Ese archivo está dañado o incompleto, así que no lo aceptamos. Guárdelo otra vez y agregue el nuevo.',
  'exhibits.form_not_drawn':
    'Ese PDF es un formulario, y sus respuestas no se verían en la página. Imprímalo en un PDF nuevo y agregue el nuevo.',
  'exhibits.too_heavy':
    'Ese archivo es demasiado para que podamos abrirlo. Imprímalo en un PDF nuevo o guárdelo como JPEG, y agregue ese.',
  'exhibits.cannot_draw':
    'Ese PDF tiene partes que no podemos compartir de forma segura. Imprímalo en un PDF nuevo y agregue el nuevo.',
  'exhibits.not_scanned':
    'Nuestro antivirus no responde ahora, así que no aceptamos ese archivo. No se perdió nada, y sus otras pruebas están a salvo. Agréguelo otra vez en unos minutos.',
  'exhibits.infected':
    'Nuestro antivirus encontró algo dañino en ese archivo, así que no lo aceptamos. Nada más cambió. Haga una captura de pantalla o una foto de lo que muestra, y agregue esa imagen.',
  'exhibits.added': 'La prueba se agregó.',
  'exhibits.description_long': 'Descríbala con menos palabras: {limit} caracteres como máximo.',
  'exhibits.date_invalid': 'Escriba el día como una fecha real que no sea futura, o déjelo vacío.',
  'exhibits.receipt_not_open':
    'Esta carta ya tiene su acuse de recibo, o fue devuelta. Guarde la prueba sin esa opción.',
  'exhibits.receipt_day':
    'Escriba el día del acuse de recibo: no antes de que se entregara la carta al correo, ni después de hoy.',
  'exhibits.saved': 'Su cambio se guardó.',
  'exhibits.removed': 'La prueba se quitó.',
  'exhibits.order_changed':
    'Sus pruebas se cambiaron en otra pestaña. Vuelva a cargar la página y después póngalas en orden.',
  'exhibits.nothing_sent':
    'Todavía no se envió ninguna carta de este caso. El registro se crea cuando se haya enviado una.',
  'exhibits.none': 'Todavía no hay pruebas. Agregue una primero.',
  'exhibits.description_missing': 'La prueba {mark} todavía no tiene descripción. Diga en pocas palabras qué muestra.',
  'exhibits.packet_started': 'La carpeta de pruebas se está preparando.',
  'exhibits.packet_none': 'Todavía no hay una carpeta de pruebas.',
  'exhibits.packet_failed': 'No se pudo preparar la carpeta de pruebas. Sus pruebas están a salvo. Inténtelo de nuevo.',
} as const satisfies Catalogue<keyof typeof english>;
