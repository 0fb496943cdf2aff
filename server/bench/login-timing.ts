/*
 * Whether the time of an answer tells if an address has an account. Run it by hand against a development server of its
 * own, because it makes accounts and uses their limits up:
 *
 *   DATA_DIR=/tmp/timing PORT=3900 npm start
 *   npx tsx server/bench/login-timing.ts http://127.0.0.1:3900
 *
 * Calls for known and unknown addresses alternate and swap places each time, so that a busy machine slows both alike.
 */
const PEOPLE = 60;
/** Below the five tries a minute that one account allows from one place. */
const LOGINS_EACH = 3;
const PASSWORD = 'seven quiet herons';
/** The checklist's bar for log-ins: medians this near each other. */
const MOST_DIFFERENCE = 0.15;

type Answer = { readonly status: number; readonly body: Record<string, unknown>; readonly tookMs: number };
type Kind = 'known' | 'unknown';

const [site = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const run = Date.now().toString(36);
const addressOf = (kind: Kind, nr: number): string => `${kind}-${nr}-${run}@example.com`;

async function call(path: string, body: object, cookie = ''): Promise<Answer & { readonly cookie: string }> {
  const startedAt = performance.now();
  const answer = await fetch(new URL(path, site), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const tookMs = performance.now() - startedAt;
  const given = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
  return { status: answer.status, body: JSON.parse(text), tookMs, cookie: given };
}

async function makeAccount(email: string): Promise<void> {
  const asked = await call('/api/register/register', { email, password: PASSWORD });
  const verification_code = asked.body['verification_code'];
  if (typeof verification_code !== 'string') throw new Error('that is no development server on this machine');
  const verified = await call('/api/register/verify', { email, verification_code }, asked.cookie);
  if (verified.status !== 200) throw new Error(`no account was made: ${JSON.stringify(verified.body)}`);
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

async function measure(name: string, status: number, times: number, ask: (kind: Kind, nr: number) => Promise<Answer>) {
  const took: Record<Kind, number[]> = { known: [], unknown: [] };
  for (let nr = 0; nr < times; nr += 1) {
    const order: readonly Kind[] = nr % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of order) {
      const answer = await ask(kind, nr);
      if (answer.status !== status) throw new Error(`${name} ${kind}: ${answer.status} ${JSON.stringify(answer.body)}`);
      took[kind].push(answer.tookMs);
    }
  }
  const [known, unknown] = [median(took.known), median(took.unknown)];
  const difference = Math.abs(known - unknown) / Math.max(known, unknown);
  const verdict = difference <= MOST_DIFFERENCE ? 'alike' : 'NOT ALIKE';
  process.stdout.write(
    `${name.padEnd(15)} known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ` +
      `${(difference * 100).toFixed(1)} % apart (medians of ${times} each): ${verdict}\n`,
  );
  return difference <= MOST_DIFFERENCE;
}

for (let nr = 0; nr < PEOPLE; nr += 1) await makeAccount(addressOf('known', nr));
const logIn = (kind: Kind, nr: number) =>
  call('/api/login', { email: addressOf(kind, nr % PEOPLE), password: 'not this one' });
const register = (kind: Kind, nr: number) =>
  call('/api/register/register', { email: addressOf(kind, nr), password: PASSWORD });
const reset = (kind: Kind, nr: number) => call('/api/reset-password-request', { email: addressOf(kind, nr) });

await logIn('unknown', PEOPLE - 1);
const verdicts = [
  await measure('log-in', 401, PEOPLE * LOGINS_EACH, logIn),
  await measure('registration', 200, PEOPLE, register),
  await measure('password reset', 200, PEOPLE, reset),
];
process.exit(verdicts.every(Boolean) ? 0 : 1);
