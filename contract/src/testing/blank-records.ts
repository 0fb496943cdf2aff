import type { FilingEntryWire } from '../papers/filing.ts';
import type { TrialNotesWire } from '../papers/trial-prep.ts';

/** What the court said, before it said anything. */
export const NOTHING_FILED_WIRE: FilingEntryWire = {
  confirmation: '',
  docket_number: '',
  filed_on: '',
  mailed_on: '',
  served_on: '',
  mail_back_on: '',
  hearing_on: '',
  default_on: '',
  judgment_on: '',
};

/** The notes for a trial, before any was made. */
export const NO_TRIAL_NOTES_WIRE: TrialNotesWire = {
  witnesses: [],
  payments: [],
  wants_interest: false,
  lowest_amount: '',
  proofs: [],
  spoken: [],
};
