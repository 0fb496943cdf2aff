import type { Place } from '../../own-words/index.ts';

export type { Place };

/** The thirty points of our rubric for letters; docs and tests use the same names. */
export type LetterRule = `R${'0' | '1' | '2'}${'0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'}` | 'R30';

/**
 * `stop` keeps a letter from being approved. `confirm` asks for a deliberate yes to just this. `warning` and `info` are
 * next to the text and block nothing.
 */
export type LetterSeverity = 'stop' | 'confirm' | 'warning' | 'info';

/** Each code's rule, severity, and the parameters its sentence uses. */
const FINDINGS = {
  'letter.sender_missing': ['R01', 'warning', 'text'],
  'letter.recipient_missing': ['R02', 'warning', 'text'],
  'letter.date_missing': ['R03', 'warning', 'date'],
  'letter.date_differs': ['R03', 'warning', 'date', 'text'],
  'letter.delivery_line_missing': ['R04', 'warning', 'line'],
  'letter.delivery_line_wrong': ['R04', 'warning', 'text'],
  'letter.delivery_line_false': ['R04', 'stop', 'line', 'text'],
  'letter.subject_missing': ['R05', 'warning', 'amount'],
  'letter.salutation_missing': ['R06', 'warning'],
  'letter.salutation_unfit': ['R06', 'warning', 'text'],
  'letter.guessed_title': ['R06', 'warning', 'text'],
  'letter.ask_late': ['R07', 'warning', 'amount', 'date'],
  'letter.date_without_year': ['R08', 'warning', 'text'],
  'letter.law_unknown': ['R11', 'confirm', 'text'],
  'letter.amount_lines_sum': ['R13', 'confirm', 'amount', 'sum'],
  'letter.amount_lines_missing': ['R13', 'warning', 'amount'],
  'letter.demand_missing': ['R14', 'confirm', 'amount'],
  'letter.demand_once': ['R14', 'warning', 'amount'],
  'letter.demand_not_due': ['R14', 'confirm', 'amount', 'date'],
  'letter.demand_differs': ['R14', 'confirm', 'amount', 'text'],
  'letter.demand_above_claim': ['R14', 'stop', 'amount', 'text'],
  'letter.wish_above_claim': ['R14', 'confirm', 'amount', 'text'],
  'letter.deadline_missing': ['R15', 'confirm', 'date'],
  'letter.deadline_relative': ['R15', 'confirm', 'date', 'text'],
  'letter.deadline_differs': ['R15', 'confirm', 'date', 'text'],
  'letter.deadline_changed': ['R15', 'warning', 'date', 'text'],
  'letter.deadline_too_soon': ['R15', 'confirm', 'date', 'text'],
  'letter.deadline_after_time_limit': ['R15', 'confirm', 'lastDay', 'text'],
  'letter.way_to_pay_missing': ['R16', 'warning', 'way'],
  'letter.reply_missing': ['R17', 'warning'],
  'letter.plan_missing': ['R17', 'warning'],
  'letter.plan_unasked': ['R17', 'confirm', 'text'],
  'letter.court_missing': ['R18', 'warning', 'court'],
  'letter.county_missing': ['R18', 'warning', 'county'],
  'letter.court_wrong': ['R18', 'confirm', 'court', 'text'],
  'letter.county_wrong': ['R18', 'confirm', 'county', 'text'],
  'letter.court_unfit': ['R18', 'confirm', 'text'],
  'letter.costs_missing': ['R19', 'warning'],
  'letter.lawyer_fees': ['R19', 'confirm', 'text'],
  'letter.records_missing': ['R20', 'warning'],
  'letter.threat': ['R21', 'stop', 'text'],
  'letter.not_past': ['R21', 'warning', 'text'],
  'letter.read_again': ['R21', 'warning', 'text'],
  'letter.look_again': ['R21', 'confirm', 'text'],
  'letter.health': ['R21', 'confirm', 'text'],
  'letter.immigration': ['R21', 'confirm', 'text'],
  'letter.family': ['R21', 'confirm', 'text'],
  'letter.military': ['R21', 'confirm', 'text'],
  'letter.insult': ['R22', 'confirm', 'text'],
  'letter.hurts_case': ['R22', 'warning', 'text'],
  'letter.capitals': ['R22', 'warning', 'text'],
  'letter.too_many_places': ['R22', 'confirm'],
  'letter.sentence_long': ['R24', 'warning', 'words'],
  'letter.paragraph_long': ['R24', 'warning', 'words'],
  'letter.hard_to_read': ['R24', 'warning', 'grade'],
  'letter.empty': ['R25', 'stop'],
  'letter.too_short': ['R25', 'warning'],
  'letter.too_long': ['R25', 'warning', 'words'],
  'letter.residue': ['R26', 'stop', 'text'],
  'letter.machine_words': ['R26', 'warning', 'text'],
  'letter.private_number': ['R27', 'stop', 'text'],
  'letter.birth_date': ['R27', 'stop', 'text'],
  'letter.signer_missing': ['R28', 'warning', 'text'],
  'letter.lawyer_look': ['R28', 'confirm', 'text'],
  'letter.recipient_third_person': ['R29', 'warning', 'text'],
  'letter.other_language': ['R30', 'confirm', 'text'],
  'letter.original_unread': ['R30', 'confirm'],
} as const satisfies Record<string, readonly [rule: LetterRule, severity: LetterSeverity, ...params: string[]]>;

export type LetterFindingCode = keyof typeof FINDINGS;

/** Rules whose failure keeps a letter from being sent without a deliberate act. */
export const GATES: ReadonlySet<LetterRule> = new Set(['R09', 'R13', 'R14', 'R15', 'R18', 'R21', 'R26', 'R27', 'R29']);

/** Something to look at in a letter's text. The sentence for `code` is in the catalogues. */
export type LetterFinding = {
  readonly rule: LetterRule;
  readonly code: LetterFindingCode;
  readonly severity: LetterSeverity;
  readonly isGate: boolean;
  /** Null when it is about the letter as a whole, or about words that are not there. */
  readonly place: Place | null;
  /** The whole sentence that goes when the person leaves this place out; null where nothing can be left out. */
  readonly sentence: Place | null;
  /** Ready to print; amounts and dates are formatted. `text` holds the words at the place, `key` names a decision. */
  readonly params: Readonly<Record<string, string>>;
};

export const LETTER_FINDING_CODES: readonly LetterFindingCode[] = Object.keys(FINDINGS).filter(isCode);

/** The parameters each code's sentence uses, for the catalogues. */
export const LETTER_FINDING_PARAMS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(FINDINGS).map(([code, [, , ...params]]) => [code, params]),
);

function isCode(text: string): text is LetterFindingCode {
  return text in FINDINGS;
}

export const severityOf = (code: LetterFindingCode): LetterSeverity => FINDINGS[code][1];

export function finding(
  code: LetterFindingCode,
  place: Place | null,
  params: Readonly<Record<string, string>> = {},
  sentence: Place | null = null,
): LetterFinding {
  const [rule, severity] = FINDINGS[code];
  return { rule, code, severity, isGate: GATES.has(rule), place, sentence, params };
}

/** A finding at a place, with the words that are there as `text`. */
export const findingAt = (
  code: LetterFindingCode,
  text: string,
  { start, end }: Place,
  params: Readonly<Record<string, string>> = {},
  sentence: Place | null = null,
): LetterFinding => finding(code, { start, end }, { text: text.slice(start, end), ...params }, sentence);
