import type { CalendarDate } from '../calendar/index.ts';
import type { PublicName, Question } from '../claims/index.ts';
import type { CardCatalogue, MultipleRule } from '../fact-cards/index.ts';

/** What the wizard must know besides the answers to judge a screen or a move. */
export type WizardFacts = {
  readonly today: CalendarDate;
  /** Subcategory values of the chosen category; null while they are not known (still loading). */
  readonly reasonsOffered: readonly string[] | null;
  /** The cards of the chosen category; null while they are not known. */
  readonly cards: CardCatalogue | null;
  /** Laws of the court system that multiply an amount. */
  readonly multiples: readonly MultipleRule[];
  /** Names of public bodies that the court system knows, beside those that look alike everywhere. */
  readonly publicNames: readonly PublicName[];
  /** The administrative questions being asked; null while they are loading. */
  readonly questions: readonly Question[] | null;
  /** True once the six stages of the generation screen have run. */
  readonly generationComplete: boolean;
  readonly isSignedIn: boolean;
  readonly isPaid: boolean;
};
