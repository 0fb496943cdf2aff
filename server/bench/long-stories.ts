import type { Claim } from '@plainclaim/domain';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
const WHO = ['My neighbor', 'The plumber', 'My sister', 'The manager', 'Our super', 'A friend', 'My son'];
const THINGS = ['kitchen sink', 'back door', 'bedroom window', 'old stove', 'hall closet', 'front steps', 'heater'];
const LONGEST_STORY = 30_000;

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

/** Sentences as people tell them, each different, so that none is left out as a repeat. */
function sentence(nr: number): string {
  const day = `${pick(MONTHS, nr)} ${(nr % 27) + 1}, 2025`;
  const thing = pick(THINGS, nr + Math.floor(nr / 7));
  const shown = [
    `On ${day} I told them about the ${thing} and they said they would send somebody.`,
    `${pick(WHO, nr)} saw the ${thing} on ${day} and took ${nr + 2} photos of it.`,
    `They never came for the ${thing}, so I paid $${120 + nr} to have it fixed and kept the receipt no. ${nr + 10}.`,
    `I called again on ${day}, nobody answered, and I left a message with the office.`,
    `He told me that he would pay me back the ${120 + nr} dollars, but he didnt and its still owed.`,
    `After ${day} we heard nothing more about the ${thing}!`,
  ];
  return pick(shown, nr);
}

/** A story of this many words. */
export function storyOfWords(words: number): string {
  let story = '';
  for (let nr = 0; story.split(' ').length < words; nr += 1) story += `${sentence(nr)} `;
  return story.split(' ').slice(0, words).join(' ');
}

export function longestStory(): string {
  let story = '';
  for (let nr = 0; story.length < LONGEST_STORY; nr += 1) story += `${sentence(nr)} `;
  return story.slice(0, LONGEST_STORY);
}

const PIECES = [
  'Aa Bb ',
  'he paid me and then ',
  'He paid me. ',
  '5/9 ',
  '😂 ',
  '. ',
  '$5 ',
  'A?b.C! ',
  'don’t I’m ',
  '"I said ',
];

/** What nobody writes, as long as a story may be: each makes one of the readers work hardest. */
export const hostileStories = (): readonly string[] =>
  PIECES.map((piece) => piece.repeat(Math.floor(LONGEST_STORY / piece.length)));

export const telling = (claim: Claim, story: string): Claim => ({ ...claim, story });
