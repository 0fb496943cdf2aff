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

/** The 82 rows of the checklist, in its order. */
export const ALL_ROWS: readonly Row[] = [
  ...sessionRows,
  ...accountRows,
  ...accessRows,
  ...browserRows,
  ...inputRows,
  ...fileRows,
  ...limitRows,
  ...dataRows,
  ...operationRows,
];
