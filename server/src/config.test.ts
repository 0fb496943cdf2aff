import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeConfigProblems, type Environment, readConfig, readTestServerSettings } from './config.ts';

const secretKey = 'Zk3v9QpL0xW8sTn5bRy2Hc7JdMf4GuAe';
const dataKey = 'aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0uV';
const production: Environment = {
  NODE_ENV: 'production',
  SECRET_KEY: secretKey,
  DATA_KEY: dataKey,
  PUBLIC_URL: 'https://claims.example.org',
  SMTP_URL: 'smtps://mail.example.org',
  PAYMENT_PROVIDER: 'simulated',
};

function configFrom(env: Environment) {
  const read = readConfig(env);
  if (!read.ok) throw new Error(describeConfigProblems(read.error));
  return read.value;
}

function problemsIn(env: Environment) {
  const read = readConfig(env);
  return read.ok ? [] : read.error;
}

const namesOf = (env: Environment) => problemsIn(env).map((problem) => problem.name);

describe('a development machine', () => {
  test('needs no setting at all and listens only to itself', () => {
    const config = configFrom({});
    expect(config).toMatchObject({
      environment: 'development',
      isProduction: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('./data'),
      databaseUrl: undefined,
      courtFormsDir: undefined,
      googlePlacesKey: undefined,
      returnedCheckNotice: undefined,
      dataKeys: [],
      paymentProvider: 'simulated',
      stripe: null,
      trustProxy: false,
      logLevel: 'info',
      clockStartMs: undefined,
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  test('a folder of court forms is taken from where the server was started', () => {
    expect(configFrom({ COURT_FORMS_DIR: './forms' }).courtFormsDir).toBe(resolve('./forms'));
  });

  test('a key for address suggestions is taken as it is, and one that cannot be a key is refused without quoting it', () => {
    const key = `AIza${'x'.repeat(35)}`;
    expect(configFrom({ GOOGLE_PLACES_KEY: key }).googlePlacesKey).toBe(key);
    expect(namesOf({ GOOGLE_PLACES_KEY: 'two words' })).toEqual(['GOOGLE_PLACES_KEY']);
  });

  test('a virus scanner is a file or a port of this or another machine', () => {
    expect(configFrom({}).clamdAddress).toBeUndefined();
    expect(configFrom({ CLAMD_ADDRESS: 'unix:/run/clamav/clamd.ctl' }).clamdAddress).toEqual({
      path: '/run/clamav/clamd.ctl',
    });
    expect(namesOf({ CLAMD_ADDRESS: 'clamd' })).toEqual(['CLAMD_ADDRESS']);
  });

  test('the operator is named by all three settings or by none', () => {
    const all = {
      OPERATOR_NAME: 'Fair LLC',
      OPERATOR_ADDRESS: '1 Main Street, Town',
      OPERATOR_EMAIL: 'us@example.org',
    };
    expect(configFrom({}).operator).toBeNull();
    expect(configFrom(all).operator).toEqual({
      name: 'Fair LLC',
      address: '1 Main Street, Town',
      email: 'us@example.org',
    });
    expect(namesOf({ OPERATOR_NAME: 'Fair LLC' })).toEqual(['OPERATOR_ADDRESS', 'OPERATOR_EMAIL']);
    expect(namesOf({ ...all, OPERATOR_NAME: '<b>' })).toEqual(['OPERATOR_NAME']);
    expect(namesOf({ ...all, OPERATOR_EMAIL: 'us' })).toEqual(['OPERATOR_EMAIL']);
  });

  test('whoever takes real money must say who they are', () => {
    expect(namesOf({ PAYMENT_PROVIDER: 'a-bank' })).toEqual([
      'OPERATOR_ADDRESS',
      'OPERATOR_EMAIL',
      'OPERATOR_NAME',
      'PAYMENT_PROVIDER',
    ]);
    expect(namesOf({ PAYMENT_PROVIDER: 'simulated' })).toEqual([]);
  });

  test('uploads that were not scanned are refused only where that is set, and a scanner too', () => {
    const CLAMD_ADDRESS = 'tcp://127.0.0.1:3310';
    expect(configFrom({ CLAMD_ADDRESS }).refusesUnscanned).toBe(false);
    expect(configFrom({ CLAMD_ADDRESS, UNSCANNED_UPLOADS: 'refuse' }).refusesUnscanned).toBe(true);
    expect(namesOf({ UNSCANNED_UPLOADS: 'refuse' })).toEqual(['UNSCANNED_UPLOADS']);
    expect(namesOf({ CLAMD_ADDRESS, UNSCANNED_UPLOADS: 'never' })).toEqual(['UNSCANNED_UPLOADS']);
  });

  test('an empty setting counts as not set', () => {
    expect(configFrom({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  test('a password needs six characters, or as many as the site asks for', () => {
    expect(configFrom({}).passwordMinLength).toBe(6);
    expect(configFrom({ PASSWORD_MIN_LENGTH: '8' }).passwordMinLength).toBe(8);
    for (const text of ['5', '65', 'six', '8.5', '-8']) {
      expect(namesOf({ PASSWORD_MIN_LENGTH: text })).toEqual(['PASSWORD_MIN_LENGTH']);
    }
  });

  test('the clock can be told where to start', () => {
    expect(configFrom({ CLOCK_START: '2026-03-09T15:00:00Z' }).clockStartMs).toBe(Date.UTC(2026, 2, 9, 15));
  });

  test.each([
    ['0.0.0.0', 'http://localhost:3000'],
    ['::1', 'http://[::1]:3000'],
    ['box.local', 'http://box.local:3000'],
  ])('a site listening on %s is reached at %s', (HOST, url) => {
    expect(configFrom({ HOST }).publicUrl).toBe(url);
  });
});

describe('bad settings', () => {
  test('are all named at once', () => {
    const bad = {
      PORT: '70000',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'claims.example.org',
      CLOCK_START: 'noon',
      PAYMENT_PROVIDER: 'barter',
      OPERATOR_NAME: '<b>',
      OPERATOR_ADDRESS: 'a\nb',
      OPERATOR_EMAIL: 'us',
    };
    expect(namesOf(bad)).toEqual(Object.keys(bad).sort());
  });

  test.each(['0', '-1', '3000.5', '1e3', 'http', '65536', '99999999999'])('PORT=%s is refused', (PORT) => {
    expect(namesOf({ PORT })).toEqual(['PORT']);
  });

  test('never show up with their value, which may be a secret', () => {
    const problems = problemsIn({
      DATABASE_URL: 'mysql://app:hunter2@db/x',
      SMTP_URL: 'hunter2',
      LOG_LEVEL: 'hunter2',
    });
    expect(problems).toHaveLength(3);
    expect(describeConfigProblems(problems)).not.toContain('hunter2');
  });

  test('an unknown environment name is not taken for development', () => {
    expect(namesOf({ NODE_ENV: 'prod' })).toEqual(['NODE_ENV']);
  });
});

describe('production', () => {
  test('starts when everything is there, and listens to everyone', () => {
    expect(configFrom(production)).toMatchObject({
      isProduction: true,
      host: '0.0.0.0',
      publicUrl: 'https://claims.example.org',
      mailFrom: 'Plainclaim <no-reply@claims.example.org>',
      dataKeys: [dataKey],
    });
  });

  test('names every missing setting, and the bad ones beside them', () => {
    expect(namesOf({ NODE_ENV: 'production', PORT: 'x' })).toEqual([
      'DATA_KEY',
      'PAYMENT_PROVIDER',
      'PORT',
      'PUBLIC_URL',
      'SECRET_KEY',
      'SMTP_URL',
    ]);
  });

  test.each([
    ['short', 'k3v9QpL0xW8s'],
    ['a placeholder', 'changeme-changeme-changeme-changeme'],
    ['one letter repeated', 'a'.repeat(44)],
  ])('refuses keys that are %s', (_why, key) => {
    expect(namesOf({ ...production, SECRET_KEY: key, DATA_KEY: `${dataKey},${key}` })).toContain('SECRET_KEY');
    expect(namesOf({ ...production, DATA_KEY: `${dataKey},${key}` })).toEqual(['DATA_KEY']);
  });

  test('refuses one key for two purposes', () => {
    expect(namesOf({ ...production, DATA_KEY: secretKey })).toEqual(['DATA_KEY']);
  });

  test('refuses a clock that was set', () => {
    expect(namesOf({ ...production, CLOCK_START: '2026-03-09T15:00:00Z' })).toEqual(['CLOCK_START']);
  });

  test('accepts an old data key behind the new one', () => {
    const older = 'oL9dK8eY7wI6tH5tH4iR3tY2tW1oC0hA';
    expect(configFrom({ ...production, DATA_KEY: `${dataKey}, ${older}` }).dataKeys).toEqual([dataKey, older]);
  });
});

/** Starts the real program with these settings and no others, and waits for its end. */
async function startedWith(settings: Environment) {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const env = { PATH: process.env['PATH'], ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [exit, said, complained] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { exitCode: exit[0], said, complained };
}

describe('the server, started in production', () => {
  const dataDir = join(tmpdir(), `plainclaim-never-made-${process.pid}`);
  const secrets = ['changeme-hunter2', 'hunter2-again', 'ftp://hunter2@mail.example.org', 'postgres-hunter2'];
  const [SECRET_KEY = '', DATA_KEY = '', SMTP_URL = '', DATABASE_URL = ''] = secrets;
  const weak = {
    SECRET_KEY,
    DATA_KEY,
    SMTP_URL,
    DATABASE_URL,
    PUBLIC_URL: 'claims.example.org',
    PAYMENT_PROVIDER: 'barter',
    OPERATOR_NAME: '<hunter2>',
    OPERATOR_ADDRESS: '<hunter2>',
    OPERATOR_EMAIL: 'hunter2',
    CLOCK_START: '2026-03-09T15:00:00Z',
    PASSWORD_MIN_LENGTH: '4',
    TRUST_PROXY: 'true',
    PORT: '0',
  };
  type Ended = Awaited<ReturnType<typeof startedWith>>;
  let withNothing: Ended;
  let withWeakness: Ended;
  beforeAll(async () => {
    const production = { NODE_ENV: 'production', DATA_DIR: dataDir };
    [withNothing, withWeakness] = await Promise.all([startedWith(production), startedWith({ ...production, ...weak })]);
  });

  const named = ({ complained }: Ended) => [...complained.matchAll(/^ {2}([A-Z_]+): ./gm)].map(([, name]) => name);

  test('without settings ends at once and names all that it needs', () => {
    expect([withNothing.exitCode, withNothing.said]).toEqual([1, '']);
    expect(withNothing.complained).toMatch(/^These settings keep the server from starting:\n/);
    expect(named(withNothing)).toEqual(['DATA_KEY', 'PAYMENT_PROVIDER', 'PUBLIC_URL', 'SECRET_KEY', 'SMTP_URL']);
    expect(withNothing.complained.match(/is required in production/g)).toHaveLength(5);
  });

  test('with weak settings ends at once, names all of them, and repeats none of their values', () => {
    expect([withWeakness.exitCode, withWeakness.said]).toEqual([1, '']);
    expect(named(withWeakness).toSorted()).toEqual(Object.keys(weak).toSorted());
    expect(withWeakness.complained).not.toMatch(/hunter2|barter|changeme/);
  });

  test('has touched nothing by then', () => {
    expect(existsSync(dataDir)).toBe(false);
  });
});

test.each([
  ['false', false],
  ['2', 2],
  ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ['2001:db8::/32', ['2001:db8::/32']],
])('TRUST_PROXY=%s is understood', (TRUST_PROXY, expected) => {
  expect(configFrom({ TRUST_PROXY }).trustProxy).toEqual(expected);
});

test.each(['true', '99', '10.0.0.0/99', 'my-proxy'])('TRUST_PROXY=%s is refused', (TRUST_PROXY) => {
  expect(namesOf({ TRUST_PROXY })).toEqual(['TRUST_PROXY']);
});

test('the recipe for production in the runbook starts, asks for ten characters, and names who hears of a weakness', () => {
  const runbook = readFileSync(fileURLToPath(new URL('../../docs/runbooks/operate.md', import.meta.url)), 'utf8');
  const set = [...runbook.matchAll(/^export ([A-Z_]+)=("[^"]*"|\S+)/gm)];
  const recipe = Object.fromEntries(set.map(([, name, value]) => [name, value]));
  const read = configFrom({ ...recipe, SECRET_KEY: secretKey, DATA_KEY: dataKey });
  expect([read.isProduction, read.passwordMinLength]).toEqual([true, 10]);
  expect(read.securityContact).toMatch(/^mailto:/);
  expect(configFrom({}).passwordMinLength).toBe(6);
});

test.each(['security@example.org', 'http://example.org', 'mailto:a@b\nExpires: never', 'tel:+1'])(
  'SECURITY_CONTACT=%s is refused',
  (SECURITY_CONTACT) => {
    expect(problemsIn({ SECURITY_CONTACT }).map(({ name }) => name)).toEqual(['SECURITY_CONTACT']);
  },
);

test('tests prefer a database of their own', () => {
  expect(readTestServerSettings({ DATABASE_URL: 'postgres://a/b', TEST_DATABASE_URL: 'postgres://c/d' })).toEqual({
    databaseUrl: 'postgres://c/d',
    postgresBinDir: undefined,
  });
});
