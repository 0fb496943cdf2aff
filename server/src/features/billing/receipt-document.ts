import { DEFAULT_LANGUAGE, type Language, type MessageCode, type MessageParams, messageIn } from '@plainclaim/contract';
import {
  type CalendarDate,
  type ChargedOrder,
  cents,
  formatLongEnglish,
  formatUsd,
  guideWordsIn,
  type ReceiptLine,
  receiptLines,
  sumCents,
} from '@plainclaim/domain';
import type { Operator } from '../../platform/http/index.ts';
import { dayInWords, speaking } from '../../platform/language/index.ts';
import { titleInWords } from '../reference-data/index.ts';

/** Everything a receipt says, as plain data. It names nobody but who was paid: anybody may be shown a receipt. */
export type ReceiptFacts = ChargedOrder & {
  /** What a person can read out. */
  readonly number: string;
  readonly paidOn: CalendarDate;
  /** As it was sold, in English. */
  readonly packageTitle: string;
  readonly couponCode: string | null;
  readonly taxIsEstimate: boolean;
  /** The state whose tax it is, by name; null where none is known. */
  readonly taxState: string | null;
  readonly isSimulated: boolean;
  /** As the provider names the card, "visa 4242"; null where it does not. */
  readonly method: string | null;
};

/** Who was paid. Without an operator, a development site names itself. */
export type Payee = { readonly operator: Operator | null; readonly siteName: string; readonly publicUrl: string };

/** "6.625": the rate that was charged, in full. */
export const exactPercent = (rateMillionths: number): string => String(rateMillionths / 10_000);

/** "-$2.90" for what was taken off. */
const inDollars = (amountCents: number): string =>
  amountCents < 0 ? `-${formatUsd(cents(-amountCents))}` : formatUsd(cents(amountCents));

/** As a provider names what was paid with: "visa 4242". */
const CARD = /^([a-z_]+) (\d{4})$/;

/** The names on the cards, by the provider's word for them. */
const CARD_NAMES: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

type Says = (code: MessageCode, params?: MessageParams) => string;

function wayOf({ total, isSimulated, method }: ReceiptFacts, says: Says): string {
  if (isSimulated) return says('receipt.way_simulated');
  if (total === 0) return says('receipt.way_nothing');
  const [, brand, digits] = CARD.exec(method ?? '') ?? [];
  if (brand === undefined || digits === undefined) return says('receipt.way_card');
  return says('receipt.way_card_named', { card: CARD_NAMES[brand] ?? brand, digits });
}

function taxLabel({ tax, taxIsEstimate, taxRate, taxState }: ReceiptFacts, says: Says): string {
  const percent = exactPercent(taxRate);
  // A provider that worked the tax out and named no rate.
  if (taxRate === 0 && tax > 0) return says('receipt.tax_plain');
  if (taxIsEstimate) return says('receipt.tax_estimate', { percent });
  return taxState === null
    ? says('receipt.tax_stateless', { percent })
    : says('receipt.tax', { percent, state: taxState });
}

function labelOf({ kind }: ReceiptLine, facts: ReceiptFacts, says: Says): string {
  switch (kind) {
    case 'package':
      return titleInWords(facts.packageTitle);
    case 'extra_recipients':
      return says('receipt.extra_recipients', { count: String(facts.extraRecipients) });
    case 'mailing':
      return says('receipt.mailing', { count: String(facts.mailings) });
    case 'discount':
      return says('receipt.discount', { code: facts.couponCode ?? '' });
    case 'credit':
      return says('receipt.credit');
    case 'tax':
      return taxLabel(facts, says);
    case 'total':
      return says('receipt.total');
    case 'refund':
      return says('receipt.refund');
    case 'total_after_refunds':
      return says('receipt.total_after_refunds');
  }
}

/**
 * A receipt as the renderer draws papers: tagged, in the person's language, the same bytes each time. Throws where the
 * lines do not add up.
 */
export function receiptDocument(facts: ReceiptFacts, payee: Payee, language: Language = DEFAULT_LANGUAGE) {
  return speaking(language, () => {
    const says: Says = (code, params) => messageIn(language, code, params);
    const { operator, siteName, publicUrl } = payee;
    const site = new URL(publicUrl).host;
    const title = says('receipt.title');
    const amounts = receiptLines(facts).map((line) => ({
      label: labelOf(line, facts, says),
      amount: inDollars(line.amountCents),
      isTotal: line.kind === 'total' || line.kind === 'total_after_refunds',
    }));
    // Nothing is left that could come back.
    const isWhollyRefunded = facts.refunds.length > 0 && sumCents(facts.refunds) >= facts.total;
    const from = operator === null ? [siteName, site] : [operator.name, operator.address, operator.email, site];
    return {
      title: `${title} ${facts.number}`,
      author: operator?.name ?? siteName,
      runningHead: siteName,
      dateLong: formatLongEnglish(facts.paidOn),
      sheets: [
        {
          title,
          language,
          pageWords: guideWordsIn(language).PAGE,
          footer: says('receipt.footer', { site: siteName, number: facts.number }),
          blocks: [
            ...(facts.isSimulated ? [{ kind: 'notice', text: says('receipt.simulated') }] : []),
            {
              kind: 'fields',
              columns: 2,
              fields: [
                { label: says('receipt.number'), value: facts.number },
                { label: says('receipt.paid_on'), value: dayInWords(facts.paidOn) },
                { label: says('receipt.package'), value: titleInWords(facts.packageTitle) },
                { label: says('receipt.way'), value: wayOf(facts, says) },
              ],
            },
            { kind: 'amounts', heads: [says('receipt.what'), says('receipt.amount')], rows: amounts },
            { kind: 'heading', text: says('receipt.from') },
            { kind: 'lines', lines: from },
            ...(isWhollyRefunded
              ? []
              : [
                  { kind: 'heading', text: says('receipt.refunds') },
                  { kind: 'paragraph', text: says('receipt.refund_rule') },
                ]),
          ],
        },
      ],
    };
  });
}
