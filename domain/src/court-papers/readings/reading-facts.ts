import type { FindingCode } from '../../jurisdictions/pack/finding-codes.ts';
import type { UnequalPay } from './pay-sums.ts';

/** A line of a table: what for, and the amount as it prints. */
export type PrintedSum = { readonly label: string; readonly amount: string };

/** Words that a paper must say, so that the reading of a made one can look for them. */
export type ReadingFacts = {
  readonly titles: { readonly complaint: string; readonly summons: string };
  /** What the cover says of how many copies to make. */
  readonly copies: string;
  readonly fees: readonly PrintedSum[];
  /** What the summons adds up to. */
  readonly summonsTotal: PrintedSum;
  readonly largestFileBytes: number;
  readonly longestFileName: number;
  /** The rows of the demand, its last line included; empty where a note of the claimant's says it instead. */
  readonly sums: readonly PrintedSum[];
  /** What must be in the complaint to explain the sum. */
  readonly explanations: readonly string[];
  /** Whether the claimant told how the sum was worked out. Absent in papers settled before it was asked. */
  readonly hasCalculation?: boolean | undefined;
  /** What must be next to the demand: on what interest is asked, and that money is asked for things. */
  readonly asked: readonly string[];
  /** Each law under which something is added to the sum. */
  readonly statutes: readonly PrintedSum[];
  /**
   * Amounts of cards that the person took out of the sum and did not give up. Absent in papers settled before it was
   * looked at.
   */
  readonly notAsked?: readonly string[] | undefined;
  /** How the facts may call each defendant. */
  readonly defendantNames: readonly (readonly string[])[];
  readonly plaintiffNames: readonly string[];
  readonly untoldElements: readonly string[];
  /** Ticked reasons that no card covers. Absent in papers settled before it was asked. */
  readonly untoldReasons?: readonly string[] | undefined;
  /** Somebody else did it, and nothing says why the other side answers for that. Absent as above. */
  readonly isAnswerForUntold?: boolean | undefined;
  /** What it cost, and what was asked before: a defendant who is named only there did nothing. Absent as above. */
  readonly ofLoss?: readonly string[] | undefined;
  /** Pay that is asked for and is not the agreed pay times what was worked. Absent as above. */
  readonly unequalPay?: UnequalPay | null | undefined;
  /** The last part of a plan that is asked for is due later than the papers are made. Absent as above. */
  readonly isPartNotDue?: boolean | undefined;
  readonly isKindOpen: boolean;
  readonly hasOpenQuestion: boolean;
  readonly hasOpenEntity: boolean;
  readonly hasLongName: boolean;
  readonly isCountyOpen: boolean;
  /** A claim for an injury or a medical bill: treatment is a fact of it. */
  readonly isHealthExpected: boolean;
  /**
   * What was typed and is in a filed paper as part of a sum or of a caption, where nothing can be left out. Absent in
   * papers settled before it was looked at.
   */
  readonly typed?: readonly string[] | undefined;
  /** General rules that touch the claim. */
  readonly findings: readonly FindingCode[];
};
