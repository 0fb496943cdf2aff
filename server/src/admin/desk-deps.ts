import type { Db } from '../platform/db/index.ts';
import type { Ids } from '../platform/ids/index.ts';
import type { Jobs } from '../platform/jobs/index.ts';
import type { SealedBox, TokenHashing } from '../platform/security/index.ts';

export type DeskDeps = {
  readonly db: Db;
  readonly box: SealedBox;
  readonly hashing: TokenHashing;
  readonly ids: Ids;
  readonly keepYears: number;
  readonly nowMs: number;
  /** Puts work into the queues of the running server, which alone does it. */
  readonly jobs: Pick<Jobs, 'enqueue'>;
};
