/** What the list of a person's cases can answer, and its words for what is not known yet. */
export const caseMessages = {
  'case.signed_out': 'Please log in to see your cases.',
  'case.unknown': 'We could not find that case.',
  'case.no_package': 'No package yet',
} as const;
