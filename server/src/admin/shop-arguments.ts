import { type CalendarDate, err, ok, parseCalendarDate, parseUsd, type Result } from '@plainclaim/domain';
import { parseArgs } from 'node:util';

export type NewCoupon = {
  readonly code: string;
  /** One of the two: cents, or millionths of the price. */
  readonly amountCents: number | null;
  readonly rateMillionths: number | null;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  readonly uses: number | null;
  readonly usesEach: number | null;
  readonly packages: readonly string[] | null;
};

/** Who asked, and whether it is only tried. */
type Act = { readonly by: string; readonly isDryRun: boolean };

export type ShopCommand =
  | { readonly kind: 'shop_help' }
  | { readonly kind: 'coupons' }
  | ({ readonly kind: 'coupon_added'; readonly coupon: NewCoupon } & Act)
  | ({ readonly kind: 'coupon_ended'; readonly code: string } & Act)
  | { readonly kind: 'packages' }
  | { readonly kind: 'orders' }
  | { readonly kind: 'order_shown'; readonly number: string }
  /** `file`: where the archive is written; null: named after the order, where the command runs. */
  | ({ readonly kind: 'order_evidence'; readonly number: string; readonly file: string | null } & Act)
  /** `amountCents`: how much of it; null: all that is left. */
  | ({ readonly kind: 'order_refunded'; readonly number: string; readonly amountCents: number | null } & Act)
  | ({ readonly kind: 'package_stopped' | 'package_sold'; readonly id: string } & Act)
  /** `from`: the first day on which it costs that; null: today. */
  | ({
      readonly kind: 'package_priced';
      readonly id: string;
      readonly priceCents: number;
      readonly from: CalendarDate | null;
    } & Act);

export const SHOP_WORDS: readonly string[] = ['coupon', 'package', 'order', 'refund'];

export const SHOP_HELP = `  coupon list
      Lists the coupons, their limits, and how often each was used.

  coupon add CODE --off 10% | --off 10.00 --by NAME [--from DAY] [--to DAY] [--uses N] [--each N] [--packages ID,ID] [--dry-run]
      Makes a coupon. --uses: in all; --each: by one account (it then needs one); days as 2026-03-09, both included.

  coupon end CODE --by NAME [--dry-run]
      From now on the coupon takes nothing off. Orders it was used for stay as they are.

  package list
      Lists what is sold, with its price of today, the prices that were set for a day, and how often it was paid for.

  package price ID --to 35.00 --by NAME [--from DAY] [--dry-run]
      What a package costs from today, or from a later day, everywhere it is named. Prices of earlier days stay on record, and
      orders cost what they cost. Another price for the same day takes the place of the one before.

  package stop ID --by NAME [--dry-run]
  package sell ID --by NAME [--dry-run]
      Stops selling a package, or sells it again. Orders of it stay as they are. What a package holds and its words in each
      language belong to the release.

  order list
      Lists the twenty newest orders, by number. No names.

  order show NUMBER
      What one order is made of, what came in for it and what went back.

  order evidence NUMBER --by NAME [--out FILE] [--dry-run]
      Writes a ZIP archive for the bank that looks into a payment: the order with what came in and went back, and what happened
      to its claim, in words, from the chained trail. No names and no letters. A file that is there already stays.

  refund NUMBER --by NAME [--amount 10.00] [--dry-run]
      Has everything that is left of an order paid back, or so much of it, whether the letter was approved or not. The running
      server does it within five minutes and mails the person. A part takes no access away.

  coupon|package|order|refund --help
      Prints this. With --dry-run everything is looked at and nothing is changed.`;

const OPTIONS = {
  off: { type: 'string' },
  amount: { type: 'string' },
  by: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  uses: { type: 'string' },
  each: { type: 'string' },
  packages: { type: 'string' },
  out: { type: 'string' },
  'dry-run': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Given = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>['values'];

const ACTS: readonly string[] = [
  'coupon add',
  'coupon end',
  'order evidence',
  'package stop',
  'package sell',
  'package price',
];

/** What was asked for; or what is wrong with it, in a sentence. */
export function readShopArguments(args: readonly string[]): Result<ShopCommand, string> {
  let parsed: { readonly values: Given; readonly positionals: readonly string[] };
  try {
    parsed = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return err(error instanceof Error ? error.message : 'The options cannot be read.');
  }
  const { positionals, values } = parsed;
  if (values.help === true) return ok({ kind: 'shop_help' });
  const [word, verb = '', name = ''] = positionals;
  const asked = `${word} ${verb}`.trim();
  if (asked === 'coupon list') return ok({ kind: 'coupons' });
  if (asked === 'package list') return ok({ kind: 'packages' });
  if (asked === 'order list') return ok({ kind: 'orders' });
  if (asked === 'order show' && name !== '') return ok({ kind: 'order_shown', number: name });
  if (word !== 'refund' && !ACTS.includes(asked)) return err(`There is no command "${asked}".`);
  const { by = '' } = values;
  if (by.trim() === '') return err('Say who does this: --by NAME. It is written into the trail.');
  const act: Act = { by: by.trim(), isDryRun: values['dry-run'] === true };
  if (word === 'refund') return refundIn(verb, values.amount, act);
  if (word === 'package') {
    if (name === '') return err('Which package? "package list" shows their ids.');
    if (verb === 'price') return priceIn(name, values, act);
    return ok({ kind: verb === 'stop' ? 'package_stopped' : 'package_sold', id: name, ...act });
  }
  if (verb === 'evidence') {
    if (name === '') return err('Which order? Give its number.');
    return ok({ kind: 'order_evidence', number: name, file: values.out ?? null, ...act });
  }
  const code = name.toUpperCase();
  if (!/^[A-Z0-9-]{3,40}$/.test(code)) return err('A code has 3 to 40 letters, digits and dashes.');
  if (verb === 'end') return ok({ kind: 'coupon_ended', code, ...act });
  const coupon = couponIn(code, values);
  return coupon.ok ? ok({ kind: 'coupon_added', coupon: coupon.value, ...act }) : coupon;
}

function refundIn(number: string, amount: string | undefined, act: Act): Result<ShopCommand, string> {
  if (number === '') return err('Which order? Give its number.');
  if (amount === undefined) return ok({ kind: 'order_refunded', number, amountCents: null, ...act });
  const read = parseUsd(amount);
  if (!read.ok || read.value <= 0) return err('Say how much goes back: --amount 10.00.');
  return ok({ kind: 'order_refunded', number, amountCents: read.value, ...act });
}

function priceIn(id: string, { from: day, to: price }: Given, act: Act): Result<ShopCommand, string> {
  const read = parseUsd(price ?? '');
  if (!read.ok || read.value <= 0) return err('Say what it costs: --to 35.00.');
  const from = dayIn(day);
  if (from === undefined) return err('Days are written as 2026-03-09.');
  return ok({ kind: 'package_priced', id, priceCents: read.value, from, ...act });
}

function couponIn(code: string, given: Given): Result<NewCoupon, string> {
  const off = offIn(given.off ?? '');
  if (off === null) return err('Say what it takes off: --off 10% or --off 10.00.');
  const [from, to] = [dayIn(given.from), dayIn(given.to)];
  if (from === undefined || to === undefined) return err('Days are written as 2026-03-09.');
  if (from !== null && to !== null && to < from) return err('It would end before it begins.');
  const [uses, usesEach] = [countIn(given.uses), countIn(given.each)];
  if (uses === undefined || usesEach === undefined) return err('--uses and --each are whole numbers from 1.');
  const packages = given.packages?.split(',').map((id) => id.trim()) ?? null;
  return ok({ code, ...off, from, to, uses, usesEach, packages });
}

/** Null for what is no discount. */
function offIn(text: string): Pick<NewCoupon, 'amountCents' | 'rateMillionths'> | null {
  const [, percent] = /^(\d{1,3}(?:\.\d{1,4})?)%$/.exec(text) ?? [];
  if (percent !== undefined) {
    const rateMillionths = Math.round(Number(percent) * 10_000);
    return rateMillionths >= 1 && rateMillionths <= 1_000_000 ? { amountCents: null, rateMillionths } : null;
  }
  const amount = parseUsd(text);
  return amount.ok && amount.value > 0 ? { amountCents: amount.value, rateMillionths: null } : null;
}

/** Undefined for what is no day. */
function dayIn(text: string | undefined): CalendarDate | null | undefined {
  if (text === undefined) return null;
  const day = parseCalendarDate(text);
  return day.ok ? day.value : undefined;
}

const countIn = (text: string | undefined): number | null | undefined => {
  if (text === undefined) return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
};
