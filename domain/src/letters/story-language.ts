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

/** True when a text is plainly not English: by its script, or by its short words. Unsure counts as English. */
export function isNotEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 12 && latin / letters < 0.5) return true;
  const words =
    text
      .toLowerCase()
      .match(/[\p{L}'’]+/gu)
      ?.slice(0, 600) ?? [];
  if (words.length < 6) return false;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const other = words.filter((word) => OTHERS.has(word)).length;
  return other > english && english / words.length < 0.12 && other / words.length >= 0.12;
}
