import { type Ledger, noteRemoved } from '../composed-letter.ts';

/** About what a reader takes in at once. */
const WORDS_ENOUGH = 250;
/** Dated and priced sentences go up to here, so that the letter keeps to two pages. */
const MOST_WORDS = 420;

type Told = { readonly text: string; readonly day: unknown };

const KINDS: readonly (readonly [weight: number, RegExp])[] = [
  [30, /\$\s?\d/],
  [24, /\b(?:paid|pay|deposit|refund|invoice|bill|check|cash|price|cost|rent|owe|loan|lent|estimate|receipt)/i],
  [20, /\b(?:agree|promis|contract|lease|sign|hired|ordered|bought|rented|estimate|quoted)/i],
  [
    20,
    /\b(?:broke|broken|damage|leak|crack|late|never|refus|stopp|left|kept|return|wrong|missing|not |n['’]t |fail|cancel|hit|bit|lost)/i,
  ],
  [16, /\b(?:asked|called|texted|e-?mailed|wrote|sent|told|said|replied|answered|letter|message)/i],
  [
    44,
    /\b(?:paid|gave|sent|refunded|returned) (?:me |us |back )?nothing\b|\b(?:did not|didn['’]t|never|has not|have not|hasn['’]t|haven['’]t) (?:pay|paid|answer|answered|reply|replied|respond|responded|refund|return|come|came)/i,
  ],
  [30, /"/],
  [30, /\b(?:made|built|delivered|painted|installed|baked|cleaned|finished|repaired|fixed)\b/i],
];
/** What follows a dated sentence tells what happened then. */
const weigh = ({ text, day }: Told, before: Told | undefined): number =>
  (day === null ? ((before?.day ?? null) === null ? 0 : 12) : 40) +
  KINDS.reduce((sum, [weight, pattern]) => sum + (pattern.test(text) ? weight : 0), 0);
/** A sentence that starts from the one before it. */
const LEANS =
  /^(?:It|This|That|But|So|Then|Both|These|Those|He|She|They|His|Her|Their|There|You)\b|^(?:Nobody|No one|I|We)(?: \p{L}+){0,3} (?:that|it|this)\b(?! (?:I|we|he|she|they|you|it|the|my|our|there)\b)|^\P{Ll}\p{L}*(?: \p{L}+){0,2} (?:on|under|about|with|for) (?:it|them|that)\b/u;
/** Takes back what the sentence before asks or seems to ask for: one may not stand without the other. */
const TAKES_BACK = /\b(?:not|n['’]t|never) (?:ask|asking|claim|claiming)\b[^.]{0,20}\b(?:that|it|this|them|those)\b/i;
/** How far back such a sentence may reach. */
const LEANS_BACK = 2;

const SPACE = 0x20;
/** The words of a sentence, which has plain spaces only. */
function count(text: string): number {
  let words = 0;
  let isAfterSpace = true;
  for (let at = 0; at < text.length; at += 1) {
    const isSpace = text.charCodeAt(at) === SPACE;
    if (isAfterSpace && !isSpace) words += 1;
    isAfterSpace = isSpace;
  }
  return words;
}

/** A long story keeps its dated and priced sentences first; what goes is listed. Order stays. */
export function shorten<S extends Told>(sentences: readonly S[], ledger: Ledger): readonly S[] {
  const lengths = sentences.map(({ text }) => count(text));
  if (lengths.reduce((sum, length) => sum + length, 0) <= WORDS_ENOUGH * 1.2) return sentences;
  const ranked = sentences
    .map((sentence, index) => ({
      index,
      weight:
        weigh(sentence, sentences[index - 1]) +
        (index === 0 ? 30 : 0) +
        (/\$\d/.test(sentences[index + 1]?.text ?? '') ? 16 : 0),
    }))
    .sort((a, b) => b.weight - a.weight || a.index - b.index);
  const kept = new Set<number>();
  let words = 0;
  for (const { index, weight } of ranked) {
    const length = lengths[index] ?? 0;
    if (words + length > (weight >= 40 ? MOST_WORDS : WORDS_ENOUGH)) continue;
    kept.add(index);
    words += length;
  }
  sentences.forEach(({ text }, index) => {
    if (TAKES_BACK.test(text) && kept.has(index - 1)) kept.add(index);
  });
  // "It was a reunion on May 23" means little without what stood before it.
  for (let step = 0; step < LEANS_BACK; step += 1) {
    const leaning = [...kept].filter((index) => index > 0 && LEANS.test(sentences[index]?.text ?? ''));
    for (const index of leaning) kept.add(index - 1);
  }
  sentences.forEach((sentence, index) => {
    if (!kept.has(index)) noteRemoved(ledger, 'shortened', sentence.text);
  });
  return sentences.filter((_, index) => kept.has(index));
}
