import type { RowProblemCode } from '../fact-cards/amount-rows.ts';
import type { CardProblemCode } from '../fact-cards/read-entry.ts';

/** What can be wrong with an answer. The sentence for each code is in the contract's catalogues. */
export type ProblemCode =
  | CardProblemCode
  | RowProblemCode
  | 'wizard.multiple_required'
  | 'wizard.multiple_unusable'
  | 'wizard.category_required'
  | 'wizard.reasons_required'
  | 'wizard.claimant_kind_required'
  | 'wizard.claim_for_required'
  | 'wizard.guardian_required'
  | 'wizard.defendant_kind_required'
  | 'wizard.story_required'
  | 'wizard.calculation_required'
  | 'wizard.questions_missing'
  | 'wizard.question_required'
  | 'wizard.answer_contradicts_name'
  | 'wizard.answer_contradicts_story'
  | 'wizard.signature_required'
  | 'wizard.package_required'
  | 'wizard.generation_running'
  | 'wizard.payment_required'
  | 'field.required'
  | 'field.amount_invalid'
  | 'field.amount_min'
  | 'field.amount_max'
  | 'field.date_invalid'
  | 'field.date_future'
  | 'field.state_unknown'
  | 'field.zip'
  | 'field.zip_long'
  | 'field.email'
  | 'field.phone_digits'
  | 'field.website'
  | 'field.choice_unknown'
  | 'signature.not_png';

/** One wrong answer: where it is and what is wrong. `field` is the wire's field name, with an index for lists. */
export type Problem = {
  readonly field: string;
  readonly code: ProblemCode;
  readonly params?: Readonly<Record<string, string>>;
};
