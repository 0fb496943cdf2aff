import type { Envelope, Postage, Result } from '@plainclaim/domain';

/** `certified`: certified mail with an electronic return receipt. `first_class`: the copy, which nobody has to sign for. */
export const POST_SERVICES = ['certified', 'first_class'] as const;
export type PostService = (typeof POST_SERVICES)[number];

/** One envelope of paper. */
export type MailPiece = {
  /** Ours, in the carrier's books too: what a repeat looks for before it sends. */
  readonly dispatchId: string;
  readonly service: PostService;
  readonly to: Envelope;
  readonly from: Envelope;
  /** The approved file, byte for byte. */
  readonly pdf: Uint8Array;
};

/** What a carrier or the post office can say of a piece. Nothing here follows from something else. */
export const POST_FACTS = [
  'failed',
  'accepted',
  'on_its_way',
  'forwarded',
  'issue',
  'pickup_available',
  'delivered',
  'signed',
  'returned',
] as const;
export type PostFactKind = (typeof POST_FACTS)[number];

export type PostFact = {
  readonly kind: PostFactKind;
  /** Who says so: the carrier of its own work, or the post office by a scan that the carrier passes on. */
  readonly source: 'carrier' | 'post_office';
  readonly atMs: number;
  /** A code such as `unclaimed`; null where none was given. */
  readonly reason: string | null;
};

/** How a piece stands with the carrier now. */
export type PieceReading = {
  readonly ref: string;
  readonly dispatchId: string | null;
  readonly trackingNumber: string | null;
  readonly facts: readonly PostFact[];
};

/** Away, busy or not to be understood: asked again later, it may work. */
export type CarrierFailure =
  | { readonly code: 'post.unreachable' }
  | { readonly code: 'post.busy' }
  /** The carrier says no to what we asked, and would again. */
  | { readonly code: 'post.refused' }
  | { readonly code: 'post.unknown_ref' };

/** What the post office knows of an address. Advice: good addresses are called unknown too. */
export const ADDRESS_VERDICTS = ['known', 'missing_unit', 'unknown_unit', 'unneeded_unit', 'unknown_address'] as const;
export type AddressVerdict = (typeof ADDRESS_VERDICTS)[number];

export type WebhookRefusal = { readonly code: 'post.webhook_forged' | 'post.webhook_old' };

/** Something happened to a piece. `fact` is null for what is of no matter to anybody here. */
export type CarrierMessage = {
  readonly eventId: string;
  readonly ref: string;
  readonly dispatchId: string | null;
  readonly trackingNumber: string | null;
  readonly fact: PostFact | null;
};

/**
 * Prints and posts letters, outside any database transaction. Expected failures are values; none of these throws because
 * the carrier is away. Another carrier is one more file that makes this.
 */
export type MailCarrier = {
  readonly id: string;
  /** True when nothing is really posted; screens then say so. */
  readonly isTest: boolean;
  /** What the operator asks for mailing to one recipient, both pieces together, and how it is sold. */
  quote(): Postage;
  verify(address: Envelope): Promise<Result<AddressVerdict, CarrierFailure>>;
  /** Asking again with the same `dispatchId` does nothing twice for a day; whoever asks later looks with `find` first. */
  send(piece: MailPiece): Promise<Result<PieceReading, CarrierFailure>>;
  /** The piece that was sent under this id, also one that was taken back; null when there is none. */
  find(dispatchId: string): Promise<Result<PieceReading | null, CarrierFailure>>;
  read(ref: string): Promise<Result<PieceReading, CarrierFailure>>;
  /** Takes a piece back that is not printed yet. False when it is too late. */
  cancel(ref: string): Promise<Result<boolean, CarrierFailure>>;
  /** `raw` as it came, before anybody parsed it. */
  parseWebhook(raw: Buffer, headers: Readonly<Record<string, unknown>>): Result<CarrierMessage, WebhookRefusal>;
};
