import type { LetterCheckContext } from '../check-letter-context.ts';
import { matchesIn } from '../matches-in.ts';
import { GENDER } from '../voice/pronouns.ts';
import { SAYS_YOU_OF_THINGS } from '../voice/things.ts';
import { findingAt, type LetterFinding, type Place } from './finding.ts';
import { blankerOf, type ReadLetter, type ReadSentence } from './read-letter.ts';

/** R23 and R29: one voice, and the recipient is "you". */
export function checkVoice(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  return [...checkOwnVoice(letter, context), ...checkRecipient(letter, context), ...checkGarbled(letter, context)];
}

const WE = /\b(?:we|us|our|ours|we['’](?:ve|re|ll|d))\b/gi;
const I = /\bI\b(?!\.)|\b(?:me|my|mine|myself)\b/g;
const ON_BEHALF = /\bon behalf of\b|\bmy client\b|\bour client\b|\bwe represent\b/gi;

/** A person and a sole owner may tell what "we" did, but ask as I. A company is always we. */
function checkOwnVoice(letter: ReadLetter, { speaksAsOne }: LetterCheckContext): readonly LetterFinding[] {
  const own = letter.sentences.filter(({ section }) =>
    speaksAsOne
      ? section === 'opening' || section === 'law' || section === 'pay' || section === 'unpaid'
      : section !== 'original',
  );
  const mixed = own
    .flatMap((sentence) => placesIn(letter.plain, sentence, speaksAsOne ? WE : I))
    .filter(({ start, end }) => !(speaksAsOne && isBetweenUs(letter.plain, start, end)));
  return [
    ...mixed.slice(0, 5).map((place) => findingAt('letter.voice_mixed', letter.text, place)),
    ...placesIn(letter.plain, letter.body, ON_BEHALF).map((place) => findingAt('letter.on_behalf', letter.text, place)),
  ];
}

/** "a price above the one we agreed on", "between us": both sides together, not the claimant's voice. */
const isBetweenUs = (text: string, start: number, end: number): boolean =>
  /\b(?:between|both of)\s$/i.test(text.slice(Math.max(0, start - 10), start)) ||
  /^\s(?:both )?(?:agreed|settled|made|had|set|split|share[ds]?)\b/i.test(text.slice(end, end + 20));

/** What is left when a name or "her" was turned into "you" by rote. Nobody types these. */
const GARBLED =
  /\b[Yy]ou (?:from|of|at) (?:you\b|your\b|(?!January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu})|\byou,? you\b(?!['’])|\b[Yy]ou (?!I\b|January|February|March|April|May|June|July|August|September|October|November|December|Venmo|Zelle|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English)\p{Lu}\p{Ll}+|\b(?:left|took|kept|drove|parked|fixed|sold|brought|lost|broke|used?) you (?:\d|\p{Ll}+ (?:car|truck|house|bike|phone|key)|every|each|by|with|again)|\b(?:door|house|shop|store|office|address|car|side|front|owner|manager|property|home|yard) of you\b|\basked for you\b|\b[Yy]ou (?:use|used|sold|own|have|had|bought|fixed|made|kept|took) you\b|\b[Yy]ou (?:is|was|has|does|says|wants|keeps|owes|refuses)\b|\b(?:the|a|my|another) you\b/gu;

function checkGarbled(letter: ReadLetter, { sender, recipients }: LetterCheckContext): readonly LetterFinding[] {
  const told = letter.sentences.filter(({ section }) => section !== 'original' && section !== 'law');
  // "You Move LLC": a firm may be called so.
  const names = [sender, ...recipients].flatMap(({ name, contact }) => [name, contact]);
  const isName = (words: string): boolean => names.some((name) => name.includes(words));
  return told
    .flatMap((sentence) =>
      [GARBLED, SAYS_YOU_OF_THINGS].flatMap((pattern) => placesIn(letter.unquoted, sentence, pattern)),
    )
    .filter(({ start, end }) => !isName(letter.unquoted.slice(start, end)))
    .map((place) => findingAt('letter.garbled_you', letter.text, place));
}

const PRONOUN = /\b(?:he|she|they|him|her|hers|them|his|their|theirs|himself|herself|themselves)\b/gi;
/** Anyone else that "he" or "she" may stand for. */
const SOMEONE =
  /\b(?:wife|husband|spouse|partner|brother|sister|mother|father|mom|dad|son|daughter|kid|child|baby|family|friend|roommate|neighbou?r|girlfriend|boyfriend|cousin|uncle|aunt|grand\w+|fianc\w+|boss|bank|officer|judge|lawyer|attorney|insurer|adjuster|manager|employee|worker|technician|mechanic|mover|plumber|painter|electrician|roofer|helper|driver|super|agent|inspector|doctor|vet|dentist|nurse|witness|guy|man|woman|lady|girl|boy|bride|groom|someone|somebody|nobody|another|other|dealer|buyer|tenant|guest|customer|student|teacher|owner|carpenter|jeweler|accountant|clerk|cashier|secretary|dog|cat|puppy|pet)(?:s|['’]s)?\b/i;
/** Anyone or anything that "they" may stand for, besides plain plurals. */
const SEVERAL =
  /\b(?:police|people|men|women|children|family|crew|company|shop|store|bank|city|town|county|insurance|office|team|both|two|three|four|others?|another|everyone|somebody|someone|nobody)\b|\b(?!(?:was|is|has|does|his|this|its|as|us|yes|always|says|less|unless|business|address|perhaps|across|plus|days|weeks|months|years|hours|dollars|times|makes|keeps|owes|wants|knows|comes|goes|gets)\b)\p{L}{3,}s\b/iu;
const A_FIRM =
  /\b(?:police|people|men|women|children|family|crew|company|shop|store|bank|city|town|county|insurance|office|team|both|others?|another|everyone)\b/i;
/** Acts of people: tiles and keys do none of these. */
const ACTS =
  /^ (?:also |then |never |still |just |always |finally |later |again |already |even )?(?:(?:did|do|does|have|had|has|would|will|could|can) ?(?:not|n['’]t)? )?(?:never )?(?:told|tell|said|say|promised?|refused?|kept|keep|paid|pay|painted|paint|asked|ask|answer(?:ed)?|repl(?:y|ied)|called?|text(?:ed)?|wrote|write|sent|send|gave|give|took|take|return(?:ed)?|refund(?:ed)?|charged?|agreed?|claim(?:ed)?|ignored?|owed?|want(?:ed)?|hired?|billed|sold|sell|finish(?:ed)?|fix(?:ed)?|deliver(?:ed)?|install(?:ed)?|denied|deny|offer(?:ed)?|cashed|signed?)\b/i;
const IS_PLURAL = /^(?:they|them|their|theirs|themselves)$/i;
const OWN_HEADS: readonly string[] = ['own_words', 'original'];
/** Words a claimant uses for the other side. "A landlord" in general is no one in particular. */
const ROLES = /\b(?:my|our|the|this|that) (?:landlord|landlady|contractor|seller|defendant|recipient|debtor)\b/gi;

/** He, she or they for the recipient, unless a word nearby may be who is meant; and the recipient's name in the story. */
function checkRecipient(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const told = letter.sentences.filter(({ section }) => !OWN_HEADS.includes(section));
  const names = context.recipients.flatMap(({ name, contact }) => [name, contact]);
  const withoutNames = blankerOf([
    ...names,
    ...names.flatMap((name) => name.split(' ').filter((word) => word.length > 2)),
  ]);
  const firstNames = firstNamesOf(context);
  const isAmongSeveral = context.recipients.length > 1;
  const ownNames = isAmongSeveral ? context.recipients.flatMap(({ name }) => name.split(' ').slice(0, 1)) : [];
  const isPlural = ({ start, end }: Place): boolean => IS_PLURAL.test(letter.plain.slice(start, end));
  const pronouns = told.flatMap((sentence, index) => {
    const before = told[index - 1];
    const near = `${before === undefined || before.paragraph !== sentence.paragraph ? '' : letter.unquoted.slice(before.start, before.end)} ${letter.unquoted.slice(sentence.start, sentence.end)}`;
    // A few are enough to see, and no sentence of 60,000 signs may cost a look at each.
    const places = placesIn(letter.plain, sentence, PRONOUN).slice(0, 5);
    if (places.length === 0) return [];
    const rest = withoutNames(near);
    // Of several recipients each may stand by their own name, and "he" be that one.
    if (isAmongSeveral && ownNames.some((name) => near.includes(name)) && !places.some(isPlural)) return [];
    return places.filter(
      ({ start, end }) =>
        !context.meantForOthers.includes(GENDER[letter.plain.slice(start, end).toLowerCase()] ?? '') &&
        !isOfGoods(letter.plain.slice(Math.max(0, start - 20), start), letter.plain.slice(start, end)) &&
        !hasOther(rest, letter.plain.slice(start, end), letter.plain.slice(end, end + 40)),
    );
  });
  if (isAmongSeveral) return pronouns.map((place) => at(letter, place));
  const named = told
    .filter(({ section }) => section === 'story' || section === 'amount')
    .flatMap((sentence) => [
      ...namesIn(letter, sentence, context),
      ...firstNames.flatMap((name) => placesIn(letter.unquoted, sentence, name)),
      ...rolesIn(letter, sentence),
    ]);
  return [...pronouns, ...named].map((place) => at(letter, place));
}

/** "when I brought them": nobody brings or bakes the one who reads. */
const isOfGoods = (before: string, pronoun: string): boolean =>
  /^them$/i.test(pronoun) &&
  /\b(?:brought|made|baked|cooked|bought|ordered|built|washed|wore|ate|used|installed|opened|unpacked)\s$/i.test(
    before,
  );

const at = (letter: ReadLetter, place: Place): LetterFinding =>
  findingAt('letter.recipient_third_person', letter.text, place);

const OTHER_NAME =
  /(?<=[\p{L},] )(?!I\b|January|February|March|April|May|June|July|August|September|October|November|December|Venmo|Zelle|Cash|App)\p{Lu}\p{Ll}+/u;

/** `rest` is what stands near the pronoun, without the recipient's names. */
function hasOther(rest: string, pronoun: string, after: string): boolean {
  if (SOMEONE.test(rest) || OTHER_NAME.test(rest)) return true;
  if (!IS_PLURAL.test(pronoun)) return false;
  return A_FIRM.test(rest) || (!ACTS.test(after) && SEVERAL.test(rest));
}

/** "I met Chase": a first name alone, inside a sentence. At its start it may be an everyday word, such as "Bill". */
const firstNamesOf = ({ recipients }: LetterCheckContext): readonly RegExp[] =>
  recipients
    .filter(({ kind }) => kind === 'person')
    .flatMap(({ name }) => name.split(' ').slice(0, 1))
    .filter((name) => name.length > 2 && /^\p{Lu}\p{Ll}+$/u.test(name))
    .map((name) => new RegExp(`(?<=[\\p{L},] )${name}(?= \\p{Ll}|['’.,])`, 'gu'));

function namesIn(letter: ReadLetter, sentence: ReadSentence, { recipients }: LetterCheckContext): readonly Place[] {
  const words = letter.unquoted.slice(sentence.start, sentence.end);
  return recipients
    .flatMap(({ name, kind }) =>
      kind === 'business' ? [name, name.replace(/[,\s]+(?:LLC|Inc|Corp|Ltd|LLP|Co)\.?$/i, '')] : [name],
    )
    .filter((name) => name.length > 3)
    .flatMap((name) => {
      const index = words.indexOf(name);
      const isYou = /\byou,?\s$/i.test(words.slice(0, index)) || /^,? you\b/i.test(words.slice(index + name.length));
      return index < 0 || isYou ? [] : [{ start: sentence.start + index, end: sentence.start + index + name.length }];
    })
    .slice(0, 1);
}

const rolesIn = (letter: ReadLetter, sentence: ReadSentence): readonly Place[] =>
  placesIn(letter.plain, sentence, ROLES);

function placesIn(text: string, { start, end }: Place, pattern: RegExp): readonly Place[] {
  return matchesIn(text.slice(start, end), pattern).map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}
