/** What the list of a person's cases and the page of one of them can answer. */
export const caseMessages = {
  'case.signed_out': 'Please log in to see your cases.',
  'case.unknown': 'We could not find that case.',
  'case.no_package': 'No package yet',
  'outcome.saved': 'Saved. The next step and the money are up to date.',
  'outcome.no_letter': 'The letter is not approved yet. Approve it first. Then you can say what happened.',
  'outcome.changed_elsewhere': 'This line was changed in another window. We show the newest now. Nothing was lost.',
  'outcome.no_day': 'Enter a day, such as December 7, 2026.',
  'outcome.no_amount': 'Enter an amount, such as 850.00.',
  'outcome.day_to_come': 'This day is in the future. Enter the day it happened.',
  'outcome.before_letter': 'This day is before your letter. Enter a day after you approved it.',
  'outcome.amount_needed': 'Enter how much they paid.',
  'outcome.more_than_open': 'This is more than is still open. Check the amount, or choose that they paid all of it.',
  'outcome.by_needed': 'Enter the day by which they promised to pay.',
  'outcome.by_before': 'They cannot promise a day before they made the promise. Check both days.',
  'outcome.words_long': 'This is too long. Please use 500 characters or fewer.',
} as const;
