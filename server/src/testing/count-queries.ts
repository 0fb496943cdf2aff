import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

type Asked = { readonly statements: string[] };

const counting = new AsyncLocalStorage<Asked>();
let isWatching = false;

/** What was asked of the database, as its text is; what only frames a transaction is left out. */
const textOf = (query: unknown): string =>
  typeof query === 'string'
    ? query
    : typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
      ? query.text
      : '';

const FRAMES = /^\s*(?:begin|start transaction|commit|rollback|savepoint|release|set)\b/i;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  const ask = pg.Client.prototype.query;
  const counted = function query(this: pg.Client, ...given: unknown[]): unknown {
    const text = textOf(given[0]);
    if (text !== '' && !FRAMES.test(text)) counting.getStore()?.statements.push(text);
    return Reflect.apply(ask, this, given);
  };
  Reflect.set(pg.Client.prototype, 'query', counted);
}

/** The queries that an act makes by itself: what jobs ask meanwhile is not among them. */
export async function queriesOf(act: () => Promise<unknown>): Promise<readonly string[]> {
  watch();
  const asked: Asked = { statements: [] };
  await counting.run(asked, act);
  return asked.statements;
}
