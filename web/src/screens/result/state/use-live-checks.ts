import { useLingui } from '@lingui/react/macro';
import type { LetterCheckContext } from '@plainclaim/domain';
import { useEffect, useState } from 'react';
import { cardLanguageOf } from '../read/notes/note-origin.tsx';
import type { Checked } from './checked.ts';

/** Milliseconds without a key. */
const PAUSE_MS = 300;

/** The checks of the text on the screen, at each pause of typing. Null until the first ones are there. */
export function useLiveChecks(text: string, context: LetterCheckContext | null): Checked | null {
  const { i18n } = useLingui();
  const prior = cardLanguageOf(i18n.locale);
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (context === null) return undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      void import('./run-checks.ts').then(({ runChecks }) => {
        if (!isOver) setChecked(runChecks(text, context, prior));
      });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, context, prior]);
  return checked;
}
