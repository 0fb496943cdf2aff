import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../logging/index.ts';
import type { DatabaseConnection } from './connection.ts';

export type Listener = {
  /** Whether announcements arrive. While they do not, whoever waits for them must look for himself. */
  isListening(): boolean;
  close(): Promise<void>;
};

export type ListenOptions = {
  readonly connection: DatabaseConnection;
  /** A plain identifier: lowercase letters and underscores. */
  readonly channel: string;
  readonly applicationName: string;
  readonly log: Log;
  /** An announcement, sent with `pg_notify` by any process, once its transaction has committed. */
  readonly onAnnounced: (payload: string) => void;
  /** Announcements arrive from now on. What was announced before is not repeated. */
  readonly onListening: () => void;
};

const RETRY_MS = 2_000;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Listens to a notification channel of this database, over a connection of its own. A connection that is lost is made
 * again until `close`.
 */
export function listen(options: ListenOptions): Listener {
  const { connection, channel, applicationName, log, onAnnounced, onListening } = options;
  const closing = new AbortController();
  let open: pg.Client | null = null;

  const listenOnce = async () => {
    const client = new pg.Client({
      ...connection,
      application_name: applicationName,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => {
      // Without a listener the error of a lost connection would end this process.
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload }) => onAnnounced(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (closing.signal.aborted) return;
      open = client;
      onListening();
      await lost;
    } finally {
      open = null;
      await client.end().catch(() => undefined);
    }
  };

  const run = async () => {
    while (!closing.signal.aborted) {
      try {
        await listenOnce();
      } catch (err) {
        log.warn({ component: applicationName, err }, 'what the database announces cannot be heard; trying on');
      }
      await delay(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  const running = run();
  return {
    isListening: () => open !== null,
    close: async () => {
      closing.abort();
      await open?.end();
      await running;
    },
  };
}
