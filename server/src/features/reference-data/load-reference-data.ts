import { type CourtFormsHere, packagesFor, servedQuestions, salesTaxRows, US_STATES } from '@plainclaim/domain';
import { served } from '@plainclaim/domain/served';
import { categories, subcategories } from '@plainclaim/domain/taxonomy';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../platform/db/index.ts';

/** Any number: it only has to be the same in every process that loads the lists. */
const LOAD_LOCK = 7_301_002;

/**
 * Writes the lists the wizard is served from, as this build of the product knows them. Runs at every start, in one
 * transaction under a lock, so that two processes that start together cannot mix their lists. Rows that orders refer
 * to (packages, coupons) are updated, never removed.
 */
export async function loadReferenceData(db: Db, courtForms: CourtFormsHere = { hasCourtForms: false }): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(trx);
    await trx.deleteFrom('subcategories').execute();
    await trx.deleteFrom('categories').execute();
    await trx.deleteFrom('questions').execute();
    await trx.deleteFrom('state_tax_rates').execute();
    await trx.deleteFrom('states').execute();
    await trx
      .insertInto('categories')
      .values(
        categories.map(({ value, label, icon, blurb, order }) => ({ value, label, icon, blurb, position: order })),
      )
      .execute();
    await trx
      .insertInto('subcategories')
      .values(
        subcategories.map(({ category, value, label, icon, order }) => ({
          category,
          value,
          label,
          icon,
          position: order,
        })),
      )
      .execute();
    await trx
      .insertInto('questions')
      .values(
        servedQuestions.map((question, position) => ({
          key: question.key,
          label: question.label,
          answer_type: question.answer_type,
          answer_options: JSON.stringify(question.answer_options),
          position,
        })),
      )
      .execute();
    await trx
      .insertInto('states')
      .values(US_STATES.map(({ code, name }, position) => ({ code, name, position })))
      .execute();
    await trx
      .insertInto('state_tax_rates')
      .values(
        [...salesTaxRows].flatMap(([state, rows]) =>
          rows.map((row) => ({
            id: row.id,
            state,
            rate_millionths: row.value,
            effective_from: row.from,
            effective_to: row.to,
            source: row.source,
            checked_on: row.checkedOn,
            certainty: row.certainty,
          })),
        ),
      )
      .execute();
    await loadPackages(trx, courtForms);
  });
}

async function loadPackages(trx: Db, courtForms: CourtFormsHere): Promise<void> {
  const rows = packagesFor(served, courtForms).map((item, position) => ({
    id: item.id,
    title: item.title,
    description: item.desc,
    price_cents: item.priceCents,
    frequency: item.frequency,
    is_popular: item.popular,
    features: JSON.stringify(item.features),
    contains: JSON.stringify(item.contains),
    position,
  }));
  await trx
    .insertInto('packages')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
        price_cents: eb.ref('excluded.price_cents'),
        frequency: eb.ref('excluded.frequency'),
        is_popular: eb.ref('excluded.is_popular'),
        features: eb.ref('excluded.features'),
        contains: eb.ref('excluded.contains'),
        position: eb.ref('excluded.position'),
      })),
    )
    .execute();
}

/** Two coupons to try the box with. Development only: production begins with none. */
export async function seedDevelopmentCoupons(db: Db): Promise<void> {
  await db
    .insertInto('coupons')
    .values([
      {
        code: 'WELCOME10',
        kind: 'percentage',
        amount_cents: null,
        rate_millionths: 100_000,
        description: '10% off your package',
      },
      {
        code: 'TENOFF',
        kind: 'fixed',
        amount_cents: 1000,
        rate_millionths: null,
        description: '$10.00 off your package',
      },
    ])
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
}
