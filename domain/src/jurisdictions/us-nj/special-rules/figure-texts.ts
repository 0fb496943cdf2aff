import type { RuleFacts } from './rule.ts';
import { type SpecialFigure, specialFigure } from './figures.ts';

/** A figure as a sentence names it. */
export const count = (key: SpecialFigure, { today }: RuleFacts): string => String(specialFigure(key, today).value);

/** Whole numbers with commas, as in "24,000". */
export const large = (key: SpecialFigure, { today }: RuleFacts): string =>
  specialFigure(key, today).value.toLocaleString('en-US');
