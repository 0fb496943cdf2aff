import type { CopyWords } from './card-words.ts';

export const cardWords: CopyWords = {
  person: {
    I: ['yo', 'nosotros'],
    me: ['mí', 'nosotros'],
    my: ['mi', 'nuestro'],
    mine: ['mío', 'nuestro'],
    am: ['soy', 'somos'],
    was: ['era', 'éramos'],
  },
  other: {
    you: ['usted', (name) => name],
    your: ['su', () => 'su'],
    were: ['estaba', () => 'estaba'],
    have: ['ha', () => 'ha'],
    are: ['está', () => 'está'],
    do: ['', () => ''],
  },
  days: {
    months: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
    day: ({ year, month, day }, months) => `${day} de ${months[month - 1] ?? ''} de ${year}`,
    month: (month, year) => `${month} de ${year}`,
    on: ({ kind }, words) => (kind === 'day' ? `el ${words}` : `en ${words}`),
    about: (words) => `hacia ${words}`,
    span: (from, to, fromKind, toKind) =>
      `${fromKind === 'day' ? 'del' : 'de'} ${from} ${toKind === 'day' ? 'al' : 'a'} ${to}`,
    between: (from, to, fromKind, toKind) =>
      `un día entre ${fromKind === 'day' ? 'el ' : ''}${from} y ${toKind === 'day' ? 'el ' : ''}${to}`,
    either: (from, to) => `el ${from} o el ${to}`,
    onBetween: (words) => words,
    sameDay: 'ese día',
    sameMonth: 'ese mes',
  },
  dayUnits: ['día', 'días'],
  quoted: (text) => `«${text}»`,
  decimal: '.',
  less: 'Menos',
  instalments: {
    one: (label, day) => `${label}, parte con vencimiento el ${day}`,
    plan: 'Plan de pagos',
    all: (label, count, each, every, first, last) =>
      `${label}, ${count} partes de ${each} con vencimiento ${every}, del ${first} al ${last}`,
    every: { week: 'cada semana', 'two-weeks': 'cada dos semanas', month: 'cada mes' },
  },
  ofTheWriter: ', de quien firma la carta',
  ofOtherSide: 'de la otra parte',
  the: { un: 'el', una: 'la', unas: 'las' },
  letter: {
    about: 'Esto trata de',
    loss: 'Monto de la pérdida',
    givenUp: 'la parte a la que se renuncia',
    proof: 'Lo que tengo para mostrar',
  },
};
