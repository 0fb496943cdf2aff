import type { CategoryWire, SubcategoryWire } from '@plainclaim/contract';
import type { CalendarDate, Cents, Question, RateMillionths } from '@plainclaim/domain';
import { cents, formatUsd, QUESTION_KEYS, rateMillionths } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { Db } from '../../platform/db/index.ts';
import type { ShownPrices } from '../../platform/http/index.ts';
import { canBeChosen } from './package-availability.ts';

export type PackageRow = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly price: Cents;
  readonly frequency: string;
  readonly isPopular: boolean;
  readonly features: readonly string[];
  readonly contains: readonly string[];
  /** Whoever runs the site has stopped selling it. */
  readonly isStopped: boolean;
};

const texts = z.array(z.string());
const questionKey = z.enum(QUESTION_KEYS);
const answerType = z.enum(['yes_no', 'number', 'custom']);
/** PostgreSQL's texts hold no NUL and it refuses to look for one; a draft may, because it keeps what was typed. */
export const canBeAsked = (text: string): boolean => !text.includes('\0');

const answerOptions = z.array(z.union([z.string(), z.number()]));

export const listCategories = (db: Db): Promise<CategoryWire[]> =>
  db
    .selectFrom('categories')
    .select(['value', 'label', 'icon', 'blurb', 'position as order'])
    .orderBy('position')
    .execute();

/** None for a category that is not offered. */
export async function listSubcategories(db: Db, category: string): Promise<SubcategoryWire[]> {
  if (!canBeAsked(category)) return [];
  return db
    .selectFrom('subcategories')
    .select(['value', 'label', 'icon'])
    .where('category', '=', category)
    .orderBy('position')
    .execute();
}

export const listStates = (db: Db) => db.selectFrom('states').select(['code', 'name']).orderBy('position').execute();

/** The state's name and the rate in force on a day; null when the state or its rate is not known. */
export async function findTaxRate(
  db: Db,
  state: string,
  on: CalendarDate,
): Promise<{ readonly stateName: string; readonly rate: RateMillionths } | null> {
  if (!canBeAsked(state)) return null;
  const row = await db
    .selectFrom('state_tax_rates')
    .innerJoin('states', 'states.code', 'state_tax_rates.state')
    .select(['states.name', 'state_tax_rates.rate_millionths'])
    .where('states.code', '=', state)
    .where((eb) => eb.or([eb('effective_from', 'is', null), eb('effective_from', '<=', on)]))
    .where((eb) => eb.or([eb('effective_to', 'is', null), eb('effective_to', '>=', on)]))
    .orderBy('effective_from', (ob) => ob.desc().nullsLast())
    .executeTakeFirst();
  return row === undefined ? null : { stateName: row.name, rate: rateMillionths(row.rate_millionths) };
}

/** The packages with what each costs on a day: what whoever runs the site set, else what the release says. */
export async function listPackages(db: Db, on: CalendarDate): Promise<PackageRow[]> {
  const rows = await db
    .selectFrom('packages')
    .selectAll('packages')
    .select(({ selectFrom }) =>
      selectFrom('package_prices')
        .select('package_prices.price_cents')
        .whereRef('package_prices.package_id', '=', 'packages.id')
        .where('package_prices.from_day', '<=', on)
        .orderBy('package_prices.from_day', 'desc')
        .orderBy('package_prices.id', 'desc')
        .limit(1)
        .as('set_cents'),
    )
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    price: cents(row.set_cents ?? row.price_cents),
    frequency: row.frequency,
    isPopular: row.is_popular,
    features: texts.parse(row.features),
    contains: texts.parse(row.contains),
    isStopped: row.is_stopped,
  }));
}

/** "$29", "$29.50": a price as packages show it. */
export const shownPrice = (price: Cents): string => formatUsd(price).replace(/\.00$/, '');

/**
 * What each package costs on a day, as pages show it, and which are sold. Every package has a letter, so the cheapest one that
 * is sold says what a letter costs; where none is sold, the cheapest there is.
 */
export async function shownPrices(db: Db, on: CalendarDate, isProduction: boolean): Promise<ShownPrices> {
  const offers = (await listPackages(db, on)).map((row) => ({ ...row, isSold: canBeChosen(row, isProduction) }));
  const sold = offers.filter(({ isSold }) => isSold);
  const prices = (sold.length > 0 ? sold : offers).map(({ price }) => price);
  return {
    packages: Object.fromEntries(offers.map(({ id, price, isSold }) => [id, { price: shownPrice(price), isSold }])),
    letter: shownPrice(cents(Math.min(...prices))),
  };
}

export async function listQuestions(db: Db): Promise<Question[]> {
  const rows = await db.selectFrom('questions').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    key: questionKey.parse(row.key),
    label: row.label,
    answer_type: answerType.parse(row.answer_type),
    answer_options: answerOptions.parse(row.answer_options),
  }));
}
