import type { Row } from './row.ts';
import { accessRows } from './rows-access.ts';
import { accountRows } from './rows-accounts.ts';
import { browserRows } from './rows-browser.ts';
import { dataRows } from './rows-data.ts';
import { fileRows } from './rows-files.ts';
import { inputRows } from './rows-input.ts';
import { limitRows } from './rows-limits.ts';
import { operationRows } from './rows-operations.ts';
import { sessionRows } from './rows-sessions.ts';
import { wayInRows } from './rows-ways-in.ts';

/** The 82 rows of the checklist, in its order, and behind those of accounts seven about the other ways in. */
export const ALL_ROWS: readonly Row[] = [
  ...sessionRows,
  ...accountRows,
  ...wayInRows,
  ...accessRows,
  ...browserRows,
  ...inputRows,
  ...fileRows,
  ...limitRows,
  ...dataRows,
  ...operationRows,
];
