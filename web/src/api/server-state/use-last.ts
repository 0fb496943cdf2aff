import { useState } from 'react';

/** The newest answer there is: while another one is on its way, and when it cannot be had, the one before it. */
export function useLast<T>(answer: T | undefined): T | undefined {
  const [last, setLast] = useState(answer);
  if (answer !== undefined && answer !== last) setLast(answer);
  return answer ?? last;
}
