import { SUMS } from '../../court-papers/wording/complaint.ts';

export const COVER = {
  title: 'Trial Papers',
  intro: (plaintiffs: string, defendants: string, part: string, county: string, day: string): string =>
    `${plaintiffs} v. ${defendants}. ${part}, ${county} County. These papers are made from your answers, your letter and your notes. They are for you. They are not filed. Fees and figures are those of ${day}.`,
  doHeading: 'Before the court day',
  steps: {
    read: 'Read every page. Change your notes on the page where something is not right, and make the papers again.',
    gaps: (count: number): string =>
      count === 1
        ? 'One point of your claim has no proof yet. The sheet “What the Judge Must Hear” names it.'
        : `${count} points of your claim have no proof yet. The sheet “What the Judge Must Hear” names them.`,
    ownWord: (count: number): string =>
      count === 1
        ? 'One point rests on your own word alone. Look for a paper, a photo or a witness.'
        : `${count} points rest on your own word alone. Look for a paper, a photo or a witness for each.`,
    witness: (names: string): string => `Ask your witnesses to keep the day free: ${names}.`,
    noExhibits: 'You have no exhibits yet. Add your papers and photos, so that they get marks P-1, P-2 and so on.',
    copies: (count: number): string =>
      `Make ${count} copies of each exhibit: for the judge, for the other side, and for you.`,
    marks:
      'These papers and your exhibit packet use the same marks. If you change the order of your exhibits, make both again.',
    outline: 'Practice the one-page outline out loud until it takes about two minutes.',
    signs: 'Some signs of a name or of the story cannot be printed. A question mark stands in their place.',
    numbers: 'A line of your notes held a private number and was left out.',
  },
  contentsHeading: 'What is in here',
  contentsHead: ['Sheet', 'What for'],
  apart:
    'Three more papers are in files of their own. They are your private notes for the mediation, a form to settle the case, and a guide to get your money.',
} as const;

/** What each sheet is for. */
export const PURPOSE = {
  cover: '',
  outline: 'To read from in court',
  money: 'For the judge, with a copy for each side',
  hearing: 'To check your proof',
  other_side: 'To be ready for',
  witnesses: 'For your witnesses',
  subpoena: 'If a witness will not come',
  court_day: 'For the day itself',
  mediation: 'For you alone',
  settlement: 'If you settle',
  collecting: 'If you win',
  reading: 'To know what you say, hand over and sign',
} as const;

export const OUTLINE = {
  title: 'My Story on One Page',
  footer: 'To read from in court. Not a court form',
  case: 'Case',
  court: 'Court',
  sum: 'Sum I ask for',
  due: 'Day it happened or was due',
  agreed: 'What was agreed',
  kindOf: (kind: string): string => `Kind of agreement: ${kind}.`,
  noneAgreed: 'How we came to deal with each other:',
  happened: 'What happened',
  money: 'What I paid and what it cost',
  sumHeading: 'How the sum is made',
  sumLine: (label: string, sum: string): string => `${label}: ${sum}.`,
  sumAll: (sum: string): string => `In all ${sum}.`,
  sumCount: (count: number, sum: string): string =>
    count === 1
      ? `It is one line of ${sum}.`
      : `It has ${count} lines. They stand on my money worksheet. In all ${sum}.`,
  theirs: 'What they may say, and my answer',
  theySay: (says: string): string => `“${says}.”`,
  exhibit: (mark: string): string => `I show Exhibit ${mark}.`,
  own: 'In my own words',
  days: 'Key days',
  /** `sum`: what the letter's own words ask for; '' when they name none, or more than one. */
  letterSent: (sum: string): string => `I wrote to the other side and asked for ${sum || 'the money'}.`,
  letterDeadline: 'The last day my letter gave for paying.',
  payment: (sum: string): string => `I got a payment of ${sum}.`,
  asked: 'What I asked for',
  askedFor: (day: string, sum: string, deadline: string): string =>
    `My letter of ${day} asked for ${sum || 'the money'}${deadline === '' ? '' : ` by ${deadline}`}.`,
  askedBefore: 'I had asked for the money before that too.',
  paid: (sum: string): string => `Since then ${sum} was paid.`,
  askJudge: 'What I ask the judge for',
  judge: (open: string, costs: string): string =>
    `A judgment for ${open}, the court costs of ${costs}, and interest as the court allows.`,
  more: 'The complaint tells more. This page holds what can be said in about two minutes.',
} as const;

/** The papers that are English whoever made them, as the person who made them reads them. */
export const READING = {
  title: 'The English Papers in Your Language',
  intro:
    'You read out, hand over or sign three papers. They are in English. This is what they say. Use the English ones in court.',
  payment: (day: string): string => `Payment on ${day}`,
  sums: SUMS,
  kinds: { 'Signed paper': 'Signed paper', 'Texts or emails': 'Texts or emails', 'Spoken only': 'Spoken only' },
} as const;
