const linesWord = (count: number): string => (count === 1 ? 'one line that comes' : `${count} lines that come`);

export const HEARING = {
  title: 'What the Judge Must Hear',
  intro:
    'A judge looks at each point below. The right side shows what you have for it. Points without proof are named plainly.',
  heads: ['Point', 'What you have for it'],
  exhibit: (mark: string, description: string): string =>
    description === '' ? `Exhibit ${mark}.` : `Exhibit ${mark}: ${description}.`,
  witness: (name: string): string => `Witness: ${name}.`,
  told: (sentence: string): string => `You can say: “${sentence}”`,
  onlyWord: 'Only your own word so far.',
  noProof: (bring: string): string => `No paper and no witness is named for this yet. People bring: ${bring}.`,
  ticked: (things: string): string => `You said you have this: ${things}. Add it to your exhibits.`,
  gap: (bring: string): string => `GAP: nothing speaks of this yet. People bring: ${bring}.`,
  sumPoint: 'The sum, and how it is worked out.',
  sumProof: (lines: number, sum: string): string => `The money worksheet: ${linesWord(lines)} to ${sum}.`,
  askedPoint: 'You asked for the money, and the other side had time to pay.',
  askedProof: (day: string, deadline: string): string =>
    `Your letter of ${day}${deadline === '' ? '' : `, with ${deadline} as its last day`}. Bring the letter and proof that it was sent.`,
  gapsHeading: 'Proof to look for before the court day',
  noGaps: 'No point is without proof. A judge still decides what the proof is worth.',
  gapItem: (text: string, bring: string): string => `${text} ${bring}.`,
  bringWord: (text: string): string => `People bring: ${text}.`,
  lawHeading: 'The law your letter names',
  cite: (text: string, cite: string): string => (text.includes(cite) ? text : `${text} (${cite})`),
  source: (title: string, cite: string): string => `${title}: ${cite}.`,
  confirm: 'Please confirm with the clerk or a lawyer what the law asks: it was not read on an official page.',
  basisHeading: 'Where these points come from',
  general: 'This is general information, not legal advice. Other points can matter in your case.',
} as const;

export const OTHER_SIDE = {
  title: 'What the Other Side May Say',
  intro:
    'These are things people often say in such cases. Nobody knows what will be said in yours. The right side is what your record says on that point.',
  heads: ['They may say', 'What your record says on it'],
  noAnswer: 'Your record does not answer this yet.',
  couldBring: (bring: string): string => `Your record does not answer this yet. People bring: ${bring}.`,
  sumTooHigh: 'The sum is too high.',
  sumAnswer: (lines: number, sum: string): string =>
    `The money worksheet shows ${linesWord(lines)} to ${sum}. Bring the paper for each line.`,
  paid: 'It was paid in part.',
  paidAnswer: (paid: string, open: string): string =>
    `Yes: ${paid} was paid. The worksheet counts it. ${open} is still open.`,
  tooLate: 'It is too late to bring this case.',
  tooLateAnswer: (day: string): string =>
    `The time to file may have ended on ${day}. Only a court can decide that. Be ready to tell the days.`,
  severalLimits: 'The reasons have different time limits.',
  unpaused: (day: string, isMaybeOver: boolean): string =>
    `The clock is most often paused until a person is 18, but not for sure here. Without a pause, the time may ${isMaybeOver ? `have ended on ${day}. Only a court can decide that.` : `end on ${day}.`}`,
  inTimeAnswer: (day: string): string => `The time to file such a claim may end on ${day}.`,
  stamp: 'Bring the filed complaint: its stamp shows the day of filing.',
  county: 'This is the wrong county.',
  countyAnswer: (county: string, choices: string): string =>
    `It was prepared for ${county} County. The addresses point to: ${choices}. Bring proof of the other side’s address.`,
  listen: 'Let them finish. Take notes. Then answer point by point, with the exhibit in your hand.',
  calm: 'Speak to the judge, not to the other side.',
} as const;
