import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { err, ok, type Result } from '@plainclaim/domain';
import * as z from 'zod/mini';
import type { Operator } from './platform/http/index.ts';
import { type ClamdAddress, parseClamdAddress } from './platform/virus-scan/index.ts';
import type { OidcSettings } from './platform/identity/index.ts';
import { type LobConfig, lobIn, lobProblems, lobSchema } from './settings/lob-settings.ts';
import { type SealConfig, sealIn, sealProblems, sealSchema } from './settings/seal-settings.ts';
import { socialIn, socialProblems, socialSchema } from './settings/social-settings.ts';
import { type StorageConfig, storageIn, storageProblems, storageSchema } from './settings/storage-settings.ts';
import { type StripeConfig, stripeIn, stripeProblems, stripeSchema } from './settings/stripe-settings.ts';

/** Settings as the environment gives them: text or absent. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** One missing or bad setting. The text never repeats the value: it may be a secret. */
export type ConfigProblem = { readonly name: string; readonly problem: string };

export type LogLevel = z.infer<typeof logLevel>;

/** How far `X-Forwarded-For` is believed: not at all, the last n proxies, or proxies at these addresses. */
export type TrustProxy = false | number | readonly string[];

export type Config = {
  readonly environment: 'development' | 'test' | 'production';
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** Where figures are told about; null: nowhere. */
  /** Collector of traces (OTLP over HTTP); null: nothing is traced. */
  readonly tracesEndpoint: string | null;
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Where browsers reach the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly trustProxy: TrustProxy;
  /** Absolute path of the folder that keeps keys, mail and, when it is embedded, the database. */
  readonly dataDir: string;
  /** Absolute path of the folder with the court's blank forms and their maps; absent: none are filled in. */
  readonly courtFormsDir: string | undefined;
  /** The file with the prescribed notice about a returned check. */
  readonly returnedCheckNotice: string | undefined;
  /** Absent: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** The way in of the database's owner, who makes the tables; absent: the role of `databaseUrl` does both. */
  readonly databaseOwnerUrl: string | undefined;
  /** Folder with `postgres` and `initdb` to use instead of the packaged ones. */
  readonly postgresBinDir: string | undefined;
  /** Absent outside production: made once into the data folder. */
  readonly secretKey: string | undefined;
  /** Newest first. Empty outside production: made once into the data folder. */
  readonly dataKeys: readonly string[];
  /** Fewest characters of a new password. */
  readonly passwordMinLength: number;
  /** Years a paid claim without an account is kept after the last visit. */
  readonly keepPaidYears: number;
  readonly paymentProvider: 'simulated' | 'stripe';
  /** Null: payments are simulated. */
  readonly stripe: StripeConfig | null;
  /** Null: nobody prints and posts letters here. */
  readonly lob: LobConfig | null;
  /** Other services people may log in with; empty: none is set up. */
  readonly social: readonly OidcSettings[];
  readonly seal: SealConfig;
  readonly storage: StorageConfig;
  /** Who runs the site, for the page that says how to reach them. Null: the page says that nobody is named yet. */
  readonly operator: Operator | null;
  /** Absent: addresses are completed from the built-in place data alone. */
  readonly googlePlacesKey: string | undefined;
  /** Absent: mail goes to the outbox folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** Where to report a weakness: a `mailto:` or `https:` address. Absent: there is no security.txt. */
  readonly securityContact: string | undefined;
  /** Where ClamAV's daemon listens; absent: uploads are not looked through for viruses, and their owners are told so. */
  readonly clamdAddress: ClamdAddress | undefined;
  /** Whether uploads are refused while that daemon does not answer. Else they are taken and shown as not scanned. */
  readonly refusesUnscanned: boolean;
  readonly logLevel: LogLevel;
  /** Instant (ms since 1970) from which the app's clock runs on; for tests only. */
  readonly clockStartMs: number | undefined;
};

const SHORTEST_KEY = 32;
/** A random base64 or hex key of 32 characters has at least this many different ones. */
const FEWEST_DIFFERENT_CHARACTERS = 8;
const GUESSABLE = /change.?me|replace.?me|your.?(secret|key)|example|default|placeholder|insecure/i;
/** Stated on the page, in mails, in README.md and in docs/runbooks/operate.md. */
export const DEFAULT_KEEP_PAID_YEARS = 2;
const LONGEST_PROXY_CHAIN = 10;

const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']);

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a whole number from 1 to 65535')),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.minimum(1, 'must be from 1 to 65535'), z.maximum(65_535, 'must be from 1 to 65535')),
  ),
);

const passwordMinLength = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/, 'must be a whole number from 6 to 64')),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.minimum(6, 'must be from 6 to 64'), z.maximum(64, 'must be from 6 to 64')),
  ),
);

const keepPaidYears = z.pipe(
  z.string().check(z.regex(/^\d{1,2}$/, 'must be a whole number from 2 to 10')),
  z.pipe(
    z.transform((text: string) => Number(text)),
    z.number().check(z.minimum(2, 'must be from 2 to 10'), z.maximum(10, 'must be from 2 to 10')),
  ),
);

const urlWith = (protocols: readonly string[], problem: string) =>
  z.string().check(z.refine((text) => protocols.includes(parsedUrl(text)?.protocol ?? ''), problem));

const publicUrl = z.string().check(
  z.refine((text) => {
    const url = parsedUrl(text);
    if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.username !== '') return false;
    return url.pathname === '/' && url.search === '' && url.hash === '';
  }, 'must be an address such as https://claims.example.org, without a path'),
);

const clamdAddress = z
  .string()
  .check(
    z.refine(
      (text) => parseClamdAddress(text) !== undefined,
      'must be an address such as unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310',
    ),
  );

const oneLine = (longest: number) =>
  z
    .string()
    .check(z.maxLength(longest, `must have at most ${longest} characters`), z.regex(/^[^\p{Cc}<>]*$/u, ONE_LINE));
const ONE_LINE = 'must be one line without < and >';

const operatorEmail = z.string().check(z.regex(/^[^\s<>@"]+@[^\s<>@"]+$/, 'must be an email address'));

const mailFrom = z
  .string()
  .check(
    z.regex(
      /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an email address, or a name and <address>',
    ),
  );

const trustProxy = z.string().check(
  z.refine((text) => parseTrustProxy(text) !== undefined, {
    error: `must be false, the number of proxies (1 to ${LONGEST_PROXY_CHAIN}), or their addresses with commas between`,
  }),
);

const securityContact = z
  .string()
  .check(
    z.regex(
      /^(?:mailto:[^\s<>@]+@[^\s<>@]+|https:\/\/[^\s<>]+)$/,
      'must be an address such as mailto:security@example.org or https://example.org/security',
    ),
  );

/** The signs its keys are made of: anything else would not survive in a request's header. */
const googlePlacesKey = z.string().check(z.regex(/^[\w-]{20,200}$/, 'must be a key of the Places API (New)'));

const clockStart = z.iso.datetime({
  offset: true,
  error: 'must be an instant with a time zone, such as 2026-03-09T15:00:00Z',
});

const schema = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  HOST: z.optional(z.string().check(z.regex(/^[\w.:-]+$/, 'must be a host name or an IP address'))),
  PORT: z.optional(port),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    urlWith(['http:', 'https:'], 'must be an address such as http://localhost:4318'),
  ),
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(
    z.string().check(z.regex(/^[\w.:-]+$/, 'must be a host name or an IP address')),
    '127.0.0.1',
  ),
  PUBLIC_URL: z.optional(publicUrl),
  TRUST_PROXY: z._default(trustProxy, 'false'),
  DATA_DIR: z._default(z.string(), './data'),
  COURT_FORMS_DIR: z.optional(z.string()),
  RETURNED_CHECK_NOTICE: z.optional(z.string()),
  DATABASE_URL: z.optional(
    urlWith(['postgres:', 'postgresql:'], 'must be an address such as postgres://user@host/name'),
  ),
  DATABASE_OWNER_URL: z.optional(
    urlWith(['postgres:', 'postgresql:'], 'must be an address such as postgres://owner@host/name'),
  ),
  PG_BIN: z.optional(z.string()),
  SECRET_KEY: z.optional(z.string()),
  DATA_KEY: z.optional(z.string()),
  PASSWORD_MIN_LENGTH: z._default(passwordMinLength, 6),
  KEEP_PAID_YEARS: z._default(keepPaidYears, DEFAULT_KEEP_PAID_YEARS),
  PAYMENT_PROVIDER: z.optional(z.enum(['simulated', 'stripe'])),
  ...stripeSchema,
  ...lobSchema,
  ...socialSchema,
  ...sealSchema,
  ...storageSchema,
  OPERATOR_NAME: z.optional(oneLine(120)),
  OPERATOR_ADDRESS: z.optional(oneLine(300)),
  OPERATOR_EMAIL: z.optional(operatorEmail),
  GOOGLE_PLACES_KEY: z.optional(googlePlacesKey),
  SMTP_URL: z.optional(urlWith(['smtp:', 'smtps:'], 'must be an address such as smtp://user:password@host:587')),
  MAIL_FROM: z.optional(mailFrom),
  SECURITY_CONTACT: z.optional(securityContact),
  CLAMD_ADDRESS: z.optional(clamdAddress),
  UNSCANNED_UPLOADS: z._default(z.enum(['take', 'refuse']), 'take'),
  LOG_LEVEL: z._default(logLevel, 'info'),
  CLOCK_START: z.optional(clockStart),
});

type Settings = z.infer<typeof schema>;

/** Reads and checks all settings at once. This file is the only reader of the process environment. */
export function readConfig(env: Environment = process.env): Result<Config, readonly ConfigProblem[]> {
  const given = withoutEmpty(env);
  const parsed = schema.safeParse(given);
  const problems = parsed.success ? [] : parsed.error.issues.map(problemFrom);
  if (given['UNSCANNED_UPLOADS'] === 'refuse' && given['CLAMD_ADDRESS'] === undefined) {
    problems.push({
      name: 'UNSCANNED_UPLOADS',
      problem: 'refuses everything without a scanner: set CLAMD_ADDRESS too',
    });
  }
  problems.push(...operatorProblems(given), ...stripeProblems(given), ...lobProblems(given));
  problems.push(...socialProblems(given), ...sealProblems(given), ...storageProblems(given));
  if (given['NODE_ENV'] === 'production') problems.push(...productionProblems(given));
  if (!parsed.success || problems.length > 0) return err(inOrderOfName(problems));
  return ok(toConfig(parsed.data));
}

/** The message a person sees when the server refuses to start. */
export const describeConfigProblems = (problems: readonly ConfigProblem[]): string =>
  ['These settings keep the server from starting:', ...problems.map((p) => `  ${p.name}: ${p.problem}`)].join('\n');

/** Where tests find a server of their own choice: `TEST_DATABASE_URL` or `DATABASE_URL`, and `PG_BIN`. */
export function readTestServerSettings(env: Environment = process.env): {
  readonly databaseUrl: string | undefined;
  readonly postgresBinDir: string | undefined;
} {
  const given = withoutEmpty(env);
  return { databaseUrl: given['TEST_DATABASE_URL'] ?? given['DATABASE_URL'], postgresBinDir: given['PG_BIN'] };
}

/** How many payments with a crash in them the tests make: `FAULT_RUNS`, else one for each crash point. */
export const readFaultRuns = (env: Environment = process.env): number => Number(withoutEmpty(env)['FAULT_RUNS'] ?? 12);

function toConfig(settings: Settings): Config {
  const isProduction = settings.NODE_ENV === 'production';
  const host = settings.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1');
  const listenPort = settings.PORT ?? 3000;
  const publicAddress = settings.PUBLIC_URL ?? `http://${hostInUrl(host)}:${listenPort}`;
  return Object.freeze({
    environment: settings.NODE_ENV,
    isProduction,
    host,
    port: listenPort,
    tracesEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    metrics: settings.METRICS_PORT === undefined ? null : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    publicUrl: new URL(publicAddress).origin,
    trustProxy: parseTrustProxy(settings.TRUST_PROXY) ?? false,
    dataDir: resolve(settings.DATA_DIR),
    courtFormsDir: settings.COURT_FORMS_DIR === undefined ? undefined : resolve(settings.COURT_FORMS_DIR),
    returnedCheckNotice:
      settings.RETURNED_CHECK_NOTICE === undefined ? undefined : resolve(settings.RETURNED_CHECK_NOTICE),
    databaseUrl: settings.DATABASE_URL,
    databaseOwnerUrl: settings.DATABASE_OWNER_URL,
    postgresBinDir: settings.PG_BIN === undefined ? undefined : resolve(settings.PG_BIN),
    secretKey: settings.SECRET_KEY,
    dataKeys: Object.freeze(keysIn(settings.DATA_KEY)),
    passwordMinLength: settings.PASSWORD_MIN_LENGTH,
    keepPaidYears: settings.KEEP_PAID_YEARS,
    paymentProvider: settings.PAYMENT_PROVIDER ?? 'simulated',
    stripe: stripeIn(settings),
    lob: lobIn(settings),
    social: socialIn(settings, new URL(publicAddress).origin),
    seal: sealIn(settings),
    storage: storageIn(settings, settings.DATA_DIR),
    operator: operatorIn(settings),
    googlePlacesKey: settings.GOOGLE_PLACES_KEY,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `Plainclaim <no-reply@${mailDomain(publicAddress)}>`,
    securityContact: settings.SECURITY_CONTACT,
    clamdAddress: settings.CLAMD_ADDRESS === undefined ? undefined : parseClamdAddress(settings.CLAMD_ADDRESS),
    refusesUnscanned: settings.UNSCANNED_UPLOADS === 'refuse',
    logLevel: settings.LOG_LEVEL,
    clockStartMs: settings.CLOCK_START === undefined ? undefined : Date.parse(settings.CLOCK_START),
  });
}

function operatorIn({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email }: Settings) {
  const isNamed = name !== undefined && address !== undefined && email !== undefined;
  return isNamed ? Object.freeze({ name, address, email }) : null;
}

const OPERATOR = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

/** Whoever takes real money says who they are; and somebody who is named by half cannot be reached. */
function operatorProblems(given: Record<string, string>): ConfigProblem[] {
  const missing = OPERATOR.filter((name) => given[name] === undefined);
  const provider = given['PAYMENT_PROVIDER'] ?? 'simulated';
  const takesMoney = provider !== 'simulated';
  if (missing.length === 0 || (missing.length === OPERATOR.length && !takesMoney)) return [];
  const problem = takesMoney
    ? 'is required where payments are real: people must know whom they pay'
    : 'is missing: the operator is named by all three settings or by none';
  return missing.map((name) => ({ name, problem }));
}

function productionProblems(given: Record<string, string>): ConfigProblem[] {
  const problems = ['SECRET_KEY', 'DATA_KEY', 'PUBLIC_URL', 'SMTP_URL', 'PAYMENT_PROVIDER']
    .filter((name) => given[name] === undefined)
    .map((name) => ({ name, problem: 'is required in production' }));
  const secretKey = given['SECRET_KEY'];
  const dataKeys = keysIn(given['DATA_KEY']);
  if (secretKey !== undefined) problems.push(...weakness('SECRET_KEY', secretKey));
  if (dataKeys[0] !== undefined) problems.push(...dataKeys.flatMap((key) => weakness('DATA_KEY', key)).slice(0, 1));
  if (secretKey !== undefined && dataKeys.includes(secretKey)) {
    problems.push({ name: 'DATA_KEY', problem: 'must differ from SECRET_KEY' });
  }
  if (given['CLOCK_START'] !== undefined) problems.push({ name: 'CLOCK_START', problem: 'is refused in production' });
  return problems;
}

function weakness(name: string, key: string): ConfigProblem[] {
  if (key.length < SHORTEST_KEY) {
    return [{ name, problem: `must have at least ${SHORTEST_KEY} characters; make one with: openssl rand -base64 32` }];
  }
  if (GUESSABLE.test(key) || new Set(key).size < FEWEST_DIFFERENT_CHARACTERS) {
    return [{ name, problem: 'looks like a placeholder; make one with: openssl rand -base64 32' }];
  }
  return [];
}

/** `DATA_KEY` is one key, or several with commas between: the first seals, all of them open. */
const keysIn = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');

/** `true` is not offered: believing every proxy lets anyone choose the address that rate limits count. */
function parseTrustProxy(text: string): TrustProxy | undefined {
  if (text === 'false' || text === '0') return false;
  if (/^\d+$/.test(text)) return Number(text) <= LONGEST_PROXY_CHAIN ? Number(text) : undefined;
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every(isProxyAddress) ? Object.freeze(addresses) : undefined;
}

function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits] = text.split('/');
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** `.invalid` can never receive mail, which is right for a site that has no name of its own. */
function mailDomain(publicAddress: string): string {
  const { hostname } = new URL(publicAddress);
  return hostname.includes('.') && isIP(hostname) === 0 ? hostname : 'plainclaim.invalid';
}

const parsedUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/** `PORT=` in a settings file means "not set". */
const withoutEmpty = (env: Environment): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || value.trim() === '' ? [] : [[name, value.trim()] as const],
    ),
  );

function problemFrom(issue: z.core.$ZodIssue): ConfigProblem {
  const name = String(issue.path[0] ?? '');
  if (issue.code === 'invalid_value')
    return { name, problem: `must be one of: ${issue.values.map(String).join(', ')}` };
  return { name, problem: issue.message };
}

const inOrderOfName = (problems: readonly ConfigProblem[]): readonly ConfigProblem[] =>
  problems.toSorted((a, b) => a.name.localeCompare(b.name));
