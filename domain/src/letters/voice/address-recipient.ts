import type { Claimant, Defendant } from '../../parties/index.ts';
import { type Ledger, noteChanged } from '../composed-letter.ts';
import { folded } from '../folded-text.ts';
import { matchesIn } from '../matches-in.ts';
import { capitalize } from '../punctuation.ts';
import {
  ACT,
  CLAUSE_START,
  IS_OBJECT,
  NEXT_WORD,
  NO_PERSON,
  SEVERAL_THINGS,
  STANDS_ALONE,
  SENTENCES_REMEMBERED,
  STARTS_LARGE,
  TAKES_PERSON,
  THEIR_THING,
} from './acts.ts';
import { agreeWithYou, isPresentForm, mainVerbAfter, SUBJECT } from './agreement.ts';
import { rememberRelatives } from './belongings.ts';
import { rememberCrew } from './crew.ts';
import {
  EVERYDAY,
  type Other,
  type Pronoun,
  othersIn,
  type Recipients,
  recipientsOf,
  type Sighting,
} from './people.ts';
import { isLearnersEnglish } from './learners-english.ts';
import { isOneOutfit, type Mentions, mentionsOf } from './mention-pattern.ts';
import { competes, GENDER, isSpokenOf, PRONOUN } from './pronouns.ts';
import { calledInstead, isHerObject, replaceSpots, type Spot, youInstead } from './put-words.ts';
import { needsCapital } from './short-names.ts';
import { smooth, withSubject } from './smooth.ts';
import {
  actsOnAnother,
  asTyped,
  cutQuotes,
  hasTwoTitles,
  isBroken,
  isMonth,
  withoutSmallName,
} from './sound-sentences.ts';
import { strangersIn } from './strangers.ts';
import { type OfGoods, ofGoods, rememberGoods } from './things.ts';
import { isActor, isCalled, isNamedIn, isOtherTeller, isTeller, surnameIn } from './who-acts.ts';

export type { Pronoun } from './people.ts';
/** A pronoun that may mean the recipient or somebody else, with the sentence it stands in. */
export type UnsurePronoun = { readonly word: Pronoun; readonly text: string };

/**
 * Who the claimant's sentences speak to. `you`: they already speak to the recipient, name nobody, or were turned safely.
 * `own_words`: they speak of the recipient, and turning them would be a guess.
 */
export type Addressed = {
  readonly sentences: readonly string[];
  readonly manner: 'you' | 'own_words';
  readonly unsure: readonly UnsurePronoun[];
};

export type VoiceInput = {
  readonly claimant: Claimant;
  readonly defendants: readonly Defendant[];
  /** The category of the claim. */
  readonly situation: string;
  /** A landlord, contractor, shop or merchant claims, so "the tenant" or "the customer" is the other side. */
  readonly isClaimantSeller: boolean;
  readonly isFormName: (word: string) => boolean;
  /** What the person said a pronoun means; null when not asked or not answered. */
  readonly whoIs: (word: Pronoun) => 'recipient' | 'other' | null;
};

type Seen = { readonly start: number; readonly other: Other };

/** Turns sentences about the recipient into sentences to them: all of them, or none. Order and number stay. */
export function addressRecipient(sentences: readonly string[], input: VoiceInput, ledger: Ledger): Addressed {
  const recipients = recipientsOf(input.claimant, input.defendants, input.situation, input.isClaimantSeller);
  const cut = sentences.map(cutQuotes);
  const ownWords = { sentences, manner: 'own_words', unsure: [] } as const;
  if (isLearnersEnglish(cut.map(({ text }) => text)) || hasTwoTitles(cut, recipients)) return ownWords;
  const turner = new Turner(input, recipients);
  const turned = cut.map(({ text, quotes }) => {
    const spoken = turner.turn(text);
    let next = 0;
    return capitalize(spoken.replace(/"#"/g, () => quotes[next++] ?? ''));
  });
  if (turner.unsure.length > 0) {
    const words = [...new Set(turner.unsure.map(({ word }) => word))];
    const unsure = words.map((word) => {
      const index = turner.unsure.find((some) => some.word === word)?.sentence ?? 0;
      return { word, text: sentences[index] ?? '' };
    });
    return { sentences, manner: 'own_words', unsure };
  }
  if (turned.some((text, index) => isBroken(text) && !isBroken(sentences[index] ?? ''))) return ownWords;
  turned.forEach((text, index) => noteChanged(ledger, 'recipient', sentences[index] ?? '', text));
  return { sentences: turned, manner: 'you', unsure: [] };
}

/** Carries what was said from sentence to sentence. */
class Turner {
  readonly unsure: { readonly word: Pronoun; readonly sentence: number }[] = [];
  private sentence = -1;
  /** False when the sentence holds no word for the recipient: then no part of it does. */
  private mayBeNamed = false;
  private before = '';
  private readonly found = new Map<string, readonly RegExpExecArray[]>();
  private readonly goods = rememberGoods();
  private readonly crew = rememberCrew();
  private readonly relatives = rememberRelatives();
  private readonly findIn = (text: string): readonly RegExpExecArray[] => this.mentionsIn(text);
  /** Who else the sentence before spoke of. */
  private earlier: readonly Sighting[] = [];
  /** Pronouns of the sentence before that may have meant somebody else: they go on meaning them. */
  private carried: ReadonlySet<Pronoun> = new Set();
  private doubted = new Set<Pronoun>();
  private readonly mention: Mentions;
  private readonly input: VoiceInput;
  private readonly recipients: Recipients;
  /** True when one "you" can stand for everyone the letter goes to. */
  private readonly isOneYou: boolean;
  /** True once the story named the person who writes for a business, or its owner. */
  private hasNamedHuman = false;
  /** True once the story spoke of anybody whom a business's "she" could mean. */
  private hasSeenAnyone = false;
  /** The last certain he or she ("my son"), until a person among the recipients is named again. */
  private lastRelative: { readonly other: Other; readonly sentence: number } | null = null;
  /** Who was spoken of last besides the recipient, for he and she behind a business. */
  private lastPerson: { readonly other: Other; readonly sentence: number } | null = null;

  constructor(input: VoiceInput, recipients: Recipients) {
    this.input = input;
    this.recipients = recipients;
    this.isOneYou = input.defendants.length === 1 || isOneOutfit(input.defendants);
    this.mention = mentionsOf(input.defendants, recipients, this.isOneYou);
  }

  turn(text: string): string {
    this.sentence += 1;
    this.mayBeNamed = this.mention.mayStandIn(folded(text));
    const names = this.mentionsIn(text);
    // A doubt ends where the recipient is named again.
    this.carried = this.doubted;
    this.doubted = names.length > 0 ? new Set() : new Set(this.carried);
    const isName = (at: number): boolean => names.some((name) => at >= name.index && at < name.index + name[0].length);
    const others = this.withGender(
      text,
      [...othersIn(text, this.recipients.isBusiness), ...strangersIn(text, this.input.isFormName)]
        .filter(
          (seen) =>
            !isName(seen.start) && !names.some((name) => text.slice(name.index + name[0].length, seen.start) === ', '),
        )
        .sort((a, b) => a.start - b.start),
    );
    const earlier = this.earlier;
    this.earlier = others;
    const spots: Spot[] = [
      ...names.map((match) => this.nameSpot(text, match)),
      ...matchesIn(text, PRONOUN)
        .filter((match) => !isName(match.index))
        .map((match) =>
          this.pronounSpot(text, match, [
            ...(isSpokenOf(names, match) ? [] : earlier.map(({ other }) => ({ start: -1, other }))),
            ...others.filter((seen) => seen.start < match.index),
          ]),
        ),
    ].sort((a, b) => a.at - b.at);
    this.before = text;
    this.goods.tell(text);
    this.crew.tell(text);
    const person = others.findLast(({ other }) => other.kind === 'person' || other.kind === 'staff');
    this.rememberRelative(names, others);
    if (person !== undefined) this.lastPerson = { other: person.other, sentence: this.sentence };
    for (const { isUnsure } of spots) if (isUnsure) this.unsure.push({ word: isUnsure, sentence: this.sentence });
    return withSubject(agreeWithYou(smooth(replaceSpots(text, spots))));
  }

  /** An everyday word that is a name too counts with its capital only, and before a verb when it opens the sentence. */
  private mentionsIn(text: string): readonly RegExpExecArray[] {
    if (!this.mayBeNamed) return [];
    const known = this.found.get(text);
    if (known !== undefined) return known;
    const found = this.findMentions(text);
    this.found.set(text, found);
    return found;
  }

  private findMentions(text: string): readonly RegExpExecArray[] {
    const found = this.mention.findIn(folded(text)).map((match) => withoutSmallName(asTyped(match, text)));
    return found.filter((match) => {
      const after = text.slice(match.index + match[0].length);
      // "The mechanic at Warren Tire" is somebody else's mechanic.
      if (
        /^(?:my|the|our|this|that) /i.test(match[0]) &&
        /^ (?:(?:at|from|with) (?:the )?\p{Lu}|of \p{L})/u.test(after)
      )
        return false;
      // "My mechanic, Ray": a name the form does not know.
      const [, other = ''] = /^,? (?:named |called )?(\p{Lu}\p{Ll}[\p{L}'’]*)/u.exec(after) ?? [];
      if (/^(?:my|our) /i.test(match[0]) && other !== '' && !this.isKnown(other) && !NO_PERSON.test(other))
        return false;
      const word = match[0].replace(/['’]s?$/, '');
      // "Ken Harris", when Ken is what they call Kenneth Pruitt.
      const surname = this.recipients.shortNames.has(word) ? surnameIn(after) : '';
      if (surname !== '' && !this.isKnown(surname)) return false;
      if (!EVERYDAY.test(word) && !needsCapital(word, this.recipients.shortNames)) return true;
      if (!/^\p{Lu}/u.test(word) || isMonth(word, text, match.index)) return false;
      const [, next = '', second = ''] = /^ (\p{L}+)(?: (\p{L}+))?/u.exec(after) ?? [];
      return (
        match.index > 0 ||
        ACT.test(next) ||
        (/ly$|^(?:also|never|then|just)$/i.test(next) && ACT.test(second)) ||
        /^ (?:was|is|has|had|did|and I)\b/i.test(after) ||
        match[1] !== undefined
      );
    });
  }

  private rememberRelative(names: readonly RegExpExecArray[], others: readonly Sighting[]): void {
    const isHuman = (words: string): boolean =>
      !this.recipients.isBusiness ||
      /\b(?:owner|boss there|contractor|landlord|mechanic|painter|plumber|electrician|dealer|seller)\b/i.test(words) ||
      this.recipients.contacts.some((name) => words.includes(name));
    const isNamed = names.some((name) => isHuman(name[0]));
    if (isNamed) this.lastRelative = null;
    this.hasNamedHuman ||= isNamed;
    this.hasSeenAnyone ||= others.some(({ other }) => other.kind === 'person');
    const relative = others.findLast(({ other }) => other.kind === 'person' && other.gender !== 'unknown');
    if (relative !== undefined) this.lastRelative = { other: relative.other, sentence: this.sentence };
  }

  /** "My son is 14. I paid. They wrote. He was sad.": too far to be sure, and too near to be told to the recipient. */
  private mayBeRelative(pronoun: Pronoun): boolean {
    const last = this.lastRelative;
    return last !== null && last.other.gender === pronoun && this.sentence - last.sentence <= SENTENCES_REMEMBERED;
  }

  private isKnown(word: string): boolean {
    const known = [...this.recipients.names, ...this.recipients.contacts]
      .join(' ')
      .toLowerCase()
      .split(/[\s.,]+/);
    return known.includes(word.toLowerCase()) || this.input.isFormName(word);
  }

  /** "My cousin took photos with her phone": her is the cousin, so the cousin is a she. */
  private withGender(text: string, seen: readonly Sighting[]): readonly Sighting[] {
    const isOnly =
      seen.filter(({ other }) => other.kind === 'person').length === 1 && this.mentionsIn(text).length === 0;
    if (!isOnly) return seen;
    return seen.map((one) => {
      if (one.other.kind !== 'person' || one.other.gender !== 'unknown') return one;
      const [, owner = ''] = /^[^.;]{0,60}?\b(his|her) \p{L}/iu.exec(text.slice(one.end)) ?? [];
      if (owner === '' || /\b(?:him|he|she)\b/i.test(text.slice(0, one.start))) return one;
      return { ...one, other: { ...one.other, gender: owner.toLowerCase() === 'his' ? 'he' : 'she', isOwner: true } };
    });
  }

  private nameSpot(text: string, match: RegExpMatchArray): Spot {
    const at = match.index ?? 0;
    const end = at + match[0].length;
    const before = text.slice(0, at);
    if (/['’]s?$/.test(match[0]) && match[1] !== undefined) return { at, end, put: 'your' };
    // "The sign says Acme": the name itself is meant.
    if (/\b(?:says|reads|marked|labell?ed|titled) $/i.test(before)) return { at, end, put: match[0] };
    const determiner = /\b(the|my|our|an?|this|another|every) $/i.exec(before)?.[1]?.toLowerCase() ?? '';
    const isNamed = !/^(?:my|the|our|this|that|an?) /i.test(match[0]) && STARTS_LARGE.test(match[0]);
    if (determiner !== '' && isNamed) return this.determinedSpot(text, match, determiner);
    if (THEIR_THING.test(text.slice(end))) return { at, end, put: 'your' };
    if (
      this.recipients.isBusiness &&
      /\b(?:at|in|inside|into|outside|visited|entered|joined|(?:door|entrance|front|lot|floor|steps|owner|manager|office|website|customer) of) $/i.test(
        before,
      )
    )
      return { at, end, put: this.recipients.place };
    const next = NEXT_WORD.exec(text.slice(end))?.[1] ?? '';
    const startsClause = CLAUSE_START.test(before);
    const isSubject = !IS_OBJECT.test(before) || /\band $/i.test(before) ? startsClause || isPresentForm(next) : false;
    return { at, end, put: isSubject ? `you${SUBJECT}` : 'you' };
  }

  /** "the ShopWell" is the ShopWell; in "my ShopWell card" the name only tells which card. */
  private determinedSpot(text: string, match: RegExpMatchArray, determiner: string): Spot {
    const at = match.index ?? 0;
    const end = at + match[0].length;
    if (determiner !== 'the' || !STANDS_ALONE.test(text.slice(end))) return { at, end, put: match[0] };
    const isPlace =
      this.recipients.isBusiness && /\b(?:at|in|inside|into|outside|visited|entered) the $/i.test(text.slice(0, at));
    return { at: at - 'the '.length, end, put: isPlace ? this.recipients.place : `you${SUBJECT}` };
  }

  private pronounSpot(text: string, match: RegExpMatchArray, seen: readonly Seen[]): Spot {
    const at = match.index ?? 0;
    const word = match[0].toLowerCase();
    const end = at + match[0].length;
    const pronoun = GENDER[word] ?? 'they';
    const after = text.slice(end);
    const crew = this.recipients.isBusiness ? this.crew.meant(word, after) : null;
    if (crew !== null) return { at, end, put: crew };
    const isAnothers = seen.some(({ start, other }) => start >= 0 && competes(other, pronoun));
    const isTheirs = !isAnothers && this.relatives.isTheirs(word, after);
    const means = isTheirs ? 'recipient' : this.meaning(text, at, word, pronoun, seen);
    if (means === 'unsure') return { at, end, put: match[0], isUnsure: pronoun };
    if (means === 'stays') return { at, end, put: match[0] };
    const put =
      typeof means === 'string'
        ? youInstead(word, after, this.input.defendants.length > 1)
        : calledInstead(means.call, word, after);
    this.relatives.tell(word, after, put);
    return { at, end, put };
  }

  private meaning(
    text: string,
    at: number,
    word: string,
    pronoun: Pronoun,
    seen: readonly Seen[],
  ): 'recipient' | 'stays' | 'unsure' | Other {
    const near = seen.filter(({ other }) => competes(other, pronoun));
    if (pronoun === 'they') {
      const of = ofGoods(text, at, word, this.goods);
      return of === 'goods' ? 'stays' : this.doubt(pronoun, this.meaningOfThey(text, at, word, near, of));
    }
    const answered = this.input.whoIs(pronoun);
    const rivals = near.filter(({ other }) => other.kind !== 'staff' || !this.recipients.isBusiness);
    const staff = this.recipients.isBusiness && rivals.length === 0 ? this.staffMeant(near, pronoun) : null;
    if (staff !== null) return staff;
    // "her phone" right after the only other person of the sentence is that person's.
    const owner = rivals.at(-1);
    if (owner?.other.isOwner === true && owner.start >= 0 && (word === 'his' || word === 'her')) return 'stays';
    if (this.isOneYou && isTeller(text.slice(0, at), this.findIn)) return 'recipient';
    if (isOtherTeller(text, at, this.earlier, pronoun)) return this.doubt(pronoun, 'stays');
    // "Kevin called him": the object is not the one who acts.
    const isObject = word === 'him' || (word === 'her' && isHerObject(text.slice(at + 3)));
    const isOther = isObject && (isCalled(text.slice(at + word.length)) || isActor(text.slice(0, at), this.findIn));
    if (
      this.isOneYou &&
      rivals.length === 0 &&
      !isOther &&
      !(isObject && actsOnAnother(text.slice(0, at), word)) &&
      !(this.recipients.isBusiness && this.hasSeenAnyone && !this.hasNamedHuman && !this.isNamedBefore(text, at)) &&
      !(this.mayBeRelative(pronoun) && !this.isNamedBefore(text, at)) &&
      (!this.carried.has(pronoun) || this.isNamedBefore(text, at))
    )
      return 'recipient';
    // "My husband is careful, he worked": here he is the one who acts. Among several, "he" is the one of that name.
    const isAnother = isOther || (!isObject && rivals.some(({ start }) => start === 0)) || !this.isOneYou;
    const said = answered === 'recipient' && !isAnother ? 'recipient' : 'stays';
    return this.doubt(pronoun, answered === null ? 'unsure' : said);
  }

  private isNamedBefore(text: string, at: number): boolean {
    return isNamedIn(text.slice(0, at), this.findIn);
  }

  /** What may be somebody else now may be the same one in the next sentence. */
  private doubt<M extends 'recipient' | 'stays' | 'unsure'>(pronoun: Pronoun, means: M): M {
    if (means !== 'recipient') this.doubted.add(pronoun);
    return means;
  }

  private meaningOfThey(
    text: string,
    at: number,
    word: string,
    near: readonly Seen[],
    of: OfGoods,
  ): 'recipient' | 'stays' | 'unsure' {
    const groups = near.filter(({ other }) => other.kind === 'group' || other.kind === 'person');
    const things = near.filter(({ other }) => other.kind === 'things');
    const isAct = word === 'they' && (of !== null || ACT.test(mainVerbAfter(text.slice(at))));
    const takesPerson = word === 'them' && TAKES_PERSON.test(text.slice(0, at));
    const isThingsAskedFor =
      word === 'them' && !takesPerson && SEVERAL_THINGS.test(`${this.before} ${text.slice(0, at)}`);
    const answered = this.input.whoIs('they');
    if ((things.length > 0 || isThingsAskedFor) && !isAct && !takesPerson && !word.startsWith('their')) return 'stays';
    const isAnother = word === 'them' && actsOnAnother(text.slice(0, at), word);
    if (groups.length === 0 && !isAnother && !this.carried.has('they') && of !== 'either') return 'recipient';
    if (answered !== null) return answered === 'recipient' ? 'recipient' : 'stays';
    return 'unsure';
  }

  /** The manager or driver that he or she means behind a business, when one was spoken of in the last sentences. */
  private staffMeant(near: readonly { readonly other: Other }[], pronoun: Pronoun): Other | null {
    const staff = near.findLast(({ other }) => other.kind === 'staff')?.other;
    if (staff !== undefined) return staff;
    const last = this.lastPerson;
    const isLast =
      last !== null &&
      last.other.kind === 'staff' &&
      competes(last.other, pronoun) &&
      this.sentence - last.sentence <= 3;
    return isLast ? last.other : null;
  }
}
