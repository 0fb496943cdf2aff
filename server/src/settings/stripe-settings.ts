import * as z from 'zod/mini';

/** What Stripe gets from us, and the key of its messages. The keys are secrets: no problem repeats them. */
export const stripeSchema = {
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[sr]k_(?:test|live)_\w{10,}$/, 'must be a secret key'))),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\w{10,}$/, 'must be a signing secret'))),
  STRIPE_UI: z._default(z.enum(['hosted_page', 'elements']), 'hosted_page'),
  STRIPE_PUBLISHABLE_KEY: z.optional(
    z.string().check(z.regex(/^pk_(?:test|live)_\w{10,}$/, 'must be a publishable key')),
  ),
  STRIPE_TAX: z._default(z.enum(['off', 'on']), 'off'),
  STRIPE_TEST_KEYS: z._default(z.enum(['refuse', 'allow']), 'refuse'),
  STRIPE_API_BASE: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => /^https?:\/\//.test(text) && URL.canParse(text),
          'must be an address such as http://127.0.0.1:12111',
        ),
      ),
  ),
};

export type StripeConfig = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly surface: 'hosted_page' | 'elements';
  readonly publishableKey: string | null;
  readonly addsTax: boolean;
  /** Absent: Stripe itself. */
  readonly apiBase: string | undefined;
};

type Given = Readonly<Record<string, string>>;

/** What is missing or dangerous, once somebody chose Stripe or gave a key of it. */
export function stripeProblems(given: Given): { readonly name: string; readonly problem: string }[] {
  const { PAYMENT_PROVIDER, STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET } = given;
  const isProduction = given['NODE_ENV'] === 'production';
  const problems: { readonly name: string; readonly problem: string }[] = [];
  const isChosen = PAYMENT_PROVIDER === 'stripe';
  if (isChosen && key === undefined)
    problems.push({ name: 'STRIPE_SECRET_KEY', problem: 'is required with PAYMENT_PROVIDER=stripe' });
  // Without it nobody could tell Stripe's messages from a stranger's.
  if ((isChosen || key !== undefined) && STRIPE_WEBHOOK_SECRET === undefined) {
    problems.push({ name: 'STRIPE_WEBHOOK_SECRET', problem: 'is required with a key of Stripe' });
  }
  problems.push(...inPageProblems(given));
  if (!isProduction) return problems;
  if (key !== undefined && /^[sr]k_test_/.test(key) && given['STRIPE_TEST_KEYS'] !== 'allow') {
    problems.push({
      name: 'STRIPE_SECRET_KEY',
      problem: 'is a test key: nobody would be charged. STRIPE_TEST_KEYS=allow takes it',
    });
  }
  if (given['STRIPE_API_BASE'] !== undefined) {
    problems.push({ name: 'STRIPE_API_BASE', problem: 'is refused in production' });
  }
  return problems;
}

/** What Stripe's form in our page needs. */
function inPageProblems(given: Given): { readonly name: string; readonly problem: string }[] {
  const { STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_SECRET_KEY: secret } = given;
  if (given['STRIPE_UI'] !== 'elements') return [];
  const problems: { readonly name: string; readonly problem: string }[] = [];
  if (publishable === undefined)
    problems.push({ name: 'STRIPE_PUBLISHABLE_KEY', problem: 'is required with STRIPE_UI=elements' });
  else if (secret !== undefined && publishable.includes('_test_') !== secret.includes('_test_')) {
    problems.push({ name: 'STRIPE_PUBLISHABLE_KEY', problem: 'is not of the same mode as STRIPE_SECRET_KEY' });
  }
  // The tax follows the payer's whole address, which only Stripe's own page asks for.
  if (given['STRIPE_TAX'] === 'on') {
    problems.push({ name: 'STRIPE_UI', problem: 'must be hosted_page with STRIPE_TAX=on' });
  }
  return problems;
}

export function stripeIn(settings: {
  readonly PAYMENT_PROVIDER?: string | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_UI: 'hosted_page' | 'elements';
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly STRIPE_TAX: 'off' | 'on';
  readonly STRIPE_API_BASE?: string | undefined;
}): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (settings.PAYMENT_PROVIDER !== 'stripe' || secretKey === undefined || webhookSecret === undefined) return null;
  return Object.freeze({
    secretKey,
    webhookSecret,
    surface: settings.STRIPE_UI,
    publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? null,
    addsTax: settings.STRIPE_TAX === 'on',
    apiBase: settings.STRIPE_API_BASE,
  });
}
