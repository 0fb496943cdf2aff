import type { CalendarDate } from '../calendar/index.ts';
import { inLanguages } from '../languages.ts';
import type { CardCatalogue, CardLanguage, Phase } from './card.ts';
import { type AmountRow, LESS, rowsOfCards, rowsTyped, withCreditsBehind } from './amount-rows.ts';
import { oneLine } from '../own-words/index.ts';
import { type ClockDays, derivedFacts, sayDerived, speaksToThem } from './derived-facts.ts';
import { type CardEntry, proofWords, type TypedRow } from './entry.ts';
import { isGeneral } from './general-cards.ts';
import { inOrder, leansBack } from './sentences/order-of-telling.ts';
import { cardNamed, isOfReasons } from './offered-cards.ts';
import { dayNamed, ownSentence, type ReadEntry, readEntry } from './read-entry.ts';
import { namedDefendant, statedNameOf, sayCard, sayPhrase, type Speaker } from './sentences/say-card.ts';
import { sayDay, type MentionedDay, mentionedDayOf, type TypedDay } from './sentences/say-days.ts';

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
  /** The fillings a sum adds up: it falls with the sentence of any of them. */
  readonly counted?: readonly string[];
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
  readonly leftUnsaid?: ReadonlySet<string>;
};

export const NO_FACTS: Facts = {
  entries: [],
  sentences: [],
  rows: [],
  rowCopies: inLanguages(() => []),
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
      return card === undefined
        ? []
        : [readEntry(card, entry, speaker.defendants.length, catalogue.things, input.letterDay)];
    });
  const entries = inOrder(read, reasons);
  const complete = entries.filter(({ isComplete }) => isComplete);
  const sentences = tell(complete, input);
  const rowsIn = (language: CardLanguage): readonly AmountRow[] =>
    withCreditsBehind([
      ...rowsOfCards(complete, reasons, { speaker, language, mentionedDay: null }),
      ...rowsTyped(input.rows, LESS[language]),
    ]);
  const rowCopies = inLanguages(rowsIn);
  return {
    entries,
    sentences,
    rows: rowCopies.en,
    rowCopies,
    proof: proofOf(complete, catalogue),
    matter: matterOf(complete, input),
  };
}

/**
 * Sentences in the letter's order. The same day is said once for two sentences, and named again for a third. What follows
 * from a card waits behind the sentences that may point back to it: nothing comes between the two.
 */
function tell(entries: readonly ReadEntry[], input: FactsInput): readonly FactSentence[] {
  const { catalogue, speaker, letterDay, clockDays, leftUnsaid } = input;
  const defendants = speaker.defendants.length;
  const follow = derivedFacts(catalogue.derived, { entries, letterDay, clockDays, defendants });
  const sentences: FactSentence[] = [];
  const waiting: FactSentence[] = [];
  const isClear = (sentence: FactSentence): boolean => isOfItsDefendant(sentence, sentences, entries, input);
  const known = new Set<string>();
  const isKnown = (name: string): boolean => known.has(name);
  /** What follows from a card and is said directly behind it; the rest of what follows waits. */
  const bound = (read: ReadEntry): readonly FactSentence[] => {
    const next: FactSentence[] = [];
    for (const fact of follow.get(read.entry.id) ?? []) {
      if (fact.counted.some((id) => leftUnsaid?.has(id) === true)) continue;
      const said = copiesOf((language) => sayDerived(fact, read, { speaker, language, mentionedDay: null }));
      if (said.text === null) continue;
      const source = { kind: 'derived', entry: read.entry.id, key: fact.derived.key } as const;
      const { phase } = read.card;
      const { counted } = fact;
      const sentence = { text: said.text, copies: said.copies, source, phase, day: null, typed: [], counted };
      // A sum is of the sentences just before it, and "that was ..." of the last of them.
      const isBound = leansBack(said.text) || (fact.sum !== null && waiting.length === 0);
      (isBound ? next : waiting).push(sentence);
    }
    return next;
  };
  let mentionedDay: MentionedDay | null = null;
  for (const read of entries) {
    // What is left out has not said the day either.
    if (leftUnsaid?.has(read.entry.id) === true) continue;
    const say = (mentioned: MentionedDay | null) =>
      copiesOf((language) => sayCard(read, { speaker, language, mentionedDay: mentioned, isKnown, beside: entries }));
    if (isSaidBefore(read, entries, leftUnsaid)) {
      // What points back would point to another card's sentence.
      sentences.push(...bound(read).filter((sentence) => !leansBack(sentence.text) && isClear(sentence)));
      continue;
    }
    let own = say(mentionedDay);
    if (own.text === null) continue;
    if (waiting.length > 0 && !pointsBack(read, own.text)) {
      sentences.push(...waiting.splice(0).filter(isClear));
      // The day was named before what now stands in between.
      mentionedDay = null;
      own = say(mentionedDay);
      if (own.text === null) continue;
    }
    sentences.push({
      text: own.text,
      copies: own.copies,
      source: { kind: 'card', entry: read.entry.id, card: read.card.key },
      phase: read.card.phase,
      day: dayNamed(read),
      typed: typedIn(read),
    });
    mentionedDay = mentionedBy(read, own.text, mentionedDay);
    for (const name of namesIn(read, own.text)) known.add(name);
    const following = bound(read);
    if (following.length > 0) mentionedDay = null;
    sentences.push(...following);
  }
  return [...sentences, ...waiting.filter(isClear)];
}

/**
 * What follows from a card about one of several, and names nobody, is understood of that one only while nothing about
 * another one comes in between.
 */
function isOfItsDefendant(
  { source }: FactSentence,
  stated: readonly FactSentence[],
  entries: readonly ReadEntry[],
  { catalogue, speaker }: FactsInput,
): boolean {
  const readOf = (id: string): ReadEntry | undefined => entries.find(({ entry }) => entry.id === id);
  const anchor = readOf(source.entry);
  if (anchor === undefined || source.kind !== 'derived' || namedDefendant(anchor, speaker) === null) return true;
  if (catalogue.derived.some((one) => one.key === source.key && speaksToThem(one))) return true;
  const at = stated.findLastIndex((sentence) => sentence.source.entry === source.entry);
  return stated.slice(at < 0 ? -1 : at + 1).every((sentence) => {
    const defendant = readOf(sentence.source.entry)?.entry.defendant ?? '';
    return defendant === '' || defendant === anchor.entry.defendant;
  });
}

/** Whether another card that is told says this card's sum, and nothing else is in this one: a price is told once. */
function isSaidBefore(
  { card, filled, entry }: ReadEntry,
  entries: readonly ReadEntry[],
  leftUnsaid: ReadonlySet<string> | undefined,
): boolean {
  const { saidBy } = card;
  const own = saidBy === undefined ? undefined : filled.get(saidBy.own);
  if (saidBy === undefined || own?.kind !== 'money' || ownSentence(entry) !== '') return false;
  if (saidBy.more.some((key) => filled.has(key))) return false;
  return entries.some((other) => {
    const sum = other.card.key === saidBy.card ? other.filled.get(saidBy.slot) : undefined;
    const isStated = ownSentence(other.entry) === '' && leftUnsaid?.has(other.entry.id) !== true;
    return isStated && sum?.kind === 'money' && sum.cents === own.cents;
  });
}

/** Who a sentence of ours has said with name and role. */
const namesIn = ({ entry, filled }: ReadEntry, text: string): readonly string[] =>
  ownSentence(entry) !== ''
    ? []
    : [...filled.values()].flatMap((value) => {
        const namedParty = statedNameOf(value);
        return namedParty !== null && text.includes(namedParty.name) ? [namedParty.key] : [];
      });

/** Whether a sentence may speak of the one before it: the person's own words may, wherever they stand. */
const pointsBack = (read: ReadEntry, text: string): boolean =>
  isGeneral(read.card) || ownSentence(read.entry) !== '' || leansBack(text);

function copiesOf(say: (language: CardLanguage) => string | null): {
  readonly text: string | null;
  readonly copies: Readonly<Record<CardLanguage, string>>;
} {
  const copies = inLanguages((language) => say(language) ?? '');
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
 * The one exact day or month a sentence has said; null when it says several or none, so that "that day" is never unclear, and behind
 * "that day" itself, so that it does not come twice in a row. A sentence the person wrote says none: it may speak of other
 * days than the card's.
 */
function mentionedBy({ entry, filled }: ReadEntry, text: string, before: MentionedDay | null): MentionedDay | null {
  if (ownSentence(entry) !== '') return null;
  const days = [...filled.values()].flatMap((slot) => (slot.kind === 'day' ? [slot.day] : []));
  const [day] = days;
  const mentioned = day === undefined || days.length > 1 ? null : mentionedDayOf(day);
  return day !== undefined && mentioned !== before && text.includes(sayDay(day, 'en')) ? mentioned : null;
}

/**
 * The one thing the matter is about. Where several cards may name one, or one names several things, no opening can name it
 * without saying too little or too much. A card that tells the person's own sentence names nothing: they may have taken the
 * thing out of it.
 */
function matterOf(entries: readonly ReadEntry[], { speaker, leftUnsaid }: FactsInput): Matter | null {
  const [only, ...others] = entries.filter(({ card }) => card.matter !== undefined);
  const matter = only?.card.matter;
  if (only === undefined || matter === undefined || others.length > 0 || hasSeveralParts(only, entries)) return null;
  if (ownSentence(only.entry) !== '' || leftUnsaid?.has(only.entry.id) === true) return null;
  if ([...only.filled.values()].some((slot) => slot.kind === 'thing' && slot.isMany === true)) return null;
  const { copies } = copiesOf((language) => sayPhrase(matter, only, { speaker, language, mentionedDay: null }));
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
function proofOf(entries: readonly ReadEntry[], { proof, commonProof = [] }: CardCatalogue): readonly ProofLine[] {
  const ticked = new Map<string, Set<string>>();
  const times = new Map<string, number>();
  for (const { entry, card } of entries)
    for (const key of entry.proof.filter((one) => card.proof?.includes(one) === true)) {
      const words = proof[key]?.asks === undefined ? '' : proofWords(entry, key);
      ticked.set(key, (ticked.get(key) ?? new Set()).add(words));
      const several = `${key} ${card.key}`;
      times.set(several, (times.get(several) ?? 0) + 1);
    }
  // What a kind of this category already is is not repeated by the common one of another card.
  const own = [...ticked.keys()].filter((key) => !commonProof.includes(key));
  const covered = new Set([
    ...own.flatMap((key) => proof[key]?.is ?? []),
    ...[...ticked.keys()].filter(
      (key) =>
        commonProof.includes(key) &&
        own.some((other) => isNamedIn(proof[other]?.letter ?? '', proof[key]?.letter ?? '')),
    ),
  ]);
  const lines = Object.entries(proof).flatMap(
    ([key, { letter: one, asks, several, ...said }]): readonly ProofLine[] => {
      const isSeveral = several?.of.some((card) => (times.get(`${key} ${card}`) ?? 0) > 1) === true;
      const letter = isSeveral ? several.letter : one;
      const words = [...(ticked.get(key) ?? [])];
      const named = words.filter((typed) => typed !== '');
      if (named.length > 0 && asks !== undefined)
        return named.map((typed) => ({
          key,
          letter: asks.with.replaceAll('{words}', () => typed),
          copies: inLanguages((language) => `${said[language]}: ${typed}`),
          typed,
        }));
      return words.length === 0 || letter === '' || covered.has(key)
        ? []
        : [{ key, letter, copies: inLanguages((language) => said[language]), typed: '' }];
    },
  );
  const saidTexts = new Set<string>();
  return lines.filter(({ letter, typed }) => {
    const what = typed === '' ? bareOf(letter) : letter;
    return saidTexts.has(what) ? false : saidTexts.add(what);
  });
}

/** A kind of proof without its article: a card's own "the receipt" and the common "a receipt" are stated once. */
const bareOf = (letter: string): string => letter.replace(/^(?:an?|the|\{my\}) /, '');

/** Whether a kind of proof is named within another one's name: "photos" in "photos of the damage". */
function isNamedIn(letter: string, common: string): boolean {
  const [name, within] = [bareOf(common), ` ${letter.replaceAll(',', '')} `];
  return name !== '' && (within.includes(` ${name} `) || within.includes(` ${name}s `));
}
