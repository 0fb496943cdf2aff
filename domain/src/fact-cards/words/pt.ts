import type { CopyWords } from './card-words.ts';

/** "de" and "a outra parte" are "da outra parte", "por" and "o conserto" are "pelo conserto". */
const GROWN: Readonly<Record<string, string>> = { de: 'd', em: 'n', por: 'pel' };
const ARTICLE = /^(?:os?|as?) /;
const IN_ONE = /^(?:uma?|uns|umas) /;

function joined(before: string, words: string): string {
  const low = before.trimEnd().toLowerCase();
  const grown = ARTICLE.test(words) || (low === 'em' && IN_ONE.test(words)) ? GROWN[low] : undefined;
  if (grown === undefined) return before;
  return before.charAt(0) === low.charAt(0) ? grown : `${grown.charAt(0).toUpperCase()}${grown.slice(1)}`;
}

/** The other side is named by what it is: "você" is the reader everywhere else on the screen. */
export const cardWords: CopyWords = {
  person: {
    I: ['eu', 'nós'],
    me: ['mim', 'nós'],
    my: ['meu', 'nosso'],
    mine: ['meu', 'nosso'],
    am: ['sou', 'somos'],
    was: ['era', 'éramos'],
  },
  other: {
    you: ['a outra parte', (name) => name],
    your: ['da outra parte', (name) => `de ${name}`],
    were: ['estava', () => 'estava'],
    have: ['tem', () => 'tem'],
    are: ['está', () => 'está'],
    do: ['', () => ''],
  },
  days: {
    months: [
      'janeiro',
      'fevereiro',
      'março',
      'abril',
      'maio',
      'junho',
      'julho',
      'agosto',
      'setembro',
      'outubro',
      'novembro',
      'dezembro',
    ],
    day: ({ year, month, day }, months) => `${day === 1 ? '1º' : day} de ${months[month - 1] ?? ''} de ${year}`,
    month: (month, year) => `${month} de ${year}`,
    on: (_known, words) => `em ${words}`,
    about: (words) => `por volta de ${words}`,
    span: (from, to, _fromKind, toKind) => `de ${from} ${toKind === 'day' ? 'até' : 'a'} ${to}`,
    between: (from, to) => `um dia entre ${from} e ${to}`,
    either: (from, to) => `${from} ou ${to}`,
    onBetween: (words) => `em ${words}`,
    sameDay: 'nesse dia',
    sameMonth: 'nesse mês',
  },
  dayUnits: ['dia', 'dias'],
  quoted: (text) => `“${text}”`,
  decimal: ',',
  less: 'Menos',
  instalments: {
    one: (label, day) => `${label}, parcela com vencimento em ${day}`,
    plan: 'Plano de pagamento',
    all: (label, count, each, every, first, last) =>
      `${label}, ${count} parcelas de ${each} com vencimento ${every}, de ${first} até ${last}`,
    every: { week: 'toda semana', 'two-weeks': 'a cada duas semanas', month: 'todo mês' },
  },
  joined,
  ofTheWriter: ', de quem assina a carta',
  ofOtherSide: 'da outra parte',
  the: { um: 'o', uma: 'a', uns: 'os', umas: 'as' },
  letter: {
    about: 'Isto trata de',
    loss: 'Valor da perda',
    givenUp: 'a parte de que se abre mão',
    proof: 'O que tenho para mostrar',
  },
};
