/** Put after a "you" that was he, she or a name and does something, so that its verb can be fixed. Never leaves here. */
export const SUBJECT = '\u0001';

export const ADVERBS =
  '(?:(?:also|then|never|still|only|just|always|finally|later|again|already|even|both|simply|repeatedly|now|soon|not|ever|really|often|once) ){0,2}';

const IRREGULAR: Readonly<Record<string, string>> = {
  was: 'were',
  is: 'are',
  has: 'have',
  does: 'do',
  goes: 'go',
  "wasn't": "weren't",
  "isn't": "aren't",
  "hasn't": "haven't",
  "doesn't": "don't",
  says: 'say',
  lies: 'lie',
};
/** Words on -s that may follow a subject and are no verbs. */
const NO_VERB =
  /^(?:always|perhaps|as|this|us|his|its|plus|yes|less|besides|towards|afterwards|sometimes|thus|across|unless|minus|previous|serious|various|.*(?:ss|ous|us))$/i;
/** Second verbs of a sentence are mended only when they are plainly verbs: "and refuses", never "and tiles". */
const SECOND_VERBS =
  "was|is|has|does|goes|wasn't|isn't|hasn't|doesn't|owes|refuses|keeps|says|tells|claims|wants|gives|promises|pays|sells|ignores|returns|lives|works|knows|thinks|makes|takes|comes|needs|answers|asks|calls|denies|agrees|uses|holds|blames|charges|sends|shows|tries|lets|leaves|finishes|fixes|acts|starts|stops|hangs|blocks|avoids|texts|writes|owns|runs";
const PARTICIPLE =
  /^(?:\p{L}+ed|been|gone|done|made|kept|paid|had|given|taken|sent|come|left|told|said|got|gotten|had|lost|sold|held|broken|stolen|written|spent)$/iu;

/** "takes" -> "take". Null when the word is no present form. */
function plainForm(verb: string): string | null {
  const small = verb.toLowerCase().replace('’', "'");
  const known = IRREGULAR[small];
  if (known !== undefined) return known;
  if (small.length < 4 || !small.endsWith('s') || NO_VERB.test(small) || small.includes("'")) return null;
  if (small.endsWith('ies')) return `${small.slice(0, -3)}y`;
  return /(?:sh|ch|ss|x|zz)es$/.test(small) ? small.slice(0, -2) : small.slice(0, -1);
}

const AFTER_SUBJECT = new RegExp(`(you${SUBJECT}) (${ADVERBS})([\\p{L}'’]+)`, 'giu');
const CONTRACTED = new RegExp(`(you${SUBJECT})['’]s( ${ADVERBS})([\\p{L}'’]+)?`, 'giu');
const BEFORE_SUBJECT = new RegExp(`\\b(was|is|has|does|wasn't|isn't|hasn't|doesn't) (you${SUBJECT})`, 'gi');
const SECOND = new RegExp(
  `(you${SUBJECT}(?:(?!\\b(?:I|we|it|that|which|who|this|my|the \\p{L}+ (?:was|is|has))\\b)[^.;"${SUBJECT}]){0,90}?\\b(?:and|but|or|then) )(${ADVERBS})(${SECOND_VERBS})\\b`,
  'giu',
);

/** Gives each verb that belongs to a marked "you" its form for you, and takes the marks out. */
export function agreeWithYou(text: string): string {
  if (!text.includes(SUBJECT)) return text;
  const contracted = text.replace(CONTRACTED, (_, you: string, adverbs: string, next = '') =>
    next === '' ? `${you} are` : `${you} ${PARTICIPLE.test(next) ? 'have' : 'are'}${adverbs}${next}`,
  );
  const agreed = contracted
    .replace(AFTER_SUBJECT, (all, you: string, adverbs: string, verb: string) => {
      const plain = plainForm(verb);
      return plain === null ? all : `${you} ${adverbs}${plain}`;
    })
    .replace(BEFORE_SUBJECT, (_, verb: string, you: string) => `${IRREGULAR[verb.toLowerCase()] ?? verb} ${you}`);
  return withSecondVerbs(agreed).replaceAll(SUBJECT, '');
}

/** Without one of these no second verb follows. */
const JOINS = /\b(?:and|but|or|then) /i;
const withSecondVerbs = (text: string): string =>
  JOINS.test(text)
    ? text.replace(
        SECOND,
        (_, before: string, adverbs: string, verb: string) => `${before}${adverbs}${plainForm(verb) ?? verb}`,
      )
    : text;

export const isPresentForm = (verb: string): boolean => plainForm(verb) !== null;

const VERBS_AFTER = new RegExp(`^['’\\p{L}]+\\s+${ADVERBS}([\\p{L}'’]+)\\s*${ADVERBS}([\\p{L}'’]*)`, 'iu');
const SMALL_VERB =
  /^(?:was|were|are|is|have|had|has|did|do|would|could|will|can|won['’]t|didn['’]t|don['’]t|weren['’]t|aren['’]t|wouldn['’]t|couldn['’]t|haven['’]t|had(?:n['’]t)?|should)$/i;

/** The verb that tells what is done, after the pronoun a text begins with: "called" in "they have never called". */
export function mainVerbAfter(text: string): string {
  const [, first = '', second = ''] = VERBS_AFTER.exec(text) ?? [];
  return SMALL_VERB.test(first) ? second : first;
}
