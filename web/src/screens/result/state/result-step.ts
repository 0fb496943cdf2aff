/** Reading, deciding and signing are three acts, each with an address; once signed there is what happens now. */
export const STEPS = ['read', 'check', 'approve'] as const;
export type Step = (typeof STEPS)[number];
export type View = Step | 'now';

const STEP = 'step';

/** What an address asks for. Without a step it is the letter to read, or, once signed, what happens now. */
export function viewOf(search: URLSearchParams, isApproved: boolean): View {
  const wanted = search.get(STEP);
  return STEPS.find((step) => step === wanted) ?? (isApproved ? 'now' : 'read');
}

export const addressOf = (view: View): string => (view === 'now' ? '/result' : `/result?${STEP}=${view}`);
