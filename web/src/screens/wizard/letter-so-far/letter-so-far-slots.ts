import {
  CLAIMANT,
  type ClaimDraft,
  DEFENDANT,
  formatUsd,
  parseCalendarDate,
  parseUsd,
  type PaymentType,
  PLACE,
  typedName,
  typedParty,
} from '@plainclaim/domain';
import { formatDay } from '../../../i18n/formatters.ts';
import type { TypedAddress } from '../parties/typed-address.ts';

/** The places of the letter that answers fill, in the letter's own order. */
export const SLOTS = [
  'sender',
  'senderAddress',
  'recipient',
  'recipientAddress',
  'amount',
  'reason',
  'date',
  'place',
  'story',
  'calculation',
  'payment',
  'signature',
] as const;
export type Slot = (typeof SLOTS)[number];
/** '' while nothing is known. An address has its lines one under the other. */
export type SlotValues = Readonly<Record<Slot, string>>;

export type SlotWords = {
  readonly locale: string;
  readonly reasons: readonly string[];
  readonly paymentName: (type: PaymentType) => string;
  readonly signed: string;
  /** A guardian signs for a child. */
  readonly forChild: (guardian: string, child: string) => string;
  /** How the rows of the amount stand, in a few words; '' where there are none. */
  readonly rows: string;
};

/** As much of an address as is typed: street and city, each on its line. */
function linesOf({ street, unit, city, state, zip }: TypedAddress): string {
  const streetLine = [street, unit].map((part) => part.trim()).filter((part) => part !== '');
  const place = [city.trim(), [state.trim(), zip.trim()].filter((part) => part !== '').join(' ')];
  // A state by itself is what the form came with, not what somebody typed.
  const cityLine = city.trim() === '' && zip.trim() === '' ? [] : place.filter((part) => part !== '');
  return [streetLine.join(', '), cityLine.join(', ')].filter((line) => line !== '').join('\n');
}

function listOf(items: readonly string[], locale: string, type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(locale, { type }).format(items.filter((item) => item !== ''));
}

/** What the answers so far put into the letter. */
export function slotValuesOf(draft: ClaimDraft, words: SlotWords): SlotValues {
  const { locale } = words;
  const sum = parseUsd(draft.amount);
  const day = parseCalendarDate(draft.date);
  const happenedAt = typedParty(PLACE, draft);
  const claimant = typedParty(CLAIMANT, draft);
  const others = [draft, ...draft.additionalDefendants].map((one) => typedParty(DEFENDANT, one));
  const claims = typedName(claimant);
  const guardian = draft.isAdult === false && draft.userType === '1' ? draft.guardianName.trim() : '';
  const sender = guardian === '' ? claims : words.forChild(guardian, claims);
  const apps = [
    ['Venmo', draft.venmo],
    ['Cash App', draft.cashapp],
    ['Zelle', draft.zelle],
  ] as const;
  const used = apps.filter(([, at]) => at.trim() !== '').map(([app, at]) => `${app} (${at.trim()})`);
  return {
    sender,
    // The box "same address" is ticked from the start; it says something once there is somebody to live there.
    senderAddress: draft.sameAddress && sender === '' ? '' : linesOf(draft.sameAddress ? happenedAt : claimant),
    recipient: listOf(
      others.map((one) => typedName(one)),
      locale,
      'conjunction',
    ),
    recipientAddress: others
      .map((party) => linesOf(party))
      .filter((lines) => lines !== '')
      .join('\n'),
    amount: sum.ok && sum.value > 0 ? formatUsd(sum.value) : '',
    reason: listOf(words.reasons, locale, 'conjunction'),
    date: day.ok ? formatDay(day.value, locale) : '',
    place: linesOf(happenedAt).replaceAll('\n', ', '),
    story: draft.claimDescription.trim(),
    calculation: [words.rows, draft.claimCalculation.trim()].filter((part) => part !== '').join(' '),
    payment: listOf([...draft.paymentTypes.map(words.paymentName), ...used], locale, 'disjunction'),
    signature: draft.signature === null ? '' : words.signed,
  };
}

/** The slot that was filled or changed last; the letter's last filled one when nothing changed since. */
export function latestSlot(before: SlotValues | null, now: SlotValues, known: Slot | null): Slot | null {
  const changed = before === null ? [] : SLOTS.filter((slot) => now[slot] !== before[slot] && now[slot] !== '');
  const last = changed.at(-1) ?? known;
  if (last !== null && now[last] !== '') return last;
  return SLOTS.findLast((slot) => now[slot] !== '') ?? null;
}
