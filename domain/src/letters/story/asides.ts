import type { RemovedKind } from '../composed-letter.ts';
import { quotesBlanked } from '../quotes.ts';
import { type Gated, gateOf, wordsIn } from '../word-gate.ts';

const I =
  "(?:I|we|my (?:wife|husband|family|kids|children))(?:['’]m|['’]re| am| are| is| was| were| feel| feels| felt| have been| have never been)?";
const VERY =
  '(?: (?:so|very|really|extremely|just|still|truly|absolutely|totally|also|all|now|completely|beyond|deeply|more than|quite|both)){0,3}';
const MOODS =
  'angry|mad|furious|upset|betrayed|disappointed|frustrated|sad|heartbroken|disgusted|stressed(?: out)?|devastated|sick of|sick and tired|tired of|fed up|humiliated|insulted|outraged|livid|shocked|annoyed|depressed|crushed|appalled|done with|losing sleep|crying|used and|taken advantage of|disrespected|embarrassed|hopeless|desperate|overwhelmed|emotionally \\w+';

export type GatedPattern = Gated & { readonly pattern: RegExp };

/** How somebody felt, what is fair, what they wish: true, and no fact about the claim. */
const FEELINGS: readonly GatedPattern[] = [
  {
    words: MOODS,
    pattern: new RegExp(`\\b${I}${VERY} (?:${MOODS})\\b`, 'i'),
  },
  {
    words:
      'unfair|fair|ridiculous|disgusting|outrageous|unacceptable|joke|nightmare|insane|crazy|wrong|awful|terrible|horrible|sad|shameful|disgrace|unbelievable|heartbreaking|stressful|right|okay|ok|cool',
    pattern:
      /\b(?:it|this|that|all this|the whole thing)(?:['’]s| is| was| has been)(?: (?:just|so|really|very|such|a|an|all|not|simply|totally|completely|absolutely)){0,4} (?:unfair|fair|ridiculous|disgusting|outrageous|unacceptable|a joke|a nightmare|nightmare|insane|crazy|wrong|awful|terrible|horrible|sad|shameful|a disgrace|unbelievable|heartbreaking|stressful|right|okay|ok|cool)\b/i,
  },
  {
    words: 'believe|sleep|understand|cry|cried|crying|heart|hate',
    pattern:
      /\b(?:I|we) (?:can(?:no|['’])t|still can['’]t|cannot) (?:believe|sleep|understand how (?:anyone|someone|people))\b|\b(?:I|we|kids|children|daughter|son|wife|husband) (?:cry|cried|was crying|were crying)\b|\bbroke my heart\b|\b(?:I|we) hate (?:him|her|them|you|this)\b/i,
  },
  {
    words: 'want|need',
    pattern:
      /\b(?:I|we) (?:just |only |really )?(?:want|need) (?:justice|(?:my|our) money(?: back)?(?=\W*$)|what(?:['’]s| is) (?:mine|ours|right|fair)|to be (?:paid|treated)|this (?:resolved|over|to be over)|(?:him|her|them|you) to (?:pay|learn))(?![\p{L}])/iu,
  },
  {
    words: 'hope|pray|wish|ashamed|known|how|who|karma|god|lord|respect|worst',
    pattern:
      /\b(?:I|we) (?:hope|pray|wish)\b(?!.{0,40}\b(?:settle|agree)\b)|\bshould be ashamed\b|\b(?:I|we) should(?:['’]ve| have) known\b|\bhow (?:can|could|dare) (?:he|she|they|you|someone|people|anyone)\b|\bwho does that\b|\bkarma\b|\b(?:god|lord) (?:bless|knows|is my)|\bno respect\b|\bworst (?:landlord|company|experience|contractor|person|service|mistake)\b/i,
  },
];

/** Talk to whoever reads the form. */
const TALK: readonly GatedPattern[] = [
  {
    words: 'do|should|can|must|may|will',
    pattern:
      /^\s*(?:do|should|can|must|may|will) (?:I|we) (?:need|have|send|attach|include|bring|go|get|add|also|still)\b[^"]*\?$/i,
  },
  {
    words: 'can|could|would|help|what|thanks?|hi|hello|hey|dear|good|whom',
    pattern:
      /^\s*(?:please )?(?:can|could|would) (?:you|someone|anyone) (?:please )?(?:help|tell me|advise|explain)\b|^\s*(?:please )?help me\b|\bwhat (?:should|can|do) (?:I|we) do\b|\bthank(?:s| you)(?: so much| very much)?(?: for (?:your|the) (?:help|time|service|reading|app|site)| in advance)?\s*[.!]?$|^\s*(?:hi|hello|hey|dear sir|good (?:morning|afternoon|evening)|to whom it may concern)\b[^.]{0,30}$/i,
  },
  {
    words: 'lawyer|attorney|judge',
    pattern:
      /^\s*my (?:\p{L}+ ){1,2}?(?:is|works as) an? (?:lawyer|attorney|judge)[\s.!]*$|^\s*my \p{L}+(?: in law)?['’]s an? (?:lawyer|attorney|judge)[\s.!]*$/iu,
  },
  {
    words:
      'know|sorry|app|website|site|form|lol|lmao|smh|omg|idk|ok|okay|anyways?|yeah|period|end|enough|everyone|everybody|thank|god|that|long',
    pattern:
      /\b(?:I|we) (?:don['’]t|do not) know (?:what else to (?:say|write|do)|how to (?:write|say|use|explain))\b|\bsorry for (?:my|the) (?:english|spelling|long|typing|grammar)\b|\bthis (?:app|website|site|form)\b|^\s*(?:lol|lmao|smh|omg|idk|ok|okay|anyway|anyways|so yeah|yeah|period|end of story|enough is enough|(?:and )?every(?:one|body) knows(?: (?:it|this|that))?|thank god|god bless|that is all|that['’]s all|that['’]s it|long story short)[\s.!]*$/i,
  },
];

/** Nobody's business in a letter about money. Health is left alone, since a claim may be about it. */
const PRIVATE: readonly GatedPattern[] = [
  {
    words:
      'illegal|illegals|illegally|undocumented|immigrants?|drunks?|alcoholics?|addicts?|drugs|welfare|gay|lesbian|transgender|mentally|bipolar|crazy|psycho|cheating|affair|offender|ex|excon|exconvict|parole|probation',
    pattern:
      /\b(?:he|she|they|you|landlord|owner|contractor)(?: is| are| was| were|['’]s|['’]re)(?: (?:just|also|probably|an?|the|even|here|in this country)){0,3} (?:illegal(?:s|ly)?|undocumented|an? immigrant|immigrants?|drunks?|alcoholics?|(?:drug )?addicts?|on drugs|on welfare|gay|lesbian|transgender|mentally ill|bipolar|crazy|psycho|cheating|having an affair|a sex offender|ex-?con(?:vict)?|on (?:parole|probation))\b/i,
  },
  {
    words:
      'cheat|cheated|cheats|cheating|affair|rehab|criminal|immigration|green|papers|food|slept|divorce|custody|depression|anxiety|ptsd|therapist|medication|antidepressants',
    pattern:
      /\b(?:cheat(?:ed|s|ing)? (?:on (?:his|her|my|me|their|your)|with)|having an affair|in rehab|has a criminal record|immigration status|(?:(?:his|her|their|your|a|no|without) |(?:get|lose|lost|waiting for) (?:a |his |her |their )?)green card(?! (?:for|from|with) the (?:mail|post|letter))|\b(?:he|she|they|you) (?:has|have|had|got) no papers|food stamps|slept with|my divorce|custody (?:of|battle|case)|my (?:depression|anxiety|ptsd|therapist|medication|antidepressants))\b/i,
  },
];

/** A clause that also tells of an act is kept whole. */
const TELLS_AN_ACT =
  /\d|"|\b(?:paid|called|texted|e-?mailed|asked|told|wrote|hired|bought|rented|moved|left|broke|had to|lost|sent|signed|took|gave|agreed|promised|refused|missed work|hospital|doctor|injur\w*|hurt)\b/i;

/** Why a clause goes, with the words it needs for that. A pattern counts only where it `holds`. */
export type HarmRule = GatedPattern & {
  readonly harm: RemovedKind;
  readonly holds?: (clause: string) => boolean;
};

const tellsNoAct = (clause: string): boolean => !TELLS_AN_ACT.test(clause);

/** Reasons to leave a clause out of a letter. Sums and dates keep a feeling in: they may be facts. */
export const ASIDES: readonly HarmRule[] = [
  ...PRIVATE.map((rule) => ({ ...rule, harm: 'private_detail' }) as const),
  ...[...FEELINGS, ...TALK].map((rule) => ({ ...rule, harm: 'not_a_fact', holds: tellsNoAct }) as const),
];

/** What the other side could use: the person decides whether it stays. */
const HARMFUL: readonly GatedPattern[] = [
  {
    words: 'late|behind',
    pattern:
      /\b(?:I|we)(?: also| admit I| do)? (?:was|were|am|are)(?: also| a (?:bit|little|few \w+)| always| sometimes|(?: about)? \w+ (?:days?|weeks?|months?))? (?:late|behind) (?:on|with|in|paying)\b/i,
  },
  {
    words: 'month*|rent*|deposit*|bill*|share*|taxes*|balance*|insurance*',
    pattern:
      /\b(?:I|we) (?:did not|didn['’]t|never|stopped|refused to) (?:pay|paying) (?:the |my |our |him |her |them |you )?(?:last |full |final |whole )?(?:month|rent|deposit|bill|share|taxes|balance|insurance)/i,
  },
  {
    words:
      'admit|confess|fault|blame|responsible|fast|looking|watching|paying|wrong|speeding|drunk|drinking|texting|phone',
    pattern:
      /\b(?:I|we) (?:admit|confess)\b|\b(?:my|our) (?:own )?fault\b|\b(?:partly|partially|also) (?:to blame|responsible)\b|\b(?:I|we) (?:was|were) (?:(?:maybe |probably |perhaps |kind of |sort of |also )?(?:walking|driving|going|running|backing up|moving)(?: (?:maybe|a bit|a little|kind of|too|very|really|pretty))* fast|not (?:looking|watching|paying attention)|looking at my (?:phone|list|screen|radio)|wrong|at fault|to blame|speeding|drunk|drinking|texting while|on my phone)\b/i,
  },
  {
    words: 'owe|punched|hit|pushed|slapped|kicked|threatened|broke|damaged|scratched|burned|stained|lied',
    pattern:
      /\b(?:I|we) (?:still |also )?owe (?:him|her|them|you|the landlord|my landlord)\b|\b(?:I|we) (?:accidentally |also |kind of |sort of )?(?:(?:punched|hit|pushed|slapped|kicked|threatened) (?:him|her|them|you|his|your|their|the (?:landlord|manager|driver|owner))|(?:broke|damaged|scratched|burned|stained) (?:the|a|his|her|their|your) (?!leg|arm|wrist|news)|lied to)\b/i,
  },
  {
    words: 'sign|signed',
    pattern:
      /\b(?:I|we)(?: did| also| had| only| just| do)? sign(?:ed)? (?:an?|the|their|his|her|your|some|that|this)\b[^.]{0,40}\b(?:waiver|release (?:form|of)|as[- ]is|no[- ]refunds?|non-?refundable|final sale|liability)\b/i,
  },
  {
    words: 'books|table|tax|taxes|license|insurance|licensed|insured|registered',
    pattern:
      /\b(?:off the books|under the table|avoid (?:the )?tax(?:es)?|without (?:a )?(?:license|insurance)|no (?:license|insurance)|(?:not|isn['’]t|am not|was not|wasn['’]t) (?:licensed|insured|registered))\b/i,
  },
];

/** True for a sentence that speaks of the claimant's own slip. Quoted words of others do not count. */
export const mayHurtOwnCase = (typed: string): boolean => isOwnSlip(quotesBlanked(typed));

function isOwnSlip(sentence: string): boolean {
  const may = mayHarm(wordsIn(sentence));
  return may.some((rule) => rule.pattern.test(sentence) && (rule !== NOT_ALLOWED || isOnlyAboutWriter(sentence)));
}

const mayHarm = gateOf(HARMFUL);
/** Being without a license may be said of the other side too. */
const NOT_ALLOWED = HARMFUL.at(-1);

const isOnlyAboutWriter = (sentence: string): boolean =>
  /\b(?:I|we|my|our)\b/i.test(sentence) &&
  !/\b(?:he|she|they|you|his|her|their|your|contractor|company|driver|landlord)\b/i.test(sentence);
