import type { ReadingWording } from '@plainclaim/domain';
import { letterReading as local } from '@plainclaim/domain/served-words/es-letter';
import { subjects } from './letter-subjects.ts';

/** How a letter reads in Spanish. For reading only: the letter that is sent is English. */
export const letterReading: ReadingWording = {
  language: 'es',
  sentences: {
    'ask.you': [
      'Le pido que me pague {amount} a más tardar el {date}.',
      'Le pedimos que nos pague {amount} a más tardar el {date}.',
    ],
    'ask.named': [
      'Pido a {names} el pago de {amount} a más tardar el {date}.',
      'Pedimos a {names} el pago de {amount} a más tardar el {date}.',
    ],
    purpose: 'Es por {purpose}.',
    guardian: [
      'Escribo como padre, madre o tutor legal de {name}, menor de edad. En una oración que empieza con el nombre del menor, habla el menor.',
      'Escribimos como padre, madre o tutor legal de {name}, menor de edad. En una oración que empieza con el nombre del menor, habla el menor.',
    ],
    'first_owner.dated': [
      'Este reclamo perteneció primero a {name} y me lo pasaron el {date}.',
      'Este reclamo perteneció primero a {name} y nos lo pasaron el {date}.',
    ],
    first_owner: [
      'Este reclamo perteneció primero a {name} y me lo pasaron.',
      'Este reclamo perteneció primero a {name} y nos lo pasaron.',
    ],
    asked_before: ['Ya pedí este dinero antes.', 'Ya pedimos este dinero antes.'],
    not_asked_before: ['Esta es mi primera solicitud por escrito.', 'Esta es nuestra primera solicitud por escrito.'],
    matter: 'Este asunto trata de {purpose}.',
    form_date: ['La fecha que di para esto es el {date}.', 'La fecha que dimos para esto es el {date}.'],
    form_place: 'El lugar es {place}.',
    amount: ['La cantidad que pido es {amount}.', 'La cantidad que pedimos es {amount}.'],
    given_up: [
      'Pido {amount} y renuncio a la parte que pasa de esa cantidad.',
      'Pedimos {amount} y renunciamos a la parte que pasa de esa cantidad.',
    ],
    pay_by: 'Por favor, pague {amount} a más tardar el {date}.',
    'plan.months': [
      'Si no puede pagarlo todo de una vez, acepto hablar de un plan escrito para pagar en un plazo de hasta {months} meses, si se comunica conmigo a más tardar el {date}.',
      'Si no puede pagarlo todo de una vez, aceptamos hablar de un plan escrito para pagar en un plazo de hasta {months} meses, si se comunica con nosotros a más tardar el {date}.',
    ],
    plan: [
      'Si no puede pagarlo todo de una vez, acepto hablar de un plan escrito para pagar con el tiempo, si se comunica conmigo a más tardar el {date}.',
      'Si no puede pagarlo todo de una vez, aceptamos hablar de un plan escrito para pagar con el tiempo, si se comunica con nosotros a más tardar el {date}.',
    ],
    disagree: [
      'Si cree que la cantidad no es correcta, escríbame a más tardar en esa fecha y dígame por qué.',
      'Si cree que la cantidad no es correcta, escríbanos a más tardar en esa fecha y díganos por qué.',
    ],
    'file.open_county': [
      'Si no tengo el pago a más tardar el {date}, pienso presentar una demanda en {court}, en el condado que permitan las reglas del tribunal.',
      'Si no tenemos el pago a más tardar el {date}, pensamos presentar una demanda en {court}, en el condado que permitan las reglas del tribunal.',
    ],
    file: [
      'Si no tengo el pago a más tardar el {date}, pienso presentar una demanda en {court}, en {county}.',
      'Si no tenemos el pago a más tardar el {date}, pensamos presentar una demanda en {court}, en {county}.',
    ],
    'file_after_notice.open_county': [
      'Si esto no se resuelve a más tardar el {date}, pienso dar los avisos que exige la ley. Después pienso presentar una demanda en {court}, en el condado que permitan las reglas del tribunal.',
      'Si esto no se resuelve a más tardar el {date}, pensamos dar los avisos que exige la ley. Después pensamos presentar una demanda en {court}, en el condado que permitan las reglas del tribunal.',
    ],
    file_after_notice: [
      'Si esto no se resuelve a más tardar el {date}, pienso dar los avisos que exige la ley. Después pienso presentar una demanda en {court}, en {county}.',
      'Si esto no se resuelve a más tardar el {date}, pensamos dar los avisos que exige la ley. Después pensamos presentar una demanda en {court}, en {county}.',
    ],
    'have_filed.open_county': [
      'Si no tengo el pago a más tardar el {date}, pienso hacer que se presente una demanda en {court}, en el condado que permitan las reglas del tribunal.',
      'Si no tenemos el pago a más tardar el {date}, pensamos hacer que se presente una demanda en {court}, en el condado que permitan las reglas del tribunal.',
    ],
    have_filed: [
      'Si no tengo el pago a más tardar el {date}, pienso hacer que se presente una demanda en {court}, en {county}.',
      'Si no tenemos el pago a más tardar el {date}, pensamos hacer que se presente una demanda en {court}, en {county}.',
    ],
    ask_by_law: [
      'Si no tengo el pago a más tardar el {date}, pienso pedirlo de la forma que la ley permite.',
      'Si no tenemos el pago a más tardar el {date}, pensamos pedirlo de la forma que la ley permite.',
    ],
    costs: ['Pediré {amount} y los costos del tribunal.', 'Pediremos {amount} y los costos del tribunal.'],
    costs_by_law: [
      'Pediré {amount} y los costos que la ley permita.',
      'Pediremos {amount} y los costos que la ley permita.',
    ],
    court_sum: [
      'Si esto llega al tribunal, pediré {amount} según {rule} y los costos del tribunal.',
      'Si esto llega al tribunal, pediremos {amount} según {rule} y los costos del tribunal.',
    ],
    proof: ['Tengo: {things}.', 'Tenemos: {things}.'],
    settle: ['Prefiero resolver esto sin un juicio.', 'Preferimos resolver esto sin un juicio.'],
    keep_all: 'Por favor, guarde todos los mensajes, fotos y papeles sobre este asunto.',
    keep_own: ['Yo también guardaré los míos.', 'Nosotros también guardaremos los nuestros.'],
    'offer.page': 'Esta página es una oferta de arreglo.',
    'offer.apart': [
      'No es parte de mi carta del {date}, que pide {amount}.',
      'No es parte de nuestra carta del {date}, que pide {amount}.',
    ],
    'offer.take': [
      'Acepto {amount} como pago completo de este asunto si los tengo a más tardar el {date}.',
      'Aceptamos {amount} como pago completo de este asunto si los tenemos a más tardar el {date}.',
    ],
    'offer.rule': 'Esta oferta se hace solo para llegar a un arreglo, según {rule}.',
    'offer.says': 'No dice nada sobre lo que se debe.',
    'offer.end': [
      'Termina el {date}, y después vale la cantidad de mi carta.',
      'Termina el {date}, y después vale la cantidad de nuestra carta.',
    ],
  },
  lines: {
    re: 'ASUNTO: Solicitud de pago de {amount}. {about}',
    're.bare': 'ASUNTO: Solicitud de pago de {amount}',
    're.offer': 'ASUNTO: Oferta de arreglo. Solo para llegar a un arreglo, {rule}',
    closing: 'Atentamente,',
    'sent.email': 'Enviada por correo electrónico',
    'sent.mail': 'Enviada por correo certificado con acuse de recibo y por correo de primera clase',
    'sent.both':
      'Enviada por correo electrónico, por correo certificado con acuse de recibo y por correo de primera clase',
    'sent.some':
      'Enviada por correo certificado con acuse de recibo, por correo de primera clase y por correo electrónico a {names}',
    'heading.story': 'Lo que pasó',
    'heading.own.I': 'En mis propias palabras',
    'heading.own.we': 'En nuestras propias palabras',
    'heading.original.I': 'En mis propias palabras (original)',
    'heading.original.we': 'En nuestras propias palabras (original)',
    'heading.amount': 'La cantidad',
    'heading.own_sum.I': 'Mi nota sobre la cantidad',
    'heading.own_sum.we': 'Nuestra nota sobre la cantidad',
    'heading.proof.I': 'Lo que tengo',
    'heading.proof.we': 'Lo que tenemos',
    'heading.law': 'La ley',
    'heading.pay': 'Cómo pagar',
    'heading.unpaid': 'Si no se paga',
    total: 'Total: {amount}',
    dear: 'Estimado/a {names}:',
    to: 'A {names}:',
    attention: 'Atención: {name}',
    phone: 'Teléfono: {value}',
    email: 'Correo electrónico: {value}',
    for_minor: 'Por {name}, menor de edad',
    for_business: 'Por {name}',
  },
  ways: {
    sentence: 'Puede {ways}.',
    send: ['enviar {papers} a mi dirección de arriba', 'enviar {papers} a nuestra dirección de arriba'],
    cash: 'pagar en efectivo',
    app: 'usar {app} ({at})',
    papers: { check: 'un cheque', cashiers_check: 'un cheque de caja', money_order: 'un giro postal' },
  },
  subjects,
  county: 'el condado de {name}',
  ...local,
};
