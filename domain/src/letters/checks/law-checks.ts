import { US_STATES } from '../../parties/index.ts';
import type { LetterCheckContext } from '../check-letter-context.ts';
import { matchesIn } from '../matches-in.ts';
import { finding, findingAt, type LetterFinding } from './finding.ts';
import type { ReadLetter } from './read-letter.ts';

/** Looks like a citation of any court system: a code with a number, a reporter, "v.", a section sign. */
const CITATION =
  /\b(?:\p{Lu}\.){2,6}(?:\p{Lu}\.?){0,4}\s?§{0,2}\s?\d[\w:.-]{0,30}(?:\(\w{1,6}\)){0,4}|§{1,2}\s?\d[\w:.-]{0,30}|\b\d{1,3}\s(?:U\.?S\.?C\.?|C\.?F\.?R\.?|U\.S\.|F\.\d?d?|A\.\d?d?)\s§?\s?\d[\w.-]*|\b(?:Rule|R\.)\s\d{1,2}:\d[\w:.-]*|\b\p{Lu}[\p{L}'’.]{1,40} v\. \p{Lu}[\p{L}'’.]{1,40}/gu;
/** Laws by their everyday names. The allowed sentences are blanked before these are looked for. */
const NAMED_LAW =
  /\b(?:consumer fraud act|truth in lending|fair (?:credit|debt)\b[^.]{0,24}\bact|fraud act|lemon law|magnuson|[Uu]niform commercial code|\bUCC\b|security deposit (?:act|law)|\p{Lu}\p{L}+ Act\b|treble damages|triple damages|double damages|punitive damages|three times the (?:amount|damages|loss)|statute of limitations|statutory (?:damages|penalt(?:y|ies)))/giu;
const STATES = US_STATES.map(({ name }) => name).join('|');
const VERDICTS: readonly RegExp[] = [
  /\b(?:you|he|she|they) (?:are|were|is|was) (?:clearly |plainly |legally )?(?:guilty|liable|negligent|at fault under|in breach|a criminal)\b/gi,
  new RegExp(
    `\\b(?:you|he|she|they)(?: have| has)? (?:also |clearly |knowingly )?(?:committed|commit)\\b|\\b(?:you|he|she|they)(?: have| has)? (?:clearly |knowingly )?(?:broke|broken|break|violated?) (?:(?:the|a|state|federal|${STATES}) )?(?:law|laws|statutes?|act)\\b`,
    'gi',
  ),
  /\b(?:you|your \w+) (?:have |has )?(?:clearly |knowingly )?(?:violated?|violates|breached|defrauded|stole|stolen|scammed|robbed|extorted)\b/gi,
  /\b(?:this|that|it|which|what you did) (?:is|was|constitutes) (?:clearly |plainly |a |an |also |just )*(?:illegal|unlawful|fraud|scam|rip-off|theft|larceny|a crime|criminal|breach of contract|against the law|negligence)\b/gi,
  /\b(?:illegally|unlawfully|fraudulently|criminally|maliciously)\b/gi,
  /\b(?:the|a|any|every) (?:court|judge) will (?:find|rule|order|side|award|make you)\b|\byou (?:will|are going to|would) lose (?:in court|the case)\b|\bI (?:will|would) (?:surely |certainly )?win\b/gi,
  /\bas a matter of law\b|\bthe law (?:is clear|requires you|says you must|is on my side)\b/gi,
];
const LAWYER_FEES =
  /\b(?:attorney|lawyer|counsel|legal)(?:['’]s|s['’]|s)? fees?\b|\bcost of (?:a|my|our) (?:lawyer|attorney)\b/gi;
const COSTS = /\b(?:court|filing) (?:costs|fees)\b|\bcosts of (?:court|suit)\b/i;

/** R11, R12 and R19: only law the table gives for this claim, said with care; court costs, and no lawyer's. */
export function checkLaw(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const { text, plain } = letter;
  const places = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) =>
      matchesIn(plain, pattern).map((match) => ({ start: match.index, end: match.index + match[0].length })),
    );
  const mayHaveFees = context.law.some((law) => new RegExp(LAWYER_FEES.source, 'i').test(law.text));
  const cited = places([CITATION, NAMED_LAW]);
  const once = cited.filter((place, index) =>
    cited.slice(0, index).every((other) => place.start >= other.end || place.end <= other.start),
  );
  return [
    ...once.map((place) => findingAt('letter.law_unknown', text, place)),
    ...places(VERDICTS).map((place) => findingAt('letter.verdict', text, place)),
    ...(mayHaveFees ? [] : places([LAWYER_FEES]).map((place) => findingAt('letter.lawyer_fees', text, place))),
    ...(!context.court.isAnnounced || COSTS.test(text.slice(letter.body.start, letter.body.end))
      ? []
      : [finding('letter.costs_missing', null)]),
  ];
}
