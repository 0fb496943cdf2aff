export const WITNESSES = {
  title: 'Witnesses and Questions',
  intro: (count: number): string =>
    count === 1
      ? 'You named one witness. Ask the questions one at a time, and let the witness tell it.'
      : `You named ${count} witnesses. Ask the questions one at a time, and let each witness tell it.`,
  none: 'You named no witness. Your own word is proof too: tell what you saw and did. You can add witnesses on the page and make these papers again.',
  open: 'Do not put the answer into the question. “What did you see?” is better than “You saw it, right?”',
  know: 'A witness tells what they saw or heard themselves. A written note from someone who stays away most often does not count.',
  contact: 'How to reach them',
  noContact: 'Not told',
  unnamed: 'Witness',
  saw: 'What they saw or heard, as you told it',
  points: 'They can speak to',
  noPoints: 'No point of the claim speaks of this yet. Name one on the page, or leave this witness at home.',
  ask: 'Questions',
  proposedHeading: 'People your answers name',
  proposed: 'Ask them if they will come and tell what they saw. Then add them on the page.',
  otherHeading: 'What the other side may ask your witness',
  other: [
    'Are you a friend or a relative of the plaintiff?',
    'Did you see it yourself, or did someone tell you?',
    'How far away were you? Was anything in the way?',
    'Did you talk with the plaintiff about what to say?',
    'How can you be sure of the day?',
  ],
  honest: 'Tell each witness: say only what is true. “I do not know” is a good answer.',
  notes: 'Notes',
} as const;

export const QUESTIONS = {
  who: (plaintiff: string, defendant: string): string =>
    `Please tell the judge your name. How do you know ${plaintiff} and ${defendant}?`,
  there: 'Where were you, and when was it?',
  tell: 'What did you see or hear yourself, from the start?',
  day: 'How do you remember that it was that day?',
  amount: 'You know of a sum of money. How do you know how much it was?',
  words: 'Who said it, to whom, and in what words as near as you recall?',
  photos: 'Who took the photos or the video, and when? Do they show it as it was?',
  trade: 'What is your work, and how long have you done it? What did you look at?',
  papers: 'Which message or paper did you see? Who wrote it?',
  more: 'Is there anything else that you saw or heard yourself?',
} as const;

export const SUBPOENA = {
  title: 'Subpoenas: If a Witness Will Not Come by Choice',
  intro: 'A subpoena is a paper that orders a witness to come to court, or to bring papers.',
  early: (phone: string): string =>
    `Ask the office for the form as soon as you have a court date: ${phone}. Serve it well before that day.`,
  feesHeading: 'What it costs',
  heads: ['What it is for', 'Amount'],
  day: 'Witness fee, each day in court',
  travel: (miles: number): string => `More for a witness from another county: each ${miles} miles there and back`,
  count: (count: number): string =>
    count === 1 ? 'Your witness, one day, from this county' : `Your ${count} witnesses, one day, from this county`,
  change: 'The fee is handed over with the subpoena.',
  fillHeading: 'What to write in it',
  court: 'Court',
  case: 'Case',
  docket: 'Docket number (on the court’s notice)',
  when: 'Day, time and room (on the court’s notice)',
  witness: 'Witness',
  bring: 'Papers to bring, if any',
  whoHeading: 'Who may need one',
  who: [
    'A witness whose boss must see an order before giving time off',
    'A person who made a report, such as a police officer or an inspector',
    'A business that has papers you do not have',
  ],
  keep: 'Write down who served it, where, when, and that the fee was paid. Bring that to court.',
  asked: 'Most witnesses come when they are asked. Ask first.',
} as const;
