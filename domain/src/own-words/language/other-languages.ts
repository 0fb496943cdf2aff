import type { Found } from '../issue.ts';
import { phraseBook, phraseIn } from '../sentences/phrases.ts';
import type { StorySentence } from '../sentences/story-sentences.ts';
import type { Word } from '../sentences/words.ts';

/**
 * The same gate for Spanish and Turkish, in small: what is to come (by its ending or "voy a"), with leverage beside it.
 * A sentence in another language is asked about anyway.
 */
const SPANISH_LEVERAGE = phraseBook(`
  policia|migra|inmigracion|migracion|carcel|preso|presa|deport*|arrest*|fiscal|sheriff|jefe|patron|esposa|esposo|marido|mujer|familia|hijos|hijas|iglesia|vecinos|clientes|licencia|facebook|tiktok|instagram|redes|periodico|noticias|resenas|resena|publicar|denunci*|acus*|matar*|mato|golpe*|peg*|quem*|romp*|arruin*|destru*|lastim*|pagaras|arrepent*|arrepient*|lament*|cuidate|cuidense|ojo|primos|hermanos|amigos|gente|pistola|machete|papeles|vergüenza|verguenza|todos|mundo|vas|van|donde|hospital|muerto|muerta|sangre|impuestos
`);
const TURKISH_LEVERAGE = phraseBook(`
  polis*|gocmen*|sinir|disi|hapis*|hapse|tutukla*|savci*|karina|karin|kocana|kocan|esine|esin|patron*|ailen*|ailene|cocuk*|komsu*|musteri*|ruhsat*|lisans*|facebook*|instagram*|sosyal|medya*|gazete*|haber*|ihbar*|sikayet*|rezil*|oldur*|dov*|yak*|kir*|mahvet*|mahved*|pisman*|bedel*|gunu*|goster*|abi*|kardes*|kuzen*|arkadas*|adam*|silah*|bicak*|mafya*|herkes*|biliyor*|oturdug*|calistig*|evin*|vergi*|kaydin*|kagit*|tanidik*
`);
const SPANISH_ORDERS = phraseBook(`
  no me hagas|haga|provoques|obligues|busques|conoces
  mas te|le vale
  o si no|o ya veras
  ten|tenga cuidado
  ya veras|vera|veran
  vas|va|van a ver|pagar|llorar|lamentar|arrepent*
  se donde|donde
  cuidate|cuidese|atente
  te|lo|los voy a|hacer
  de lo contrario
`);
const TURKISH_ORDERS = phraseBook(`
  yoksa
  aksi halde|takdirde
  pisman ol*|edec*|edic*
  gor*|gunun*|gorec*|goric* 
  ayagini denk
  dikkat et
  kendine dikkat
  nerede|nerde otur*|calis*|yas*
  beni zorlama|kizdirma
  bak sonra
`);

const SPANISH_FUTURE = [
  'are',
  'ere',
  'ire',
  'aras',
  'eras',
  'iras',
  'ara',
  'era',
  'ira',
  'aremos',
  'eremos',
  'iremos',
  'aran',
  'eran',
  'iran',
];
const NO_FUTURE = new Set(
  'para era eran mira ira primera manera carrera acera madera cuera fuera quiera cualquiera pare espera nevera cartera pintura mire'.split(
    ' ',
  ),
);
const TURKISH_FUTURE = [
  'ecegim',
  'acagim',
  'icem',
  'acam',
  'ecem',
  'ecegiz',
  'acagiz',
  'ecek',
  'acak',
  'ecekler',
  'acaklar',
  'eceksin',
  'acaksin',
  'eceksiniz',
  'acaksiniz',
  'icegim',
  'ucagim',
  'rim',
  'rum',
  'iriz',
  'ariz',
  'eriz',
];
const TURKISH_IF = [
  'mezsen',
  'mazsan',
  'mezse',
  'mazsa',
  'mezseniz',
  'mazsaniz',
  'ersen',
  'arsan',
  'irsen',
  'ursan',
  'irsa',
  'medikce',
  'madikca',
];
/** Asking, paying and the court are fine in every language. */
const COURT = new Set(
  'corte tribunal juez demanda demandar demandare reclamo abogado mahkeme mahkemeye mahkemede dava davasi avukat avukatim hakim'.split(
    ' ',
  ),
);

const endsWithOne = (low: string, endings: readonly string[]): boolean =>
  low.length > 4 && endings.some((ending) => low.endsWith(ending));

const isSpanishFuture = (words: readonly Word[], at: number): boolean => {
  const low = words[at]?.low ?? '';
  if (
    (low === 'voy' || low === 'vamos' || low === 'va' || low === 'vas' || low === 'van') &&
    words[at + 1]?.low === 'a'
  )
    return true;
  return endsWithOne(low, SPANISH_FUTURE) && !NO_FUTURE.has(low);
};

/** A sentence in Spanish or Turkish that does not tell the past, or null. */
export function leavesThePastElsewhere({ words, isQuoted }: StorySentence, language: string): Found | null {
  const plain = words.filter((word) => !isQuoted(word));
  if (plain.length === 0 || (language !== 'es' && language !== 'tr')) return null;
  const [orders, leverage] =
    language === 'es' ? [SPANISH_ORDERS, SPANISH_LEVERAGE] : [TURKISH_ORDERS, TURKISH_LEVERAGE];
  const isAhead = (low: string, at: number): boolean =>
    language === 'es'
      ? isSpanishFuture(plain, at) || (low === 'si' && plain[at + 1]?.low === 'no')
      : endsWithOne(low, TURKISH_FUTURE) || endsWithOne(low, TURKISH_IF);
  const ahead = plain.findIndex(({ low }, at) => isAhead(low, at));
  const order = phraseIn(orders, plain);
  if (ahead < 0 && order === null) return null;
  const lever = phraseIn(leverage, plain);
  const isCourt = plain.some(({ low }) => COURT.has(low));
  if (isCourt && lever === null) return null;
  return { kind: lever === null ? 'not_past' : 'threat', start: plain[0]?.start ?? 0, end: plain.at(-1)?.end ?? 0 };
}
