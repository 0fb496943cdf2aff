import type { LetterTrailAnswer } from '@plainclaim/contract';
import type { readAuditTrail } from '../../../platform/audit/index.ts';

type Row = Awaited<ReturnType<typeof readAuditTrail>>[number];

/** A line of a case's history as its owner sees it. */
export const presentTrailEvent = ({
  atMs,
  kind,
  by,
  demandId,
  version,
  textSha256,
}: Row): LetterTrailAnswer['events'][number] => ({
  at: new Date(atMs).toISOString(),
  kind,
  by,
  demand_id: demandId,
  version,
  text_sha256: textSha256,
});
