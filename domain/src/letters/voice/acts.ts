export const OBJECT_VERB =
  'told|tell|asked|ask|called|call|e-?mailed|texted|paid|pay|hired|hire|gave|give|given|sent|send|reminded|wrote|contacted|contact|met|begged|warned|showed|offered|lent|loaned|trusted|reach|reached|helped|saw|messaged|phoned|let|owe|owed|know|knew|believed|notified|informed|sued|thanked|handed|rented|visited|confronted|followed|married|loan|lend|remind|text|email';
/** In front of a "them" that is people. */
export const TAKES_PERSON = new RegExp(`\\b(?:${OBJECT_VERB}|to|from|by)\\s$`, 'i');
export const PREPOSITION =
  'with|to|from|by|for|of|at|about|against|behind|after|on|like|through|between|than|without|and';
export const IS_OBJECT = new RegExp(
  `\\b(?:${OBJECT_VERB}|${PREPOSITION}|hiring|paying|asking|calling|telling|giving|lending|texting|emailing)\\s$`,
  'i',
);
export const CLAUSE_START =
  /(?:^|[,;:(–—-]|\b(?:and|but|that|because|when|if|since|so|while|after|before|which|what|until|where|although|though|or|then|said|told me|told us|says|once|how|why|as))\s*["“(]?$/i;
export const NO_PERSON =
  /^(?:I|We|He|She|They|It|The|In|On|At|After|Before|When|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;
/** Acts of people. "They cracked" may speak of tiles. */
export const ACT =
  /^(?:told|tell|said|say|promise|refuse|kept|keep|paid|pay|paint|came|come|left|leave|ask|answer|repl|call|text|e-?mail|wrote|write|sent|send|gave|give|took|take|return|refund|charge|agree|claim|ignor|owe|want|hire|bill|sold|sell|show|finish|start|repair|fix|deliver|install|admit|denied|deny|offer|cash|deposit|sign|made|make|borrow|lent|lend|explain|respond|did|do|know|knew|cancel|blame|moved|move|block|hung|wait|ordered|order|put|use|lost|lose|broke|break|damage|drove|drive|hit|back|ran|run|tried|try|need|went|go|got|get|never|have|had|won|would|could|can|will|should|must|might|may|find|found|think|thought|see|saw|let|rent|lock|change|threw|throw|bring|brought|inspect|test|replace|deduct|withh|apolog|insist|argu|demand|decid|stop|work|built|build|install|dug|cut|tow|stole|steal|lie|lied|act|live|own|accept|guarant|assur|laugh|yell|threat|overcharg|double|estimat|quote|schedul|resched|miss|show)/i;
/** What may follow a name that is not the first word of a longer one. */
export const STANDS_ALONE =
  /^(?:[.,;:!?)]|$| (?:on|in|at|because|and|but|to|for|with|was|were|is|has|had|did|does|will|would|that|when|where|who|from|by|after|before|said|told|so|or|if|as|then|during|while)\b)/i;
/** "the Acme invoice": what a business has and sends. */
export const THEIR_THING =
  /^ (?:estimate|invoice|bill|receipt|owner|manager|office|policy|website|lot|truck|van|agreement|contract|fees?|insurance|building|door|employees?|workers?|store|showroom|location|account|warranty|app|ad|crew|guys?)\b/i;
/** How a sentence goes on, and names in it. */
export const STARTS_LARGE = /^\p{Lu}/u;
export const NEXT_WORD = /^ (\p{L}[\p{L}'’]*)/u;
export const SEVERAL_THINGS = /\b(?:my|the|two|three|four|some|all|his|her|their) (?:\p{L}+ )?\p{Ll}{3,}s\b/u;
/** Sentences after which a relative who was spoken of is forgotten. */
export const SENTENCES_REMEMBERED = 6;
