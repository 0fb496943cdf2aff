import { describe, expect, it } from 'vitest';
import type { Claim } from '../claims/claim.ts';
import { cents } from '../money/index.ts';
import { checkLetter } from './check-letter.ts';
import { checkContextFor } from './check-letter-context.ts';
import { composeLetter } from './compose-letter.ts';
import { aParty, address, business, composeInput, day, depositClaim, person } from './testing-pack.ts';

/** What a stranger stumbled over who read letters of hard stories aloud. */
const at = address('1 A St', 'Newark', '07102');
const letterOf = (claim: Partial<Claim>, answers: Readonly<Record<string, string>> = {}): string =>
  composeLetter(
    composeInput(depositClaim({ situation: 'broken-contract', reasons: ['service-not-done'], ...claim }), {
      law: [],
      decisions: { answers, lawOut: [], settlement: null, delivery: null },
    }),
  ).text;
const toPerson = (first: string, last: string) => ({ defendants: [aParty(person(first, last), at)] as const });
const toFirm = (name: string, contact = '') => ({ defendants: [aParty(business(name, contact), at)] as const });

describe('the letter speaks to its reader', () => {
  it('says "your children", never "the children of you"', () => {
    const text = letterOf({
      ...toPerson('Hannah', 'Lind'),
      story: 'I took care of the two children of Hannah Lind in August 2026. She paid me nothing for the work.',
    });
    expect(text).toContain('I took care of your two children in August 2026.');
  });

  it('says "your brother" each time it speaks of him', () => {
    const text = letterOf(
      {
        ...toPerson('Oscar', 'Lindholm'),
        story:
          'I lent my camera to Oscar on July 3, 2026. He gave it to his brother on July 11, 2026. His brother dropped it in the sand. He said it was an accident.',
      },
      { 'who-he': 'other' },
    );
    expect(text).toContain('You gave it to your brother on July 11, 2026. Your brother dropped it in the sand.');
  });

  it('knows a short form of the first name', () => {
    const text = letterOf({
      ...toPerson('Kenneth', 'Pruitt'),
      story:
        'I paid Ken $780 on February 2, 2026 for the stable. Ken said that he would refund it. I wrote Ken a letter on April 18, 2026.',
    });
    expect(text).toContain('I paid you $780 on February 2, 2026 for the stable. You said that you would refund it.');
    expect(text).toContain('I wrote you a letter on April 18, 2026.');
  });

  it.each([
    ['Steven', 'Steve'],
    ['Michael', 'Mike'],
    ['Anthony', 'Tony'],
    ['Patricia', 'Pat'],
    ['José', 'Pepe'],
  ])('%s is %s to those who tell of them', (first, short) => {
    const text = letterOf({
      ...toPerson(first, 'Olszewski'),
      story: `I gave ${short} a deposit of $1,900 on May 2, 2024 and moved out on August 15, 2026. Then ${short} kept it.`,
    });
    expect(text).toContain('I gave you a deposit of $1,900');
    expect(text).toContain('you kept it');
  });

  it.each([
    ['Guillermo', 'the memo says $90'],
    ['Rodney', 'a rod fell down'],
    ['Nicholas', 'there was a nick in the wood'],
  ])('and a word that %s could be called by stays a word: %s', (first, words) => {
    const text = letterOf({
      ...toPerson(first, 'Olszewski'),
      story: `I paid ${first} $300 on May 2, 2026 and ${words}. Nothing was done about it for months.`,
    });
    expect(text).toContain(words);
  });

  it("leaves somebody else's brother to them", () => {
    const text = letterOf(
      {
        ...toPerson('Oscar', 'Lindholm'),
        story:
          'I lent my camera to Oscar on July 3, 2026. Oscar gave it to his brother on July 11, 2026. My neighbor Tom and his brother saw it break.',
      },
      { 'who-he': 'other' },
    );
    expect(text).toContain('My neighbor Tom and his brother saw it break.');
  });

  it('but another person of that name, with a last name of their own, stays', () => {
    const text = letterOf({
      ...toPerson('Kenneth', 'Pruitt'),
      story: 'I paid Kenneth Pruitt $780 on February 2, 2026. Ken Harris saw it. Nothing came of it after that day.',
    });
    expect(text).toContain('Ken Harris saw it.');
  });

  it('calls the owner of a home "you"', () => {
    const text = letterOf({
      ...toPerson('Gustavo', 'Mendes'),
      situation: 'tenant-landlord',
      reasons: ['deposit-not-returned'],
      story: 'I moved out on May 31, 2026. The owner did not give me back the deposit and sent no list at all.',
    });
    expect(text).toContain('You did not give me back the deposit');
  });

  it('tells people a firm sent from the one who reads', () => {
    const text = letterOf({
      ...toFirm('Sparkle Squad Cleaning LLC', 'Ines Duarte'),
      story:
        'Sparkle Squad sent two cleaners to my house on September 17, 2026. I had $860 in an envelope. When they left the envelope was gone.',
    });
    expect(text).toContain('When your cleaners left the envelope was gone.');
  });

  it('does not bring the reader where cookies were brought', () => {
    const text = letterOf({
      ...toPerson('Carla', 'Voss'),
      story:
        'I made two cakes and 200 cookies for Carla on April 18, 2026. The price was $520. I told Carla when I brought them that the March bill was still open.',
    });
    expect(text).toContain('I told you when I brought them that the March bill was still open.');
  });

  it('does not say that somebody joined a business when they joined a gym', () => {
    const text = letterOf({
      ...toFirm('Iron Orchard Fitness LLC'),
      reasons: ['gym-or-class'],
      story: 'I joined Iron Orchard Fitness on June 15, 2026 and paid $389 for one year. They said no refunds.',
    });
    expect(text).toContain('I joined your gym on June 15, 2026');
  });

  it('leaves a relative who acts in the sentence who they are, whatever was answered', () => {
    const text = letterOf(
      {
        ...toPerson('Kenneth', 'Pruitt'),
        story:
          'Kenneth Pruitt came over on January 14, 2026 and asked for $780. My husband is careful with money, he worked for a bank for thirty years. He never paid it back.',
      },
      { 'who-he': 'recipient' },
    );
    expect(text).toContain('he worked for a bank');
  });

  it('leaves somebody else who tells of themselves who they are', () => {
    const text = letterOf({
      ...toPerson('Gail', 'Whitcombe'),
      story:
        'Gail booked us on July 18, 2026 for $4,020. Kyle signed that he got it, and a man named Ralph saw it too. Gail paid nothing.',
    });
    expect(text).toContain('Kyle signed that he got it');
    expect(text).toContain('You paid nothing.');
  });

  it.each(['recipient', 'other'])('of several readers each is called by name, whatever was answered: %s', (who) => {
    const text = letterOf(
      {
        defendants: [aParty(person('Hannah', 'Lind'), at), aParty(person('Peter', 'Lind'), at)],
        story:
          'I worked 90 hours for Hannah and Peter Lind in August 2026. I asked Peter for the rest. He said to ask Hannah.',
      },
      { 'who-he': who },
    );
    expect(text).toContain('I asked Peter for the rest. He said to ask Hannah.');
  });

  it('leaves the writer of a company out who only says who they are', () => {
    const text = letterOf({
      claimant: aParty(business('Delgado Catering LLC', 'Ximena Delgado'), at),
      ...toFirm('Harbor Point Events Inc', 'Gail Whitcombe'),
      story:
        "I'm Ximena and I own Delgado Catering. Harbor Point booked us for a dinner on July 18, 2026. They paid nothing.",
    });
    expect(text).not.toMatch(/We are Ximena|own Delgado/);
    expect(text).toContain('You booked us for a dinner');
  });
});

describe('the check of the letter', () => {
  it('does not ask again about a "he" who was said to be somebody else', () => {
    const claim = depositClaim({
      ...toPerson('Sergei', 'Antonov'),
      story:
        'Sergei tiled my bathroom on February 14, 2026. Another man looked at it. I paid $90. He fixed it that day.',
    });
    const input = composeInput(claim, {
      decisions: { answers: { 'who-he': 'other' }, lawOut: [], settlement: null, delivery: null },
    });
    const composed = composeLetter(input);
    const context = checkContextFor({ ...input, composed, lastDayToFile: null });
    const codes = checkLetter(composed.text, context).map(({ code }) => code);
    expect(composed.text).toContain('He fixed it that day.');
    expect(codes).not.toContain('letter.recipient_third_person');
  });
});

describe('nothing is held out to the reader but a civil claim', () => {
  it.each([
    'he can kiss his license goodbye',
    "I'm posting the xray on every page in Bergen county",
    'I am putting this all over the internet',
    'mike u a bum and i know were u work',
    'I know where you live and I know where your kids go to school',
  ])('%s', (threat) => {
    const text = letterOf({
      ...toPerson('Michael', 'Santangelo'),
      story: `I paid $500 on July 28, 2026 and he did not do the work. I called twice and ${threat}.`,
    });
    expect(text).not.toMatch(/kiss|xray|internet|\bbum\b|know we?h?ere/i);
  });
});

describe('what hurts the writer waits for a yes', () => {
  it.each(['I signed a paper that said as is.', 'I did sign a waiver when I dropped him off.'])('%s', (harm) => {
    const text = letterOf({
      ...toPerson('Lou', 'Ferrante'),
      story: `I bought a car from Lou Ferrante on July 18, 2026 for $8,600. It broke on July 25, 2026. ${harm}`,
    });
    expect(text).not.toContain(harm);
  });
});

describe('dates and words', () => {
  it('a year that belongs to something else is not the year of the day before it', () => {
    const text = letterOf({
      ...toPerson('Tony', 'Russo'),
      happenedOn: day('2025-12-20'),
      story:
        'Tony sold me a car on December 20, 2025 for $4,600. I got the Carfax on January 12 and it says flood 2021.',
    });
    expect(text).toContain('January 12, 2026 and it says flood 2021');
  });

  it.each([
    ['so Mark One towed my car, i got pics', 'pictures'],
    ['the guy at the desk was like "not my problem" on May 3, 2026', 'The guy at the desk said "not my problem"'],
    ['I bought it on fb marketplace on May 3, 2026 for $300', 'on Facebook Marketplace'],
    ['never had a accident in it since May 3, 2026 he said', 'an accident'],
    ['I fell on Saturday 21 February 2026 and paid $400', 'on Saturday, February 21, 2026'],
    ['I took the ring to 2 jewelers both say it is glass', 'I took the ring to 2 jewelers and both say it is glass.'],
    ['we lived together since feb 2025 and he left on May 3, 2026', 'since February 2025'],
    ['he towed my car oct 3, 2026 from my driveway for $285', 'my car on October 3, 2026'],
    ['he stopped paying in june and left on May 3, 2026', 'in June'],
    ['I called in july n august of 2026 and got no answer', 'July and August'],
  ])('%s', (story, said) => {
    expect(letterOf({ ...toPerson('Tony', 'Russo'), story })).toContain(said);
  });

  it('titles and the names after them get their capitals back', () => {
    const text = letterOf({
      ...toFirm('Apex Home Solutions LLC', 'Dmitri Volkov'),
      story:
        'I HIRED APEX HOME SOLUTIONS ON APRIL 2, 2026. THE INSPECTOR MR. KOWALSKI FAILED THE DECK ON JUNE 11, 2026.',
    });
    expect(text).toContain('Mr. Kowalski failed the deck');
  });

  it('a lawyer in the family does not judge in the letter', () => {
    const text = letterOf({
      ...toFirm('Bella Nails Inc.', 'Linh Pham'),
      story:
        "I had a pedicure on June 27, 2026 and the cut got infected. My brother's a lawyer and he says this is negligence per se.",
    });
    expect(text).not.toMatch(/negligence/);
  });
});

describe('the amount', () => {
  it('names a sum lent, paid or charged without the other side’s name', () => {
    const text = letterOf({
      ...toPerson('Marcus', 'Ojeda'),
      situation: 'debt',
      reasons: ['personal-loan'],
      amount: cents(110_000),
      story: 'i lent marcus $1500 on may 2 2025. he payed me $400 on june 20 2025.',
      calculation: '$1500 - $400 = $1100',
    });
    expect(text).toContain('Money lent: $1,500.00');
  });

  it('calls what was paid so', () => {
    const text = letterOf({
      ...toPerson('Carla', 'Voss'),
      amount: cents(145_000),
      calculation: 'March $780 + April $520 + May $450 - $300 paid = $1,450',
    });
    expect(text).toContain('Less: money already paid: -$300.00');
  });

  it('takes the name of a credit from the story', () => {
    const text = letterOf({
      ...toPerson('Pete', 'Mroz'),
      amount: cents(35_600),
      story: 'I gave Pete my card for a $44 tire patch on October 9, 2026. He charged $400 for it that day.',
      calculation: 'Charged $400 minus $44 = $356',
    });
    expect(text).toContain('Less: tire patch: -$44.00');
  });

  it('knows a thing counted by any name', () => {
    const text = letterOf({
      ...toFirm('Harbor Point Events Inc', 'Gail Whitcombe'),
      amount: cents(372_050),
      calculation: '85 plates x $47.30 = $4,020.50. They paid $300. Balance $3,720.50',
    });
    expect(text).toContain('85 plates at $47.30: $4,020.50');
  });

  it('works out plain sums whose words are in another language', () => {
    const text = letterOf(
      {
        ...toPerson('Steven', 'Olszewski'),
        situation: 'tenant-landlord',
        reasons: ['deposit-unfair-deductions'],
        amount: cents(125_000),
        story:
          'Dimos $1,900 de depósito. Nos fuimos el 15 de agosto de 2026 y él nos devolvió $650. No es justo para nosotros.',
        calculation: '$1,900 menos $650 = $1,250',
      },
      { 'english-story': 'We gave a deposit of $1,900. We left on August 15, 2026 and he gave us back $650.' },
    );
    expect(text).toContain('Less: returned so far: -$650.00');
    expect(text).toContain('Total: $1,250.00');
  });

  it('a deposit counted twice is a deposit and what the law adds', () => {
    const claim = depositClaim({
      ...toPerson('Gustavo', 'Mendes'),
      amount: cents(360_000),
      calculation: 'The deposit was $1,800. The law says double, $1,800 x 2 = $3,600.',
    });
    const { text } = composeLetter(composeInput(claim));
    expect(text).toContain('Deposit: $1,800.00\nAmount added because the law doubles what was kept: $1,800.00');
  });

  it('does not list parts that come to another sum', () => {
    const text = letterOf({
      ...toFirm('Apex Home Solutions LLC'),
      amount: cents(490_000),
      calculation: 'New boards 2,300, labor 1,900, permit 350, engineer 400',
    });
    expect(text).not.toContain('engineer 400');
  });
});

describe('a shortened story', () => {
  const filler = Array.from(
    { length: 30 },
    (_, nr) => `The house stood by the lake where number ${nr + 1} of the gray geese slept at night in the reeds.`,
  ).join(' ');

  it('keeps what takes a sum back beside the sum', () => {
    const text = letterOf({
      ...toPerson('Patricia', 'Dunleavy'),
      story: `On June 10, 2026 I paid $2,240. ${filler} I had to pay a nanny $2,900 for September. I am not asking for that.`,
    });
    expect(text).toContain('I had to pay a nanny $2,900 for September. I am not asking for that.');
  });

  it('does not answer a sentence that went', () => {
    const text = letterOf({
      ...toPerson('Patricia', 'Dunleavy'),
      story: `On June 10, 2026 I got an email. She wrote that the cakes were dry. Nobody had said that before. ${filler}`,
    });
    expect(text.includes('Nobody had said that before.')).toBe(text.includes('the cakes were dry'));
  });
});

describe('paragraphs', () => {
  it('a remark of the calculation stands with the story or the amount, and not alone', () => {
    const text = letterOf(
      {
        ...toFirm('Kwik Wrench Auto', 'Vinny'),
        amount: cents(141_000),
        story:
          'I brought my car to Kwik Wrench on January 13, 2026. I took it to Bergen Honda on February 6, 2026. They found that nothing was changed.',
        calculation: '1250 repair + 160 tow = 1410. I paid Bergen Honda also but I am not asking for that.',
      },
      {},
    );
    expect(text).not.toMatch(/\n\nI paid Bergen Honda also but I am not asking for that\.\n\n/);
  });
});
