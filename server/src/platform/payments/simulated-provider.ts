import { SIMULATED_TOKENS } from '@plainclaim/contract';
import { cents, err, ok } from '@plainclaim/domain';
import type { Clock } from '../clock/index.ts';
import { type Db, inTransaction } from '../db/index.ts';
import type { PaymentProvider, RefundReading } from './payment-provider.ts';

type SimulatedPaymentsTable = {
  ref: string;
  order_id: string;
  state: 'paid' | 'declined' | 'expired';
  cents: number;
  tax_cents: number;
  at: Date;
};
type SimulatedRefundsTable = { refund_key: string; ref: string; cents: number; at: Date };

const withBooks = (db: Db) =>
  db.withTables<{ simulated_payments: SimulatedPaymentsTable; simulated_refunds: SimulatedRefundsTable }>();

/**
 * Pretends to charge: the test token of the approved card is paid, all else declined. It keeps books of its own in the
 * database, so that orders are read from it, paid back and compared as with a provider that moves money.
 */
export function createSimulatedProvider({ db, clock }: { readonly db: Db; readonly clock: Clock }): PaymentProvider {
  const books = withBooks(db);
  const refOf = (orderId: string) => `sim_${orderId}`;
  const refundsOf = async (on: typeof books, ref: string): Promise<readonly RefundReading[]> => {
    const rows = await on.selectFrom('simulated_refunds').selectAll().where('ref', '=', ref).orderBy('at').execute();
    return rows.map((row) => ({ ref: `simre_${row.refund_key}`, cents: cents(row.cents), atMs: row.at.getTime() }));
  };

  return {
    id: 'simulated',
    isSimulated: true,
    surface: 'card_form',
    inPage: null,
    addsTax: false,
    begin: async ({ orderId, token, total, tax }) => {
      const ref = refOf(orderId);
      await books
        .insertInto('simulated_payments')
        .values({
          ref,
          order_id: orderId,
          state: token === SIMULATED_TOKENS.approved ? 'paid' : 'declined',
          cents: total,
          tax_cents: tax,
          at: new Date(clock.now()),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return ok({ ref });
    },
    read: async (ref) => {
      const row = await books.selectFrom('simulated_payments').selectAll().where('ref', '=', ref).executeTakeFirst();
      if (row === undefined) return err({ code: 'payments.unknown_ref' });
      return ok({
        ref,
        orderId: row.order_id,
        state: row.state,
        cents: cents(row.cents),
        tax: cents(row.tax_cents),
        method: null,
        redirectUrl: null,
        clientSecret: null,
        refunds: await refundsOf(books, ref),
        disputes: [],
      });
    },
    expire: async () => ok(null),
    refund: async (ref, amount, key) =>
      inTransaction(db, async (trx) => {
        const on = withBooks(trx);
        const row = await on
          .selectFrom('simulated_payments')
          .select(['cents', 'state'])
          .where('ref', '=', ref)
          .forUpdate()
          .executeTakeFirst();
        if (row === undefined) return err({ code: 'payments.unknown_ref' });
        const done = await refundsOf(on, ref);
        const same = done.find((refund) => refund.ref === `simre_${key}`);
        if (same !== undefined) return same.cents === amount ? ok(same) : err({ code: 'payments.refused' });
        const back = done.reduce((sum, refund) => sum + refund.cents, 0);
        if (row.state !== 'paid' || amount <= 0 || back + amount > row.cents) return err({ code: 'payments.refused' });
        const at = new Date(clock.now());
        await on.insertInto('simulated_refunds').values({ refund_key: key, ref, cents: amount, at }).execute();
        return ok({ ref: `simre_${key}`, cents: amount, atMs: at.getTime() });
      }),
    // The simulation tells nobody anything: whatever comes is not from it.
    parseWebhook: () => err({ code: 'payments.webhook_forged' }),
    list: async (sinceMs) => {
      const since = new Date(sinceMs);
      const rows = await books
        .selectFrom('simulated_payments')
        .select('ref')
        .where('at', '>=', since)
        .union(books.selectFrom('simulated_refunds').select('ref').where('at', '>=', since))
        .execute();
      return ok(rows.map(({ ref }) => ref));
    },
  };
}
