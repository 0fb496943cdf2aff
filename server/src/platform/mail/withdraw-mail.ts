import type { DbTransaction } from '../db/index.ts';
import type { SealedBox } from '../security/index.ts';
import type { MailTemplateName } from './mail-contents.ts';
import { createOutboxRepository } from './outbox-repository.ts';

/** Which mail is somebody's. */
export type MailOf = {
  /** Their own address: what goes there, and what names it for answers. Null where it is not proved to be theirs. */
  readonly address: string | null;
  /** Addresses to which only mail of these kinds is theirs. */
  readonly about: { readonly addresses: readonly string[]; readonly templates: readonly MailTemplateName[] };
  /** Mail that carries one of these letters. */
  readonly versionIds: readonly string[];
};

/** Other people's letters reach an address too. They belong to whoever wrote them. */
const OF_OTHERS: ReadonlySet<MailTemplateName> = new Set(['letter-to-recipient']);

/**
 * Removes mail that has not left yet, in the caller's transaction. One that is being handed to a mail server at this very
 * moment may still leave; its row is gone all the same, so it is not tried again. Answers how many.
 */
export async function withdrawMail(
  { box }: { readonly box: SealedBox },
  trx: DbTransaction,
  { address, about, versionIds }: MailOf,
): Promise<number> {
  return await createOutboxRepository(box).removeUnsent(trx, (_id, { to, replyTo, filled, attachment }) => {
    if (attachment !== null && 'versionId' in attachment && versionIds.includes(attachment.versionId)) return true;
    if (about.addresses.includes(to) && about.templates.includes(filled.template)) return true;
    if (address === null) return false;
    return replyTo === address || (to === address && !OF_OTHERS.has(filled.template));
  });
}
