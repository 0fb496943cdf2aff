import { paths } from '@plainclaim/contract';
import type { Clock } from '../clock/index.ts';
import { type Db, type DbTransaction, inTransaction } from '../db/index.ts';
import type { JobRun, Jobs } from '../jobs/index.ts';
import type { Log } from '../logging/index.ts';
import type { SealedBox } from '../security/index.ts';
import type { MailAttachmentRef, MailContents, MailTemplateName } from './mail-contents.ts';
import type { MailRefusals } from './mail-refusals.ts';
import { createOutboxRepository, type OutboxState } from './outbox-repository.ts';
import { parseRecipient } from './recipient.ts';
import { sendMailJob } from './mail-jobs.ts';
import { composeMail } from './templates/compose-mail.ts';
import type { Site } from './templates/words.ts';
import type { MailAttachment, MailTransport } from './transport.ts';

/** Null while the file is still being made; `altered` when it is not what was meant to be sent. */
export type LoadAttachment = (wanted: MailAttachmentRef) => Promise<MailAttachment | 'altered' | null>;

/** How a mail ended. `code` says why it was not sent. */
export type MailOutcome =
  | { readonly mailId: string; readonly outcome: 'sent' }
  | { readonly mailId: string; readonly outcome: 'expired' | 'failed'; readonly code: string };

/**
 * Told in the transaction that marks the mail, so that both are true or neither is. It may be told twice of one mail and
 * must heed it once.
 */
export type NoteMailOutcome = (trx: DbTransaction, ended: MailOutcome) => Promise<void>;

export type SendMailDeps = {
  readonly db: Db;
  readonly box: SealedBox;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly transport: MailTransport;
  readonly loadAttachment: LoadAttachment;
  readonly site: Site;
  readonly refusals: MailRefusals;
  readonly noteOutcome?: NoteMailOutcome;
};

/** What people get who never asked us for anything, and may refuse. */
const UNASKED: ReadonlySet<MailTemplateName> = new Set(['letter-to-recipient']);
/** The waits between tries, in seconds: 1 and 5 minutes, half an hour, 2 and 12 hours. Then it is given up. */
const WAITS_SECONDS = [60, 300, 1_800, 7_200, 43_200];
/** A try is given up after this; it must be less than the shortest wait, for which the mail is held. */
const SEND_LIMIT_MS = 30_000;
/** A missing attachment is looked for again after as long as the mail is old, within these bounds. */
const SHORTEST_ATTACHMENT_WAIT_SECONDS = 2;
const LONGEST_ATTACHMENT_WAIT_SECONDS = 1_800;
const ATTACHMENT_PATIENCE_MS = 24 * 60 * 60 * 1_000;

/**
 * Sends a mail once, however often its job runs: a try takes the row, sends, and marks it sent. When the process dies
 * between sending and marking, the mail goes out again with the same Message-ID, by which mail servers drop the twin.
 */
export async function sendMail(
  deps: SendMailDeps,
  { mailId }: { readonly mailId: string },
  run: JobRun,
): Promise<void> {
  const { db, clock, log } = deps;
  const outbox = createOutboxRepository(deps.box);
  const state = await outbox.find(db, mailId);
  if (state === null || state.status !== 'queued') return;
  const nowMs = clock.now();
  if (state.expiresAtMs !== null && nowMs >= state.expiresAtMs) return finish(deps, mailId, 'expired', 'mail.too_late');
  if (state.tries > WAITS_SECONDS.length) return finish(deps, mailId, 'failed', 'mail.gave_up');
  const holdSeconds = WAITS_SECONDS[state.tries] ?? WAITS_SECONDS[0] ?? 0;
  const untilMs = nowMs + holdSeconds * 1_000;
  const contents = await outbox.take(db, mailId, { tries: state.tries, nowMs, untilMs });
  // Somebody else sends it now, or died over it: look again when their hold has ended.
  if (contents === null) return tryAgain(deps, mailId, secondsUntil(state.nextTryAtMs, nowMs, holdSeconds));

  if (await isUnwanted(deps, contents)) return finish(deps, mailId, 'failed', 'mail.unwanted');
  const attachment = contents.attachment === null ? undefined : await deps.loadAttachment(contents.attachment);
  if (attachment === null) return waitForAttachment(deps, mailId, state);
  if (attachment === 'altered') return finish(deps, mailId, 'failed', 'mail.attachment_altered');
  const signal = AbortSignal.any([run.signal, AbortSignal.timeout(SEND_LIMIT_MS)]);
  const message = messageFrom(mailId, state, contents, attachment, deps.site);
  const sent = await deps.transport.send(message, signal);
  if (sent.ok) {
    await inTransaction(db, async (trx) => {
      await outbox.markSent(trx, mailId, clock.now());
      await deps.noteOutcome?.(trx, { mailId, outcome: 'sent' });
    });
    return log.info({ deliveryId: mailId }, 'mail sent');
  }
  const { code, isPermanent } = sent.error;
  await (isPermanent ? finish(deps, mailId, 'failed', code) : afterFailure(deps, mailId, state, code));
}

async function finish(
  { db, box, log, noteOutcome }: SendMailDeps,
  mailId: string,
  outcome: 'expired' | 'failed',
  code: string,
): Promise<void> {
  const outbox = createOutboxRepository(box);
  await inTransaction(db, async (trx) => {
    if (outcome === 'expired') await outbox.markExpired(trx, mailId);
    else await outbox.markFailed(trx, mailId, code);
    await noteOutcome?.(trx, { mailId, outcome, code });
  });
  log.warn({ deliveryId: mailId, outcome, code }, 'a mail was not sent');
}

const tryAgain = (
  { db, box, jobs }: SendMailDeps,
  mailId: string,
  seconds: number,
  postponed?: { readonly tries: number; readonly nextTryAtMs: number; readonly code: string },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (postponed !== undefined) await createOutboxRepository(box).postpone(trx, mailId, postponed);
    await jobs.enqueue(trx, sendMailJob, { mailId }, { startAfterSeconds: seconds });
  });

async function waitForAttachment(deps: SendMailDeps, mailId: string, state: OutboxState): Promise<void> {
  const nowMs = deps.clock.now();
  const ageMs = nowMs - state.createdAtMs;
  if (ageMs >= ATTACHMENT_PATIENCE_MS) return finish(deps, mailId, 'failed', 'mail.attachment_missing');
  const seconds = Math.max(SHORTEST_ATTACHMENT_WAIT_SECONDS, Math.ceil(ageMs / 1_000));
  const postponed = { tries: state.tries, nextTryAtMs: nowMs, code: 'mail.attachment_missing' };
  await tryAgain(deps, mailId, Math.min(seconds, LONGEST_ATTACHMENT_WAIT_SECONDS), postponed);
}

async function afterFailure(deps: SendMailDeps, mailId: string, state: OutboxState, code: string): Promise<void> {
  const seconds = WAITS_SECONDS[state.tries];
  if (seconds === undefined) return finish(deps, mailId, 'failed', code);
  const nextTryAtMs = deps.clock.now() + seconds * 1_000;
  if (state.expiresAtMs !== null && nextTryAtMs >= state.expiresAtMs) return finish(deps, mailId, 'expired', code);
  await tryAgain(deps, mailId, seconds, { tries: state.tries + 1, nextTryAtMs, code });
  deps.log.warn({ deliveryId: mailId, code, attempt: state.tries + 1 }, 'a mail could not be sent yet');
}

/** Looked at before each try: a mail that waits for a busy server must not arrive after a refusal. */
async function isUnwanted({ db, refusals }: SendMailDeps, { to, filled }: MailContents): Promise<boolean> {
  return UNASKED.has(filled.template) && (await refusals.refusedOf(db, [refusals.mailboxOf(to)])).length > 0;
}

const secondsUntil = (nextTryAtMs: number, nowMs: number, holdSeconds: number): number =>
  nextTryAtMs > nowMs ? Math.ceil((nextTryAtMs - nowMs) / 1_000) : holdSeconds;

function messageFrom(
  id: string,
  { createdAtMs }: OutboxState,
  { to, replyTo, locale, filled }: MailContents,
  attachment: MailAttachment | undefined,
  site: Site,
) {
  const recipient = parseRecipient(to);
  const answersTo = replyTo === undefined ? null : parseRecipient(replyTo);
  if (!recipient.ok) throw new RangeError(recipient.error);
  if (answersTo?.ok === false) throw new RangeError(answersTo.error);
  return {
    id,
    to: recipient.value,
    ...(answersTo === null ? {} : { replyTo: answersTo.value }),
    createdAtMs,
    ...composeMail(filled, locale, site),
    ...(filled.template === 'reminder'
      ? {
          unsubscribeUrl: `${site.url}${paths.unsubscribeReminders}?token=${encodeURIComponent(filled.params.stopToken)}`,
        }
      : {}),
    attachments: attachment === undefined ? [] : [attachment],
  };
}
