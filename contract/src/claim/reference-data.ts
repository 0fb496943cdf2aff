import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../languages.ts';

export const subcategoriesRequestSchema = z.object({ parent_id: z._default(z.string().check(z.maxLength(100)), '') });
export const subcategorySchema = z.object({ value: z.string(), label: z.string(), icon: z.string() });
export const subcategoriesAnswerSchema = z.object({ success: z.boolean(), data: z.array(subcategorySchema) });
export type SubcategoryWire = z.infer<typeof subcategorySchema>;
export type SubcategoriesAnswer = z.infer<typeof subcategoriesAnswerSchema>;

/**
 * The cards that ask what happened: in English and the reader's language, and those of the ticked reasons (with commas
 * between them; all of the category where none is named). `wholeCatalogue` reads them.
 */
export const cardsQuerySchema = z.object({
  situation: z._default(z.string().check(z.maxLength(100)), ''),
  reasons: z._default(z.string().check(z.maxLength(2_000)), ''),
  language: z._default(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
});
export const cardsAnswerSchema = z.object({
  success: z.boolean(),
  data: z.looseObject({ category: z.string(), cards: z.array(z.looseObject({ key: z.string() })) }),
});

/**
 * Everyday things and services with fixed words, in English and the reader's language, and what else people look for them
 * by. They are not sent with the cards: who writes English needs none. `wholeThings` reads them.
 */
export const thingsQuerySchema = z.object({ language: z.enum(LANGUAGES) });
export const thingsAnswerSchema = z.object({ success: z.boolean(), data: z.array(z.looseObject({ id: z.string() })) });

export type ThingsAnswer = z.infer<typeof thingsAnswerSchema>;

export const stateSchema = z.object({
  value: z.string(),
  label: z.string(),
  name: z.string(),
  code: z.string(),
  country: z.string(),
});
export const statesAnswerSchema = z.object({ success: z.boolean(), data: z.array(stateSchema) });
export type StateWire = z.infer<typeof stateSchema>;
export type StatesAnswer = z.infer<typeof statesAnswerSchema>;

/** `tax_rate` is percent: 6.625 means 6.625 %. A state we hold no rate for answers `success: false` without data. */
export const stateTaxQuerySchema = z.object({ state: z._default(z.string().check(z.maxLength(20)), '') });
export const stateTaxAnswerSchema = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
  data: z.optional(z.object({ tax_rate: z.number(), state_name: z.string() })),
});
export type StateTaxAnswer = z.infer<typeof stateTaxAnswerSchema>;

export const packageSchema = z.object({
  id: z.string(),
  title: z.string(),
  desc: z.string(),
  price: z.string(),
  price_cents: z.number(),
  frequency: z.string(),
  features: z.array(z.string()),
  popular: z.boolean(),
  tax_rate: z.number(),
  extra_recipient_cents: z.number(),
  /** What printing and posting the letter to one recipient costs; null where nobody posts it. */
  mailing: z.nullable(z.object({ each_cents: z.number(), is_beside: z.boolean() })),
  /** False when this site cannot yet make everything the package promises; it then cannot be bought in production. */
  is_complete: z.boolean(),
  can_be_chosen: z.boolean(),
  /** What it is made of: "letter", "court_papers", "trial_prep". A claim can be stopped for one and open for another. */
  contains: z.array(z.string()),
});
export const packagesAnswerSchema = z.object({ packages: z.array(packageSchema) });
export type PackageWire = z.infer<typeof packageSchema>;
export type PackagesAnswer = z.infer<typeof packagesAnswerSchema>;

export const couponQuerySchema = z.object({ code: z._default(z.string().check(z.maxLength(60)), '') });
/** `discount` is dollars for a fixed coupon and percent for a percentage one. */
export const couponAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  discount: z.number(),
  type: z.optional(z.enum(['fixed', 'percentage'])),
  description: z.string(),
});
export type CouponAnswer = z.infer<typeof couponAnswerSchema>;

export const questionWireSchema = z.object({
  key: z.string(),
  label: z.string(),
  answer_type: z.enum(['yes_no', 'number', 'custom']),
  answer_options: z.array(z.union([z.string(), z.number()])),
});
export type QuestionWire = z.infer<typeof questionWireSchema>;
/** `e_data` is the base64 of the JSON list of questions. */
export const questionsAnswerSchema = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.object({ e_data: z.string() }),
});
export type QuestionsAnswer = z.infer<typeof questionsAnswerSchema>;
