import { type Cents, cents, formatUsd, sumCents } from '../money/index.ts';
import { type MoneyTerm, readMoneyTerms } from './amount-terms.ts';
import type { ComposeInput } from './composed-letter.ts';
import * as words from './letter-wording.ts';
import { isSellerSide } from './voice/sides.ts';

/** A row of the amount table. Credits are negative. */
export type AmountRow = { readonly label: string; readonly cents: Cents };

export type Calculation =
  /**
   * The rows reach the claim to the cent. `told` are the sentences the rows already say. `givenUp` is set when the
   * loss is larger and the rest is given up to stay under a court's limit: the amount that is still asked for.
   */
  | {
      readonly kind: 'proven';
      readonly rows: readonly AmountRow[];
      readonly told: ReadonlySet<number>;
      readonly givenUp: Cents | null;
    }
  /** `sum` is what the amounts add to when that is something else, or null when they say nothing to add. */
  | { readonly kind: 'unproven'; readonly sum: Cents | null };

/** `factor` 2 or 3: the person, or the deposit law, counts the loss so many times. */
type Candidate = { readonly terms: readonly MoneyTerm[]; readonly factor: 1 | 2 | 3; readonly isCut: boolean };

const DOUBLES = /\bdoubl(?:e|es|ed|ing)\b|\btwice\b|\btwo times\b|\b2 ?x\b|[x×*] ?2\b|\btimes (?:2|two)\b/i;
const TRIPLES = /\b(?:tripl|trebl)(?:e|es|ed|ing)\b|\bthree times\b|\b3 ?x\b|[x×*] ?3\b|\btimes (?:3|three)\b/i;
const CUTS =
  /\b(?:accept|settle for|take only|only ask(?:ing)?|asking (?:only )?for|giv(?:e|ing) up|waiv(?:e|ing)|limit(?:ed|ing)? (?:it|this|my claim|to)|cap(?:ped|ping)?|reduc(?:e|ed|ing)|lower(?:ed|ing)? (?:it|this|my))\b/i;

/** Above these a text is no calculation that a reader could follow, and no claim of ours. */
const MOST_TERMS = 200;
const MOST_CENTS = 100_000_000_00;
const isTooMuch = (terms: readonly MoneyTerm[]): boolean =>
  terms.length > MOST_TERMS || terms.some((term) => term.cents > MOST_CENTS);

/** Looks for one reading of the calculation that comes to the claim exactly. It never fits signs to the answer. */
export function workOut(
  sentences: readonly string[],
  input: Pick<ComposeInput, 'claim' | 'law' | 'decisions'>,
  story: readonly string[] = [],
): Calculation {
  const { claim } = input;
  const ownTerms = readMoneyTerms(sentences).filter((term) => term.cents !== 0);
  // A calculation without any sum ("see above") leaves it to the story.
  const isFromStory = ownTerms.length === 0;
  const texts = isFromStory ? story : sentences;
  const terms = isFromStory ? readMoneyTerms(story).filter((term) => term.cents !== 0) : ownTerms;
  if (isTooMuch(terms)) return { kind: 'unproven', sum: null };
  const text = texts.join(' ');
  const isSeller = isSellerSide(claim);
  const isDepositLaw = hasLaw(input, 'sda-return') && !isSeller;
  const readings = [...doubledIn(terms), ...readingsOf(terms, claim.amount), ...differenceIn(text, terms)];
  const factors = [
    1,
    ...(!isSeller && (DOUBLES.test(text) || isDepositLaw) ? [2 as const] : []),
    ...(!isSeller && TRIPLES.test(text) ? [3 as const] : []),
  ] as const;
  const cuts = CUTS.test(text) ? [false, true] : [false];
  const candidates = cuts.flatMap((isCut) =>
    readings.flatMap((reading) =>
      factors.map(
        (factor): Candidate => ({
          terms: withoutMultiple(isCut ? reading.filter(({ cents: sum }) => sum !== claim.amount) : reading, factor),
          factor,
          isCut,
        }),
      ),
    ),
  );
  const proof = candidates.find((candidate) => isProof(candidate, claim.amount));
  const rows = proof && rowsOf(proof, isAllNamed(proof) ? terms : [...terms, ...actsIn(story)], claim, isDepositLaw);
  if (proof !== undefined && rows !== undefined)
    return {
      kind: 'proven',
      rows,
      told: isFromStory ? new Set() : toldBy(proof, terms, claim.amount),
      givenUp: proof.isCut ? claim.amount : null,
    };
  if (isFromStory) return { kind: 'unproven', sum: null };
  return { kind: 'unproven', sum: otherSum(terms, readings, claim.amount) };
}

/** The story names a sum only by what was done with it ("charged me $640"): other words of it may be about people. */
const actsIn = (story: readonly string[]): readonly MoneyTerm[] =>
  readMoneyTerms(story)
    .map((term) => ({ ...term, label: asInside(term.label, story[term.sentence] ?? '') }))
    .filter(({ label }) => words.isActLabel(label) || isPlainThing(label));

/** "Surgery was $1,241": the capital is the sentence's own. */
const asInside = (label: string, sentence: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(label) &&
  /^(?: was| is| cost)/.test(sentence.startsWith(label) ? sentence.slice(label.length) : '')
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;

const isAllNamed = ({ terms }: Candidate): boolean => terms.every(({ label }) => label !== '');

const isPlainThing = (label: string): boolean =>
  label === words.AGREED_PRICE ||
  /^No\. \d+$/.test(label) ||
  (/^\p{Ll}[\p{Ll} -]{2,30}$/u.test(label) &&
    label.split(' ').length <= 3 &&
    !/\b(?:he|she|they|me|him|her|them|my|his|their|your|you|i|we|us|full|cash|by|on|in|to|from|half|parts|scrap|check|paid|pay|and|it|that|was|is|estimator|quoted|fixed|repaired|told|said|did|gave)\b/.test(
      label,
    ));

const hasLaw = ({ law, decisions }: Pick<ComposeInput, 'law' | 'decisions'>, key: string): boolean =>
  law.some((sentence) => sentence.key === key) && decisions?.lawOut.includes(key) !== true;

/** "The deposit was $1,800, $1,800 x 2 = $3,600": one sum that counts twice, and no two things at that price. */
function doubledIn(terms: readonly MoneyTerm[]): readonly (readonly MoneyTerm[])[] {
  const others = terms.filter(({ part }) => part !== 'result');
  const twice = others.find(
    (term) => term.cents % 2 === 0 && term.label === `2 times ${formatUsd(cents(term.cents / 2))}`,
  );
  const once = others.find((term) => twice !== undefined && term.cents * 2 === twice.cents);
  return once === undefined || others.length > 2 ? [] : [[once]];
}

/** "I paid $6,500. It is worth $3,750. The difference is $2,750." */
function differenceIn(text: string, terms: readonly MoneyTerm[]): readonly (readonly MoneyTerm[])[] {
  const [paid, rest, ...others] = terms.filter((term) => term.part === 'base');
  if (!/\bdifference\b|\bworth\b/i.test(text) || paid === undefined || rest === undefined || others.length > 0)
    return [];
  return [
    [
      paid,
      { ...rest, part: 'credit', label: rest.label === '' || rest.label === 'worth' ? words.VALUE_LABEL : rest.label },
    ],
  ];
}

/** "$1,400 doubled is $2,800": the outcome of the doubling is not one more sum. */
function withoutMultiple(terms: readonly MoneyTerm[], factor: number): readonly MoneyTerm[] {
  if (factor === 1) return terms;
  return terms.filter(
    (term, index) =>
      !(index > 0 && term.part === 'base' && sumCents(terms.slice(0, index).map(signed)) * factor === term.cents),
  );
}

/** The ways to read the sums, most telling first: one worked sentence, then all of them without what repeats others. */
function readingsOf(terms: readonly MoneyTerm[], claim: Cents): readonly (readonly MoneyTerm[])[] {
  const plain = terms.filter((term) => term.part !== 'result');
  const worked = [...new Set(plain.filter((term) => term.isCalculated).map((term) => term.sentence))]
    .toReversed()
    .map((sentence) => plain.filter((term) => term.sentence === sentence));
  const parts = plain.filter((term, index) => !isSubtotal(plain, term, index));
  // "They kept $1,400" after "$2,000" and "$600 came back" only says the same again: adding it would be a false sum.
  const hasNetSum = plain.some(
    (term, index) => isSubtotal(plain, term, index) && plain.slice(0, index).some((other) => other.part === 'credit'),
  );
  const all = hasNetSum ? [parts] : [parts, plain];
  const once = (some: readonly MoneyTerm[]): readonly MoneyTerm[] =>
    some.filter(
      (term, index) => some.findIndex((other) => other.cents === term.cents && other.part === term.part) === index,
    );
  return [...worked, ...all, ...all.map(once), once(parts).filter((term) => term.cents !== claim)];
}

/** A sum that the ones before it already come to. */
const isSubtotal = (terms: readonly MoneyTerm[], term: MoneyTerm, index: number): boolean =>
  index >= 2 && term.part === 'base' && sumCents(terms.slice(0, index).map(signed)) === term.cents;

const signed = (term: MoneyTerm): Cents => cents(term.part === 'credit' ? -term.cents : term.cents);
const totalOf = ({ terms, factor }: Candidate): Cents => cents(sumCents(terms.map(signed)) * factor);

/** A table must say more than the claim itself: two sums or a named one, a product, a doubling, or a part given up. */
function isProof(candidate: Candidate, claim: Cents): boolean {
  const { terms, factor, isCut } = candidate;
  const [only] = terms;
  const isNamed =
    terms.length === 1 && only !== undefined && /\p{L}{3}/u.test(only.label) && only.label.split(' ').length <= 5;
  const saysMore = terms.length >= 2 || isNamed || factor > 1 || isCut || terms.some((term) => term.isCalculated);
  const total = totalOf(candidate);
  return saysMore && terms.some((term) => term.part === 'base') && (isCut ? total > claim : total === claim);
}

/** Sums without a name get the one the story gives them, else a number, so that a reader can tell the rows apart. */
function rowsOf(
  { terms, factor, isCut }: Candidate,
  all: readonly MoneyTerm[],
  claim: Pick<ComposeInput['claim'], 'amount' | 'reasons'>,
  isDepositLaw: boolean,
): readonly AmountRow[] {
  const found = terms.map((term) => ({
    ...term,
    label:
      term.label ||
      (all.find((other) => other.cents === term.cents && other.part === term.part && other.label !== '')?.label ??
        all.find((other) => other.cents === term.cents && isPlainThing(other.label))?.label ??
        ''),
  }));
  const [plainAmount, ownCredit] = words.plainNamesFor(claim.reasons);
  // What a reason calls its one credit says nothing true of the second of two.
  const isPlainCase = terms.length <= 2;
  const plainCredit = isPlainCase ? ownCredit : words.PLAIN_NAMES[1];
  const isAlone = found.filter((term) => term.part === 'base').length === 1;
  const nameless = found.filter((term) => term.part === 'base' && term.label === '');
  const named = found.map((term) =>
    nameless.includes(term) && !isAlone ? { ...term, label: words.numberedLabel(nameless.indexOf(term) + 1) } : term,
  );
  const isTwice = (label: string): boolean => label !== '' && named.filter((term) => term.label === label).length > 1;
  const bases = named
    .filter((term) => term.part === 'base')
    .map((term) => ({
      label: upperFirst(isTwice(term.label) ? `${term.label} (${named.indexOf(term) + 1})` : term.label || plainAmount),
      cents: term.cents,
    }));
  const credits = named
    .filter((term) => term.part === 'credit')
    .map((term) => ({ label: words.lessLabel(lowerFirst(term.label || plainCredit)), cents: signed(term) }));
  const net = sumCents(terms.map(signed));
  const label =
    factor === 3 ? words.TWICE_AGAIN_LABEL : isDepositLaw ? words.DOUBLED_BY_LAW_LABEL : words.SAME_AGAIN_LABEL;
  const again = factor === 1 ? [] : [{ label, cents: cents(net * (factor - 1)) }];
  const cut = isCut
    ? [{ label: words.lessLabel(words.GIVEN_UP_LABEL), cents: cents(claim.amount - net * factor) }]
    : [];
  return [...bases, ...credits, ...again, ...cut];
}

/** Sentences whose every sum stands in the rows or is their total. */
function toldBy(proof: Candidate, all: readonly MoneyTerm[], claim: Cents): ReadonlySet<number> {
  const net = sumCents(proof.terms.map(signed));
  const labels = proof.terms.map(({ label }) => label).join(' ');
  const steps: ReadonlySet<number> = new Set(
    proof.terms.map((_, index) => sumCents(proof.terms.slice(0, index + 1).map(signed))),
  );
  const isTold = (term: MoneyTerm): boolean =>
    labels.includes(formatUsd(term.cents)) ||
    term.cents === claim ||
    term.cents === net ||
    (term.part === 'result' && steps.has(term.cents)) ||
    proof.terms.some((row) => row.cents === term.cents);
  const sentences = [...new Set(all.map((term) => term.sentence))];
  return new Set(sentences.filter((sentence) => all.filter((term) => term.sentence === sentence).every(isTold)));
}

/** What to ask about. One sum that is the claim, or a stated result that is the claim, leaves no question. */
function otherSum(
  terms: readonly MoneyTerm[],
  readings: readonly (readonly MoneyTerm[])[],
  claim: Cents,
): Cents | null {
  if (terms.length === 0) return null;
  // "Paid $389. I want $389 back.": one sum said again.
  if (terms.every((term) => term.cents === claim)) return null;
  if (readings.some((reading) => reading.length > 0 && totalOf({ terms: reading, factor: 1, isCut: false }) === claim))
    return null;
  const isStated = terms.some((term) => term.cents === claim && (term.part === 'result' || terms.length === 1));
  const hasSum = readings.some((reading) => reading.length >= 2);
  if (isStated && !hasSum) return null;
  const reading = readings.find((some) => some.length > 0);
  const sum = reading === undefined ? 0 : totalOf({ terms: reading, factor: 1, isCut: false });
  return sum > 0 ? cents(sum) : null;
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Names and abbreviations keep their capitals. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s+\p{Ll}|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
