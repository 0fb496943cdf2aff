import { formatUsd, thousandsApart } from '../../money/index.ts';
import type { CardLanguage, CardOption, Phase, Slot, WeForm } from '../card.ts';
import type { FilledSlot } from '../filled-slot.ts';
import { choosePieces } from './frame-pieces.ts';
import { ALL_DEFENDANTS, isKey, NAMED_BEFORE, VERBS_OF_I } from './person-words.ts';
import { type CardsBeside, namesClaimant, ownSentence, type ReadEntry, sayingFor } from '../read-entry.ts';
import { CARD_WORDS, copyWordsOf, type Other, type Person } from '../words/all-languages.ts';
import { sameDayWords, sayDay, sayOnDay, type MentionedDay, mentionedDayOf } from './say-days.ts';

/** Who speaks, to whom, and where it happened: what the frames need besides the slots. */
export type Speaker = {
  /** A business and several claimants say we. */
  readonly isWe: boolean;
  /** Full names, in the order of the claim. */
  readonly defendants: readonly string[];
  /** The address where it happened, on one line. */
  readonly place: string;
  /** A letter says "you"; a paper for the court names the other side. Absent means "you". */
  readonly address?: 'you' | 'name';
  /**
   * A parent or guardian writes for this child, who is named where a card tells of them. Absent where people speak for
   * themselves.
   */
  readonly child?: string;
};

/** In fillings from before it was asked, the one who deals, pays, loses pay, asks and is answered is the guardian. */
const BY_THE_GUARDIAN: ReadonlySet<Phase> = new Set(['agreement', 'payment', 'loss', 'request', 'reply']);

/** Of whom a card tells where a guardian claims for a child: as they chose, else as it was before they were asked. */
export const selfOf = ({ card, entry }: Pick<ReadEntry, 'card' | 'entry'>): 'child' | 'guardian' =>
  entry.self ?? (card.by === 'writer' || BY_THE_GUARDIAN.has(card.phase) ? 'guardian' : 'child');

/** A guardian's letter has one voice, theirs: a card tells of them as "I", or of the child by name. */
export function tellingOf(read: Pick<ReadEntry, 'card' | 'entry'>, telling: Telling): Telling {
  if (telling.speaker.child === undefined || selfOf(read) === 'child') return telling;
  return inOwnPerson(telling);
}

/** What is the guardian's own to say: they are "I", and the child's things are not called theirs. */
function inOwnPerson(telling: Telling): Telling {
  const { child, ...speaker } = telling.speaker;
  return child === undefined ? telling : { ...telling, speaker, isForChild: true };
}

/** Stands for the other side until it is known whether it is "you" or a name. Nobody can type it: it holds a control character. */
const OTHER_SIDE = '\u0000you';

export type Telling = {
  readonly speaker: Speaker;
  readonly language: CardLanguage;
  /** The one day or month the sentence before has said, so that it is not said again. */
  readonly mentionedDay: MentionedDay | null;
  /** Whether somebody else's name and role were said together already, by `statedNameOf`: then the name is enough. */
  readonly isKnown?: (name: string) => boolean;
  /** The sentence named the other side before: "Kim Park said that they did not see it". */
  readonly isNamedBefore?: true;
  /** What other cards tell that changes a sentence; none where a card is shown by itself. */
  readonly beside?: CardsBeside;
  /** A guardian speaks of what may be the child's: "the car", since "my car" would be the guardian's. */
  readonly isForChild?: boolean;
  /** Told of what each token of a slot prints, and gives what is in its place: to show where an answer stands. */
  readonly mark?: ((token: string, printed: string) => string) | undefined;
};

/** The defendant a card names; null where "you" is right. */
export const namedDefendant = ({ entry }: Pick<ReadEntry, 'entry'>, { defendants }: Speaker): string | null =>
  defendants.length > 1 && entry.defendant !== '' && entry.defendant !== 'all'
    ? (defendants[Number(entry.defendant)] ?? null)
    : null;

/** A card as it is said; null when it is not complete. */
export function sayCard(read: ReadEntry, saidTo: Telling): string | null {
  const telling = tellingOf(read, saidTo);
  const own = ownSentence(read.entry);
  if (own !== '') return read.isComplete ? own : null;
  const saying = read.isComplete ? sayingFor(read.card, read.filled, saidTo.beside) : null;
  if (saying === null) return null;
  const named = namedDefendant(read, telling.speaker);
  const texts = (telling.speaker.address === 'name' ? saying.court : undefined) ?? saying;
  const frame = choosePieces(textOf(texts, telling), read.filled);
  const values = new Map(valuesOf(read.card.slots, read.filled, telling, named));
  for (const key of telling.language === 'en' ? behindOtherSide(frame) : []) {
    const value = read.filled.get(key);
    if (value === undefined || !('option' in value) || value.option === null) continue;
    values.set(key, { text: sayOption(value.option, { ...telling, isNamedBefore: true }, named), isTyped: false });
  }
  return withChild(sayText(frame, values, named, telling), () => namesClaimant(texts, read.filled), telling);
}

/** The slots behind the other side in the same sentence of a frame. */
const behindOtherSide = (frame: string): readonly string[] =>
  frame.split(/[.!?] /).flatMap((sentence) => {
    const at = sentence.search(/\{you\}/);
    return at < 0 ? [] : [...sentence.slice(at).matchAll(TOKEN)].map(([, key = '']) => key);
  });

/** A few words with the card's answers in them, to be inside a sentence; null where one of them is missing. */
export function sayPhrase(texts: InLanguages, read: ReadEntry, saidTo: Telling): string | null {
  const telling = tellingOf(read, saidTo);
  const frame = textOf(texts, telling);
  const named = namedDefendant(read, telling.speaker);
  const said = fillTokens(frame, valuesOf(read.card.slots, read.filled, telling, named), named, telling, false);
  return said.includes('{') ? null : said.trim();
}

type InLanguages = Readonly<Record<CardLanguage, string>> & Readonly<Partial<Record<WeForm, string | undefined>>>;

/** A sentence in a language, in the form for one person or for several. */
export function textOf(texts: InLanguages, { language, speaker }: Pick<Telling, 'language' | 'speaker'>): string {
  const we = speaker.isWe && language !== 'en' ? texts[`${language}_we`] : undefined;
  return we ?? texts[language];
}

/** What a token prints. Typed words stay as they are, at the start of a sentence too. */
export type TokenValue = { readonly text: string; readonly isTyped: boolean };
export type TokenValues = ReadonlyMap<string, TokenValue>;

/** What each token of the slots prints. */
export function valuesOf(
  slots: readonly Slot[],
  filled: ReadonlyMap<string, FilledSlot>,
  telling: Telling,
  named: string | null = null,
): TokenValues {
  const values = new Map<string, TokenValue>();
  for (const slot of slots) {
    const value = filled.get(slot.key);
    if (value === undefined) continue;
    const isTyped = isTypedValue(value) || isKnownName(value, telling);
    values.set(slot.key, { text: sayValue(slot, value, telling, named, false), isTyped });
    if (value.kind === 'who')
      values.set(`obj:${slot.key}`, { text: sayValue(slot, value, telling, named, true), isTyped });
    if (value.kind === 'day') values.set(`on:${slot.key}`, { text: sayOn(value, telling), isTyped });
  }
  return values;
}

/** Whether the value begins with something the person typed. */
function isTypedValue(value: FilledSlot): boolean {
  if (value.kind === 'quote') return true;
  if (value.kind === 'thing' || value.kind === 'words') return value.option === null;
  if (value.kind !== 'who' || value.who.side !== 'other') return false;
  // "your driver Luis" begins with a role, which takes a capital; "Luis (a mechanic)" with a name.
  if (value.role === null) return value.who.role === '' || (value.who.name !== '' && !isRoleFirst(value.who.role));
  return value.who.name !== '' && !isRoleFirst(value.role.named ?? value.role.letter);
}

/** Whose name and role these are; null where one of them is missing. */
export const statedNameOf = (value: FilledSlot): { readonly key: string; readonly name: string } | null => {
  if (value.kind !== 'who' || value.who.side !== 'other' || value.who.name === '') return null;
  const role = value.role?.value ?? value.who.role;
  return role === '' ? null : { key: JSON.stringify([role, value.who.name]), name: value.who.name };
};

const isKnownName = (value: FilledSlot, { isKnown }: Telling): boolean => {
  const namedParty = statedNameOf(value);
  return namedParty !== null && isKnown?.(namedParty.key) === true;
};

const isRoleFirst = (role: string): boolean => /^(?:\{my\}|\{your\}|my|our|your|the) /i.test(role);

function sayOn({ day }: Extract<FilledSlot, { kind: 'day' }>, { language, mentionedDay }: Telling): string {
  const own = mentionedDayOf(day);
  return own !== null && own === mentionedDay ? sameDayWords(day, language) : sayOnDay(day, language);
}

function sayValue(slot: Slot, value: FilledSlot, telling: Telling, named: string | null, isObject: boolean): string {
  const { language } = telling;
  switch (value.kind) {
    case 'day':
      return sayDay(value.day, language);
    case 'money':
      return formatUsd(value.cents);
    case 'count':
      return slot.unit === undefined
        ? sayCount(value.count, language)
        : `${sayCount(value.count, language)} ${(value.count === 1 ? slot.unit.one : slot.unit.other)[language]}`;
    case 'yesno':
      return value.value;
    case 'choice':
      return sayOption(value.option, telling, named);
    case 'thing':
    case 'words':
      if (value.option !== null) return sayOption(value.option, telling, named);
      return language === 'en' ? value.text : (value.original ?? value.text);
    case 'quote':
      return `${CARD_WORDS[language].quoted(value.text)}${
        language === 'en' && value.meaning !== '' ? `${IN_ENGLISH}${value.meaning}”)` : ''
      }`;
    case 'who':
      return sayWho(value, telling, named, isObject);
  }
}

/** Behind a quotation in another language: the letter says what it means. */
export const IN_ENGLISH = ' (in English: “';

function sayCount(count: number, language: CardLanguage): string {
  const [whole = '0', part] = String(count).split('.');
  const apart = thousandsApart(Number(whole));
  return part === undefined ? apart : `${apart}${CARD_WORDS[language].decimal}${part}`;
}

/** English takes the letter's words; a reading copy the words that were pressed. "my wife" is never "the wife". */
function sayOption(option: CardOption, telling: Telling, named: string | null): string {
  const words = telling.language === 'en' ? option.letter : option[telling.language];
  return fillTokens(words, new Map(), named, { ...telling, isForChild: false }, false);
}

function sayWho(
  value: Extract<FilledSlot, { kind: 'who' }>,
  telling: Telling,
  named: string | null,
  isObject: boolean,
): string {
  const { who, role } = value;
  const { language, speaker } = telling;
  const count = speaker.isWe ? 1 : 0;
  if (who.side === 'us') {
    const isChild = speaker.child !== undefined && language === 'en';
    return isChild ? speaker.child : CARD_WORDS[language].person[isObject ? 'me' : 'I'][count];
  }
  if (who.side === 'them') return OTHER_SIDE;
  if (isKnownName(value, telling)) return who.name;
  const isNamed = who.name !== '' && language === 'en';
  const said = isNamed && role?.named !== undefined ? { ...role, letter: role.named } : role;
  // "my wife" was pressed by whoever writes, and is theirs.
  const pressed = said === null ? who.role : sayOption(said, inOwnPerson(telling), named);
  // Behind the child's name, "mi esposa" would be the child's wife.
  const isOfWriter = speaker.child !== undefined && /\{(?:my|mine)\}/.test(said?.letter ?? '');
  const roleText = isOfWriter ? `${pressed}${copyWordsOf(language)?.ofTheWriter ?? ''}` : pressed;
  if (roleText === '' || who.name === '') return roleText === '' ? who.name : roleText;
  // "your superintendent Eddie", "Luis (a mechanic)"
  return language === 'en' && isRoleFirst(said?.letter ?? roleText)
    ? `${roleText} ${who.name}`
    : `${who.name} (${roleText})`;
}

/** A reading copy says "I" in its verbs: where that is the child, the child is named before the sentence. */
export function withChild(
  said: string,
  isOfClaimant: () => boolean,
  { speaker: { child }, language }: Telling,
): string {
  return child === undefined || language === 'en' || !isOfClaimant() ? said : `${child}: ${said}`;
}

/** Puts values and person tokens into a frame. A token at the start of a sentence gets a capital, if it is ours. */
export function sayText(frame: string, values: TokenValues, named: string | null, telling: Telling): string {
  const text = fillTokens(frame, values, named, telling, true);
  // A quotation that ends its own sentence ends ours too.
  const said = text
    .replaceAll(/([.!?…]["”»’']\uE002?)\./g, '$1')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  return withNamed(endedOnce(said, telling.speaker.defendants), named, telling);
}

/** A name that ends in a full stop ("Inc.") ends its sentence too. */
const endedOnce = (said: string, names: readonly string[]): string =>
  names.filter((name) => name.endsWith('.')).reduce((text, name) => text.replaceAll(`${name}.`, () => name), said);

function withNamed(said: string, named: string | null, telling: Telling): string {
  const namesBefore = copyWordsOf(telling.language)?.namesBefore === true;
  return namesBefore && named !== null && !said.includes(named) ? `${named}: ${said}` : said;
}

const TOKEN = /\{([\w:.-]{1,60})\}/g;

/** Only English papers go to a court. */
const isNaming = ({ speaker, language }: Telling): boolean => speaker.address === 'name' && language === 'en';

/** The other side said without a token, in frames and answers of ours: "your superintendent". */
const PLAIN_YOU = /\{[\w:.-]{1,60}\}|\b(?:you|yours?)\b/gi;

const OWNS = new Set(['my', 'your', 'the']);
const WHOSE = /^(?:my|our|your|his|her|their|its|the|a|an|this|that) /i;

/** Whether the word of ours that went stood at the start of a sentence. */
function isDroppedBefore(spoken: string, at: number): boolean {
  const own = /\{(?:my|your|the)\} $/.exec(spoken.slice(Math.max(0, at - 8), at));
  return own !== null && isSentenceStart(spoken, at - own[0].length);
}

/** Whether typed words that begin with an article or a possessive come after. */
function saysWhose(rest: string, values: TokenValues): boolean {
  const next = /^ \{([\w.-]{1,60})\}/.exec(rest)?.[1];
  const value = next === undefined ? undefined : values.get(next);
  return value?.isTyped === true && WHOSE.test(value.text);
}

function fillTokens(
  frame: string,
  values: TokenValues,
  named: string | null,
  telling: Telling,
  isSentence: boolean,
): string {
  // Where several get the letter, "you" is all of them: a card about one of them names that one.
  const spoken =
    isNaming(telling) || (named !== null && telling.language === 'en')
      ? frame.replaceAll(PLAIN_YOU, (word) => (word.startsWith('{') ? word : `{${word}}`))
      : frame;
  const joined = copyWordsOf(telling.language)?.joined;
  let said = '';
  let from = 0;
  for (const { 0: whole, 1: token = '', index: at } of spoken.matchAll(TOKEN)) {
    const value = tokenValue(token, values, named, telling);
    if (value === null) continue;
    said += spoken.slice(from, at);
    from = at + whole.length;
    // "my my mother-in-law's china": typed words that say whose it is need no word of ours.
    if (OWNS.has(token) && saysWhose(spoken.slice(from), values)) continue;
    const isBehindOwn = value.isTyped && WHOSE.test(value.text) && isDroppedBefore(spoken, at);
    const isFirst = isSentence && (isBehindOwn || (!value.isTyped && isSentenceStart(spoken, at)));
    const printed = isFirst ? capital(value.text, telling.language) : value.text;
    if (joined !== undefined && !value.isTyped) said = grownTogether(said, printed, joined);
    said += telling.mark !== undefined && values.has(token) ? telling.mark(token, printed) : printed;
  }
  return said + spoken.slice(from);
}

/** What was said so far, whose last word may grow together with the words of ours that follow. */
function grownTogether(said: string, words: string, joined: (before: string, words: string) => string): string {
  const at = said.lastIndexOf(' ', said.length - 2) + 1;
  return said.endsWith(' ') ? said.slice(0, at) + joined(said.slice(at), words) : said;
}

function tokenValue(token: string, values: TokenValues, named: string | null, telling: Telling): TokenValue | null {
  const { speaker, language } = telling;
  const value = values.get(token);
  if (value?.text === OTHER_SIDE) return otherSide('you', named, telling);
  if (value !== undefined) return value;
  // It falls before typed words that begin with an article of their own.
  if (token === 'the') return ours('the');
  if (token === 'place') return { text: speaker.place, isTyped: true };
  if (token === 'defendant') {
    const all = speaker.defendants.join(language === 'en' ? ' and ' : ', ');
    return { text: named ?? all, isTyped: true };
  }
  const verb = VERBS_OF_I[token];
  if (verb !== undefined) return ours(verb[speaker.child !== undefined && language === 'en' ? 1 : 0]);
  if (token === 'my' && telling.isForChild === true && language === 'en') return ours('the');
  const { person, other } = CARD_WORDS[language];
  if (isKey(person, token)) {
    if (speaker.child !== undefined && language === 'en') return { text: ofChild(token, speaker.child), isTyped: true };
    return ours(person[token][speaker.isWe ? 1 : 0]);
  }
  const word = /^yours?$/i.test(token) ? 'your' : token.toLowerCase();
  return isKey(other, word) ? otherSide(word, named, telling) : null;
}

/** What the child did and was given, told by a guardian. Reading copies name the child before the sentence. */
function ofChild(token: Person, child: string): string {
  if (token === 'my' || token === 'mine') return child.endsWith('s') ? `${child}’` : `${child}’s`;
  return token === 'am' ? 'is' : token === 'was' ? 'was' : child;
}

const ours = (text: string): TokenValue => ({ text, isTyped: false });

/** "you", the name a card gives, or where everybody is named: the only defendant's name, else all of them together. */
function otherSide(word: Other, named: string | null, telling: Telling): TokenValue {
  const { language, speaker } = telling;
  if (telling.isNamedBefore === true && (named !== null || isNaming(telling))) return ours(NAMED_BEFORE[word]);
  const [only = '', ...others] = speaker.defendants;
  if (named === null && isNaming(telling) && others.length > 0) return ours(ALL_DEFENDANTS[word]);
  const name = named ?? (isNaming(telling) && only !== '' ? only : null);
  const [plain, withName] = CARD_WORDS[language].other[word];
  return name === null ? ours(plain) : { text: withName(name), isTyped: word === 'you' || word === 'your' };
}

/** True at the very beginning and behind a full stop. */
function isSentenceStart(frame: string, at: number): boolean {
  const before = frame.slice(Math.max(0, at - 3), at).trimEnd();
  return at === 0 || /[.!?][”"»]?$/.test(before);
}

const capital = (value: string, language: CardLanguage): string =>
  value.charAt(0).toLocaleUpperCase(language) + value.slice(1);
