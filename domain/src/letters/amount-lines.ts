import { type Cents, cents, sumCents } from '../money/index.ts';
import { type MoneyTerm, readMoneyTerms } from './amount-terms.ts';
import { lessLabel, SAME_AGAIN_LABEL, UNNAMED_AMOUNT_LABEL, UNNAMED_CREDIT_LABEL } from './letter-wording.ts';

/** A row of the amount table. Credits are negative. */
export type AmountRow = { readonly label: string; readonly cents: Cents };

export type Calculation =
  /** The rows reach the claim to the cent. `told` are the sentences the rows already say. */
  | { readonly kind: 'proven'; readonly rows: readonly AmountRow[]; readonly told: ReadonlySet<number> }
  /** `sum` is what the amounts add to when that is something else, or null when they say nothing to add. */
  | { readonly kind: 'unproven'; readonly sum: Cents | null };

type Candidate = { readonly terms: readonly MoneyTerm[]; readonly isDoubled: boolean };

/** Looks for one reading of the calculation that comes to the claim exactly. It never fits signs to the answer. */
export function workOut(sentences: readonly string[], claim: Cents): Calculation {
  const terms = readMoneyTerms(sentences);
  const isDoubled = /\bdoubl(?:e|es|ed|ing)\b|\btwice\b|\btwo times\b|\b2 ?x\b|[x×*] ?2\b/i.test(sentences.join(' '));
  const readings = readingsOf(terms, claim);
  const candidates: readonly Candidate[] = readings.flatMap((reading) => [
    { terms: reading, isDoubled: false },
    ...(isDoubled ? [{ terms: reading, isDoubled: true }] : []),
  ]);
  const proof = candidates.find((candidate) => isProof(candidate, claim));
  const rows = proof === undefined ? null : rowsOf(proof, terms);
  if (proof !== undefined && rows !== null) return { kind: 'proven', rows, told: toldBy(proof, terms, claim) };
  return { kind: 'unproven', sum: proof === undefined ? otherSum(terms, readings, claim) : null };
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
const totalOf = ({ terms, isDoubled }: Candidate): Cents => cents(sumCents(terms.map(signed)) * (isDoubled ? 2 : 1));

/** A table must say more than the claim itself: two sums, a product, or a doubling. */
function isProof(candidate: Candidate, claim: Cents): boolean {
  const { terms, isDoubled } = candidate;
  const saysMore = terms.length >= 2 || isDoubled || terms.some((term) => term.isCalculated);
  return saysMore && terms.some((term) => term.part === 'base') && totalOf(candidate) === claim;
}

/** Null when too little is named for a reader to tell the rows apart. */
function rowsOf({ terms, isDoubled }: Candidate, all: readonly MoneyTerm[]): readonly AmountRow[] | null {
  const named = terms.map((term) => ({
    ...term,
    label:
      term.label ||
      (all.find((other) => other.cents === term.cents && other.part === term.part && other.label !== '')?.label ?? ''),
  }));
  const unnamed = named.filter((term) => term.part === 'base' && term.label === '');
  if (unnamed.length > 0 && named.filter((term) => term.part === 'base').length > 1) return null;
  const bases = named
    .filter((term) => term.part === 'base')
    .map((term) => ({ label: upperFirst(term.label || UNNAMED_AMOUNT_LABEL), cents: term.cents }));
  const credits = named
    .filter((term) => term.part === 'credit')
    .map((term) => ({ label: lessLabel(lowerFirst(term.label || UNNAMED_CREDIT_LABEL)), cents: signed(term) }));
  const again = isDoubled ? [{ label: SAME_AGAIN_LABEL, cents: sumCents(terms.map(signed)) }] : [];
  return [...bases, ...credits, ...again];
}

/** Sentences whose every sum stands in the rows or is their total. */
function toldBy(proof: Candidate, all: readonly MoneyTerm[], claim: Cents): ReadonlySet<number> {
  const isTold = (term: MoneyTerm): boolean =>
    term.cents === claim || proof.terms.some((row) => row.cents === term.cents);
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
  const isStated = terms.some((term) => term.cents === claim && (term.part === 'result' || terms.length === 1));
  const hasSum = readings.some((reading) => reading.length >= 2);
  if (isStated && !hasSum) return null;
  const reading = readings.find((some) => some.length > 0);
  return reading === undefined ? null : totalOf({ terms: reading, isDoubled: false });
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Names and abbreviations keep their capitals. */
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}+(?:\s+\p{Ll}|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
