import {
  type ClaimDraft,
  type Issue,
  type IssueSeverity,
  keyOfIssue,
  LIMITS,
  type StoryChoice,
} from '@plainclaim/domain';

/** The places that were found in a text, which may be a moment older than what is in the box. */
export type Judged = { readonly text: string; readonly issues: readonly Issue[] };

export const NOTHING_JUDGED: Judged = { text: '', issues: [] };

const moved = (issue: Issue, by: number): Issue => ({
  ...issue,
  start: issue.start + by,
  end: issue.end + by,
  sentence: { start: issue.sentence.start + by, end: issue.sentence.end + by },
});

/** The places whose sentence is still as it was judged, where it is now. So nothing is marked that was just changed. */
export function stillThere({ text, issues }: Judged, now: string): readonly Issue[] {
  if (text === now) return issues;
  const shorter = Math.min(text.length, now.length);
  let same = 0;
  while (same < shorter && text.charCodeAt(same) === now.charCodeAt(same)) same += 1;
  let end = 0;
  while (end < shorter - same && text.charCodeAt(text.length - 1 - end) === now.charCodeAt(now.length - 1 - end))
    end += 1;
  return issues.flatMap((issue): readonly Issue[] => {
    if (issue.sentence.end <= same) return [issue];
    return issue.sentence.start >= text.length - end ? [moved(issue, now.length - text.length)] : [];
  });
}

export type Place = { readonly issue: Issue; readonly key: string; readonly isKept: boolean };

/** Every place with what was decided about it. */
export function placesOf(text: string, issues: readonly Issue[], choices: readonly StoryChoice[]): readonly Place[] {
  const kept = new Set(choices.filter(({ choice }) => choice === 'keep').map(({ key }) => key));
  return issues.map((issue) => {
    const key = keyOfIssue(text, issue);
    return { issue, key, isKept: kept.has(key) };
  });
}

/** A stretch of the text, and how strongly it is marked. `isOpen`: nobody decided about it yet. */
export type MarkedText = {
  readonly start: number;
  readonly text: string;
  readonly severity: IssueSeverity | null;
  readonly isOpen: boolean;
};

/** The text in stretches. Where two places overlap, the first one is marked. */
export function markedText(text: string, places: readonly Place[]): readonly MarkedText[] {
  const marked: MarkedText[] = [];
  let at = 0;
  const upTo = (end: number) => {
    if (end > at) marked.push({ start: at, text: text.slice(at, end), severity: null, isOpen: false });
  };
  for (const { issue, isKept } of places.toSorted((a, b) => a.issue.start - b.issue.start)) {
    if (issue.start < at || issue.end <= issue.start) continue;
    upTo(issue.start);
    const { start, end, severity } = issue;
    marked.push({ start, text: text.slice(start, end), severity, isOpen: !isKept });
    at = end;
  }
  upTo(text.length);
  return marked;
}

export const sentenceOf = (text: string, { sentence }: Issue): string => text.slice(sentence.start, sentence.end);

type Choices = ClaimDraft['storyChoices'];

/** A decision, newest last. An earlier one about the same place is replaced; the oldest go when there are too many. */
export function withChoice(choices: Choices, made: StoryChoice): Choices {
  const { text, instead } = made;
  const cut = (sentence: string) => sentence.slice(0, LIMITS.storySentence);
  const others = choices.filter(({ key, choice }) => key !== made.key || choice !== made.choice);
  return [...others, { ...made, text: cut(text), instead: cut(instead) }].slice(-LIMITS.storyChoices);
}

export const withoutKept = (choices: Choices, keys: ReadonlySet<string>): Choices =>
  choices.filter(({ key, choice }) => choice !== 'keep' || !keys.has(key));

/** What stands where a sentence stood, while what is before it and behind it are the same. Null when they are not. */
export const sentenceAfterChange = (text: string, before: string, behind: string): string | null =>
  text.length >= before.length + behind.length && text.startsWith(before) && text.endsWith(behind)
    ? text.slice(before.length, text.length - behind.length).trim()
    : null;
