import type { LetterRule } from '../checks/finding.ts';

/**
 * Letters that must lose points, made by spoiling a good one. Each names the rules it must fail: a scorer that lets one
 * of them pass is too kind.
 */
export type BadLetter = {
  readonly name: string;
  readonly spoil: (good: string) => string;
  readonly mustFail: readonly LetterRule[];
};

/** The fill-in-the-blanks kind found in public code, in our own words. */
const FILLED_IN = `[Your Name]
[Your Address]

To Whom It May Concern,

Dear Northfield Painting LLC,

I am writing on behalf of Imani Clarke-Dubois with regard to the aforementioned sum due pursuant to our agreement. Despite repeated requests, the Defendant has failed, refused, and neglected to remit payment of the amount outstanding, notwithstanding the fact that said amount has been due and owing for a considerable period of time and remains unpaid to date.

Interest at 10% has accrued in the amount of $60.00. Demand is hereby made for payment of $460.00 within fourteen (14) days. Failure to comply will result in the immediate commencement of legal proceedings in the appropriate court without further notice, wherein all available remedies shall be sought, including treble damages and attorney's fees.

Govern yourself accordingly.

Sincerely,

{{signature}}`;

const put =
  (before: string, added: string) =>
  (good: string): string =>
    good.replace(before, `${added}${before}`);
const swap =
  (from: string | RegExp, to: string) =>
  (good: string): string =>
    good.replaceAll(from, to);
const all =
  (...steps: readonly ((good: string) => string)[]) =>
  (good: string): string =>
    steps.reduce((text, step) => step(text), good);

/** A sentence that is in the good letter's facts, near their end. */
const NEAR_THE_END = 'You did not answer.';

/** They spoil the letter about the half-done painting job: $400.00 by December 7, 2026, Small Claims, Essex County. */
export const badLetters: readonly BadLetter[] = [
  {
    name: 'filled-in blanks of the usual kind',
    spoil: () => FILLED_IN,
    mustFail: [
      'R01',
      'R02',
      'R03',
      'R04',
      'R05',
      'R06',
      'R07',
      'R09',
      'R11',
      'R14',
      'R15',
      'R16',
      'R18',
      'R19',
      'R20',
      'R23',
      'R24',
      'R26',
      'R28',
      'R29',
    ],
  },
  {
    name: 'threats of police, immigration, and shame',
    spoil: put(
      'If it is not paid',
      'If you do not pay, I will call the police and report you to immigration. Everyone on Facebook will hear what you did. I know where you live.\n\n',
    ),
    mustFail: ['R21'],
  },
  {
    name: 'the wrong part of the court, in the wrong county',
    spoil: all(
      swap(/the Small Claims Section of the .{0,40}Special Civil Part/g, 'the Law Division'),
      swap('Essex County', 'Bergen County'),
    ),
    mustFail: ['R18'],
  },
  {
    name: 'lines that do not add up',
    spoil: swap('-$400.00', '-$300.00'),
    mustFail: ['R13'],
  },
  {
    name: 'two figures, one of them above the claim',
    spoil: swap('Please pay $400.00', 'Please pay $1,310.00'),
    mustFail: ['R09', 'R14'],
  },
  {
    name: 'a date in numbers, one without a year, one that nobody typed',
    spoil: put(NEAR_THE_END, 'On 4/2/26 I wrote. On May 5 I wrote again. On July 9, 2026 you signed a paper. '),
    mustFail: ['R08', 'R09'],
  },
  {
    name: 'we, us and on behalf of in a letter of one person',
    spoil: all(
      swap('I plan to file', 'we plan to file'),
      swap('pay me', 'pay us'),
      put('What happened', 'This is sent on behalf of my family.\n\n'),
    ),
    mustFail: ['R23'],
  },
  {
    name: 'insults, shouting, chat spelling, a picture',
    spoil: put(NEAR_THE_END, 'You are a lying crook and u NEVER ANSWERED ME AGAIN!!! 😡 '),
    mustFail: ['R22', 'R26'],
  },
  {
    name: 'the painter as they, and words that nobody said in quotation marks',
    spoil: all(
      swap(
        'The work stopped on March 5, 2026.',
        'Northfield Painting LLC stopped and left. They refused to come back.',
      ),
      put('How to pay', 'You told me "I never meant to finish this job".\n\n'),
    ),
    mustFail: ['R10', 'R29'],
  },
  {
    name: 'law that does not fit, verdicts, lawyer’s fees',
    spoil: put(
      'How to pay',
      'You violated the Consumer Fraud Act, N.J.S.A. 56:8-2, and you are guilty of theft. The court will award me triple damages and attorney fees.\n\n',
    ),
    mustFail: ['R11', 'R12', 'R19'],
  },
  {
    name: 'private numbers',
    spoil: put('How to pay', 'My Social Security number is 123-45-6789. You paid with card 4111 1111 1111 1111.\n\n'),
    mustFail: ['R27'],
  },
  {
    name: 'no date to pay by, no way to answer, nothing to keep, signed by a lawyer',
    spoil: all(
      swap(/ by December 7, 2026/g, ' within 14 days'),
      swap(/If you think the amount is wrong[^\n]*\n/g, '\n'),
      swap(/Please keep all messages[^\n]*\n/g, '\n'),
      (good) => `${good}, Esq.\nAttorney at Law`,
    ),
    mustFail: ['R07', 'R15', 'R17', 'R20', 'R28'],
  },
  {
    name: 'a letter in Spanish, without its heading',
    spoil: put(
      'How to pay',
      'El pintor no terminó el trabajo y no me devolvió el dinero. Yo le llamé dos veces y él no contestó. No quiero ir a la corte pero lo haré si no me paga.\n\n',
    ),
    mustFail: ['R30'],
  },
  {
    name: 'a name with its accents lost, and the greeting guessed',
    spoil: all(swap('Imani Clarke-Dubois', 'Imani Clarke Dubois'), swap('Dear Owen Marsh:', 'Dear Mr. Marsh:')),
    mustFail: ['R01', 'R06', 'R28', 'R30'],
  },
];
