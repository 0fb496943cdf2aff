import type { Card } from './card.ts';

/** "Something else happened": offered with every set of reasons, as often as it is needed. */
export const FREE_CARD: Card = {
  key: 'free.event',
  reasons: ['*'],
  rank: 8,
  phase: 'breach',
  repeat: true,
  title: { en: 'Something else happened', es: 'Pasó algo más', tr: 'Başka bir şey oldu' },
  ask: { en: 'Who did what, and when?', es: '¿Quién hizo qué y cuándo?', tr: 'Kim, ne zaman, ne yaptı?' },
  slots: [
    { key: 'day', kind: 'day', label: { en: 'When?', es: '¿Cuándo?', tr: 'Ne zaman?' } },
    {
      key: 'who',
      kind: 'who',
      required: true,
      label: { en: 'Who did it?', es: '¿Quién lo hizo?', tr: 'Kim yaptı?' },
      roles: [
        {
          value: 'family',
          en: 'a family member of mine',
          es: 'un familiar mío',
          tr: 'bir aile üyem',
          letter: 'a family member of {mine}',
        },
        {
          value: 'friend',
          en: 'a friend of mine',
          es: 'un amigo mío',
          tr: 'bir arkadaşım',
          letter: 'a friend of {mine}',
        },
        { value: 'neighbor', en: 'a neighbor', es: 'un vecino', tr: 'bir komşu', letter: 'a neighbor' },
        {
          value: 'their-worker',
          en: 'someone who works for the other side',
          es: 'alguien que trabaja para la otra parte',
          tr: 'karşı tarafın bir çalışanı',
          letter: 'someone who works for you',
        },
        {
          value: 'officer',
          en: 'a police officer',
          es: 'un agente de policía',
          tr: 'bir polis memuru',
          letter: 'a police officer',
        },
      ],
    },
    {
      key: 'what',
      kind: 'words',
      label: { en: 'What did they do?', es: '¿Qué hizo?', tr: 'Ne yaptı?' },
      start: { en: '{who}', es: '{who}', tr: '{who}' },
      example: 'came to the house and took photos',
      common: [
        { value: 'called', en: 'called', es: 'llamó por teléfono', tr: 'telefon etti', letter: 'called' },
        {
          value: 'wrote',
          en: 'sent a message',
          es: 'mandó un mensaje',
          tr: 'mesaj gönderdi',
          letter: 'sent a message',
        },
        { value: 'came', en: 'came in person', es: 'vino en persona', tr: 'kendisi geldi', letter: 'came in person' },
        { value: 'saw', en: 'saw it happen', es: 'vio lo que pasó', tr: 'olanı gördü', letter: 'saw it happen' },
        { value: 'no-answer', en: 'did not answer', es: 'no contestó', tr: 'yanıt vermedi', letter: 'did not answer' },
      ],
    },
  ],
  says: [
    {
      with: ['day', 'what'],
      en: '{on:day} {who} {what}.',
      es: '{on:day} {who}: {what}.',
      tr: '{on:day} {who}: {what}.',
    },
    { with: ['what'], en: '{who} {what}.', es: '{who}: {what}.', tr: '{who}: {what}.' },
  ],
  feeds: { elements: ['event'], witness: ['who'] },
};
