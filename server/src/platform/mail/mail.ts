import type { Language } from '@plainclaim/contract';
import type { Clock } from '../clock/index.ts';
import type { DbTransaction } from '../db/index.ts';
import type { Ids } from '../ids/index.ts';
import type { Jobs } from '../jobs/index.ts';
import { spokenLanguage } from '../language/index.ts';
import type { SealedBox } from '../security/index.ts';
import type { Filled, MailAttachmentRef } from './mail-contents.ts';
import { createOutboxRepository } from './outbox-repository.ts';
import { parseRecipient } from './recipient.ts';
import { sendMailJob } from './mail-jobs.ts';

export type MailRequest = Filled & {
  /** One address, checked before by its form's rule. */
  readonly to: string;
  /** One address that answers go to; it must be proved to be the sender's own. */
  readonly replyTo?: string;
  /** When absent, the language of whoever is being answered; a job answers nobody and must name it. */
  readonly locale?: Language;
  /** From then on the mail is not sent any more (ms since 1970). Codes have one. */
  readonly expiresAtMs?: number;
  readonly attachment?: MailAttachmentRef;
};

export type Mail = {
  /**
   * Decides within the caller's transaction that a mail goes out: a job sends it soon after the commit, and nothing is
   * sent when it rolls back. Throws when `to` or `replyTo` is anything but one plain address. Answers the mail's id,
   * which is the first part of its Message-ID.
   */
  enqueue(trx: DbTransaction, request: MailRequest): Promise<string>;
};

export function createMail({
  box,
  clock,
  ids,
  jobs,
}: {
  readonly box: SealedBox;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly jobs: Jobs;
}): Mail {
  const outbox = createOutboxRepository(box);

  return {
    enqueue: async (trx, { to, replyTo, locale = spokenLanguage(), expiresAtMs, attachment, ...filled }) => {
      const recipient = parseRecipient(to);
      const answersTo = replyTo === undefined ? null : parseRecipient(replyTo);
      if (!recipient.ok) throw new RangeError(recipient.error);
      if (answersTo?.ok === false) throw new RangeError(answersTo.error);
      const mailId = ids.uuid();
      await outbox.insert(trx, {
        id: mailId,
        contents: {
          to: recipient.value.address,
          ...(answersTo === null ? {} : { replyTo: answersTo.value.address }),
          locale,
          filled,
          attachment: attachment ?? null,
        },
        atMs: clock.now(),
        expiresAtMs: expiresAtMs ?? null,
      });
      await jobs.enqueue(trx, sendMailJob, { mailId });
      return mailId;
    },
  };
}
