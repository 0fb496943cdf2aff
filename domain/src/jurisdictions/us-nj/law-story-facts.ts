import { sentencesOf, tellsOfFalseStatement, tellsOfNoRegistration } from './story-accusations.ts';

/**
 * What a story says outright about a condition of law. Each is true only when the words themselves say it of the other
 * side, in English: whatever could be read otherwise counts as not said. The claimant reads every law sentence and can
 * take it out.
 */
export type StoryFacts = {
  /** A dog, and not the claimant's, bit somebody. */
  readonly dogBit: boolean;
  /** A check or payment came back for want of money or of an account. */
  readonly checkBounced: boolean;
  /** The contractor is said to have no registration or license. */
  readonly isUnregistered: boolean;
  /** A statement by the seller about the goods: miles, condition, "new", "never in a crash". */
  readonly sellerSaid: boolean;
  /** A statement of the other side named as untrue, or a defect it kept from the buyer. */
  readonly falseStatement: boolean;
  readonly isGym: boolean;
  /** A thing came back broken, scratched or with parts missing. */
  readonly cameToHarm: boolean;
  /** An engagement ring was given, and the engagement ended. */
  readonly engagementRing: boolean;
};

const DOG =
  '(?:dogs?|pit ?bulls?|shepherds?|puppy|rottweilers?|husky|terriers?|retrievers?|bulldogs?|mastiffs?|doberman)';
/** Between a dog and its bite nobody else begins to act. */
const GOES_ON =
  "(?:(?!\\b(?:and|while|when|because|as|but|so|until|after|before|then) (?:an?|the|my|our|his|her|their|its?|he|she|they|I|we|you|someone|another)\\b|, (?:an?|the|my|our|his|her|their) (?!(?:\\w+ )?DOG)|\\b(?:not|never|cat|tick|bee|wasp|squirrel|raccoon|rat|snake|horse|spider|mosquito|flea)\\b|n['’]t\\b)[^.!?;]){0,80}?".replace(
    'DOG',
    DOG,
  );
const NO_PERSON =
  '(?! (?:by|too|more|of)\\b| (?:and killed )?(?:my|our|the|a|his|her|their|its|another) (?:\\p{L}+ )?(?:dog|cat|puppy|kitten|bird|rabbit|chicken|pet|ball|shoe|sofa|couch|chair|tire|fence|tail|lip|tongue|leash|toy)\\b)';
const BIT = `(?<!\\ba (?:little |tiny )?)\\b(?:bit|bites|bitten)\\b${NO_PERSON}`;
const DOG_BITES = new RegExp(
  `(?<!\\b(?:my|our)(?: own| little| big| small| old| new)? |\\b(?:walk(?:ed|ing)?|with) (?:the|a|his|her|their|your) (?:\\w+ )?)\\b${DOG}\\b${GOES_ON}(?:\\b(?:and|when|while|before|until) (?:then )?(?:it|he|she) (?:\\w+ )?)?${BIT}`,
  'iu',
);
const BITTEN_BY = new RegExp(
  `(?<!\\b(?:cat|dog|puppy|kitten|pet|rabbit)(?: was| got| has been)(?: badly)? )\\b(?:bit|bitten) (?:\\w+ |(?:on|in) (?:the|her|his|my) \\w+ )?by (?:one of )?(?:(?!(?:while|when|as|and|who|that|with|near|on|in|at|of|after|before|cat|tick)\\b)[\\p{L}'’-]+ ){0,4}${DOG}\\b`,
  'iu',
);
const DOG_SENTENCE = new RegExp(`\\b${DOG}\\b`, 'i');
const OWN_DOG = new RegExp(`\\b(?:my|our|walk(?:ed|ing)? (?:the|a)) (?:\\w+ )?${DOG}\\b`, 'i');
const THEN_BIT = new RegExp(`^\\s*(?:It|He|She|The animal)(?: (?:then|also|suddenly|just))? ${BIT}`, 'u');
const BITE_NOUN = new RegExp(`(?<!\\b(?:not|never|no) (?:an? |the )?)\\b${DOG} bites?\\b`, 'iu');

/** A story, and its sentences, which are told apart once. */
type Told = { readonly story: string; readonly sentences: readonly string[] };

const dogBit = ({ story, sentences }: Told): boolean =>
  /\b(?:bit|bitten|bites?)\b/i.test(story) &&
  sentences.some(
    (sentence, index, all) =>
      DOG_BITES.test(sentence) ||
      BITTEN_BY.test(sentence) ||
      BITE_NOUN.test(sentence) ||
      (THEN_BIT.test(sentence) && DOG_SENTENCE.test(all[index - 1] ?? '') && !OWN_DOG.test(all[index - 1] ?? '')),
  );

const BOUNCED =
  /\bbounced\b|\b(?:insufficient funds|not sufficient funds|nsf|non-sufficient|closed account|account (?:was|is) closed|returned unpaid|stopped for lack)\b|\b(?:marked|said|stamped|says) ["“]?no account\b/i;
const checkBounced = ({ story, sentences }: Told): boolean =>
  !/\bstop(?:ped)? payment\b|\b(?:did not|didn['’]t|never) bounce\b/i.test(story) &&
  sentences.some(
    (sentence) =>
      BOUNCED.test(sentence) &&
      !/\b(?:my|our) (?:own )?(?:\w+ )?checks? (?:to (?:\w+ ){1,3})?bounced\b/i.test(sentence) &&
      (!/\bbounced\b/i.test(sentence) ||
        /\b(?:checks?|payments?|it|they)\b[^.]{0,40}\bbounced\b|\bbounced checks?\b/i.test(sentence)),
  );

const SELLER_SAID =
  /\b(?:said|says|told (?:me|us)|stated|claimed|listed|advertised|described|promised|ad said|listing said)\b[^.!?]{0,60}\b(?:new|works?|working|condition|original|genuine|real|leather|solid|miles|mileage|clean title|no accidents?|never|waterproof|unlocked|size|carat|gold|authentic|purebred|healthy|fits?|excellent|perfect|good)\b/i;
/** The claimant or the family said it, or it is about what will be done. */
const SAID_OTHERWISE =
  /\b(?:I|we|(?:my|our) (?:wife|husband|son|daughter|friend|mother|father|brother|sister|mechanic|doctor|vet|lawyer))(?: \w+)? (?:said|told|stated|claimed|promised)\b|\b(?:said|says|told|promised|claimed)\b[^.!?]{0,30}\b(?:would|will|could|can|to) (?:\w+ )?(?:send|fix|repair|replace|refund|return|give|get|make|pay|bring|deliver)\b/i;
const sellerSaid = ({ sentences }: Told): boolean =>
  sentences.some((sentence) => SELLER_SAID.test(sentence) && !SAID_OTHERWISE.test(sentence));

const RING =
  /(?<!\bnot an? )\bengagement ring\b|\bring\b[^.]{0,40}\b(?:I proposed(?! to (?:pay|buy|sell|give))|asked (?:her|him) to marry)\b/i;
const GIVEN = /\b(?:gave|given|bought|paid|proposed|purchased|keeps?|kept|give back|return|returned|has not given)\b/i;
const TAKEN_OWN = /\b(?:took|stole|borrowed|lost) (?:my|our) (?:\w+ )?engagement ring\b/i;
const ENDED =
  /\b(?:call(?:ed|s|ing) (?:it |the wedding |the engagement |our \w+ )?off|called off|broke (?:it |things |the engagement |our engagement )?off|broke up|broke (?:our|the) engagement|ended (?:it|things|the engagement|our engagement)|(?:engagement|wedding|relationship) (?:is |was |has |had )?(?:off|over|ended|cancel\w*|did not|didn['’]t|never)|cancel\w* (?:the|our) (?:wedding|engagement)|no wedding|(?:never|not|n['’]t) (?:get |got |going to )?marr(?:y|ied)|split up|separated|left me|changed (?:her|his|their) mind)\b/i;
const engagementRing = (story: string): boolean =>
  RING.test(story) && GIVEN.test(story) && ENDED.test(story) && !TAKEN_OWN.test(story);

const CAME_TO_HARM =
  /\b(?:broke|broken|breaks|crack(?:ed|s)?|scratch(?:ed|es)?|dent(?:ed|s)?|damag(?:ed?|es|ing)|bent|smashed|torn|ripped|ruined|flat tire|missing from|stolen)\b/i;

export function storyFacts(story: string): StoryFacts {
  const sentences = sentencesOf(story);
  const told = { story, sentences };
  return {
    dogBit: dogBit(told),
    checkBounced: checkBounced(told),
    isUnregistered: tellsOfNoRegistration(sentences),
    sellerSaid: sellerSaid(told),
    falseStatement: tellsOfFalseStatement(sentences),
    isGym: /\b(?:gym|health club|fitness (?:club|center)|yoga studio|crossfit)\b/i.test(story),
    cameToHarm: CAME_TO_HARM.test(story),
    engagementRing: engagementRing(story),
  };
}
