import { categoryHints } from '@plainclaim/domain/taxonomy';
import { referenceWords } from '../../../i18n/spoken-words.ts';

/** Help with the story and the amount of a category, in the language on the screen; undefined for an unknown one. */
export const hintsOf = (category: string) => referenceWords()?.hints[category] ?? categoryHints[category];
