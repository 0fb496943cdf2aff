import { describe, expect, it } from 'vitest';
import { cents } from '../money/index.ts';
import { workOut } from './amount-lines.ts';
import { emptyLedger } from './composed-letter.ts';
import { type OwnWordsRules, readOwnWords } from './own-words.ts';
import { findPrivateNumbers } from './private-numbers.ts';
import { splitSentences } from './sentences.ts';
import { namesFrom } from './shouting.ts';
import { isNotEnglish } from './story-language.ts';
import { address, aParty, business, composeInput, day, depositClaim, person } from './testing-pack.ts';
import { addressRecipient, type VoiceInput } from './voice/address-recipient.ts';

const rules: OwnWordsRules = {
  claim: cents(200_000),
  dates: { issuedOn: day('2026-11-21'), happenedOn: day('2025-06-15'), yearFor: () => null, dayFor: () => null },
  names: namesFrom(['Weehawken', 'Chidi Okonkwo', 'PC Richard', 'Will Marsh']),
  isEnglish: true,
};
const read = (typed: string): string =>
  readOwnWords(typed, rules, emptyLedger())
    .sentences.map(({ text }) => text)
    .join(' ');
const split = (text: string): readonly string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it.each([
    ['I paid Mr. Lee $4.50. He left.', ['I paid Mr. Lee $4.50.', 'He left.']],
    [
      'Bob J. Smith of Acme Inc. called at 5 p.m. on Jan. 3. I said no.',
      ['Bob J. Smith of Acme Inc. called at 5 p.m. on Jan. 3.', 'I said no.'],
    ],
    ['It was ticket No. 114. We went home.', ['It was ticket No. 114.', 'We went home.']],
    [
      'He works for Acme Inc. He told me "Wait. I will pay." Then he left!',
      ['He works for Acme Inc.', 'He told me "Wait. I will pay."', 'Then he left!'],
    ],
    ['i called. they left. no one came', ['i called.', 'they left.', 'no one came']],
    ['Deposit: $500\nRent: $200', ['Deposit: $500', 'Rent: $200']],
    ['A line that was\nwrapped here.', ['A line that was\nwrapped here.']],
    ['I live on Main St. in Apt. B. I moved.', ['I live on Main St. in Apt. B.', 'I moved.']],
    ['She said "no', ['She said "no']],
  ])('%s', (text, sentences) => {
    expect(split(text)).toEqual(sentences);
  });
});

describe('dates', () => {
  it.each([
    ['I paid on 9/1/24.', 'I paid on September 1, 2024.'],
    ['I paid on 2024-09-01.', 'I paid on September 1, 2024.'],
    ['I paid on the 3rd of March 2025.', 'I paid on March 3, 2025.'],
    ['I paid on March 3rd, 2025, in cash.', 'I paid on March 3, 2025, in cash.'],
    ['It broke on june 15 again.', 'It broke on June 15, 2025 again.'],
    ['I paid on May 2, 2024 and again on May 9.', 'I paid on May 2, 2024 and again on May 9, 2024.'],
    ['It failed on December 24.', 'It failed on December 24, 2025.'],
    ['I live in Apt 5/6/24 there.', 'I live in Apt 5/6/24 there.'],
    ['It may 5 times fail.', 'It may 5 times fail.'],
    ['It was ready on 13/01/2026.', 'It was ready on January 13, 2026.'],
    ['It was due on 2/30/2026.', 'It was due in February 2026.'],
    ['I called March 10 and 15, 2026.', 'I called on March 10, 2026 and March 15, 2026.'],
    ['I rented from May 3 to June 5, 2025.', 'I rented from May 3, 2025 to June 5, 2025.'],
    ['He came 6/28, 7/9 and 7/20.', 'He came June 28, 2025, July 9, 2025 and July 20, 2025.'],
    ['It broke in Sept 2025.', 'It broke in September 2025.'],
    ['He wrote "see you on 5/6/24" to me.', 'He wrote "see you on 5/6/24" to me.'],
  ])('%s', (typed, written) => {
    expect(read(typed)).toBe(written);
  });
});

describe('tone', () => {
  it.each([
    ['I WANT MY MONEY FROM CHIDI OKONKWO IN WEEHAWKEN', 'I want my money from Chidi Okonkwo in Weehawken.'],
    ['I NEVER got it!!!', 'I never got it.'],
    ['Chidi Okonkwo did not pay. i recieved nothing.', 'Chidi Okonkwo did not pay. I received nothing.'],
    ['He kept my fucking deposit.', 'He kept my deposit.'],
    ['This scumbag sold my bike.', 'The other side sold my bike.'],
    ['He is a liar and he kept my keys.', 'He kept my keys.'],
    ['If you do not pay me, I will tell your boss.', ''],
    ['I asked twice, and I will post this on Facebook.', 'I asked twice.'],
    ['He told me "I will kill you" and left.', 'He told me "I will kill you" and left.'],
    ['I bought rapeseed in Buttzville, cum laude.', 'I bought rapeseed in Buttzville, cum laude.'],
    ['The BMW needs HVAC work.', 'The BMW needs HVAC work.'],
    ['I want $1,500 back.', 'I want $1,500 back.'],
    ['I want $5,000 back.', ''],
  ])('%s', (typed, written) => {
    expect(read(typed)).toBe(written);
  });
});

describe('spelling', () => {
  it.each([
    ['im sure they didnt come, and i waited.', "I'm sure they didn't come, and I waited."],
    ['Did’nt they say its broken?', "Didn't they say it's broken?"],
    ['I paid the the man and could of left.', 'I paid the man and could have left.'],
    ['The constructor never came.', 'The constructor never came.'],
  ])('%s', (typed, written) => {
    expect(read(typed)).toBe(written);
  });
});

describe('private numbers', () => {
  it.each([
    ['My SSN is 123-45-6789 and I moved out in May.', 'I moved out in May.'],
    ['I asked twice. My SSN is 123-45-6789 and I moved out in May.', 'I asked twice. I moved out in May.'],
    ['I paid from account number 12345678 by wire.', 'I paid from account by wire.'],
    ['I paid with card 4111-1111-1111-1111 in the shop.', 'I paid by card in the shop.'],
    ['You hit my car (plate ABC-123) twice.', 'You hit my car twice.'],
    ['The VIN is 1HGCM82633A004352. It was sold.', 'It was sold.'],
    ['My policy number is HO-1234567, and it did not cover this.', 'It did not cover this.'],
    ["His driver's license D12345678901234 was shown.", "His driver's license was shown."],
  ])('%s', (typed, written) => {
    expect(read(typed)).toBe(written);
  });

  it.each([
    'Call (973) 555-0148.',
    'ZIP 07102-1234',
    'Order 123456789012',
    'A price tag of 12000',
    'I paid $12,345.67 in 2024.',
    'The 2024 policy says so.',
    'My account was charged $500.',
    'Invoice 1001',
  ])('is not one: %s', (text) => {
    expect(findPrivateNumbers(text)).toEqual([]);
  });
});

describe('speaking to the recipient', () => {
  const painter = aParty(business('Northfield Painting LLC', 'Owen Marsh'), address('1 A St', 'Newark', '07102'));
  const robert = aParty(person('Robert', 'Lee'), address('1 A St', 'Newark', '07102'));
  const luis = aParty(person('Luis', 'Ortega'), address('1 A St', 'Newark', '07102'));
  const claimant = aParty(person('Marisol', 'Vega'), address('2 B St', 'Newark', '07102'));
  const speak = (texts: readonly string[], defendants: VoiceInput['defendants'], rest: Partial<VoiceInput> = {}) =>
    addressRecipient(
      texts,
      {
        claimant,
        defendants,
        situation: 'construction',
        isClaimantSeller: false,
        isFormName: (word) => /Northfield|Painting|Robert|Lee|Luis|Ortega/.test(word),
        whoIs: () => null,
        ...rest,
      },
      emptyLedger(),
    );

  it.each([
    ['Northfield Painting was late and the contractor has not paid me.', 'You were late and you have not paid me.'],
    ['They never came back, and their office ignored me.', 'You never came back, and your office ignored me.'],
    ['The company refuses to answer.', 'You refuse to answer.'],
    ["Northfield Painting's offer was fair.", 'Your offer was fair.'],
    ['I bought tiles. They cracked.', 'I bought tiles. They cracked.'],
    ['My wife called and they told her no.', 'My wife called and they told her no.'],
    ['The manager told me they would pay, then he left.', 'The manager told me you would pay, then your manager left.'],
    ['Owen takes the money and leaves.', 'You take the money and leave.'],
    ['The check I gave Northfield Painting was cashed.', 'The check I gave you was cashed.'],
    ['I went to the shop of Northfield Painting and they had left.', 'I went to your shop and you had left.'],
    ['I waited at Northfield Painting.', 'I waited at your business.'],
    [
      "He's never called me, he isn't honest and he's late.",
      "You have never called me, you aren't honest and you are late.",
    ],
  ])('a business: %s', (typed, written) => {
    expect(speak([typed], [painter]).sentences).toEqual([written]);
  });

  it.each([
    ['He owes me $500 and I called him on May 1.', 'You owe me $500 and I called you on May 1.'],
    ['Robert told the officer that he did not see my car.', 'You told the officer that you did not see my car.'],
    ['I asked her for her half and she blames the bank.', 'I asked you for your half and you blame the bank.'],
    ['Does he owe it? He does.', 'Do you owe it? You do.'],
    ['Me and Robert shared a flat.', 'You and I shared a flat.'],
    ['I asked for my coats and he kept them.', 'I asked for my coats and you kept them.'],
  ])('a person: %s', (typed, written) => {
    expect(speak([typed.replace(/^Does he/, 'does he')], [robert]).sentences[0]?.toLowerCase()).toBe(
      written.toLowerCase(),
    );
  });

  it.each([
    [['My son Theo is 9.', "Robert's dog ran to him and bit his arm.", 'We ran.', 'He got six stitches.']],
    [['Another painter looked at it.', 'He said it was wrong.']],
    [['A second shop found it.', 'They fixed it.']],
    [['He gave it to his brother.', 'His brother dropped it.', 'He said it was an accident.']],
  ])('somebody else may be meant, so nothing is turned: %j', (texts) => {
    const addressed = speak(texts, [robert]);
    expect(addressed.manner).toBe('own_words');
    expect(addressed.sentences).toEqual(texts);
    expect(addressed.unsure.length).toBeGreaterThan(0);
  });

  it('an answer to who is meant turns the rest', () => {
    const texts = ['Another painter looked at it.', 'He said it was wrong.', 'Robert never called.'];
    expect(speak(texts, [robert], { whoIs: () => 'other' }).sentences).toEqual([
      'Another painter looked at it.',
      'He said it was wrong.',
      'You never called.',
    ]);
  });

  it('of several recipients, all together are you and one alone keeps the name', () => {
    expect(speak(['Robert and Luis left.', 'Luis wrote "same".', 'They owe me.'], [robert, luis]).sentences).toEqual([
      'You left.',
      'Luis wrote "same".',
      'You owe me.',
    ]);
  });
});

describe('the calculation', () => {
  const rows = (text: string, claim: number): readonly string[] | number | null => {
    const result = workOut(split(text), composeInput(depositClaim({ amount: cents(claim), reasons: [] }), { law: [] }));
    return result.kind === 'proven' ? result.rows.map((row) => `${row.label} ${row.cents}`) : result.sum;
  };

  it.each([
    [
      'My deposit was $2,000. I got back $600. They kept $1,400.',
      140_000,
      ['Deposit 200000', 'Less: money returned -60000'],
    ],
    [
      'My deposit was $2,000. I got back $600. They kept $1,400. The law doubles it.',
      280_000,
      ['Deposit 200000', 'Less: money returned -60000', 'The same amount again (doubled) 140000'],
    ],
    ['3 months at $1,200 plus $1,400 for movers', 500_000, ['3 months at $1,200.00 360000', 'Movers 140000']],
    ['$25 an hour for 2.5 hours', 6_250, ['2.5 hours at $25.00 6250']],
    ['2000 - 600 = 1400', 140_000, ['Full amount 200000', 'Less: the part that is fair to take off -60000']],
    ['$2,800 repair + $400 rental = $3,200.', 320_000, ['Repair 280000', 'Rental 40000']],
    [
      'Unpaid rent for May $1,800, June $1,800 and July $1,800 less the deposit of $2,700',
      270_000,
      ['Unpaid rent for May 180000', 'June 180000', 'July 180000', 'Less: deposit -270000'],
    ],
    ['3 unpaid invoices of $450 each', 135_000, ['3 unpaid invoices at $450.00 135000']],
    [
      'The kept deposit was $1,225 and the law doubles it to $2,450.',
      245_000,
      ['Kept deposit 122500', 'The same amount again (doubled) 122500'],
    ],
    ['Half of $4,500', 225_000, ['Half of $4,500.00 225000']],
    ['Bike $579.00 shipping $36.49', 61_549, ['Bike 57900', 'Shipping 3649']],
    [
      'I paid $6,500. It is worth $3,750. The difference is $2,750.',
      275_000,
      ['Amount paid 650000', 'Less: what it is worth -375000'],
    ],
    [
      'Cost to rebuild is $26,500 but I will accept 20,000',
      2_000_000,
      ['Cost to rebuild 2650000', 'Less: the part that is given up -650000'],
    ],
    ['Loss $900, tripled is $2,700', 270_000, ['Loss 90000', 'Two more times the same amount (tripled) 180000']],
    ['Rent $500, fees $500, movers $1,000', 200_000, ['Rent 50000', 'Fees 50000', 'Movers 100000']],
  ])('%s comes to the claim', (text, claim, expected) => {
    expect(rows(text, claim)).toEqual(expected);
  });

  it.each([
    ['My deposit was $2,000. I got back $600. They kept $1,400.', 280_000, 140_000],
    ['Parts $500, labor $450', 100_000, 95_000],
    ['The total is $2,450.', 245_000, null],
    ['I think it is fair.', 245_000, null],
  ])('%s does not come to %d, and no signs are fitted to make it so', (text, claim, sum) => {
    expect(rows(text, claim)).toBe(sum);
  });
});

describe('the language', () => {
  it.each([
    ['El dueño no me devolvió el depósito y no contesta las llamadas que hice.', true],
    ['Ev sahibi depozitomu geri vermedi ve bu para benim için çok önemli bir para.', true],
    ['房东没有退还我的押金，我打了很多次电话他都不接。', true],
    ['Мой арендодатель не вернул залог за квартиру', true],
    ['The landlord Jose de la Cruz kept my deposit and did not call.', false],
    ['landlord kept deposit', false],
    ['', false],
  ])('%s', (text, expected) => {
    expect(isNotEnglish(text)).toBe(expected);
  });
});
