/** The areas of the catalogue, so that a page can load the sentences it needs and no others. */
export { accountMessages } from '../locales/en/accounts.ts';
export { categoryMessages } from '../locales/en/category.ts';
export { checkoutMessages } from '../locales/en/checkout.ts';
export { claimFitMessages } from '../locales/en/claim-fit.ts';
export { courtMessages } from '../locales/en/court.ts';
export { letterCheckMessages } from '../locales/en/letter-checks.ts';
export { letterMessages } from '../locales/en/letters.ts';
export { referenceMessages } from '../locales/en/reference-data.ts';
export { wizardMessages } from '../locales/en/wizard.ts';
