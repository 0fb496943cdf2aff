import { describe, expect, test } from 'vitest';
import { type StoryFacts, storyFacts } from './law-story-facts.ts';

const holds = (fact: keyof StoryFacts, stories: readonly string[]): readonly string[] =>
  stories.filter((story) => storyFacts(story)[fact]);

/** Each sentence stands among others, as in a story. */
const among = (sentence: string): string => `I paid $500 on May 1. ${sentence} I called on June 1.`;

function saysIt(fact: keyof StoryFacts, yes: readonly string[], no: readonly string[]): void {
  test('is told outright', () => {
    expect(yes.filter((story) => !storyFacts(story)[fact] || !storyFacts(among(story))[fact])).toEqual([]);
  });
  test('is not told', () => {
    expect(holds(fact, no)).toEqual([]);
    expect(holds(fact, no.map(among))).toEqual([]);
  });
}

describe('a thing that came to harm', () => {
  saysIt(
    'cameToHarm',
    ['The bumper was cracked.', 'They scratched the door.', 'It had dents on the hood.', 'They damaged my car.'],
    ['They wanted $635 in cash.', 'The officer told me it would be $150.', 'Nobody told me about fees.'],
  );
});

describe('a false statement of the other side', () => {
  saysIt(
    'falseStatement',
    [
      'The dealer lied about the miles.',
      'They lied to me.',
      'He has lied to us about the roof.',
      'Northfield lied about the paint.',
      'The salesman at the store clearly lied about the price.',
      'My mechanic told me that the dealer lied about the crash.',
      'They told me a lie.',
      'He made false statements about the condition.',
      'The ad was false.',
      'He said the car was new, which was not true.',
      'They said it was waterproof. That was not true.',
      'They said it was waterproof but that was a lie.',
      'What he told me was not true.',
      'Everything they said was false.',
      'The mileage in the listing was false.',
      'They sold me the bag as real and it was fake.',
      'The watch turned out to be fake.',
      'Someone rolled back the odometer.',
      'The miles were rolled back.',
      'They never told me that the car was in a crash.',
      'The seller never disclosed the flood damage.',
      'He never told us about the leak in the roof.',
      'She hid the damage from me.',
      'You lied to me about the size.',
    ],
    [
      'I never told them to stop. They did not finish.',
      'They said my complaint was false.',
      'They said I lied about the size.',
      'It was fake flowers that I wanted.',
      'The flowers were fake, as I wanted.',
      'He hid the key under the mat.',
      'They said that I cancelled. That is not true.',
      'He told me I still owed $50, which was false.',
      'My first guess was false.',
      'The truck rolled back into my fence.',
      'They rolled back the price.',
      'I do not think they lied about it.',
      'They never lied to me.',
      'If that is not true, tell me.',
      'Is it true or was it a lie?',
      'They asked whether the bill was false.',
      'They never told me when they would come.',
      'They never told me that they would be late.',
      'My wife lied to me about the party.',
      'We never disclosed our plan.',
      'They said the customer before me lied to them.',
      'He said he would not lie about that.',
      'It was a false alarm.',
      'He lied down on my couch.',
      'The work is not true to the drawing.',
      'They think I lied to them.',
    ],
  );
});

describe('a contractor without a registration', () => {
  saysIt(
    'isUnregistered',
    [
      'The contractor is not registered.',
      'They are not licensed.',
      'I found out that they were never registered with the State.',
      'He was not even licensed.',
      "The company isn't registered.",
      'They have no license.',
      'He did not have a license.',
      'The builder worked without a home improvement registration.',
      'He has no contractor’s license.',
      'I hired an unlicensed contractor.',
      'The roofer is unregistered.',
      'Northfield is not registered.',
      'My contractor had no valid registration.',
      'You are not licensed.',
      'The contractor never had a license.',
      'The State told me that they are not registered.',
      'They are not a licensed contractor.',
    ],
    [
      'There was no license plate on their truck.',
      'I have no license. They said they would drive me.',
      'I am not registered as a builder so I hired them.',
      'They are licensed. There is no license plate on the truck.',
      'He had no license plate on his van.',
      'My car was not registered.',
      'The car was not registered in my name.',
      'It was not registered.',
      'He had no driver’s license.',
      'They asked if he was not licensed.',
      'They are registered and licensed.',
      'We are not a licensed shop.',
      'He said he is not an unlicensed contractor.',
      'They said I am unlicensed.',
      'My son was not registered for the class.',
      'They were not registered at my address.',
      'I drove without a license.',
      'The seller had no registration for the car.',
      'Their truck had no registration plate.',
      'They told me I was not registered.',
    ],
  );
});

describe('a bite of a dog', () => {
  saysIt(
    'dogBit',
    [
      'His dog bit my hand.',
      'The dog ran out and bit me.',
      "Vincent Adler's dog ran to him in Johnson Park and bit his arm.",
      'My son was bitten by their dog.',
      'I was bit by a big brown pit bull.',
      'My neighbor’s dog bit me on the leg.',
      'I was petting his dog when it bit my hand.',
      'The dog got loose. It bit my daughter.',
      'His dog, a shepherd, bit me twice.',
      'I needed six stitches after the dog bite.',
      'His dog has bitten me before.',
      'While I was walking my dog, his bulldog bit me.',
      'Their dog ran at my dog and bit my hand.',
      'I was bitten by one of his dogs.',
      'My daughter was bitten on the hand by his dog.',
    ],
    [
      'My son was bitten by a tick while walking the dog.',
      'I was bitten by a neighbor’s cat while I walked my dog.',
      'His dog did not bite me. It jumped on me.',
      'The dog never bit anyone. I fell.',
      'I was walking the dog and a squirrel bit me.',
      'I was walking my dog and bit my lip.',
      'His dog was a bit wild and jumped on me.',
      'The dog ran a bit too fast.',
      'My dog bit him.',
      'His dog bit my cat.',
      'My dog was bitten by his dog.',
      'It was not a dog bite.',
      'I walked the dog. A tick bit me.',
      'The dog barked and a bee bit my son.',
    ],
  );
});

describe('an engagement ring after an engagement that ended', () => {
  saysIt(
    'engagementRing',
    [
      'I gave her an engagement ring and she called off the wedding.',
      'We broke up and she keeps the engagement ring that I bought.',
      'I gave her a ring when I proposed. We never married.',
      'The engagement ended. She will not give back the engagement ring.',
      'He broke it off and kept the engagement ring I paid for.',
    ],
    [
      'She took my grandmother’s ring the week I got engaged to someone else.',
      'My roommate took my engagement ring.',
      'She has my ring and we were engaged in talks.',
      'He borrowed a ring for his engagement party.',
      'It was not an engagement ring. We broke up.',
      'We broke up. She took a ring from my drawer.',
      'I lent her a ring. She proposed to pay for it.',
    ],
  );
});

describe('a check that came back', () => {
  saysIt(
    'checkBounced',
    [
      'The check bounced.',
      'It came back for insufficient funds.',
      'The bank said NSF.',
      'It was returned unpaid.',
      'His account was closed, so the check came back.',
    ],
    [
      'The check did not bounce.',
      'He stopped payment.',
      'The ball bounced off my car.',
      'I have no account there.',
      'My own check to the landlord bounced.',
    ],
  );
});

describe('what a seller said about the goods', () => {
  saysIt(
    'sellerSaid',
    [
      'The ad said it was new and works.',
      'He told me it was in excellent condition.',
      'They listed it with 40,000 miles.',
      'She promised it was real gold.',
    ],
    [
      'I said it was good.',
      'I told us it would fit.',
      'They said they would send a new one.',
      'He promised to fix it so that it works.',
      'My wife said the color was perfect.',
      'They said no.',
    ],
  );
});
