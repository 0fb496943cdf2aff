import * as complaint from '../wording/complaint.ts';
import * as cover from '../wording/cover.ts';
import { SERVICE, SUMMONS } from '../wording/guides.ts';
import { MILITARY, PROOF } from '../wording/later.ts';
import { draftTitle, officialTitle } from '../wording/official-form.ts';

const PART = '{part}';
const COMPLAINTS = [complaint.title(PART), complaint.vehicleTitle(PART)];

/** What the PDFs are called; {part} stands for the part of the court, other names for any text. Not for the browser: it brings every guide along. */
export const PAPER_TITLES: readonly string[] = [
  ...COMPLAINTS,
  ...COMPLAINTS.map((title) => officialTitle(title, '{form}', '{revision}')),
  ...COMPLAINTS.map((title) => officialTitle(title, '{form}', '')),
  ...COMPLAINTS.map(draftTitle),
  cover.title(PART),
  SUMMONS.title(PART),
  SERVICE.title,
  MILITARY.title,
  PROOF.title,
];
