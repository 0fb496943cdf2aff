import type { Found } from './issue.ts';
import { phraseAt, phraseBook } from './phrases.ts';
import type { StorySentence } from './story-sentences.ts';

/** What the other side could use: an own fault, a debt, a waiver, something done without a licence or a tax. */
const SLIPS = phraseBook(`
  i|we|also ~2 was|were|am|are|been|being ~3 late|behind on|with|in|paying|for|the|again
  i|we ~1 paid ~2 late
  i|we ~1 did not|never|stopped|refused|forgot ~3 pay|paying ~2 rent|month*|deposit|bill|share|tax*|balance|insurance|you|invoice|last|him|fully|full|all
  i|we never|forgot|refused|stopped ~1 pay|paid|paying ~2 rent|month*|deposit|bill|share|tax*|balance|invoice|last|you|him|her|them
  driving|going|driven ~3 fast
  i|we do|did not ~1 have|got|keep ~2 licence|permit|insurance|receipt*|proof|contract|evidence|witness*|anything
  i|we ~2 sign* ~3 without
  i|we ~2 sign* ~6 refund*|responsib*
  i|we ~2 admit|confess|apologize|regret
  sorry for|that
  my|our ~1 fault
  fault too|also
  my|our|own ~1 fault|mistake|negligence|carelessness|error|oversight
  partly|partially|also|somewhat|maybe ~1 to blame|responsible
  i|we ~1 was|were ~3 speeding|drunk|drinking|texting|distracted|buzzed|high|careless|rushing|wrong|tired|tipsy
  i|we ~1 was|were ~1 at fault
  i|we ~1 was|were|had not ~1 looking|watching|paying|wearing|insured|licenced|registered|careful
  was|were ~1 looking|looked at|down ~1 my phone|radio|list|screen|gps|at
  on my phone
  too fast
  going|doing|driving ~2 over the limit|speed
  had ~1 few|couple|some|two|three beers|drinks|glasses
  ran|run|rolled ~2 red|stop|yellow light|sign
  did not|never see|look|notice|stop|signal|check ~2 car|sign|you|him|light|before|back
  i|we ~1 still|also|do ~1 owe
  i|we owe you|him|her|them|the|some|back
  i|we ~2 punched|hit|pushed|slapped|kicked|threatened|shoved|hurt|grabbed|yelled|screamed|cursed|insulted|attacked|keyed|slashed ~1 you|him|her|them|his|your|their|at
  i|we ~2 broke|damaged|scratched|burned|stained|ruined|dented|cracked|dropped|spilled|clogged|flooded ~2 door|wall|floor|car|carpet|window|sink|toilet|counter|your|his|their|it|lease|stove|the
  i|we ~1 lied|exaggerated|faked|forged|backdated|pretended|hid|falsified
  i|we ~2 sign* ~5 waiver|release|as|liability|nonrefundable
  no refund* ?policy
  off the books
  under the table
  avoid ~1 tax*
  paid ~2 cash ~5 avoid|tax*
  did not report|declare ~2 income|taxes|tips|it
  without ~1 licence|insurance|permit|permits|permission|telling|asking|notice|reading|checking|looking|knowing
  no licence|insurance|permit
  not|never ~1 licenced|insured|registered|read
  i|we ~1 not|never read ~2 contract|lease|it|terms|agreement|fine
  i|we ~2 unlicenced|uninsured|unregistered
  i|we ~1 let|allowed ~2 expire|lapse
  i|we ~1 broke|violated ~2 lease|rules|contract|agreement|terms|law
  i|we ~1 moved|left ~2 early|without
  i|we ~1 kept|used|smoked|sublet|sublease* ~2 pet|dog|cat|drugs|smoking|inside|weed|apartment|room
  i|we ~1 changed my|our mind
  i|we ~1 forgot|neglected|failed to
  i|we ~1 should have known|checked|asked|read|been|told|looked|stopped|waited|paid|called
  i|we ~1 have no|lost ~1 proof|evidence|receipt*|contract|witness*
  no ~1 proof|evidence|receipt|written
  nothing in writing
  cannot|not prove
  i|we ~1 already|did ~1 got|received|accepted|cashed ~3 check|refund|settlement|full
  i|we ~1 waited|knew ~2 too|long|about
  i|we knew ~3 problem|broken|risk|defect*|leak*|as|not
  i|we ~2 not ~1 sure|certain|remember ~1 if|how|who|what|whether|when
  maybe|probably my|our fault|mistake
  my insurance ~1 expired|lapsed
  i|we ~1 should have|of
  it was ~1 gift|favor
  i|we ~1 could have|of ~1 told|asked|been|done|stopped|called|fixed|checked|said|waited|moved|avoided|warned|prevented|handled|paid|given|read|tried
  i|we might|may|must ~1 have|of
  i|we ~1 guess|suppose|concede|confess|deserved|overreacted|misunderstood|misread
  to be fair|honest
  in ~1 fairness
  my bad
  we never ~2 agreed|discussed|decided|settled|talked|set|wrote|signed|made
  nothing ~1 was|is ~1 agreed|written|signed
  it|that|this was ~2 a ~1 gift|favor|present
  as a gift|favor|present
  i|we ~2 told|said|texted|wrote|promised|agreed ~3 could|can ~1 keep|have|use|stay|forget|skip|wait
  i|we ~1 told|texted him|her|them|you ~1 to ~1 keep|forget|skip|wait|leave
  i|we ~1 told|said|texted ~3 was|is fine|ok|okay|good
  i|we ~2 agreed|accepted|settled|signed off|less|anyway
  i|we ~1 already ~1 got|have|had|received|was|were|been ~5 back|paid|reimbursed|refunded|compensated
  insurance|bank|paypal|venmo|store|company already|fully ~2 paid|covered|refunded|reimbursed|gave|returned
  already|fully ~1 reimbursed|compensated
  i|we ~1 added|add|rounded|padded|inflated|bumped|doubled|raised ~1 amount|little|extra|bit|up|more|number|total|price|higher|cushion
  i|we ~1 estimated|guessed|rounded|invented|made ~2 amount|number|price|value|up
  my|our ~1 dog|child|kid|kids|son|daughter|worker|workers|employee|guys|cat|helper|friend|guest|guests|brother ~1 bit|hit|pushed|started|attacked|scratched|spilled|broke|provoked|ran|jumped|knocked|left|damaged ~4 first|him|her|his|into|it|the|leash|loose
  i|we ~1 left ~4 holes|hole|mess|dirty|trash|stains|stain|damage|garbage|scratches|marks|filthy|open|unlocked|unattended|running
  i|we never ~2 complained|mentioned|reported|objected|followed
  i|we never ~1 asked|told|called|wrote|gave|contacted|warned|sent|notified him|her|them|you|anyone|anybody|nobody|landlord
  i|we ~1 was|were|got ~2 mad|angry|drunk|late|careless|mistaken|wrong|rude|confused|negligent|distracted|asleep
  i|we ~1 lost ~1 temper|cool|it|keys|key
  i|we ~1 threw|deleted|tossed|destroyed ~3 receipt*|contract|text*|message*|email*|evidence|proof|paper*|away|out
  nobody|no ~1 forced|made me
  i|we ~1 took ~3 without
  he|she|they|you|landlord never got|received|heard ~4 from me|us
  i|we ~1 did not tell|report|notify|inspect|test|measure|document|complain|mention
  i|we ~1 was|were not supposed|allowed
  so he|she|they|i|we ~4 report|declare|tax|taxes
  i|we ~1 was|were|fell|got ~2 months|month|weeks|payments|rent|payment behind|late
  i|we only paid|gave|sent|finished
  i|we ~1 had no ~1 contract|agreement|receipt|lease|permit|licence|insurance|proof|right
  i|we never had ~1 permit|licence|contract|insurance|agreement|lease
  already ~1 there|broken|cracked|damaged|scratched|dented before|when|from
  part of it|this was
  rent free
  i|we ~1 waited ~2 years|year|months
  i|we ~1 told ~2 insurance|police|court|judge|adjuster ~2 different|something|otherwise|else|lie
  my ~1 dog ~1 was|got ~1 off|loose|out
  i|we did scratch|break|hit|damage|leave|spill|stain|miss|forget|owe|push|lie|sign|promise|say|agree|start|hurt|drop|burn|crack|dent|know
  i|we ~1 had|have ~1 been drinking
  i|we ~1 had ~2 drinks|drink|beers|beer|wine|cocktails|shots
  i|we ~2 told|said|texted ~3 could|can ~1 take|borrow|drive|sell|park|move|do|go|wait
  i|we still ~1 use|drive|wear|ride|enjoy|sleep
  it|still ~2 runs|works|drives|looks ~1 great|fine|perfect|perfectly|good|ok
  half|part|some of ~2 my|mine|ours|me fault|mine
`);

/** "You were late", "he did not pay": only what is told of the writer. */
const OTHERS = new Set([
  'you',
  'he',
  'she',
  'they',
  'contractor',
  'landlord',
  'driver',
  'company',
  'who',
  'his',
  'your',
  'their',
  'her',
  'it',
  'tenant',
  'mechanic',
  'worker',
  'workers',
  'store',
]);
const IMPERSONAL = new Set([
  'it',
  'that',
  'this',
  'to',
  'in',
  'nothing',
  'insurance',
  'bank',
  'paypal',
  'already',
  'so',
  'nobody',
  'as',
  'half',
  'part',
]);
const SELF_FIRST = new Set(['i', 'we', 'my', 'our']);

export function ownSlipsIn(sentence: StorySentence): readonly Found[] {
  const { words } = sentence;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined || sentence.isQuoted(word)) continue;
    const to = phraseAt(SLIPS, words, at);
    if (to <= at || isOfOthers(sentence, at, to) || isDenied(sentence, at, to)) continue;
    return [{ kind: 'hurts_case', start: word.start, end: words[to - 1]?.end ?? word.end }];
  }
  return [];
}

function isOfOthers({ words }: StorySentence, at: number, to: number): boolean {
  const low = words[at]?.low ?? '';
  const inside = words.slice(at, to);
  if (IMPERSONAL.has(low)) return false;
  if (SELF_FIRST.has(low)) {
    // "I paid you, but you were late": the other side came in between.
    if (inside.some((word) => word.low === 'said' || word.low === 'told' || word.low === 'texted')) return false;
    const other = inside.findIndex((word) => OTHERS.has(word.low));
    return (
      other > 0 &&
      other < inside.length - 1 &&
      inside.slice(other + 1).some((word) => ['late', 'behind', 'not', 'was', 'were', 'did'].includes(word.low))
    );
  }
  // Without "I" in front the nearest subject must be the writer.
  for (let back = at - 1; back >= Math.max(0, at - 8); back -= 1) {
    const before = words[back]?.low ?? '';
    if (before === 'i' || before === 'we') return false;
    if (OTHERS.has(before)) return true;
  }
  return !inside.some((word) => SELF_FIRST.has(word.low));
}

/** "I was never late", "it was not my fault", "without my permission", "he said it was my fault". */
const GOT = new Set([
  'received',
  'gotten',
  'been',
  'had',
  'got',
  'bought',
  'rented',
  'sold',
  'cost',
  'died',
  'lost',
  'used',
  'hired',
  'earned',
  'worked',
]);

function isDenied({ words }: StorySentence, at: number, to: number): boolean {
  // "I should have received it by May": what the other side owed.
  if (
    ['have', 'of'].includes(words[to - 1]?.low ?? '') &&
    words.slice(at, to).some(({ low }) => low === 'should') &&
    GOT.has(words[to]?.low ?? '')
  )
    return true;
  const before = words.slice(Math.max(0, at - 5), at).map(({ low }) => low);
  const inside = words.slice(at, to).map(({ low }) => low);
  const said = before.some((low) =>
    ['said', 'says', 'claimed', 'claims', 'told', 'say', 'blamed', 'accused', 'denied', 'claim'].includes(low),
  );
  if (said && !before.includes('i')) return true;
  if (inside.includes('late') || inside.includes('behind'))
    return inside.includes('never') || inside.includes('not') || before.includes('never');
  if (inside.includes('fault') || inside.includes('mistake'))
    return before.includes('not') || before.includes('no') || before.includes('never');
  if (inside[0] === 'without')
    return inside.includes('my') || inside.includes('our') || (inside.includes('notice') && !before.includes('i'));
  if (inside.includes('owe')) return before.includes('not') || inside.includes('not') || inside.includes('never');
  if (inside.includes('hit') || inside.includes('hurt') || inside.includes('damaged') || inside.includes('broke'))
    return inside.includes('never') || inside.includes('not') || inside.includes('was') || inside.includes('were');
  return false;
}
