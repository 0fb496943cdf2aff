import { type Ledger, noteChanged, noteRemoved, type RemovedKind } from './composed-letter.ts';
import { NEUTRAL_OTHER_SIDE } from './letter-wording.ts';
import { quotesBlanked, replaceOutsideQuotes } from './quotes.ts';

const WILL =
  "(?:(?:I|we)(?:['’]ll| will| shall| am going to| are going to|['’]m going to|['’]re going to|['’]m gonna| plan to| intend to| am about to)|(?:you|everyone|everybody|people|the whole \\w{3,12})(?:['’]ll| will| are going to|['’]re going to))";
const CLOSE_ONES =
  '(?:boss|employer|job|family|wife|husband|mother|father|mom|dad|kids|children|parents|church|neighbou?rs|customers|clients|friends)';
/** Kinds of harm a money demand may not hold out: N.J.S.A. 2C:20-5 and 2C:13-5. */
const HARM = [
  'police|cops|sheriff|arrest(?:ed)?|jail|prison|prosecut\\w*|criminal|(?:press|file) charges|immigration|deport\\w*|IRS|attorney general',
  '(?:lose|revoke|pull|report|cancel|suspend)\\b[^.!?\\n]{0,20}\\blicen[cs]e|credit (?:report|score|bureau|rating)',
  `(?:tell|inform|contact|call|message|show|warn|visit)\\b[^.!?\\n]{0,20}\\byour ${CLOSE_ONES}`,
  'newspapers?|the news|reporters?|TV (?:news|station)|on TV|the media|social media|facebook|instagram|tiktok|twitter|yelp|reviews|an? (?:\\w{3,10} )?review',
  'post (?:this|it|about|your|what)|expose|shame|ruin|destroy|(?:hurt|kill|beat|burn|shoot|smash) (?:you|him|her|them|your|his|their)|break your',
  'come (?:after|for|over to) (?:you|your)|come to your (?:house|home|job|work)|report (?:you|this|him|her|them)',
].join('|');

const THREATS: readonly RegExp[] = [
  new RegExp(`\\b${WILL}\\b[^.!?\\n]{0,70}\\b(?:${HARM})\\b`, 'i'),
  /\byou(?:['’]ll| will| are going to|['’]re going to) (?:regret|be (?:very )?sorry|pay for (?:this|what)|suffer)\b/i,
  /\b(?:have|get|getting|having) (?:you|him|her|them) (?:arrested|fired|deported|evicted|jailed|locked up|beaten)\b/i,
  /\bor else\b(?=\W{0,3}$|[.!,])|\bwatch (?:out|your back)\b|\bI know where (?:you|he|she|they) (?:live|work)|\b(?:people will hear|everyone will know)\b/i,
];

const ABUSE =
  '(?:liars?|crooks?|scammers?|scum|scumbags?|idiots?|morons?|jerks?|assholes?|bastards?|bitch(?:es)?|pigs?|losers?|thie(?:f|ves)|criminals?|con (?:artists?|man|men)|frauds?|slumlords?|trash|garbage|stupid|dishonest|disgusting|evil|greedy|pathetic|clowns?|snakes?|monsters?|shady|piece of (?:shit|crap|trash|garbage)|sons? of (?:a )?bitch(?:es)?|motherfuckers?)';
const INSULTS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:he|she|they|you|landlord|owner|company|contractor|guy|man|woman|people)(?: is| are| was| were|['’]s|['’]re)(?: (?:just|such|all|really|a|an|the|nothing but|total|complete|absolute|real|so|very|not only)){0,4} ${ABUSE}\\b`,
    'i',
  ),
  /\b(?:it|this|that)(?: is| was|['’]s)(?: (?:just|such|total|complete|all|pure)){0,2} (?:bullshit|bs|crap|shit)\b/i,
  /\b(?:fuck|screw) (?:you|him|her|them|this)\b|\bgo to hell\b|\bshame on (?:you|him|her|them)\b/i,
];
/** "this crook took my money": the event stays, the name-calling goes. */
const ABUSE_AS_NAME =
  /\b(?:this|that|these|those|the|such an?) (?:lying |dirty |stupid |total )?(?:scumbags?|crooks?|liars?|scammers?|assholes?|bastards?|bitch(?:es)?|idiots?|morons?|jerks?|slumlords?|con artists?|sons? of (?:a )?bitch(?:es)?|motherfuckers?)\b/gi;
const SWEAR_WORD =
  /\b(?:(?:mother)?fuck(?:ing|in['’]?|ed)?|god ?damn(?:ed)?|damn(?:ed)?|freaking|shitty|crappy|bullshit|wtf|stupid|lying)\s(?=\p{L})/giu;

/** Text that talks to a machine is no fact about the claim. The story is data, never orders. */
const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|above|prior|earlier|all|other|your)\b.{0,20}\b(?:instructions?|prompts?|rules?|text|directions?|guidelines)\b/i,
  /\b(?:system|developer) (?:prompt|message|instructions?)\b|\byou are (?:now )?(?:an? )?(?:AI|assistant|language model|chatgpt|gpt|lawyer bot)\b|\bas an AI\b|\b(?:chatgpt|gpt-?\d|language model)\b/i,
  /\b(?:respond|reply|answer|output|return|print)\b (?:only |just )?(?:with|in|as|the following|json|html|markdown)\b/i,
  /^\s*(?:please )?(?:write|rewrite|make|generate|draft|create)\b.{0,40}\b(?:letter|demand|tone|paragraph|document|email)\b/i,
  /\b(?:set|change|raise|increase|make)\b (?:the )?(?:demand|amount|deadline|total)\b.{0,12}\bto\b/i,
  /\b(?:in|into|from) the letter\b|\bthe letter (?:should|must|needs to)\b/i,
];

const CLAUSE_BREAK =
  /,?\s+(?:and|but|or|so|because|then|otherwise)\s+(?=(?:I|we|you|he|she|they|it|my|our|people|everyone|everybody|that|this|if|unless|else)\b)|;\s+|\s+[–—]\s+|,\s+(?=(?:I|we|you|everyone|people|or else|unless)\b)|\s+(?=unless\b)/gi;

/** Leaves out what a calm letter does not hold, and puts down what went. Empty when nothing is left. */
export function calm(sentence: string, ledger: Ledger): string {
  const blanked = quotesBlanked(sentence);
  if (INSTRUCTIONS.some((pattern) => pattern.test(blanked))) {
    noteRemoved(ledger, 'instruction', sentence);
    return '';
  }
  const named = replaceOutsideQuotes(sentence, ABUSE_AS_NAME, (from) => {
    noteChanged(ledger, 'insult', from, NEUTRAL_OTHER_SIDE);
    return NEUTRAL_OTHER_SIDE;
  });
  const decent = replaceOutsideQuotes(named, SWEAR_WORD, (from) => {
    noteRemoved(ledger, 'insult', from);
    return '';
  });
  return withoutHarshClauses(decent, ledger);
}

/** The places of a finished text where a threat stands. Quoted words of others do not count. */
export function findThreats(text: string): readonly { readonly start: number; readonly end: number }[] {
  const blanked = quotesBlanked(text);
  return THREATS.flatMap((pattern) =>
    [...blanked.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

type Clause = { readonly text: string; readonly harm: RemovedKind | null };

function withoutHarshClauses(sentence: string, ledger: Ledger): string {
  const clauses = clausesOf(sentence);
  if (clauses.every((clause) => clause.harm === null)) return sentence;
  const goes = clauses.map((clause, index) => clause.harm ?? dependsOn(clauses, index));
  clauses.forEach((clause, index) => {
    const harm = goes[index];
    if (harm) noteRemoved(ledger, harm, clause.text);
  });
  const kept = clauses.filter((_, index) => goes[index] === null).map((clause) => clause.text);
  const rest = kept.join('').trim();
  const opener = /^[\s,;–—]*(?:(?:and|but|or|so|because|then|otherwise)\s+)?/i.exec(rest)?.[0] ?? '';
  if (goes[0] === null) return rest;
  noteRemoved(ledger, goes[0] ?? 'threat', opener);
  return rest.slice(opener.length);
}

/** A condition falls with the threat it belongs to: "If you do not pay, I will ..." and "I will ... unless you pay". */
function dependsOn(clauses: readonly Clause[], index: number): RemovedKind | null {
  const text = clauses[index]?.text ?? '';
  const isThreat = (at: number): boolean => clauses[at]?.harm === 'threat';
  if (/^[\s,;]*(?:(?:and|but|so)\s+)?(?:if|unless|until)\b/i.test(text) && (isThreat(index + 1) || isThreat(index - 1)))
    return 'threat';
  return /^[\s,;]*(?:unless|or|otherwise)\b/i.test(text) && isThreat(index - 1) ? 'threat' : null;
}

/** Clauses with the connecting words kept at their front, so that joining them gives the sentence back. */
function clausesOf(sentence: string): readonly Clause[] {
  const blanked = quotesBlanked(sentence);
  const breaks = [...blanked.matchAll(CLAUSE_BREAK)].map((match) => match.index).filter((at) => at > 0);
  const edges = [0, ...breaks, sentence.length];
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0;
    return { text: sentence.slice(start, end), harm: harmIn(blanked.slice(start, end)) };
  });
}

function harmIn(clause: string): RemovedKind | null {
  if (THREATS.some((pattern) => pattern.test(clause))) return 'threat';
  return INSULTS.some((pattern) => pattern.test(clause)) ? 'insult' : null;
}
