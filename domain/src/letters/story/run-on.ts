import { type Ledger, noteChanged } from '../composed-letter.ts';
import { matchesIn } from '../matches-in.ts';
import { quotesBlanked } from '../quotes.ts';

/** Longer sentences than this are hard to follow. */
const MOST_WORDS = 34;
const FEWEST_WORDS = 3;

/** Where a new statement begins: after "and" or "but", or where a full stop was left out. */
const JOINTS: readonly RegExp[] = [
  /,?\s+(?:and then|and|but|so|then)\s+(?=(?:I|we|you|he|she|they|it|the|my|our|another|two|three|four|a few|one|nobody|after|when|(?:on|in) (?:the (?:same|next|following|first|last)|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|early|late|mid)|this|that (?:same|day|night|week|month|was|is)|there|his|her|their|your)\b)/gi,
  /(?=[\s,])(?<!\b(?:because|that|when|if|said|says|told me|told us|and|but|what|where|who|how|so|then|until|after|before|which|since|while|once|as|the|or|think|know|knew|sure|time|day|whatever|everything|anything|thing|money))[\s,]+(?=(?:I|we|you|he|she|they|it) (?:said|says|told|never|did|didn['’]t|was|were|called|came|left|charged|paid|promised|refused|still|keeps?|kept|blocked|sent|texted|asked|took|gave|had|have|has)\b)/gi,
  /,\s+(?=(?:asked|called|texted|paid|went|told|sent|emailed)\b)/gi,
  /\s+(?=now (?:I|we|you|he|she|they|it)\b)/gi,
];

/** A sentence without full stops becomes several, each with a few words at least. Quotations stay whole. */
export function splitRunOn(sentence: string, ledger: Ledger): readonly string[] {
  if (!hasAt(MORE_THAN_MOST, sentence, 0)) return [sentence];
  const blanked = quotesBlanked(sentence);
  const joints = JOINTS.flatMap((pattern) =>
    matchesIn(blanked, pattern).map((match) => ({ at: match.index, length: match[0].length })),
  ).sort((a, b) => a.at - b.at);
  const pieces: string[] = [];
  let start = 0;
  for (const { at, length } of joints) {
    if (at < start) continue;
    const piece = sentence.slice(start, at);
    if (!hasAt(FEWEST, piece, 0) || !hasAt(FEWEST, sentence, at + length)) continue;
    noteChanged(ledger, 'spelling', sentence.slice(at, at + length).trim(), '.');
    pieces.push(piece);
    start = at + length;
  }
  return [...pieces, sentence.slice(start)];
}

/** So many words and more, from a place on. It reads no further than it must: run-ons can be long. */
const words = (least: number): RegExp => new RegExp(`\\s*(?:\\S+\\s+){${least - 1}}\\S`, 'y');
const MORE_THAN_MOST = words(MOST_WORDS + 1);
const FEWEST = words(FEWEST_WORDS);

function hasAt(pattern: RegExp, text: string, from: number): boolean {
  pattern.lastIndex = from;
  return pattern.test(text);
}
