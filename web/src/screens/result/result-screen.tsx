import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import { AppShell } from '../../components/app-shell.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { ScreenHead, useDocumentTitle } from '../../components/screen-title.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useArrival } from '../../components/use-arrival.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { LetterReview } from './letter-review.tsx';
import { LoadFailure } from './load-failure.tsx';
import { areSkipped, openQuestions, skipQuestions } from './question-answers.ts';
import type { Letter } from './result-state.ts';
import { hasUnsavedWords, type Result, useResult } from './use-result.ts';
import { useAnswering, useReview } from './use-review.ts';

// Asked once; most visits never show it.
const QuestionsStep = lazyPart(async () => (await import('./questions-step.tsx')).QuestionsStep);

/** The demand letter: questions first, then read, edited, saved, approved, and its PDF. */
export function ResultScreen() {
  const { t } = useLingui();
  const result = useResult();
  const { state } = result;
  useArrival();
  return (
    <AppShell>
      {state.phase === 'ready' ? (
        <OpenedLetter letter={state.letter} result={result} />
      ) : (
        <>
          <Title title={t`Demand Letter`} lead={undefined} />
          {state.phase === 'loading' ? <Spinner block>{t`Generating demand letter...`}</Spinner> : null}
          {state.phase === 'failed' ? <LoadFailure failure={state.failure} onTryAgain={result.tryAgain} /> : null}
        </>
      )}
      <LeaveDialog hasUnsaved={hasUnsavedWords(state)} onSave={result.save} onDrop={result.dropEdits} />
    </AppShell>
  );
}

function Title({ title, lead }: { readonly title: string; readonly lead: string | undefined }) {
  useDocumentTitle(title);
  return <ScreenHead title={title} lead={lead} />;
}

/** Something to ask, nothing signed yet, and not put off. */
const asksFirst = ({ questions, approval, caseId }: Letter): boolean =>
  questions !== null && approval === null && openQuestions(questions.questions).length > 0 && !areSkipped(caseId);

/** The questions or the letter; going from one to the other takes the focus to the title. */
function OpenedLetter({ letter, result }: { readonly letter: Letter; readonly result: Result }) {
  const { t } = useLingui();
  const reviewing = useReview(letter);
  const answering = useAnswering(letter, result, reviewing.reload);
  const [isAsking, setAsking] = useState(() => asksFirst(letter));
  const [wantsAmount, setWantsAmount] = useState(false);
  const turn = useRef(isAsking);
  useEffect(() => {
    if (turn.current === isAsking) return;
    turn.current = isAsking;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isAsking]);
  if (isAsking && letter.questions !== null) {
    return (
      <>
        <Title title={t`A few questions before your letter`} lead={undefined} />
        <Suspense fallback={<Spinner block>{t`Loading...`}</Spinner>}>
          <QuestionsStep
            questions={letter.questions.questions}
            onAnswer={answering}
            onDone={(outcome) => {
              skipQuestions(letter.caseId);
              setWantsAmount(outcome === 'amount');
              setAsking(false);
            }}
          />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <Title
        title={letter.packageTitle.trim() || t`Demand Letter`}
        lead={t`Read your letter, change what you like, then approve it.`}
      />
      <LetterReview
        letter={letter}
        result={result}
        reviewing={reviewing}
        onQuestions={() => setAsking(true)}
        wantsAmount={wantsAmount}
      />
    </>
  );
}
