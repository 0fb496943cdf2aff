import { type CalendarDate, formatLongEnglish } from '../../../calendar/index.ts';
import type { Certainty } from '../../../jurisdictions/pack.ts';
import * as cover from '../cover.ts';
import { FORM_NAME, KEEP_FOOTER } from '../forms.ts';
import { AFTER, FEES, FILING, GENERAL, HELP, OUTSIDE, PROOF, toConfirm, WAIVER } from '../guides.ts';
import { LATER_HEADING, MILITARY, PROOF as LATER_PROOF } from '../later.ts';
import { formFilledIn, PREPARED_DRAFT, SIGNED_DRAFT } from '../official-form.ts';

/** What people bring where no pack tells it. */
const ANYTHING = [
  'Any paper, message, photo, or receipt that shows what happened',
  'Names of people who saw it',
] as const;

export const guideWords = {
  day: (day: CalendarDate): string => formatLongEnglish(day),
  county: (name: string): string => `${name} County`,
  toConfirm: (certainty: Certainty): string => toConfirm(certainty),
  FORM_NAME,
  /** What stands before a page's number, and before how many there are. */
  PAGE: ['Page ', ' of '],
  /** A language of the court's list, which stands behind it. */
  courtLanguage: (name: string): string => name,
  KEEP_FOOTER,
  GENERAL,
  ANYTHING,
  PREPARED_DRAFT,
  SIGNED_DRAFT,
  formFilledIn,
  LATER: { heading: LATER_HEADING, military: MILITARY.keep, proof: LATER_PROOF.keep },
  cover,
  FEES,
  FILING,
  OUTSIDE,
  AFTER,
  WAIVER,
  PROOF,
  HELP,
} as const;

/** The same shape with any text in place of the English one. */
export type Wide<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Wide<T[Key]> };

/** What a person keeps of a packet is in their language. What a court gets is English. */
export type GuideWords = Wide<typeof guideWords>;
