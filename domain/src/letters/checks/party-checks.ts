import { formatLongEnglish } from '../../calendar/index.ts';
import { formatUsd } from '../../money/index.ts';
import type { CheckedParty, LetterCheckContext } from './check-letter-context.ts';
import { deliveryLinesIn, tellsOtherWay } from './delivery-in-text.ts';
import { finding, findingAt, type LetterFinding } from './finding.ts';
import { longDaysIn } from './money-and-dates.ts';
import { isTheirs, plainly, type ReadLetter } from './read-letter.ts';

/** R01 to R06 and R28: who writes, to whom, when, how it is sent, and what it is about. */
export function checkParties(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const head = letter.text.slice(letter.head.start, letter.head.end);
  return [
    ...missingLines(head, [context.sender], 'letter.sender_missing'),
    ...missingLines(head, context.recipients, 'letter.recipient_missing'),
    ...checkDate(letter, head, context),
    ...checkDelivery(letter, context),
    ...checkSubject(letter, context),
    ...checkSalutation(letter, context),
    ...checkSigner(letter, context),
  ];
}

function missingLines(
  head: string,
  parties: readonly CheckedParty[],
  code: 'letter.sender_missing' | 'letter.recipient_missing',
): readonly LetterFinding[] {
  const lines = head.split('\n').map((line) => line.trim());
  const isThere = (wanted: string): boolean => lines.some((line) => line.includes(wanted));
  return parties.flatMap(({ name, contact, addressLines }) =>
    [name, contact, ...addressLines]
      .filter((wanted) => wanted !== '' && !isThere(wanted))
      .map((wanted) => finding(code, null, { text: wanted })),
  );
}

function checkDate(letter: ReadLetter, head: string, { issuedOn }: LetterCheckContext): readonly LetterFinding[] {
  const date = formatLongEnglish(issuedOn);
  if (head.split('\n').some((line) => line.trim() === date)) return [];
  const isAlone = (start: number, end: number): boolean =>
    ['', '\n'].includes(head.charAt(start - 1)) && ['', '\n'].includes(head.charAt(end));
  const other = longDaysIn(head).find(({ start, end }) => isAlone(start, end));
  return other === undefined
    ? [finding('letter.date_missing', null, { date })]
    : [findingAt('letter.date_differs', letter.text, other, { date })];
}

/** This line may be missing: a letter need not say how it is sent. A line that says it wrongly may not be signed. */
function checkDelivery({ text }: ReadLetter, { deliveryLine }: LetterCheckContext): readonly LetterFinding[] {
  const namedWays = deliveryLinesIn(text).map((place) => ({ place, words: text.slice(place.start, place.end) }));
  if (namedWays.length === 0) {
    return deliveryLine === null ? [] : [finding('letter.delivery_line_missing', null, { line: deliveryLine })];
  }
  const wrong = namedWays.filter(({ words }) => plainly(words) !== plainly(deliveryLine ?? ''));
  const words = namedWays.map((one) => one.words);
  return deliveryLine !== null && tellsOtherWay(words, deliveryLine)
    ? wrong.map(({ place }) => findingAt('letter.delivery_line_false', text, place, { line: deliveryLine }))
    : wrong.map(({ place }) => findingAt('letter.delivery_line_wrong', text, place));
}

function checkSubject(letter: ReadLetter, { demand }: LetterCheckContext): readonly LetterFinding[] {
  const amount = formatUsd(demand);
  const [line = ''] = /^(?:RE|Re|Subject):[^\n]*/m.exec(letter.text.slice(0, letter.body.start)) ?? [];
  return line.includes(amount) ? [] : [finding('letter.subject_missing', null, { amount })];
}

const TITLE = /\b(?:Mr|Mrs|Ms|Miss|Mx|Sir|Madam|Messrs)\b\.?/;
const COMPANY_ENDING = /\b(?:LLC|L\.L\.C\.|Inc|Corp|Corporation|Ltd|LLP|LP|Company)\b\.?/i;

function checkSalutation({ text, salutation }: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  if (salutation === null) return [finding('letter.salutation_missing', null)];
  const line = text.slice(salutation.start, salutation.end);
  const title = TITLE.exec(line);
  const isInAName = context.recipients.some(({ name, contact }) => TITLE.test(`${name} ${contact}`));
  if (title !== null && !isInAName) {
    const start = salutation.start + title.index;
    return [findingAt('letter.guessed_title', text, { start, end: start + title[0].length })];
  }
  const isDear = line.startsWith('Dear');
  const isNamed = context.recipients.every(
    ({ name, contact }) => line.includes(name) || (contact !== '' && line.includes(contact)),
  );
  const isDearCompany = isDear && (COMPANY_ENDING.test(line) || businessesIn(line, context).length > 0);
  const isTwice = context.recipients.some(({ name, contact }) =>
    [name, contact].some((words) => words !== '' && line.split(words).length > 2),
  );
  return isNamed && !isDearCompany && !isTwice ? [] : [findingAt('letter.salutation_unfit', text, salutation)];
}

const businessesIn = (line: string, { recipients }: LetterCheckContext): readonly CheckedParty[] =>
  recipients.filter(({ kind, name, contact }) => kind === 'business' && line.includes(name) && contact !== name);

/** The look of a lawyer or an office of the State would mislead. */
const LAWYER_LOOK =
  /\b(?:Esq(?:uire)?\b\.?|attorneys? (?:at law|for)|counsel for|law (?:office|firm)s?|legal department|notary public|court order|official notice|final notice of legal action)/gi;
const AS_A_LAWYER = /\bEsq(?:uire)?\b\.?|\b[Aa]ttorneys? [Aa]t [Ll]aw\b/g;

function checkSigner(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const { text, tail, sentences } = letter;
  const lines = new Set(
    text
      .slice(tail.start, tail.end)
      .split('\n')
      .map((line) => line.trim()),
  );
  const looks = sentences
    .filter((sentence) => !sentence.isOurs && !isTheirs(sentence))
    .flatMap(({ start, end, section }) => {
      const isFrame = section === 'head' || section === 'tail';
      return [...text.slice(start, end).matchAll(isFrame ? LAWYER_LOOK : AS_A_LAWYER)].map(({ index, 0: words }) => ({
        start: start + index,
        end: start + index + words.length,
      }));
    })
    .filter(({ start, end }) => !context.names.some((name) => name.includes(text.slice(start, end))));
  return [
    ...context.signer
      .filter((line) => !lines.has(line))
      .map((line) => finding('letter.signer_missing', null, { text: line })),
    ...looks.map((place) => findingAt('letter.lawyer_look', text, place)),
  ];
}
