import { useEffect, useState } from 'react';

/** Whether typed words may not be English, known a moment after they are typed: the reader comes when it is needed. */
export function useSeemsOther(typed: string): boolean {
  const [judged, setJudged] = useState({ text: '', isOther: false });
  useEffect(() => {
    if (typed.trim() === '') return undefined;
    let isGone = false;
    void import('./read-language.ts').then(({ seemsOther }) => {
      if (!isGone) setJudged({ text: typed, isOther: seemsOther(typed) });
    });
    return () => {
      isGone = true;
    };
  }, [typed]);
  return judged.isOther && typed.trim() !== '';
}
