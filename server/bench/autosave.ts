import { paths } from '@plainclaim/contract';
import pg from 'pg';
import { type Figure, median, quantile } from './figures.ts';
import { aVisitor, worked } from './http-client.ts';
import { variedForm } from './varied-claims.ts';

/** Enough of them, so that no one passes the 120 saves a minute that a browser has. */
const PEOPLE = 120;
const ROUNDS = 4;
const ROUND_MS = 3_000;
const AT_ONCE = 16;
const STEADY_A_SECOND = 60;
const STEADY_MS = 15_000;

/** Saves once more and answers how long that took, in ms. */
type Saver = () => Promise<number>;

/** The answers of somebody in the middle of the wizard. */
const unsigned = (nr: number) => ({
  ...variedForm(nr),
  step: 4,
  subStep: 1,
  signature: null,
  signatureMethod: '',
  selectedPackage: '',
});

async function peopleSaving(port: number): Promise<readonly Saver[]> {
  const savers: Saver[] = [];
  for (let nr = 0; nr < PEOPLE; nr += 1) {
    const visitor = aVisitor(port);
    let revision = 0;
    const save: Saver = async () => {
      const form = { ...unsigned(nr), revision, claimCalculation: `My deposit was $${900 + revision}.` };
      const answer = worked(await visitor.post(paths.saveFormData, form));
      revision = Number(JSON.parse(answer.body).revision);
      return answer.tookMs;
    };
    await save();
    savers.push(save);
  }
  return savers;
}

/** Copies of the claims for the bare handler, which would leave forms that the product cannot open. */
async function bareSaving(port: number, pool: pg.Pool, kind: 'save' | 'all'): Promise<readonly Saver[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into claims (id, status, form, step, sub_step, revision, created_at, saved_at, expires_at)
     select gen_random_uuid(), status, form, step, sub_step, revision, created_at, saved_at, expires_at
     from claims limit ${PEOPLE} returning id`,
  );
  return rows.map(({ id }, nr) => {
    const visitor = aVisitor(port);
    return async () => worked(await visitor.post(`/${kind}/${id}`, unsigned(nr))).tookMs;
  });
}

/** Saves a second, when each of `AT_ONCE` callers saves again as soon as it is answered. */
async function throughput(savers: readonly Saver[]): Promise<number> {
  const endAt = performance.now() + ROUND_MS;
  const shared = savers.length - (savers.length % AT_ONCE);
  let count = 0;
  const caller = async (from: number): Promise<void> => {
    // Each caller has people of its own: nobody saves twice at once.
    for (let turn = from; performance.now() < endAt; turn += AT_ONCE) {
      const saver = savers[turn % shared];
      await saver?.();
      count += 1;
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, (_, nr) => caller(nr)));
  return (count * 1000) / (performance.now() - startedAt);
}

/** How long each save takes when they come evenly, answered or not. */
async function steadily(savers: readonly Saver[]): Promise<readonly number[]> {
  const asked: Promise<number>[] = [];
  const startedAt = performance.now();
  for (let nr = 0; nr < (STEADY_MS / 1000) * STEADY_A_SECOND; nr += 1) {
    const due = startedAt + (nr * 1000) / STEADY_A_SECOND;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const saver = savers[nr % savers.length];
    if (saver !== undefined) asked.push(saver());
  }
  return Promise.all(asked);
}

export async function benchAutosave(
  ports: { readonly product: number; readonly bare: number },
  pool: pg.Pool,
): Promise<readonly Figure[]> {
  const product = await peopleSaving(ports.product);
  const bare = await bareSaving(ports.bare, pool, 'all');
  const bareSave = await bareSaving(ports.bare, pool, 'save');
  const took = await steadily(product);
  const tookBare = await steadily(bare);
  const rounds: { readonly product: number; readonly bare: number; readonly save: number }[] = [];
  // The first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    rounds.push({
      bare: await throughput(bare),
      product: await throughput(product),
      save: await throughput(bareSave),
    });
  }
  const counted = rounds.slice(1);
  const share = (of: 'bare' | 'save'): number => median(counted.map((round) => round.product / round[of]));
  return [
    { name: `autosave at ${STEADY_A_SECOND} a second, p99`, value: quantile(took, 0.99), unit: 'ms', atMost: 100 },
    { name: `autosave at ${STEADY_A_SECOND} a second, median`, value: median(took), unit: 'ms' },
    { name: '... the bare handler, p99', value: quantile(tookBare, 0.99), unit: 'ms' },
    { name: 'autosaves as fast as they go', value: median(counted.map((round) => round.product)), unit: 'requests/s' },
    { name: '... share of a bare handler with the same statements', value: share('bare'), unit: 'times', atLeast: 0.8 },
    { name: '... share of one that writes the form and nothing else', value: share('save'), unit: 'times' },
  ];
}
