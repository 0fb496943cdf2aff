import { type Defendant, fullNameOf } from '../parties/index.ts';
import { type Ledger, noteChanged } from './composed-letter.ts';
import { capitalize } from './punctuation.ts';
import { quotesBlanked } from './quotes.ts';

/**
 * Who the claimant's sentences speak to. `you`: they already speak to the recipient, name nobody, or were turned safely.
 * `own_words`: they speak of the recipient, and turning them would be a guess.
 */
export type Addressed = { readonly sentences: readonly string[]; readonly manner: 'you' | 'own_words' };

const ROLE =
  '(?:my|the|our|this|that) (?:landlord|landlady|contractor|company|seller|mechanic|painter|plumber|electrician|roofer|dealer|dealership|tenant|customer|client|buyer|mover|vendor|store|shop|business|defendant)';
const ADVERBS =
  '(?:also |then |never |still |only |just |always |finally |later |again |already |even |both |simply |repeatedly |now |soon )?';
/** Acts of people. "They cracked" may speak of tiles, so other verbs are not turned. */
const ACT =
  '(?:told|tell|tells|telling|said|say|says|saying|promised?|promises|promising|refused?|refuses|refusing|kept|keeps?|keeping|paid|pays?|paying|paint(?:ed|s|ing)?|came|come|coming|left|leave|leaving|asked|asks?|asking|answer(?:ed|s|ing)?|repl(?:y|ied|ies|ying)|called|calls?|calling|text(?:ed|s|ing)?|e-?mail(?:ed|s|ing)?|wrote|writes?|writing|written|sent|sends?|sending|gave|gives?|giving|given|took|takes?|taking|taken|return(?:ed|s|ing)?|refund(?:ed|s|ing)?|charg(?:ed|es?|ing)|agree(?:d|s|ing)?|claim(?:ed|s|ing)?|ignor(?:ed|es?|ing)|owes?|owed|owing|want(?:ed|s)?|hired|billed|sold|sells?|selling|showed|shows?|finish(?:ed|es)?|start(?:ed|s|ing)?|repair(?:ed|s|ing)?|fix(?:ed|es|ing)?|deliver(?:ed|s|ing)?|install(?:ed|s|ing)?|admit(?:ted|s)?|denied|offer(?:ed|s|ing)?|cash(?:ed)?|deposited|signed|made|makes?|making|borrow(?:ed|s)?|lent|explain(?:ed)?|respond(?:ed|s|ing)?|responsible|supposed|do (?:it|the|any|so|not)|do|done|did|know|knew|cancel(?:l?ed|s)?)';
const AUXILIARY =
  "(?:was|were|is|are|has|have|had|did|does|do|will|would|could|can|should|cannot|(?:was|were|is|are|has|have|had|did|does|do|wo|would|could|ca|should)n['’]t)";
const PREDICATE = `${ADVERBS}(?:${AUXILIARY} (?:not |never )?${ADVERBS}(?:(?:have|has|been) )?)?(?:${ACT}\\b|"#")`;
const OBJECT_VERB =
  '(?:told|tell|asked|ask|called|call|e-?mailed|texted|paid|pay|hired|hire|gave|give|given|sent|send|reminded|wrote|contacted|contact|met|begged|warned|showed|offered|lent|loaned|with|to|from|trusted|reach|helped)';

/** Any of these may be who "they" are. */
const SOMEONE_ELSE =
  /\b(?:(?:my|our|the|a|an|his|her|their|your) (?:new |old |other |former |ex-?)?(?:wife|husband|spouse|partner|brother|sister|mother|father|mom|dad|son|daughter|kids?|child(?:ren)?|family|friends?|roommates?|neighbou?rs?|girlfriend|boyfriend|ex|boss|bank|police|officers?|court|judge|lawyer|attorney|insurance|insurer|adjuster|manager|managers|employees?|workers?|crew|technicians?|helper|helpers|driver|super|superintendent|agent|agents|inspector|doctor|vet|city|town|county|witness(?:es)?|people|guys?|man|woman|men|women|office|airline|card company|guests?|another \w+)|police|airbnb|someone|somebody|others?|another (?:company|contractor|mechanic|person|plumber|painter))\b/i;
const KNOWN_CAPITALS =
  /^(?:I|I['’](?:m|ve|ll|d)|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|New|Jersey|York|Venmo|Zelle|Cash|App|PayPal|Craigslist|Apt|Apartment|Street|Avenue|Road|Unit|Christmas|Thanksgiving|Easter|Honda|Toyota|Ford|Chevy|Nissan|BMW|Jeep|Subaru|Hyundai|Kia|Mazda)$/;

const AGREEMENT: Readonly<Record<string, string>> = {
  was: 'were',
  is: 'are',
  has: 'have',
  does: 'do',
  "wasn't": "weren't",
  "isn't": "aren't",
  "hasn't": "haven't",
  "doesn't": "don't",
  owes: 'owe',
  refuses: 'refuse',
  keeps: 'keep',
  says: 'say',
  tells: 'tell',
  claims: 'claim',
  wants: 'want',
  gives: 'give',
  promises: 'promise',
  pays: 'pay',
  sells: 'sell',
  ignores: 'ignore',
  returns: 'return',
  lives: 'live',
  works: 'work',
  knows: 'know',
  thinks: 'think',
  makes: 'make',
  takes: 'take',
  goes: 'go',
  comes: 'come',
  needs: 'need',
  answers: 'answer',
  asks: 'ask',
  calls: 'call',
  denies: 'deny',
  agrees: 'agree',
  uses: 'use',
};
const AGREES = new RegExp(
  `\\b(you) (${ADVERBS})(${Object.keys(AGREEMENT).join('|').replaceAll("'", "['’]")})\\b`,
  'gi',
);
/** "he fixes": a present form that the list above cannot mend. */
function hasUnknownPresent(afterSubject: string): boolean {
  const [, verb = ''] = new RegExp(`^ ${ADVERBS}(\\p{L}+s)(?![\\p{L}'’])`, 'iu').exec(afterSubject) ?? [];
  return (
    verb !== '' && AGREEMENT[verb.toLowerCase()] === undefined && !/^(?:always|perhaps|as|this|us|ss|.*ss)$/i.test(verb)
  );
}
/** A clause may begin here, so a verb after "you" belongs to it. */
const CLAUSE_START =
  /(?:^|[,;:(–—-]|\b(?:and|but|that|because|when|if|since|so|while|after|before|which|what|until|where|although|though|or|then|said|told me|says))\s*["“]?$/i;

/** Turns sentences about the one recipient into sentences to them: all of them, or none. Order and number stay. */
export function addressRecipient(
  sentences: readonly string[],
  defendants: readonly Defendant[],
  formNames: (word: string) => boolean,
  ledger: Ledger,
): Addressed {
  const prose = sentences.map(quotesBlanked);
  const [first] = defendants;
  const names = defendants.flatMap(mentionsOf);
  const mention = mentionPattern(names);
  const isAbout = prose.some(
    (text) =>
      new RegExp(mention.source, 'iu').test(text) || /\b(?:he|she|they|him|her|them|his|hers|theirs?)\b/i.test(text),
  );
  if (!isAbout) return { sentences, manner: 'you' };
  const stays: Addressed = { sentences, manner: 'own_words' };
  if (first === undefined || defendants.length > 1) return stays;
  if (prose.some((text) => SOMEONE_ELSE.test(text) || hasStranger(text, formNames))) return stays;
  const turned = sentences.map((sentence, index) =>
    turn(sentence, prose[index] ?? '', mention, first.name.kind === 'business'),
  );
  if (turned.some((text) => text === null)) return stays;
  const result = turned.map((text, index) => text ?? sentences[index] ?? '');
  result.forEach((text, index) => noteChanged(ledger, 'recipient', sentences[index] ?? '', text));
  return { sentences: result, manner: 'you' };
}

/** The names a story may use for a party: the full name, a title with the last name, a business name without its ending. */
function mentionsOf(defendant: Defendant): readonly string[] {
  const full = fullNameOf(defendant.name);
  if (defendant.name.kind === 'person') {
    const { last } = defendant.name.person;
    return [full, `Mr. ${last}`, `Ms. ${last}`, `Mrs. ${last}`, `Mr ${last}`, `Ms ${last}`].filter((name) =>
      /\p{L}{2} ?\p{L}/u.test(name),
    );
  }
  const short = full.replace(
    /[,\s]+(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Corporation|Ltd\.?|LP|LLP|Co\.?|Company|P\.?C\.?)$/i,
    '',
  );
  return [full, short].filter((name) => name.length > 2);
}

function mentionPattern(names: readonly string[]): RegExp {
  const quoted = names.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).sort((a, b) => b.length - a.length);
  const all = [...quoted, ROLE].join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])(['’]s?(?![\\p{L}]))?`, 'giu');
}

/** "Dario said": a sentence may begin with another person's name. */
const OPENING_NAME = new RegExp(
  `^["“(]?(\\p{Lu}[\\p{L}'’]+) (?=(?:and (?:I|we|my)|was|is|has) |${ADVERBS}${ACT}\\b)`,
  'u',
);
const NO_NAME =
  /^(?:I|We|You|He|She|They|It|This|That|These|Those|What|Who|Which|Nobody|Someone|Everyone|Nothing|Everything|One|Two|There|Here|Work|Rent)$/;

/** A capital inside a sentence that the form does not know may be another person. */
function hasStranger(prose: string, isFormName: (word: string) => boolean): boolean {
  const [, opening = ''] = OPENING_NAME.exec(prose) ?? [];
  if (opening !== '' && !NO_NAME.test(opening) && !isFormName(opening.replace(/['’]s?$/, ''))) return true;
  return [
    ...prose.matchAll(
      /(?<=[\p{L}\p{N},;:)] )(\p{Lu}[\p{L}'’]+)(?![\p{L}'’])(?! (?:Street|Avenue|Ave|St|Road|Rd|Drive|Lane|Place|Court|Boulevard|Blvd)\b)/gu,
    ),
  ].some(([, word = '']) => {
    const isAcronym = word === word.toUpperCase();
    return !isAcronym && !KNOWN_CAPITALS.test(word) && !isFormName(word.replace(/['’]s?$/, ''));
  });
}

function turn(sentence: string, prose: string, mention: RegExp, isBusiness: boolean): string | null {
  // Quotations keep their words: they are cut out, and put back in the same order.
  const quotes = [...prose.matchAll(/"_*"/g)].map((match) =>
    sentence.slice(match.index, match.index + match[0].length),
  );
  let text = prose.replace(/"_*"/g, '"#"');
  let isUnsure = false;
  text = text.replace(mention, (match: string, possessive: string | undefined, ...rest: unknown[]) => {
    const index = rest.find((value) => typeof value === 'number') ?? 0;
    if (possessive !== undefined) return 'your';
    const after = text.slice(index + match.length);
    const startsClause = CLAUSE_START.test(text.slice(0, index));
    const agrees = new RegExp(`^ ${ADVERBS}(?:${Object.keys(AGREEMENT).join('|')})\\b`, 'i').test(after);
    if ((agrees && !startsClause) || (startsClause && hasUnknownPresent(after))) isUnsure = true;
    return 'you';
  });
  text = text
    .replace(new RegExp(`\\bthey(?= ${PREDICATE})`, 'gi'), 'you')
    .replace(/\b(?:he|she)(?= \p{L})/giu, (subject: string, at: number, whole: string) => {
      // He or she at a business is someone who works there, not the business.
      if (isBusiness || hasUnknownPresent(whole.slice(at + subject.length))) isUnsure = true;
      return 'you';
    })
    .replace(new RegExp(`\\b(${OBJECT_VERB}) (?:him|them)\\b`, 'gi'), '$1 you')
    .replace(
      new RegExp(
        `\\b(${OBJECT_VERB}) her(?= (?:to|that|on|in|at|for|again|and|about|if|why|when|by|the|a|my|back|\\$|\\d)|[.,;]|$)`,
        'gi',
      ),
      '$1 you',
    )
    .replace(/\b(?:their|his|her)(?= \p{L})/giu, 'your')
    .replace(/\byou, you\b,?/gi, 'you');
  const left = text.replace(/"#"/g, '');
  if (isUnsure || /\b(?:he|she|they|him|her|hers|them|his|theirs?|himself|herself|themselves)\b/i.test(left))
    return null;
  const agreeing = text.replace(
    AGREES,
    (_, you: string, adverb: string, verb: string) =>
      `${you} ${adverb}${AGREEMENT[verb.toLowerCase().replace('’', "'")] ?? verb}`,
  );
  let next = 0;
  return capitalize(agreeing.replace(/"#"/g, () => quotes[next++] ?? ''));
}
