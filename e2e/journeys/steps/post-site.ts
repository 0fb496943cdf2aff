import { type APIRequestContext, expect, test as base } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { OwnProduct } from './own-product.ts';

/**
 * The product with a carrier of letters, which is a fake of its own. Both start with the first journey that asks for them and
 * end with its worker.
 */
export type PostSite = {
  readonly address: string;
  /** The half hour in which a letter can be stopped passes. */
  pass(minutes: number): Promise<void>;
  /** The carrier has this many letters. */
  hasLetters(request: APIRequestContext, count: number): Promise<void>;
  /** What happens to every letter the carrier has, by the name of a script. */
  play(request: APIRequestContext, script: string, steps?: number): Promise<void>;
};

const E2E = join(import.meta.dirname, '..', '..');
const SECRET = 'only the journeys by post know this one';
const START_MS = 120_000;
const MINUTE_MS = 60_000;
/** Once a minute it is looked for what is to leave. */
const LEAVES_WITHIN_MS = 150_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer !== null) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`nothing answers at ${url}`);
}

export const test = base.extend<object, { readonly postSite: PostSite }>({
  postSite: [
    async ({ browserName }, hand) => {
      if (browserName !== 'chromium') throw new Error('these journeys are walked in one browser');
      const product = new OwnProduct();
      const [carrierPort, productPort] = [await freePort(), await freePort()];
      product.useAddress(productPort);
      const carrier = `http://127.0.0.1:${carrierPort}`;
      const settings = {
        LOB_API_KEY: 'test_of_nobody_at_all',
        LOB_WEBHOOK_SECRET: SECRET,
        LOB_API_BASE: carrier,
        POST_PRICE: '14.90',
      };
      const fake = spawn(
        process.execPath,
        [
          '../node_modules/tsx/dist/cli.mjs',
          '../server/src/testing/fake-carrier/run.ts',
          String(carrierPort),
          `${product.address}/api/post/webhook`,
          SECRET,
        ],
        { cwd: E2E, env: process.env, stdio: ['ignore', 'ignore', 'inherit'] },
      );
      let aheadMs = 0;
      const control = async (path: string, data: object) => {
        const sent = await fetch(`${carrier}/__fake/${path}`, { method: 'POST', body: JSON.stringify(data) });
        expect(sent.ok).toBe(true);
        return await sent.json();
      };
      try {
        await Promise.all([product.start(undefined, settings), answers(`${carrier}/__fake/letters`, fake)]);
        await hand({
          address: product.address,
          pass: async (minutes) => {
            aheadMs += minutes * MINUTE_MS;
            await product.stop();
            await product.start(new Date(Date.now() + aheadMs), settings);
            await control('clock', { aheadMs });
          },
          hasLetters: async (request, count) => {
            const letters = async () => (await (await request.get(`${carrier}/__fake/letters`)).json()).letters.length;
            await expect.poll(letters, { timeout: LEAVES_WITHIN_MS, intervals: [500] }).toBe(count);
          },
          play: async (_request, script, steps) => {
            const { surprises } = await control('play', { script, steps });
            expect(surprises).toEqual([]);
          },
        });
      } finally {
        fake.kill('SIGTERM');
        await product.remove();
      }
    },
    { scope: 'worker', timeout: START_MS * 2 },
  ],
  baseURL: async ({ postSite }, hand) => hand(postSite.address),
});
