import { describe, expect, it } from 'vitest';
import type { Claim } from '../claims/claim.ts';
import { cents } from '../money/index.ts';
import { workOut } from './amount-lines.ts';
import { composeLetter } from './compose-letter.ts';
import { emptyLedger } from './composed-letter.ts';
import { type OwnWordsRules, readOwnWords } from './own-words.ts';
import { splitSentences } from './sentences.ts';
import { namesFrom } from './shouting.ts';
import { mayHurtOwnCase } from './story/asides.ts';
import { shorten } from './story/shorten.ts';
import { address, aParty, business, composeInput, day, depositClaim, person } from './testing-pack.ts';
import { addressRecipient, type VoiceInput } from './voice/address-recipient.ts';

const rules: OwnWordsRules = {
  claim: cents(200_000),
  dates: { issuedOn: day('2026-11-21'), happenedOn: day('2026-07-04'), yearFor: () => null, dayFor: () => null },
  names: namesFrom(['Brandon Bill', 'Ricky Love', 'Will May']),
  isEnglish: true,
};
const read = (typed: string): string =>
  readOwnWords(typed, rules, emptyLedger())
    .sentences.map(({ text }) => text)
    .join(' ');
const at = address('1 A St', 'Newark', '07102');
const speak = (texts: readonly string[], defendant: VoiceInput['defendants'][0], rest: Partial<VoiceInput> = {}) =>
  addressRecipient(
    texts,
    {
      claimant: aParty(person('Marisol', 'Vega'), at),
      defendants: [defendant],
      situation: 'broken-contract',
      isClaimantSeller: false,
      isFormName: () => false,
      whoIs: () => null,
      ...rest,
    },
    emptyLedger(),
  );

describe('law the person typed never reaches the letter, whichever state it is of', () => {
  it.each(['Under N.J.S.A. 56:8-19 this is so.', 'NJSA 46:8-21.1 says so.', 'See njac 13:45A.', 'See N.Y.S.A. 12-3.'])(
    '%s',
    (typed) => {
      expect(read(typed)).toBe('');
    },
  );

  it.each(['My casa is in Mesa.', 'I paid $200 by VISA on May 1, 2026.', 'I paid with Visa 20:15 that day.'])(
    'words that look alike stay: %s',
    (typed) => {
      expect(read(typed)).toBe(typed);
    },
  );

  it('and its full stops end no sentence', () => {
    expect(splitSentences('I read N.J.S.A. Fifty pages of it.')).toHaveLength(1);
  });
});

describe('a threat never reaches the letter, however it is put', () => {
  it.each([
    "If you don't pay I am calling ICE on your mother and I will make sure your boss at PSE&G knows what you are.",
    'PAY UP BRANDON OR WE SEND IT TO THE CREDIT BUREAUS AND CALL YOUR BOSS AT AMAZON!!!',
    'This is a crime and she can go to jail.',
    'He should rot in jail.',
    'They deserve to be arrested.',
    'My wife says Jordan is a liar.',
    'RICKY YOU ARE A LYING CHEATING NARCISSIST AND EVERYBODY KNOWS IT!!!!',
  ])('%s', (typed) => {
    expect(read(typed)).toBe('');
  });

  it.each([
    ['I told the police and they gave me a report.', 'I told the police and they gave me a report.'],
    ['I called the police on May 1, 2026.', 'I called the police on May 1, 2026.'],
    ['he blocked me. im gonna tell his job.', 'He blocked me.'],
    ['I moved out after you CHEATED with my friend Dana.', 'I moved out.'],
    ['You wilfully, wantonly and maliciously failed to come.', 'You failed to come.'],
  ])('what happened stays: %s', (typed, written) => {
    expect(read(typed)).toBe(written);
  });
});

describe('words and dates', () => {
  it.each([
    ['He said "by end of may". end of may came and nothing.', 'He said "by end of may". End of May came and nothing.'],
    ["I said no. they don't answer.", "I said no. They don't answer."],
    ['I lent it on good friday.', 'I lent it on Good Friday.'],
    ['I bought a ring from him for 2k.', 'I bought a ring from him for $2,000.'],
    ['Both say its glass and its fake.', "Both say it's glass and it's fake."],
    [
      'I called the same day, then 9/4, then 9/11.',
      'I called the same day, then on September 4, 2026, then on September 11, 2026.',
    ],
    ['Balance due 9/28.', 'Balance due September 28, 2026.'],
    ['I drank 1/2 of it, 24/7.', 'I drank 1/2 of it, 24/7.'],
    ['I called 10/1, 10/8.', 'I called on October 1, 2026 and October 8, 2026.'],
    ['I wrote on July 20 & August 8.', 'I wrote on July 20, 2026 and August 8, 2026.'],
    ['Took it to two jewelers.', 'I took it to two jewelers.'],
    [
      'He got my bike which I bought on 11/2/2024. I came on July 10.',
      'He got my bike which I bought on November 2, 2024. I came on July 10, 2026.',
    ],
    ['My car (plate D12-KLM, VIN 2HGFC2F59HH512345) stopped.', 'My car stopped.'],
    ['She wrote us a check for $2,350 from account number 4478120093.', 'She wrote us a check for $2,350.'],
    ['My insurance (policy AB-9938271) paid.', 'My insurance paid.'],
    [
      'HE DID NOT PAY FOR MAY. LEASE 5/1/2025 TO 4/30/2026.',
      'He did not pay for May. Lease May 1, 2025 to April 30, 2026.',
    ],
  ])('%s', (typed, written) => {
    expect(read(typed)).toBe(written);
  });

  it('a date that only fits the order of the story day first is asked about and left as typed', () => {
    const own = readOwnWords('I sent photos on August 3, 2026, August 10, 2026 and 5/9.', rules, emptyLedger());
    expect(own.sentences[0]?.text).toBe('I sent photos on August 3, 2026, August 10, 2026 and 5/9.');
    expect(own.unclear).toEqual([{ typed: '5/9', guess: '2026-09-05' }]);
  });
});

describe('who is who', () => {
  const camp = aParty(business('Future Stars Soccer Academy Inc.', 'Camp Office'), at);
  const gym = aParty(business('Iron Temple Fitness', 'Manager'), at);
  const church = aParty(business('Hope & Grace Church', 'Pastor Will Grant'), at);
  const dealer = aParty(business('Buy Here Drive Here LLC', 'Lou Ferrante'), at);
  const shop = aParty(business('ShopWell Supermarkets of NJ, Inc.', 'Store Manager'), at);
  const will = aParty(person('Will', 'May'), at);

  it.each([
    [camp, 'I signed up for the summer camp of Future Stars.', 'I signed up for your summer camp.'],
    [shop, 'I fell in the ShopWell in May.', 'I fell in your supermarket in May.'],
    [shop, 'The store manager wrote a report.', 'The store manager wrote a report.'],
    [gym, 'I cancelled my Iron Temple membership.', 'I cancelled my Iron Temple membership.'],
    [church, 'In July the pastor wrote me.', 'In July you wrote me.'],
    [church, 'The church uses it.', 'You use it.'],
    [aParty(person('Grace', 'Hope'), at), 'I lent my cousin grace $50.', 'I lent you $50.'],
    [shop, 'The chair is in my garage, they can get it.', 'The chair is in my garage, you can get it.'],
    [will, 'I saw Will May at church.', 'I saw you at church.'],
    [will, 'Customer Will May bought a bike.', 'You bought a bike.'],
  ])('%#: %s', (defendant, typed, written) => {
    expect(speak([typed], defendant).sentences).toEqual([written]);
  });

  it('a mechanic of mine with another name is not the dealer', () => {
    expect(
      speak(['My mechanic, Ray at Trenton Transmission, told me it is gone.'], dealer, { situation: 'auto' }).sentences,
    ).toEqual(['My mechanic, Ray at Trenton Transmission, told me it is gone.']);
  });

  it.each([
    [camp, ['My son Arjun is 14.', 'I paid $780.', 'They emailed me twice.', 'He was so sad.']],
    [dealer, ['I took it to Bergen Honda on Friday.', 'They found that the gasket was never changed.']],
    [dealer, ['They have not put them on.']],
    [will, ['He told him last year.']],
    [dealer, ['My friend Lou recommended Buy Here Drive Here.']],
    [will, ['I rented from Mr. May.', 'Mrs. May told me he keeps it.']],
    [will, ['I work for Will May from August.', 'He say me $18 one hour.', 'He no pay me.']],
  ])('%#: in doubt the claimant’s own sentences stand', (defendant, texts) => {
    const addressed = speak(texts, defendant);
    expect([addressed.manner, addressed.sentences]).toEqual(['own_words', texts]);
  });
});

describe('the sums', () => {
  const rows = (text: string, claim: number): readonly string[] | number | null => {
    const sentences = splitSentences(text).map(({ start, end }) => text.slice(start, end));
    const result = workOut(sentences, composeInput(depositClaim({ amount: cents(claim), reasons: [] }), { law: [] }));
    return result.kind === 'proven' ? result.rows.map((row) => `${row.label} ${row.cents}`) : result.sum;
  };

  it.each([
    [
      'Deposit 1950 plus interest 40 is 1990. Less 600 that he sent back and less 20 for the tile leaves 1370. Doubled under the deposit law: 2740.',
      274_000,
      [
        'Deposit 195000',
        'Interest 4000',
        'Less: money returned -60000',
        'Less: tile -2000',
        'The same amount again (doubled) 137000',
      ],
    ],
    [
      '2 months x 1450 = 2900. Door 625. Minus deposit $1,450. Balance 2075.',
      207_500,
      ['2 months at $1,450.00 290000', 'Door 62500', 'Less: deposit -145000'],
    ],
    ['1920 / 3 = 640', 64_000, ['One of 3 equal shares of $1,920.00 64000']],
    [
      'Repair is $6,300 but I give up everything over $5,000 so it can be small claims. I ask $5,000.',
      500_000,
      ['Repair 630000', 'Less: the part that is given up -130000'],
    ],
    ['Copay 375 + pain and suffering 2000. Total 2375.', 237_500, ['Copay 37500', 'Pain and suffering 200000']],
    ['TV 480, bracelet 1700', 218_000, ['TV 48000', 'Bracelet 170000']],
    [
      'I paid $7,450.50. The price we agreed was $4,200. 7,450.50 - 4,200 = 3,250.50',
      325_050,
      ['Amount paid 745050', 'Less: price we agreed on -420000'],
    ],
  ])('%s', (text, claim, expected) => {
    expect(rows(text, claim)).toEqual(expected);
  });
});

it('a shortened story keeps the sentence a "he" starts from', () => {
  const filler = Array.from({ length: 30 }, (_, index) => ({
    text: `The garden had ${index} trees and many birds sang in them all day long.`,
    day: null,
  }));
  const deal = { text: 'Ken told us about a horse club for older people.', day: null };
  const came = { text: 'He came over on January 14, 2026 and said each share was $3,600.', day: '2026-01-14' };
  expect(shorten([...filler, deal, came], emptyLedger())).toContain(deal);
});

describe('small words that are names elsewhere', () => {
  const church = aParty(business('Hope & Grace Church', 'Pastor Will Grant'), at);

  it('"will" after the church is no name', () => {
    expect(speak(['Pastor Will Grant said the church will pay me.'], church).sentences).toEqual([
      'You said you will pay me.',
    ]);
  });

  it('words in quotation marks keep their capitals', () => {
    expect(read('The sign says "ANADOLU TAILROING" on it.')).toBe('The sign says "ANADOLU TAILROING" on it.');
  });

  it('the green card of a certified letter is proof and stays', () => {
    expect(read('I have the green card, he signed it on April 21.')).toBe(
      'I have the green card, he signed it on April 21, 2026.',
    );
  });
});

it('the month of May is not the recipient of that name', () => {
  const may = aParty(person('May', 'Price'), at);
  expect(speak(['May asked me for $500 in May.'], may).sentences).toEqual(['You asked me for $500 in May.']);
});

describe('somebody who is neither side', () => {
  const salon = aParty(business('Glow Up Salon & Spa', 'Kim Tran'), at);
  const store = aParty(business('Cool Air Appliance Center', 'Returns Desk'), at);

  it.each([
    [salon, ['The dermatologist, Dr. Ellis, said it was a burn; she gave me a cream.']],
    [salon, ['The girl who did it left it on.', 'I told her twice.']],
    [store, ['Pep Boys told me it was fine.', 'They showed me.']],
    [store, ['The store told me to call the maker.', 'They did not answer.']],
    [store, ['I bought it from the store.', 'I called Samsung and they said no.']],
  ])('%#: is not turned into the recipient', (defendant, texts) => {
    const addressed = speak(texts, defendant, { situation: 'product' });
    expect([addressed.manner, addressed.sentences]).toEqual(['own_words', texts]);
  });

  it.each([
    ['If he pays me by Friday I will take down my Google review.', ''],
    ['Do I need to send them to you?', ''],
    ['No court, no papers, nothing.', 'No court, no papers, nothing.'],
  ])('%s', (typed, written) => {
    expect(read(typed)).toBe(written);
  });
});

it('a slip the other side owned up to is told, not left out as the claimant’s', () => {
  expect(mayHurtOwnCase('She said "sorry, I was looking at my phone".')).toBe(false);
  expect(mayHurtOwnCase('I was maybe walking a bit fast.')).toBe(true);
});

it('a lawyer’s phrases are said in everyday words, with the parties by name', () => {
  const typed =
    'Pursuant to that certain agreement entered into by and between the undersigned (hereinafter "Client") and Golden Hour Photo, LLC (hereinafter "Vendor") on January 9, 2026, Vendor covenanted and agreed to come on June 6, 2026, for total consideration in the sum of $1,000, of which Client duly tendered $500. Notwithstanding the foregoing, Vendor wilfully failed, refused and neglected to come.';
  expect(read(typed)).toBe(
    'Under an agreement between me and Golden Hour Photo, LLC on January 9, 2026, Golden Hour Photo, LLC agreed to come on June 6, 2026, for $1,000, of which I paid $500. Golden Hour Photo, LLC did not come.',
  );
});

describe('a letter as it is laid out', () => {
  const textOf = (claim: Claim): string => composeLetter(composeInput(claim)).text;

  it('the claimant’s own share keeps its owner', () => {
    const letter = textOf(
      depositClaim({
        situation: 'verbal-promise',
        reasons: ['split-cost'],
        amount: cents(120_000),
        story: 'You kept it.',
        calculation: '$1,800 in all. My share is $600. $1,800 - $600 = $1,200.',
      }),
    );
    expect(letter).toContain('Less: my share: -$600.00');
  });

  it('a long paragraph is not cut so that one sentence stands alone', () => {
    const story = Array.from({ length: 7 }, (_, nr) => `I wrote to you about item ${nr + 1}.`).join(' ');
    const letter = textOf(depositClaim({ story, calculation: '' }));
    const paragraphs = letter.split('\n\n').filter((block) => block.startsWith('I wrote to you'));
    expect(paragraphs.map((block) => block.split('. ').length)).toEqual([4, 3]);
  });
});
