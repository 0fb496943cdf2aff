import { type Db, inTransaction } from '../platform/db/index.ts';
import { listUnsentMail, resendFailedMail } from '../platform/mail/index.ts';
import type { DeskDeps } from './desk-deps.ts';
import type { DeskCommand } from './desk-arguments.ts';
import type { AdminOutcome } from './outcome.ts';
import { act, done, lines, refused, TRIED } from './shop-answers.ts';

export async function listMail(db: Db): Promise<AdminOutcome> {
  const mails = await listUnsentMail(db);
  return lines(
    `${mails.length} mails failed or wait.`,
    mails.map(
      (one) =>
        `${one.id}  ${one.template}  ${one.status}  ${one.created_at.toISOString()}  ${one.tries} tries  ${one.failure_code ?? ''}`,
    ),
    { mails },
  );
}

const WHY = {
  unknown: 'No mail has this id. "mail list" shows those that failed.',
  not_failed: 'This mail did not fail: it waits, was sent, or ran out.',
  letter: 'A letter that failed is sent anew by its sender, who was told: it may be out of date by now.',
  too_late: 'What it holds has run out: a code or a link that helps nobody now. They can ask for a new one.',
} as const;

export async function resendMail(
  { db, jobs, nowMs }: DeskDeps,
  { mailId, by, isDryRun }: Extract<DeskCommand, { kind: 'mail_resent' }>,
): Promise<AdminOutcome> {
  return inTransaction(db, async (trx) => {
    const found = await resendFailedMail(trx, mailId, { jobs, nowMs, isDryRun });
    if (!found.ok) return refused(WHY[found.error]);
    const summary = `mail ${mailId}, ${found.value.template}, goes out once more.`;
    if (isDryRun) return done(`${TRIED}${summary}`);
    await act(trx, 'mail.resent', { mail: mailId, template: found.value.template, by }, nowMs);
    return done(`Done: ${summary}`);
  });
}
