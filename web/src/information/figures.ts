import { type Language, LANGUAGES } from '@plainclaim/contract';
import { EXTRA_RECIPIENT_CENTS, formatUsd, LARGEST_CLAIM } from '@plainclaim/domain';
import { LOCAL_WORDS } from '@plainclaim/domain/served-words/all-languages';
import { freeHelpLine } from '@plainclaim/domain/served-words/free-help';
import { wholeDollars } from '../i18n/whole-dollars.ts';
import { filledIn } from './text.tsx';

/** "English, Spanish, and Turkish": all we speak, as the platform names them. */
function languagesIn(language: Language): string {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return new Intl.ListFormat(language).format(LANGUAGES.map((code) => names.of(code) ?? code));
}

/** What the texts name in braces: from the packages and the courts that are served, so that no page tells another price. */
export const figuresIn = (language: Language): Readonly<Record<string, string>> => ({
  courtState: LOCAL_WORDS[language].courtState,
  inCourtState: LOCAL_WORDS[language].inCourtState,
  languages: languagesIn(language),
  freeHelp: freeHelpLine,
  largestClaim: wholeDollars(LARGEST_CLAIM),
  // The running site says what it costs today.
  letterAlonePrice: filledIn('price-demand-letter'),
  extraPrice: formatUsd(EXTRA_RECIPIENT_CENTS),
});

/** A text with its figures. Throws for a name that none has. */
export const withFigures = (text: string, figures: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new RangeError(`no figure is called "${name}"`);
    return figure;
  });
