import type { Catalogue } from '../../catalogue/sentences.ts';
import type { letterCheckMessages as english } from '../en/letter-checks.ts';

/**
 * The letter itself is English, and so are the words, days and lines the parameters bring from it. They stand after a
 * colon or in quotation marks, and words to type into the letter stay English.
 */
export const letterCheckMessages = {
  'letter.sender_missing': 'Su nombre y su dirección deben estar arriba. Falta esto: “{text}”',
  'letter.recipient_missing':
    'El nombre y la dirección de la otra parte deben estar antes del texto de la carta. Falta esto: “{text}”',
  'letter.date_missing': 'La carta necesita su fecha en una línea aparte: {date}.',
  'letter.date_differs': 'La carta dice esta fecha: {text}. Pero su fecha es: {date}. Por favor, revísela.',
  'letter.delivery_line_missing': 'La carta no dice cómo se envía. Agregue esta línea antes de la dirección: “{line}”',
  'letter.delivery_line_wrong': 'La carta dice “{text}”. Deje esta línea solo si la va a enviar justo de esa forma.',
  'letter.delivery_line_false':
    'La carta dice “{text}”. Esa no es la forma de envío que usted eligió. La línea para lo que eligió es: “{line}”',
  'letter.subject_missing': 'La línea que empieza con “RE:” debe decir la cantidad: {amount}.',
  'letter.salutation_missing':
    'La carta no saluda a nadie. Empiece con “Dear” y el nombre completo, y después dos puntos.',
  'letter.salutation_unfit':
    'El saludo “{text}” no corresponde. Use el nombre completo de cada persona; escriba “To” antes de un negocio.',
  'letter.guessed_title': 'Un tratamiento como “{text}” puede estar mal. Use el nombre completo, sin tratamiento.',
  'letter.ask_late': 'Diga al principio qué pide: {amount}. Diga también el último día para pagar: {date}.',
  'letter.date_without_year': 'Esta fecha no tiene año: “{text}”. Agréguelo, por favor.',
  'letter.law_unknown': 'No hemos comprobado esta ley para su reclamo: “{text}”. Consérvela solo si usted la comprobó.',
  'letter.amount_lines_sum':
    'Las líneas de la cantidad suman {sum}, pero deberían sumar {amount}. Corríjalas, por favor.',
  'letter.amount_lines_missing':
    'La carta ya no muestra cómo usted llega a {amount}. Una lista de las partes ayuda a quien la lee.',
  'letter.demand_missing': 'La carta no pide {amount}. Diga cuánto quiere que le paguen.',
  'letter.demand_once': 'La carta dice {amount} una sola vez. Dígalo otra vez donde explica cómo pagar.',
  'letter.demand_not_due':
    'Según el plan que usted contó, {amount} vence después de esta carta. El último día, más o menos: {date}. ¿Pide todo ahora?',
  'letter.demand_differs': 'Aquí la carta pide {text}, y en otro lugar {amount}. ¿Cuál es la cantidad correcta?',
  'letter.demand_above_claim': 'La carta pide más que su reclamo: {text}. Pida {amount} o menos.',
  'letter.wish_above_claim': 'Esto es más que su reclamo de {amount}: {text}. ¿Lo deja?',
  'letter.deadline_missing': 'La carta no dice hasta cuándo se puede pagar. Agregue el día: {date}.',
  'letter.deadline_relative': 'Nadie puede saber qué día es “{text}”. Escriba el día: {date}.',
  'letter.deadline_differs': 'La carta da más de un último día para pagar: {text} y {date}. ¿Cuál es el correcto?',
  'letter.deadline_changed': 'El último día para pagar ahora es: {text}. Antes era: {date}.',
  'letter.deadline_too_soon': 'Este día es demasiado pronto: {text}. La otra parte tiene hasta este día o más: {date}.',
  'letter.deadline_after_time_limit':
    'El último día para presentar la demanda puede ser: {lastDay}. La carta esperaría hasta: {text}. ¿Es eso lo que quiere?',
  'letter.way_to_pay_missing': 'Usted eligió que le paguen de esta forma, y la carta no lo dice: {way}.',
  'letter.reply_missing':
    'La carta no dice cómo puede responder la otra parte. Pídale que le escriba si no está de acuerdo.',
  'letter.plan_missing': 'Usted aceptaría pagos a plazos. La carta no lo dice.',
  'letter.plan_unasked': 'La carta ofrece pagos a plazos: “{text}”. Usted dijo que no a eso. ¿Lo deja?',
  'letter.court_missing': 'La carta no nombra el tribunal para un reclamo de este tamaño: {court}.',
  'letter.court_wrong': 'Un reclamo de este tamaño va aquí: {court}. La carta dice “{text}”. ¿Es correcto?',
  'letter.county_missing': 'La carta no nombra el condado donde usted presentaría la demanda: {county}.',
  'letter.county_wrong': 'La carta dice {text}. Según sus respuestas, el reclamo va aquí: {county}. ¿Es correcto?',
  'letter.court_unfit':
    'Según sus respuestas, puede que este tipo de tribunal no vea el reclamo. La carta dice “{text}”. ¿Es correcto?',
  'letter.costs_missing': 'La carta no dice que usted pedirá los gastos del tribunal.',
  'letter.lawyer_fees': 'La carta pide “{text}”. No conocemos ninguna ley que los conceda para su reclamo. ¿Lo deja?',
  'letter.records_missing': 'La carta no pide a las dos partes que guarden mensajes, fotos y papeles.',
  'letter.threat':
    'Esto puede leerse como una amenaza: “{text}”. Una carta que pide dinero no puede tener una amenaza. Quite la oración o cámbiela.',
  'letter.not_past': 'Una carta de reclamo dice lo que pasó. Esto habla de lo que puede pasar: “{text}”. ¿Lo deja?',
  'letter.read_again': 'Lea otra vez esta oración. Puede sonar a presión o revelar algo privado: “{text}”. ¿La deja?',
  'letter.look_again':
    'Lea esto una vez más: “{text}”. Lo más seguro es que la carta cuente solo lo que pasó. ¿Está bien así?',
  'letter.original_unread':
    'Sus propias palabras están en otro idioma y no podemos revisarlas. Léalas otra vez: amenazas, números privados, salud, inmigración. La otra parte leerá todo. ¿Las deja?',
  'letter.health': 'Esto habla de la salud: “{text}”. Cualquiera que vea la carta puede leerlo. ¿Lo deja?',
  'letter.immigration': 'Esto habla de inmigración: “{text}”. Puede sonar como una amenaza. ¿Lo deja?',
  'letter.family': 'Esto habla de una familia: “{text}”. Cualquiera que vea la carta puede leerlo. ¿Lo deja?',
  'letter.military': 'Esto habla del servicio militar: “{text}”. La carta no lo necesita. ¿Lo deja?',
  'letter.insult': 'Esto puede ofender a quien lee y quitarle las ganas de pagar: “{text}”. ¿Lo deja?',
  'letter.hurts_case': 'Esto puede usarse en su contra: “{text}”. ¿Lo deja?',
  'letter.capitals': 'Las mayúsculas se leen como gritos: “{text}”',
  'letter.too_many_places':
    'Hay más puntos por revisar de los que podemos mostrar. Resuelva primero los de arriba. Después, revise otra vez.',
  'letter.sentence_long': 'Esta oración tiene {words} palabras. Divídala en dos.',
  'letter.paragraph_long': 'Esta parte tiene {words} palabras. Empiece otra a la mitad.',
  'letter.hard_to_read':
    'La carta es difícil de leer (grado escolar {grade}). Use oraciones cortas y palabras sencillas.',
  'letter.too_short':
    'La carta es corta. Una carta clara dice qué pasó, qué se debe y por qué, y hasta cuándo se puede pagar.',
  'letter.too_long': 'La carta tiene {words} palabras, que son más de dos páginas. Hágala más corta, por favor.',
  'letter.residue': 'La carta todavía tiene algo que no se debe enviar: “{text}”. Quítelo, por favor.',
  'letter.machine_words': 'Esto parece una instrucción para una computadora: “{text}”. ¿Lo deja?',
  'letter.private_number': 'La carta parece tener un número privado: “{text}”. Quítelo antes de enviarla, por favor.',
  'letter.birth_date': 'La carta tiene una fecha de nacimiento: “{text}”. Quítela antes de enviar la carta, por favor.',
  'letter.signer_missing': 'Debajo de la despedida falta este nombre: “{text}”',
  'letter.lawyer_look': 'Esto puede parecer escrito por un abogado o un tribunal: “{text}”. ¿Lo deja?',
  'letter.recipient_third_person': 'Usted le escribe a la otra parte. Diga “you” y no “{text}”.',
  'letter.other_language':
    'Esto no está en inglés, o puede que no lo esté: “{text}”. Tal vez la otra parte no pueda leerlo. ¿Lo deja?',
} as const satisfies Catalogue<keyof typeof english>;
