/**
 * English sentences for every code that both sides can send, by code. `{name}` takes a parameter. The words of the
 * wizard's rules are fixed by the product's specification; the others say what happened and what to do.
 */
export const en = {
  'wizard.category_required': 'Please select a category before continuing!',
  'wizard.reasons_required': 'Please select at least one subcategory before continuing!',
  'wizard.fields_incomplete': 'Please fill in all required fields correctly before continuing!',
  'wizard.claimant_kind_required': 'Please select one option before continuing!',
  'wizard.defendant_kind_required': 'Please select who you are filing this claim against!',
  'wizard.story_required': 'Please tell us what happened before continuing!',
  'wizard.calculation_required': 'Please explain how you calculated the claim amount before continuing!',
  'wizard.questions_required': 'Please answer all administrative questions before continuing!',
  'wizard.questions_missing': 'The questions are still loading. Please wait a moment and try again.',
  'wizard.questions_banner': 'Please answer all questions.',
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

  'reference.category_missing': 'Main category not selected',
  'reference.subcategories_failed': 'Could not retrieve subcategories',
  'reference.state_unknown': 'We have no tax rate for that state.',

  'coupon.empty': 'Please enter a coupon code',
  'coupon.invalid': 'Invalid coupon code or coupon is not active',

  'address.not_found': 'We could not find that address. Please type it in.',
  'address.not_xhr': 'This look-up only answers the address field of this site.',

  'draft.conflict':
    'This claim was changed in another tab or on another device. Load the newer answers, or keep yours.',
  'draft.already_ordered': 'This claim is already paid for. Start a new claim to change your answers.',
  'draft.none': 'There is no claim in this browser yet.',

  'claim.incomplete': 'Some answers are still missing. Please go back and finish them.',

  'checkout.package_unavailable': 'That package is not available. Please choose another one.',
  'checkout.declined': 'The card was declined. You were not charged. Please try another card.',
  'checkout.key_reused': 'This payment was already used for another order. Please reload the page and try again.',
  'checkout.stopped': 'We cannot take payment for this claim. Please read what stands in the way.',
  'checkout.email': 'Please enter a valid email address',

  'letter.no_access': 'Your letter can be opened after you have paid for a package in this browser.',
  'letter.unknown_demand': 'We could not find that letter.',
  'letter.empty': 'The letter is empty. Please write your letter before you save it.',
  'letter.too_long': 'The letter is too long. Please shorten it to {limit} characters or fewer.',
  'letter.unprintable': 'These signs cannot be printed: {characters}. Please replace them.',
  'letter.residue': 'The letter still holds something that should not be sent: "{text}". Please remove it.',
  'letter.private_number': 'The letter seems to hold a private number: "{text}". Please remove it before you send it.',
  'letter.demand_above_claim':
    'The letter asks for more than your claim: "{text}". Ask for the amount of your claim, or less.',
  'letter.first_owner_unknown':
    'You said that someone else gave you this claim. A letter must name who had it first, and we cannot do that yet.',
  'letter.signature_missing': 'Your signature is missing. Please sign your claim again.',
  'letter.delivery_required': 'Choose how the letter will reach the other side first.',
  'letter.not_generated': 'There is no letter yet. Please generate it first.',
  'letter.saved': 'Your letter is saved.',
  'letter.approved': 'Your letter is approved and signed.',
  'letter.stored': 'Your draft letter is stored.',

  'pdf.in_progress': 'Your PDF is still being made. Please try again in a few seconds.',
  'pdf.failed': 'We could not make the PDF. Please try again.',

  'request.invalid': 'Some of what was sent could not be read. Please check the marked fields.',
  'request.not_json': 'The request could not be read.',
  'request.too_large': 'That is more than we can take at once. Please shorten it.',
  'request.not_found': 'There is nothing at this address.',
  'request.unsupported': 'The request has a kind we do not take.',
  'request.cross_site': 'The request came from another site and was refused.',
  'request.too_many': 'That was too often. Please wait a moment and try again.',
  'server.busy': 'The server is busy. Please try again in a moment. Nothing is lost.',
  'server.unexpected': 'Something went wrong on our side. Nothing you saved is lost. Please try again.',
} as const;

export type MessageCode = keyof typeof en;
