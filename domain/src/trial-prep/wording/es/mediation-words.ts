import type { TrialWords } from '../en/trial-words.ts';

/** The private notes for a mediation, in Spanish. */
export const mediationWords: Pick<TrialWords, 'MEDIATION'> = {
  MEDIATION: {
    title: 'Mis notas privadas para la mediación (My Private Notes for the Mediation)',
    footer: 'Privado. Solo para usted: no lo presente, no lo entregue y no lo deje en la mesa',
    secret:
      'PRIVADO. Esta hoja tiene su cantidad más baja. No está en ningún otro papel, carta ni correo de este sitio. Dóblela antes de sentarse.',
    figuresHeading: 'Las cifras',
    heads: ['Cifra', 'Cantidad'],
    demand: 'Suma que se reclama',
    paid: 'Pagado desde entonces',
    open: 'Lo que falta',
    costs: 'Además, los costos del tribunal, si gana',
    lowest: 'Mi cantidad más baja (privada)',
    lowestOpen: 'Mi cantidad más baja (privada): escríbala aquí a mano',
    room: 'Margen: lo que falta, menos mi cantidad más baja',
    planHeading: 'Mi plan',
    steps: {
      start: (sum) => `Empiece con toda la suma que falta, ${sum}, y diga por qué en dos frases.`,
      wait: 'Deje que la otra parte ofrezca algo. Espere antes de contestar. Puede pedir un descanso.',
      down: 'Baje en pasos pequeños, y pida algo cada vez: un día, un cheque hoy, un primer pago.',
      floor: 'No baje de su cantidad más baja sin un descanso para pensar. Un juicio puede traer más, menos o nada.',
      never: 'Nunca diga primero su cantidad más baja, ni a la otra parte ni al mediador.',
    },
    strongHeading: 'Lo que habla a su favor',
    strong: (text, proof) => `${text} ${proof}`,
    noneStrong: 'Todavía ningún punto tiene una prueba (exhibit) o un testigo. Su propia palabra también cuenta.',
    weakHeading: 'Lo que puede preocuparle',
    noneWeak: 'Cada punto tiene algo que habla a su favor.',
    weigh: 'Piense en el día sin trabajar, en la espera del dinero y en lo difícil que puede ser cobrar.',
    offersHeading: 'Lo que podría ofrecer',
    today: 'Menos dinero por un cheque hoy.',
    plan: (months, rows) =>
      `Usted dijo que aceptaría pagos durante ${months} meses como máximo. La suma que falta sería: ${rows}.`,
    atOnce:
      'Usted dijo que lo quiere todo de una vez. Los pagos con el tiempo siguen siendo posibles, si cambia de idea.',
    overTime: 'Pagos con el tiempo, con un día para cada uno.',
    ways: (text) => `Cómo quiere que le paguen: ${text}`,
    way: {
      Check: 'cheque',
      "Cashier's Check": 'cheque de caja (cashier’s check)',
      'Money Order': 'giro postal (money order)',
      Cash: 'efectivo',
    },
    termsHeading: 'Pida esto por escrito',
    terms: [
      'La suma exacta, y el día de cada pago',
      'Cómo se paga, y a quién',
      'Qué pasa si un pago llega tarde',
      'Que el caso termina solo cuando todo está pagado',
      'Firme solo lo que leyó y entendió',
    ],
  },
};
