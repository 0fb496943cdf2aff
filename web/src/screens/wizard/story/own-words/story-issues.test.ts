import type { Issue } from '@plainclaim/domain';
import { describe, expect, test } from 'vitest';
import {
  markedText,
  placesOf,
  sentenceAfterChange,
  sentenceOf,
  stillThere,
  withChoice,
  withoutKept,
} from './story-issues.ts';
import { startersFor, withStarter } from './starters.ts';

const TEXT = 'You kept it. I will tell everyone. You lied.';
const issueAt = (phrase: string, sentence: string, kind: Issue['kind'] = 'threat'): Issue => {
  const [start, from] = [TEXT.indexOf(phrase), TEXT.indexOf(sentence)];
  return {
    kind,
    severity: 'stop',
    start,
    end: start + phrase.length,
    sentence: { start: from, end: from + sentence.length },
  };
};
const threat = issueAt('will tell everyone', 'I will tell everyone.');

describe('places found a moment ago', () => {
  const judged = { text: TEXT, issues: [threat] };
  test('stay where they are when something behind them changes', () => {
    expect(stillThere(judged, `${TEXT} And more.`)).toEqual([threat]);
  });
  test('move with their sentence when something before them changes', () => {
    const now = `Then ${TEXT}`;
    const [moved] = stillThere(judged, now);
    expect(moved === undefined ? '' : sentenceOf(now, moved)).toBe('I will tell everyone.');
  });
  test('go when their own sentence changes', () => {
    expect(stillThere(judged, TEXT.replace('everyone', 'every one'))).toEqual([]);
  });
});

describe('marks', () => {
  test('cover each place once and leave every letter where it is', () => {
    const overlapping = issueAt('tell', 'I will tell everyone.', 'insult');
    const marked = markedText(TEXT, placesOf(TEXT, [overlapping, threat], []));
    expect(marked.map(({ text }) => text).join('')).toBe(TEXT);
    expect(marked.filter(({ severity }) => severity !== null).map(({ text }) => text)).toEqual(['will tell everyone']);
  });

  test('tell what is decided', () => {
    const [place] = placesOf(TEXT, [threat], []);
    const kept = withChoice([], { key: place?.key ?? '', choice: 'keep', text: 'I will tell everyone.', instead: '' });
    expect(placesOf(TEXT, [threat], kept)[0]?.isKept).toBe(true);
    expect(withoutKept(kept, new Set([place?.key ?? '']))).toEqual([]);
  });
});

test('a decision about the same place takes the place of the one before', () => {
  const choice = { key: 'a', choice: 'change', text: 'old', instead: 'new' } as const;
  expect(withChoice(withChoice([], choice), { ...choice, instead: 'newer' })).toEqual([
    { ...choice, instead: 'newer' },
  ]);
});

test('a changed sentence is what stands between the same beginning and the same end', () => {
  expect(sentenceAfterChange('You kept it. I asked you. You lied.', 'You kept it. ', ' You lied.')).toBe(
    'I asked you.',
  );
  expect(sentenceAfterChange('Nothing of that.', 'You kept it. ', ' You lied.')).toBeNull();
});

test('a beginning goes where the caret is, with blanks around it', () => {
  expect(withStarter('', 0, 'You told me')).toEqual({ text: 'You told me ', caret: 12 });
  expect(withStarter('I paid. Then', 7, 'You told me')).toEqual({ text: 'I paid. You told me Then', caret: 20 });
});

test('every category has two or three beginnings', () => {
  for (const category of ['tenant-landlord', 'debt', 'unknown', 'constructor'])
    expect(startersFor(category).length).toBeGreaterThanOrEqual(2);
});
