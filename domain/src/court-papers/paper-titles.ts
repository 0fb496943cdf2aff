import * as complaint from './wording/complaint.ts';
import * as cover from './wording/cover.ts';
import { SUMMONS } from './wording/guides.ts';
import { MILITARY, PROOF } from './wording/later.ts';

const PART = '{part}';

/** What the PDFs are called; {part} stands for the part of the court. Not for the browser: it brings every guide along. */
export const PAPER_TITLES: readonly string[] = [
  complaint.title(PART),
  complaint.vehicleTitle(PART),
  cover.title(PART),
  SUMMONS.title(PART),
  MILITARY.title,
  PROOF.title,
];
