import { formatLongEnglish } from '../../calendar/index.ts';
import { formatUsd } from '../../money/index.ts';
import type { CheckedParty, LetterCheckContext } from '../check-letter-context.ts';
import { matchesIn } from '../matches-in.ts';
import { deliveryLinesIn, tellsOtherWay } from './delivery-in-text.ts';
import { finding, findingAt, type LetterFinding, type Place } from './finding.ts';
import { longDatesIn } from './money-and-dates.ts';
import { plainly, type ReadLetter } from './read-letter.ts';

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
  const [other] = longDatesIn(head).filter(({ start, end }) => lineAt(head, start) === head.slice(start, end));
  return other === undefined
    ? [finding('letter.date_missing', null, { date })]
    : [findingAt('letter.date_differs', letter.text, other, { date })];
}

const lineAt = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n', at - 1) + 1, (text.indexOf('\n', at) + text.length + 1) % (text.length + 1)).trim();

/** Its own line may be gone: the letter need not tell how it is sent. A line that tells it wrongly may not be signed. */
function checkDelivery({ text }: ReadLetter, { deliveryLine }: LetterCheckContext): readonly LetterFinding[] {
  const told = deliveryLinesIn(text).map((place) => ({ place, words: text.slice(place.start, place.end) }));
  if (told.length === 0) {
    return deliveryLine === null ? [] : [finding('letter.delivery_line_missing', null, { line: deliveryLine })];
  }
  const wrong = told.filter(({ words }) => plainly(words) !== plainly(deliveryLine ?? ''));
  const words = told.map((one) => one.words);
  return deliveryLine !== null && tellsOtherWay(words, deliveryLine)
    ? wrong.map(({ place }) => findingAt('letter.delivery_line_false', text, place, { line: deliveryLine }))
    : wrong.map(({ place }) => findingAt('letter.delivery_line_wrong', text, place));
}

function checkSubject(letter: ReadLetter, { demand }: LetterCheckContext): readonly LetterFinding[] {
  const amount = formatUsd(demand);
  const [line = ''] = /^(?:RE|Re|Subject):[^\n]*$/m.exec(letter.text.slice(0, letter.body.start)) ?? [];
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

function checkSigner(letter: ReadLetter, context: LetterCheckContext): readonly LetterFinding[] {
  const tail = letter.text.slice(letter.tail.start, letter.tail.end);
  const lines = tail.split('\n').map((line) => line.trim());
  const missing = context.signer.filter((line) => !lines.includes(line));
  const names = [context.sender, ...context.recipients].map(({ name }) => name).join('\n');
  const outside: readonly Place[] = [letter.head, letter.tail];
  const looks = outside.flatMap(({ start, end }) =>
    matchesIn(letter.text.slice(start, end), LAWYER_LOOK)
      .filter((match) => !names.includes(match[0]))
      .map((match) => ({ start: start + match.index, end: start + match.index + match[0].length })),
  );
  const inBody = matchesIn(letter.plain, /\bEsq(?:uire)?\b\.?|\b[Aa]ttorneys? [Aa]t [Ll]aw\b/g).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return [
    ...missing.map((line) => finding('letter.signer_missing', null, { text: line })),
    ...[...looks, ...inBody].map((place) => findingAt('letter.lawyer_look', letter.text, place)),
  ];
}
