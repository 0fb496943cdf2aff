import { isPhone, isPlainNumber, type NumberRun, numberRunsIn } from './number-runs.ts';
import type { Found } from '../issue.ts';
import type { StorySentence } from '../sentences/story-sentences.ts';
import { setOf } from '../sentences/verb-words.ts';
import type { Word } from '../sentences/words.ts';

/** Beside one of these three digits are enough: the number is a secret, whatever its form. */
const SECRETS =
  setOf(`ssn ssns pin pins password passwords passcode passcodes passwd pwd pw passphrase combination combo code codes keycode
  badge shield licence licences lic cdl plate plates vin iban swift bic routing cvv cvc passport alien itin tin ein
  medicare medicaid subscriber beneficiary mrn uscis anumber acct dl aba tckn plaka kimlik placa pasaporte pasaport
  ehliyet licencia login sec`);
/** Beside one of these a run of letters and digits is kept out of papers by the court rules, valid or not. */
const PRIVATE_LABELS =
  setOf(`tag tags policy account accounts card cards social member id ids insurance debit credit visa mastercard amex discover
  checking savings bank patient group tax cuenta tarjeta poliza seguro hesap kart registration greencard`);

/** Beside one of these a number is nobody's secret. */
const PUBLIC_LABELS =
  setOf(`invoice invoices order orders receipt receipts model case docket apartment apt unit tracking ticket
  confirmation claim serial part item sku estimate job reference ref permit lot block room suite flight phone telephone cell
  mobile fax tel zip complaint report quote po box check checks transaction booking reservation file odometer mileage
  size style batch version store page route highway exit usps ups fedex dhl amount total deposit rent balance work
  product barcode upc isbn address house building floor summons contract agreement lease proposal listing
  call text statute v vs section bill price cost sum payment route bus train mile marker meter tire tires purchase color paint pattern warranty email log`);

/** The same words where they label nothing: "social media", "on account of", "price tag". */
const NO_LABEL_BEFORE = setOf(
  'price return refund business gift greeting report score cancellation store privacy on of sim memory sd',
);
const NO_LABEL_NEXT = setOf('media worker services distancing payments');

/** How many words a label may come before its number, and behind it. */
const BEFORE = 8;
const BEHIND = 5;
/** Fewer signs are no number of a document, but for a PIN, the last four of a social security number, and a card's code. */
const LEAST_SIGNS = 5;
const SHORT_SECRETS = setOf('pin ssn social cvv cvc');

const CARS = setOf(
  'car cars auto vehicle truck trucks van suv sedan plate plates jeep honda toyota ford chevy nissan bmw driver pickup motorcycle trailer parked towed tow hyundai kia lexus subaru mazda drove driving taxi uber registration',
);
const PLATE = /^(?:[A-Z]{3}\d{2}[A-Z]|[A-Z]\d{2}[A-Z]{3}|\d{3}[A-Z]{3}|[A-Z]{3}\d{3,4})$/;

type Label = { readonly at: number; readonly isPrivate: boolean; readonly distance: number };

/** The label nearest to a run, or null. A label comes before its number rather than behind it. */
function nearestLabel(words: readonly Word[], { from, to }: NumberRun): Label | null {
  let best: Label | null = null;
  const consider = (at: number, distance: number): void => {
    const isPrivate = isSecret(words, at) || isPrivateLabel(words, at);
    if (!isPrivate && !PUBLIC_LABELS.has(words[at]?.low ?? '')) return;
    if (best === null || distance < best.distance) best = { at, isPrivate, distance };
  };
  for (let at = from - 1; at >= Math.max(0, from - BEFORE); at -= 1) consider(at, from - at);
  for (let at = to; at < Math.min(words.length, to + BEHIND); at += 1) consider(at, at - to + 2.5);
  return best;
}

/** What a code opens; any other code ("zip code", "error code") is nobody's. */
const LOCKED = setOf(
  'alarm door gate safe garage lock lockbox access security entry keypad pass login vault unlock passcode shed locker cvv verification',
);
const OPEN_CODES = setOf(
  'zip area dress qr promo discount error fire housing health building state city municipal bar coupon color fault county source',
);

function isSecret(words: readonly Word[], at: number): boolean {
  const low = words[at]?.low ?? '';
  if (!SECRETS.has(low)) return false;
  const before = words[at - 1]?.low ?? '';
  if (low === 'code' || low === 'codes' || low === 'combination' || low === 'combo')
    return (
      !OPEN_CODES.has(before) &&
      (low.startsWith('comb') || words.slice(Math.max(0, at - 2), at + 4).some((word) => LOCKED.has(word.low)))
    );
  if (low === 'swift' || low === 'sec') return low === 'swift' ? words[at]?.isAllCaps === true : before === 'soc';
  return low !== 'login' || words.length > 1;
}

function isPrivateLabel(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !PRIVATE_LABELS.has(word.low)) return false;
  const [before, next] = [words[at - 1]?.low ?? '', words[at + 1]?.low ?? ''];
  if (NO_LABEL_NEXT.has(next) || (word.low === 'account' && next === 'of')) return false;
  if (word.low === 'id' && PUBLIC_LABELS.has(before)) return false;
  // "Id get 1000": without its apostrophe, and no document of anybody.
  if (word.low === 'id' && !word.isAllCaps && !OWNED.has(before) && !isNamedNext(words[at + 1])) return false;
  if (word.low === 'insurance' && words.some((one) => one.low === 'claim')) return false;
  if (word.low === 'insurance' || word.low === 'bank') return !PUBLIC_LABELS.has(next);
  if (word.low === 'credit') return next === 'card' || next === 'union' || next === 'account';
  return !(
    NO_LABEL_BEFORE.has(before) &&
    (word.low === 'tag' || word.low === 'card' || word.low === 'policy' || word.low === 'account')
  );
}

/** What comes before the name of a document, and behind it. */
const OWNED = setOf(
  'my his her their our your the a an state photo government student school work employee green member',
);
const isNamedNext = (next: Word | undefined): boolean =>
  next === undefined || next.hasDigit || MARKERS.has(next.low) || next.low === 'card';

/** Numbers that court rules keep out of papers, each with its whole phrase: "plate number of the truck is ABC-12D". */
export const privateNumbersIn = (sentence: StorySentence): readonly Found[] => numbersIn(sentence, true);

/** Those that a label or their own shape tells: for pages that print addresses, dockets and form numbers of our own. */
export const namedNumbersIn = (sentence: StorySentence): readonly Found[] => numbersIn(sentence, false);

function numbersIn({ words, text }: StorySentence, withUnknown: boolean): readonly Found[] {
  const hasCar = words.some(({ low }) => CARS.has(low));
  const password = withUnknown ? passwordIn(words) : null;
  if (password !== null) return [password];
  const found: Found[] = [];
  for (const run of numberRunsIn(words)) {
    if (isMoney(words, run)) continue;
    const label = nearestLabel(words, run);
    if (isPrivateNumber(words, run, label, hasCar, withUnknown))
      found.push(phraseOf(words, run, label?.isPrivate === true ? label.at : null));
  }
  return [...found, ...spelledOut(words), ...maskedIn(words, text)];
}

const MONEY_WORDS = setOf('dollar dollars buck bucks usd cents');

/** A sum of money is nobody's secret: one number behind a currency sign, or before the currency's name. */
const isMoney = (words: readonly Word[], { from, to, groups }: NumberRun): boolean =>
  groups.length === 1 &&
  (groups[0]?.length ?? 0) <= MOST_DIGITS_OF_MONEY &&
  (/[$€£₺]$/.test(words[from]?.before ?? '') || MONEY_WORDS.has(words[to]?.low ?? ''));
const MOST_DIGITS_OF_MONEY = 6;

/**
 * The shapes of a private number, beside those that tell themselves (a social security number, a card, a VIN, a plate):
 * three or more digits beside what opens something, five or more signs beside the name of a document, or three or more
 * where "number", "is" or "ending in" joins it to that name.
 */
function isPrivateNumber(
  words: readonly Word[],
  run: NumberRun,
  label: Label | null,
  hasCar: boolean,
  withUnknown: boolean,
): boolean {
  const { signs, groups } = run;
  const isPublic = label !== null && !label.isPrivate && (label.distance <= 6 || signs.length < 6);
  const digits = signs.replace(/\D/g, '').length;
  const lengths = groups.map(({ length }) => length).join('-');
  const isSecretHere = label !== null && isSecret(words, label.at);
  if (isSecretHere && label.distance <= NEAR && digits >= 3 && !isLabelSum(words, run, label)) {
    const kind = words[label.at]?.low ?? '';
    if (OPENERS.has(kind) || !isPlainNumber(words, run) || (isPhone(words, run) && groups.length === 1)) return true;
  }
  // By their shape alone.
  if (digits === signs.length && lengths === '3-2-4' && !(isPublic && label.distance <= 2)) return true;
  if (/^A\d{8,9}$/.test(signs) && !isPublic) return true;
  if (digits === 9 && lengths === '3-3-3' && !(isPublic && label.distance <= 2)) return true;
  if (
    isPlainNumber(words, run) &&
    !(isPhone(words, run) && label?.isPrivate === true && label.distance <= (groups.length === 1 ? 5 : 2))
  )
    return false;
  if (isPublic) return false;
  if (digits === signs.length && digits >= 13 && digits <= 19) return true;
  if (signs.length === 17 && digits > 2 && digits < 17) return true;
  if (hasCar && PLATE.test(signs)) return true;
  if (label === null || !label.isPrivate) return withUnknown && isUnknown(words, run, digits);
  if (signs.length >= LEAST_SIGNS) return !isSum(words, run, label);
  if (digits >= 3 && label.distance <= 5 && isMarked(words, run, label)) return !isSum(words, run, label);
  return (
    signs.length >= 3 &&
    SHORT_SECRETS.has(words[label.at]?.low ?? '') &&
    label.distance <= 5 &&
    (words[label.at]?.low !== 'social' || digits === 4)
  );
}

/** "ID 4471" and "account number 4471": right behind its name, or joined to it. */
const isMarked = (words: readonly Word[], { from }: NumberRun, { at }: Label): boolean =>
  (at === from - 1 && MARKERS.has(words[at]?.low ?? '')) ||
  words.slice(at + 1, from).some(({ low }) => MARKERS.has(low));

/** How far a secret's label reaches. Words. */
const NEAR = 7;
/** What opens something looks like a day now and then: "18-24-4". */
const OPENERS = setOf('combination combo pin pins password passcode code codes passwd pwd pw');
const SUM_BEFORE = setOf('for cost costs paid pay charged owe owed of');

const isLabelSum = (words: readonly Word[], { from, signs }: NumberRun, { at }: Label): boolean =>
  /[$€£₺]$/.test(words[from]?.before ?? '') ||
  (/^\d{3,5}$/.test(signs) && SUM_BEFORE.has(words[from - 1]?.low ?? '') && at !== from - 1);

/** A long number, or one of letters and digits, that nothing names: not a model behind its maker's name, no telephone. */
function isUnknown(words: readonly Word[], { from, to, signs, groups }: NumberRun, digits: number): boolean {
  const before = words[from - 1];
  const lengths = groups.map(({ length }) => length).join('-');
  if (digits === signs.length) return digits >= 6 && lengths !== '5-4' && !(digits === 10 && groups.length === 1);
  if (digits < 3 || signs.length < LEAST_SIGNS) return false;
  const isModel =
    (before?.isCapital === true && words[from]?.before === '' && before.low.length > 1) ||
    groups.some((group) => MODEL.test(group)) ||
    words[to]?.isCapital === true;
  return !isModel && !/^\d+[A-Z]{1,4}$/.test(signs) && !/^[A-Z]{2,}(?:\d{1,4})$/.test(signs);
}
const MODEL = /^(?:RAV4|CRV|XPS|MK\d|V\d|\d{2,3}Z?R\d{2}|\d+X\d+)$/;

const PASSWORDS = setOf('password passcode passwd passphrase pwd');
const IS = setOf('is was');
const NO_PASSWORD = setOf(
  'changed wrong required needed not on in the a my reset locked expired never given different shared protected for what still no',
);
/** "The password is sunshine": a secret without a digit. */
function passwordIn(words: readonly Word[]): Found | null {
  for (let at = 0; at < words.length; at += 1) {
    if (!PASSWORDS.has(words[at]?.low ?? '')) continue;
    for (let is = at + 1; is < Math.min(words.length - 1, at + 7); is += 1) {
      const isGiven = IS.has(words[is]?.low ?? '') || words[is]?.before === ':';
      const value = words[words[is]?.before === ':' ? is : is + 1];
      if (isGiven && value !== undefined && !NO_PASSWORD.has(value.low) && !value.low.endsWith('ed'))
        return { kind: 'private_number', start: words[at]?.start ?? 0, end: value.end };
    }
  }
  return null;
}

const PAID = setOf(
  'charged charge paid pay billed cost took withdrew transferred sent deposited spent refunded credited owed put',
);
const MARKERS = setOf('number no num is was ending id code');

/** "They charged my card 12500": a sum without its sign. */
function isSum(words: readonly Word[], { from, signs }: NumberRun, { at }: Label): boolean {
  if (!/^\d{3,5}$/.test(signs) || at > from) return false;
  if (words.slice(at, from).some(({ low }) => MARKERS.has(low)) || /[#:]/.test(words[from]?.before ?? '')) return false;
  return words.slice(Math.max(0, at - 4), from).some(({ low }) => PAID.has(low));
}

/** Words of a label before its own word: "my state farm insurance", "driver's". */
const LABEL_PARTS = setOf(
  'my his her their our your the a an licence social security bank credit debit checking savings drivers driver health insurance green member medicaid plate passport routing account card number and last four policy tag',
);

function phraseOf(words: readonly Word[], { from, to }: NumberRun, label: number | null): Found {
  let first = label === null ? from : Math.min(label, from);
  while (
    first > 0 &&
    label !== null &&
    first > from - BEFORE - 5 &&
    LABEL_PARTS.has(words[first - 1]?.low ?? '') &&
    !words[first]?.before.includes(',')
  )
    first -= 1;
  let last = label === null ? to : Math.max(label + 1, to);
  if (label !== null && label >= to && words[last]?.low === 'number') last += 1;
  return { kind: 'private_number', start: words[first]?.start ?? 0, end: words[last - 1]?.end ?? 0 };
}

const SPOKEN = setOf(
  'zero one two three four five six seven eight nine oh double triple ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hyphen dash cero uno dos tres cuatro cinco seis siete ocho nueve sifir bir iki uc dort bes alti yedi sekiz dokuz',
);

/** "My social is four four seven ...": at least four digits spelled out beside a label. */
function spelledOut(words: readonly Word[]): readonly Found[] {
  const found: Found[] = [];
  let at = 0;
  while (at < words.length) {
    let to = at;
    while (to < words.length && SPOKEN.has(words[to]?.low ?? '')) to += 1;
    if (to - at >= 4) {
      const run = { from: at, to, signs: '', groups: [] };
      const label = nearestLabel(words, run);
      if (label?.isPrivate === true) found.push(phraseOf(words, run, label.at));
    }
    at = Math.max(to, at + 1);
  }
  return found;
}

/** Numbers cut by unusual signs: "123/45/6789", "4111_1111_1111_1111". */
function maskedIn(words: readonly Word[], text: string): readonly Found[] {
  const found: Found[] = [];
  for (let at = 0; at + 2 < words.length; at += 1) {
    const [one, two, three] = [words[at], words[at + 1], words[at + 2]];
    if (one === undefined || two === undefined || three === undefined) continue;
    const isCut = two.before === '/' && three.before === '/';
    if (isCut && /^\d{3}\/\d{2}\/\d{4}$/.test(text.slice(one.start, Math.min(three.end, one.start + 12))))
      found.push({ kind: 'private_number', start: one.start, end: three.end });
  }
  return found;
}
