import { describe, expect, test } from 'vitest';
import { checkLetter } from '../check-letter.ts';
import { checkContextFor } from '../check-letter-context.ts';
import { composeLetter } from '../compose-letter.ts';
import { aParty, composeInput, day, depositClaim } from '../testing-pack.ts';

const input = composeInput();
const composed = composeLetter(input);
const context = checkContextFor({ ...input, composed, lastDayToFile: day('2032-08-31') });
const rulesFor = (sentence: string, before: string): readonly string[] =>
  checkLetter(composed.text.replace(`\n${before}\n`, `\n${sentence}\n\n${before}\n`), context).map(({ rule }) => rule);

/** Each stands in the claimant's story, where people type most. */
const FAULTS: Readonly<Record<string, readonly string[]>> = {
  R21: [
    'I will report you to ICE.',
    'If you fail to pay, criminal charges will be filed.',
    'Pay now or I go to the police.',
    'You could go to jail for this.',
    'I have already told my friends to leave bad reviews.',
    'I will make sure your license is taken away.',
    'Your boss will find out.',
    'My brother will come by your house to collect.',
    'I will put a sign on your lawn.',
    'Unless I get the money, the newspaper gets this story.',
    'Failure to pay will affect your credit score.',
    'You have until Friday, or your wife hears about it.',
    'I will file a complaint with the licensing board unless you pay.',
    'Expect a visit from my cousins.',
    'I will see to it that you never work in this town again.',
  ],
  R12: [
    'You are liable for this.',
    'You committed theft by deception.',
    'What you did is illegal.',
    'You broke the law.',
    'A judge will rule for me.',
    'This was a scam.',
  ],
  R11: [
    'Under the New Jersey Consumer Fraud Act I can get three times my loss.',
    'N.J.S.A. 56:8-19 applies.',
    'See Smith v. Jones.',
    'The Truth in Renting Act says so.',
    'Under 42 U.S.C. 1983 you owe this.',
  ],
  R19: ["You will also pay my attorney's fees.", 'I will ask for legal fees.'],
  R22: ['You people are unbelievable!', 'You are a con man.', 'This is bs.', 'OMG you are rude.', 'I am SICK of this.'],
  R26: [
    'Dear [Landlord Name], please pay.',
    'Lorem ipsum dolor sit amet.',
    'The price was XXXX.',
    'I paid (amount) then.',
  ],
  R27: ['My bank account number is 000123456789.', 'Your plate is K42 NRT.', 'My SSN is 123 45 6789.'],
  R14: ['Please pay me $99,999.00.', 'I now demand $99,999.'],
  R09: [
    'You also owe $37.21 for stamps.',
    'That was on January 2, 2019.',
    'I met you with Jonathan Applewhite.',
    'About 35 percent was missing.',
  ],
  R08: ['On 3/4/25 I called.', 'On March 4 I called.'],
  R18: [
    'I will sue you in Supreme Court.',
    'I plan to file in Burlington County.',
    'I will file this in district court.',
  ],
  R24: ['Pursuant to our agreement, the aforementioned rooms were left.'],
  R30: ['No me devolvió el dinero y no contesta mis llamadas desde hace dos meses.'],
  R29: ['He never called me back.', 'They refused to pay me.', 'My landlord kept it.'],
  R10: ['You wrote "you will never see that money".'],
};
/** These stand below "How to pay", in the letter's own voice. */
const FAULTS_BELOW: Readonly<Record<string, readonly string[]>> = {
  R15: ['Please pay within ten days.'],
  R17: ['You may pay in monthly payments.'],
  R23: ['We expect payment soon.', 'This is sent on behalf of my family.'],
  R28: ['John Smith, Attorney at Law, wrote this.'],
};

const pairs = (faults: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(faults).flatMap(([rule, sentences]) => sentences.map((sentence) => [rule, sentence] as const));

describe('one sentence too many', () => {
  test.each(pairs(FAULTS))('%s: %s', (rule, sentence) => {
    expect(rulesFor(sentence, 'The amount')).toContain(rule);
  });

  test.each(pairs(FAULTS_BELOW))('%s: %s', (rule, sentence) => {
    expect(rulesFor(sentence, 'If it is not paid')).toContain(rule);
  });
});

describe('one honest sentence more', () => {
  test.each([
    'I waited outside for an hour and nobody opened the door.',
    'The work was poor and the paint came off the wall.',
    'You promised to call me back the same day.',
    'I asked my sister to come with me. She saw everything.',
    'My husband and I talked to you about it twice.',
    'My doctor said that I must rest. He gave me a note.',
    'The boxes were wet and they smelled.',
    'There were three other people in the room, and they heard it.',
    'Your workers came late. They left trash in my yard.',
    'It has been a hard year for my family.',
    'I do not want a fight. I only want what is fair.',
    'My children were cold at night and they cried.',
    'A friend of mine is a painter, and he looked at the work too.',
    'I would also accept the item back in the same condition.',
    'You said that you would pay on Friday.',
    'The inspector came and he found mold in the wall.',
    'Nothing was fixed, so I hired someone else. They did it in a day.',
    'In May I wrote to your office.',
    'If we go to court, I will show the judge the photos.',
    'I may go to small claims if you do not answer.',
    'My phone is (973) 555-0148.',
    'I asked you in person, and I will ask again.',
    'The police wrote a report, and I have a copy.',
  ])('%s', (sentence) => {
    expect(rulesFor(sentence, 'The amount')).toEqual([]);
  });
});

describe('a firm called "You Move LLC"', () => {
  const moved = composeInput(
    depositClaim({
      defendants: [aParty({ kind: 'business', legalName: 'You Move LLC', contactName: '' }, input.claim.happenedAt)],
    }),
  );
  const letter = composeLetter(moved);
  const about = checkContextFor({ ...moved, composed: letter, lastDayToFile: day('2032-08-31') });
  const codesFor = (sentence: string): readonly string[] =>
    checkLetter(letter.text.replace('\nThe amount\n', `\n${sentence}\n\nThe amount\n`), about).map(({ code }) => code);

  test('may be named', () => {
    expect(codesFor('The truck said You Move on its side.')).not.toContain('letter.garbled_you');
  });

  test('hides no sentence that a replacement broke', () => {
    expect(codesFor('Then You Moved in with You Movers.')).toContain('letter.garbled_you');
  });
});
