import type { CopyWords, DayKind } from './card-words.ts';

const FROM: Readonly<Record<DayKind, string>> = { day: 'gününden', month: 'ayından', year: 'yılından' };
const TO: Readonly<Record<DayKind, string>> = { day: 'gününe', month: 'ayına', year: 'yılına' };

/** Days stay with forms that need no ending on a number. */
export const cardWords: CopyWords = {
  person: {
    I: ['ben', 'biz'],
    me: ['bana', 'bize'],
    my: ['benim', 'bizim'],
    mine: ['benim', 'bizim'],
    am: ['', ''],
    was: ['', ''],
  },
  other: {
    you: ['siz', (name) => name],
    your: ['sizin', (name) => name],
    were: ['', () => ''],
    have: ['', () => ''],
    are: ['', () => ''],
    do: ['', () => ''],
  },
  days: {
    months: [
      'Ocak',
      'Şubat',
      'Mart',
      'Nisan',
      'Mayıs',
      'Haziran',
      'Temmuz',
      'Ağustos',
      'Eylül',
      'Ekim',
      'Kasım',
      'Aralık',
    ],
    day: ({ year, month, day }, months) => `${day} ${months[month - 1] ?? ''} ${year}`,
    month: (month, year) => `${month} ${year}`,
    on: ({ kind }, words) => (kind === 'day' ? `${words} günü` : `${words} içinde`),
    about: (words) => `${words} civarında`,
    span: (from, to, fromKind, toKind) => `${from} ${FROM[fromKind]} ${to} ${TO[toKind]} kadar`,
    between: (from, to) => `${from} ile ${to} arasında bir gün`,
    either: (from, to) => `${from} ya da ${to} günü`,
    onBetween: (words) => words,
    sameDay: 'aynı gün',
    sameMonth: 'aynı ay',
  },
  dayUnits: ['gün', 'gün'],
  quoted: (text) => `“${text}”`,
  decimal: ',',
  less: 'Eksi',
  instalments: {
    one: (label, day) => `${label}, ${day} vadeli taksit`,
    plan: 'Ödeme planı',
    all: (label, count, each, every, first, last) =>
      `${label}, her biri ${each} olan ${count} taksit; vadesi ${every}: ilki ${first}, sonuncusu ${last}`,
    every: { week: 'her hafta', 'two-weeks': 'iki haftada bir', month: 'her ay' },
  },
  keepsSingular: true,
  namesBefore: true,
  ofTheWriter: ' – mektubu imzalayanın',
  ofOtherSide: 'karşı taraftan',
  the: {},
  letter: {
    about: 'Konu',
    loss: 'Kayıp tutarı',
    givenUp: 'vazgeçilen kısım',
    proof: 'Gösterebileceklerim',
  },
};
