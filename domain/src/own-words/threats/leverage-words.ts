import { phraseBook, type PhraseBook, phraseIn } from '../sentences/phrases.ts';
import { setOf } from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

/**
 * What may not be held out to somebody for money: their safety, job, family, name, papers, licence, and the police.
 * These count only where somebody speaks of what is to come; of what has been they are facts.
 */

/** Offices and people that punish. "ice" counts in capitals only, and none in front of a paper ("police report"). */
export const AUTHORITIES = setOf(`police cops cop sheriff sheriffs detective detectives fbi immigration ice uscis irs
  prosecutor prosecutors troopers trooper homeland cps dyfs dcpp dcf osha dmv mvc bbb inspector inspectors feds fbi
  authorities 911 interpol taxman migra regulators probation parole`);

/** Crime and what follows from it. */
const CRIME = `jail|prison|arrest*|handcuff*|cuffs|prosecut*|indict*|felony|felonies|criminal|criminally|convicted|deport*|crime|jailed|penitentiary|perjury|extradit*|warrant|mugshot`;

/** Where the public is told. */
const PUBLIC = `facebook|instagram|tiktok|twitter|yelp|nextdoor|reddit|youtube|snapchat|whatsapp|newspaper|newspapers|reporter|reporters|journalist|journalists|media|viral|publicly|online|internet|google|flyer|flyers|billboard|billboards|picket|newsletter|blog|podcast|linkedin|trustpilot|angi|review|reviews|headlines`;

export const CLOSE_ONES = setOf(`wife husband boss employer job family mother father mom dad mama mum kid kids child
  children daughter son sons daughters parents church pastor priest rabbi imam mosque temple congregation neighbors
  neighbor customers clients friends girlfriend boyfriend fiance fiancee spouse partner partners manager supervisor
  coworkers colleagues school university college principal grandmother grandma grandparents brother sister brothers
  sisters inlaws licence licences visa papers status reputation career parole probation officer sponsor unit commander
  investors franchise headquarters grandkids grandchildren baby ex mistress lover secret secrets tenants followers
  board union team coach relatives community patients students bosses landlord lender bank accountant`);

const WHOSE = setOf('your his her their ur');
const TARGET = setOf('you him her them your his their it this these everything yourself himself');
export const ASSOCIATES = setOf(`cousin cousins brother brothers uncle uncles boys guys friend friends people nephew
  nephews sons son buddies buddy crew family homies husband dad father neighbors coworkers bros gang fellas sister wife
  dogs dog`);
const KNOWERS = setOf(
  'parish congregation mosque temple church office ' +
    'everyone everybody world town people community neighborhood block village city anyone public folks',
);

/** Homes and ways of the other side. */
const HAUNTS = setOf(
  'house home door doorstep job work workplace office place shop store church school car truck driveway block neighborhood street building yard lawn apartment restaurant front family wedding',
);

const CLASSES = { whose: WHOSE, close: CLOSE_ONES, target: TARGET, knowers: KNOWERS, haunts: HAUNTS };

const LEVERAGE: PhraseBook = phraseBook(
  `
  ${CRIME}
  ${PUBLIC}
  press ~1 charges
  charges against
  file ~1 charges
  tax office|people|authorities|department|man|collector|fraud|evasion
  attorney general
  district attorney
  licencing
  licence board|bureau|office|revoked|suspended
  state|county|city|town board|inspector*|inspection
  board of
  division|department|bureau|office of|for
  health|labor|building|fire|housing|motor|revenue department|inspector*|marshal|official*|code*
  code enforcement
  child|children protective|services|protection|welfare
  better business
  consumer affairs|protection
  human resources
  news|channel|radio station|channel|crew|people|paper|reporter*|12|7|5|4
  the|local|evening|on|to news|paper|papers|press
  social media
  on ~1 tv|television
  tv|television station*|reporter*|crew*|channel*|news
  call|calling|tell|telling|contact the tv|television
  credit score*|report*|bureau*|rating*|history|agenc*|file
  collection* agency|agencies
  to collections|collection|collectors
  debt collector*
  post|posting|publish|publishing|upload|uploading|tweet|tweeting|expose|exposing|shame|shaming|humiliate|embarrass|blacklist|slander|discredit|out ~2 @target|about|what|everywhere|photos|pictures|videos|screenshots|the|every*|on|all|my|signs
  go|goes|going public
  report|reporting|reported|denounce|snitch ~2 @target|what|how
  turn|turning you|him|her|them in
  @whose ~1 @close
  @knowers ~4 know|knows|hear|hears|see|sees|find|finds|read|reads|learn|learns|hearing|knowing|talking|laugh|talk
  make|making sure ~4 know|knows|hear|hears|find|finds|see|sees|never
  let ~3 @knowers
  tell|telling|warn|warning|inform|informing|show|showing @knowers|others|all
  spread ~2 word|around
  hurt|kill|beat|break|burn|smash|destroy|ruin|slap|punch|shoot|stab|choke|bury|crush|hunt|haunt|strangle|cripple|bankrupt|wreck|trash|torch|wipe|harm|injure|finish|end|bleed|drag|evict|fire|sack|blackmail|damage|follow|track|stalk|attack|spit ~1 @target
  beat|kick|drag|mess|rough|smack|whoop ~3 up|ass|out|face|down
  come|comes|coming|go|goes|going after|for @target|you
  come|comes|coming looking|get|find|back|knocking
  come|comes for what
  get|getting you|him|her|them
  deal|deals|dealing with @target
  take|takes|taking care of @target
  lock|locked|put|throw|lift you|him|her|them ~1 up|away|in|behind|out
  take|takes|taking matters|it|things|everything|this ~2 hands|you|out|away
  find|finds you|him|them
  teach|teaches|teaching you|him|her|them
  make|makes|making|see ~3 life|lives|pay|suffer|regret|sorry|cry|beg|miserable|hell|example|hurt|bleed|disappear|fired|lose|famous
  regret*
  suffer*
  be|feel ~2 sorry
  pay dearly
  pay for this|what|it
  pay the price
  end|wind up ~2 in|with|like|hospital|dead|hurt|broke|homeless|on
  get|gets|getting ~1 hurt|fired|deported|evicted|jumped|burned|ugly|nasty|messy|physical|violent|whooped|slapped
  be ~1 fired|deported|evicted|homeless|hurt|dead|bankrupt|finished|ruined|exposed|unemployed|blacklisted|disbarred|handcuffed|audited|investigated
  have|having|get|getting you|him|her|them ~1 fired|deported|evicted|removed|picked|beaten|investigated|audited|thrown|banned|kicked|locked|hurt
  lose|loses|losing ~3 licence|job|house|home|business|kids|children|everything|custody|papers|visa|more|customers|clients|teeth|family|wife|sleep
  revoke|revoked|suspend|suspended|pull|pulled|yank ~3 licence|permit|visa|registration|papers
  your|his|her|their|a|the ~1 licence
  come|comes|coming|stop|stops|stopping|swing|drop|drops|drive|roll|show|shows|showing|pull|stand|standing|sit|sitting|park|parking|wait|waiting|be|sleep|picket|protest|camp|knock|knocking|parade|go|going|visit|visiting|walk|waiting ~4 your|his|her|their ~2 @haunts
  visit|visiting|visits you|him|her|them
  pay|pays|paying you|him|her|them a ~1 visit|call
  a ?friendly|little|personal|surprise visit
  never ~1 work|find|get|rent|do|sell|drive|see|walk ~3 again|town|county|state|city|job|kids|legs
  hospital|morgue|grave|funeral|coffin|cemetery|ambulance|wheelchair|bullet|gun|bat|knife|gasoline|kneecap*|bloody
  on fire
  tax* evasion|fraud|cheat
  unpaid|back taxes
  illegal|undocumented|papers
  bankrupt*
  sleep with|well|one
  good|clean name
  blood|hell|bite|burn|karma
  nobody|no ~1 will ~2 hire|trust|work|rent|buy|come|want|use
  beating|whooping|beatdown|lesson
  out of business
  `,
  CLASSES,
);

const PUNISHED: PhraseBook = phraseBook(CRIME);

/** Whether words between two places name a crime or what follows from one: they are of every day nowhere. */
export const isPunishedIn = (words: readonly Word[], from: number, to: number): boolean =>
  phraseIn(PUNISHED, words, from, to) !== null;

/** Behind "police", "credit card" and the like a paper or a thing is meant. */
const PAPER_BEHIND = setOf(
  'report reports record records station number tape bodycam dispatch maker machine cream dam dams storm cold',
);

/** An authority named at a word: "ICE" but not "ice", "the police" but not "the police report". */
export function isAuthority(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !AUTHORITIES.has(word.low)) return false;
  if (word.low === 'ice' && !word.isAllCaps) return false;
  const next = words[at + 1];
  return !(next !== undefined && next.before === '' && PAPER_BEHIND.has(next.low));
}

/** The first leverage between two words, as indexes, or null. */
export function leverageIn(
  words: readonly Word[],
  from: number,
  to: number,
): { readonly from: number; readonly to: number } | null {
  const phrase = phraseIn(LEVERAGE, words, from, to);
  for (let at = from; at < (phrase?.from ?? to); at += 1) if (isAuthority(words, at)) return { from: at, to: at + 1 };
  return phrase;
}

const PRESSURE: PhraseBook = phraseBook(
  `
  or else
  want|like ~1 @whose ~1 @close|customers|clients
  nobody|no ~1 has|needs|gets to|hurt
  @whose ~1 @close would|might|may ~1 be|love|like|hate|want|find|know|hear|divorce|leave|fire
  coming|come for you|him|her|them
  watch|watching ~1 your|yourself|out|back
  i|we know|knows|found ~1 where|who|which|when ~2 you|your|he|she|they|his|her|their|kids
  i|we know|got|have ~1 people|guys|someone|somebody|friends|cousins|boys ~3 who|that|in|inside|at|with|on|everywhere
  know|knows|learned|remember where ~1 you|he|she|they|your|his|her|their ~3 live|lives|work|works|sleep|sleeps|park|parks|go|goes|school|family|house|kids|hang|eat|eats|shop
  know|knows ~1 your|his|her ~1 @close|address|schedule|routine
  or ~1 face|lose|suffer|regret|answer
  do|would|will|does|did|should @whose ~1 @close know|knows|hear|want|find|think
  @whose ~1 @close|customers ~1 know|knows|deserve|deserves|hear|hears|find|finds|learn|learns|need|needs|ought|should|would|might|may|will|can ~3 about|know|hear|to|out|what|how|like|love
  wonder|imagine|curious ~2 @whose ~1 @close
  accidents|things|bad|fires ~1 happen|happens
  people|houses|cars|businesses ~2 get|gets|disappear|disappears|burn|burns hurt|down|
  it|that ~2 be a ?real|terrible|big|crying|damn shame|pity
  a shame|pity if
  too bad if
  hate for|to ~4 see|@close|something|anything|you|your|tell|find|hear
  last|final warning|chance
  you|he|she|they have been warned
  consider yourself|this ~3 warned|warning|warn
  mess|messed|messing|fuck|fucked|fucking|screwed|play|playing with ~3 wrong|me|us|my|fire|family
  picked|chose|crossed|robbed|cheated ~1 the wrong
  you do not ?even want|know ~2 who|what|to|me|us ?i|we|you|know|be|are ~2 dealing|capable|coming|messing|like|find|see|mess|happen|happens|know|that
  you have no idea who|what
  sleep|rest ~1 one eye
  one ~1 call|word|phone|text ~3 away|from|to|is|and|all
  phone call away|from|to
  @close|people|immigration|everyone|somebody|public|press|town ~2 deserve|deserves|right ~2 know|hear
  would|will|might|may ~2 love|interested|happy|like|glad ~2 hear|know|see|talk|learn|look|visit
  take|takes care of our|my|their own
  nice|beautiful|lovely|pretty house|family|car|truck|store|shop|home|kids|daughter|wife|business|little|place you|there|to|if
  easy|hard way
  nothing to lose
  capable of
  snitches get
  eye for an
  pay ~2 with your|blood
  blood on
  there|it will be|get|gets ~1 consequences|blood|trouble|hell|ugly
  will|gonna have consequences
  face ~2 consequences|music|charges
  not the|a ~2 person|guy|one|type|family|people to ~1 mess|play|cross|fuck
  `,
  CLASSES,
);

/** Threats that name no future: "I know where you park", "or else", "nice house you have". */
export const pressureIn = (
  words: readonly Word[],
  from: number,
  to: number,
): { readonly from: number; readonly to: number } | null => phraseIn(PRESSURE, words, from, to);
