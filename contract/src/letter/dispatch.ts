import { POST_STANDINGS } from '@plainclaim/domain';
import * as z from 'zod/mini';
import { POST_SOURCES, postDeliverySchema } from './post.ts';

export const DISPATCH_CHANNELS = ['email', 'self_mail', 'post'] as const;
export type DispatchChannel = (typeof DISPATCH_CHANNELS)[number];

/**
 * `queued`: an email or a posted letter that is on its way out, or a letter the claimant has yet to mail. `sent`: a mail server took the
 * email, or the claimant wrote down that it was mailed. `cancelled`: a newer letter was approved before it left. `held`:
 * an email that somebody who runs the site looks at first.
 */
export const DISPATCH_STATES = ['queued', 'held', 'sent', 'failed', 'cancelled'] as const;
export type DispatchState = (typeof DISPATCH_STATES)[number];

/** Somebody the letter goes to, so that the page can say what pressing the button will do. */
export const recipientSchema = z.object({
  name: z.string(),
  /** True when an email address was given that mail can go to. */
  has_email: z.boolean(),
  /** That address, so that the page can say where the letter will go; null when there is none. */
  email: z.nullable(z.string()),
  /** As on an envelope, the name first. */
  address_lines: z.array(z.string()),
});
export type RecipientWire = z.infer<typeof recipientSchema>;

/** Name of one letter among the caller's own, as `demand_id` in other answers. */
export const demandQuerySchema = z.object({ demand_id: z.string().check(z.maxLength(100)) });

export const deliverySchema = z.object({
  /** The place among the recipients, the first being 0. Recording a tracking number names it. */
  recipient: z.number(),
  name: z.string(),
  channel: z.enum(DISPATCH_CHANNELS),
  state: z.enum(DISPATCH_STATES),
  /** Where it went or goes: the email address, or the lines of the envelope joined by ", ". */
  sent_to: z.string(),
  /** The Message-ID's first part for an email that was handed over; null otherwise. */
  message_reference: z.nullable(z.string()),
  tracking_number: z.nullable(z.string()),
  /** The day the claimant says it was mailed: "2026-11-23". */
  mailed_on: z.nullable(z.string()),
  created_at: z.string(),
  /** When a mail server took it, or when the claimant wrote the mailing down. */
  sent_at: z.nullable(z.string()),
  /** Why it failed, or why it is held, in a sentence; null otherwise. */
  problem: z.nullable(z.string()),
  /** For what a carrier posts: its envelopes, and what is known of each; null otherwise. */
  post: z.nullable(postDeliverySchema),
});
export type DeliveryWire = z.infer<typeof deliverySchema>;

export const deliveriesAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  demand_id: z.string(),
  deliveries: z.array(deliverySchema),
});
export type DeliveriesAnswer = z.infer<typeof deliveriesAnswerSchema>;

export const trackingRequestSchema = z.object({
  demand_id: z.string().check(z.maxLength(100)),
  recipient: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
  tracking_number: z.string().check(z.maxLength(200)),
  mailed_on: z.optional(z.string().check(z.maxLength(20))),
});
export type TrackingRequest = z.infer<typeof trackingRequestSchema>;

/** `token`: what comes after the # of the link in the mail. */
export const refuseMailRequestSchema = z.object({ token: z.string().check(z.maxLength(200)) });
export type RefuseMailRequest = z.infer<typeof refuseMailRequestSchema>;

/** What the reader of a letter can say about it to whoever runs the site. */
export const REPORT_REASONS = ['not_me', 'pretends', 'threatens', 'asks_secrets', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `token`: what comes after the ~ of the link in the mail. */
export const reportLetterRequestSchema = z.object({
  token: z.string().check(z.maxLength(200)),
  reason: z.enum(REPORT_REASONS),
});
export type ReportLetterRequest = z.infer<typeof reportLetterRequestSchema>;

export const LONGEST_TRACKING_NUMBER = 40;
const SHORTEST_TRACKING_NUMBER = 8;
const FEWEST_DIGITS = 6;

/**
 * A tracking number without the spaces and dashes people type, in capitals; null when it cannot be one. The post office
 * uses 20 to 22 digits; other carriers letters and digits in many lengths, so nothing more is asked.
 */
export function parseTrackingNumber(typed: string): string | null {
  const number = typed.replace(/[\s-]/g, '').toUpperCase();
  const isShaped = /^[0-9A-Z]+$/.test(number) && number.replace(/\D/g, '').length >= FEWEST_DIGITS;
  const fits = number.length >= SHORTEST_TRACKING_NUMBER && number.length <= LONGEST_TRACKING_NUMBER;
  return isShaped && fits ? number : null;
}

/** A letter to one recipient, in the list of all that somebody sent. */
export const demandLetterSchema = z.object({
  case_id: z.string(),
  demand_id: z.string(),
  recipient: z.number(),
  name: z.string(),
  channel: z.enum(DISPATCH_CHANNELS),
  state: z.enum(DISPATCH_STATES),
  /** "2026-11-21" */
  approved_on: z.string(),
  /** The day a mail server took it, or the claimant mailed it; null while it waits. */
  sent_on: z.nullable(z.string()),
  tracking_number: z.nullable(z.string()),
  /** Where a posted letter stands; null for the other ways. */
  standing: z.nullable(z.enum(POST_STANDINGS)),
  /** Who says so. */
  standing_source: z.nullable(z.enum(POST_SOURCES)),
  /** It waits at the post office and will soon go back. */
  pickup_is_late: z.boolean(),
});
export type DemandLetterWire = z.infer<typeof demandLetterSchema>;

/** Twenty a page; `total` counts all of the caller's letters. */
export const DEMAND_LETTERS_A_PAGE = 20;

export const demandLettersAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.array(demandLetterSchema),
  total: z.number(),
  has_more: z.boolean(),
});
export type DemandLettersAnswer = z.infer<typeof demandLettersAnswerSchema>;
