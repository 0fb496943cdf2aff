import { type Cents, cents, parseUsd } from '@plainclaim/domain';
import * as z from 'zod/mini';

/** What the carrier of letters is told and told by. The keys are secrets: no problem repeats them. */
export const lobSchema = {
  LOB_API_KEY: z.optional(z.string().check(z.regex(/^(?:test|live)_\w{10,}$/, 'must be a secret key'))),
  LOB_WEBHOOK_SECRET: z.optional(z.string().check(z.minLength(10, 'must be a signing secret'))),
  LOB_API_BASE: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => /^https?:\/\//.test(text) && URL.canParse(text),
          'must be an address such as http://127.0.0.1:12113',
        ),
      ),
  ),
  POST_PRICE: z.optional(
    z.string().check(z.refine((text) => priceIn(text) !== null, 'must be a price from 1.00 to 200.00')),
  ),
  POST_SOLD: z.optional(z.enum(['within', 'beside'], 'must be within or beside')),
};

export type LobConfig = {
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** Absent: Lob itself. */
  readonly apiBase: string | undefined;
  /** What mailing to one recipient costs, and what goes back with its tax when it is stopped. */
  readonly priceCents: Cents;
  /** A line of its own beside the package, for whoever wants it; otherwise a part of the package's price. */
  readonly isBeside: boolean;
};

const LOWEST = 100;
const HIGHEST = 20_000;

function priceIn(text: string): Cents | null {
  const read = parseUsd(text);
  return read.ok && read.value >= LOWEST && read.value <= HIGHEST ? cents(read.value) : null;
}

type Given = Readonly<Record<string, string>>;

/** What is missing or dangerous, once somebody gave a key of the carrier. */
export function lobProblems(given: Given): { readonly name: string; readonly problem: string }[] {
  const { LOB_API_KEY: key } = given;
  const isProduction = given['NODE_ENV'] === 'production';
  const problems: { readonly name: string; readonly problem: string }[] = [];
  if (key === undefined) {
    for (const name of ['LOB_WEBHOOK_SECRET', 'POST_PRICE', 'POST_SOLD'].filter((one) => given[one] !== undefined)) {
      problems.push({ name, problem: 'is for nothing without LOB_API_KEY' });
    }
  } else {
    // Without it nobody could tell the carrier's messages from a stranger's.
    if (given['LOB_WEBHOOK_SECRET'] === undefined)
      problems.push({ name: 'LOB_WEBHOOK_SECRET', problem: 'is required with LOB_API_KEY' });
    if (given['POST_PRICE'] === undefined)
      problems.push({ name: 'POST_PRICE', problem: 'is required with LOB_API_KEY' });
  }
  if (isProduction && key?.startsWith('test_')) {
    problems.push({ name: 'LOB_API_KEY', problem: 'is a test key: nothing would be mailed' });
  }
  if (isProduction && given['LOB_API_BASE'] !== undefined) {
    problems.push({ name: 'LOB_API_BASE', problem: 'is refused in production' });
  }
  return problems;
}

export function lobIn(settings: {
  readonly LOB_API_KEY?: string | undefined;
  readonly LOB_WEBHOOK_SECRET?: string | undefined;
  readonly LOB_API_BASE?: string | undefined;
  readonly POST_PRICE?: string | undefined;
  readonly POST_SOLD?: 'within' | 'beside' | undefined;
}): LobConfig | null {
  const { LOB_API_KEY: apiKey, LOB_WEBHOOK_SECRET: webhookSecret } = settings;
  const priceCents = priceIn(settings.POST_PRICE ?? '');
  if (apiKey === undefined || webhookSecret === undefined || priceCents === null) return null;
  return Object.freeze({
    apiKey,
    webhookSecret,
    apiBase: settings.LOB_API_BASE,
    priceCents,
    isBeside: settings.POST_SOLD === 'beside',
  });
}
