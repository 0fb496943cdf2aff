import type { Claim } from '../../claims/claim.ts';
import { isInjuryAccident } from '../../claims/questions/questions-asked.ts';
import { isAboutHealth } from '../../letters/checks/check-letter-context.ts';
import { type IssueContext, oneLine } from '../../own-words/index.ts';
import { NO_CONTEXT } from '../../own-words/issue.ts';
import { militaryIn } from '../../own-words/private/military.ts';
import { healthIn, immigrationIn } from '../../own-words/private/private-matters.ts';
import { privatePlaces } from '../../own-words/private/private-places.ts';
import { storySentences } from '../../own-words/sentences/story-sentences.ts';
import { fullNameOf } from '../../parties/index.ts';
import { speaksOfMilitary } from './military-words.ts';

/** Why a whole sentence stays out of a paper that everybody can read. */
export type KeptOutKind = 'private_number' | 'military' | 'health' | 'immigration';

/** Letters and digits together, in up to five groups: "S 5555 44444", "A-7". */
const MIXED_ID =
  '(?=[A-Z0-9 -]{0,12}[0-9])(?=[A-Z0-9 -]{0,12}[A-Z])[A-Z0-9]{1,12}(?:[ -][A-Z0-9]{1,12}){0,4}(?![\\p{L}\\p{N}])';
const IS_GIVEN = '(?: (?:number|no\\.|num\\.|id|is|was|reads|said|ends in|ending in)| ?[:#]){1,3} ?';
/** A plate may be letters only. After such a word, a text of any shape counts as somebody's private number. */
const LABELLED_ID = new RegExp(
  [
    `\\b(?:[Pp]lates?|[Tt]ags?|[Ll]icen[cs]es?|[Pp]olicy|[Aa]ccounts?|[Cc]ards?|VIN|[Mm]ember)${IS_GIVEN}${MIXED_ID}`,
    `\\b(?:[Pp]late|[Ll]icen[cs]e) ${MIXED_ID}`,
    `\\b[Pp]late${IS_GIVEN}[A-Z]{3,8}(?![\\p{L}\\p{N}])`,
  ].join('|'),
  'u',
);

/** A number, an id of any shape or a birth date that court rules keep out of papers. */
export const hasPrivateNumber = (text: string): boolean =>
  privatePlaces(oneLine(text)).length > 0 || LABELLED_ID.test(oneLine(text));

/** A State with its ZIP code, and the number of a court form: both may be next to "bank" or "license". */
const OF_THE_PAPER = /\b[A-Z]{2} \d{5}\b/g;
/** A path of a file, as in "/etc/passwd": its words name no number, though a house number may follow on the next line. */
const FILE_PATH = /(?:\/[a-z][\w.-]*){2,}/gi;

/** The same for a made page, which says what nobody typed. */
export const pageHasPrivateNumber = (page: string): boolean =>
  hasPrivateNumber(page.replaceAll(OF_THE_PAPER, '').replaceAll(FILE_PATH, ''));

/**
 * A complaint is public: what may not be in it, or null. A sentence that has such a place goes out as a whole. `typed`
 * is what of it was typed, where the rest is a frame of ours.
 */
export function keptOutFor(claim: Claim): (sentence: string, typed?: readonly string[]) => KeptOutKind | null {
  const why = whyKeptOut(claim);
  return (sentence, typed) => why(sentence, typed)[0] ?? null;
}

/** The same with every reason there is. */
export function whyKeptOut(claim: Claim): (sentence: string, typed?: readonly string[]) => readonly KeptOutKind[] {
  const context = contextOf(claim);
  return (sentence, typed = [sentence]) => {
    // Our own words around a number must not hide it, so typed words are also checked without them.
    const all = [sentence, ...typed];
    return [
      ...(all.some(hasPrivateNumber) ? (['private_number'] as const) : []),
      ...(all.some((text) => speaksOfMilitary(oneLine(text))) ? (['military'] as const) : []),
      ...mattersIn(typed, context),
    ];
  };
}

/** Every such matter, also where something graver is at the same place. */
const mattersIn = (typed: readonly string[], context: IssueContext): readonly KeptOutKind[] =>
  typed
    .flatMap((text) => storySentences(oneLine(text), context))
    .flatMap((sentence): readonly KeptOutKind[] => [
      ...militaryIn(sentence).map(() => 'military' as const),
      ...immigrationIn(sentence).map(() => 'immigration' as const),
      ...healthIn(sentence, context).map(() => 'health' as const),
    ]);

/** A claim for an injury or a medical bill: treatment and its bills are facts of it. */
export const isHealthExpected = (claim: Claim): boolean => isAboutHealth(claim) || isInjuryAccident(claim);

/** Whether text of a made page tells of somebody's health or papers to live here, as the letter's own check marks it. */
export function tellsPrivateMatter(
  page: string,
  known: Pick<IssueContext, 'isHealthExpected'> & {
    readonly plaintiffNames: readonly string[];
    readonly defendantNames: readonly (readonly string[])[];
  },
): boolean {
  const names = [...known.plaintiffNames, ...known.defendantNames.flat()];
  const context = { ...NO_CONTEXT, names, isHealthExpected: known.isHealthExpected };
  return mattersIn([page], context).some((kind) => kind === 'health' || kind === 'immigration');
}

/** What is known of the claim: a party's name that is also a word says nothing. */
const contextOf = (claim: Claim): IssueContext => ({
  ...NO_CONTEXT,
  names: [claim.claimant, ...claim.defendants].map(({ name }) => fullNameOf(name)),
  isHealthExpected: isHealthExpected(claim),
});
