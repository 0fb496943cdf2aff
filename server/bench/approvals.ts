import { paths } from '@plainclaim/contract';
import type pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { aPayment } from '../src/testing/builders/a-draft.ts';
import { type Figure, median, quantile } from './figures.ts';
import { aVisitor, worked } from './http-client.ts';
import { variedForm } from './varied-claims.ts';

const LETTERS = 60;
/** The first ones start the children and compile the code of both sides. */
const WARM_UP = 10;
const ALL_WITHIN_MS = 30_000;

/** One paid claim, its letter approved by its owner, who mails it. */
async function approveLetter(port: number, nr: number): Promise<void> {
  const owner = aVisitor(port);
  worked(
    await owner.post(paths.saveFormData, { ...variedForm(nr), selectedPackage: 'demand-letter', overwrite: true }),
  );
  worked(await owner.post(paths.checkout, aPayment()));
  const { demand_letter } = JSON.parse(worked(await owner.post(paths.generateDemandLetter)).body);
  worked(
    await owner.post(paths.saveDemandLetter, { demand_letter, action: 'approve_and_send', delivery: 'self_mail' }),
  );
}

/** From the approval's time to the time its signed PDF was stored, one letter after the other, by the server's own clock. */
export async function benchApprovals(port: number, pool: pg.Pool): Promise<readonly Figure[]> {
  for (let nr = 0; nr < LETTERS; nr += 1) await approveLetter(port, nr);
  const until = performance.now() + ALL_WITHIN_MS;
  for (;;) {
    const { rows } = await pool.query<{ ms: number | null }>(
      `select (extract(epoch from d.ready_at - v.created_at) * 1000)::float8 as ms
       from letter_versions v join letter_documents d on d.version_id = v.id
       where v.is_approved order by v.created_at`,
    );
    const took = rows.flatMap(({ ms }) => (ms === null ? [] : [ms]));
    if (took.length === LETTERS) {
      const warm = took.slice(WARM_UP);
      return [
        { name: 'approval to PDF, median', value: median(warm), unit: 'ms' },
        { name: 'approval to PDF, p95', value: quantile(warm, 0.95), unit: 'ms', atMost: 100 },
      ];
    }
    if (performance.now() > until) throw new Error(`${took.length} of ${LETTERS} approved letters are drawn`);
    await delay(100);
  }
}
