import { useLingui } from '@lingui/react/macro';
import type { LetterCheckContext } from '@plainclaim/domain';
import { useEffect, useState } from 'react';
import { cardLanguageOf } from '../read/notes/note-origin.tsx';
import type { Checked } from './checked.ts';

const readChecks = () => import('./run-checks.ts');

/** Milliseconds without a key. */
const PAUSE_MS = 300;

export type LiveChecks = {
  /** Null until the first ones are there. */
  readonly checked: Checked | null;
  /** They are about this text and this context. */
  readonly areCurrent: boolean;
};

/**
 * The checks of the text on the screen, at each pause of typing. Without a context the ones before stay: a new text
 * held against what was known of the old one would be found wrong for a moment. `isWanted`: false for a text that is
 * shown as it was settled, of which nothing is checked.
 */
export function useLiveChecks(text: string, context: LetterCheckContext | null, isWanted: boolean): LiveChecks {
  const { i18n } = useLingui();
  const prior = cardLanguageOf(i18n.locale);
  useEffect(() => {
    // They come while the context is asked for. What went wrong is met again where they are needed.
    if (isWanted) void readChecks().catch(() => {});
  }, [isWanted]);
  const [last, setLast] = useState<{ readonly checked: Checked; readonly context: LetterCheckContext } | null>(null);
  useEffect(() => {
    if (context === null) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void readChecks().then(({ runChecks }) => {
        if (!isOver) setLast({ checked: runChecks(text, context, prior), context });
      });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, context, prior]);
  return {
    checked: last?.checked ?? null,
    areCurrent: last !== null && last.context === context && last.checked.text === text,
  };
}
