import { checkoutMessages } from '../checkout.ts';
import { courtMessages } from '../court.ts';
import { referenceMessages } from '../reference-data.ts';
import { wizardMessages } from '../wizard.ts';

export { referenceWords } from '../reference/reference-words.ts';

/** What the wizard says in Portuguese beyond its first screen. */
export const sentences = {
  ...checkoutMessages,
  ...courtMessages,
  ...referenceMessages,
  ...wizardMessages,
} as const;
