import type { CardEntry } from '../fact-cards/entry.ts';
import type { QuestionKey } from './fields/answers.ts';
import { speaksOf } from './story-topics.ts';

/** Topics a story may touch without the claimant having answered the question about them. */
export const MENTIONED_TOPICS = ['bankruptcy', 'deceased', 'restrainingOrder', 'otherSideLawyer'] as const;
export type MentionedTopic = (typeof MENTIONED_TOPICS)[number] & QuestionKey;

/** A claimant's own lawyer counts as well: the words do not tell whose it is. */
const LAWYER = /\b(?:lawyers?|attorneys?|law firm|law office|legal counsel)\b/i;

/** The topics a story mentions: nothing may be preselected for them. It judges no meaning, only words. */
export const storyMentions = (story: string): readonly MentionedTopic[] =>
  MENTIONED_TOPICS.filter((topic) => (topic === 'otherSideLawyer' ? LAWYER.test(story) : speaksOf(topic, story)));

/** All that was typed about what happened, in the story and into cards. */
export const typedWords = (story: string, cards: readonly CardEntry[]): string =>
  [
    story,
    ...cards.flatMap(({ values, own }) => [
      ...Object.values(values).map((value) => (typeof value === 'string' ? value : 'text' in value ? value.text : '')),
      own ?? '',
    ]),
  ].join('\n');

/** Words of health care, whose bills may only be collected after steps the law sets. */
export const mentionsHealthCare = (story: string): boolean =>
  /\b(?:hospital\w*|clinics?|doctors?|physicians?|dentists?|dental|surge(?:on|ons|ry|ries)|ambulance|nurs(?:e|es|ing)|medical|(?:my|a|our|the) patients?(?= (?:of|at|until|since|for|in|from)\b|[.,]))\b/i.test(
    story,
  );

/** Words of another case about the matter: what is said about one is certified to the court. */
export const mentionsOtherCase = (story: string): boolean =>
  /\b(?:arbitrat\w*|mediat\w*|su(?:e|ed|ing) (?:me|us|him|her|them)|(?:law)?suits?|court case|docket|in court)\b/i.test(
    story,
  );
