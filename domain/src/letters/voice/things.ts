import { ACT, TAKES_PERSON } from './acts.ts';
import { mainVerbAfter } from './agreement.ts';

/** Months, sums and words on -s that are no goods, and several people. */
const NO_GOODS =
  'days|weeks|months|years|hours|minutes|nights|times|dollars|bucks|cents|miles|terms|news|always|perhaps|besides|this|his|hers|its|ours|theirs|yours|was|has|does|yes|as|plus|less|unless|afterwards|towards|sometimes|thanks|words|steps|reasons|options|rights|rules|costs|needs|wants|gives|takes|comes|goes|says|makes|keeps|works|looks|sellers|dealers|movers|painters|roofers|plumbers|brothers|sisters|partners|owners|workers|customers|managers|buyers|contractors|vendors|others|helpers|drivers|lawyers|neighbou?rs|friends|guys|kids|parents|boys|girls|tenants|landlords|roommates|cousins|sons|daughters|students|officers|employees|bankers|brokers|breeders|planners|photographers|caterers|teachers|tutors|coaches|trainers|clients|guests|relatives|agents|installers|technicians|mechanics|electricians|builders|strangers|companies|stores|shops|banks|firms|people|photos|pictures|texts|messages|e-?mails|letters|bills|invoices|calls|forms|reminders|notices|statements|receipts|checks|payments|refunds|estimates|quotes|excuses|promises|chances|answers|instructions|directions|discounts|lies|updates|details|dates|names|numbers|addresses|offers|hands|eyes|mistakes|threats|plans|arrangements|comments|complaints|copies|changes|noises|measurements|demands|claims|decisions|repairs|improvements|jokes|sounds|inquiries|requests|attempts|efforts';
const PLURAL = `(?!(?:${NO_GOODS})\\b)(?!\\p{L}*(?:ss|us|[lsn]is)\\b)(?:\\p{Ll}[\\p{Ll}-]{2,}s|furniture|equipment|feet|teeth|dentures)\\b`;

/** "bought six plates", "lent Tom two bikes", "paid $90 for boots": goods that change hands. */
const CHANGES_HANDS = new RegExp(
  `\\b(?:bought|buy|buying|ordered|ordering|purchased|received|picked up|lent|loaned|sold|rented|borrowed|delivered|shipped|unpacked|opened|gave|given|brought|took|dropped(?: off)?|broke|damaged|lost|ruined|stole|scratched|stained|made|baked|cooked|sewed|knitted|printed|sent (?:me|us)|paid (?:\\$[\\d,.]+ |a lot )?for|order (?:of|for))\\b(?:(?!\\b(?:to|that|because|when|but|who|which|where|so|if|and (?:I|we|they|he|she))\\b)[^.;!?]){0,60}? ${PLURAL}`,
  'u',
);
/** "The chairs came on June 5." */
const OPENS = new RegExp(
  `^(?:The|My|Our|All|Both|Two|Three|Four|Five|Six|Seven|Eight|Ten|These|Those|Some|Most|\\d{1,3}) (?:of (?:the|my|our) )?(?:\\p{Ll}+ ){0,3}?${PLURAL} (?=\\p{Ll})`,
  'u',
);
/** Sentences after which goods are forgotten. */
const FARTHEST = 6;

export type Goods = {
  readonly tell: (sentence: string) => void;
  /** True when goods that "they" may mean were spoken of in the last sentences, or before it in its own. */
  readonly areNear: (before: string) => boolean;
};

/** Keeps the last sentences. They are looked into only when somebody asks. */
export function rememberGoods(): Goods {
  const told: string[] = [];
  const known = new Map<string, boolean>();
  const speakOf = (text: string): boolean => {
    const found = known.get(text) ?? (CHANGES_HANDS.test(text) || OPENS.test(text));
    known.set(text, found);
    return found;
  };
  return {
    tell: (sentence) => {
      told.push(sentence);
      if (told.length > FARTHEST) told.shift();
    },
    areNear: (before) => told.some(speakOf) || CHANGES_HANDS.test(before) || OPENS.test(before),
  };
}

const ADVERB =
  '(?:(?:also|then|never|still|only|just|always|finally|later|again|already|even|both|all|each|simply|now|soon|not|ever|really|often|once|immediately|quickly|completely|apparently|suddenly|clearly|almost) )*';
const HELPER =
  "(?:(?:do|did|does|would|will|could|can|should|must|might|may|have|had|has) |(?:do|did|does|would|wo|could|ca|should|have|had)n[’']t |cannot )?";
const AFTER = new RegExp(`^(?:['’](?:re|ve|d|ll))? ?${ADVERB}${HELPER}${ADVERB}`, 'iu');
const BE = /^(?:(?:were|are|was|is|be|been|being)(?: |$)|(?:were|are|was)n['’]t )/i;

const STATE =
  "(?:badly |all |already |still |completely |totally |so |very |too |visibly |clearly |both |not )*(?:broken|cracked|damaged|defective|torn|scratched|chipped|faulty|mold(?:y|ed)|rusty|rusted|rotten|leaking|leaky|stained|shattered|expired|counterfeit|fake|unusable|dented|bent|flat|crushed|ruined|worn|worn out|faded|crooked|warped|peeling|wet|spoiled|dead on arrival|in pieces|missing (?:parts?|pieces|screws|legs)|(?:the |a )?wrong (?:size|colou?r|model|kind|one|ones|shape)|too (?:small|big|large|tight|short|loose|long|wide)|made of|hung|installed|assembled|mounted|repaired|painted|brand new|worth|antiques?|under warranty|wrapped|my (?:mother|father|mom|dad|wife|husband|grand\\p{L}+|son|daughter|sister|brother)['’]s(?=$|[.,;!])|not as (?:described|promised|shown|ordered|advertised)|delivered|shipped)\\b";
/** No person is or does this, whoever was spoken of. */
const LIKE_THINGS = `(?:(?:were|are|was|been)(?:n['’]t)? ${STATE}|(?:came|come|arrived?|showed up)(?: back| home| to me)?(?: all)? (?:broken|damaged|cracked|scratched|torn|bent|dented|in pieces|in the wrong|wet|loose|apart|off)\\b|went flat\\b|fell (?:apart|off)\\b|broke (?:after|within|in (?:a|two|three|half|pieces)|apart|off)\\b|(?:leaked|tore|ripped|rusted|shrank|faded|cracked|shattered|snapped|peeled|warped)(?:$|[.,;!]| (?:after|within|when|in|on|the first|and|badly|again)\\b))`;
const ONLY_THINGS = new RegExp(`^${LIKE_THINGS}`, 'iu');
/** "You were broken": what a "they" for goods became. */
export const SAYS_YOU_OF_THINGS = new RegExp(`\\byou ${LIKE_THINGS}`, 'giu');

/** With goods near, these speak of people all the same. */
const PEOPLE_ARE =
  /^(?:\p{L}+ly |so |very |not |all |always |really |just )*(?:rude|nice|friendly|polite|kind|closed|sorry|busy|willing|able|unable|going to|supposed to|about to|told|asked|paid|hired|informed|aware|responsible|unprofessional|dishonest|honest|happy|angry|mad|in charge|out of (?:office|town|business)|lying|working on|using|selling|charging|asking|trying|refusing|ignoring|making|doing|telling|saying|sending|giving|coming to|owned|licensed|registered|notified|insured|no help|helpful|unhelpful|careful|careless|slow to|the (?:owners?|sellers?|only)|obligated|required to|happy|confused|reachable|available to|at fault|in the wrong|wrong to|right to|not home)\b/iu;
const PEOPLE_DO =
  /^(?:came (?:to (?:my|our|the|fix|look|see|pick|get|install|repair|measure|take|check|help|deliver)|out|by|over|here|inside|in to|and |with (?:a|their|his|two) |back to (?:fix|look|see|my|our|the))|come to (?:my|our|the|fix)|come out|come back to (?:fix|my)|show(?:ed)? up (?:at (?:my|our)|and|without|drunk|to)\b|went (?:to |out of business|away|into|ahead|through|over|home|back on|silent|quiet|dark)|go (?:to |out of|ahead|through|over)|stopp?(?:ed)? (?:answer|pay|call|respond|com|talk|tak|reply|texting|writing|working on|my|the|a |me|by)\p{L}*|work(?:ed)? (?:on|for|from|until|two|three|one|only|here|there|with|at)|start(?:ed)? (?:to (?:ignore|ask|yell|say|call|charge|work|paint|fix|tell)|the|my|work|paint|ask|ignor|yell|call|charg|say|tell)|ran (?:away|my|me|out of|over|into|off|a)|turned (?:me|us|off my|around to|down|away|the|my|off the)|look(?:ed)? (?:at|into|for|over)|felt (?:that|bad|sorry)|feel (?:that|bad|sorry)|fail(?:ed)? to (?!work\b|turn\b|fit\b|start\b|hold\b|close\b|open\b|arrive\b|charge\b|last\b)|(?:broke|break|crack(?:ed)?|tore|ripped|snapped|burn(?:ed|t)?|melted|bent|chipped|damaged?|stained?|scratched|lost|hit|cut|split|shattered|leaked) (?:my|our|the|a|an|his|her|one|two|three|it|their (?:promise|word|own)|into|off my|this|that|everything|some|more)\b|broke (?:into|in |up with|off (?:the|our))|match(?:ed)? (?:the|my)|changed? (?:the|my|our|their|his|it|me)|cost me|left (?:$|[.,;]|me|us|my|our|the|a |without|and|on|in|at|after|before|early|for|town)|moved? (?:my|our|the|out|in|away|to)|last(?:ed)? only for the job|die[ds]? on me|need(?:ed)? (?:to|me|us|more time|my)|stay(?:ed)? (?:for|in my|at|here|until|with)|sat (?:in|on|at|down)|hung up|felt|\p{L}+ (?:my|our|the) (?:tickets?|account|claim|case|complaint|e-?mails?|orders?|card|requests?|review|messages?|number|money|payment|refund|dispute|appointment|reservation|calls?|letters?|phone calls?))\b|^(?:came|left|went) (?:late|early) and (?:left|went)/iu;
const THINGS_DO =
  /^(?:came|come|arriv\p{L}*|went|go(?:es|ing)?\b|broke|break|fell|fall|fit|crack|tore|tear|ripped|leak|rust|fad|peel|smell|shr[aiu]nk|cost|look|last|stop|work|start|ran|run|turn|burn|melt|die|bent|bend|split|chip|warp|rot|match|weigh|measur|wore|wear|snap|shatter|explod|collaps|tip(?:ped)?\b|wobbl|squeak|sag|stain|bled|disappear|vanish|sound|fail|malfunction|expire|spoil|flicker|glow|itch|hold\b|close\b|open\b|charge\b(?! me| us| my| \$)|show(?:ed)? (?:up|signs)|got (?:sick|worse|wet|lost|stuck|cold|hot|loose|warm|old|dull|torn|bent|(?!angry|busy|upset|married|fired|hired|very|only|any|my|every|sorry|nasty|ready|greedy|paid|caught|sued|scared|annoyed|called|involved)\p{L}+(?:y|ed|en))\b|sold (?:for|out)|sell for|get (?:wet|stuck|hot)|(?:kept?|keep) (?:falling|breaking|leaking|slipping|coming (?:off|apart|loose)|turning off|losing air|flickering|stopping|peeling)|took (?:\d+|an?|two|three|four|five|six|several|over|more than|almost|about) (?:\p{L}+ )?(?:days?|weeks?|months?|hours?|years?)(?: \p{L}+)? (?:to (?:come|arrive|get here)|late)|needed? (?:repair|to be|a repair|new)|belong|contain|lost (?:air|colou?r|their (?:shape|colou?r)|power)|feel|felt)/iu;
/** Things and people both have, get, make and keep. */
const EITHER =
  /^(?:no |an? |the wrong |some |many |several |two |three |holes|scratches|cracks|stains|dents|chips|marks|nothing|bugs|noise|loud|worse|bad)/i;
const HAS = /^(?:had|have|has|got|get|made|make|left|let|did|gave off) /i;
const PEOPLE_HAVE =
  /^(?:my|our|me|us|to|all (?:my|our)|enough time|plenty of|every|time|no (?:reason|answer|time|right|record|intention|idea|one|plan|excuse|money|proof|permit|licen[cs]e)|an? (?:policy|duty|chance|contract|mistake|promise|deal|offer|plan|lawyer|meeting|manager|right|new (?:owner|manager)|bad (?:review|name))|some(?:one|body)|many (?:excuses|promises|chances|reviews)|several (?:chances|excuses)|two (?:chances|people|men))\b/i;

/** Whom a "they", "them" or "their" means as far as goods go: people, the goods, or either; null when goods are no question. */
export type OfGoods = 'people' | 'goods' | 'either' | null;

export function ofGoods(text: string, at: number, word: string, goods: Goods): OfGoods {
  const before = text.slice(0, at);
  const after = text.slice(at + word.length);
  if (word === 'they') {
    const rest = after.replace(AFTER, '');
    if (ONLY_THINGS.test(rest)) return 'goods';
    return goods.areNear(before) ? doingOf(after, rest) : null;
  }
  if (!goods.areNear(before)) return null;
  if (word === 'them') return isOfPeople(before, after) ? 'people' : 'goods';
  return PART_OF_GOODS.test(after) ? 'goods' : null;
}

function doingOf(after: string, rest: string): OfGoods {
  const be = BE.exec(rest)?.[0] ?? '';
  if (be !== '') return PEOPLE_ARE.test(rest.slice(be.length)) ? 'people' : 'goods';
  if (PEOPLE_DO.test(rest)) return 'people';
  if (THINGS_DO.test(rest)) return 'goods';
  const isHelped = /\b(?:had|have|has) $/i.test(after.slice(0, after.length - rest.length));
  const object = isHelped ? rest : rest.replace(HAS, '');
  if (isHelped || object !== rest) {
    if (PEOPLE_HAVE.test(object)) return 'people';
    if (EITHER.test(object)) return 'either';
  }
  return ACT.test(mainVerbAfter(`they${after}`)) ? 'people' : 'goods';
}

/** "their legs", "their color": parts of goods. */
const PART_OF_GOODS =
  /^ (?:\p{Ll}+ )?(?:legs?|colou?rs?|sizes?|quality|condition|screens?|batter(?:y|ies)|seats?|frames?|soles?|zippers?|seams?|edges?|surface|tread|weight|labels?|tags?|tops?|bottoms?|sides|handles?|straps?|roots|motors?|engines?|lids?|wheels?|lenses|stitching|fabric|finish)\b/iu;
const HANDED = /\b(?:sent|send|gave|give|given|lent|loaned|lend|loan|rented|showed|offered|handed|let)\s$/i;
const ONWARD = /^(?: (?:back|to|in|out|away|up|off|over|on|for|at|from|as)\b|[.,;!]|$)/i;
const TALKS = new RegExp(
  `${TAKES_PERSON.source}|\\b(?:sp(?:oke|eak|oken)|talk(?:ed)?|argu\\p{L}+|met|deal(?:t|ing)?|agree\\p{L}*|contract|account|chat\\p{L}*|shop\\p{L}*|complain\\p{L}*|complaint|review|heard|wait(?:ed|ing)|case|claim|trust|business|problems?) (?:\\p{L}+ )?(?:with|of|about|for|against|on|at|from)\\s$`,
  'iu',
);
const TO_DO =
  /^ (?:to )?(?:pay|refund|return|fix|send|replace|answer|give|make|take|call|deliver|sign|do|know|explain|stop|come|keep)\b/i;

/** "I told them", "I sent them photos", "I want them to pay": people. "I sent them back": goods. */
const isOfPeople = (before: string, after: string): boolean =>
  HANDED.test(before) ? !ONWARD.test(after) : TALKS.test(before) || TO_DO.test(after);
