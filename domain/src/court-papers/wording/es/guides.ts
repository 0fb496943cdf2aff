import type { OutsideStep } from '../../../jurisdictions/pack/filing-rules.ts';
import { ended } from '../forms.ts';

export const FEES = {
  title: 'Cuánto cuesta presentar (Filing Fee Sheet)',
  intro: (part: string, day: string): string =>
    `Lo que cuesta presentar la demanda (${part}), hasta donde se sabe el ${day}.`,
  heads: ['Para qué', 'Cantidad'],
  filing: 'Presentar la demanda, primer demandado',
  further: (count: number): string => `Cada demandado más (${count})`,
  service: (count: number): string =>
    `Notificación por el correo del tribunal, ${count === 1 ? '1 demandado' : `${count} demandados`}`,
  total: 'Total que se paga',
  payee: (name: string): string => `Un cheque o giro postal (money order) se hace a nombre de: ${ended(name)}`,
  how: 'En la oficina se aceptan cheques, giros postales y efectivo. No mande efectivo por correo, por favor. Por vía electrónica se aceptan tarjetas y transferencias del banco, y ahí mismo dice si una tarjeta cuesta más.',
  outside:
    'El correo del tribunal no sale del estado, así que no se paga cuota de correo por un demandado que está fuera.',
  back: 'Los tribunales casi siempre suman estos costos a la sentencia cuando gana quien demanda.',
  short:
    'Un documento que llega sin su cuota, o sin una solicitud para no pagarla (fee waiver), se devuelve y no queda presentado.',
} as const;

export const FILING = {
  title: 'Dónde y cómo presentar (Where and How to File)',
  intro: (county: string): string => `Este caso está preparado para el Condado de ${county} (${county} County).`,
  confirm:
    'Las oficinas del tribunal se mudan y los números cambian. Antes de ir o de mandar algo, confirme la dirección con la oficina.',
  officeHeading: 'La oficina',
  mailing: 'El correo va a',
  phone: 'Teléfono',
  waysHeading: 'Tres maneras de presentar',
  inPerson: 'En persona.',
  inPersonText:
    'Lleve los documentos firmados, una copia para cada demandado y una para usted, y la cuota. Pida una copia con sello.',
  byMail: 'Por correo.',
  byMailText:
    'Mande los documentos firmados, las copias y un cheque o giro postal. Agregue un sobre con su dirección y una estampilla, para que el tribunal le pueda mandar una copia.',
  electronic: (name: string): string => `Por vía electrónica, con ${name}.`,
  electronicText: (formats: string, megabytes: number, letters: number): string =>
    `Suba juntos los archivos para presentar, cada uno como un archivo ${formats} aparte. Cada uno puede tener hasta ${megabytes} MB, sin contraseña, con un nombre de no más de ${letters} letras. Las pruebas no se suben: llévelas al tribunal. Lo que firma a mano se firma primero en papel y después se escanea. Una demanda firmada en la pantalla se sube como está; pregunte en la oficina si la acepta.`,
  summons:
    'La citación (summons) del tribunal va con ellos: llene el formulario del propio tribunal con la hoja de datos para ella.',
  formsHeading: 'Los formularios y páginas del tribunal',
  kit: (kit: string): string =>
    `Los formularios del tribunal para este tipo de caso vienen en un paquete (kit): ${kit}. Pídalo en la oficina o en la página web del tribunal.`,
  formsPage: 'Los formularios del tribunal',
  howPage: 'Cómo presentar, según el tribunal',
  electronicPage: (name: string): string => `Presentación electrónica, ${name}`,
  businessPage: 'Buscar el nombre exacto de un negocio',
  moved: 'Las páginas cambian de lugar. Cuando una no se abra, pregunte en la oficina.',
  filesHeading: 'Archivos para subir',
  filesHead: ['Archivo', 'Qué es'],
  copiesHeading: 'Copias y sobres',
  copies: (ours: number, sets: number, copies: number): string =>
    `En papel usted necesita ${sets} juegos de estos ${ours + 1} documentos: los ${ours} de abajo y la citación (summons) del tribunal. El juego firmado es para el tribunal, y ${copies} juegos son copias. Una copia es para cada demandado y una para usted.`,
  envelopes: [
    'Solo por correo: un sobre para la oficina. Ponga los documentos firmados, las copias y el cheque o giro postal',
    'Solo por correo: un sobre para usted, con estampilla, para la copia que el tribunal devuelve',
  ],
  noEnvelopes: {
    all: 'Ningún sobre para los demandados: el tribunal escribe las direcciones de su correo',
    some: 'Ningún sobre para los demandados del estado: el tribunal escribe las direcciones de su correo',
    none: 'Ningún sobre para los demandados: el correo del tribunal no llega a donde están',
  },
  outsideHeading: 'Demandados fuera del estado',
  notServedByYou:
    'Una copia que usted manda por correo electrónico o entrega en mano no es una notificación (service).',
  outside: (names: readonly string[]): string =>
    `El correo del tribunal no notifica a ${ended(names.join(' y '))} De eso se ocupa usted, cuando el tribunal haya dado un número de expediente (docket number):`,
  outsideConfirm:
    'Pregunte en la oficina, o a un abogado, antes de pagarle a alguien por eso. Confírmelo con la secretaría (clerk), por favor.',
  venueHeading: 'Por qué este condado',
  venue:
    'Un caso se presenta en un condado donde vive o hace negocios al menos un demandado. Un caso sobre un depósito de alquiler también puede ir donde está la vivienda. Cuando todos los demandados están fuera del estado, va donde nació el reclamo.',
  wrong: 'Un caso presentado en el condado equivocado se puede mandar a otro o rechazar.',
} as const;

export const OUTSIDE = {
  no_court_mail:
    'Obtenga del tribunal la citación (summons) con el número de expediente (docket number). Antes de eso no se notifica a nadie.',
  by_hand: 'Primero haga que le entreguen los documentos en mano a la persona, donde esté.',
  who_may: 'Lo hace ahí un alguacil o un notificador (process server), o un adulto que no es parte del caso. Usted no.',
  then_mail:
    'Solo el correo viene después: cuando un intento de verdad falló y está escrito, bajo juramento, qué se intentó. Entonces salen al mismo tiempo el correo certificado con acuse de recibo y el correo ordinario.',
  tell_court:
    'Presente al tribunal la prueba de la notificación (proof of service): quién notificó qué, a quién, dónde, cuándo y cómo.',
} as const satisfies Record<OutsideStep, string>;

export const AFTER = {
  title: 'Qué pasa después (What Happens After Filing)',
  counted:
    'Cada plazo de abajo se cuenta desde el día que nombra. Un último día que no es día de tribunal pasa al siguiente. Las fechas de los avisos del tribunal son las que cuentan.',
  head: ['Paso', 'Cuándo'],
  mailed: {
    all: 'El tribunal da un número de expediente (docket number) y manda por correo la citación (summons) a cada demandado',
    some: 'El tribunal da un número de expediente (docket number) y manda por correo la citación (summons) a cada demandado del estado. De los otros se ocupa usted',
    none: 'El tribunal da un número de expediente (docket number) y la citación (summons). Usted hace que la entreguen fuera del estado',
  },
  mailedWhen: 'Cuando los documentos y la cuota han entrado',
  hearing: 'Small Claims: las dos partes vienen al tribunal. No hace falta una respuesta por escrito',
  between: (from: number, to: number): string =>
    `Unos ${from} a ${to} días después de presentar; la fecha está en la citación (summons)`,
  answer: (days: number): string =>
    `Cada demandado tiene ${days} días después de ser notificado para contestar por escrito (answer)`,
  answerWhen: (days: number): string => `Dentro de ${days} días desde el día en que fue notificado`,
  defaultDay: 'Sin una respuesta, el tribunal anota la rebeldía (default)',
  defaultWhen: (days: number): string => `Unos ${days} días después de que el tribunal manda la citación`,
  trial: 'Con una respuesta, el tribunal fija la fecha del juicio (trial)',
  trialWhen: (from: number, to: number): string => `Unos ${from} a ${to} meses después de presentar`,
  badMail: 'Si el correo se devuelve, hacen falta una dirección nueva y otra cuota, o el caso se cierra',
  badMailWhen: (days: number, years: number): string =>
    `Dentro de ${days} días desde el día en que presentó, o hasta el día del aviso. Un caso cerrado puede volver dentro de ${years} año con una buena dirección`,
  request: 'Después de una rebeldía (default), se pide la sentencia con las pruebas',
  requestWithStatus:
    'Después de una rebeldía (default), usted pide la sentencia. Con eso van las pruebas y el papel sobre el servicio militar',
  requestWhen: (months: number): string => `Dentro de ${months} meses desde la rebeldía`,
  appeal: 'Una apelación (appeal) de una sentencia',
  appealWhen: (days: number): string => `Dentro de ${days} días desde la sentencia`,
  interest: (year: string, percent: string, aYear: string, demand: string): string =>
    `Una sentencia gana interés simple hasta que se paga. La tasa del tribunal para ${year} es de ${percent} por ciento al año: ${aYear} al año sobre ${demand}. La tasa cambia cada enero. La demanda pide interés; el tribunal lo calcula.`,
  militaryPage: 'Dónde consultar si una persona está en el ejército',
  absent: 'Quien demanda y no viene al tribunal ese día pierde el caso por esa vez: se cierra.',
  settle: 'El día del tribunal, un ayudante primero trata de que las partes lleguen a un acuerdo. Nadie está obligado.',
  bring:
    'Lleve todas las pruebas, con copias, y a todos los testigos. Lo que escriben personas que no vienen casi nunca cuenta.',
} as const;

export const WAIVER = {
  title: 'Guía para no pagar las cuotas (Fee Waiver)',
  intro: (percent: number, assets: string): string =>
    `Una persona puede pedirle al tribunal no pagar las cuotas. Dos cosas deben ser ciertas. El ingreso del hogar es como mucho ${percent} por ciento del nivel de pobreza. Y no hay más de ${assets} en efectivo y cuentas del banco.`,
  head: ['Personas en el hogar', 'Ingreso al año, como mucho'],
  form: (name: string): string => `El formulario es ${name}. Se presenta junto con la demanda (complaint).`,
  proof: (income: number, bank: number): string =>
    `Los tribunales piden prueba de ${income} meses de ingresos y ${bank} meses de estados de cuenta del banco.`,
  page: 'Cuotas del tribunal y cómo pedir no pagarlas',
  repay: (amount: string): string => `Quien gana más de ${amount} paga después las cuotas que no pagó.`,
  business: 'Un negocio que pide no pagar las cuotas debe tener abogado.',
} as const;

export const PROOF = {
  title: 'Lista de pruebas (Proof Checklist)',
  ownHeading: 'Lo que nos dijo que tiene',
  witness: (name: string): string => `Testigo: ${name}`,
  usualHeading: 'Lo que la gente lleva',
  intro: 'Lo que la gente lleva al tribunal para este tipo de caso. No cada línea sirve para cada caso.',
  list: 'Lleve el papel original y una copia para el juez y para cada demandado.',
  always: [
    'La carta en que pidió el pago, y prueba de que se mandó',
    'Una lista de fechas: qué pasó y cuándo',
    'Nombres de los testigos que vendrán',
  ],
  private: (identifiers: string): string => `Tape en negro en cada copia: ${ended(identifiers)}`,
  notUploaded: 'Las pruebas no se mandan con la demanda por la vía electrónica. Llévelas al tribunal.',
} as const;

export const HELP = {
  title: 'Intérprete y otra ayuda (Interpreter)',
  interpreterHeading: 'Intérprete',
  interpreter:
    'Los intérpretes del tribunal son gratis. Pida uno en la demanda (complaint), o llame a la oficina lo antes posible.',
  language: 'Idioma para el tribunal',
  noInterpreter: 'Usted eligió inglés, así que la demanda no pide intérprete.',
  sign: 'Un intérprete de lengua de señas se pide de la misma manera.',
  accommodationHeading: 'Discapacidad',
  accommodation:
    'Cada tribunal tiene un coordinador de ADA. La ayuda, como un aparato para oír mejor o más tiempo, es gratis.',
  relay: (number: string): string => `Servicio de retransmisión (relay): ${number.replace(' or ', ' o ')}.`,
  need: 'Lo que necesito en el tribunal',
  case: 'Caso',
  docket: 'Número de expediente (docket number), cuando el tribunal lo haya dado',
} as const;
