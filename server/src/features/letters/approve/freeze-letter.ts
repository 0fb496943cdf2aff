import { APPROVAL_STATEMENT } from '@plainclaim/contract';
import type { SignatureMethod } from '@plainclaim/domain';
import { actorOf, appendAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import type { DbTransaction } from '../../../platform/db/index.ts';
import type { GlyphCoverage } from '../../../platform/documents/index.ts';
import type { Ids } from '../../../platform/ids/index.ts';
import type { Jobs } from '../../../platform/jobs/index.ts';
import { contentHash } from '../../../platform/security/index.ts';
import type { Owner } from '../../sessions/index.ts';
import type { DocumentRepository } from '../document-repository.ts';
import { frozenView } from './frozen-view.ts';
import { renderLetterJob } from '../letter-jobs.ts';
import type { FrozenLetter, LetterRepository, WorkingLetter } from '../letter-repository.ts';
import { printedLetter } from '../pdf/printed-letter.ts';

/** Changes when the template's look changes, so that a frozen letter tells what it was set with. */
const TEMPLATE_VERSION = 'letter-1';

type Deps = {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly letters: LetterRepository;
  readonly documents: DocumentRepository;
  readonly jobs: Jobs;
  readonly coverage: GlyphCoverage;
};

type Approval = {
  readonly signature: Buffer;
  readonly signatureMethod: SignatureMethod;
  readonly delivery: string;
  readonly confirmed: readonly { readonly code: string; readonly key: string }[];
  /** Places of their own words the person keeps. */
  readonly kept: readonly string[];
};

/**
 * Freezes the letter's text as its next version and has the PDF made. With an approval the version is signed; without
 * one it is a draft. Everything happens in the caller's transaction, the job included.
 */
export async function freezeLetter(
  { clock, ids, letters, documents, jobs, coverage }: Deps,
  trx: DbTransaction,
  owner: Owner,
  letter: WorkingLetter,
  latest: FrozenLetter | null,
  approval: Approval | null,
): Promise<FrozenLetter> {
  const nowMs = clock.now();
  const unseen: FrozenLetter = {
    id: ids.uuid(),
    demandId: ids.readableToken(),
    claimId: letter.claimId,
    version: (latest?.version ?? 0) + 1,
    text: letter.text,
    textSha256: contentHash(letter.text),
    isApproved: approval !== null,
    delivery: approval?.delivery ?? null,
    signature: approval?.signature ?? null,
    signatureMethod: approval?.signatureMethod ?? null,
    statement: approval === null ? null : APPROVAL_STATEMENT,
    issuedOn: letter.issuedOn,
    templateVersion: TEMPLATE_VERSION,
    rowIds: letter.rowIds,
    createdAtMs: nowMs,
    view: null,
    deadline: letter.deadline,
    approvedBy: approval === null ? null : owner.accountId,
  };
  const confirmed = approval?.confirmed ?? [];
  const view = frozenView(printedLetter(unseen, letter.details, coverage), letter.details, {
    confirmed: confirmed.map(({ key }) => key),
    kept: approval?.kept ?? [],
    edits: letter.edits ?? [],
  });
  const frozen: FrozenLetter = { ...unseen, view };
  await letters.insertVersion(trx, frozen);
  await documents.insertPending(trx, frozen.id, nowMs);
  await jobs.enqueue(trx, renderLetterJob, { versionId: frozen.id }, { singletonKey: frozen.id });
  const { demandId, version, textSha256 } = frozen;
  const done = { by: actorOf(owner), demandId, version, textSha256 };
  await appendAudit(
    trx,
    frozen.claimId,
    nowMs,
    approval === null
      ? { kind: 'letter.draft_stored', ...done }
      : {
          kind: 'letter.approved',
          ...done,
          delivery: approval.delivery,
          confirmed: [...new Set(confirmed.map(({ code }) => code))],
        },
  );
  return frozen;
}
