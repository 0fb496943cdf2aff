import { paths } from '@plainclaim/contract';
import { type Figure, median, quantile } from './figures.ts';
import { hostileStories, longestStory } from './long-stories.ts';
import { aVisitor, type Answer, worked } from './http-client.ts';
import { variedForm } from './varied-claims.ts';

const CONNECTIONS = 4;
const LASTS_MS = 20_000;
const EACH_MS = 40;
/** One address does its worst, another visits. */
const CROWDING = '198.51.100.66';
const VISITING = '198.51.100.7';

const STORIES = ['。'.repeat(30_000), 'You lied. '.repeat(3_000), ...hostileStories(), longestStory()];

/** A browser that asks for the dearest thing there is, again and again, whatever it is answered. */
async function crowd(port: number, nr: number, until: number): Promise<readonly Answer[]> {
  const visitor = aVisitor(port, CROWDING);
  const answers: Answer[] = [];
  for (let round = 0; performance.now() < until; round += 1) {
    const claimDescription = STORIES[(nr + round) % STORIES.length] ?? '';
    const form = { ...variedForm(nr), claimDescription, claimCalculation: claimDescription.slice(0, 10_000) };
    answers.push(await visitor.post(paths.saveFormData, { ...form, overwrite: true }));
    for (let draft = 0; draft < 4 && performance.now() < until; draft += 1)
      answers.push(await visitor.get(paths.filePreview));
  }
  return answers;
}

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

/** What one browser that does its worst on four connections costs everybody else. */
export async function benchCrowding(port: number): Promise<readonly Figure[]> {
  const alone = await visit(port, performance.now() + LASTS_MS / 4);
  const until = performance.now() + LASTS_MS;
  const [waits, ...crowds] = await Promise.all([
    visit(port, until),
    ...Array.from({ length: CONNECTIONS }, (_, nr) => crowd(port, nr, until)),
  ]);
  const answers = crowds.flat();
  const refused = answers.filter(({ status }) => status === 429).length;
  return [
    { name: 'a visitor alone waits, p99', value: quantile(alone, 0.99), unit: 'ms' },
    { name: 'beside a hostile browser on four connections, median', value: median(waits), unit: 'ms' },
    { name: '... p99', value: quantile(waits, 0.99), unit: 'ms', atMost: 300 },
    { name: '... longest', value: Math.max(...waits), unit: 'ms' },
    { name: 'calls of the hostile browser that were refused', value: refused, unit: 'times', atLeast: 1 },
    { name: '... and answered', value: answers.filter(({ status }) => status === 200).length, unit: 'times' },
  ];
}
