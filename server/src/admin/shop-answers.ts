import { cents, formatUsd } from '@plainclaim/domain';
import { sql } from 'kysely';
import type { AdminOutcome } from './outcome.ts';
import type { DbTransaction } from '../platform/db/index.ts';

type Facts = NonNullable<AdminOutcome['facts']>;

export const done = (text: string, facts?: Facts): AdminOutcome => ({
  exitCode: 0,
  text,
  ...(facts === undefined ? {} : { facts }),
});
export const refused = (text: string): AdminOutcome => ({ exitCode: 1, text: `${text} Nothing was changed.` });
export const money = (amount: number): string =>
  amount < 0 ? `-${formatUsd(cents(-amount))}` : formatUsd(cents(amount));
export const lines = (head: string, rows: readonly string[], facts?: Facts): AdminOutcome =>
  done([head, ...rows].join('\n'), facts);

/** A row for what was done that belongs to no claim. */
export const act = async (trx: DbTransaction, kind: string, detail: object, nowMs: number): Promise<void> => {
  await sql`insert into operator_acts (at, kind, detail) values (${new Date(nowMs)}, ${kind}, ${JSON.stringify(detail)})`.execute(
    trx,
  );
};

export const TRIED = 'Tried only, nothing was changed: ';
