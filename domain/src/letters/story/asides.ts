import type { RemovedKind } from '../composed-letter.ts';
import { quotesBlanked } from '../quotes.ts';

const I =
  "(?:I|we|my (?:wife|husband|family|kids|children))(?:['’]m|['’]re| am| are| was| were| feel| feels| felt| have been| have never been)?";
const VERY =
  '(?: (?:so|very|really|extremely|just|still|truly|absolutely|totally|also|all|now|completely|beyond|deeply|more than|quite|both)){0,3}';
const MOODS =
  'angry|mad|furious|upset|betrayed|disappointed|frustrated|sad|heartbroken|disgusted|stressed(?: out)?|devastated|sick of|sick and tired|tired of|fed up|humiliated|insulted|outraged|livid|shocked|annoyed|depressed|crushed|appalled|done with|losing sleep|crying|used and|taken advantage of|disrespected|embarrassed|hopeless|desperate|overwhelmed|emotionally \\w+';

/** How somebody felt, what is fair, what they wish: true, and no fact about the claim. */
const FEELINGS: readonly RegExp[] = [
  new RegExp(`\\b${I}${VERY} (?:${MOODS})\\b`, 'i'),
  /\b(?:it|this|that|all this|the whole thing)(?:['’]s| is| was| has been)(?: (?:just|so|really|very|such|a|an|all|not|simply|totally|completely|absolutely)){0,4} (?:unfair|fair|ridiculous|disgusting|outrageous|unacceptable|a joke|a nightmare|nightmare|insane|crazy|wrong|awful|terrible|horrible|sad|shameful|a disgrace|unbelievable|heartbreaking|stressful|right|okay|ok|cool)\b/i,
  /\b(?:I|we) (?:can(?:no|['’])t|still can['’]t|cannot) (?:believe|sleep|understand how (?:anyone|someone|people))\b|\b(?:I|we|kids|children|daughter|son|wife|husband) (?:cry|cried|was crying|were crying)\b|\bbroke my heart\b|\b(?:I|we) hate (?:him|her|them|you|this)\b/i,
  /\b(?:I|we) (?:just |only |really )?(?:want|need) (?:justice|(?:my|our) money(?: back)?(?=\W*$)|what(?:['’]s| is) (?:mine|ours|right|fair)|to be (?:paid|treated)|this (?:resolved|over|to be over)|(?:him|her|them|you) to (?:pay|learn))(?![\p{L}])/iu,
  /\b(?:I|we) (?:hope|pray|wish)\b(?!.{0,40}\b(?:settle|agree)\b)|\bshould be ashamed\b|\b(?:I|we) should(?:['’]ve| have) known\b|\bhow (?:can|could|dare) (?:he|she|they|you|someone|people|anyone)\b|\bwho does that\b|\bkarma\b|\b(?:god|lord) (?:bless|knows|is my)|\bno respect\b|\bworst (?:landlord|company|experience|contractor|person|service|mistake)\b/i,
];

/** Talk to whoever reads the form. */
const TALK: readonly RegExp[] = [
  /^\s*(?:do|should|can|must|may|will) (?:I|we) (?:need|have|send|attach|include|bring|go|get|add|also|still)\b[^"]*\?$/i,
  /^\s*(?:please )?(?:can|could|would) (?:you|someone|anyone) (?:please )?(?:help|tell me|advise|explain)\b|^\s*(?:please )?help me\b|\bwhat (?:should|can|do) (?:I|we) do\b|\bthank(?:s| you)(?: so much| very much)?(?: for (?:your|the) (?:help|time|service|reading|app|site)| in advance)?\s*[.!]?$|^\s*(?:hi|hello|hey|dear sir|good (?:morning|afternoon|evening)|to whom it may concern)\b[^.]{0,30}$/i,
  /\b(?:I|we) (?:don['’]t|do not) know (?:what else to (?:say|write|do)|how to (?:write|say|use|explain))\b|\bsorry for (?:my|the) (?:english|spelling|long|typing|grammar)\b|\bthis (?:app|website|site|form)\b|^\s*(?:lol|lmao|smh|omg|idk|ok|okay|anyway|anyways|so yeah|yeah|period|end of story|enough is enough|(?:and )?every(?:one|body) knows(?: (?:it|this|that))?|thank god|god bless|that is all|that['’]s all|that['’]s it|long story short)[\s.!]*$/i,
];

/** Nobody's business in a letter about money. Health is left alone, since a claim may be about it. */
const PRIVATE: readonly RegExp[] = [
  /\b(?:he|she|they|you|landlord|owner|contractor)(?: is| are| was| were|['’]s|['’]re)(?: (?:just|also|probably|an?|the|even|here|in this country)){0,3} (?:illegal(?:s|ly)?|undocumented|an? immigrant|immigrants?|drunks?|alcoholics?|(?:drug )?addicts?|on drugs|on welfare|gay|lesbian|transgender|mentally ill|bipolar|crazy|psycho|cheating|having an affair|a sex offender|ex-?con(?:vict)?|on (?:parole|probation))\b/i,
  /\b(?:cheat(?:ed|s|ing)? (?:on (?:his|her|my|me|their|your)|with)|having an affair|in rehab|has a criminal record|immigration status|(?:(?:his|her|their|your|a|no|without) |(?:get|lose|lost|waiting for) (?:a |his |her |their )?)green card(?! (?:for|from|with) the (?:mail|post|letter))|\b(?:he|she|they|you) (?:has|have|had|got) no papers|food stamps|slept with|my divorce|custody (?:of|battle|case)|my (?:depression|anxiety|ptsd|therapist|medication|antidepressants))\b/i,
];

/** A clause that also tells of an act is kept whole. */
const TELLS_AN_ACT =
  /\d|"|\b(?:paid|called|texted|e-?mailed|asked|told|wrote|hired|bought|rented|moved|left|broke|had to|lost|sent|signed|took|gave|agreed|promised|refused|missed work|hospital|doctor|injur\w*|hurt)\b/i;

/** A reason to leave a clause out of a letter, or null. Sums and dates keep a feeling in: they may be facts. */
export function asideIn(clause: string): RemovedKind | null {
  if (PRIVATE.some((pattern) => pattern.test(clause))) return 'private_detail';
  if (TELLS_AN_ACT.test(clause)) return null;
  return [...FEELINGS, ...TALK].some((pattern) => pattern.test(clause)) ? 'not_a_fact' : null;
}

/** What the other side could use: the person decides whether it stays. */
const HARMFUL: readonly RegExp[] = [
  /\b(?:I|we)(?: also| admit I| do)? (?:was|were|am|are)(?: also| a (?:bit|little|few \w+)| always| sometimes|(?: about)? \w+ (?:days?|weeks?|months?))? (?:late|behind) (?:on|with|in|paying)\b/i,
  /\b(?:I|we) (?:did not|didn['’]t|never|stopped|refused to) (?:pay|paying) (?:the |my |our |him |her |them |you )?(?:last |full |final |whole )?(?:month|rent|deposit|bill|share|taxes|balance|insurance)/i,
  /\b(?:I|we) (?:admit|confess)\b|\b(?:my|our) (?:own )?fault\b|\b(?:partly|partially|also) (?:to blame|responsible)\b|\b(?:I|we) (?:was|were) (?:(?:maybe |probably |perhaps |kind of |sort of |also )?(?:walking|driving|going|running|backing up|moving)(?: (?:maybe|a bit|a little|kind of|too|very|really|pretty))* fast|not (?:looking|watching|paying attention)|looking at my (?:phone|list|screen|radio)|wrong|at fault|to blame|speeding|drunk|drinking|texting while|on my phone)\b/i,
  /\b(?:I|we) (?:still |also )?owe (?:him|her|them|you|the landlord|my landlord)\b|\b(?:I|we) (?:accidentally |also |kind of |sort of )?(?:(?:punched|hit|pushed|slapped|kicked|threatened) (?:him|her|them|you|his|your|their|the (?:landlord|manager|driver|owner))|(?:broke|damaged|scratched|burned|stained) (?:the|a|his|her|their|your) (?!leg|arm|wrist|news)|lied to)\b/i,
  /\b(?:off the books|under the table|avoid (?:the )?tax(?:es)?|without (?:a )?(?:license|insurance)|no (?:license|insurance)|(?:not|isn['’]t|am not|was not|wasn['’]t) (?:licensed|insured|registered))\b/i,
];

/** True for a sentence that speaks of the claimant's own slip. Quoted words of others do not count. */
export const mayHurtOwnCase = (typed: string): boolean => isOwnSlip(quotesBlanked(typed));

const isOwnSlip = (sentence: string): boolean =>
  HARMFUL.slice(0, 4).some((pattern) => pattern.test(sentence)) ||
  (/\b(?:I|we|my|our)\b/i.test(sentence) &&
    !/\b(?:he|she|they|you|his|her|their|your|contractor|company|driver|landlord)\b/i.test(sentence) &&
    HARMFUL.slice(4).some((pattern) => pattern.test(sentence)));
