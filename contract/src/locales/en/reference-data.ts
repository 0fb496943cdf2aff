/** What the lists of the wizard can answer. */
export const referenceMessages = {
  'reference.category_missing': 'Main category not selected',
  'reference.subcategories_failed': 'Could not retrieve subcategories',
  'reference.state_unknown': 'We have no tax rate for that state.',
} as const;
