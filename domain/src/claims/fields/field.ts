import type * as z from 'zod/mini';
import { type CalendarDate, parseCalendarDate } from '../../calendar/index.ts';
import type { Answer, QuestionKey } from './answers.ts';
import { type PartyKind, type PartyNames, type PartyShape, partyShape } from './parties.ts';

/** Who asks for a field: a screen of the wizard, the card that says how the claim fits the court, or the papers' own page. */
export type AskedOn =
  | 'category'
  | 'reasons'
  | 'details'
  | 'claimant-kind'
  | 'claimant'
  | 'defendant-kind'
  | 'defendant'
  | 'story'
  | 'calculation'
  | 'payment-preference'
  | 'questions'
  | 'claim-fit'
  | 'court-papers'
  | 'signature'
  | 'package';

/** The answers that decide whether another field is asked at all. */
export type Deciding = Readonly<Record<QuestionKey, Answer>> & {
  readonly userType: PartyKind;
  readonly sameAddress: boolean;
  readonly disputing: readonly string[];
};

/**
 * The parts of a claim that are read field by field. `subject` is what it is about, `chosen` what the rules of the court
 * may find still open, `letter` what only a letter needs.
 */
export type ClaimPart = 'subject' | 'chosen' | 'letter' | 'payment' | 'courtDetails';

/**
 * How a paper for the court keeps a typed text clean. `sentence`: left out, or refused, sentence by sentence before it is
 * printed. `line`: left out as a whole. `part`: of a sum or of a caption, so nothing can be left out and the papers stop.
 * `name`: who a party is, or where; printed as it is, and only a private number stops it.
 */
export type TypedKind = 'sentence' | 'line' | 'part' | 'name';

/** Everything there is to know of one field of the form. */
export type Field = {
  /** What may be kept of it: its type, its longest value, its empty value. */
  readonly schema: z.ZodMiniType;
  readonly askedOn: AskedOn;
  /** Of a line that is asked below a question: which question, and what is typed. */
  readonly below?: { readonly question: QuestionKey; readonly input: 'text' | 'day' };
  /** Absent: always. What is not asked is dropped before anything is made from the draft. */
  readonly isAsked?: (given: Deciding) => boolean;
  /** Where the claim has it. Absent: it is part of a sum, a party or an answer (`toClaim`), or of no claim. */
  readonly claim?: {
    readonly part: ClaimPart;
    /** Absent: the wire's name. */
    readonly name?: string;
    /** Absent: as typed. */
    readonly read?: (typed: string) => unknown;
    /** How a paper for the court prints it, null for not at all; absent where `typedTexts` looks by itself. */
    readonly printed?: TypedKind | null;
  };
  /** False for what the signature does not cover. */
  readonly isSigned?: false;
};

export const trimmed = (typed: string): string => typed.trim();

/** A calendar day, or null for anything else: such a field may stay open. */
export function asDay(typed: string): CalendarDate | null {
  const day = parseCalendarDate(typed);
  return day.ok ? day.value : null;
}

type Asked = Pick<Field, 'askedOn' | 'isAsked'>;

/** The fields of a party, all asked on one screen. `toClaim` reads them together. */
export function partyFields<const Names extends PartyNames>(
  names: Names,
  asked: Asked,
): { [Name in keyof PartyShape<Names>]: Asked & { schema: PartyShape<Names>[Name] } };
export function partyFields(names: PartyNames, asked: Asked): Readonly<Record<string, unknown>> {
  const shape = Object.entries(partyShape(names));
  return Object.fromEntries(shape.map(([name, schema]) => [name, { schema, ...asked }]));
}
