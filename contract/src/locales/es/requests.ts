import type { Catalogue } from '../../catalogue/sentences.ts';
import type { requestMessages as english } from '../en/requests.ts';

export const requestMessages = {
  'address.not_found': 'No pudimos encontrar esa dirección. Escríbala, por favor.',
  'address.not_xhr': 'Esta búsqueda solo responde al campo de dirección de este sitio.',

  'draft.conflict':
    'Este reclamo se cambió en otra pestaña o en otro dispositivo. Cargue las respuestas más nuevas o conserve las suyas.',
  'draft.already_ordered': 'Este reclamo ya está pagado. Empiece un reclamo nuevo para cambiar sus respuestas.',
  'draft.being_paid':
    'Hay un pago en curso para este reclamo. Termínelo, o vuelva a Pagar para cancelarlo. Después podrá cambiar sus respuestas.',
  'draft.none': 'Todavía no hay ningún reclamo en este navegador.',
  'draft.others_gone': 'Estas respuestas ya no están guardadas. Las respuestas que ve ahora están a salvo.',

  'request.invalid': 'No se pudo leer una parte de lo que se envió. Revise los campos marcados, por favor.',
  'request.not_json': 'No se pudo leer la solicitud.',
  'request.too_large': 'Eso es más de lo que podemos aceptar de una vez. Hágalo más corto, por favor.',
  'request.not_found': 'No hay nada en esta dirección.',
  'request.unsupported': 'La solicitud es de un tipo que no aceptamos.',
  'request.cross_site': 'La solicitud vino de otro sitio y se rechazó.',
  'request.too_many': 'Fueron demasiados intentos. Espere un momento e inténtelo de nuevo.',
  'text.too_heavy': 'Este texto tarda demasiado en leerse. No se pierde nada. Hágalo más corto e inténtelo de nuevo.',
  'server.busy': 'El servidor está ocupado. Inténtelo de nuevo en un momento. No se pierde nada.',
  'server.unexpected': 'Algo salió mal de nuestro lado. No se pierde nada de lo que guardó. Inténtelo de nuevo.',
} as const satisfies Catalogue<keyof typeof english>;
