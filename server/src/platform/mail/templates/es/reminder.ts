import type { ReminderWords } from '../reminder-mail.ts';

export const reminderWords: ReminderWords = {
  wordsOf: (day, site) => ({
    letter_unapproved: {
      subject: `Su carta le espera en ${site.name}`,
      text: [
        `Usted pagó una carta el ${day}. Está escrita, pero todavía no la aprobó.`,
        'Léala, cambie lo que no esté bien y apruébela. Antes de eso no se envía nada.',
      ],
    },
    letter_unmailed: {
      subject: '¿Ya envió su carta por correo?',
      text: [
        `Usted aprobó su carta el ${day}. Hasta donde sabemos, todavía no la envió por correo.`,
        'Imprímala y envíela. Después anote el día y el número de rastreo. ¿Ya la envió? Entonces solo anótelo.',
      ],
    },
    answer_day_near: {
      subject: 'Se acerca el día de respuesta',
      text: [
        `El último día que su carta da a la otra parte para pagar es el ${day}.`,
        'Usted no tiene que hacer nada antes. Si le responden, anótelo.',
      ],
    },
    answer_day_passed: {
      subject: '¿Qué pasó después de su carta?',
      text: [
        `El último día para pagar según su carta era el ${day}. Ya pasó.`,
        '¿Pagaron, prometieron algo, no están de acuerdo o no dijeron nada? Anótelo. Así podemos mostrarle el siguiente paso.',
      ],
    },
    papers_unsigned: {
      subject: 'Sus documentos para el tribunal esperan su firma',
      text: [
        `El último día para pagar según su carta era el ${day}. Sus documentos para el tribunal están listos, pero usted no los firmó.`,
        'Léalos primero. ¿Todavía espera una respuesta? Entonces puede esperar.',
      ],
    },
    papers_out_of_date: {
      subject: 'Sus documentos para el tribunal ya no están al día',
      text: [
        `El último día para pagar según su carta era el ${day}. Sus respuestas cambiaron después de hacerse los documentos para el tribunal.`,
        'Pida que se hagan de nuevo antes de firmarlos o presentarlos.',
      ],
    },
    time_limit_near: {
      subject: 'Su plazo para presentar el caso puede terminar pronto',
      text: [
        `Según sus respuestas, su plazo para presentar el caso en el tribunal puede terminar el ${day}. Después de ese día, un tribunal puede rechazarlo.`,
        'Nosotros calculamos ese día y puede haber un error. Confírmelo con el tribunal o con un abogado. Esto es información general, no consejo legal.',
      ],
    },
    draft_ends: {
      subject: 'Un borrador se borrará pronto',
      text: [
        `Usted empezó un reclamo en ${site.name} y no lo terminó. Borraremos el borrador el ${day}.`,
        '¿Todavía lo necesita? Ábralo y cambie algo. Entonces lo guardamos más tiempo.',
      ],
    },
    hearing_near: {
      subject: 'Se acerca su día en el tribunal',
      text: [
        `Usted anotó una audiencia para el ${day}.`,
        'Revise el día, la hora y el lugar en el aviso del tribunal. Si el aviso dice otra cosa, siga el aviso.',
      ],
    },
  }),
  openClaim: 'Abrir su reclamo',
  openDrafts: 'Abrir mis casos',
  openCase: 'Abrir su caso',
  howToStopAll:
    '¿No quiere más recordatorios? Este enlace los detiene todos, y nada más. En los ajustes puede elegir cada tipo por separado.',
  howToStopForClaim: '¿No quiere más recordatorios? Este enlace los detiene para este reclamo, y nada más.',
  stop: 'Detener todos los recordatorios',
};
