import type { CalendarDate } from '../../../calendar/index.ts';
import { firstDayOf, type ReadEntry } from '../../../fact-cards/index.ts';
import { specialFigure, type SpecialFigure } from '../special-rules/figures.ts';

/** Which warranty the used car law calls for, by the miles on the day of the sale. */
export type WarrantyBand = 'low' | 'middle' | 'high';

/**
 * Whether a used car from a dealer falls under the law's limits of price, miles and age. `covered`: the card of the
 * sale tells all three and all keep to them. `open`: nothing said contradicts it. `outside`: one of them is over its
 * limit.
 */
export type UsedCarCover =
  | { readonly kind: 'covered' | 'open'; readonly band: WarrantyBand | null }
  | { readonly kind: 'outside' };

/** A model year as people write it before make and model. */
const MODEL_YEAR = /\b(?:19[89]|20\d)\d\b/;

/** What the card of the sale shows. `soldOn` is in where it tells no day. */
export function usedCarCover(entries: readonly ReadEntry[], soldOn: CalendarDate): UsedCarCover {
  const filled = entries.find(({ card }) => card.key === 'auto.bought')?.filled;
  const [price, miles, day, car] = ['price', 'miles', 'day', 'car'].map((slot) => filled?.get(slot));
  const year = car !== undefined && 'text' in car ? MODEL_YEAR.exec(car.text)?.[0] : undefined;
  const sale = day?.kind === 'day' ? firstDayOf(day.day) : soldOn;
  const limit = (key: SpecialFigure): number => specialFigure(key, sale).value;
  const age = year === undefined ? null : Number(sale.slice(0, 4)) - Number(year);
  const sum = price?.kind === 'money' ? price.cents : null;
  const distance = miles?.kind === 'count' ? miles.count : null;
  if (sum !== null && sum <= limit('usedCarPrice') * 100) return { kind: 'outside' };
  if (distance !== null && distance > limit('usedCarMostMiles')) return { kind: 'outside' };
  if (age !== null && age > limit('usedCarMostYears')) return { kind: 'outside' };
  const band = distance === null ? null : bandOf(distance, limit);
  // In the last year of the limit it hangs on how a model year is counted.
  const isYoung = age !== null && age < limit('usedCarMostYears');
  return { kind: sum !== null && band !== null && isYoung ? 'covered' : 'open', band: sum === null ? null : band };
}

function bandOf(miles: number, limit: (key: SpecialFigure) => number): WarrantyBand {
  if (miles <= limit('usedCarLowMiles')) return 'low';
  return miles < limit('usedCarMiddleMiles') ? 'middle' : 'high';
}
