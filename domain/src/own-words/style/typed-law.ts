import type { Found } from '../issue.ts';
import { phraseAt, phraseBook } from '../sentences/phrases.ts';
import type { StorySentence } from '../sentences/story-sentences.ts';

/** Law that the person typed: only law that was checked for this claim is in a letter without a yes. */
const LAW = phraseBook(`
  njsa|njac|usc|cfr|fdcpa|fcra|tila|respa|ucc
  n|u|c j|s|f s|a|c|r ?a|c
  consumer fraud act
  fraud act
  lemon law
  security deposit act|law
  truth in ~1 act
  fair debt|housing|labor|credit ~3 act|practices
  uniform commercial code
  commercial code
  treble|triple|punitive|statutory|liquidated|compensatory|exemplary|consequential damages
  double damages
  attorney|attorneys|lawyer|legal fees
  statute of|number|section|requires|says
  statutory penalt*|interest
  breach|breached of|the|our ~1 contract|warranty|lease|duty
  implied warranty
  warranty of
  strict liability
  negligence per
  quantum meruit
  unjust enrichment
  prima facie
  pain and suffering
  under|per|by new ?jersey law|statute|code
  under ~2 law|statute|act|constitution
  according to ~2 law|statute|act
  against|by|violates|violated|violating|violation|broke|breaking|break ~3 law|laws|statute|code|act|rights
  the|state|federal|new|jersey law|statute says|requires|gives|entitles|states|allows|provides|protects|is|prohibits
  jersey law
  landlord tenant law|act|code
  wage theft|and|payment act|law|hour
  article|title|chapter|section|rule|sec 1|2|3|4|5|6|7|8|9|10|12|34|46|56|2a|2c
  supreme|superior|appellate court ~1 held|ruled|decided
`);

export function typedLawIn(sentence: StorySentence): readonly Found[] {
  const { words, text, span } = sentence;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const to = phraseAt(LAW, words, at);
    if (to <= at || word === undefined || sentence.isQuoted(word)) continue;
    // Letters with full stops are a book of law only with two more behind them, such as "U.S.C.".
    if (word.low.length === 1 && !(to - at >= 3 && words[at + 1]?.before === '.')) continue;
    if (
      SECTIONS.has(word.low) &&
      !words.slice(to, to + 3).some((next) => next.before === ':' || next.before === '-') &&
      word.low !== 'title'
    )
      continue;
    const end = words[to - 1]?.end ?? word.end;
    if (!BOOKS.has(word.low) && word.low.length > 1 && !SECTIONS.has(word.low))
      return [{ kind: 'typed_law', start: word.start, end }];
    const before = words[at - 1];
    const isVolume = before !== undefined && word.before === '' && /^\d{1,3}$/.test(before.low);
    return [{ kind: 'typed_law', start: isVolume ? before.start : word.start, end: endOfCite(text, end, span.end) }];
  }
  const sign = text.slice(span.start, span.end).indexOf('§');
  if (sign >= 0) {
    const start = span.start + sign;
    return [{ kind: 'typed_law', start, end: endOfCite(text, start, span.end) }];
  }
  const versus = words.findIndex(
    ({ low, before }, at) =>
      (low === 'v' || low === 'vs') &&
      before === '' &&
      words[at - 1]?.isCapital === true &&
      words[at + 1]?.isCapital === true,
  );
  return versus < 1
    ? []
    : [{ kind: 'typed_law', start: words[versus - 1]?.start ?? 0, end: words[versus + 1]?.end ?? 0 }];
}

const BOOKS = new Set(['njsa', 'njac', 'usc', 'cfr', 'fdcpa', 'fcra', 'tila', 'respa', 'ucc']);

/** The sections behind the name of a book of law: ". 46:8-21.1(a)". */
const CITED =
  /^\.?(?: ?§{1,2})?(?: ?\d{1,6}[A-Za-z]{0,3})?(?:[:.–-]\d{1,6}[A-Za-z]{0,3}){0,6}(?:\([A-Za-z0-9]{1,4}\)){0,4}/;
const LONGEST_CITE = 80;

/** Where a citation ends whose first words end at `from`. The full stop behind its last section is the sentence's own. */
function endOfCite(text: string, from: number, last: number): number {
  const [cited = ''] = CITED.exec(text.slice(from, Math.min(last, from + LONGEST_CITE))) ?? [];
  return from + cited.length;
}

const SECTIONS = new Set(['article', 'title', 'chapter', 'section', 'rule', 'sec']);
