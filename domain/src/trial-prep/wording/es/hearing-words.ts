import type { TrialWords } from '../en/trial-words.ts';

const linesWord = (count: number): string => (count === 1 ? 'una línea que suma' : `${count} líneas que suman`);

/** What the judge must hear, what the other side may say, and witnesses, in Spanish. */
export const hearingWords: Pick<TrialWords, 'HEARING' | 'OTHER_SIDE' | 'WITNESSES' | 'QUESTIONS' | 'SUBPOENA'> = {
  HEARING: {
    title: 'Lo que el juez debe oír (What the Judge Must Hear)',
    intro:
      'El juez mira cada punto de abajo. A la derecha está lo que usted tiene para él. Los puntos sin prueba se nombran con claridad. Lo que se dice en el tribunal está en inglés, con su lectura entre paréntesis. En la lectura, “usted” es la otra parte, como en la carta.',
    heads: ['Punto', 'Lo que usted tiene'],
    exhibit: (mark, description) =>
      description === '' ? `Prueba (Exhibit) ${mark}.` : `Prueba (Exhibit) ${mark}: ${description}.`,
    witness: (name) => `Testigo: ${name}.`,
    told: (sentence) => `Usted puede decir: “${sentence}”`,
    onlyWord: 'Por ahora solo su propia palabra.',
    noProof: (bring) => `Todavía no hay ningún papel ni testigo para esto. La gente lleva: ${bring}.`,
    ticked: (things) => `Usted dijo que tiene esto: ${things}. Agréguelo a sus pruebas (exhibits).`,
    gap: (bring) => `FALTA: todavía nada habla de esto. La gente lleva: ${bring}.`,
    sumPoint: 'La suma, y cómo se calcula.',
    sumProof: (lines, sum) => `La hoja de cuentas (Money Worksheet): ${linesWord(lines)} ${sum}.`,
    askedPoint: 'Usted pidió el dinero, y la otra parte tuvo tiempo para pagar.',
    askedProof: (day, deadline) =>
      `Su carta del ${day}${deadline === '' ? '' : `, con el ${deadline} como último día`}. Lleve la carta y la prueba de que se mandó.`,
    gapsHeading: 'Pruebas que buscar antes del día del tribunal',
    noGaps: 'Ningún punto está sin prueba. El juez decide cuánto vale cada prueba.',
    gapItem: (text, bring) => `${text} ${bring}.`,
    bringWord: (text) => `La gente lleva: ${text}.`,
    lawHeading: 'La ley que nombra su carta, como está ahí en inglés',
    cite: (text, cite) => (text.includes(cite) ? text : `${text} (${cite})`),
    source: (title, cite) => `${title}: ${cite}.`,
    confirm:
      'Confirme con la secretaría (clerk) o con un abogado lo que pide la ley: no se leyó en una página oficial.',
    basisHeading: 'De dónde vienen estos puntos',
    general: 'Esto es información general, no es consejo legal. En su caso pueden contar otros puntos.',
  },
  OTHER_SIDE: {
    title: 'Lo que puede decir la otra parte (What the Other Side May Say)',
    intro:
      'Son cosas que la gente dice a menudo en casos así. Nadie sabe qué se dirá en el suyo. A la derecha está lo que dicen sus datos sobre ese punto. En la lectura entre paréntesis, “usted” es la otra parte.',
    heads: ['Pueden decir', 'Lo que dicen sus datos'],
    noAnswer: 'Sus datos todavía no responden a esto.',
    couldBring: (bring) => `Sus datos todavía no responden a esto. La gente lleva: ${bring}.`,
    sumTooHigh: 'La suma es demasiado alta.',
    sumAnswer: (lines, sum) =>
      `La hoja de cuentas (Money Worksheet) muestra ${linesWord(lines)} ${sum}. Lleve el papel de cada línea.`,
    paid: 'Se pagó una parte.',
    paidAnswer: (paid, open) => `Sí: se pagaron ${paid}. La hoja de cuentas los cuenta. Faltan ${open}.`,
    tooLate: 'Es demasiado tarde para este caso.',
    tooLateAnswer: (day) =>
      `El plazo para presentarlo pudo terminar el ${day}. Solo un tribunal lo puede decidir. Esté listo para decir los días.`,
    severalLimits: 'Los motivos tienen plazos distintos.',
    unpaused: (day, isMaybeOver) =>
      `El plazo casi siempre se detiene hasta que una persona cumple 18 años, pero aquí no es seguro. Sin esa pausa, el plazo ${isMaybeOver ? `pudo terminar el ${day}. Solo un tribunal lo puede decidir.` : `puede terminar el ${day}.`}`,
    inTimeAnswer: (day) => `El plazo para presentar un reclamo así puede terminar el ${day}.`,
    stamp: 'Lleve la demanda (complaint) presentada: su sello muestra el día.',
    county: 'Este es el condado equivocado.',
    countyAnswer: (county, choices) =>
      `Se preparó para el Condado de ${county} (${county} County). Las direcciones señalan a: ${choices}. Lleve prueba de la dirección de la otra parte.`,
    listen: 'Déjelos terminar. Tome notas. Después conteste punto por punto, con la prueba en la mano.',
    calm: 'Hable con el juez, no con la otra parte.',
  },
  WITNESSES: {
    title: 'Testigos y preguntas (Witnesses and Questions)',
    intro: (count) =>
      count === 1
        ? 'Usted nombró un testigo. Haga las preguntas una por una y deje que el testigo lo cuente.'
        : `Usted nombró ${count} testigos. Haga las preguntas una por una y deje que cada testigo lo cuente.`,
    none: 'Usted no nombró ningún testigo. Su propia palabra también es prueba: cuente lo que vio e hizo. Puede agregar testigos en la página y hacer estos papeles otra vez.',
    open: 'No ponga la respuesta en la pregunta. “What did you see?” (¿Qué vio?) es mejor que “You saw it, right?” (Lo vio, ¿verdad?). Las preguntas están en inglés, con su lectura entre paréntesis.',
    know: 'Un testigo cuenta lo que vio u oyó en persona. Una nota escrita de alguien que no viene casi nunca cuenta.',
    contact: 'Cómo hablarle',
    noContact: 'No dicho',
    unnamed: 'Testigo',
    saw: 'Lo que vio u oyó, como usted lo contó',
    points: 'Puede hablar de',
    noPoints: 'Todavía ningún punto del reclamo habla de esto. Nombre uno en la página, o no traiga a este testigo.',
    ask: 'Preguntas',
    proposedHeading: 'Personas que sus respuestas nombran',
    proposed:
      'Pregúnteles si quieren venir y contar lo que vieron. Después agréguelas en la página. En la lectura entre paréntesis, “usted” es la otra parte.',
    otherHeading: 'Lo que la otra parte puede preguntar a su testigo',
    other: [
      '¿Es usted amigo o familiar de quien demanda?',
      '¿Lo vio usted, o alguien se lo contó?',
      '¿A qué distancia estaba? ¿Había algo en medio?',
      '¿Habló con quien demanda sobre qué decir?',
      '¿Cómo puede estar seguro del día?',
    ],
    honest: 'Diga a cada testigo: diga solo lo que es verdad. “I do not know” (No lo sé) es una buena respuesta.',
    notes: 'Notas',
  },
  QUESTIONS: {
    who: (plaintiff, defendant) =>
      `Por favor, diga su nombre al juez. ¿De dónde conoce a ${plaintiff} y a ${defendant}?`,
    there: '¿Dónde estaba usted, y cuándo fue?',
    tell: '¿Qué vio u oyó usted, desde el principio?',
    day: '¿Cómo recuerda que fue ese día?',
    amount: 'Usted sabe de una suma de dinero. ¿Cómo sabe cuánto era?',
    words: '¿Quién lo dijo, a quién, y con qué palabras, lo más cerca que recuerde?',
    photos: '¿Quién tomó las fotos o el video, y cuándo? ¿Lo muestran como era?',
    trade: '¿En qué trabaja, y desde cuándo? ¿Qué miró?',
    papers: '¿Qué mensaje o papel vio? ¿Quién lo escribió?',
    more: '¿Hay algo más que usted vio u oyó?',
  },
  SUBPOENA: {
    title: 'Citaciones: si un testigo no quiere venir (Subpoenas)',
    intro: 'Una citación (subpoena) es un papel que ordena a un testigo venir al tribunal, o llevar papeles.',
    early: (phone) =>
      `Pida el formulario a la oficina apenas tenga fecha en el tribunal: ${phone}. Entréguela mucho antes de ese día.`,
    feesHeading: 'Lo que cuesta',
    heads: ['Para qué es', 'Cantidad'],
    day: 'Cuota del testigo, por cada día en el tribunal',
    travel: (miles) => `Más para un testigo de otro condado: por cada ${miles} millas de ida y vuelta`,
    count: (count) =>
      count === 1 ? 'Su testigo, un día, de este condado' : `Sus ${count} testigos, un día, de este condado`,
    change: 'La cuota se entrega junto con la citación.',
    fillHeading: 'Qué escribir en ella',
    court: 'Tribunal (court)',
    case: 'Caso (case)',
    docket: 'Número de expediente (docket number), en el aviso del tribunal',
    when: 'Día, hora y sala (en el aviso del tribunal)',
    witness: 'Testigo (witness)',
    bring: 'Papeles que debe llevar, si los hay',
    whoHeading: 'Quién puede necesitar una',
    who: [
      'Un testigo cuyo jefe debe ver una orden antes de darle el día libre',
      'Una persona que hizo un informe, como un policía o un inspector',
      'Un negocio que tiene papeles que usted no tiene',
    ],
    keep: 'Escriba quién la entregó, dónde, cuándo, y que la cuota se pagó. Llévelo al tribunal.',
    asked: 'Casi todos los testigos vienen cuando se les pide. Primero pídalo.',
  },
};
