/** Who can serve: a word for a person, or a name. Not a thing, which has no capital, and not the start of "It was". */
const PERSON =
  "(?:[Hh]e|[Ss]he|[Tt]hey|I|[Ww]e|[Ww]ho|son|daughter|husband|wife|brother|sister|father|mother|friend|roommate|tenant|landlord|defendant|unit|(?!(?:It|This|That|These|Those|There|The|All|Both|Which|What)\\b)\\p{Lu}[\\p{L}'’-]{0,60})";
const IS = "(?:['’](?:s|re|m|d|ve)|\\s(?:is|was|are|were|am|has been|had been|have been|served|serves|got|will be))";
const SOMETIMES = '(?:\\s(?:still|now|once|then|just|again|first|also|soon|being|recently))?';
/** After these words a thing is meant, not a person: an airbag deploys, a guard is stationed at a door. */
const LOOK_BACK = 100;
const DEPLOYING_THING =
  /\b(?:air ?bag|bag|system|software|app|site|website|program|code|update|server|camera|device)s?\b[^.!?;]{0,80}$/u;
const GUARD = /\b(?:guard|security|employee|worker|nurse|camera|dog|staff)s?\b[^.!?;]{0,80}$/u;
const DEPLOYED = /\bdeployed\s(?:overseas|abroad|to\s\p{Lu})/gu;
const STATIONED = /\bstationed\s(?:at|in|on)\b/gu;
/** "In the service agreement" goes on; "in the service" of a country ends here. */
const ENDS = '(?=\\s*(?:[.,;:!?)]|$|(?:of|when|then|at|and|so|for|since|until|who|from|but)\\b))';
/** Who deploys a thing names it; who is deployed goes somewhere, some day. */
const GOES =
  '(?=\\s*(?:[.,;!?]|$|(?:in|to|on|for|from|with|again|twice|last|this|when|while|before|after|until|and|overseas|abroad)\\b))';
const OWN = '(?!\\s(?:the|a|an|my|his|her|their|our|its|some|help)\\b)';

/** Words that say it whoever they are said of. */
const PLAIN = new RegExp(
  [
    'active[- ]duty',
    'armed (?:forces|services?)',
    'service ?member',
    'servicem[ae]n|servicewom[ae]n',
    `enlisted${OWN}`,
    'national guard',
    'reservist',
    'military (?:service|status|duty|base|leave|orders?)',
    '(?:his|her|my|our|their|military|overseas|combat) deployment(?! of\\b)',
    '(?:in|joined|left|from|with) the (?:u\\.?s\\.? )?(?:military|army(?! surplus)|marines?(?: corps)?|air force|space force|coast guard)',
    '(?:in|joined|left|from|with) the (?:u\\.?s\\.? )?navy(?![ -](?:blue|suit|dress|jacket|coat|shirt|sofa|couch|color|paint|one|car|van|truck))',
    `(?:joined|left) the reserves?${ENDS}`,
    '(?:army|navy|marine corps|air force|coast guard) reserves?',
    `(?:discharged|retired) from the service${ENDS}`,
    "(?:is|was|are|am|were|[’']s|a|an) (?:soldier|sailor|airman)s?",
    `(?:is|was|are|am|were|[’']s|a|an) (?:marine|veteran)s?${ENDS}`,
  ]
    .map((words) => `\\b(?:${words})`)
    .join('|'),
  'i',
);

/** Words that say it only of a person: here capitals count. */
const OF_A_PERSON = new RegExp(
  [
    `\\b${PERSON}${IS}${SOMETIMES}\\sin\\sthe\\s(?:[Ss]ervice|[Rr]eserves?)${ENDS}`,
    `\\b${PERSON}${IS}${SOMETIMES}\\sdeployed\\b`,
    `\\b${PERSON}\\sdeployed${GOES}`,
  ].join('|'),
  'u',
);

/**
 * The forms of 2025 count a person's military status among the identifiers that stay out of a complaint. Words about it
 * are removed, whatever was answered to the questions; everyday words that only sound like it are kept.
 */
export const speaksOfMilitary = (text: string): boolean =>
  PLAIN.test(text) ||
  OF_A_PERSON.test(text) ||
  isSaidWithout(text, DEPLOYED, DEPLOYING_THING) ||
  isSaidWithout(text, STATIONED, GUARD);

const isSaidWithout = (text: string, words: RegExp, thing: RegExp): boolean =>
  Array.from(text.matchAll(words)).some(({ index }) => !thing.test(text.slice(Math.max(0, index - LOOK_BACK), index)));
