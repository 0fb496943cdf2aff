import type { Messages } from '@lingui/core';
import type { CategoryWords, Language, ReferenceWords } from '@plainclaim/contract';

type Sentences = Readonly<Partial<Record<string, string>>>;

type Part = { readonly messages: Messages; readonly sentences: Sentences };

/** What the first screen says in another language. */
export type FirstWords = Part & { readonly categoryWords: CategoryWords };

/** What the rest of the wizard says. */
export type WizardWords = Part & { readonly referenceWords: ReferenceWords };

type Loaders = {
  readonly first: () => Promise<FirstWords>;
  readonly wizard: () => Promise<WizardWords>;
  /** What is said about where a claim stands: many rules, of which one claim meets few. */
  readonly fit: () => Promise<Pick<Part, 'sentences'>>;
  /** What every other screen says. */
  readonly further: () => Promise<Part>;
};

/** English travels inside the screens; every other language is four files, so that a first visit loads the smallest. */
export const languageFiles: Readonly<Record<Exclude<Language, 'en'>, Loaders>> = {
  es: {
    first: () => import('./languages/es-first.ts'),
    wizard: () => import('./languages/es-wizard.ts'),
    fit: () => import('./languages/es-fit.ts'),
    further: () => import('./languages/es-further.ts'),
  },
  tr: {
    first: () => import('./languages/tr-first.ts'),
    wizard: () => import('./languages/tr-wizard.ts'),
    fit: () => import('./languages/tr-fit.ts'),
    further: () => import('./languages/tr-further.ts'),
  },
};
