import type { Found } from '../issue.ts';
import { phraseAt, phraseBook } from '../sentences/phrases.ts';
import { NAME, type StorySentence } from '../sentences/story-sentences.ts';
import { setOf } from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

/** Names for people, swear words, and verdicts about a person's mind or honesty. Quoted words of others are facts. */
const INSULTS = phraseBook(`
  liar|liars|crook|crooks|crooked|scammer|scammers|scum|scumbag|scumbags|idiot|idiots|idiotic|moron|morons|moronic|jerk|jerks|asshole|assholes|bastard|bastards|bitch|bitches|loser|losers|thief|thieves|slumlord|slumlords|deadbeat|deadbeats|sleazeball|sleazebag|weasel|parasite|parasites|leech|vulture|vultures|swindler|swindlers|fraudster|fraudsters|conman|conmen|cheater|cheaters|hypocrite|psycho|psychopath|sociopath|narcissist|imbecile|creep|creeps|pervert|degenerate|coward|cowards|dumbass|jackass|dickhead|dick|prick|cunt|whore|slut|hooker|pig|pigs|rat|snake|snakes|monster|monsters|lowlife|lowlifes|dirtbag|dirtbags|douchebag|douche|retard|retarded|animals|savage|savages|clown|clowns|bum|bums|numbskull|dumb|dimwit|buffoon|charlatan|quack|predator|villain|trashy|gangster|gangsters|mafia|crackhead|junkie|tramp|barbarian|barbarians|worm|cockroach|devil|satan|demon
  stupid|disgusting|evil|greedy|pathetic|shady|sleazy|sneaky|shameless|incompetent|worthless|heartless|dishonest|despicable|disgraceful|vile|spineless|corrupt|slimy|scummy|clueless|brainless|ignorant|cruel|wicked|pathological|delusional|insane|crazy|lazy|vicious|ruthless|unscrupulous|deceitful|nasty|cheapskate|classless|useless|braindead|inept|cowardly|soulless|shitty|crappy
  fuck*|motherfuck*|shit*|bullshit*|goddamn*|damn|damned|crap|bs|ass|asses|arse|wtf|stfu|piss|pissed|dumbfuck|freaking|fricking|lmao|lmfao
  piece|pieces|load|sack|bag of shit|crap|trash|garbage|filth|dirt
  con artist|artists|man|men|job
  son|sons of ?a bitch|bitches|gun
  screw|fuck|damn|curse you|him|her|them|this
  ripped|ripping|rip me|us|off|people
  rip off|offs
  go to hell
  burn|rot in
  shame on
  how dare
  should be ashamed
  no shame|conscience|morals|soul|brain|brains|integrity|decency|class|honor
  a disgrace|joke|fraud|criminal|predator|menace|cheat|scam|fake|phony|nobody|lie|monster|witch|clown|bully|brute|pig|rat|snake|bum
  criminals|frauds|bullies|cheats|lies|lied|lying
  are|is|re such|just|nothing|clearly|obviously ~2 a|an|but ~1 fraud|joke|disgrace|trash|garbage|criminal|criminals|crooks
  out of your|his|her|their mind|minds
  old|fat|ugly|dirty|stinking|lying|cheating|thieving|no|good ~1 hag|man|woman|bastard|people|liar|thief|slob|cow|witch|dog|dogs|landlord|company
  you people
  so called
  whoever raised
  half a brain
  his|her|your|their ~1 brain|brains|intelligence
  fake|phony|bogus|wannabe ~1 contractor|landlord|company|mechanic|plumber|electrician|businessman|lawyer|doctor|christian
  acted|acts|act|acting|walked|walks|talked|talks|behaved|behaves|dressed|lived|lives like a|an|some|the|trash|animals|royalty
  fat|ugly|smelly|stinking|stinky|bald|toothless|filthy|greasy ~1 man|woman|guy|belly|face|mouth|husband|wife|pig|cow|ass|head|old|owner|landlord|bastard|liar|hands|cow|body
  hag|oaf|slob|brat|brats|jerkoff|nutjob|nutcase|weirdo|weirdos|trainwreck|dope|dopes|goon|goons|airhead|knucklehead|meathead|blockhead|bonehead|butthead|pinhead|birdbrain*|lamebrain|harebrained|knave|ogre|troll|hillbilly|redneck|peasant|lowclass|uneducated|illiterate|backwards|primitive|inbred
  f|eff|fk|fck|fuk|fkn you|off|him|her|them|this|that
  obviously|clearly never|cannot
  judas|hitler|nazi|nazis|scrooge|bozo|pinocchio|grinch|scoundrel|scoundrels|rascal|ripoff|hack|hacks|amateur|amateurs|freak|freaks|sucker|fool|fools|punk|punks|thug|thugs|bandit|bandits|pirate|pirates|hoodlum|hustler|grifter|grifters|bully|bullies|racist|racists|sexist|bigot|misogynist|drunkard|lunatic|maniac|simpleton|ignoramus|nincompoop|halfwit|numskull|lowlives|wimp|sellout|backstabber|twofaced|manipulator|manipulative|arrogant|selfish|unprofessional|unethical|immoral|sinister|cheapskates|hypocrites|hypocritical
  sinverguenza*|desgraciad*|ladron*|estafador*|mentiros*|pendej*|cabron*|maldit*|idiota*|estupid*|hijueputa|mierda|ratero*|huevon*
  serefsiz*|namussuz*|ahlaksiz*|dolandirici*|hirsiz*|yalanci*|terbiyesiz*|aptal*|gerizekali*|salak*|pislik*|alcak*|karaktersiz*|essek*|utanmaz*
  no better|different than
  like all|the|every|most ~1 his|her|your|their|rest|other ~1 kind|type|sort|people|ones
  his|her|your|their kind
  typical ~1 of|for|for ~1 you|him|her|them|those|these|people
  from that country|place
  kind|type|sort of trash|scum|animal|monster|lowlife
  steals|robs|cheats|scams from ?everyone|everybody|people|poor|old
  laughing|laughed at|in me|us|my|our
  pay up
  stole|robbed|scammed|conned|swindled|defrauded|cheated|hustled|fleeced
`);

/** With these behind or before, the same words tell of a thing: "rat droppings", "a dumb waiter", "crap table". */
const RAT_THINGS = setOf(
  'rat pig snake worm animals monster monsters savage snakes cockroach damn quack clown mafia bum',
);
const THING_BEHIND = setOf(
  'droppings infestation feces trap traps poison nest problem bite bites control hole holes truck roast parade energy cable doctor waiter',
);
/** "I was stupid", "I felt crazy": of the writer. */
const OF_WRITER = setOf('i am me myself');

/** Insults of a sentence, the first few: one yes covers a sentence. */
export function insultsIn(sentence: StorySentence): readonly Found[] {
  const { words } = sentence;
  const masked = maskedWord(sentence);
  if (masked !== null) return [masked];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const to = phraseAt(INSULTS, words, at);
    if (to <= at || word === undefined || sentence.isQuoted(word) || word.low === NAME) continue;
    if (isHarmless(words, at, to) || isOfMe(words, at) || isCapitalName(words, at)) continue;
    return [{ kind: 'insult', start: word.start, end: words[to - 1]?.end ?? word.end }];
  }
  return [];
}

/** "He called me a liar": told of the other side. */
const isOfMe = (words: readonly Word[], at: number): boolean =>
  words
    .slice(Math.max(0, at - 4), at)
    .some(({ low }, index, near) => CALLING.has(low) && ME.has(near[index + 1]?.low ?? '')) ||
  (words[at - 2]?.low === 'i' && words[at - 1]?.low === 'was');
const CALLING = setOf('called calling calls accused labeled');
const ME = setOf('me us my our');
const isCapitalName = (words: readonly Word[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word?.isCapital === true && !word.isAllCaps && next?.isCapital === true && next.before === '' && next.low !== 'i'
  );
};

const MASK = /^[*#!$@%]+$/;
/** "b*tch", "f***", "sh!t": a word with signs in place of its letters. */
function maskedWord({ words, text, isQuoted }: StorySentence): Found | null {
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    if (word === undefined || word.hasDigit || isQuoted(word)) continue;
    const length = word.end - word.start;
    const stars = text.slice(word.end, word.end + 2);
    if (length <= 2 && (stars === '**' || stars === '--'))
      return { kind: 'insult', start: word.start, end: word.end + 2 };
    if (next === undefined || next.hasDigit || length > 3 || next.end - next.start > 5 || next.before === '') continue;
    const isOne = next.start - word.end === next.before.length && MASK.test(next.before);
    // "joe@mail.com" is an address.
    if (isOne && !(next.before === '@' && text.charAt(next.end) === '.'))
      return { kind: 'insult', start: word.start, end: next.end };
  }
  return null;
}

function isHarmless(words: readonly Word[], at: number, to: number): boolean {
  const low = words[at]?.low ?? '';
  const [before, before2, next] = [words[at - 1]?.low ?? '', words[at - 2]?.low ?? '', words[to]?.low ?? ''];
  if (RAT_THINGS.has(low))
    return (
      !(
        ['a', 'an', 'you', 'such', 'these', 'total', 'greedy'].includes(before) &&
        ['is', 'are', 'was', 'were', 'you', 'such', 'like', 'just'].includes(before2)
      ) && low !== 'mafia'
    );
  if (THING_BEHIND.has(next)) return true;
  // Told of things: a lazy susan, cheap, a useless warranty, a crazy noise.
  if (['lazy', 'useless', 'worthless', 'nasty', 'crazy', 'insane', 'corrupt', 'dumb'].includes(low))
    return !isOfPerson(words, at);
  if (low === 'damn' || low === 'bloody') return false;
  if (['stole', 'robbed', 'scammed', 'conned', 'swindled', 'defrauded', 'cheated', 'hustled', 'fleeced'].includes(low))
    return (
      before === 'was' ||
      before === 'were' ||
      before === 'someone' ||
      before === 'somebody' ||
      before === 'who' ||
      before === 'thief' ||
      before2 === 'felt' ||
      before === 'feel'
    );
  if (low === 'lying')
    return (
      ['was', 'were', 'is', 'found'].includes(before) &&
      ['on', 'in', 'under', 'there', 'around', 'next', 'by'].includes(next)
    );
  if (low === 'lies') return ['on', 'in', 'with', 'under', 'within', 'about'].includes(next);
  if (low === 'thief' || low === 'thieves')
    return (
      ['the', 'a', 'by', 'some'].includes(before) &&
      !['is', 'are', 'you', 'was', 'like', 'such', 'but', 'common', 'than'].includes(before2) &&
      before2 !== 'this'
    );
  if (low === 'laughing' || low === 'laughed') return false;
  if (low === 'a' && ['fake', 'joke', 'criminal', 'fraud'].includes(words[to - 1]?.low ?? ''))
    return FRAUD_NEXT.has(next) || words[to - 1]?.low === 'fake';
  if (low === 'cheap' || low === 'hell') return false;
  return OF_WRITER.has(before) && low !== 'pissed';
}

const FRAUD_NEXT = setOf('alert case complaint department report claim charge charges unit court lawyer record');
const PEOPLE = setOf('you he she they landlord owner company contractor manager man woman guy people worker workers');
const isOfPerson = (words: readonly Word[], at: number): boolean =>
  (words.slice(Math.max(0, at - 5), at).some(({ low }) => PEOPLE.has(low)) &&
    words.slice(Math.max(0, at - 3), at).some(({ low }) => ['is', 'are', 'was', 'were', 'am'].includes(low))) ||
  PEOPLE.has(words[at + 1]?.low ?? '');

/** Abbreviations of four letters and more that people use in such stories. */
const ABBREVIATIONS = setOf(
  'hvac usps fema ikea nasa aspca njmvc adhd covid fico pdfs jpeg hdmi asap uscis osha njsa dyfs dcpp venmo njdca awol aarp geico',
);

/** Shouted words: from four letters on, and runs of shorter ones. */
export function capitalsIn({ words, isQuoted }: StorySentence): readonly Found[] {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || !isLoud(word) || isQuoted(word)) continue;
    let to = at + 1;
    while (to < words.length && words[to]?.isAllCaps === true && words[to]?.hasDigit === false) to += 1;
    if (word.end - word.start >= 4 || to - at >= 3)
      return [{ kind: 'capitals', start: word.start, end: words[to - 1]?.end ?? word.end }];
  }
  return [];
}

const isLoud = (word: Word): boolean =>
  word.isAllCaps && !word.hasDigit && word.low !== NAME && !ABBREVIATIONS.has(word.low);
