/** What the first screen can say about its choice: a first visit loads no other sentence of the wizard. */
export const categoryMessages = {
  'wizard.category_required': 'Please select a category before continuing!',
} as const;
