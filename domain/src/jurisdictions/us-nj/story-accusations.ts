/**
 * Reads, sentence by sentence, what a story says the other side did or is. A sentence that says it of the claimant, of a
 * stranger, of what somebody thinks, or as a question or condition says it of nobody.
 */

const TRADE =
  'seller|dealer|dealership|company|contractor|subcontractor|shop|store|owner|manager|salesman|saleswoman|salesperson|salespeople|mechanic|garage|landlord|landlady|business|firm|agent|agency|builder|painter|plumber|electrician|roofer|movers?|vendor|website|listing|ad|gym|studio|rep|representative|technician|breeder|planner|photographer|caterer|installer|handyman|landscaper|hotel|airline|defendant|other side|workers?|crew|guys?|man|woman|people';
const SHORT =
  '(?:also |even |actually |clearly |simply |just |then |later |really |still |never |both |all |always |at all )*';
/** The other side as the one who acts or is: a pronoun, a trade, or a name that is no other word. */
const OTHER = `(?<=^|[^\\p{L}'’])(?:[Hh]e|[Ss]he|[Tt]hey|[Yy]ou|who|(?:[Tt]he|[Tt]his|[Tt]hat|[Tt]heir|[Hh]is|[Hh]er|[Mm]y|[Oo]ur|[Aa]n?) (?:\\p{L}+ ){0,2}?(?:${TRADE})(?: (?:at|of|from|in|there)(?: (?:the|this|that))?(?: \\p{L}+)?)?|(?!(?:I|We|It|My|Our|The|This|That|Nobody|No|None|Nothing|Someone|Somebody|Neither|Mom|Dad|But|And|So|Then|If|When)\\b)\\p{Lu}[\\p{L}&'’]+(?: \\p{Lu}[\\p{L}&'’]+){0,3})`;
/** What is said of the other side, and a part of it that is quickly looked for: few stories hold one. */
type Accusation = { readonly pattern: RegExp; readonly holds: RegExp };
const said = (holds: RegExp, rest: string, between = ' '): Accusation => ({
  pattern: new RegExp(`${OTHER}${between}${rest}`, 'u'),
  holds,
});

/** What only somebody says, thinks or asks. */
const HEARSAY =
  /(?:\b(?:he|she|they|you|the (?!State|town|city|court|county|inspector|lawyer|board)\p{L}+)(?: \p{L}+)? (?:said|says|say|claimed?|claims|told (?:me|us|him|her|them)|thinks?|thought|believed?|believes|wrote|answered|asked)(?: (?:that|me|us|him|her|them))*|\bif|\bwhether|\bunless) $/iu;
const DOUBTED = /\b(?:not|n['’]t|never) (?:think|believe|say|saying|claim|know)\b|\b(?:if|whether)\b/i;

export const sentencesOf = (story: string): readonly string[] =>
  story.split(/(?<=[.!?])\s+|\n+|;\s/).filter((sentence) => sentence.trim() !== '');

/** True when a sentence says it of the other side, in the claimant's own words. */
function accuses(sentence: string, { pattern, holds }: Accusation): boolean {
  const found = holds.test(sentence) ? pattern.exec(sentence) : null;
  return (
    found !== null &&
    !/\?\s*$/.test(sentence) &&
    !HEARSAY.test(sentence.slice(0, found.index)) &&
    !DOUBTED.test(sentence.slice(0, found.index))
  );
}

const LIED = said(/lied/, `${SHORT.replace('never |', '')}lied (?:about|to (?:me|us))\\b`, ' (?:has |have |had )?');
const TOLD_LIES = said(
  /lie|false/,
  '(?:told|made|gave|wrote)(?: me| us)?(?: an?| several| many| two)? (?:lies?|false statements?|false claims?)\\b',
);
/** What a buyer would want to know; "never told me when they would come" hides none of it. */
const DEFECT =
  '(?:crash|accident|flood|damaged?|salvage|title|recall|leak|mold|broken|used|refurbished|miles|mileage|problem|defect|fees?|extra charge|licen[cs]ed?|registered|insured|rust|engine|bed ?bugs|roaches|asbestos|lead paint|illness|sick)';
const NEVER_TOLD = said(/never told/, `(?:has |have |had )?never told (?:me|us)\\b[^.!?]{0,60}?\\b${DEFECT}`);
const NEVER_DISCLOSED = said(/never disclosed/, '(?:has |have |had )?never disclosed\\b');
const HID = said(/hid/, `(?:has |have |had )?hid(?:den)? (?:the|that|this|a|any|all)\\b[^.!?]{0,40}?\\b${DEFECT}`);
const ROLLED_BACK = /\brolled back\b/i;
const ODOMETER = /\b(?:odometer|miles|mileage)\b/i;

const UNTRUE =
  /\b(?:was|were|is|are|turned out(?: to be)?) ?(?:completely |totally |simply |just |all )?(?:not true|untrue|false|a lie|lies|(?:a )?fake)(?=\s*(?:[,.;!?)]|$|(?:and|but|because|so|when|since)\b))|\b(?:wasn|isn|weren|aren)['’]t true(?=\s*(?:[,.;!?)]|$))/i;
const SOLD_AS =
  /\b(?:sold|said|told|ad|listing|advertised|listed|described|promised|real|genuine|authentic|original|turned out)\b/i;
const THINKS =
  /\b(?:said|says?|saying|told|claim(?:ed|s)?|answered|replied|wrote|insist\w*|argu\w+|thinks?|thought|believe\w*|asked|decided|if|whether|unless|when)\b/i;
const WHAT_WAS_SAID =
  /^\s*(?:what|everything|all|anything|whatever|much of what|most of what)(?: that)? (?:he|she|they|you|the \p{L}+|\p{Lu}\p{L}+) /iu;
const OWN = /\b(?:I|[Ww]e|[Mm]y|[Oo]ur|[Mm]ine|[Oo]urs)\b/;
const SAID_OF_US = /\b(?:said|says?|told (?:me|us)|claim\w*|wrote|insist\w*|answered)(?: that)? (?:I|we|my|our)\b/i;

/** "They said it was new, which was not true." What was said about the claimant is an argument, and no sale. */
function namesUntrue(sentence: string, before: string): boolean {
  const found = UNTRUE.exec(sentence);
  if (found === null || /\?\s*$/.test(sentence)) return false;
  const clauses = sentence.slice(0, found.index).split(/[,;:(]|\b(?:and|but|because|so|since)\b/);
  const clause = clauses.at(-1) ?? '';
  if (!WHAT_WAS_SAID.test(clause) && (OWN.test(clause) || THINKS.test(clause))) return false;
  const isPointing = /^\s*(?:that|this|it|which|all of it|none of it)\s*$/i.test(clause);
  const near = clauses.length > 1 ? clauses.slice(0, -1).join(',') : before;
  if (isPointing && SAID_OF_US.test(near)) return false;
  return !/fake|lies$/i.test(found[0]) || SOLD_AS.test(`${before} ${sentence}`.replace(/\bnot real\b/i, ''));
}

const FALSEHOODS = [LIED, TOLD_LIES, NEVER_TOLD, NEVER_DISCLOSED, HID];
/** A statement of the other side that is named as untrue, a lie, or a defect kept from the buyer. */
export function tellsOfFalseStatement(sentences: readonly string[]): boolean {
  return sentences.some(
    (sentence, index, all) =>
      FALSEHOODS.some((accusation) => accuses(sentence, accusation)) ||
      (ROLLED_BACK.test(sentence) && ODOMETER.test(sentence)) ||
      namesUntrue(sentence, all[index - 1] ?? ''),
  );
}

const PAPER =
  "(?:valid |current |proper |business |state |State |New Jersey |NJ |home improvement |contractor['’]?s? |electrical |plumbing |trade )*(?:registration|licen[cs]e)(?! plates?| number|[- ]plates?| (?:for|of) (?:the|my|his|her|their|a|that) (?:car|truck|van|vehicle|boat|trailer|motorcycle|dog|gun)| (?:with|on) (?:him|her|them))\\b";
const ELSEWHERE = '(?! (?:to|for|in|under|at|as)\\b(?! (?:all|do|the State|New Jersey|NJ|home|a (?:contractor|home))))';
const LICENSED = /licensed|registered/;
const IS_NOT = said(
  LICENSED,
  `${SHORT}(?:an? )?(?:licensed|registered)\\b${ELSEWHERE}`,
  "(?: (?:is|are|was|were|has been|have been|had been) (?:not|never|no longer)|['’](?:s|re) not| (?:isn|aren|wasn|weren)['’]t) ",
);
const NOT_EVEN = said(LICENSED, `(?:un(?:licensed|registered))\\b`, "(?: (?:is|are|was|were)|['’](?:s|re)) (?:an? )?");
const HAS_NONE = said(
  /registration|licen[cs]e/,
  `(?:(?:has|have|had|holds?|with) no|never had (?:an?|any|the)|(?:does|do|did)(?: not|n['’]t) (?:even )?have (?:an?|any|the)|(?:works?|worked|did|does) (?:\\p{L}+ ){0,3}?without (?:an?|any|the)|without (?:an?|any|the)) ${PAPER}`,
);
const UNLICENSED_TRADE = new RegExp(
  `\\b(?<!\\b(?:not|never|no) (?:\\p{L}+ )?)un(?:licensed|registered) (?:\\p{L}+ )?(?:${TRADE})\\b`,
  'iu',
);

/** The other side, not the claimant and not a car, is said to have no registration or license for its work. */
export const tellsOfNoRegistration = (sentences: readonly string[]): boolean =>
  sentences.some(
    (sentence) =>
      [IS_NOT, NOT_EVEN, HAS_NONE].some((accusation) => accuses(sentence, accusation)) ||
      (/un(?:lic|reg)/i.test(sentence) &&
        UNLICENSED_TRADE.test(sentence) &&
        !/\?\s*$|\b(?:I am|we are) an? un/i.test(sentence)),
  );
