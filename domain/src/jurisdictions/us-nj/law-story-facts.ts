/**
 * What a story says outright about a condition of law. Each is true only when the words themselves say it, in English; the
 * claimant reads every law sentence and can take it out. A story that denies it ("did not bite") says it too rarely to
 * look for, so denials make it false.
 */
export type StoryFacts = {
  /** A dog bit somebody. */
  readonly dogBit: boolean;
  /** A check or payment came back for want of money or of an account. */
  readonly checkBounced: boolean;
  /** The contractor is said to have no registration or license. */
  readonly isUnregistered: boolean;
  /** A statement by the seller about the goods that was not so: miles, condition, "new", "never in a crash". */
  readonly sellerSaid: boolean;
  /** A statement named as untrue, a work order never approved, or a refusal of what an ad promised. */
  readonly falseStatement: boolean;
  readonly isGym: boolean;
  readonly engagementRing: boolean;
  /** Nothing came back and no list came. */
  readonly nothingSent: boolean;
};

const DOG = /\b(?:dog|pit ?bull|shepherd|puppy|rottweiler|husky|terrier|retriever|bulldog|mastiff|doberman)\b/i;
const says =
  (pattern: RegExp, unless?: RegExp) =>
  (story: string): boolean =>
    pattern.test(story) && (unless === undefined || !unless.test(story));

const dogBit = says(
  /\b(?:bit|bitten|dog bite|bites)\b/i,
  /\b(?:did not|didn['’]t|never) bite\b|\ba (?:little |tiny )?bit\b(?!.*\b(?:bit (?:me|my|him|her)|bitten))/i,
);
const checkBounced = says(
  /\b(?:bounced|insufficient funds|not sufficient funds|nsf|non-sufficient|closed account|account (?:was|is) closed|no account|returned unpaid|stopped for lack)\b/i,
  /\bstop(?:ped)? payment\b|\b(?:did not|didn['’]t|never) bounce\b/i,
);
const isUnregistered = says(
  /\b(?:not|isn['’]t|wasn['’]t|never|no longer) (?:even |actually |a )?(?:registered|licensed)\b|\b(?:no|without (?:a|any)) (?:home improvement |contractor['’]?s? |state )?(?:registration|license)\b|\b(?:unregistered|unlicensed)\b/i,
);
const sellerSaid = says(
  /\b(?:said|says|told (?:me|us)|stated|claimed|listed|advertised|described|promised|ad said|listing said)\b[^.!?]{0,60}\b(?:new|works?|working|condition|original|genuine|real|leather|solid|miles|mileage|clean title|no accidents?|never|waterproof|unlocked|size|carat|gold|authentic|purebred|healthy|fits?|excellent|perfect|good)\b/i,
);
const falseStatement = says(
  /\b(?:was|were|is|turned out (?:to be )?) ?(?:not true|untrue|false|fake|a lie)\b|\blied (?:about|to (?:me|us))\b|\b(?:lie|false statement) about\b|\brolled back\b|\bnever (?:told|disclosed)\b|\bhid (?:the|that)\b/i,
);
const nothingSent = says(
  /\b(?:no|not|never|n['’]t|nothing)\b[^.!?]{0,50}\b(?:list|letter|explanation|deductions|itemi[sz]ed|back|returned?|sent|reply|answer)\b/i,
);

export const storyFacts = (story: string): StoryFacts => ({
  dogBit: DOG.test(story) && dogBit(story),
  checkBounced: checkBounced(story),
  isUnregistered: isUnregistered(story),
  sellerSaid: sellerSaid(story),
  falseStatement: falseStatement(story),
  isGym: /\b(?:gym|health club|fitness (?:club|center)|yoga studio|crossfit)\b/i.test(story),
  engagementRing: /\bengagement ring\b|\bring\b[^.]{0,60}\b(?:engaged|engagement|proposed|fianc)/i.test(story),
  nothingSent: nothingSent(story),
});
