import type { Card, Slot } from './card.ts';

const ANYBODY: NonNullable<Slot['roles']> = [
  {
    value: 'their-worker',
    en: 'someone who works for the other side',
    es: 'alguien que trabaja para la otra parte',
    tr: 'karşı tarafın bir çalışanı',
    letter: 'someone who works for {you}',
  },
  {
    value: 'their-family',
    en: 'a family member of the other side',
    es: 'un familiar de la otra parte',
    tr: 'karşı tarafın bir aile üyesi',
    letter: 'a member of {your} family',
  },
  {
    value: 'insurer',
    en: 'an insurance company',
    es: 'una compañía de seguros',
    tr: 'bir sigorta şirketi',
    letter: 'an insurance company',
  },
  {
    value: 'family',
    en: 'a family member of mine',
    es: 'un familiar mío',
    tr: 'bir aile üyem',
    letter: 'a family member of {mine}',
  },
  { value: 'friend', en: 'a friend of mine', es: 'un amigo mío', tr: 'bir arkadaşım', letter: 'a friend of {mine}' },
  { value: 'neighbor', en: 'a neighbor', es: 'un vecino', tr: 'bir komşu', letter: 'a neighbor' },
  {
    value: 'officer',
    en: 'a police officer',
    es: 'un agente de policía',
    tr: 'bir polis memuru',
    letter: 'a police officer',
  },
];

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
      roles: ANYBODY,
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

const DAY: Slot = { key: 'day', kind: 'day', label: { en: 'When?', es: '¿Cuándo?', tr: 'Ne zaman?' } };
const AMOUNT: Slot = {
  key: 'amount',
  kind: 'money',
  required: true,
  label: { en: 'How much?', es: '¿Cuánto?', tr: 'Ne kadar?' },
};

/** A cost no card of the category asks about. */
const COST: Card = {
  key: 'free.cost',
  reasons: ['*'],
  rank: 8,
  phase: 'loss',
  repeat: true,
  title: { en: 'Another cost', es: 'Otro gasto', tr: 'Başka bir masraf' },
  ask: {
    en: 'What else did you pay because of this?',
    es: '¿Qué más pagó por esto?',
    tr: 'Bu yüzden başka ne ödediniz?',
  },
  slots: [
    DAY,
    AMOUNT,
    {
      key: 'what',
      kind: 'thing',
      label: { en: 'For what?', es: '¿Por qué cosa?', tr: 'Ne için?' },
      example: 'a motel for two nights',
      common: [
        {
          value: 'place-to-stay',
          en: 'a place to stay',
          es: 'un lugar donde quedarse',
          tr: 'kalacak yer',
          letter: 'a place to stay',
        },
        { value: 'travel', en: 'travel', es: 'transporte', tr: 'ulaşım', letter: 'travel' },
        {
          value: 'rental',
          en: 'a rental in its place',
          es: 'un alquiler en su lugar',
          tr: 'yerine kiralama',
          letter: 'a rental in its place',
        },
        { value: 'repair', en: 'a repair', es: 'una reparación', tr: 'tamir', letter: 'a repair' },
        { value: 'cleaning', en: 'cleaning', es: 'limpieza', tr: 'temizlik', letter: 'cleaning' },
        { value: 'food', en: 'food', es: 'comida', tr: 'yiyecek', letter: 'food' },
        {
          value: 'papers',
          en: 'papers and mailing',
          es: 'documentos y correo',
          tr: 'belge ve posta',
          letter: 'papers and mailing',
        },
      ],
    },
  ],
  says: [
    {
      with: ['day', 'what'],
      en: '{on:day} {I} paid {amount} for {what}.',
      es: '{on:day} pagué {amount} por esto: {what}.',
      tr: '{on:day} şunun için {amount} ödedim: {what}.',
      es_we: '{on:day} pagamos {amount} por esto: {what}.',
      tr_we: '{on:day} şunun için {amount} ödedik: {what}.',
    },
    {
      with: ['what'],
      en: '{I} paid {amount} for {what}.',
      es: 'Pagué {amount} por esto: {what}.',
      tr: 'Şunun için {amount} ödedim: {what}.',
      es_we: 'Pagamos {amount} por esto: {what}.',
      tr_we: 'Şunun için {amount} ödedik: {what}.',
    },
    {
      with: ['day'],
      en: '{on:day} {I} had a cost of {amount}.',
      es: '{on:day} tuve un gasto de {amount}.',
      tr: '{on:day} {amount} masrafım oldu.',
      es_we: '{on:day} tuvimos un gasto de {amount}.',
      tr_we: '{on:day} {amount} masrafımız oldu.',
    },
    {
      en: '{I} had a cost of {amount}.',
      es: 'Tuve un gasto de {amount}.',
      tr: '{amount} masrafım oldu.',
      es_we: 'Tuvimos un gasto de {amount}.',
      tr_we: '{amount} masrafımız oldu.',
    },
  ],
  counts: {
    slot: 'amount',
    label: { en: 'Paid for {what}', es: 'Pagado por: {what}', tr: 'Şunun için ödenen: {what}' },
    plain: { en: 'Another cost', es: 'Otro gasto', tr: 'Başka bir masraf' },
    sign: 1,
    default: true,
  },
  feeds: { elements: ['harm', 'sum'] },
};

/** Money that came back from whoever paid it, whether or not somebody asked. */
const RECEIVED: Card = {
  key: 'free.received',
  reasons: ['*'],
  rank: 8,
  phase: 'reply',
  repeat: true,
  title: { en: 'Money you got', es: 'Dinero que recibió', tr: 'Aldığınız para' },
  ask: {
    en: 'Who paid you something for this, and how much?',
    es: '¿Quién le pagó algo por esto y cuánto?',
    tr: 'Bunun için size kim, ne kadar ödedi?',
  },
  slots: [
    {
      key: 'who',
      kind: 'who',
      required: true,
      only: ['you', 'other'],
      label: { en: 'Who paid?', es: '¿Quién pagó?', tr: 'Kim ödedi?' },
      roles: ANYBODY,
    },
    AMOUNT,
    DAY,
  ],
  says: [
    {
      with: ['day'],
      en: '{on:day} {who} paid {me} {amount}.',
      es: '{on:day} {who} me pagó {amount}.',
      tr: '{on:day} {who} bana {amount} ödedi.',
      es_we: '{on:day} {who} nos pagó {amount}.',
      tr_we: '{on:day} {who} bize {amount} ödedi.',
    },
    {
      en: '{who} paid {me} {amount}.',
      es: '{who} me pagó {amount}.',
      tr: '{who} bana {amount} ödedi.',
      es_we: '{who} nos pagó {amount}.',
      tr_we: '{who} bize {amount} ödedi.',
    },
  ],
  counts: {
    slot: 'amount',
    label: { en: 'Less: received from {obj:who}', es: 'Menos: recibido de {obj:who}', tr: 'Eksi: alınan ({obj:who})' },
    plain: { en: 'Less: money received', es: 'Menos: dinero recibido', tr: 'Eksi: alınan para' },
    sign: -1,
    default: true,
  },
  feeds: { payment: 'amount' },
};

/** An offer, whether or not somebody asked for it. */
const OFFER: Card = {
  key: 'free.offer',
  reasons: ['*'],
  rank: 8,
  phase: 'reply',
  repeat: true,
  title: { en: 'An offer you got', es: 'Una oferta que recibió', tr: 'Size yapılan bir teklif' },
  ask: { en: 'Who offered you what?', es: '¿Quién le ofreció qué?', tr: 'Size kim ne teklif etti?' },
  slots: [
    {
      key: 'who',
      kind: 'who',
      required: true,
      only: ['you', 'other'],
      label: { en: 'Who offered?', es: '¿Quién ofreció?', tr: 'Kim teklif etti?' },
      roles: ANYBODY,
    },
    AMOUNT,
    DAY,
    {
      key: 'quote',
      kind: 'quote',
      label: { en: 'The words, if you know them', es: 'Las palabras, si las sabe', tr: 'Biliyorsanız sözleri' },
    },
  ],
  says: [
    {
      with: ['day', 'quote'],
      en: '{on:day} {who} offered {me} {amount}. The words were: {quote}.',
      es: '{on:day} {who} me ofreció {amount}. Las palabras fueron: {quote}.',
      tr: '{on:day} {who} bana {amount} teklif etti. Sözleri şunlardı: {quote}.',
      es_we: '{on:day} {who} nos ofreció {amount}. Las palabras fueron: {quote}.',
      tr_we: '{on:day} {who} bize {amount} teklif etti. Sözleri şunlardı: {quote}.',
    },
    {
      with: ['day'],
      en: '{on:day} {who} offered {me} {amount}.',
      es: '{on:day} {who} me ofreció {amount}.',
      tr: '{on:day} {who} bana {amount} teklif etti.',
      es_we: '{on:day} {who} nos ofreció {amount}.',
      tr_we: '{on:day} {who} bize {amount} teklif etti.',
    },
    {
      with: ['quote'],
      en: '{who} offered {me} {amount}. The words were: {quote}.',
      es: '{who} me ofreció {amount}. Las palabras fueron: {quote}.',
      tr: '{who} bana {amount} teklif etti. Sözleri şunlardı: {quote}.',
      es_we: '{who} nos ofreció {amount}. Las palabras fueron: {quote}.',
      tr_we: '{who} bize {amount} teklif etti. Sözleri şunlardı: {quote}.',
    },
    {
      en: '{who} offered {me} {amount}.',
      es: '{who} me ofreció {amount}.',
      tr: '{who} bana {amount} teklif etti.',
      es_we: '{who} nos ofreció {amount}.',
      tr_we: '{who} bize {amount} teklif etti.',
    },
  ],
  feeds: {},
};

/** What somebody said or wrote, in their own words. */
const TOLD: Card = {
  key: 'free.told',
  reasons: ['*'],
  rank: 8,
  phase: 'reply',
  repeat: true,
  title: { en: 'What somebody said', es: 'Lo que alguien dijo', tr: 'Birinin söyledikleri' },
  ask: { en: 'Who said or wrote what?', es: '¿Quién dijo o escribió qué?', tr: 'Kim ne söyledi ya da yazdı?' },
  slots: [
    {
      key: 'who',
      kind: 'who',
      required: true,
      only: ['you', 'other'],
      label: { en: 'Who?', es: '¿Quién?', tr: 'Kim?' },
      roles: ANYBODY,
    },
    DAY,
    {
      key: 'how',
      kind: 'choice',
      required: true,
      label: { en: 'How?', es: '¿Cómo?', tr: 'Nasıl?' },
      options: [
        { value: 'said', en: 'said it', es: 'lo dijo', tr: 'söyledi', letter: 'told' },
        { value: 'wrote', en: 'wrote it', es: 'lo escribió', tr: 'yazdı', letter: 'wrote' },
      ],
    },
    {
      key: 'quote',
      kind: 'quote',
      label: { en: 'The words', es: 'Las palabras', tr: 'Sözleri' },
      example: 'the money is coming on Friday',
    },
  ],
  says: [
    {
      with: ['day', 'quote'],
      is: { how: 'wrote' },
      en: '{on:day} {who} wrote: {quote}.',
      es: '{on:day} {who} escribió: {quote}.',
      tr: '{on:day} {who} şunu yazdı: {quote}.',
    },
    {
      with: ['quote'],
      is: { how: 'wrote' },
      en: '{who} wrote: {quote}.',
      es: '{who} escribió: {quote}.',
      tr: '{who} şunu yazdı: {quote}.',
    },
    {
      with: ['day', 'quote'],
      en: '{on:day} {who} told {me}: {quote}.',
      es: '{on:day} {who} me dijo: {quote}.',
      tr: '{on:day} {who} bana şunu söyledi: {quote}.',
      es_we: '{on:day} {who} nos dijo: {quote}.',
      tr_we: '{on:day} {who} bize şunu söyledi: {quote}.',
    },
    {
      with: ['quote'],
      en: '{who} told {me}: {quote}.',
      es: '{who} me dijo: {quote}.',
      tr: '{who} bana şunu söyledi: {quote}.',
      es_we: '{who} nos dijo: {quote}.',
      tr_we: '{who} bize şunu söyledi: {quote}.',
    },
  ],
  feeds: { witness: ['who'] },
};

/** Cards of every category, for what its own cards do not ask. */
export const GENERAL_CARDS: readonly Card[] = [FREE_CARD, COST, RECEIVED, OFFER, TOLD];
