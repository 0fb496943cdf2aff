const ENGLISH = new Set(
  'the and i of my was it he she they we you that did not this with have has said told from when be would back will our your their because after were paid could there which who'.split(
    ' ',
  ),
);
/** Spanish, Portuguese, French, Italian, German, Turkish, Polish, Haitian Creole: common short words. */
const OTHERS = new Set(
  'el la los las de que y en un una por con para mi se su le lo del al pero como está fue dijo pagué dinero não uma meu minha eu ele ela foi os da dos em je les des et une est il elle mon ma dans avec pas nous vous che di della non sono ho der das und ich ist nicht mit ein eine mir auf bir ve bu ben benim için de çok ama değil bana nie się na jest ale że mwen pa ak nan pou yo'.split(
    ' ',
  ),
);

/** True when a text has next to no words, or some English ones. For short texts beside a story in another language. */
export function isPlainEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return words.length === 0 || words.filter((word) => ENGLISH.has(word)).length >= 2;
}

/** A letter that is none of the Latin script. */
const OTHER_SCRIPT = /(?![\0-\u007f])(?=\p{L})\P{Script=Latin}/u;
/** So many words tell a language. */
const WORDS_ENOUGH = 600;
/** A smaller share of English words than this, and at least this share of others, is another language. */
const LEAST_SHARE = 0.12;

/** Counts the short words that tell a language, until there are enough of them to know. */
function countWords(text: string): { readonly all: number; readonly english: number; readonly other: number } {
  const count = { all: 0, english: 0, other: 0 };
  for (const [word] of text.matchAll(/[\p{L}'’]+/gu)) {
    count.all += 1;
    if (ENGLISH.has(word)) count.english += 1;
    if (OTHERS.has(word)) count.other += 1;
    if (count.all === WORDS_ENOUGH || count.english >= WORDS_ENOUGH * LEAST_SHARE) break;
  }
  return count;
}

/** True when a text is plainly not English: by its script, or by its short words. Unsure counts as English. */
export function isNotEnglish(text: string): boolean {
  if (OTHER_SCRIPT.test(text)) {
    const beyond = text.replace(/[\0-\u007f]+/g, '');
    const plain = text.replace(/[^A-Za-z]+/g, '').length;
    const letters = plain + (beyond.match(/\p{L}/gu)?.length ?? 0);
    const latin = plain + (beyond.match(/\p{Script=Latin}/gu)?.length ?? 0);
    if (letters >= 12 && latin / letters < 0.5) return true;
  }
  const { all, english, other } = countWords(text.toLowerCase());
  return all >= 6 && other > english && english / all < LEAST_SHARE && other / all >= LEAST_SHARE;
}
