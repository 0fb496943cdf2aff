import type { ProblemCode } from '@plainclaim/domain';

/** What can be wrong with an answer. The words of the wizard's rules are fixed by the product's specification. */
const problems = {
  'wizard.category_required': 'Please select a category before continuing!',
  'wizard.reasons_required': 'Please select at least one subcategory before continuing!',
  'wizard.claimant_kind_required': 'Please select one option before continuing!',
  'wizard.defendant_kind_required': 'Please select who you are filing this claim against!',
  'wizard.story_required': 'Please tell us what happened before continuing!',
  'wizard.calculation_required': 'Please explain how you calculated the claim amount before continuing!',
  'wizard.questions_missing': 'The questions are still loading. Please wait a moment and try again.',
  'wizard.question_required': 'Please answer "{label}"',
  'wizard.signature_required': 'Please sign before continuing!',
  'wizard.package_required': 'Please select a package before continuing!',
  'wizard.generation_running': 'Your file is still being made. Please wait a few seconds.',
  'wizard.payment_required': 'Please pay for your package first.',

  'field.required': 'This field is required',
  'field.amount_invalid': 'Enter an amount in dollars and cents, like 1850.00',
  'field.amount_min': 'Amount must be at least $250.00',
  'field.amount_max': 'Amount cannot exceed $25,000.00',
  'field.date_invalid': 'Enter a real date, like April 15, 2026',
  'field.date_future': 'Enter a date that is not in the future',
  'field.state_unknown': 'Choose a state from the list',
  'field.zip': 'Zip code must be at least 5 digits',
  'field.zip_long': 'Enter 5 or 9 digits for the zip code',
  'field.email': 'Please enter a valid email address',
  'field.phone_digits': 'Phone number must contain only digits',
  'field.website': 'Please enter a valid website URL',
  'field.choice_unknown': 'Choose one of the answers in the list',
  'signature.not_png': 'We could not read your signature. Please clear it and sign again.',
} as const satisfies Record<ProblemCode, string>;

export const wizardMessages = {
  ...problems,

  /** Above the problems of a whole screen. */
  'wizard.fields_incomplete': 'Please fill in all required fields correctly before continuing!',
  'wizard.questions_required': 'Please answer all administrative questions before continuing!',
  'wizard.questions_banner': 'Please answer all questions.',
} as const;
