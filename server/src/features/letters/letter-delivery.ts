import type { Delivery, RecipientWire } from '@plainclaim/contract';
import type { Claim } from '@plainclaim/domain';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import type { Owner } from '../sessions/index.ts';
import type { FrozenLetter } from './letter-repository.ts';

/** Who the letter goes to, and the ways it can go out now. */
export type DeliveryOffer = {
  readonly deliveries: readonly Delivery[];
  readonly recipients: readonly RecipientWire[];
  /** A recipient has an e-mail address, and only an account with a proved one of the claimant's is missing. */
  readonly emailNeedsAccount: boolean;
};

/** What an approval sets going. The feature that delivers letters provides it, so that no arrow leads back here. */
export type LetterDelivery = {
  offer(db: Db, owner: Owner, claim: Claim): Promise<DeliveryOffer>;
  /** False when this claim's letters were e-mailed so often of late that one more would only trouble the other side. */
  mayEmail(db: Db, claimId: string): Promise<boolean>;
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
