import { paths } from '@plainclaim/contract';
import { arm, type Asked, type Attack, ATTACKS, crowd } from './crowd.ts';
import { type Figure, median, quantile } from './figures.ts';
import { aVisitor, worked } from './http-client.ts';
import { variedForm } from './varied-claims.ts';

/** Of each address; the last of them only uploads. */
const CONNECTIONS = 5;
const LASTS_MS = 30_000;
const EACH_MS = 40;
const MOST_P99_MS = 300;
/** Addresses that do their worst, each on four connections; another one visits. What one spent is not held against others. */
const crowding = (addresses: number): readonly string[] =>
  Array.from({ length: addresses }, (_, nr) => `198.51.${100 + addresses}.${nr + 1}`);
const VISITING = '198.51.100.7';
const OK = 200;
const REFUSED = [429, 503];

/** How long the front page and a save take somebody else, in ms. */
async function visit(port: number, until: number): Promise<readonly number[]> {
  const visitor = aVisitor(port, VISITING);
  const waits: number[] = [];
  for (let nr = 0; performance.now() < until; nr += 1) {
    const saves = nr % 8 === 0;
    const answer = saves
      ? await visitor.post(paths.saveFormData, { ...variedForm(500 + (nr % 7)), overwrite: true })
      : await visitor.get('/');
    waits.push(worked(answer).tookMs);
    await new Promise((resolve) => setTimeout(resolve, EACH_MS));
  }
  return waits;
}

/** What came of one kind of attack: how often it got which status, and how long the longest took that was worked on. */
function figureOf(attack: Attack, asked: readonly Asked[]): Figure {
  const counts = new Map<number, number>();
  for (const { answer } of asked) counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
  const shown = [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
  const worked = asked.filter(({ answer }) => !REFUSED.includes(answer.status)).map(({ answer }) => answer.tookMs);
  return { name: `... ${attack}, ${shown}: longest`, value: Math.max(0, ...worked), unit: 'ms' };
}

/** What browsers without an account, each doing its worst on five connections, cost everybody else. */
export async function benchCrowding(port: number, addresses: number): Promise<readonly Figure[]> {
  const connections = crowding(addresses).flatMap((place) => Array.from({ length: CONNECTIONS }, () => place));
  const armed = [];
  // One after the other: what is made here is not measured.
  for (const [nr, place] of connections.entries()) armed.push(await arm(port, place, nr));
  const alone = await visit(port, performance.now() + LASTS_MS / 4);
  const until = performance.now() + LASTS_MS;
  const [waits, ...crowds] = await Promise.all([
    visit(port, until),
    ...armed.map((weapons, nr) => crowd(weapons, nr, until, nr % CONNECTIONS === CONNECTIONS - 1)),
  ]);
  const asked = crowds.flat();
  const countOf = (isCounted: (status: number) => boolean) =>
    asked.filter(({ answer }) => isCounted(answer.status)).length;
  const from = addresses === 1 ? 'one address' : `${addresses} addresses`;
  return [
    { name: 'a visitor alone waits, p99', value: quantile(alone, 0.99), unit: 'ms' },
    { name: `beside hostile browsers of ${from}, median`, value: median(waits), unit: 'ms' },
    { name: '... p99', value: quantile(waits, 0.99), unit: 'ms', atMost: MOST_P99_MS },
    { name: '... longest', value: Math.max(...waits), unit: 'ms' },
    {
      name: 'calls of theirs that were refused',
      value: countOf((status) => REFUSED.includes(status)),
      unit: 'times',
    },
    { name: '... and answered', value: countOf((status) => status === OK), unit: 'times' },
    ...ATTACKS.map((attack) =>
      figureOf(
        attack,
        asked.filter((one) => one.attack === attack),
      ),
    ),
  ];
}
