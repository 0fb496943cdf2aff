import type { CalendarDate } from '../calendar/index.ts';

/** An exhibit as it stands in the list; its place gives its mark. */
export type TrialExhibit = { readonly id: string; readonly mark: string; readonly description: string };

/** The letter the claimant approved. */
export type ApprovedLetter = {
  readonly issuedOn: CalendarDate;
  readonly deadline: CalendarDate;
  readonly text: string;
};
