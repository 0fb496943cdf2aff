/** The lines that are read as headings, whoever typed them. The part headed "own words" may speak of he, she or they. */
export const HEADINGS = {
  story: 'What happened',
  ownWords: { I: 'In my own words', we: 'In our own words' },
  original: { I: 'In my own words (original)', we: 'In our own words (original)' },
  amount: 'The amount',
  law: 'The law',
  pay: 'How to pay',
  unpaid: 'If it is not paid',
} as const;
