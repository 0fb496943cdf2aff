import { ALERT_CODES } from '@plainclaim/domain';
import * as z from 'zod/mini';

/** What a search looks through, in the order in which a match is named. */
export const SEARCHED_FIELDS = [
  'defendant',
  'claimant',
  'docket',
  'letter_number',
  'tracking',
  'order_number',
  'amount',
  'category',
  'package',
  'papers',
] as const;
export type SearchedField = (typeof SEARCHED_FIELDS)[number];

/** In groups, as the list shows them. */
export const SEARCH_GROUPS = ['cases', 'letters', 'papers'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

export const LONGEST_SEARCH = 100;
/** Nothing is looked for with fewer letters. */
export const SHORTEST_SEARCH = 2;
export const MOST_FOUND = 10;

export const searchQuerySchema = z.object({ q: z._default(z.string().check(z.maxLength(LONGEST_SEARCH)), '') });

const foundSchema = z.object({
  case_id: z.string(),
  group: z.enum(SEARCH_GROUPS),
  defendant_name: z.string(),
  package_title: z.string(),
  status: z.string(),
  /** What was found, such as the docket number; null in the list of the newest cases, where nothing was looked for. */
  matched: z.nullable(z.object({ field: z.enum(SEARCHED_FIELDS), text: z.string() })),
});
export type FoundCaseWire = z.infer<typeof foundSchema>;

/** With nothing to look for, the newest cases. At most `MOST_FOUND`; `has_more` says that there are others. */
export const searchAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  found: z.array(foundSchema),
  has_more: z.boolean(),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;

const alertSchema = z.object({
  case_id: z.string(),
  /** Names it within its case for good. */
  key: z.string(),
  code: z.enum(ALERT_CODES),
  /** The day it is about: "2026-12-07". */
  day: z.string(),
  raised_at: z.string(),
  /** Empty when nobody was named yet. */
  defendant_name: z.string(),
});
export type AlertWire = z.infer<typeof alertSchema>;

export const MOST_ALERTS = 50;

/** Newest first, at most `MOST_ALERTS`; `total` counts all of them. */
export const alertsAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  total: z.number(),
  /** Something of the account is being made, so that there may soon be more. */
  making: z.boolean(),
  alerts: z.array(alertSchema),
});
export type AlertsAnswer = z.infer<typeof alertsAnswerSchema>;

/** Says that an alert is done, or that it is not done after all. */
export const alertDoneRequestSchema = z.object({
  case_id: z.string().check(z.maxLength(100)),
  key: z.string().check(z.maxLength(100)),
  done: z.boolean(),
});
export type AlertDoneRequest = z.infer<typeof alertDoneRequestSchema>;
