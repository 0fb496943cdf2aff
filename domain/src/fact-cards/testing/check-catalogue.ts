import {
  type Card,
  CARD_LANGUAGES,
  type CardCatalogue,
  type CardLanguage,
  type CardOption,
  catalogueSchema,
  type Conditions,
  type Derived,
  type Saying,
  type Slot,
  WE_FORMS,
} from '../card.ts';
import { cardsOf, speaksToThem } from '../derived-facts.ts';
import { isGeneral } from '../general-cards.ts';
import { allPieces, conditionsOf, FRAME_WORDS, withoutPieces } from '../sentences/frame-pieces.ts';

const DERIVED_TOKENS = new Set(['days', 'limit', 'sum']);
const NEVER_REQUIRED = new Set(['day', 'thing', 'words', 'quote']);
const MOST_WORDS = 34;
const CONCLUSION = /\b(?:fraud|negligen|illegal|unlawful|criminal|liar|scam)/i;

/** An opening of ours that calls the other side's words untrue, whatever comes after it. */
const DENIAL = /\b(?:that|this|it) is (?:not (?:right|true|so)|wrong|false)\b|\bin fact\b/i;

const tokensOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{([\w:.-]+)\}/g)].map(([, token = '']) => token);

/** What is wrong with a catalogue, one line each; [] for a good one. `reasons` are those of its category. */
export function faultsOf(file: unknown, reasons: ReadonlySet<string>): readonly string[] {
  const parsed = catalogueSchema.safeParse(file);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const catalogue = parsed.data;
  const faults: string[] = [];
  const keys = new Set<string>();
  for (const card of catalogue.cards) {
    if (keys.has(card.key)) faults.push(`${card.key}: key stands twice`);
    keys.add(card.key);
    faults.push(...cardFaults(card, catalogue, reasons).map((fault) => `${card.key}: ${fault}`));
  }
  for (const derived of catalogue.derived)
    faults.push(...derivedFaults(derived, catalogue).map((fault) => `${derived.key}: ${fault}`));
  return faults;
}

function cardFaults(card: Card, { proof, cards }: CardCatalogue, reasons: ReadonlySet<string>): readonly string[] {
  const faults: string[] = [];
  const slots = new Map(card.slots.map((slot) => [slot.key, slot]));
  if (slots.size < card.slots.length) faults.push('a slot key stands twice');
  for (const reason of card.reasons)
    if (reason !== '*' && !reasons.has(reason)) faults.push(`unknown reason ${reason}`);
  if (card.rank < 1 || card.rank > 8) faults.push('rank');
  for (const slot of card.slots) faults.push(...slotFaults(slot, slots));
  if (card.says.length === 0) faults.push('says nothing');
  card.says.forEach((saying, index) =>
    faults.push(...sayingFaults(saying, card, slots).map((fault) => `says ${index}: ${fault}`)),
  );
  const last = card.says.at(-1);
  // A general card asks for words of one's own: without them there is nothing to say.
  for (const key of last?.with ?? [])
    if (slots.get(key)?.required !== true && !isGeneral(card)) faults.push(`the last sentence needs ${key}`);
  if (last?.is !== undefined) faults.push(...openChoices(card, last.is));
  for (const text of Object.values(card.matter ?? {}))
    for (const token of tokensOf(text))
      if (!slots.has(token) && !FRAME_WORDS.has(token)) faults.push(`the matter names {${token}}`);
  for (const key of Object.keys({ ...card.settlement?.is, ...card.settlement?.not }))
    if (!slots.has(key)) faults.push(`settles by ${key}`);
  const { counts, feeds, saidBy } = card;
  if (saidBy !== undefined) {
    const other = cards.find(({ key }) => key === saidBy.card);
    if (other?.slots.find(({ key }) => key === saidBy.slot)?.kind !== 'money') faults.push('is said by no sum');
    if (slots.get(saidBy.own)?.kind !== 'money') faults.push(`says ${saidBy.own}, which is no sum`);
    for (const key of saidBy.more) if (!slots.has(key)) faults.push(`says more in ${key}`);
  }
  if (counts !== undefined) {
    if (slots.get(counts.slot)?.kind !== 'money') faults.push('counts a slot that is no money');
    faults.push(...dayOfMoneyFaults(card, slots));
    if (counts.times !== undefined && slots.get(counts.times)?.kind !== 'count') faults.push('times is no count');
    for (const key of Object.keys(counts.when ?? {})) if (!slots.has(key)) faults.push(`counts when ${key}`);
    for (const key of Object.keys(counts.whenNot ?? {})) if (!slots.has(key)) faults.push(`counts not when ${key}`);
    for (const partner of [counts.with ?? []].flat()) {
      const other = cards.find(({ key }) => key === partner);
      if (other?.counts === undefined || other.counts.with !== undefined)
        faults.push(`goes with ${partner}, which is no row of its own`);
      for (const key of Object.keys(counts.withNot ?? {}))
        if (other?.slots.some((slot) => slot.key === key) !== true) faults.push(`goes not with ${partner} when ${key}`);
    }
    if (counts.withNot !== undefined && counts.with === undefined) faults.push('goes with no row');
    if (counts.unless !== undefined && !cards.some((one) => one.key === counts.unless && one.counts !== undefined))
      faults.push(`does not count beside ${counts.unless}, which has no row`);
    if (counts.apart !== undefined && counts.unless === undefined) faults.push('is apart from no other row');
    for (const key of Object.keys(counts.apart ?? {})) if (!slots.has(key)) faults.push(`is apart when ${key}`);
    if (counts.joins !== undefined && !cards.some((one) => one.counts?.group === counts.joins))
      faults.push(`joins ${counts.joins}, which is no group`);
    for (const text of Object.values(counts.label)) {
      for (const token of tokensOf(text))
        if (!slots.has(token.replace(/^obj:/, '')) && !FRAME_WORDS.has(token)) faults.push(`label names {${token}}`);
      faults.push(...pieceFaults(text, slots).map((fault) => `label ${fault}`));
    }
    for (const text of [...Object.values(counts.plain ?? {}), ...Object.values(counts.neutral ?? {})])
      if (text.includes('{')) faults.push('plain label with a slot');
    const hasSlot = Object.values(counts.label).some((text) => text.includes('{'));
    if (hasSlot && counts.plain === undefined) faults.push('has no plain label');
    if (JSON.stringify(counts.plain) === JSON.stringify(counts.label)) faults.push('has its label twice');
    if (counts.sign === -1 && !counts.label.en.startsWith('Less: ')) faults.push('a credit’s label begins "Less: "');
    for (const reason of Object.keys(counts.defaults ?? {}))
      if (!reasons.has(reason)) faults.push(`default for ${reason}`);
  }
  for (const key of [feeds.accrual, feeds.promise, feeds.notice])
    if (typeof key === 'string' && slots.get(key)?.kind !== 'day') faults.push(`feeds ${key}, which is no day`);
  if (feeds.payment !== undefined && slots.get(feeds.payment)?.kind !== 'money')
    faults.push('feeds a payment that is no money');
  for (const key of feeds.witness ?? []) if (slots.get(key)?.kind !== 'who') faults.push(`witness ${key} is no who`);
  for (const key of card.proof ?? []) if (!Object.hasOwn(proof, key)) faults.push(`unknown proof ${key}`);
  return faults;
}

/**
 * A day in a row is the day of its money. Behind a comma or in brackets it is nothing else; another day needs words that
 * say what it is: "due June 13". A day to come, or of a request or a notice, is none of money that changed hands.
 */
function dayOfMoneyFaults({ counts, feeds }: Card, slots: ReadonlyMap<string, Slot>): readonly string[] {
  const day = counts?.day;
  const faults = [
    ...(day !== undefined && slots.get(day)?.kind !== 'day' ? [`takes the day of its money from ${day}`] : []),
    ...(day !== undefined && slots.get(day)?.toCome === true && feeds.accrual !== day ? [`${day} may be to come`] : []),
  ];
  for (const [, before = '', key = ''] of (counts?.label.en ?? '').matchAll(/(.?.?)\{([\w-]+)\}/g))
    if (slots.get(key)?.kind === 'day' && key !== day && /^[[,(|]|[[(|]$/.test(before.trimEnd()))
      faults.push(`its row has the day {${key}}, which is not the day of its money`);
  return faults;
}

/** A last sentence with conditions is fine when the sentences without slots before it cover the other choices. */
function openChoices(card: Card, conditions: Conditions): readonly string[] {
  return Object.entries(conditions).flatMap(([key, wanted]) => {
    const slot = card.slots.find((one) => one.key === key);
    const all = slot?.kind === 'yesno' ? ['yes', 'no'] : (slot?.options ?? []).map(({ value }) => value);
    const covered = new Set(
      card.says
        .filter((saying) =>
          (saying.with ?? []).every((need) => card.slots.find((one) => one.key === need)?.required === true),
        )
        .flatMap(({ is = {} }) => [is[key] ?? []].flat()),
    );
    const isRequired = slot?.required === true;
    return isRequired && all.every((value) => covered.has(value))
      ? []
      : [`the last sentence asks ${key} for ${String(wanted)}`];
  });
}

function slotFaults(slot: Slot, slots: ReadonlyMap<string, Slot>): readonly string[] {
  const faults: string[] = [];
  const at = (fault: string) => faults.push(`${slot.key} ${fault}`);
  if (slot.required === true && NEVER_REQUIRED.has(slot.kind)) at(`(${slot.kind}) may not be required`);
  if (slot.kind === 'choice' && (slot.options ?? []).length < 2) at('has no options');
  const isText = slot.kind === 'thing' || slot.kind === 'words';
  if (isText && (slot.common ?? []).length < 3) at('has fewer than 3 common answers');
  if (slot.kind === 'words' && slot.start === undefined) at('has no frozen start');
  if (slot.kind === 'count' && slot.unit === undefined) at('has no unit');
  if (slot.kind === 'who' && slot.only?.includes('other') !== false && (slot.roles ?? []).length < 2)
    at('has no roles');
  for (const list of [slot.options, slot.roles, slot.common]) {
    const values = (list ?? []).map(({ value }) => value);
    if (new Set(values).size < values.length) at('has a value twice');
    // Two answers that read alike cannot be distinguished by whoever picks one.
    for (const language of CARD_LANGUAGES) {
      const names = new Map((list ?? []).map((option) => [option[language], option.letter]));
      const mixed = (list ?? []).find((option) => names.get(option[language]) !== option.letter);
      if (mixed !== undefined) at(`offers “${mixed[language]}” twice for different things`);
    }
    for (const option of list ?? [])
      faults.push(...labelFaults(option).map((fault) => `${slot.key} ${option.value} ${fault}`));
    for (const { letter, value } of list ?? []) {
      if (tokensOf(letter).some((token) => !FRAME_WORDS.has(token))) at(`${value} names a slot`);
      if (isText && (letter === '' || letter.length > 120)) at(`${value} has no fitting letter text`);
    }
  }
  for (const key of Object.keys(slot.when ?? {})) if (!slots.has(key)) at(`depends on ${key}`);
  return faults;
}

/** "You" in each language, as a claimant would read it of themselves. */
const THE_READER: Readonly<Record<CardLanguage, RegExp>> = {
  en: /\byours?\b|\byou\b/i,
  es: /\busted\b/i,
  pt: /\bvocês?(?!\p{L})/iu,
  tr: /\bsiz(?:in|e|de|den|i)?\b|(?:[ıiuü]n[ıiuü]z)(?:\b|$)/i,
};

/** An answer is read by the claimant: its names hold no token, and what is the other side's is not called the reader's. */
function labelFaults({ letter, ...option }: CardOption): readonly string[] {
  const names = CARD_LANGUAGES.map((language) => ({ language, name: option[language] }));
  const faults = names.filter(({ name }) => name.includes('{')).map(({ name }) => `shows a token: ${name}`);
  if (!/\{yours?\}|\{you\}/i.test(letter)) return faults;
  const toReader = names.filter(({ language, name }) => THE_READER[language].test(name));
  return [...faults, ...toReader.map(({ name }) => `calls the reader you: ${name}`)];
}

function sayingFaults(saying: Saying, card: Card, slots: ReadonlyMap<string, Slot>): readonly string[] {
  const faults: string[] = [];
  if (SPEAKS_OF_A_LETTER.test((saying.court ?? saying).en)) faults.push('speaks of a letter to a court');
  const required = card.slots.filter((slot) => slot.required === true && slot.when === undefined).map(({ key }) => key);
  const sure = new Set([...(saying.with ?? []), ...Object.keys(saying.is ?? {}), ...required]);
  for (const key of [...(saying.with ?? []), ...Object.keys(saying.is ?? {})])
    if (!slots.has(key)) faults.push(`needs ${key}, which is no slot`);
  for (const language of [...CARD_LANGUAGES, ...WE_FORMS]) {
    const text = saying[language] ?? '';
    const always = new Set(tokensOf(withoutPieces(text)));
    for (const token of tokensOf(text)) {
      const key = token.replace(/^(?:on|obj):/, '');
      if (FRAME_WORDS.has(token)) continue;
      if (!slots.has(key)) faults.push(`${language} names {${token}}, which is no slot`);
      else if (!sure.has(key) && always.has(token)) faults.push(`${language} uses {${token}}, which may be empty`);
      if (token.startsWith('on:') && slots.get(key)?.kind !== 'day') faults.push(`{${token}} is no day`);
      if (token.startsWith('obj:') && slots.get(key)?.kind !== 'who') faults.push(`{${token}} is nobody`);
    }
  }
  for (const language of [...CARD_LANGUAGES, ...WE_FORMS])
    faults.push(...pieceFaults(saying[language] ?? '', slots).map((fault) => `${language} ${fault}`));
  for (const en of allPieces(saying.en)) {
    if (!/[.?]$/.test(en.trimEnd())) faults.push(`no full stop: ${en}`);
    const longest = en.split(/(?<=[.?]) /).map((sentence) => sentence.split(' ').length);
    if (longest.some((count) => count > MOST_WORDS)) faults.push(`too long: ${en}`);
  }
  if (CONCLUSION.test(saying.en)) faults.push(`a conclusion: ${saying.en}`);
  if (DENIAL.test(saying.en)) faults.push(`denies what may be right: ${saying.en}`);
  for (const slot of card.slots)
    for (const { letter } of slot.common ?? [])
      if (repeatsItsSubject(saying.en, slot.key, letter)) faults.push(`${slot.key} says twice: ${letter}`);
  return faults;
}

/** Whether "the vehicle lost power" would stand in a sentence that begins with the vehicle. */
function repeatsItsSubject(frame: string, key: string, letter: string): boolean {
  const subject = /^the \w+ /.exec(letter)?.[0];
  if (subject === undefined) return false;
  return frame.split(/(?<=[.?]) /).some((sentence) => {
    const before = sentence.slice(0, Math.max(0, sentence.indexOf(`{${key}}`))).toLowerCase();
    return before.includes(subject) && /:\s*$/.test(before);
  });
}

function pieceFaults(text: string, slots: ReadonlyMap<string, Slot>): readonly string[] {
  const faults: string[] = [];
  if (/[[\]|]/.test(withoutPieces(text))) faults.push(`has a piece that does not close: ${text}`);
  for (const { slot: key, values } of conditionsOf(text)) {
    const slot = slots.get(key);
    const known = [...(slot?.options ?? []), ...(slot?.common ?? [])].map(({ value }) => value);
    const all = new Set([...known, 'filled', 'empty', 'many', 'typed', 'yes', 'no', 'me', 'you', 'other']);
    if (slot === undefined || values.some((value) => !all.has(value))) faults.push(`asks ${key} for ${values.join()}`);
  }
  return faults;
}

const SPEAKS_OF_A_LETTER = /\bthis letter\b|\bago\b|esta carta|mektubun/i;

function derivedFaults(derived: Derived, { cards }: CardCatalogue): readonly string[] {
  const faults: string[] = [];
  const slotAt = (ref: string): Slot | undefined => {
    const dot = ref.lastIndexOf('.');
    return cards.find(({ key }) => key === ref.slice(0, dot))?.slots.find(({ key }) => key === ref.slice(dot + 1));
  };
  if (!cards.some(({ key }) => key === derived.after)) faults.push(`after ${derived.after}`);
  // A letter's day is none of a court's: what counts up to it is told by the law's own clock, or not at all.
  for (const text of Object.values(derived.court ?? {})) {
    if (tokensOf(text).some((token) => !FRAME_WORDS.has(token) && token !== 'limit' && token !== 'sum'))
      faults.push(`counts days for a court: ${text}`);
    if (SPEAKS_OF_A_LETTER.test(text)) faults.push(`speaks of a letter to a court: ${text}`);
  }
  if (derived.days?.to !== 'letter' && derived.court === undefined && SPEAKS_OF_A_LETTER.test(derived.en))
    faults.push('has no words for a court');
  const days = derived.days === undefined ? [] : [derived.days.from, derived.days.to].filter((ref) => ref !== 'letter');
  const sums = [...(derived.sum?.plus ?? []), ...(derived.sum?.minus ?? [])];
  for (const ref of [...derived.needs, ...(derived.without ?? []), ...Object.keys(derived.is ?? {})])
    if (slotAt(ref) === undefined) faults.push(`names ${ref}`);
  for (const ref of days) if (slotAt(ref)?.kind !== 'day') faults.push(`${ref} is no day`);
  for (const ref of sums) if (slotAt(ref)?.kind !== 'money') faults.push(`${ref} is no money`);
  for (const language of [...CARD_LANGUAGES, ...WE_FORMS]) {
    for (const token of tokensOf(derived[language] ?? '')) {
      if (!FRAME_WORDS.has(token) && !DERIVED_TOKENS.has(token)) faults.push(`${language} names {${token}}`);
    }
    const text = derived[language] ?? '';
    if (text.includes('{days}') && derived.days === undefined) faults.push(`${language} counts no days`);
    if (text.includes('{limit}') && derived.limit === undefined) faults.push(`${language} has no clock`);
    if (text.includes('{sum}') && derived.sum === undefined) faults.push(`${language} has no sum`);
  }
  // Of several cards one tells who "you" is: nobody else may be meant.
  const rests = cardsOf(derived);
  const isToThem = speaksToThem(derived);
  if (isToThem && rests.length > 1 && derived.of === undefined) faults.push('says you, and of no card');
  if (derived.of !== undefined && !(isToThem && rests.includes(derived.of))) faults.push(`is of ${derived.of}`);
  return faults;
}
