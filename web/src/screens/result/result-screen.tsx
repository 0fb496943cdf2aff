import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigationType } from 'react-router';
import { AppShell } from '../../components/app-shell.tsx';
import { ScreenHead, useDocumentTitle } from '../../components/screen-title.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { LetterReview } from './letter-review.tsx';
import { LoadFailure } from './load-failure.tsx';
import { hasUnsavedWords, useResult } from './use-result.ts';

/** The focus follows a person who came here by a link inside the app; a page that was loaded keeps the browser's. */
function useArrival() {
  const cameBy = useNavigationType();
  useEffect(() => {
    if (cameBy === 'POP') return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [cameBy]);
}

/** The demand letter: read, edited, saved, approved, and its PDF. */
export function ResultScreen() {
  const { t } = useLingui();
  const result = useResult();
  const { state } = result;
  const packageTitle = state.phase === 'ready' ? state.letter.packageTitle.trim() : '';
  const title = packageTitle || t`Demand Letter`;
  useDocumentTitle(title);
  useArrival();
  return (
    <AppShell>
      <ScreenHead
        title={title}
        lead={state.phase === 'ready' ? t`Read your letter, change what you like, then approve it.` : undefined}
      />
      {state.phase === 'loading' ? <Spinner block>{t`Generating demand letter...`}</Spinner> : null}
      {state.phase === 'failed' ? <LoadFailure failure={state.failure} onTryAgain={result.tryAgain} /> : null}
      {state.phase === 'ready' ? <LetterReview letter={state.letter} result={result} /> : null}
      <LeaveDialog hasUnsaved={hasUnsavedWords(state)} onSave={result.save} onDrop={result.dropEdits} />
    </AppShell>
  );
}
