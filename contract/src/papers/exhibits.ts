import { EXHIBIT_LIMITS } from '@plainclaim/domain';
import * as z from 'zod/mini';

/** `none`: no packet was asked for yet. `making`: a job is at it. `failed`: a fault of ours; `reason` says it. */
export const EXHIBIT_PACKET_STATES = ['none', 'making', 'ready', 'failed'] as const;
export type ExhibitPacketState = (typeof EXHIBIT_PACKET_STATES)[number];

const anId = z.string().check(z.maxLength(100));
const description = z.string().check(z.maxLength(EXHIBIT_LIMITS.descriptionLength));
/** "2026-03-03", or empty for a day that is not known. */
const happenedOn = z.string().check(z.maxLength(10));

/** One of the caller's own cases. It is in the address of an upload too, so that it is known before the file. */
export const exhibitsQuerySchema = z.object({ case_id: anId });

/** The fields of an upload beside its one `file`, in any order. Both may be given later. */
export const exhibitFieldsSchema = z.object({
  description: z._default(description, ''),
  happened_on: z._default(happenedOn, ''),
});

export const exhibitSchema = z.object({
  id: z.string(),
  /** "P-1": by its place in the list. */
  mark: z.string(),
  /** A picture is one page. */
  kind: z.enum(['image', 'pdf']),
  description: z.string(),
  happened_on: z.string(),
  page_count: z.number(),
  /** Of the clean copy that is kept, in bytes. */
  size: z.number(),
  /** What the person's own file was called; empty when that is not known. */
  file_name: z.string(),
  /** Whether there is a small copy of the picture for lists. */
  has_picture: z.boolean(),
  /** Pages of a PDF, counted from 1, that became pictures because they held more than a page needs. */
  drawn_pages: z.array(z.number()),
  /** Whether a virus scanner looked at the file as it came. One in which it found something is not taken. */
  scan: z.enum(['clean', 'not_scanned']),
  /** Who the certified letter went to whose return receipt it is; null for any other exhibit. */
  receipt_of: z.nullable(z.string()),
  /** The certified letters whose return receipt it may be, with who they went to. */
  may_be_receipt_of: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type ExhibitWire = z.infer<typeof exhibitSchema>;

export const exhibitPacketSchema = z.object({
  state: z.enum(EXHIBIT_PACKET_STATES),
  /** Exhibits laid in, and all of them, while it is made. */
  steps_done: z.number(),
  steps_all: z.number(),
  page_count: z.nullable(z.number()),
  /** False when the exhibits were changed since: then it should be made again. */
  is_current: z.boolean(),
  /** Why there is none, in a sentence; null unless it failed. */
  reason: z.nullable(z.string()),
});
export type ExhibitPacketWire = z.infer<typeof exhibitPacketSchema>;

export const exhibitsAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  case_id: z.string(),
  /** Everyone the case is against, with commas between. */
  defendant_name: z.string(),
  /** Whether the package that was bought has exhibits. */
  included: z.boolean(),
  limits: z.object({ files: z.number(), file_bytes: z.number(), description_length: z.number() }),
  /** In the order of their marks. */
  exhibits: z.array(exhibitSchema),
  packet: exhibitPacketSchema,
});
export type ExhibitsAnswer = z.infer<typeof exhibitsAnswerSchema>;

/** All exhibits of the case, each once, in the order they shall have. */
export const orderExhibitsRequestSchema = z.object({
  case_id: anId,
  exhibit_ids: z.array(anId).check(z.maxLength(EXHIBIT_LIMITS.files)),
});
export type OrderExhibitsRequest = z.infer<typeof orderExhibitsRequestSchema>;

/** One of the caller's own cases, to whose exhibits the record of its letter's delivery is added. */
export const deliveryRecordRequestSchema = z.object({ case_id: anId });

export const describeExhibitRequestSchema = z.object({
  case_id: anId,
  exhibit_id: anId,
  description,
  happened_on: happenedOn,
  /** The letter whose return receipt the exhibit is, by its id in `may_be_receipt_of`; '' leaves that as it is. */
  receipt_of: z._default(z.string().check(z.maxLength(100)), ''),
});
export type DescribeExhibitRequest = z.infer<typeof describeExhibitRequestSchema>;

export const removeExhibitRequestSchema = z.object({ case_id: anId, exhibit_id: anId });
export type RemoveExhibitRequest = z.infer<typeof removeExhibitRequestSchema>;

/** Asks for the clean copy of one exhibit: a JPEG or a PDF. */
export const viewExhibitRequestSchema = z.object({
  case_id: anId,
  exhibit_id: anId,
  /** `download` saves it under its mark; anything else shows it. */
  action: z._default(z.string().check(z.maxLength(20)), 'view'),
});
export type ViewExhibitRequest = z.infer<typeof viewExhibitRequestSchema>;

/** Asks for the small copy of a picture, a JPEG. */
export const exhibitPictureRequestSchema = z.object({ case_id: anId, exhibit_id: anId });
export type ExhibitPictureRequest = z.infer<typeof exhibitPictureRequestSchema>;

export const exhibitPacketAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  case_id: z.string(),
  packet: exhibitPacketSchema,
});
export type ExhibitPacketAnswer = z.infer<typeof exhibitPacketAnswerSchema>;

export const openExhibitPacketRequestSchema = z.object({
  case_id: anId,
  /** `download` saves it under its name; anything else shows it. */
  action: z._default(z.string().check(z.maxLength(20)), 'view'),
});
export type OpenExhibitPacketRequest = z.infer<typeof openExhibitPacketRequestSchema>;
