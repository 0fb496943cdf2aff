import type { Language } from '@plainclaim/contract';
import { EXTRA_RECIPIENT_CENTS, formatUsd, LARGEST_CLAIM } from '@plainclaim/domain';
import { words as en } from '@plainclaim/domain/served-words/en';
import { words as es } from '@plainclaim/domain/served-words/es';
import { freeHelpLine } from '@plainclaim/domain/served-words/free-help';
import { words as tr } from '@plainclaim/domain/served-words/tr';
import { wholeDollars } from '../i18n/whole-dollars.ts';
import { filledIn } from './text.tsx';

const LOCAL = { en, es, tr } satisfies Record<Language, unknown>;

/** What the texts name in braces: from the packages and the courts that are served, so that no page tells another price. */
export const figuresIn = (language: Language): Readonly<Record<string, string>> => ({
  courtState: LOCAL[language].courtState,
  inCourtState: LOCAL[language].inCourtState,
  freeHelp: freeHelpLine,
  largestClaim: wholeDollars(LARGEST_CLAIM),
  // The running site says what it costs today.
  letterPrice: filledIn('price-demand-letter'),
  extraPrice: formatUsd(EXTRA_RECIPIENT_CENTS),
});

/** A text with its figures. Throws for a name that none has. */
export const withFigures = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new RangeError(`no figure is called "${name}"`);
    return figure;
  });
