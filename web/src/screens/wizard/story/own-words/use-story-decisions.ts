import { cleanTyped, keyOfIssue, withoutSentence } from '@plainclaim/domain';
import { useEffect, useRef, useState } from 'react';
import { useWizard } from '../../engine/wizard-context.ts';
import type { ReadStory } from './use-issues.ts';
import { type Place, placesOf, sentenceAfterChange, sentenceOf, withChoice, withoutKept } from './story-issues.ts';

/** The story before a sentence was taken out. */
type Undone = { readonly before: string; readonly key: string; readonly after: string };
/** A sentence that is being changed: old and new text are both kept. */
type Changing = { readonly key: string; readonly text: string; readonly before: string; readonly behind: string };

export type StoryDecisions = {
  readonly places: readonly Place[];
  readonly open: readonly Place[];
  readonly kept: readonly Place[];
  readonly undo: (() => void) | null;
  readonly leaveOut: (place: Place) => void;
  readonly keep: (place: Place) => void;
  readonly beginChange: (place: Place) => void;
  readonly lookAgain: () => void;
};

/** What a person decides about the places of their story. Every decision is theirs, and each can be taken back. */
export function useStoryDecisions({ cleaned, issues }: ReadStory): StoryDecisions {
  const { draft, patchFrom } = useWizard();
  const [undone, setUndone] = useState<Undone | null>(null);
  const [changing, setChanging] = useState<Changing | null>(null);
  const places = placesOf(cleaned, issues, draft.storyChoices);
  const store = useRef(patchFrom);
  useEffect(() => {
    store.current = patchFrom;
  });
  useEffect(() => {
    if (changing === null) return;
    const instead = sentenceAfterChange(cleaned, changing.before, changing.behind);
    if (instead === null || instead === changing.text) return;
    const timer = setTimeout(() => {
      const { key, text } = changing;
      store.current(({ storyChoices }) => ({
        storyChoices: withChoice(storyChoices, { key, choice: 'change', text, instead }),
      }));
    }, CHANGED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [cleaned, changing]);
  return {
    places,
    open: places.filter(({ isKept }) => !isKept),
    kept: places.filter(({ isKept }) => isKept),
    undo:
      undone === null || cleanTyped(draft.claimDescription) !== undone.after
        ? null
        : () => {
            const { before, key } = undone;
            setUndone(null);
            patchFrom(({ storyChoices }) => ({
              claimDescription: before,
              storyChoices: storyChoices.filter((one) => one.key !== key || one.choice !== 'leave_out'),
            }));
          },
    leaveOut: ({ issue, key }) => {
      const after = withoutSentence(cleaned, issue);
      setUndone({ before: draft.claimDescription, key, after: cleanTyped(after) });
      const choice = { key, choice: 'leave_out', text: sentenceOf(cleaned, issue), instead: '' } as const;
      patchFrom(({ storyChoices }) => ({ claimDescription: after, storyChoices: withChoice(storyChoices, choice) }));
    },
    keep: ({ issue }) => {
      const key = keyOfIssue(cleaned, issue);
      const choice = { key, choice: 'keep', text: sentenceOf(cleaned, issue), instead: '' } as const;
      patchFrom(({ storyChoices }) => ({ storyChoices: withChoice(storyChoices, choice) }));
    },
    beginChange: ({ issue, key }) => {
      const { start, end } = issue.sentence;
      setChanging({
        key,
        text: sentenceOf(cleaned, issue),
        before: cleaned.slice(0, start),
        behind: cleaned.slice(end),
      });
    },
    lookAgain: () => {
      const keys = new Set(places.map(({ key }) => key));
      patchFrom(({ storyChoices }) => ({ storyChoices: withoutKept(storyChoices, keys) }));
    },
  };
}

/** Milliseconds after the last key until a changed sentence is kept as the new one. */
const CHANGED_AFTER_MS = 1_500;
