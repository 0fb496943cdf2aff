import type { CourtPapersAnswer } from '@plainclaim/contract';
import { useEffect, useState } from 'react';
import { readCourtPapers } from '../../../api/court-papers.ts';
import type { ApiFailure } from '../../../api/http/http-client.ts';

/** Milliseconds between two looks while the papers are in the making, and how often we look by ourselves. */
const LOOK_AGAIN_MS = 3_000;
const MOST_LOOKS = 40;

export type CourtPapersLook = {
  /** Null until they are read. */
  readonly papers: CourtPapersAnswer | null;
  readonly failure: ApiFailure | null;
  readonly lookAgain: () => void;
};

/** How the court papers of a case stand; looked at again while they are in the making. */
export function useCourtPapers(caseId: string): CourtPapersLook {
  const [read, setRead] = useState<Omit<CourtPapersLook, 'lookAgain'>>({ papers: null, failure: null });
  const [look, setLook] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    void readCourtPapers(caseId, { signal: controller.signal }).then((answer) => {
      if (controller.signal.aborted) return;
      setRead((before) =>
        answer.ok ? { papers: answer.value, failure: null } : { papers: before.papers, failure: answer.error },
      );
      if (!answer.ok || look >= MOST_LOOKS || answer.value.state !== 'making') return;
      timer = setTimeout(() => setLook(look + 1), LOOK_AGAIN_MS);
    });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [caseId, look]);
  return { ...read, lookAgain: () => setLook((before) => before + 1) };
}
