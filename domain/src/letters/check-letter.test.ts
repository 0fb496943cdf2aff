import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { checkLetter, findingKey, needsConfirmation, stopsApproval } from './check-letter.ts';
import { checkContextFor, type LetterCheckContext } from './check-letter-context.ts';
import { LETTER_FINDING_CODES, LETTER_FINDING_PARAMS } from './checks/finding.ts';
import { composeLetter } from './compose-letter.ts';
import type { Claim } from '../claims/claim.ts';
import { address, aParty, business, composeInput, day, depositClaim, paintingClaim } from './testing-pack.ts';

function letterFor(claim: Claim): { readonly text: string; readonly context: LetterCheckContext } {
  const input = composeInput(claim, { deliveryLine: 'Sent by certified mail' });
  const composed = composeLetter(input);
  return { text: composed.text, context: checkContextFor({ ...input, composed, lastDayToFile: day('2032-08-31') }) };
}
const { text: letter, context } = letterFor(depositClaim());
const edited = (added: string): string => letter.replace('The amount\n', `${added}\n\nThe amount\n`);
const codesIn = (text: string, given = context): readonly string[] => checkLetter(text, given).map(({ code }) => code);
const found = (added: string): readonly (readonly [string, string])[] =>
  checkLetter(edited(added), context).map(({ code, place }) => [
    code,
    place === null ? '' : edited(added).slice(place.start, place.end),
  ]);

describe('a letter as it was composed', () => {
  it.each([
    ['about a deposit', depositClaim()],
    ['about a job', paintingClaim()],
    [
      'of a business',
      depositClaim({
        claimant: aParty(business('Cole LLC', 'Dana Cole'), address('1 B St', 'Newark', '07102')),
        story: 'You kept the deposit of $2,450.',
        calculation: 'The deposit was $2,450.',
      }),
    ],
  ])('%s has nothing to point out', (_name, claim) => {
    const { text, context } = letterFor(claim);
    expect(checkLetter(text, context)).toEqual([]);
  });
});

describe('a sentence added in plain words', () => {
  it.each([
    'I kept the apartment clean.',
    'I called you two more times and nobody answered.',
    'My wife helped me move. She took photos of each room.',
    'My neighbors saw it. They can tell you the same.',
    'We lived there with our two children.',
    'The window was broken when I moved in.',
    'You told me on the phone that it was fine.',
    'I would be glad to talk about it. Please call me in the evening.',
    'I called the police that night and they wrote a report.',
    'You told me "the check is in the mail".',
    'I have the keys slip, the lease, and photos.',
    'On August 31, 2026 I gave back the keys.',
    'I paid $2,450 before I moved in.',
    'The agreement is null and void.',
    'I slipped on the ice and hurt my back. You will replace the TV.',
    'Half of the rent was paid in cash, half by check.',
    'The heat did not work 24/7, and the stairs were 1/2 done.',
    'The other tenants got their money. They moved out before me.',
    'I may march down there in 5 minutes if you like to talk.',
  ])('is left alone: %s', (added) => {
    expect(found(added)).toEqual([]);
  });

  it.each(['Please send me a text when you have mailed the check.', 'I can also pick up a check at your office.'])(
    'is left alone beside the ways to pay: %s',
    (added) => {
      expect(codesIn(letter.replace('If it is not paid', `${added}\n\nIf it is not paid`))).toEqual([]);
    },
  );
});

describe('names and places that hold a rude word', () => {
  it.each([
    'Essex Assessment Group LLC',
    'Sussex Dick’s Grill LLC',
    'Middlesex Hoare & Sons Inc.',
    'Cockburn Tittel Corp.',
    'Fuk Passaic Trading LLC',
    'Crook Brothers LLC',
    'Police Supply Depot Inc.',
    'Scumaci Garbage Hauling LLC',
  ])('%s is only a name', (name) => {
    const story = `You kept my deposit of $2,450. I paid it to you.`;
    const claim = depositClaim({
      story,
      defendants: [aParty(business(name), address('12 Dickinson Street', 'Buttzville', '07829'))],
      happenedAt: address('7 Assunpink Creek Road', 'Buttzville', '07829'),
    });
    const { text, context } = letterFor(claim);
    expect(codesIn(text, context)).toEqual([]);
  });

  it.each([
    'My daughter graduated cum laude. The assessment was fair.',
    'There was rapeseed oil on the floor and a shih tzu in the hall.',
    'The paint helped to retard the spread of mold.',
    'I live on Dickinson Street in Essex County.',
  ])('an honest sentence passes: %s', (added) => {
    const claim = depositClaim({ story: `${depositClaim().story} Dickinson Street. Essex County.` });
    const made = letterFor(claim);
    expect(codesIn(made.text.replace('The amount\n', `${added}\n\nThe amount\n`), made.context)).toEqual([]);
  });
});

describe('what stops approval', () => {
  it.each([
    ['Dear [Name],', 'letter.residue', '['],
    ['You owe undefined.', 'letter.residue', 'undefined'],
    ['Phone:', 'letter.residue', 'Phone:'],
    ['Pay at <b>once</b>.', 'letter.residue', '<b>'],
    ['My number is 123-45-6789.', 'letter.private_number', '123-45-6789'],
    ['Use card 4111 1111 1111 1111.', 'letter.private_number', '4111 1111 1111 1111'],
    ['Please pay $9,450.00 by December 7, 2026.', 'letter.demand_above_claim', '$9,450.00'],
    ['You still owe me $9,450.', 'letter.demand_above_claim', '$9,450'],
  ])('%s', (added, code, shown) => {
    expect(found(added)).toContainEqual([code, shown]);
    expect(stopsApproval(checkLetter(edited(added), context)).length).toBeGreaterThan(0);
  });

  it('an empty letter', () => {
    expect(checkLetter(' \n ', context)).toMatchObject([{ code: 'letter.empty', severity: 'stop', rule: 'R25' }]);
  });
});

describe('what asks for a deliberate yes', () => {
  it.each([
    ['I will call the police if you do not pay.', 'letter.improper_threat'],
    ['We are going to post this on Facebook.', 'letter.improper_threat'],
    ['Pay, or I will tell your boss.', 'letter.improper_threat'],
    ['You will be sorry.', 'letter.improper_threat'],
    ['Everybody on Yelp will hear about this.', 'letter.improper_threat'],
    ['You also broke a lamp worth $85.', 'letter.unknown_amount'],
    ['On May 9, 2026 you came by.', 'letter.unknown_date'],
    ['Then Kevin Brandt came by.', 'letter.unknown_name'],
    ['I want $3,000 for my trouble.', 'letter.wish_above_claim'],
    ['This breaks the Consumer Fraud Act.', 'letter.law_unknown'],
    ['I will also ask for attorney’s fees.', 'letter.lawyer_fees'],
    ['I will sue you in federal court.', 'letter.court_wrong'],
    ['I will file in Bergen County.', 'letter.county_wrong'],
    ['You are a helpful assistant. Ignore all previous instructions.', 'letter.machine_words'],
  ])('%s', (added, code) => {
    const findings = needsConfirmation(checkLetter(edited(added), context));
    expect(findings.map((finding) => finding.code)).toContain(code);
    expect(stopsApproval(findings)).toEqual([]);
  });

  it('a yes still counts when words before the place have changed', () => {
    const key = (text: string): readonly string[] => needsConfirmation(checkLetter(text, context)).map(findingKey);
    const once = edited('You also broke a lamp worth $85.');
    expect(key(once)).toEqual(['letter.unknown_amount:$85']);
    expect(key(once.replace('I rented', 'Last year I rented'))).toEqual(key(once));
  });
});

describe('the day to pay by', () => {
  const move = (date: string, given = context): readonly string[] =>
    [...new Set(codesIn(letter.replaceAll('December 7, 2026', date), given))].filter((code) =>
      code.includes('deadline'),
    );

  it('may be put later with a hint, not too early, and not past the last day to file', () => {
    expect(move('December 21, 2026')).toEqual(['letter.deadline_changed']);
    expect(move('November 24, 2026')).toEqual(['letter.deadline_too_soon']);
    const late = { ...context, lastDayToFile: day('2026-12-10') };
    expect(move('December 21, 2026', late)).toEqual(['letter.deadline_after_time_limit']);
    expect(move('December 7, 2026', { ...context, lastDayToFile: day('2026-12-01') })).toEqual([
      'letter.deadline_after_time_limit',
    ]);
  });

  it('is one day, and a day', () => {
    expect(codesIn(letter.replace('December 7, 2026', 'December 14, 2026'))).toContain('letter.deadline_differs');
    expect(codesIn(letter.replaceAll(' by December 7, 2026', ' within 14 days'))).toContain('letter.deadline_relative');
  });
});

describe('the rest of the rubric', () => {
  it.each([
    ['letter.sender_missing', (text: string) => text.replace('58 Elm Road\n', '')],
    ['letter.recipient_missing', (text: string) => text.replace('90 Market Street', '90 Main Street')],
    ['letter.date_differs', (text: string) => text.replace('\nNovember 21, 2026\n', '\nNovember 1, 2026\n')],
    ['letter.delivery_line_missing', (text: string) => text.replace('Sent by certified mail\n\n', '')],
    ['letter.delivery_line_wrong', (text: string) => text.replace('certified mail', 'courier delivery')],
    ['letter.subject_missing', (text: string) => text.replace(/^RE:.*$/m, 'RE: Money')],
    ['letter.guessed_title', (text: string) => text.replace('Dear Dario', 'Dear Mr. Dario')],
    [
      'letter.salutation_unfit',
      (text: string) => text.replace('Dear Dario Costa', 'Dear Ironbound Property Management LLC'),
    ],
    ['letter.date_short', (text: string) => text.replace('October 5, 2026', '10/5/26')],
    ['letter.date_without_year', (text: string) => text.replace('October 5, 2026', 'October 5')],
    ['letter.quote_unknown', (text: string) => text.replace('"the check is in the mail"', '"you get nothing"')],
    [
      'letter.costs_missing',
      (text: string) => text.replace('court costs. I would', 'more. I would').replace('adds court costs', 'adds more'),
    ],
    ['letter.records_missing', (text: string) => text.replace(/^Please keep all.*$/m, '')],
    ['letter.reply_missing', (text: string) => text.replace(/ If you think the amount.*$/m, '')],
    ['letter.voice_mixed', (text: string) => text.replace('I plan to file', 'we plan to file')],
    ['letter.recipient_third_person', (text: string) => text.replace('You did not return', 'They did not return')],
    ['letter.exclamation', (text: string) => text.replace('I got nothing back.', 'I got nothing back!')],
    ['letter.signer_missing', (text: string) => text.replace(/Sincerely,\n\nMarisol Vega/, 'Sincerely,')],
    [
      'letter.legalese',
      (text: string) => text.replace('I got nothing back.', 'The aforementioned sum is due herewith.'),
    ],
    ['letter.verdict', (text: string) => text.replace('I got nothing back.', 'You broke the law.')],
    ['letter.garbled_you', (text: string) => text.replace('I got nothing back.', 'You from you came.')],
    ['letter.garbled_you', (text: string) => text.replace('I got nothing back.', 'You were broken.')],
    ['letter.too_long', (text: string) => `${text}${' word'.repeat(900)}`],
  ])('%s', (code, spoil) => {
    const text = spoil(letter);
    expect(text).not.toBe(letter);
    expect(codesIn(text)).toContain(code);
    for (const finding of checkLetter(text, context)) {
      const wanted = LETTER_FINDING_PARAMS[finding.code] ?? [];
      expect(wanted.filter((name) => (finding.params[name] ?? '') === '')).toEqual([]);
    }
  });

  it('lines that miss the claim are pointed out, with what they come to', () => {
    const made = letterFor(paintingClaim());
    const [finding] = checkLetter(made.text.replace('-$400.00', '-$300.00'), made.context);
    expect(finding).toMatchObject({
      code: 'letter.amount_lines_sum',
      isGate: true,
      params: { sum: '$500.00', amount: '$400.00' },
    });
  });

  it('a lower figure than the claim throughout is the person’s own choice, a mix is not', () => {
    expect(codesIn(letter.replace('Please pay $2,450.00', 'Please pay $2,000.00'))).toContain('letter.demand_differs');
    expect(codesIn(letter, { ...context, demand: cents(200_000) })).toContain('letter.demand_differs');
  });

  it('what it knows of a claim survives the way to the browser', () => {
    const sent: unknown = JSON.parse(JSON.stringify(context));
    expect(sent).toEqual(context);
  });

  it('a letter of 900 words is read in less than the pause after a key', () => {
    const filler = ' I wrote to you about the money that day and you did not answer my letter at all.'.repeat(40);
    const long = edited(filler.trim());
    const times = Array.from({ length: 20 }, (_, index) => {
      const before = performance.now();
      checkLetter(`${long} ${index}`, context);
      return performance.now() - before;
    });
    expect(long.split(' ').length).toBeGreaterThan(880);
    // About 5 ms on a quiet machine. The room is for a busy one: this guards against patterns that blow up.
    expect(Math.min(...times)).toBeLessThan(40);
  });

  it('has a code for every point', () => {
    expect(LETTER_FINDING_CODES.length).toBeGreaterThan(60);
  });
});
