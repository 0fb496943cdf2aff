import type pg from 'pg';

/** A figure of the moment, with what tells it from others of its name. */
export type Reading = {
  readonly name: string;
  readonly help: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

/**
 * What the database tells about work and money: a name, a sentence, and a query whose `value` is the figure and whose other
 * columns tell figures apart. Those come from a list in our code or from a check of the table, so there are few of them.
 */
const READINGS: readonly { readonly name: string; readonly help: string; readonly query: string }[] = [
  {
    name: 'plainclaim_jobs',
    help: 'Jobs by kind and state',
    query: `select name as job, state::text as state, count(*)::int as value from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
  },
  {
    name: 'plainclaim_job_oldest_due_seconds',
    help: 'How long the oldest job of a kind has been due and was not taken',
    query: `select name as job, extract(epoch from now() - min(start_after))::float8 as value
    from pgboss.job where state in ('created', 'retry') and start_after <= now() group by 1`,
  },
  {
    name: 'plainclaim_job_most_tries',
    help: 'The most tries that a job of a kind that is not done has had',
    query: `select name as job, max(retry_count)::int as value from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') group by 1`,
  },
  {
    name: 'plainclaim_mails',
    help: 'Mails by state, of the last 30 days',
    query: 'select status as state, count(*)::int as value from mail_outbox group by 1',
  },
  {
    name: 'plainclaim_mail_oldest_due_seconds',
    help: 'How long the oldest mail has been due and has not left',
    query: `select extract(epoch from now() - min(next_try_at))::float8 as value
    from mail_outbox where status = 'queued' and next_try_at <= now() having count(*) > 0`,
  },
  {
    name: 'plainclaim_orders',
    help: 'Orders by state',
    query: 'select status as state, count(*)::int as value from orders group by 1',
  },
  {
    name: 'plainclaim_payment_alerts',
    help: 'Places where our orders and the payment provider disagree, of the last 7 days',
    query: `select code, count(*)::int as value from payment_alerts
    where at > now() - interval '7 days' group by 1`,
  },
  {
    name: 'plainclaim_dispatches',
    help: 'Letters on their way, by channel and state',
    query: 'select channel, state, count(*)::int as value from dispatches group by 1, 2',
  },
  {
    name: 'plainclaim_backup_age_seconds',
    help: 'How long ago the newest backup was made that was put into a scratch database and lacked nothing',
    query: `select extract(epoch from now() - max(made_at))::float8 as value from backup_runs
    where rows_lost = 0 and files_lost = 0 having count(*) > 0`,
  },
  {
    name: 'plainclaim_backups_lacking',
    help: 'Backups of the last 7 days that lacked a row or a file',
    query: `select count(*)::int as value from backup_runs
    where made_at > now() - interval '7 days' and (rows_lost > 0 or files_lost > 0)`,
  },
];

/** One after the other on one connection: somebody who looks must not crowd out those who work. */
export async function readState(pool: Pick<pg.Pool, 'query'>): Promise<readonly Reading[]> {
  const readings: Reading[] = [];
  for (const { name, help, query } of READINGS) {
    const { rows } = await pool.query<Record<string, unknown>>(query);
    for (const { value, ...labels } of rows) {
      const texts = Object.entries(labels).map(([label, text]) => [label, String(text)] as const);
      readings.push({ name, help, labels: Object.fromEntries(texts), value: Number(value) });
    }
  }
  return readings;
}
