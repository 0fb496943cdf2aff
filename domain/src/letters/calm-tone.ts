import { type Ledger, noteChanged, noteRemoved, type RemovedKind } from './composed-letter.ts';
import { NEUTRAL_OTHER_SIDE } from './letter-wording.ts';
import { matchesIn } from './matches-in.ts';
import { quotesBlanked, replaceOutsideQuotes } from './quotes.ts';
import { US_STATES } from '../parties/us-states.ts';
import { ASIDES, type GatedPattern, type HarmRule } from './story/asides.ts';
import { gateOf, wordsIn } from './word-gate.ts';

const WILL =
  "(?:(?:I|we)(?: am| are|['’]m|['’]re) (?:now )?(?:calling|reporting|telling|posting|putting|sharing|spreading|blasting|contacting|sending|notifying|filing)|(?:I|we)(?:['’]ll| will| shall| may| might| can| could| am going to|['’]m ready to| am ready to| am prepared to| have no choice but to| am thinking of| swear to \\w+| are going to|['’]m going to|['’]re going to|['’]m gonna| plan to| intend to| am about to)|(?:you|everyone|everybody|people|they|my \\w{3,10}|the whole \\w{3,12})(?:['’]ll| will| are going to|['’]re going to))";
const CLOSE_ONES =
  '(?:boss|employer|work|job|school|family|wife|husband|mother|father|mom|dad|kids|children|parents|church|neighbou?rs|customers|clients|friends)';
/** Kinds of harm a money demand may not hold out, as the laws against extortion and coercion read everywhere. */
const HARM = [
  'police|cops|sheriff|arrest(?:ed)?|jail|prison|prosecut\\w*|criminal|(?:press|file) charges|immigration|deport\\w*|IRS|attorney general|district attorney|licensing board|better business bureau|BBB|consumer affairs|health department|\\bICE\\b',
  '(?:lose|revoke|pull|report|cancel|suspend)\\b[^.!?\\n]{0,20}\\blicen[cs]e|credit (?:report|score|bureau|rating|history)|collections? agency|ruin your credit',
  `(?:tell|inform|contact|call|message|show|warn|visit|notify|report)\\b[^.!?\\n]{0,24}\\b(?:your|his|her|their) ${CLOSE_ONES}`,
  'newspapers?|the news|reporters?|TV (?:news|station)|on TV|the media|social media|facebook|instagram|tiktok|twitter|yelp|reviews|(?:an?|my|our|the|this|that) (?:\\w{3,10} )?review|go viral|online|every(?:where| page| group| site)|the (?:internet|web)|all over (?:town|social|every|the (?:internet|web|news|town|county|state))',
  'post (?:this|it|about|your|what)|expose|shame|ruin|destroy|(?:hurt|kill|beat|burn|shoot|smash) (?:you|him|her|them|your|his|their)|break your',
  'come (?:after|for|over to) (?:you|your)|come to your (?:house|home|job|work)|report (?:you|this|him|her|them)',
].join('|');

/** One of these stands in each kind of harm. */
const HARM_WORDS =
  'police|cops|sheriff|arrest|arrested|jail|prison|prosecut*|criminal|charges|immigration|deport*|irs|attorney|licensing|better|bbb|consumer|health|ice|licence|license|credit|collections?|boss|employer|work|job|school|family|wife|husband|mother|father|mom|dad|kids|children|parents|church|neighbou?rs|customers|clients|friends|newspapers?|news|reporters?|tv|media|facebook|instagram|tiktok|twitter|yelp|reviews?|viral|online|everywhere|every|internet|web|over|post|expose|shame|ruin|destroy|hurt|kill|beat|burn|shoot|smash|break|come|report';

/** What somebody should suffer for it, and who will get to know: never part of asking for money. */
const PUNISHED = 'jail|prison|behind bars|arrested|prosecuted|deported|locked up|fired|fined|sued into|rot';
const THREATS: readonly GatedPattern[] = [
  {
    words: PUNISHED,
    pattern: new RegExp(
      `\\b(?:can|could|should|will|may|might|must|deserves?|belongs?|needs?|ought)\\b(?: to| be| go| get| even| all){0,3}(?: in| into| behind)?(?: the)? (?:${PUNISHED})\\b`,
      'i',
    ),
  },
  {
    words: 'or|otherwise',
    pattern: new RegExp(`\\b(?:or|otherwise,?) (?:I|we)\\b[^.!?\\n]{0,60}\\b(?:${HARM})\\b`, 'i'),
  },
  {
    words: 'sure',
    pattern: new RegExp(`\\bmake sure\\b[^.!?\\n]{0,60}\\b(?:knows?|hears?|finds? out|sees?)\\b`, 'i'),
  },
  {
    words: HARM_WORDS,
    pattern: new RegExp(`\\b${WILL}\\b[^.!?\\n]{0,70}\\b(?:${HARM})\\b`, 'i'),
  },
  {
    words: 'regret|sorry|pay|suffer|happens|find',
    pattern:
      /\byou(?:['’]ll| will| are going to|['’]re going to) (?:regret|be (?:very |so )?sorry|pay for (?:this|what)|suffer|see what happens|find out)\b/i,
  },
  {
    words: 'arrested|fired|deported|evicted|jailed|locked|beaten',
    pattern:
      /\b(?:have|get|getting|having) (?:you|him|her|them) (?:arrested|fired|deported|evicted|jailed|locked up|beaten)\b/i,
  },
  {
    words: 'kiss',
    pattern: /\bkiss (?:your|his|her|their|the|that) (?:\p{L}+ ){1,2}?good-?bye\b/iu,
  },
  {
    words: 'where|were',
    pattern:
      /\bI know wh?ere (?:you|he|she|they|(?:(?:your|his|her|their) )?\p{L}+(?: \p{L}+)?) (?:live|lives|work|works|go|goes|sleep|sleeps|park|parks|hang|hangs)\b/iu,
  },
  {
    words: 'else|watch|where|everyone|everybody|people|world|town|internet|warned|test',
    pattern:
      /\bor else\b(?=\W{0,3}$|[.!,])|\bwatch (?:out|your back)\b|\bI know where (?:you|he|she|they) (?:live|work)|\b(?:everyone|everybody|people|the (?:whole )?(?:world|town|internet))\b[^.!?]{0,40}\bwill (?:hear|know|see|find out)\b|\b(?:people will hear|everyone will know|you have been warned|you['’]ve been warned|(?:do not|don['’]t) test me)\b/i,
  },
  {
    words: 'unless|if',
    pattern:
      /\b(?:unless|if) (?:you|I|we|he|she|they)\b[^.!?\n]{0,60}\b(?:the )?(?:police|prosecutor|immigration|newspapers?|(?:your|his|her|their) (?:boss|employer|wife|husband|landlord)) (?:will|is going to|are going to|gets?|hears?|finds? out)\b/i,
  },
];

const ABUSE =
  '(?:liars?|crooks?|scammers?|scum|scumbags?|idiots?|morons?|jerks?|assholes?|bastards?|bitch(?:es)?|pigs?|losers?|bums?|deadbeats?|thie(?:f|ves)|criminals?|con (?:artists?|man|men)|frauds?|slumlords?|trash|garbage|stupid|dishonest|disgusting|evil|greedy|pathetic|clowns?|snakes?|monsters?|shady|piece of (?:shit|crap|trash|garbage)|sons? of (?:a )?bitch(?:es)?|motherfuckers?)';
/** Words of abuse, each the first of its kind in a match. */
const BAD_NAMES =
  'liars?|crooks?|scammers?|scumbags?|idiots?|morons?|jerks?|assholes?|bastards?|bitch|bitches|thief|thieves|con|slumlords?|snakes?|monsters?|clowns?|losers?|bums?|deadbeats?';
const INSULTS: readonly GatedPattern[] = [
  {
    words: `${BAD_NAMES}|narcissists?|psychopaths?|sociopaths?|cheaters?`,
    pattern:
      /(?<!\bI)(?: is| are| was| were|['’]s|['’]re)(?: (?:just|such|really|nothing but|total|complete|absolute|real|so|very|lying|cheating|dirty|a|an|the)){1,5} (?:liars?|crooks?|scammers?|scumbags?|idiots?|morons?|jerks?|assholes?|bastards?|bitch(?:es)?|thie(?:f|ves)|con (?:artists?|man|men)|slumlords?|snakes?|monsters?|clowns?|losers?|narcissists?|psychopaths?|sociopaths?|cheaters?)\b/i,
  },
  {
    words: `${BAD_NAMES}|scum|pigs?|criminals?|frauds?|trash|garbage|stupid|dishonest|disgusting|evil|greedy|pathetic|shady|piece|sons?|motherfuckers?`,
    pattern: new RegExp(
      `\\b(?:he|she|they|you|landlord|owner|company|contractor|guy|man|woman|people)(?: is| are| was| were|['’]s|['’]re)(?: (?:just|such|all|really|a|an|the|nothing but|total|complete|absolute|real|so|very|not only)){0,4} ${ABUSE}\\b`,
      'i',
    ),
  },
  {
    words: BAD_NAMES,
    pattern:
      /\b(?:you|he|she) an? (?:lying |dirty |real |big )?(?:liar|crook|scammer|scumbag|idiot|moron|jerk|asshole|bastard|bitch|thief|con artist|slumlord|snake|clown|loser|bum|deadbeat)\b/i,
  },
  {
    words: 'bullshit|bs|crap|shit',
    pattern:
      /\b(?:it|this|that)(?: is| was|['’]s)(?: (?:just|such|total|complete|all|pure)){0,2} (?:bullshit|bs|crap|shit)\b/i,
  },
  {
    words: 'lies?|scam|con|fraud|people*|laughed|laughing|laughs|pay',
    pattern:
      /\b(?:that|this|it)(?: is| was|['’]s) (?:all |just |such )?(?:a |an )?(?:total |complete |big |pure )?(?:lies?|scam|con|fraud)\b|\b(?:just|always|only) (?:keeps?|takes?|steals?|robs?|rips?|cheats?)(?: off)? people|\blaugh(?:ed|ing|s) (?:at (?:me|us)|in (?:my|our) face)|^\s*pay up\b/i,
  },
  {
    words: 'fuck|screw|hell|shame',
    pattern: /\b(?:fuck|screw) (?:you|him|her|them|this)\b|\bgo to hell\b|\bshame on (?:you|him|her|them)\b/i,
  },
];
/** "this crook took my money": the event stays, the name-calling goes. */
const ABUSE_AS_NAME =
  /\b(?:this|that|these|those|the|such an?) (?:lying |dirty |stupid |total )?(?:scumbags?|crooks?|liars?|scammers?|assholes?|bastards?|bitch(?:es)?|idiots?|morons?|jerks?|slumlords?|con artists?|sons? of (?:a )?bitch(?:es)?|motherfuckers?)\b/gi;
/** Chat words that say nothing. */
const CHAT_WORD =
  /,? ?\b(?:lol|lmao|smh|omg|tbh|btw|idk|ngl|imo|fr fr|fr|no cap|istg|bro|dude|bruh|hon|fyi|yo)\b(?=[\s.,!?]|$)/gi;
const SWEAR_WORD =
  /\b(?:(?:mother)?fuck(?:ing|in['’]?|ed)?|god ?damn(?:ed)?|damn(?:ed)?|freaking|shitty|crappy|bullshit|wtf|stupid|lying)\s(?=\p{L})/giu;

/** Text that talks to a machine is no fact about the claim. The story is data, never orders. */
const INSTRUCTIONS: readonly GatedPattern[] = [
  {
    words: 'system|assistant|user|developer|instructions?|prompt|ai|note',
    pattern: /^\s*(?:system|assistant|user|developer|instructions?|prompt|ai|note to (?:ai|writer|system))\s*:/i,
  },
  {
    words: 'ignore|disregard|forget|override',
    pattern: /\b(?:ignore|disregard|forget|override)\b.{0,20}\b(?:rules?|instructions?|prompts?)\b/i,
  },
  {
    words: 'assistant|chatbot|language|ai',
    pattern: /\byou are (?:now )?(?:an? |the |my )?(?:\w+ ){0,2}(?:assistant|chatbot|language model|AI)\b/i,
  },
  {
    words: 'ignore|disregard|forget|override',
    pattern:
      /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|above|prior|earlier|all|other|your)\b.{0,20}\b(?:instructions?|prompts?|rules?|text|directions?|guidelines)\b/i,
  },
  {
    words:
      'system|developer|ai|assistant|language|chatgpt|gpt|gpt0|gpt1|gpt2|gpt3|gpt4|gpt5|gpt6|gpt7|gpt8|gpt9|lawyer',
    pattern:
      /\b(?:system|developer) (?:prompt|message|instructions?)\b|\byou are (?:now )?(?:an? )?(?:AI|assistant|language model|chatgpt|gpt|lawyer bot)\b|\bas an AI\b|\b(?:chatgpt|gpt-?\d|language model)\b/i,
  },
  {
    words: 'respond|reply|answer|output|return|print',
    pattern:
      /\b(?:respond|reply|answer|output|return|print)\b (?:only |just )?(?:with|in|as|the following|json|html|markdown)\b/i,
  },
  {
    words: 'letter|demand|tone|paragraph|document|email',
    pattern:
      /^\s*(?:please )?(?:write|rewrite|make|generate|draft|create)\b.{0,40}\b(?:letter|demand|tone|paragraph|document|email)\b/i,
  },
  {
    words: 'demand|amount|deadline|total',
    pattern: /\b(?:set|change|raise|increase|make)\b (?:the )?(?:demand|amount|deadline|total)\b.{0,12}\bto\b/i,
  },
  {
    words: 'letter',
    pattern: /\b(?:in|into|from) the letter\b|\bthe letter (?:should|must|needs to)\b/i,
  },
];

/** Words that judge the other side's act in law, and calmer ones that tell the same act. */
const CALMER: readonly (GatedPattern & { readonly put: string })[] = [
  { words: 'stole|robbed', pattern: /\b(?:stole|robbed)(?= (?!me\b|us\b))/gi, put: 'took' },
  { words: 'stolen', pattern: /\bstolen\b/gi, put: 'taken' },
  { words: 'stealing', pattern: /\bstealing\b/gi, put: 'taking' },
  {
    words: 'violated|breached',
    pattern:
      /\b(?:violat|breach)ed (?=(?:the|our|my|this|that|his|her|their|your) (?:\w+ )?(?:lease|agreement|contract|deal|terms|warranty|promise|rules))/gi,
    put: 'did not keep ',
  },
  // A whole list of them goes at once, or its "and" would be left: "wilfully, wantonly and maliciously".
  {
    words: 'illegally|unlawfully|fraudulently|criminally|maliciously|shamelessly|wil?lfully|wantonly',
    pattern:
      / ?\b(?:illegally|unlawfully|fraudulently|criminally|maliciously|shamelessly|wil?lfully|wantonly)(?:(?:,? and |, )(?:illegally|unlawfully|fraudulently|criminally|maliciously|shamelessly|wil?lfully|wantonly))*\b/gi,
    put: '',
  },
];
/** What only a court can say, and clauses of nothing but anger. A sum or a date in them keeps them in. */
const VERDICTS =
  /\b(?:committed|commit(?:ting)?) (?:a |an )?(?:\w+ )?(?:fraud|theft|crime|larceny|felony|perjury)\b|\b(?:is|was|are|were|that['’]s|it['’]s|this is)(?: (?:clearly|plainly|a|an|also|just|total|totally|straight up|straight|pure|basically))* (?:illegal|unlawful|fraud|fraudulent|theft|larceny|crime|criminal|against the law|breach of contract|stealing|robbery|a scam|scam|guilty|liable|negligent|negligence(?: per se)?|malpractice|ridiculous|outrageous|incompetent|lazy|unprofessional|shameless|heartless)\b|\bviolat(?:ed|es|ing) (?:the law|my rights|our rights|\w+ law|\w+ rights)\b|\b(?:scammed|ripped|robbed|cheated|defrauded|screwed|conned|played) (?:me|us)(?: off| over| out)?\s*[.!]?$|\blied to (?:my|our) face\b/i;
/** Law the person typed: only law that was checked for this claim may stand in a letter. */
const TYPED_LAW =
  /\b(?:[A-Z]\.[A-Z]\.(?:S\.?A|A\.?C)\.?|[A-Z]{2}(?:SA|AC)\.? ?\d+[A-Z]?:\d|U\.S\.C\.?|C\.F\.R\.?)|§|\b(?:consumer fraud act|fraud act|lemon law|security deposit (?:act|law)|uniform commercial code|fair debt \w+|(?:treble|triple|double|punitive) damages|attorney(?:['’]?s)? fees?|legal fees|lawyer fees|statute of limitations|statutory (?:damages|penalt\w+))\b|\bv\. [A-Z]\w+/i;

const CLAUSE_BREAK =
  /,?\s+(?:and|but|or|so|because|then|otherwise|since)\s+(?=(?:I|we|you|he|she|they|it|my|our|people|everyone|everybody|that|this|if|unless|else)\b)|;\s+|\s+[–—]\s+|,\s+(?=(?:I|we|you|everyone|people|or else|unless)\b)|\s+(?=unless\b)|\s+(?=(?:after|because|when|while) (?:he|she|you|they) (?:had )?(?:cheated|slept|ran off)\b)/gi;

const mayInstruct = gateOf(INSTRUCTIONS);

/** Words that go wherever they stand, with what is put down for it, in the order they are looked for. */
const LOUD_WORDS: readonly (GatedPattern & { readonly put: string; readonly note: typeof noteCalmer })[] = [
  { words: `${BAD_NAMES}|sons?|motherfuckers?`, pattern: ABUSE_AS_NAME, put: NEUTRAL_OTHER_SIDE, note: noteCalmer },
  {
    words: 'lol|lmao|smh|omg|tbh|btw|idk|ngl|imo|fr|no|istg|bro|dude|bruh|hon|fyi|yo',
    pattern: CHAT_WORD,
    put: '',
    note: (ledger, from) => noteRemoved(ledger, 'not_a_fact', from),
  },
  {
    words:
      'fuck|fucking|fuckin|fucked|motherfuck|motherfucking|motherfuckin|motherfucked|god|goddamn|goddamned|damn|damned|freaking|shitty|crappy|bullshit|wtf|stupid|lying',
    pattern: SWEAR_WORD,
    put: '',
    note: (ledger, from) => noteRemoved(ledger, 'insult', from),
  },
  ...CALMER.map((calmer) => ({ ...calmer, note: noteCalmer })),
];

function noteCalmer(ledger: Ledger, from: string, to: string): void {
  noteChanged(ledger, 'insult', from, to);
}

const mayBeLoud = gateOf(LOUD_WORDS);

/** Leaves out what a calm letter does not hold, and puts down what went. Empty when nothing is left. */
export function calm(sentence: string, ledger: Ledger): string {
  const words = wordsIn(sentence);
  const orders = mayInstruct(words);
  if (orders.length > 0) {
    const blanked = quotesBlanked(sentence);
    if (orders.some(({ pattern }) => pattern.test(blanked))) {
      noteRemoved(ledger, 'instruction', sentence);
      return '';
    }
  }
  const calmer = mayBeLoud(words).reduce(
    (text, { pattern, put, note }) =>
      replaceOutsideQuotes(text, pattern, (from) => {
        note(ledger, from, put);
        return put;
      }),
    sentence,
  );
  return withoutHarshClauses(calmer, ledger);
}

const EVERY_THREAT = THREATS.map(({ pattern }) => new RegExp(pattern.source, `${pattern.flags}g`));

/** The places of a finished text where a threat stands. Quoted words of others do not count. */
export function findThreats(text: string): readonly { readonly start: number; readonly end: number }[] {
  const blanked = quotesBlanked(text);
  return EVERY_THREAT.flatMap((pattern) =>
    matchesIn(blanked, pattern).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

type Clause = { readonly text: string; readonly harm: RemovedKind | null };

function withoutHarshClauses(sentence: string, ledger: Ledger): string {
  // A section sign is no word.
  const may = sentence.includes('§') ? HARMS : mayHarm(wordsIn(sentence));
  if (may.length === 0) return sentence;
  const clauses = clausesOf(sentence, may);
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
  if (/^[\s,;]*(?:unless|or|otherwise)\b/i.test(text) && isThreat(index - 1)) return 'threat';
  // A reason falls with what it explains: "I hate him because he takes cash".
  const before = clauses[index - 1]?.harm ?? null;
  return before !== null && before !== 'typed_law' && /^[\s,;]*(?:because|since)\b/i.test(text) && !/\d/.test(text)
    ? before
    : null;
}

/** Clauses with the connecting words kept at their front, so that joining them gives the sentence back. */
function clausesOf(sentence: string, may: readonly HarmRule[]): readonly Clause[] {
  const blanked = quotesBlanked(sentence);
  const breaks = matchesIn(blanked, CLAUSE_BREAK)
    .map((match) => match.index)
    .filter((at) => at > 0);
  const edges = [0, ...breaks, sentence.length];
  return edges.slice(1).map((end, index) => {
    const start = edges[index] ?? 0;
    return { text: sentence.slice(start, end), harm: harmIn(blanked.slice(start, end), may) };
  });
}

/** How the books of a state are called without full stops, such as its code and "SA" for its statutes. */
const STATUTES = US_STATES.flatMap(({ code }) => [`${code}sa`, `${code}ac`])
  .join('|')
  .toLowerCase();

const HARMS: readonly HarmRule[] = [
  ...THREATS.map((rule) => ({ ...rule, harm: 'threat' }) as const),
  ...INSULTS.map((rule) => ({ ...rule, harm: 'insult' }) as const),
  {
    words: `${STATUTES}|s|u|c|v|consumer|fraud|lemon|security|uniform|fair|treble|triple|double|punitive|attorneys?|legal|lawyer|statute|statutory`,
    pattern: TYPED_LAW,
    harm: 'typed_law',
  },
  {
    words:
      'fraud|theft|crime|larceny|felony|perjury|illegal|unlawful|fraudulent|criminal|against|breach|stealing|robbery|scam|guilty|liable|negligent|negligence(?: per se)?|malpractice|ridiculous|outrageous|incompetent|lazy|unprofessional|shameless|heartless|violat*|scammed|ripped|robbed|cheated|defrauded|screwed|conned|played|lied',
    pattern: VERDICTS,
    harm: 'insult',
    holds: (clause) => !/\d/.test(clause),
  },
  ...ASIDES,
];
const mayHarm = gateOf(HARMS);

const harmIn = (clause: string, may: readonly HarmRule[]): RemovedKind | null =>
  may.find(({ pattern, holds }) => pattern.test(clause) && holds?.(clause) !== false)?.harm ?? null;
