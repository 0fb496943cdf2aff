import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import { showClaim } from './claim-status.ts';
import { DESK_HELP, type DeskCommand } from './desk-arguments.ts';
import type { DeskDeps } from './desk-deps.ts';
import { find } from './find.ts';
import { listMail, resendMail } from './kept-mail.ts';
import type { AdminOutcome } from './outcome.ts';
import { actOnAccount } from './people.ts';
import { changeJobs, listJobs } from './queued-jobs.ts';
import { done, lines } from './shop-answers.ts';
import { renewKeys, runRetention, showKeys, showRetention } from './upkeep.ts';

/** What a person at the help desk does: looks how things stand, and has the running server do something about it. */
export async function runDeskCommand(deps: DeskDeps, command: DeskCommand): Promise<AdminOutcome> {
  switch (command.kind) {
    case 'desk_help':
      return done(DESK_HELP);
    case 'acts':
      return listActs(deps.db);
    case 'find':
      return find(deps, command);
    case 'claim_shown':
      return showClaim(deps, command);
    case 'jobs':
      return listJobs(deps.db, command.queue);
    case 'job_retried':
    case 'job_buried':
    case 'jobs_retried':
      return changeJobs(deps, command);
    case 'mails':
      return listMail(deps.db);
    case 'mail_resent':
      return resendMail(deps, command);
    case 'sessions_ended':
    case 'export_ordered':
    case 'deletion_asked':
      return actOnAccount(deps, command);
    case 'keys':
      return showKeys(deps);
    case 'keys_renewed':
      return renewKeys(deps, command);
    case 'retention':
      return showRetention(deps);
    case 'retention_run':
      return runRetention(deps, command);
  }
}

const NEWEST_ACTS = 50;

async function listActs(db: Db): Promise<AdminOutcome> {
  const { rows } = await sql<{ readonly at: Date; readonly kind: string; readonly detail: unknown }>`
    select at, kind, detail from operator_acts order by id desc limit ${NEWEST_ACTS}`.execute(db);
  const row = ({ at, kind, detail }: (typeof rows)[number]): string =>
    `${at.toISOString()}  ${kind}  ${JSON.stringify(detail)}`;
  return lines(`${rows.length} acts, the newest first.`, rows.map(row), { acts: rows });
}
