import { cleanTyped, type IssueContext } from '@plainclaim/domain';
import { useEffect, useState } from 'react';
import { type Judged, NOTHING_JUDGED, stillThere } from './story-issues.ts';

/** Milliseconds after the last key until the text is read. */
const AFTER_TYPING_MS = 800;
/** Longer texts are read when the browser has nothing better to do. In UTF-16 units. */
const LONG_TEXT = 5_000;

export type ReadStory = { readonly cleaned: string } & Pick<Judged, 'issues'>;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 0);
    return () => clearTimeout(timer);
  }
  const wish = requestIdleCallback(run, { timeout: 3_000 });
  return () => cancelIdleCallback(wish);
}

/** The places of a text to look at, found a moment after typing stops. Until then those that were not touched stay. */
export function useIssues(typed: string, context: IssueContext): ReadStory {
  const [judged, setJudged] = useState<Judged>(NOTHING_JUDGED);
  const cleaned = cleanTyped(typed);
  // One text for the rule that reads dependencies: the context is made again at each draw.
  const about = JSON.stringify(context);
  useEffect(() => {
    let callOff = () => {};
    let isGone = false;
    const read = () => {
      // The reader of own words is large and is needed only once somebody has written some.
      void import('./read-issues.ts').then(({ findIssues }) => {
        if (!isGone) setJudged({ text: cleaned, issues: findIssues(cleaned, JSON.parse(about)) });
      });
    };
    const timer = setTimeout(() => {
      if (cleaned === '') return;
      if (cleaned.length > LONG_TEXT) callOff = whenIdle(read);
      else read();
    }, AFTER_TYPING_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
      callOff();
    };
  }, [cleaned, about]);
  return { cleaned, issues: stillThere(judged, cleaned) };
}
