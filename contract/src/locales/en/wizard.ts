import type { ProblemCode } from '@plainclaim/domain';
import { categoryMessages } from './category.ts';

/** What can be wrong with an answer. The words of the wizard's rules are fixed by the product's specification. */
const problems = {
  ...categoryMessages,
  'wizard.reasons_required': 'Please select at least one subcategory before continuing!',
  'wizard.claimant_kind_required': 'Please select one option before continuing!',
  'wizard.claim_for_required': 'Please choose who this claim is for.',
  'wizard.guardian_required': 'Enter your full name. You sign and file for the child.',
  'wizard.defendant_kind_required': 'Please select who you are filing this claim against!',
  'wizard.story_required': 'Please tell us what happened before continuing!',
  'wizard.calculation_required': 'Please explain how you calculated the claim amount before continuing!',
  'wizard.questions_missing': 'The questions are still loading. Please wait a moment and try again.',
  'wizard.question_required': 'Please answer "{label}"',
  'wizard.answer_contradicts_name':
    'The name “{words}” does not fit your answer. Please change the answer, or say that it is right',
  'wizard.answer_contradicts_story':
    'Your story says “{words}”, which does not fit your answer. Please change the answer, or say that it is right',
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

  'card.day_unknown': 'Enter a real day, like April 15, 2026',
  'card.day_not_span': 'Give one day, month or year here, not a range.',
  'card.day_to_come': 'This day is still to come. Give the day when it happened, or leave it empty.',
  'card.span_reversed': 'The first day comes after the last day. Please check both.',
  'card.required': 'Fill this in, or leave the card out',
  'card.who_required': 'Say who it was',
  'card.which_defendant': 'Choose who this card is about',
  'card.self_required': 'Choose whom this sentence tells of',
  'card.amount_unknown': 'Enter an amount in dollars and cents, like 1850.00',
  'card.count_unknown': 'Enter a whole number, like 3',
  'card.number_unknown': 'Enter a number, like 3 or 2.5',
  'card.choice_unknown': 'Choose one of the answers',
  'card.text_too_long': 'This is too long for one sentence. Please make it shorter.',
  'card.nothing_filled': 'Fill in one answer, or leave the card out',
  'row.label_required': 'Say what this amount is for',
  'row.amount_required': 'Enter the amount',
  'row.amount_unknown': 'Enter an amount in dollars and cents, like 1850.00',
  'row.amount_zero': 'Enter an amount above zero',
  'wizard.multiple_required': 'Please choose when to ask for the larger amount before continuing!',
  'wizard.multiple_unusable':
    'You cannot ask for the larger amount with your answers and rows as they are now: no law we know adds it. Please choose to go on without it, or change the answer or the row. Nothing you typed is lost.',
} as const satisfies Record<ProblemCode, string>;

export const wizardMessages = {
  ...problems,

  /** Above the problems of a whole screen. */
  'wizard.fields_incomplete': 'Please fill in all required fields correctly before continuing!',
  'wizard.questions_required': 'Please answer all administrative questions before continuing!',
  'wizard.questions_banner': 'Please answer all questions.',
} as const;
