import { paths } from '@plainclaim/contract';
import type pg from 'pg';
import { type Figure, median } from './figures.ts';
import { aVisitor, type Visitor, worked } from './http-client.ts';
import { variedForm } from './varied-claims.ts';

const OWN_CASES = 12;
const LOOKS = 300;
const FEW = 1_000;
const MANY = 100_000;
/** The same cost within what a shared machine's clock can tell. */
const MOST_RATIO = 1.3;
const PEOPLE = 500;

async function somebodyWithCases(port: number): Promise<Visitor> {
  const visitor = aVisitor(port);
  const email = 'bench@example.com';
  const registered = worked(await visitor.post(paths.register, { email, password: 'seven quiet herons' }));
  const { verification_code } = JSON.parse(registered.body);
  worked(await visitor.post(paths.verify, { email, verification_code }));
  for (let nr = 0; nr < OWN_CASES; nr += 1) {
    const unsigned = { signature: null, signatureMethod: '' };
    worked(await visitor.post(paths.saveFormData, { ...variedForm(nr), ...unsigned, revision: 0 }));
    worked(await visitor.post(paths.clearSessionForm, {}));
  }
  return visitor;
}

/** Accounts of other people and their claims, as many as are missing; the forms are as long as real ones. */
async function fillUp(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into accounts (id, email_fingerprint, profile, password_hash, created_at, password_changed_at)
     select gen_random_uuid(), 'bench-' || nr, profile, password_hash, created_at, password_changed_at
     from (select * from accounts limit 1) one, generate_series(1, ${PEOPLE}) nr
     where not exists (select from accounts where email_fingerprint = 'bench-1')`,
  );
  await pool.query(
    `with others as (
       select id, row_number() over () - 1 as place from accounts where email_fingerprint like 'bench-%'
     ), one as (
       select form from claims where account_id is not null limit 1
     )
     insert into claims (id, account_id, status, form, step, sub_step, revision, created_at, saved_at, archived_at, expires_at)
     select gen_random_uuid(), others.id, 'paid', one.form, 5, 1, 3, now() - nr * interval '1 minute', now(), null, now() + interval '1 year'
     from one, generate_series((select count(*) from claims) + 1, $1::bigint) nr
     join others on others.place = nr % ${PEOPLE}`,
    [count],
  );
  await pool.query('analyze claims');
}

async function looks(visitor: Visitor): Promise<number> {
  const took: number[] = [];
  for (let nr = 0; nr < LOOKS; nr += 1) {
    const answer = worked(await visitor.get(paths.userDemands));
    if (nr === 0 && JSON.parse(answer.body).total !== OWN_CASES) throw new Error(`not those cases: ${answer.body}`);
    if (nr >= LOOKS / 10) took.push(answer.tookMs);
  }
  return median(took);
}

/** What it costs to list one's own cases, whatever others have stored. Best of three, as others use the machine too. */
export async function benchCaseList(port: number, pool: pg.Pool): Promise<readonly Figure[]> {
  const visitor = await somebodyWithCases(port);
  const costWith = async (count: number): Promise<number> => {
    await fillUp(pool, count);
    return Math.min(await looks(visitor), await looks(visitor), await looks(visitor));
  };
  const few = await costWith(FEW);
  const many = await costWith(MANY);
  const named = (count: number) => `listing ${OWN_CASES} cases among ${count.toLocaleString('en-US')}`;
  return [
    { name: named(FEW), value: few, unit: 'ms' },
    { name: named(MANY), value: many, unit: 'ms' },
    { name: '... the latter to the former', value: many / few, unit: 'times', atMost: MOST_RATIO },
  ];
}
