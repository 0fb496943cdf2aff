import type { TrialWords } from '../en/trial-words.ts';
import { hearingWords } from './hearing-words.ts';
import { mediationWords } from './mediation-words.ts';
import { readingWords } from './reading-words.ts';

/** The guides for the day in court and for collecting, in Spanish, with the court's English terms. */
export const trialWords: TrialWords = {
  ...hearingWords,
  ...mediationWords,
  ...readingWords,
  COVER: {
    title: 'Sus papeles para el juicio (Trial Papers)',
    intro: (plaintiffs, defendants, part, county, day) =>
      `${plaintiffs} v. ${defendants}. ${part}, Condado de ${county} (${county} County). Estos papeles se hicieron con sus respuestas, su carta y sus notas. Son para usted. No se presentan. Las cuotas y cifras son las del ${day}. Lo que se lee, se entrega o se firma en el tribunal está en inglés.`,
    doHeading: 'Antes del día del tribunal',
    steps: {
      read: 'Lea cada página. Si algo no está bien, cambie sus notas en la página y haga los papeles otra vez.',
      gaps: (count) =>
        count === 1
          ? 'Un punto de su reclamo todavía no tiene prueba. La hoja “Lo que el juez debe oír” dice cuál.'
          : `${count} puntos de su reclamo todavía no tienen prueba. La hoja “Lo que el juez debe oír” dice cuáles.`,
      ownWord: (count) =>
        count === 1
          ? 'Un punto depende solo de su palabra. Busque un papel, una foto o un testigo.'
          : `${count} puntos dependen solo de su palabra. Busque para cada uno un papel, una foto o un testigo.`,
      witness: (names) => `Pida a sus testigos que dejen libre ese día: ${names}.`,
      noExhibits:
        'Todavía no tiene pruebas (exhibits) aquí. Agregue sus papeles y fotos, para que lleven las marcas P-1, P-2 y así.',
      copies: (count) =>
        `Haga ${count} copias de cada prueba (exhibit): para el juez, para la otra parte y para usted.`,
      marks:
        'Estos papeles y su juego de pruebas usan las mismas marcas. Si cambia el orden de sus pruebas, haga los dos otra vez.',
      outline: 'Practique en voz alta su historia en una página hasta que dure unos dos minutos.',
      signs:
        'Algunos signos de un nombre o de la historia no se pueden imprimir. En su lugar hay un signo de pregunta.',
      numbers: 'Una línea de sus notas tenía un número privado y se dejó fuera.',
    },
    contentsHeading: 'Qué hay aquí',
    contentsHead: ['Hoja', 'Para qué'],
    apart:
      'Tres papeles más están en archivos aparte. Son sus notas privadas para la mediación, un formulario para llegar a un acuerdo y una guía para cobrar su dinero.',
  },
  PURPOSE: {
    cover: '',
    outline: 'Para leer en el tribunal',
    money: 'Para el juez, con una copia para cada parte',
    hearing: 'Para revisar sus pruebas',
    other_side: 'Para estar listo',
    witnesses: 'Para sus testigos',
    subpoena: 'Si un testigo no quiere venir',
    court_day: 'Para ese día',
    mediation: 'Solo para usted',
    settlement: 'Si llegan a un acuerdo',
    collecting: 'Si gana',
    reading: 'Para saber qué dice, entrega y firma',
  },
  COURT_DAY: {
    title: 'Su día en el tribunal (Your Court Day)',
    where: (county) => `Condado de ${county} (${county} County)`,
    office: 'Tribunal (courthouse)',
    phone: 'Oficina',
    confirmRoom:
      'El día, la hora y la sala están en el aviso del tribunal. Confírmelos con la oficina y pregunte si debe ir en persona.',
    bringHeading: 'Qué llevar',
    bring: {
      notice: 'El aviso del tribunal, una identificación con foto y estos documentos',
      marks: (first, last) => `${first} a ${last}`,
      exhibits: (marks, copies) => `Pruebas (Exhibits) ${marks}, con ${copies} copias de cada una`,
      noExhibits: (copies) => `Sus papeles, fotos y mensajes, impresos, con ${copies} copias de cada uno`,
      letter: (day) => `Su carta del ${day}, y prueba de que se mandó`,
      worksheet: (copies) => `${copies} copias de la hoja de cuentas (Money Worksheet)`,
      ticked: (proofs) => `Lo que nos dijo que tiene: ${proofs}`,
      witnesses: (names) => `Sus testigos: ${names}`,
      named: (names) => `Personas que sus hechos nombran, si vienen: ${names}`,
      phone: 'Su teléfono con los mensajes, apagado en la sala',
      settlement: 'El formulario de acuerdo (Settlement Agreement) de estos documentos, y un bolígrafo',
      alsoHeading: 'En casos así la gente también lleva',
    },
    stepsHeading: 'Cómo va el día',
    arrive: 'Llegue temprano.',
    arriveText:
      'Cuente con media hora en el control de la entrada. Diga al personal que usted está ahí. Cuando llamen su caso, póngase de pie y diga “Here, Your Honor”.',
    settle: 'Primero, traten de llegar a un acuerdo.',
    settleText: (rule) =>
      `${rule} Nadie está obligado a llegar a un acuerdo. Sus notas privadas para eso están en un archivo aparte.`,
    speak: 'Después habla usted primero.',
    speakText:
      'Diga quién es, qué pide y por qué. Lea de su hoja de una página. Entregue cada prueba cuando hable de ella: “This is Exhibit P-1.”',
    witnesses: 'Después sus testigos.',
    witnessesText: (count) =>
      count === 0
        ? 'Usted no nombró ninguno. Su propia palabra también es prueba.'
        : 'Haga sus preguntas una por una. La otra parte puede preguntar después de usted.',
    other: 'Después la otra parte.',
    otherText: 'No interrumpa. Tome notas. Puede hacer preguntas cuando terminen, y contestar a lo que dijeron.',
    decide: 'Después decide el juez.',
    decideText: 'Puede ser enseguida, o más tarde por correo. Escriba lo que se dice.',
    rulesHeading: 'Cómo hablar en el tribunal',
    rules: [
      'Al juez se le dice “Your Honor”. Póngase de pie cuando le hable.',
      'Conteste la pregunta que le hicieron, y pare.',
      'Diga “I do not know” cuando no sepa. Nunca adivine.',
      'No discuta con la otra parte, y nunca insulte a nadie.',
      'Apague el teléfono. Deje fuera la comida, el chicle y el sombrero.',
    ],
    absentHeading: 'Si alguien no viene',
    helpHeading: 'Intérprete y otra ayuda',
    english: 'Usted eligió inglés. Si un testigo necesita intérprete, avise pronto a la oficina.',
    interpreter: (language, phone) =>
      `Usted pidió un intérprete${language === '' ? '' : ` (${language})`}. Llame a la oficina para estar seguro de que hay uno: ${phone}.`,
    help: (need, phone) =>
      `Usted pidió ayuda por una discapacidad${need === '' ? '' : ` (${need})`}. Llame a la oficina para estar seguro de que está lista: ${phone}.`,
    ask: (phone) => `La ayuda por una discapacidad es gratis. Pídala pronto a la oficina: ${phone}.`,
    afterHeading: 'Después',
    appeal: (days) => `Una apelación (appeal) se debe presentar dentro de ${days} días desde la sentencia (judgment).`,
    ready: {
      small_claims: (part) =>
        `${part}: antes de ese día no llega una respuesta escrita. Puede que oiga por primera vez lo que dice la otra parte.`,
      special_civil: (part) =>
        `${part}: antes de ese día, lea otra vez la respuesta escrita (answer) de la otra parte, y llévela.`,
    },
  },
  COLLECTING: {
    title: 'Cobrar después de una sentencia (Collecting After a Judgment)',
    intro: (debtors) =>
      `Una sentencia (judgment) es una orden que dice que se debe dinero. El tribunal no lo paga. Estos son los pasos para cobrarle a ${debtors}.`,
    noPromise: 'Ningún paso trae dinero con seguridad. Las cuotas casi siempre se suman a lo que se debe.',
    feesHeading: 'Pasos y cuotas',
    heads: ['Paso', 'Cuota'],
    ask: 'Escribir y pedir el dinero, con un día para pagar',
    askFee: 'Ninguna',
    questions: (form) => `Preguntar por ingresos, banco y bienes: ${form}`,
    questionsFee: 'Pregunte en la secretaría (clerk)',
    writ: (form) => `Que un oficial del tribunal tome dinero de una cuenta de banco, o venda bienes: ${form}`,
    officer: (fee) => `${fee}, y las millas del oficial`,
    wage: (form) => `Que le manden a usted una parte del salario: ${form}`,
    docket: 'Hacer de ella un gravamen (lien) sobre bienes raíces: Statement for Docketing',
    feesConfirm: 'Las cuotas cambian.',
    how: 'Cómo funciona cada paso',
    questionsHead: 'Preguntas.',
    questionsText: (days, months) =>
      `Quien debe contesta dentro de ${days} días. Usted las puede mandar una vez cada ${months} meses sin pedir permiso al tribunal.`,
    bankHead: 'Banco y bienes.',
    bankText: (percent, years, kept) =>
      `Usted nombra el banco y su sucursal, o los bienes y dónde están. El oficial se queda con ${percent} por ciento, que se suma a la deuda. Una orden (writ) dura ${years} años. Una persona puede quedarse con bienes por valor de ${kept}.`,
    businessText: (percent, years) =>
      `Usted nombra el banco y su sucursal, o los bienes y dónde están. El oficial se queda con ${percent} por ciento, que se suma a la deuda. Una orden (writ) dura ${years} años.`,
    wageHead: 'Salario.',
    wageText: (week, handed, mailed, file) =>
      `Quien debe tiene que trabajar en este estado y ganar más de ${week} a la semana. Usted manda primero un aviso. Quien debe puede oponerse dentro de ${handed} días si se le entregó en mano, o de ${mailed} días si se mandó por correo. Preséntelo dentro de ${file} días después de la notificación.`,
    wageCap: (low, poverty, high) =>
      `Si el ingreso es como mucho ${poverty} por ciento del nivel de pobreza, se toma hasta ${low} por ciento del pago antes de impuestos. Por encima de ese nivel, hasta ${high} por ciento.`,
    noWages:
      'La otra parte es un negocio, así que no hay salario que tomar. Primero van su cuenta de banco y sus bienes.',
    landHead: 'Bienes raíces.',
    interestHeading: 'Interés después de la sentencia',
    interest: (sum, year, percent, aYear) =>
      `Una sentencia de ${sum} gana interés simple. Con la tasa de ${year} (${percent} por ciento) son ${aYear} al año. La tasa cambia cada enero.`,
    noRate:
      'Una sentencia gana interés simple a la tasa anual del tribunal. La secretaría (clerk) puede decir la tasa de este año.',
    life: (years) => `Una sentencia dura ${years} años y se puede renovar.`,
    startHeading: 'Lo que ya sabe',
    known: (name, place) => `${name}: ${place}`,
    outOfState:
      'Al menos una dirección está fuera del estado. Un oficial de este tribunal llega solo a lo que está en el estado. La oficina puede decir qué camino hay.',
    findHeading: 'Busque',
    find: [
      'El banco: lo muestra un cheque que escribieron o un pago que le mandaron',
      'El trabajo: dónde trabajan, y desde cuándo',
      'Bienes raíces: los registros del condado los puede ver cualquiera',
    ],
    findBusiness: [
      'El banco: lo muestra un cheque que escribieron o un pago que le mandaron',
      'El nombre legal exacto, en el registro de negocios del estado',
      'Bienes y carros que son del negocio, y dónde están',
    ],
    paidHeading: 'Cuando le pagan',
  },
};
