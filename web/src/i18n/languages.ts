import type { Messages } from '@lingui/core';
import type { CategoryWords, Language, ReferenceWords } from '@plainclaim/contract';

type Sentences = Readonly<Partial<Record<string, string>>>;

type Part = { readonly messages: Messages; readonly sentences: Sentences };

/** What the first screen says in another language. */
export type FirstWords = Part & { readonly categoryWords: CategoryWords; readonly isRead: boolean };

/** What the rest of the wizard says. */
export type WizardWords = Part & { readonly referenceWords: ReferenceWords };

/** English travels inside the screens; every other language is four files, so that a first visit loads the smallest. */
const FIRST = import.meta.glob<FirstWords>('./languages/*-first.ts');
const WIZARD = import.meta.glob<WizardWords>('./languages/*-wizard.ts');
/** What is said about where a claim stands: many rules, of which one claim meets few. */
const FIT = import.meta.glob<Pick<Part, 'sentences'>>('./languages/*-fit.ts');
/** What every other screen says. */
const FURTHER = import.meta.glob<Part>('./languages/*-further.ts');

/** The file of a language, when it is asked for. Rejects when there is none, as when it cannot be had. */
export async function loaded<Words>(
  files: Readonly<Record<string, () => Promise<Words>>>,
  path: string,
): Promise<Words> {
  const load = files[path];
  if (load === undefined) throw new RangeError(`there is no ${path}`);
  return await load();
}

export const languageFiles = (language: Exclude<Language, 'en'>) => ({
  first: () => loaded(FIRST, `./languages/${language}-first.ts`),
  wizard: () => loaded(WIZARD, `./languages/${language}-wizard.ts`),
  fit: () => loaded(FIT, `./languages/${language}-fit.ts`),
  further: () => loaded(FURTHER, `./languages/${language}-further.ts`),
});
