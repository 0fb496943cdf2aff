import type { Delivery, DispatchChannel } from '@plainclaim/contract';
import { appendAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import type { Ids } from '../../platform/ids/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { spokenLanguage } from '../../platform/language/index.ts';
import type { MailRefusals } from '../../platform/mail/index.ts';
import type { LetterDelivery, LetterRepository } from '../letters/index.ts';
import type { Owner } from '../sessions/index.ts';
import { deliverLetterJob } from './dispatch-jobs.ts';
import type { DispatchRepository } from './dispatch-repository.ts';
import { mayEmail } from './email-permission.ts';
import {
  canPost,
  cancelWaitingPost,
  insertPieces,
  isAddressOpen,
  findTooLong,
  type OfferDeps,
  offerPost,
} from './post/arrange-post.ts';
import { findEmailStop } from './email-send-limits.ts';
import { demandIdOf } from './fail-dispatch.ts';
import { operatorQueue } from './operator-queue.ts';
import { type LetterParty, letterParty, presentRecipient, recipientsOf } from './recipients.ts';
import { type HoldReason, holdReasonOf } from './suspicious-words.ts';

type Deps = Parameters<typeof mayEmail>[0] &
  OfferDeps & {
    readonly clock: Clock;
    readonly ids: Ids;
    readonly jobs: Jobs;
    readonly dispatches: DispatchRepository;
    readonly letters: LetterRepository;
    readonly refusals: MailRefusals;
    /** The address an account has proved. */
    readonly addressOf: (db: Db, accountId: string) => Promise<string | null>;
  };

/** A held letter is dropped after two weeks without a decision: by then its date has passed. */
const HELD_PATIENCE_MS = 14 * 24 * 60 * 60 * 1_000;

/**
 * How letters leave. Email goes out only for an account whose address is proved: answers go there, and a stranger's
 * address that was merely typed must not get them. In production it must be paid for as well. What reads like a letter of
 * a swindler, or comes from an account that a reader reported, waits for somebody who runs the site.
 */
export function createLetterDelivery(deps: Deps): LetterDelivery {
  const { clock, ids, jobs, dispatches, letters, refusals, addressOf } = deps;
  const provedAddress = async (db: Db, { accountId }: Owner) => (accountId === null ? null : addressOf(db, accountId));

  const holdReason = async (
    trx: DbTransaction,
    { accountId }: Owner,
    texts: readonly string[],
  ): Promise<HoldReason | null> => {
    const isReported = accountId !== null && (await operatorQueue.isReported(trx, accountId));
    return isReported ? 'reported_before' : holdReasonOf(texts);
  };

  return {
    offer: async (db, { owner, claim, claimId, countsPages = true }) => {
      const recipients = recipientsOf(claim);
      const self = { deliveries: ['self_mail'] as const, recipients: recipients.map(presentRecipient), post: null };
      // What costs money, and reaches a stranger, is offered for letters that were paid for.
      if (!(await mayEmail(deps, db, claimId))) return { ...self, emailNeedsAccount: false };
      const post = await offerPost(deps, db, { claim, claimId, countsPages });
      const byPost: readonly Delivery[] = canPost(post) ? ['post'] : [];
      const hasAddress = (await provedAddress(db, owner)) !== null;
      return {
        deliveries: [...byPost, ...(hasAddress ? offeredFor(recipients) : (['self_mail'] as const))],
        post,
        recipients: recipients.map(presentRecipient),
        emailNeedsAccount: !hasAddress && recipients.some(({ email }) => email !== null),
      };
    },
    emailStop: (trx, asked) => findEmailStop(deps, trx, asked),
    tooLongForPost: (trx, { claimId }) => findTooLong(deps, trx, claimId),
    isAddressOpen: (trx, asked, confirmed) => isAddressOpen(deps, trx, asked, confirmed),
    dispatch: async (trx, { owner, claim, letter, delivery }) => {
      const nowMs = clock.now();
      const answersTo = await provedAddress(trx, owner);
      const sender = letterParty(claim.claimant);
      const { demandId } = letter;
      const mails = await dispatches.cancelWaitingMail(trx, letter.claimId);
      const posted = await cancelWaitingPost(deps, trx, letter.claimId, delivery === 'post');
      for (const cancelled of [...mails, ...posted]) {
        await appendAudit(trx, letter.claimId, nowMs, {
          kind: 'dispatch.cancelled',
          dispatchId: cancelled.id,
          demandId: await demandIdOf(letters, trx, cancelled.versionId),
          channel: mails.includes(cancelled) ? 'email' : 'post',
        });
      }
      const recipients = recipientsOf(claim);
      const texts = [letter.text, ...[sender, ...recipients].map(({ lines }) => lines.join('\n'))];
      const reason = delivery === 'self_mail' ? null : await holdReason(trx, owner, texts);
      for (const [recipientIndex, recipient] of recipients.entries()) {
        for (const channel of channelsFor(recipient, delivery)) {
          const dispatchId = ids.uuid();
          await dispatches.insert(trx, {
            id: dispatchId,
            versionId: letter.id,
            claimId: letter.claimId,
            recipientIndex,
            channel,
            parties: { recipient, sender, answersTo, language: spokenLanguage() },
            createdAtMs: nowMs,
            textSha256: letter.textSha256,
            isHeld: channel !== 'self_mail' && reason !== null,
            mailbox: channel === 'email' && recipient.email !== null ? refusals.mailboxOf(recipient.email) : null,
          });
          if (channel === 'email')
            await jobs.enqueue(trx, deliverLetterJob, { dispatchId }, { singletonKey: dispatchId });
          if (channel === 'post') {
            const { claimId } = letter;
            await insertPieces(deps, trx, { claim, claimId, dispatchId, recipientIndex });
          }
          await appendAudit(trx, letter.claimId, nowMs, { kind: 'dispatch.queued', dispatchId, demandId, channel });
          if (channel === 'self_mail' || reason === null) continue;
          const { claimId } = letter;
          const openUntilMs = nowMs + HELD_PATIENCE_MS;
          const item = { id: ids.uuid(), kind: 'held_letter', dispatchId, claimId, reason, atMs: nowMs } as const;
          await operatorQueue.add(trx, { ...item, openUntilMs });
          await appendAudit(trx, claimId, nowMs, { kind: 'dispatch.held', dispatchId, demandId, reason });
        }
      }
    },
  };
}

/** Email alone would leave out a recipient without an address, so it is offered when everyone has one. */
function offeredFor(recipients: readonly LetterParty[]): readonly Delivery[] {
  const withEmail = recipients.filter(({ email }) => email !== null).length;
  if (withEmail === 0) return ['self_mail'];
  return withEmail === recipients.length ? ['email', 'self_mail', 'both'] : ['self_mail', 'both'];
}

function channelsFor({ email }: LetterParty, delivery: Delivery): readonly DispatchChannel[] {
  if (delivery === 'post') return ['post'];
  const byMail: readonly DispatchChannel[] = delivery === 'email' ? [] : ['self_mail'];
  return delivery !== 'self_mail' && email !== null ? ['email', ...byMail] : byMail;
}
