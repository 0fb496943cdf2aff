import type { Delivery, PostOfferWire, RecipientWire } from '@plainclaim/contract';
import type { Claim } from '@plainclaim/domain';
import type { Db, DbTransaction } from '../../../platform/db/index.ts';
import type { Owner } from '../../sessions/index.ts';
import type { FrozenLetter } from '../letter-repository.ts';

/** Who the letter goes to, and the ways it can go out now. */
export type DeliveryOffer = {
  readonly deliveries: readonly Delivery[];
  readonly recipients: readonly RecipientWire[];
  /** A recipient has an email address, and only an account with a proved one of the claimant's is missing. */
  readonly emailNeedsAccount: boolean;
  /** Null where nobody posts letters, or not for this claim. */
  readonly post: PostOfferWire | null;
};

/** So many went out of late that one more would only trouble people, or the other side has asked for none. */
export type EmailStop =
  | 'dispatch.too_many'
  | 'dispatch.too_many_of_account'
  | 'dispatch.too_many_to_recipient'
  | 'dispatch.too_many_recipients'
  | 'dispatch.recipient_refuses';

/** What an approval sets going. The feature that delivers letters provides it, so that no arrow leads back here. */
export type LetterDelivery = {
  /** `countsPages`: false where nobody asks to post it; a long letter is drawn to be counted. */
  offer(
    db: Db,
    asked: {
      readonly owner: Owner;
      readonly claim: Claim;
      readonly claimId: string;
      readonly countsPages?: boolean;
    },
  ): Promise<DeliveryOffer>;
  /** Why the claim's letter may not go out by email now, and null when it may. Holds until the transaction ends. */
  emailStop(
    trx: DbTransaction,
    asked: { readonly owner: Owner; readonly claim: Claim; readonly claimId: string },
  ): Promise<EmailStop | null>;
  /** Why the letter as it reads now does not go into one envelope of a carrier; null when it does. */
  tooLongForPost(
    trx: DbTransaction,
    asked: { readonly claimId: string },
  ): Promise<{
    readonly code: 'post.too_long';
    readonly params: { readonly pages: string; readonly limit: string };
  } | null>;
  /** Whether the post office doubts an address, and the person has not said with these keys that it goes there anyway. */
  isAddressOpen(
    trx: DbTransaction,
    asked: { readonly claim: Claim; readonly claimId: string },
    confirmed: readonly string[],
  ): Promise<boolean>;
  /** Decides within the approval's transaction, once for each recipient and channel. */
  dispatch(
    trx: DbTransaction,
    approved: {
      readonly owner: Owner;
      readonly claim: Claim;
      readonly letter: FrozenLetter;
      readonly delivery: Delivery;
    },
  ): Promise<void>;
};
