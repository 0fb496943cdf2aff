import { type Cents, cents, formatUsd, parseUsd } from '../money/index.ts';
import { AGREED_PRICE, NAMED_ACTS } from './letter-wording.ts';
import { matchesIn } from './matches-in.ts';

/** One sum of money in a calculation, with the part it plays. Positions are those of the text it was read from. */
export type MoneyTerm = {
  readonly cents: Cents;
  /** `result`: what the person says it comes to. It is checked, never added. */
  readonly part: 'base' | 'credit' | 'result';
  /** Empty when the text does not name it. */
  readonly label: string;
  /** True when a plus, minus or times stands before it. */
  readonly isCalculated: boolean;
  readonly sentence: number;
};

const DIGITS = '(?:\\d{1,3}(?:,\\d{3})+|\\d+)';
const MONEY = `-?\\$\\s?${DIGITS}(?:\\.\\d{1,2})?(?![\\d%]|,\\d)|(?<![\\d.,$])${DIGITS}(?:\\.\\d{2})?\\s?(?:dollars|bucks|USD)\\b|(?<![\\d.,$])(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d{2})?|\\d+\\.\\d{2})(?![\\d%])`;
/** Only for text without any dollar sign, next to a sign of arithmetic: "2000 - 600 = 1400". */
const BARE_MONEY = '(?<![\\d.,$/])\\d{2,7}(?:\\.\\d{2})?(?![\\d%/])';
const UNIT = '(months?|weeks?|days?|hours?|hrs?|nights?|payments?|visits?|units?|items?|rooms?|people|years?)';
const COUNT = '(?<![\\d$.,/])(\\d{1,4}(?:\\.\\d{1,2})?)';

/** For a calculation without any sign at all: "deposit 2000, rent 1500". Years stay out. */
const LARGE_BARE_MONEY =
  "(?<![\\d.,$/#'’-]|\\b(?:in|since|of|apt|unit|no|route) |\\b(?:19|20)\\d\\d )(?!(?:19|20)\\d\\d(?!\\d))\\d{3,6}(?:\\.\\d{2})?(?![\\d%/]|\\s(?:[A-Z]\\w+ )?(?:Street|St|Avenue|Ave|Road|Rd|Drive|miles|sq|square)\\b)";

/** Reads the sums of a calculation, sentence by sentence. */
export function readMoneyTerms(sentences: readonly string[]): readonly MoneyTerm[] {
  const isSigned = (text: string): boolean => /\$|dollars|bucks|USD/i.test(text);
  const isArithmetic = (text: string): boolean =>
    /\d\s*[-+=x×*–−÷]\s*\d|\d \/ \d|\d\s*[+=]\s*\p{L}|\b(?:minus|plus|equals?|divided by)\b|\bless (?:the )?\d|=/iu.test(
      text,
    );
  // "Door 625." among sentences with signs: one name and one sum.
  const isRow = (text: string): boolean => /^\s*\p{L}[\p{L}\s'’]{1,30}:?\s*\d{3,6}(?:\.\d{2})?\W*$/u.test(text);
  const isTotal = (text: string): boolean =>
    /^\s*(?:(?:the |my |our )?(?:balance|total|sum|amount due|rest)\b)[^\d$]{0,20}\d{2,6}(?:\.\d{2})?\W*$/i.test(text);
  const isAnySigned = isSigned(sentences.join(' '));
  return sentences.flatMap((sentence, index) => {
    if (!/\d/.test(sentence)) return [];
    const extra = isSigned(sentence)
      ? ''
      : isArithmetic(sentence) || isTotal(sentence)
        ? `|${BARE_MONEY}`
        : isAnySigned && !isRow(sentence)
          ? ''
          : `|${LARGE_BARE_MONEY}`;
    return termsOf(sentence, index, `${MONEY}${extra}`);
  });
}

type Raw = {
  readonly cents: Cents;
  readonly start: number;
  readonly end: number;
  readonly label: string;
  readonly isNegative: boolean;
};

function termsOf(sentence: string, index: number, money: string): readonly MoneyTerm[] {
  const raw = rawTerms(sentence, money);
  const afters = raw.map((term, at) => sentence.slice(term.end, raw[at + 1]?.start ?? sentence.length));
  const isOperated = /[-+–−]|\b(?:minus|plus|less|subtract|deduct|take away|and)\b/i.test(sentence);
  const isNamedBefore = namesStandBefore(sentence, raw, afters);
  const named = isNamedBefore ? afters.map(() => ({ label: '', length: 0 })) : afters.map(labelAfter);
  return raw.map((term, at) => {
    const after = afters[at] ?? '';
    const gap = at === 0 ? sentence.slice(0, term.start) : (afters[at - 1] ?? '');
    // Words that name the sum before are not about this one.
    const ownGap = gap.slice(at === 0 ? 0 : (named[at - 1]?.length ?? 0));
    const isFirst = at === 0;
    const isWorked = (raw[at - 1]?.label ?? '') !== '';
    const operated = isWorked || (at > 0 && isOperated);
    const isPaidLine = index > 0 && /^\s*paid\s*:\s*$/i.test(gap);
    const isCredit = term.isNegative || isPaidLine || isCreditGap(gap, isFirst) || isCreditTail(after);
    const isResult =
      (!isCredit && isResultGap(gap, operated)) ||
      /^\s*(?:is|was)?\s*(?:left|total|in total|altogether|together)\b/i.test(after);
    const before = labelBefore(ownGap, after, raw.length === 1);
    return {
      cents: term.cents,
      part: isResult ? 'result' : isCredit ? 'credit' : 'base',
      label: term.label === '' ? named[at]?.label || before || actAfter(after, isCredit) : withName(term.label, before),
      isCalculated:
        term.isNegative ||
        /[-+–−]\s*\(?$|\b(?:minus|plus|less|subtract|deduct|take away)\b/i.test(gap) ||
        term.label !== '',
      sentence: index,
    };
  });
}

/** "Lost pay 10 days at $150": the product's own name stands first. */
const withName = (product: string, name: string): string =>
  name === '' || name.split(' ').length > 3 || /\d/.test(name) ? product : `${name}, ${product}`;

/** "Bike $579 shipping $36": every name stands before its sum when the first does and nothing follows the last. */
function namesStandBefore(sentence: string, raw: readonly Raw[], afters: readonly string[]): boolean {
  const [first] = raw;
  if (first === undefined || raw.length < 2) return false;
  const isFirstNamed = labelBefore(sentence.slice(0, first.start), '', false) !== '';
  return (
    isFirstNamed &&
    /^[\s.,;)]*$/.test(afters.at(-1) ?? '') &&
    afters.slice(0, -1).every((after) => !/^\s*(?:for|on)\b/i.test(after))
  );
}

type Patterns = {
  readonly any: RegExp;
  readonly countedPrice: RegExp;
  readonly pricedCount: RegExp;
  readonly countedThing: RegExp;
  readonly each: RegExp;
  readonly share: RegExp;
  readonly divided: RegExp;
};
/** Three sets at most: with signs, with bare sums of arithmetic, and with large bare sums. */
const patternsByMoney = new Map<string, Patterns>();

function patternsFor(money: string): Patterns {
  const known = patternsByMoney.get(money);
  if (known !== undefined) return known;
  const made: Patterns = {
    any: new RegExp(money, 'gi'),
    countedPrice: new RegExp(
      `${COUNT}\\s*${UNIT}?\\s*(?:x|×|\\*|at|@|times|of rent at)\\s*(${money})(?:\\s*(?:per|an?|each|\\/)\\s*${UNIT}?)?`,
      'gi',
    ),
    pricedCount: new RegExp(
      `(${money})\\s*(?:(?:per|an?|each|every|\\/)\\s*${UNIT})?\\s*(?:x|×|\\*|for|times)\\s*${COUNT}(?:\\s*${UNIT})?(?!\\s*[%/-])`,
      'gi',
    ),
    // "85 plates x $47.30"
    countedThing: new RegExp(`${COUNT}\\s+((?:\\p{L}+\\s+){1,2})(?:x|×|\\*|@)\\s*(${money})`, 'giu'),
    // "3 unpaid invoices of $450 each"
    each: new RegExp(`${COUNT}\\s+((?:\\p{L}+\\s+){1,3})(?:of|at|for)\\s+(${money})\\s+(?:each|apiece)\\b`, 'giu'),
    share: new RegExp(`\\b(half|(\\d{1,2}) ?(?:%|percent)) of (?:the |my |that )?(${money})`, 'gi'),
    // "1920 / 3", "$1,920 split 3 ways"
    divided: new RegExp(
      `(${money})\\s*(?:÷|/|divided by|split (?:by |in |into )?)\\s*(\\d{1,2})(?![\\d.,/])(?: ways| parts| people| of us)?`,
      'gi',
    ),
  };
  patternsByMoney.set(money, made);
  return made;
}

/** Sums as written, products ("3 months at $1,200") and shares ("half of $800") worked out in whole cents. */
function rawTerms(sentence: string, money: string): readonly Raw[] {
  const patterns = patternsFor(money);
  const found: Raw[] = [];
  const taken = new Uint8Array(sentence.length);
  const add = (start: number, length: number, value: Cents | null, label: string, isNegative = false): void => {
    const end = start + length;
    if (value === null || taken.subarray(start, end).includes(1)) return;
    taken.fill(1, start, end);
    found.push({ cents: value, start, end, label, isNegative });
  };
  for (const m of matchesIn(sentence, patterns.countedPrice)) {
    const price = usd(m[3] ?? '');
    add(m.index, m[0].length, times(price, m[1] ?? ''), productLabel(m[1] ?? '', m[2], price));
  }
  for (const m of matchesIn(sentence, patterns.pricedCount)) {
    const isTimes = /[x×*]|times/i.test(m[0].slice((m[1] ?? '').length));
    if (!isTimes && (m[2] === undefined || m[4] === undefined)) continue;
    const price = usd(m[1] ?? '');
    add(m.index, m[0].length, times(price, m[3] ?? ''), productLabel(m[3] ?? '', m[4] ?? m[2], price));
  }
  for (const m of [...matchesIn(sentence, patterns.countedThing), ...matchesIn(sentence, patterns.each)]) {
    const price = usd(m[3] ?? '');
    add(m.index, m[0].length, times(price, m[1] ?? ''), productLabel(m[1] ?? '', m[2]?.trim(), price));
  }
  for (const m of matchesIn(sentence, patterns.share)) {
    const whole = usd(m[3] ?? '');
    const share = m[2] === undefined ? 50 : Number(m[2]);
    const isExact = whole !== null && (whole * share) % 100 === 0;
    const name = m[2] === undefined ? 'Half' : `${m[2]} percent`;
    add(
      m.index,
      m[0].length,
      isExact ? cents((whole * share) / 100) : null,
      whole === null ? '' : `${name} of ${formatUsd(whole)}`,
    );
  }
  for (const m of matchesIn(sentence, patterns.divided)) {
    const whole = usd(m[1] ?? '');
    const parts = Number(m[2]);
    const isExact = whole !== null && parts >= 2 && whole % parts === 0;
    if (isExact)
      add(
        m.index,
        m[0].length,
        cents(whole / parts),
        parts === 2 ? `Half of ${formatUsd(whole)}` : `One of ${parts} equal shares of ${formatUsd(whole)}`,
      );
  }
  for (const m of matchesIn(sentence, patterns.any)) {
    add(m.index, m[0].length, usd(m[0]), '', m[0].startsWith('-'));
  }
  return found.sort((a, b) => a.start - b.start);
}

function usd(text: string): Cents | null {
  const parsed = parseUsd(text.replace(/^-|\s|dollars|bucks|USD/gi, '').replace(/[,.]$/, ''));
  return parsed.ok ? parsed.value : null;
}

/** Counts may have two decimals (2.5 hours); null when the product is no whole number of cents. */
function times(price: Cents | null, count: string): Cents | null {
  const hundredths = Math.round(Number(count) * 100);
  if (price === null || !Number.isSafeInteger(price * hundredths) || (price * hundredths) % 100 !== 0) return null;
  return cents((price * hundredths) / 100);
}

const productLabel = (count: string, unit: string | undefined, price: Cents | null): string =>
  price === null
    ? ''
    : unit === undefined
      ? `${count} times ${formatUsd(price)}`
      : `${count} ${plural(unit, count)} at ${formatUsd(price)}`;

const plural = (unit: string, count: string): string => (count === '1' || /s$|people/i.test(unit) ? unit : `${unit}s`);

const CREDIT_SIGN =
  /(?:(?:^|\s)[-–−]|\b(?:minus|less|subtract(?:ing)?|deduct(?:ing)?|take away|taking away|take off|taking off))\s*:?\s*\(?(?:[\p{L}'’]+\s+){0,6}:?\s*\(?$/iu;
const CREDIT_WORDS =
  /\b(?:got|get|received) back\b|\breturned\b|\brefunded\b|\bgave (?:me|us) back\b|\bpaid (?:me|us) back\b|\b(?:he|she|they|you|tenant|customer|client|landlord|buyer|company|seller)\s+(?:has |have |had |already |only |also )*(?:paid|returned|refunded|sent)\b|\bcredit\b|\bdiscount\b|\bpartial payment\b|^\s*(?:payments?(?: received| made)?|received|refund)\s*:\s*$/i;
const NEGATED = /\b(?:not|never|without|should have|refused to)\b|n['’]t\b/i;

function isCreditGap(gap: string, isFirst: boolean): boolean {
  if (isResultGap(gap, false)) return false;
  if (CREDIT_SIGN.test(gap) && !(isFirst && !/^\s*[-–−]\s*$/.test(gap) && /^\s*-\s*\p{L}/u.test(gap))) return true;
  return CREDIT_WORDS.test(gap) && !NEGATED.test(gap);
}

const isCreditTail = (after: string): boolean =>
  /^\s*(?:(?:was|were|has been|came|that was)\s+)?(?:returned|refunded|paid back|back|credited)\b/i.test(after);

/** "=", "equals", "for a total of", "they owe me": what follows is the outcome. */
function isResultGap(gap: string, operated: boolean): boolean {
  if (/\b(?:doubled|tripled)\b[^:=]{0,40}[:=]\s*$/i.test(gap)) return true;
  // "I give up everything over $5,000": a limit, no part of the loss.
  if (/\bgiv(?:e|ing) up\b[^$\d]{0,30}\b(?:over|above|beyond|more than)\s*$/i.test(gap)) return true;
  if (
    /(?:=|\bequals?|\bcomes? to|\bcame to|\bmakes?|\bleav(?:es|ing)(?: me| us)?|\badds? up to|\btotal(?:s|ing|ed)?(?: (?:of|is|was|comes to|owed|due|amount))*|\b(?:still )?owes? (?:me|us)|\b(?:am|are) (?:asking for|claiming|owed)|\b(?:ask for|claim|want) ?(?:is)?|\bdoubl(?:es|ed|ing) (?:it |that |this )?(?:to|is|makes|comes to)|\b(?:accept|take)|\bthe difference is|\bbalance(?: due)?(?: is| of)?)\s*:?\s*$/i.test(
      gap,
    )
  )
    return true;
  return operated && /\bis\s*$/i.test(gap);
}

const LEAD =
  /^(?:(?:and|then|so|the|my|our|his|her|their|your|a|an|of|this|in|total|on|from|i|we|they|he|she|you|it|also|plus|was|is|minus|less|subtract|deduct|only|that|for|but|had|have|has|[-+–−=()•*])(?:\s+|$))+/i;
const TRAIL =
  /(?:(?:^|\s+)(?:was|is|were|are|of|for|at|cost|costs|worth|me|us|him|her|them|you|about|by|the|a|an|comes to|in the amount|amount|additional|another|that|it|with|my|our|to|[-+–−=(:]))+$/i;

const THING =
  /^\s+(?!(?:is|was|were|are|back|left|total|in|to|from|and|but|which|that|because|so|each|per|a|an|the|i|we|they|he|she|you|it|not|minus|plus|less|more|for|on|of|at|x|times|dollars|doubled|twice|each|apiece)\b)((?:\p{L}[\p{L}'’-]*\s?){1,3}?)(?=\s*(?:[+=,.;()–-]|$|\b(?:and|plus|minus|less|is|was|on)\b))/iu;
const PURPOSE =
  /^\s*(?:for|on|in)\s+(?:the |my |our |a |an )?([^,.;:=()$\d]{3,50}?)(?=\s*(?:[,.;:=()]|$|\b(?:and|minus|plus|less|but|on|when|because)\b))/i;

const RETURNED =
  /^\s+(?:that |which )?(?:he|she|they|you|the landlord|the company|the store)(?: has| have| had)?(?: already)? (?:sent|gave|given|paid|returned|refunded)(?: me| us)?(?: back)?\b/i;
/** Two words for one thing. */
const PAIRED = '(?<!\\b(?:pain|time|room|parts|wear|shipping|bed|principal|heat)\\s)';

/** "$800 for two rooms", "$400 rental". `length` is how much of the text after the sum it takes up. */
function labelAfter(after: string): { readonly label: string; readonly length: number } {
  const [owed] = /^\s+(?:that |which )?(?:I|we) (?:still )?owed?\b/i.exec(after) ?? [];
  if (owed !== undefined) return { label: NAMED_ACTS.get('owed') ?? '', length: owed.length };
  const [returned] = RETURNED.exec(after) ?? [];
  if (returned !== undefined) return { label: NAMED_ACTS.get('got back') ?? '', length: returned.length };
  const match = PURPOSE.exec(after) ?? THING.exec(after);
  const words = match?.[1]?.trim() ?? '';
  const isName = /\p{L}{3}/u.test(words) && words.split(/\s+/).length <= 8;
  if (match === null || !isName) return { label: '', length: 0 };
  const name = words
    .replace(/\s+(?:is|was|were|are|equals?|leaves?|makes?|comes to)$/i, '')
    .replace(/^(?:(?:my|our|his|her|their|your|the)\s+)+/i, '');
  if (/^(?:all|total|in all|everything|anything|nothing|it|this|that|them|me|us|him|her)$/i.test(name))
    return { label: '', length: 0 };
  return { label: NAMED_ACTS.get(name.toLowerCase()) ?? name, length: match[0].length };
}

/** "- $300 paid": the act that stands alone behind a credit. */
function actAfter(after: string, isCredit: boolean): string {
  const [, act = ''] = isCredit
    ? (/^\s+(?:was |were |already )?(paid|refunded|returned)\b(?=\s*(?:[-=+.,;)]|$))/i.exec(after) ?? [])
    : [];
  return NAMED_ACTS.get(act.toLowerCase() === 'paid' ? 'already paid' : act.toLowerCase()) ?? '';
}

const ALONE = /[,.;()+]|\bplus\b|\bminus\b|\bless\b/i;
const AMONG_OTHERS = new RegExp(`[,.;()+]|${PAIRED}\\band\\b|\\bplus\\b|\\bminus\\b|\\bless\\b`, 'i');

/** "My deposit was $2,000", "Repair: $300". */
function labelBefore(gap: string, after: string, isAlone: boolean): string {
  const [, line = ''] = /^\s*[-–*•]?\s*(?:less:?\s)?(\p{L}[^:;$]{1,58}[^:;$\s])\s*:\s*-?$/iu.exec(gap) ?? [];
  if (line !== '' && /^\W*$/.test(after)) return NAMED_ACTS.get(line.toLowerCase()) ?? line;
  // "a cream ($85)"
  const [, aside = ''] =
    /\b(?:an?|the|my|our|his|her|two|\d+)\s((?:\p{L}[\p{L}'’-]*\s){0,2}\p{L}[\p{L}'’-]*)\s\($/iu.exec(gap) ?? [];
  if (aside !== '' && after.startsWith(')')) return aside;
  const [, number] = /#\s?(\d{2,8})\s*\(?$/.exec(gap) ?? [];
  if (number !== undefined) return `No. ${number}`;
  const clause =
    gap
      .replace(/[\s:=–-]+$/, '')
      .split(isAlone ? ALONE : AMONG_OTHERS)
      .at(-1) ?? '';
  const label = clause
    .trim()
    .replace(LEAD, '')
    .replace(TRAIL, '')
    .replace(LEAD, '')
    .replace(/^(?:all|altogether|together|so)$/i, '')
    .trim();
  const [owner] = label.toLowerCase() === 'share' ? (/\b(?:my|our)(?= share\b)/i.exec(clause) ?? []) : [];
  if (owner !== undefined) return `${owner.toLowerCase()} ${label.toLowerCase()}`;
  // "... because they charged me": the act next to the sum names it.
  if (/\b(?:fixed|repaired)(?: it| them)?(?: for)?$/i.test(clause.trim())) return NAMED_ACTS.get('fixed') ?? '';
  const lastAct =
    /\b(had to pay|made me pay|paid|lent|loaned|spent|gave|charged|lost|kept)(?: (?:me|us|him|her|them|you|it|only|another \w+))*$/i.exec(
      clause.trim(),
    )?.[1] ?? '';
  if (lastAct !== '') {
    // "the second tile man charged": not the one the letter goes to.
    const [, other = ''] =
      /^(?:the|an?) ((?:second|other|new|next|different) (?:\p{L}+ ){1,3})(?:charged|made me pay)\b/iu.exec(
        clause.trim(),
      ) ?? [];
    return other === '' ? (NAMED_ACTS.get(lastAct.toLowerCase()) ?? '') : other.trim();
  }
  // "lent marcus": a loan is made to somebody, whose name says nothing here.
  if (/\b(?:lent|loaned) (?:to )?[\p{L}'’]+$/iu.test(clause.trim())) return NAMED_ACTS.get('lent') ?? '';
  const act = NAMED_ACTS.get(label.toLowerCase());
  if (act !== undefined) return act;
  if (/^price (?:that )?(?:we|they|he|she|you)(?: had)? agreed(?: on| to)?$/i.test(label)) return AGREED_PRICE;
  const isName =
    (/\p{L}{3}/u.test(label) || /^\p{Lu}{2}$/u.test(label)) &&
    label.split(/\s+/).length <= 7 &&
    label.length <= 60 &&
    !/[$"]/.test(label);
  return isName ? label : '';
}
