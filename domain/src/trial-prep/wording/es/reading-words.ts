import type { TrialWords } from '../en/trial-words.ts';

/** What the English papers of a trial say, for somebody who reads Spanish. */
export const readingWords: Pick<TrialWords, 'OUTLINE' | 'MONEY' | 'SETTLEMENT' | 'READING'> = {
  OUTLINE: {
    title: 'Mi historia en una página (My Story on One Page)',
    footer: 'Para leer en el tribunal. No es un formulario del tribunal',
    case: 'Caso',
    court: 'Tribunal',
    sum: 'Suma que pido',
    due: 'Día en que pasó o vencía',
    agreed: 'Lo que se acordó',
    kindOf: (kind) => `Tipo de acuerdo: ${kind}.`,
    noneAgreed: 'Cómo llegamos a tratar entre nosotros:',
    happened: 'Lo que pasó',
    money: 'Lo que pagué y lo que costó',
    sumHeading: 'Cómo se forma la suma',
    sumLine: (label, sum) => `${label}: ${sum}.`,
    sumAll: (sum) => `En total ${sum}.`,
    sumCount: (count, sum) =>
      count === 1 ? `Es una línea de ${sum}.` : `Tiene ${count} líneas. Están en mi hoja de cuentas. En total ${sum}.`,
    theirs: 'Lo que pueden decir, y mi respuesta',
    theySay: (says) => `“${says}.”`,
    exhibit: (mark) => `Muestro la prueba (Exhibit) ${mark}.`,
    own: 'En mis propias palabras',
    days: 'Días importantes',
    letterSent: (sum) => `Escribí a la otra parte y pedí ${sum || 'el dinero'}.`,
    letterDeadline: 'El último día que mi carta dio para pagar.',
    payment: (sum) => `Recibí un pago de ${sum}.`,
    asked: 'Lo que pedí',
    askedFor: (day, sum, deadline) =>
      `Mi carta del ${day} pidió ${sum || 'el dinero'}${deadline === '' ? '' : ` a más tardar el ${deadline}`}.`,
    askedBefore: 'También había pedido el dinero antes.',
    paid: (sum) => `Desde entonces se pagó ${sum}.`,
    askJudge: 'Lo que pido al juez',
    judge: (open, costs) =>
      `Una sentencia por ${open}, los costos del tribunal de ${costs}, y el interés que el tribunal permita.`,
    more: 'La demanda (complaint) cuenta más. Esta página tiene lo que se puede decir en unos dos minutos.',
  },
  MONEY: {
    title: 'Hoja de cuentas (Money Worksheet)',
    footer: 'Para entregar, con copias. No es un formulario del tribunal',
    intro: 'Cada línea cuadra al centavo. Dé una copia al juez cuando hable del dinero.',
    claimHeading: 'A. De qué está hecho el reclamo',
    heads: ['Línea', 'Cantidad'],
    demand: 'A. Suma que se reclama',
    paidHeading: 'B. Lo que se pagó desde entonces',
    none: 'No se anotó ningún pago.',
    paid: 'B. Pagos',
    open: 'A menos B: lo que falta',
    costsHeading: 'C. Costos del tribunal',
    costs: 'C. Costos de presentar y notificar',
    costsNote:
      'Costos conocidos el día de estos papeles. Escriba lo que de verdad pagó. Casi siempre el tribunal agrega estos costos a la sentencia cuando gana la parte demandante.',
    totalHeading: 'En total',
    total: 'Lo que falta, con los costos del tribunal',
    interestHeading: 'D. Interés que puede pedir',
    step: (from, year, days, sum, percent) =>
      `Desde el ${from}, al ${percent} por ciento en ${year}: ${days} ${days === 1 ? 'día' : 'días'} sobre ${sum}`,
    interest: 'D. Interés hasta este día',
    withInterest: 'En total, con este interés',
    basis: (cite, from, to) =>
      `Interés simple a la tasa del tribunal de cada año (${cite}), del ${from} al ${to}, sobre lo que faltaba cada día. El juez decide si se da. No es parte de la suma de arriba.`,
    fromClock: (day) =>
      `Empieza el ${day}, el día después de que acabó el plazo para devolver el depósito. Solo el depósito lo lleva, y no lo que agrega la ley.`,
    fromDue:
      'Cada parte empieza el día en que vencía, como usted lo contó. Lo que agrega una ley no lo lleva, ni el interés o cargo que se acordó.',
    onWhole:
      'Se calcula sobre todo el reclamo, desde el día en que vencía, como usted lo contó. Ninguna línea de sus respuestas llega a esa suma. Si hay en ella un cargo por atraso o un costo, dígalo al juez: sobre esa parte no se pide interés.',
    inRows: 'El interés acordado está en las líneas de arriba. Aquí no se agrega ninguno.',
    inTypedRows: 'El interés está en las líneas de arriba. Aquí no se agrega ninguno.',
    noDay:
      'Estos papeles no saben el día en que se debía devolver el dinero, así que no hay una suma. Diga ese día al juez, y pida el interés.',
    noBase:
      'Las líneas de arriba no muestran qué parte lleva interés, así que no hay una suma. Todavía puede pedirlo al juez.',
    unspent:
      'Las líneas de arriba son presupuestos de costos que todavía no tuvo, así que no hay interés que calcular. Cuando pague una factura, diga el día al juez.',
    notDue: 'Ninguna parte vencía antes del día de estos papeles, así que todavía no hay interés.',
    harm: (months, cite) =>
      `Por daños a una persona o a cosas, el interés corre desde el día de presentar, o desde ${months} meses después de lo que pasó si eso es más tarde (${cite}). Estos papeles no saben el día de presentar, así que no hay una suma. Pídalo al juez.`,
    noRate:
      'Aquí no se conoce la tasa del tribunal para parte de este tiempo, así que no hay una suma. La secretaría (clerk) puede decirla.',
    notWanted:
      'No pidió interés en sus notas. La demanda (complaint) lo pide, y todavía puede hablar de él en el tribunal.',
    proofHeading: 'Lleve para el dinero',
    proof: [
      'La factura, el recibo o el papel del banco de cada línea',
      'Prueba de cada pago que llegó',
      'Recibos de los costos del tribunal',
    ],
  },
  SETTLEMENT: {
    title: 'Acuerdo para terminar el caso (Settlement Agreement)',
    footer: 'Borrador para llenar a mano si las dos partes están de acuerdo',
    intro: 'Las partes terminan este caso con lo que sigue. Nadie tiene que firmarlo. Obliga solo a quien firma.',
    heads: ['Suma', 'Cantidad'],
    claim: 'Suma que se reclama en la demanda',
    paid: 'Menos lo pagado hasta ahora',
    open: 'Lo que falta',
    payHeading: '1. Qué se paga',
    pays: (payer, payee) => `${payer} pagará a ${payee}:`,
    whole: (sum) => `toda la suma que falta, ${sum}`,
    other: 'otra suma, escrita aquí en números y palabras',
    sumLine: 'Suma acordada',
    whenHeading: '2. Cuándo y cómo',
    isPaid: 'La suma se paga:',
    once: 'toda de una vez, en este día',
    parts: 'por partes, como se escribe aquí (día y suma de cada una)',
    lines: 'Días y sumas',
    ways: (text) => `Formas de pago que dijo la parte demandante: ${text}`,
    lateHeading: '3. Si un pago no llega',
    late: 'Si un pago se atrasa más de estos días, la parte demandante puede pedir al tribunal una sentencia por lo que falta pagar:',
    lateLine: 'Días',
    endHeading: '4. Cuando todo está pagado',
    end: 'Cuando todo está pagado, este reclamo termina, y la parte demandante lo dice al tribunal por escrito. Hasta entonces el caso sigue abierto, o se marca como acordado, según diga el tribunal.',
    only: 'Este acuerdo es solo sobre este caso. Con él nadie dice que hizo algo malo.',
    injury:
      'Cuidado: por una lesión, un acuerdo casi siempre termina todo el reclamo, aun por la atención que necesite después. Pida consejo antes de firmar.',
    tell: 'Dé una copia firmada al tribunal y a cada parte.',
    date: 'Fecha',
    sign: 'Firma',
    printed: 'Nombre en letra clara',
    byHand: 'Firme aquí a mano',
  },
  READING: {
    title: 'Los papeles en inglés, en su idioma',
    intro:
      'Tres papeles se leen en voz alta, se entregan o se firman. Están en inglés. Esto es lo que dicen. En el tribunal use los que están en inglés. En las frases de sus tarjetas, “usted” es la otra parte, como en la carta.',
    payment: (day) => `Pago del ${day}`,
    sums: {
      claim: 'El reclamo',
      added: (cite) => (cite === '' ? 'Agregado como permite la ley' : `Agregado según ${cite}`),
      givenUp: 'Menos la parte a la que se renuncia para quedar en este tribunal',
      heads: ['Para qué', 'Cantidad'],
      total: 'Suma que se pide',
    },
    kinds: {
      'Signed paper': 'papel firmado',
      'Texts or emails': 'mensajes o correos',
      'Spoken only': 'solo de palabra',
    },
  },
};
