import { hasSqlState } from '../db/index.ts';

/**
 * PostgreSQL's codes for "not now" (manual, appendix A): connection lost, server stopping or starting, no free place,
 * a query or a transaction that took too long, or one that others were in the way of again and again.
 */
const NOT_NOW = [
  '08000',
  '08003',
  '08006',
  '25P03',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
];
const SOCKET_CALLS: ReadonlySet<unknown> = new Set(['connect', 'read', 'write']);
/** What the driver says without any code. */
const DRIVER_WORDS = /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated)/;

/** Whether a failure may pass by itself: the database is away, full or too slow for the moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (hasSqlState(error, ...NOT_NOW)) return true;
  if (!(error instanceof Error)) return false;
  return SOCKET_CALLS.has(Reflect.get(error, 'syscall')) || DRIVER_WORDS.test(error.message);
}
