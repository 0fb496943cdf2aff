import { POST_STANDINGS } from '@plainclaim/domain';
import * as z from 'zod/mini';

/** What the post office said of an address: advice, which the person may override. */
export const POST_VERDICTS = ['known', 'missing_unit', 'unknown_unit', 'unneeded_unit', 'unknown_address'] as const;
export type PostVerdict = (typeof POST_VERDICTS)[number];

/** The envelope of one recipient, as it will be printed. */
export const postRecipientSchema = z.object({
  name: z.string(),
  /** What shows in the window; empty where there can be no envelope. */
  window: z.array(z.string()),
  /** Why no letter can be posted there, as a sentence; null where it can. */
  problem: z.nullable(z.string()),
  /** Null: not asked yet, or no answer. */
  verdict: z.nullable(z.enum(POST_VERDICTS)),
  is_po_box: z.boolean(),
  /** What is sent along with an approval to say "send it there anyway". */
  override_key: z.string(),
});
export type PostRecipientWire = z.infer<typeof postRecipientSchema>;

/** What posting by a carrier would do. */
export const postOfferSchema = z.object({
  /** What it is worth for each recipient: part of the price that was paid. */
  price_cents: z.number(),
  /** Nothing is really mailed here. */
  is_test: z.boolean(),
  /** Why it cannot be had now, as a sentence; null where it can. */
  problem: z.nullable(z.string()),
  /** The sender's lines on the envelope. */
  sender: z.array(z.string()),
  recipients: z.array(postRecipientSchema),
});
export type PostOfferWire = z.infer<typeof postOfferSchema>;

export const postCheckAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  /** Null where nobody posts letters. */
  post: z.nullable(postOfferSchema),
});
export type PostCheckAnswer = z.infer<typeof postCheckAnswerSchema>;

export const POST_SOURCES = ['site', 'carrier', 'post_office', 'claimant', 'mail_server', 'return_receipt'] as const;

export const postPieceSchema = z.object({
  service: z.enum(['certified', 'first_class']),
  standing: z.enum(POST_STANDINGS),
  tracking_number: z.nullable(z.string()),
  /** It waits at the post office and will soon go back. */
  pickup_is_late: z.boolean(),
  /** Oldest first: what is known, who says so, and since when. */
  events: z.array(
    z.object({
      kind: z.enum(POST_STANDINGS),
      source: z.enum(POST_SOURCES),
      at: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type PostPieceWire = z.infer<typeof postPieceSchema>;

export const postDeliverySchema = z.object({
  standing: z.enum(POST_STANDINGS),
  /** Who says that it stands there; null where nobody said anything. */
  source: z.nullable(z.enum(POST_SOURCES)),
  /** Until then it can be stopped; null when it is too late. */
  can_stop_until: z.nullable(z.string()),
  is_test: z.boolean(),
  /** What goes back to the person; null: nothing does. */
  back_cents: z.nullable(z.number()),
  is_back: z.boolean(),
  pieces: z.array(postPieceSchema),
});
export type PostDeliveryWire = z.infer<typeof postDeliverySchema>;

export const stopPostRequestSchema = z.object({ demand_id: z.string().check(z.maxLength(100)) });
export type StopPostRequest = z.infer<typeof stopPostRequestSchema>;
