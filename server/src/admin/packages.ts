import { dayAt } from '@plainclaim/domain';
import type { AdminOutcome } from './outcome.ts';
import { act, done, lines, money, refused, TRIED } from './shop-answers.ts';
import type { ShopCommand } from './shop-arguments.ts';
import { listPackages } from '../features/reference-data/index.ts';
import { COURT_TIME_ZONE } from '../platform/clock/index.ts';
import type { Db, DbTransaction } from '../platform/db/index.ts';

/** What is sold, what it costs today, and the prices that were set, the newest day first. */
export async function showPackages(db: Db, nowMs: number): Promise<AdminOutcome> {
  const [packages, paid, set] = await Promise.all([
    listPackages(db, dayAt(nowMs, COURT_TIME_ZONE)),
    db
      .selectFrom('orders')
      .select((from) => ['package_id', from.fn.countAll<number>().as('times')])
      .where('status', 'in', ['paid', 'upgraded'])
      .groupBy('package_id')
      .execute(),
    db.selectFrom('package_prices').selectAll().orderBy('from_day', 'desc').orderBy('id', 'desc').execute(),
  ]);
  return lines(
    `${packages.length} packages.`,
    packages.flatMap(({ id, title, price, isStopped }) => {
      const times = paid.find((one) => one.package_id === id)?.times ?? 0;
      const stopped = isStopped ? '  stopped' : '';
      const prices = set.filter((one) => one.package_id === id);
      return [
        `${id}  ${title}  ${money(price)}  paid for ${times} times${stopped}`,
        ...prices.map((one) => `    from ${one.from_day}: ${money(one.price_cents)}`),
      ];
    }),
    { packages, prices_set: set },
  );
}

export async function sellPackage(
  trx: DbTransaction,
  { kind, id, by, isDryRun }: Extract<ShopCommand, { kind: 'package_stopped' | 'package_sold' }>,
  nowMs: number,
): Promise<AdminOutcome> {
  const stops = kind === 'package_stopped';
  const found = await trx
    .selectFrom('packages')
    .select('is_stopped')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return refused(`There is no package "${id}".`);
  if (found.is_stopped === stops) return refused(`Package ${id} is ${stops ? 'stopped' : 'sold'} already.`);
  const summary = `package ${id} ${stops ? 'is not sold any more' : 'is sold again'}.`;
  if (isDryRun) return done(`${TRIED}${summary}`);
  await trx.updateTable('packages').set({ is_stopped: stops }).where('id', '=', id).execute();
  await act(trx, stops ? 'package.stopped' : 'package.sold', { package: id, by }, nowMs);
  return done(`Done: ${summary}`);
}

/** A price of its own from a day on. What was paid before, and what is being paid, costs what was shown. */
export async function pricePackage(
  trx: DbTransaction,
  { id, priceCents, from, by, isDryRun }: Extract<ShopCommand, { kind: 'package_priced' }>,
  nowMs: number,
): Promise<AdminOutcome> {
  const today = dayAt(nowMs, COURT_TIME_ZONE);
  const fromDay = from ?? today;
  const found = await trx.selectFrom('packages').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (found === undefined) return refused(`There is no package "${id}".`);
  if (fromDay < today) return refused('A price begins today or later: what was shown before stays as it was.');
  const summary = `package ${id} costs ${money(priceCents)} from ${fromDay}.`;
  if (isDryRun) return done(`${TRIED}${summary}`);
  await trx
    .insertInto('package_prices')
    .values({ package_id: id, price_cents: priceCents, from_day: fromDay, set_at: new Date(nowMs) })
    .execute();
  await act(trx, 'package.priced', { package: id, cents: priceCents, from: fromDay, by }, nowMs);
  return done(`Done: ${summary}`);
}
