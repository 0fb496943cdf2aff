import { addDays, type CalendarDate, formatLongEnglish } from '../calendar/index.ts';
import { type Cents, formatUsd } from '../money/index.ts';
import type { CaseFacts } from './case-facts.ts';
import { followUpsOf } from './follow-ups.ts';
import { ledgerOf } from './ledger.ts';

/** Short notes to the other side. They are English, as the letter is. */
export const CASE_NOTES = ['thank_you_note', 'note_for_rest', 'plan_note', 'time_note'] as const;
export type CaseNoteKind = (typeof CASE_NOTES)[number];

export type CaseNote = { readonly kind: CaseNoteKind; readonly text: string };

export type CaseNoteNames = {
  /** Who signs. */
  readonly claimant: string;
  /** Whom it is for. */
  readonly defendant: string;
};

/** Days that a note for the rest gives. The letter's own day has passed, and this one is a courtesy. */
const DAYS_FOR_REST = 14;

/** The notes that fit what happened last. Every figure and day in them was written down by the claimant, or is in the letter. */
export function caseNotesOf(facts: CaseFacts, names: CaseNoteNames): readonly CaseNote[] {
  const followUps = followUpsOf(facts);
  return CASE_NOTES.flatMap((kind): readonly CaseNote[] => {
    const said = followUps.includes(kind) ? bodyOf(kind, facts) : null;
    return said === null ? [] : [{ kind, text: written(facts.today, names, said) }];
  });
}

function bodyOf(kind: CaseNoteKind, facts: CaseFacts): readonly string[] | null {
  const { outcomes, asked, today } = facts;
  const latest = outcomes.at(-1);
  const { payments, open } = ledgerOf(asked, outcomes);
  const paid = payments.at(-1);
  const letter = facts.approvedOn === null ? 'my letter' : `my letter of ${formatLongEnglish(facts.approvedOn)}`;
  if (latest === undefined) return null;
  if (kind === 'thank_you_note') {
    if (paid === undefined) return null;
    return [
      `Thank you for your payment of ${sumOn(paid.amount, paid.on)}. With it, everything I asked for in ${letter} is paid. I ask for nothing more in this matter.`,
    ];
  }
  if (kind === 'note_for_rest') {
    if (paid === undefined) return null;
    return [
      `Thank you for your payment of ${sumOn(paid.amount, paid.on)}. After it, ${formatUsd(open)} of what I asked for in ${letter} is still open.`,
      `Please pay the rest by ${formatLongEnglish(addDays(today, DAYS_FOR_REST))}. My letter says how. If you see it another way, please write to me before that day.`,
    ];
  }
  if (latest.by === null) return null;
  const until = formatLongEnglish(latest.by);
  if (kind === 'plan_note') {
    const each = latest.amount === null ? [] : [`Each payment is ${formatUsd(latest.amount)}.`];
    const terms = latest.words === '' ? [] : [`What we agreed: ${latest.words}`];
    return [
      `This confirms the payment plan we agreed on ${formatLongEnglish(latest.on)} about ${letter}. ${formatUsd(open)} is open. ${[...each, `The last payment is due by ${until}.`].join(' ')}`,
      ...terms,
      'If this is not what you agreed to, please tell me within seven days.',
    ];
  }
  const sum = latest.amount === null ? formatUsd(open) : formatUsd(latest.amount);
  return [
    latest.kind === 'promised'
      ? `On ${formatLongEnglish(latest.on)} you told me that you would pay ${sum} by ${until}. I will wait until then.`
      : `On ${formatLongEnglish(latest.on)} you asked for more time to answer ${letter}. I will wait until ${until}.`,
    `${formatUsd(open)} is still open. Waiting does not mean that I give up any part of it.`,
  ];
}

const sumOn = (amount: Cents, on: CalendarDate): string => `${formatUsd(amount)} on ${formatLongEnglish(on)}`;

const written = (today: CalendarDate, { claimant, defendant }: CaseNoteNames, body: readonly string[]): string =>
  [formatLongEnglish(today), `Dear ${defendant},`, ...body, 'Sincerely,', claimant].join('\n\n');
