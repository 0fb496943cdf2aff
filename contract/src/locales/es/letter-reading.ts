import type { ReadingWording } from '@plainclaim/domain';
import { subjects } from './letter-subjects.ts';

/** How a letter reads in Spanish. For reading only: the letter that is sent is English. */
export const letterReading: ReadingWording = {
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
      'Escribo como padre, madre o tutor legal de {name}, menor de edad.',
      'Escribimos como padre, madre o tutor legal de {name}, menor de edad.',
    ],
    'first_owner.dated': [
      'Este reclamo perteneció primero a {name} y me lo pasaron el {date}.',
      'Este reclamo perteneció primero a {name} y nos lo pasaron el {date}.',
    ],
    first_owner: [
      'Este reclamo perteneció primero a {name} y me lo pasaron.',
      'Este reclamo perteneció primero a {name} y nos lo pasaron.',
    ],
    asked_before: ['Ya le pedí este dinero.', 'Ya le pedimos este dinero antes.'],
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
    costs: [
      'Pediré la cantidad completa y los costos del tribunal.',
      'Pediremos la cantidad completa y los costos del tribunal.',
    ],
    settle: ['Prefiero resolver esto sin un juicio.', 'Preferimos resolver esto sin un juicio.'],
    keep_all: 'Por favor, guarde todos los mensajes, fotos y papeles sobre este asunto.',
    keep_own: ['Yo también guardaré los míos.', 'Nosotros también guardaremos los nuestros.'],
  },
  lines: {
    re: 'ASUNTO: Solicitud de pago de {amount}. {about}',
    're.bare': 'ASUNTO: Solicitud de pago de {amount}',
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
    'heading.law': 'La ley',
    'heading.pay': 'Cómo pagar',
    'heading.unpaid': 'Si no se paga',
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
  labels: {
    total: 'total',
    'the same amount again (doubled)': 'la misma cantidad otra vez (el doble)',
    'two more times the same amount (tripled)': 'la misma cantidad dos veces más (el triple)',
    'amount added because the law doubles what was kept': 'cantidad agregada porque la ley duplica lo que se retuvo',
    'the part that is given up': 'la parte a la que se renuncia',
    'amount of the loss': 'cantidad de la pérdida',
    'price we agreed on': 'precio que acordamos',
    'what it is worth': 'lo que vale',
    'amount paid': 'cantidad pagada',
    'what was owed': 'lo que se debía',
    repair: 'reparación',
    'money lent': 'dinero prestado',
    'money spent': 'dinero gastado',
    'money given': 'dinero entregado',
    'amount charged': 'cantidad cobrada',
    'money lost': 'dinero perdido',
    'amount kept': 'cantidad retenida',
    'money returned': 'dinero devuelto',
    'money refunded': 'dinero reembolsado',
    'money paid back': 'dinero que ya se devolvió',
    'money already paid': 'dinero ya pagado',
    'paid back so far': 'devuelto hasta ahora',
    'amount promised': 'cantidad prometida',
    'paid so far': 'pagado hasta ahora',
    price: 'precio',
    'pay for the work': 'pago por el trabajo',
    'price of the job': 'precio del trabajo',
    bill: 'cuenta',
    rent: 'alquiler',
    'whole cost': 'costo completo',
    'my share': 'mi parte',
    deposit: 'depósito',
    'returned so far': 'devuelto hasta ahora',
    'full amount': 'cantidad completa',
    'the part that is fair to take off': 'la parte que es justo descontar',
  },
  less: 'Menos: {label}',
  numbered: 'Parte {number}',
  subjects,
  courts: {
    'the Small Claims Section of the Superior Court of New Jersey, Special Civil Part':
      'la sección de Reclamaciones de Menor Cuantía (Small Claims) de la Parte Civil Especial (Special Civil Part), Tribunal Superior de Nueva Jersey',
    'the Superior Court of New Jersey, Special Civil Part':
      'la Parte Civil Especial (Special Civil Part) del Tribunal Superior de Nueva Jersey',
    'the Superior Court of New Jersey, Law Division, Civil Part':
      'la División de Derecho (Law Division), Parte Civil, del Tribunal Superior de Nueva Jersey',
  },
  county: 'el condado de {name}',
  law: {
    'sda-return':
      'La ley de depósitos de garantía de Nueva Jersey, N.J.S.A. 46:8-21.1, deja que el dueño de la vivienda se quede solo con el dinero que se debe según el contrato de alquiler, o por daños que pasan del desgaste normal. El tribunal duplica la parte que se retuvo sin derecho y agrega los costos del tribunal.',
    'tenant-property':
      'La ley de Nueva Jersey, N.J.S.A. 2A:18-72 y las secciones siguientes, exige un aviso por escrito antes de vender o tirar las cosas de alguien que fue inquilino. No se pueden retener por alquiler sin pagar.',
    lockout: 'En Nueva Jersey, solo un oficial del tribunal con una orden judicial puede sacar a un inquilino.',
    habitability:
      'En Nueva Jersey, el dueño debe mantener la vivienda alquilada en buen estado para vivir en ella y hacer las reparaciones necesarias. El alquiler se puede reducir por el tiempo en que no estuvo así.',
    furniture:
      'Las reglas de Nueva Jersey sobre la entrega de muebles y electrodomésticos, N.J.A.C. 13:45A-5.1, tratan como no entregado lo que llega tarde, dañado o distinto de lo pedido, y dejan que el comprador elija el reembolso completo.',
    'auto-regs':
      'Las reglas de Nueva Jersey sobre reparación de autos, N.J.A.C. 13:45A-26C.2, exigen la aprobación firmada del cliente y un presupuesto por escrito antes de empezar el trabajo. El taller no puede cobrar más que el presupuesto sin permiso.',
    hip: 'Las reglas de Nueva Jersey sobre mejoras del hogar, N.J.A.C. 13:45A-16.2, exigen un contrato escrito y firmado, con fechas de inicio y de fin, para trabajos de más de $500.',
    cbra: 'Las empresas de mejoras del hogar deben estar registradas ante el Estado, N.J.S.A. 56:8-136 y las secciones siguientes.',
    'bad-check':
      'El cheque fue devuelto sin pagar, así que la cantidad se debe todavía. La ley de Nueva Jersey, N.J.S.A. 2A:32A-1, tiene un aviso aparte para los cheques devueltos.',
    dog: 'Según N.J.S.A. 4:19-16, el dueño de un perro que muerde a una persona en un lugar público, o que está con derecho en una propiedad privada, es responsable aunque el perro nunca haya mordido antes.',
    'health-club':
      'La ley de Nueva Jersey sobre gimnasios, N.J.S.A. 56:8-39 a 56:8-48, fija las reglas para los contratos de gimnasio y sus cancelaciones.',
    ring: 'En Nueva Jersey, el anillo de compromiso se devuelve cuando no hay boda.',
    cfa: 'Estos hechos también pueden violar la Ley de Fraude al Consumidor de Nueva Jersey, N.J.S.A. 56:8-2. Si es así, el tribunal da tres veces la pérdida, más las tarifas de presentación y honorarios razonables de abogado, según N.J.S.A. 56:8-19.',
    'ucc-warranty': 'Según N.J.S.A. 12A:2-313, los productos deben ser como el vendedor dijo que eran.',
    'ucc-remedy':
      'Cuando los productos no se entregan o se rechazan con derecho, el comprador puede recuperar el precio.',
    'ucc-price': 'El comprador que acepta los productos debe pagar el precio acordado.',
    wages:
      'La ley de salarios de Nueva Jersey exige que al trabajador se le paguen todas las horas trabajadas, y a tiempo.',
    fcba: 'La decisión de una compañía de tarjetas sobre una disputa no decide lo que se debe entre nosotros.',
    tca: [
      'Entiendo que N.J.S.A. 59:8-8 fija los pasos para avisar de los reclamos contra una entidad pública. Por favor, envíe enseguida cualquier formulario que necesite.',
      'Entendemos que N.J.S.A. 59:8-8 fija los pasos para avisar de los reclamos contra una entidad pública. Por favor, envíe enseguida cualquier formulario que necesite.',
    ],
    bailment:
      'Quien guarda algo de otra persona debe devolverlo en el estado en que estaba, o explicar por qué no puede.',
    conversion:
      'Según la ley de Nueva Jersey, quien toma, retiene o vende sin derecho algo que es de otra persona debe su valor justo.',
    contract:
      'Según la ley de Nueva Jersey, un acuerdo vale si está en papel, en mensajes o solo hablado. Cuando una parte no cumple, la otra puede reclamar el dinero perdido.',
    negligence:
      'La ley de Nueva Jersey pide a toda persona y a toda empresa un cuidado razonable. Quien no lo tiene responde por el costo justo del daño.',
  },
};
