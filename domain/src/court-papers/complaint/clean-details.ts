import type { Claim } from '../../claims/claim.ts';
import { COURT_DETAIL_KEYS, type CourtDetailKey, NO_COURT_DETAILS } from '../../claims/court-details.ts';
import {
  COURT_LANGUAGES,
  NO_ACCOMMODATION,
  OTHER_ACCOMMODATION,
  OTHER_LANGUAGE,
} from '../../claims/questions/questions.ts';
import { formValue } from '../../letters/wording/form-value.ts';
import { formatUsd, parseUsd } from '../../money/index.ts';
import { whyKeptOut } from './kept-out.ts';

/** The claimant's lines for the court's questions, ready to print. */
export type CleanDetails = {
  readonly texts: Readonly<Record<CourtDetailKey, string>>;
  /** A line had what may not be in a complaint, and was left out as a whole. */
  readonly hasLeftOut: boolean;
};

/** A plate of this State as it is printed, told without the word. "S60 AWD" is a car. */
const PLATE = /\b[A-Z]\d{2}-?[A-Z]{3}\b/;

/** The court itself asks here which help somebody's health needs. */
const ASKS_ABOUT_HEALTH: readonly CourtDetailKey[] = ['otherAccommodation'];

const MONEY: readonly CourtDetailKey[] = ['insuranceDeductible'];

/** "1000" as "$1,000.00"; what is no amount stays as it was typed. */
function asMoney(text: string): string {
  const amount = parseUsd(text);
  return amount.ok && !text.startsWith('$') ? formatUsd(amount.value) : text;
}

/**
 * A complaint is public: a line with a plate, or one that the facts could not hold either, stays out of it and is
 * written in by hand.
 */
export function cleanDetails(claim: Claim): CleanDetails {
  const texts: Record<CourtDetailKey, string> = { ...NO_COURT_DETAILS };
  const why = whyKeptOut(claim);
  let hasLeftOut = false;
  for (const key of COURT_DETAIL_KEYS) {
    const text = formValue(claim.courtDetails[key]);
    const kinds = why(text).filter((kind) => !(kind === 'health' && ASKS_ABOUT_HEALTH.includes(key)));
    if (kinds.length > 0 || PLATE.test(text)) hasLeftOut = true;
    else texts[key] = MONEY.includes(key) ? asMoney(text) : text;
  }
  return { texts, hasLeftOut };
}

/** A question of the complaint as answered: null leaves both boxes open. */
export type CourtNeed = { readonly isNeeded: boolean | null; readonly which: string };

const [ENGLISH] = COURT_LANGUAGES;

/** Whether an interpreter is asked for, and the language, when it was named. */
export function interpreterNeed({ answers }: Pick<Claim, 'answers'>, { texts }: CleanDetails): CourtNeed {
  const { courtLanguage } = answers;
  if (typeof courtLanguage !== 'string' || courtLanguage === '') return { isNeeded: null, which: '' };
  if (courtLanguage === ENGLISH) return { isNeeded: false, which: '' };
  return { isNeeded: true, which: courtLanguage === OTHER_LANGUAGE ? texts.otherLanguage : courtLanguage };
}

/** Whether help because of a disability is asked for, and which, when it was named. */
export function accommodationNeed({ answers }: Pick<Claim, 'answers'>, { texts }: CleanDetails): CourtNeed {
  const { accommodation } = answers;
  if (typeof accommodation !== 'string' || accommodation === '') return { isNeeded: null, which: '' };
  if (accommodation === NO_ACCOMMODATION) return { isNeeded: false, which: '' };
  return { isNeeded: true, which: accommodation === OTHER_ACCOMMODATION ? texts.otherAccommodation : accommodation };
}
