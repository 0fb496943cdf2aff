import { notices } from '@plainclaim/domain/served-words/en-notices';

/** What a call about a letter answers, and what the page of a letter says itself. */
export const letterMessages = {
  'letter.empty': 'The letter is empty. Please write your letter before you save it.',
  'letter.too_many_lines': 'The letter has more than {limit} lines. Please join some of them. Your text is not lost.',
  'letter.over_limit': 'The letter is longer than {limit} characters. Please make it shorter. Your text is not lost.',

  ...notices,

  'letter.no_access': 'Your letter can be opened after you have paid for a package in this browser.',
  'letter.unknown_demand': 'We could not find that letter.',
  'letter.unprintable': 'These characters cannot be printed: {characters}. Please replace them.',
  'letter.signature_missing': 'Your signature is missing. Please sign your claim again.',
  'letter.delivery_required': 'Choose how the letter will reach the other side first.',
  'letter.not_generated': 'There is no letter yet. Please generate it first.',
  'letter.saved': 'Your letter is saved.',
  'letter.approved': 'Your letter is approved and signed.',
  'letter.stored': 'Your draft letter is stored.',

  'pdf.in_progress': 'Your PDF is still being made. Please try again in a few seconds.',
  'pdf.failed': 'We could not make the PDF. Please try again.',
} as const;
