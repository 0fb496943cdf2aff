import { type CalendarDate, formatLongEnglish } from '../calendar/index.ts';
import { CARD_LANGUAGES, type CardCatalogue, type CardLanguage, type Phase } from './card.ts';
import { type AmountRow, LESS, rowsOfCards, rowsTyped } from './amount-rows.ts';
import { oneLine } from '../own-words/index.ts';
import { type ClockDays, derivedFacts, sayDerived } from './derived-facts.ts';
import { type CardEntry, proofWords, type TypedRow } from './entry.ts';
import { inOrder } from './sentences/order-of-telling.ts';
import { cardNamed, isOfReasons } from './offered-cards.ts';
import { dayNamed, ownSentence, type ReadEntry, readEntry } from './read-entry.ts';
import { sayCard, sayPhrase, type Speaker } from './sentences/say-card.ts';
import { exactDay, type TypedDay } from './sentences/say-days.ts';

/** A sentence of ours about what happened: a frame filled with confirmed facts, or what follows from them. */
export type FactSentence = {
  readonly text: string;
  /** The same in the languages of reading copies. */
  readonly copies: Readonly<Record<CardLanguage, string>>;
  readonly source:
    | { readonly kind: 'card'; readonly entry: string; readonly card: string }
    | { readonly kind: 'derived'; readonly entry: string; readonly key: string };
  readonly phase: Phase;
  readonly day: TypedDay | null;
  /** Words that were typed into the card and are in its sentence; none for what follows from cards. */
  readonly typed: readonly string[];
};

export type ProofLine = {
  readonly key: string;
  readonly letter: string;
  readonly copies: Readonly<Record<CardLanguage, string>>;
  /** The person's words in it, such as a witness's name; '' where there are none. */
  readonly typed: string;
};

/** Everything the cards of a claim say, read once and used by letter, papers, time limit and trial preparation. */
export type Facts = {
  /** Fillings that belong to the chosen reasons, complete or not, in the order of the text. */
  readonly entries: readonly ReadEntry[];
  readonly sentences: readonly FactSentence[];
  /** Rows of cards and added rows, those that are only named too. Without multiples of the law. */
  readonly rows: readonly AmountRow[];
  readonly rowCopies: Readonly<Record<CardLanguage, readonly AmountRow[]>>;
  readonly proof: readonly ProofLine[];
  /** The thing the matter is about, as the person named it in the one card that asks for it; null where none or several are. */
  readonly matter: Matter | null;
};

export type Matter = {
  /** The reasons its card serves. */
  readonly reasons: readonly string[];
  readonly copies: Readonly<Record<CardLanguage, string>>;
  readonly typed: readonly string[];
};

export type FactsInput = {
  readonly entries: readonly CardEntry[];
  readonly rows: readonly TypedRow[];
  readonly catalogue: CardCatalogue;
  readonly reasons: readonly string[];
  readonly speaker: Speaker;
  readonly letterDay: CalendarDate;
  readonly clockDays: ClockDays;
  /** Ids of fillings that are left out. They still count: in sums, in what follows, and in what is shown. */
  readonly untold?: ReadonlySet<string>;
};

export const NO_FACTS: Facts = {
  entries: [],
  sentences: [],
  rows: [],
  rowCopies: { en: [], es: [], tr: [] },
  proof: [],
  matter: null,
};

/** Reads the cards of a claim. The same input always gives the same facts. */
export function factsOf(input: FactsInput): Facts {
  const { catalogue, reasons, speaker } = input;
  const read = input.entries
    .filter((entry) => isOfReasons(catalogue, entry, reasons))
    .flatMap((entry): readonly ReadEntry[] => {
      const card = cardNamed(catalogue, entry.card);
      return card === undefined ? [] : [readEntry(card, entry, speaker.defendants.length, catalogue.things)];
    });
  const entries = inOrder(read);
  const complete = entries.filter(({ isComplete }) => isComplete);
  const sentences = tell(complete, input);
  const rowsIn = (language: CardLanguage): readonly AmountRow[] => [
    ...rowsOfCards(complete, reasons, { speaker, language, toldDay: null }),
    ...rowsTyped(input.rows, LESS[language]),
  ];
  const [rows, es, tr] = [rowsIn('en'), rowsIn('es'), rowsIn('tr')];
  return {
    entries,
    sentences,
    rows,
    rowCopies: { en: rows, es, tr },
    proof: proofOf(complete, catalogue),
    matter: matterOf(complete, input),
  };
}

/** Sentences in the letter's order, each day said once. */
function tell(entries: readonly ReadEntry[], input: FactsInput): readonly FactSentence[] {
  const { catalogue, speaker, letterDay, clockDays, untold } = input;
  const follow = derivedFacts(catalogue.derived, { entries, letterDay, clockDays });
  const sentences: FactSentence[] = [];
  let toldDay: CalendarDate | null = null;
  for (const read of entries) {
    // What is left out has not said the day either.
    if (untold?.has(read.entry.id) === true) continue;
    const own: { text: string | null; copies: Record<CardLanguage, string> } = copiesOf((language) =>
      sayCard(read, { speaker, language, toldDay, beside: entries }),
    );
    if (own.text === null) continue;
    const phase = read.card.phase;
    const day = dayNamed(read);
    sentences.push({
      text: own.text,
      copies: own.copies,
      source: { kind: 'card', entry: read.entry.id, card: read.card.key },
      phase,
      day,
      typed: typedIn(read),
    });
    toldDay = toldBy(read, own.text, toldDay);
    for (const fact of follow.get(read.entry.id) ?? []) {
      const said = copiesOf((language) => sayDerived(fact, read, { speaker, language, toldDay: null }));
      if (said.text === null) continue;
      const source = { kind: 'derived', entry: read.entry.id, key: fact.derived.key } as const;
      sentences.push({ text: said.text, copies: said.copies, source, phase, day: null, typed: [] });
    }
  }
  return sentences;
}

function copiesOf(say: (language: CardLanguage) => string | null): {
  readonly text: string | null;
  readonly copies: Record<CardLanguage, string>;
} {
  const copies: Record<CardLanguage, string> = { en: '', es: '', tr: '' };
  for (const language of CARD_LANGUAGES) copies[language] = say(language) ?? '';
  return { text: copies.en === '' ? null : copies.en, copies };
}

/**
 * Words that were typed into a card, names too, also as they are at the start of a sentence. What was pressed is ours. The
 * name of its row is the row's (`AmountRow.typedName`).
 */
export function typedIn({ entry, filled }: Pick<ReadEntry, 'entry' | 'filled'>): readonly string[] {
  const inSlots = [...filled.values()].flatMap((slot) => {
    if (slot.kind === 'quote') return [slot.text, slot.meaning];
    if (slot.kind === 'thing' || slot.kind === 'words') return slot.option === null ? [slot.text] : [];
    return slot.kind === 'who' ? [slot.role === null ? slot.who.role : '', slot.who.name] : [];
  });
  return [oneLine(entry.own ?? ''), ...inSlots]
    .filter((words) => words !== '')
    .flatMap((words) => [words, words.charAt(0).toUpperCase() + words.slice(1)])
    .filter((words, index, all) => all.indexOf(words) === index);
}

/**
 * The one exact day a sentence has said; null when it says several or none, so that "that day" is never unclear. A sentence
 * the person wrote says none: it may speak of other days than the card's.
 */
function toldBy({ entry, filled }: ReadEntry, text: string, before: CalendarDate | null): CalendarDate | null {
  if (ownSentence(entry) !== '') return null;
  const days = [...filled.values()].flatMap((slot) => (slot.kind === 'day' ? [slot.day] : []));
  const day = days.length === 1 ? exactDay(days[0] ?? null) : null;
  if (day === null) return null;
  return day === before || text.includes(formatLongEnglish(day)) ? day : null;
}

/**
 * The one thing the matter is about. Where several cards may name one, or one names several things, no opening can name it
 * without saying too little or too much. A card that tells the person's own sentence names nothing: they may have taken the
 * thing out of it.
 */
function matterOf(entries: readonly ReadEntry[], { speaker, untold }: FactsInput): Matter | null {
  const [only, ...others] = entries.filter(({ card }) => card.matter !== undefined);
  const matter = only?.card.matter;
  if (only === undefined || matter === undefined || others.length > 0 || hasSeveralParts(only, entries)) return null;
  if (ownSentence(only.entry) !== '' || untold?.has(only.entry.id) === true) return null;
  if ([...only.filled.values()].some((slot) => slot.kind === 'thing' && slot.isMany === true)) return null;
  const { copies } = copiesOf((language) => sayPhrase(matter, only, { speaker, language, toldDay: null }));
  return copies.en === '' ? null : { reasons: only.card.reasons, copies, typed: typedIn(only) };
}

/** Whether another card names several things that money is asked for, beside what it cost: two bills for two jobs. */
function hasSeveralParts(only: ReadEntry, entries: readonly ReadEntry[]): boolean {
  const named = new Map<string, Set<string>>();
  for (const { card, filled, entry } of entries) {
    const { counts } = card;
    if (counts === undefined || counts.sign === -1 || entry.counts === 'no') continue;
    if (card.key === only.card.key || card.phase === 'loss') continue;
    for (const [key, slot] of filled)
      if (slot.kind === 'thing' && counts.label.en.includes(`{${key}}`))
        named.set(card.key, (named.get(card.key) ?? new Set()).add(slot.text));
  }
  return [...named.values()].some((things) => things.size > 1);
}

/** What the person ticked, each once, in the catalogue's order; what was named by words once for each of them. */
function proofOf(entries: readonly ReadEntry[], { proof }: CardCatalogue): readonly ProofLine[] {
  const ticked = new Map<string, Set<string>>();
  for (const { entry, card } of entries)
    for (const key of entry.proof.filter((one) => card.proof?.includes(one) === true)) {
      const words = proof[key]?.asks === undefined ? '' : proofWords(entry, key);
      ticked.set(key, (ticked.get(key) ?? new Set()).add(words));
    }
  // What a kind of this category already is is not repeated by the common one of another card.
  const covered = new Set([...ticked.keys()].flatMap((key) => proof[key]?.is ?? []));
  const lines = Object.entries(proof).flatMap(([key, { letter, en, es, tr, asks }]): readonly ProofLine[] => {
    const words = [...(ticked.get(key) ?? [])];
    const named = words.filter((one) => one !== '');
    if (named.length > 0 && asks !== undefined)
      return named.map((typed) => ({
        key,
        letter: asks.with.replaceAll('{words}', () => typed),
        copies: { en: `${en}: ${typed}`, es: `${es}: ${typed}`, tr: `${tr}: ${typed}` },
        typed,
      }));
    return words.length === 0 || letter === '' || covered.has(key)
      ? []
      : [{ key, letter, copies: { en, es, tr }, typed: '' }];
  });
  const told = new Set<string>();
  return lines.filter(({ letter, typed }) => {
    const what = typed === '' ? bareOf(letter) : letter;
    return told.has(what) ? false : told.add(what);
  });
}

/** A kind of proof without its article: a card's own "the receipt" and the common "a receipt" are stated once. */
const bareOf = (letter: string): string => letter.replace(/^(?:an?|the|\{my\}) /, '');
