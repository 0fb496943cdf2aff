import {
  type CalendarDate,
  type Claim,
  FIRST_OWNER,
  findingKey,
  type LetterDecisions,
  type LetterFinding,
  needsConfirmation,
  stopsApproval,
  withDeliveryLine,
} from '@plainclaim/domain';
import { dayInWords } from '../../../platform/language/index.ts';
import { dayOnLetter } from './letter-date.ts';

export type ApprovalStop =
  | { readonly code: 'letter.date_old'; readonly params: Readonly<Record<'issued' | 'today' | 'deadline', string>> }
  | { readonly code: 'letter.first_owner_unknown' }
  | { readonly code: 'letter.first_owner_unnamed'; readonly params: { readonly name: string } }
  /** Nothing makes these approvable but another text. The first one is shown; all of them are listed. */
  | {
      readonly code: 'letter.stopped';
      readonly findings: readonly [LetterFinding, ...LetterFinding[]];
      /** The text with its line about sending put right, when that line is among the findings. To be read, not signed unseen. */
      readonly correctedText: string | null;
    }
  /** These wait for a yes. */
  | { readonly code: 'letter.confirm_needed'; readonly findings: readonly [LetterFinding, ...LetterFinding[]] };

/** Findings the person said yes to, by code and by the key they were named with. */
export type Confirmed = readonly { readonly code: string; readonly key: string }[];

/**
 * A letter carries the day it is approved on: its deadline counts from there. The day is the one it was written for, or
 * an earlier one that is on it, as after an undo.
 */
export function oldDate(
  { issuedOn, text }: { readonly issuedOn: CalendarDate; readonly text: string },
  today: CalendarDate,
  newDeadline: () => CalendarDate,
): ApprovalStop | null {
  const day = dayOnLetter({ issuedOn, text });
  if (day === today) return null;
  return {
    code: 'letter.date_old',
    params: {
      issued: dayInWords(day),
      today: dayInWords(today),
      deadline: dayInWords(newDeadline()),
    },
  };
}

/** Whoever was given a claim must say from whom, and the letter must name them. */
export function firstOwnerStop(claim: Claim, decisions: LetterDecisions, text: string): ApprovalStop | null {
  if (claim.answers.assignedClaim !== true) return null;
  const name = decisions.answers[FIRST_OWNER]?.trim() ?? '';
  if (name === '') return { code: 'letter.first_owner_unknown' };
  return bare(text).includes(bare(name)) ? null : { code: 'letter.first_owner_unnamed', params: { name } };
}

/** Letters and digits only, so that line breaks, dots and capitals do not hide a name. */
const bare = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What an approval of this text meets for what was found in it, with the keys the person said yes to. */
export function checkedForApproval(
  text: string,
  found: readonly LetterFinding[],
  { deliveryLine }: { readonly deliveryLine: string | null },
  yes: readonly string[],
): { readonly stop: ApprovalStop } | { readonly confirmed: Confirmed } {
  const findings = found.map((finding) => withWholeWords(finding, text));
  const [stop, ...stops] = stopsApproval(findings);
  if (stop !== undefined) {
    const isLineFalse = [stop, ...stops].some(({ code }) => code === 'letter.delivery_line_false');
    const correctedText = isLineFalse ? withDeliveryLine(text, deliveryLine ?? '') : null;
    return { stop: { code: 'letter.stopped', findings: [stop, ...stops], correctedText } };
  }
  const asked = needsConfirmation(findings);
  const [open, ...opens] = asked.filter((finding) => !yes.includes(findingKey(finding)));
  if (open !== undefined) return { stop: { code: 'letter.confirm_needed', findings: [open, ...opens] } };
  return { confirmed: asked.map((finding) => ({ code: finding.code, key: findingKey(finding) })) };
}

const LONGEST_QUOTE = 80;

const BLANK = /\s/;
const isBlank = (text: string, at: number): boolean => BLANK.test(text.charAt(at));

/** A leftover is reported with the words it lies in: a lone brace tells nobody what to look for. */
function withWholeWords(finding: LetterFinding, text: string): LetterFinding {
  if (finding.code !== 'letter.residue' || finding.place === null) return finding;
  const { start, end } = finding.place;
  let from = start;
  while (from > 0 && start - from <= LONGEST_QUOTE && !isBlank(text, from - 1)) from -= 1;
  let to = end;
  while (to < text.length && to - end <= LONGEST_QUOTE && !isBlank(text, to)) to += 1;
  if (to - from > LONGEST_QUOTE) return finding;
  return { ...finding, params: { ...finding.params, text: text.slice(from, to) } };
}
