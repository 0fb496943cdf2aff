import { matchesIn } from '../matches-in.ts';
import { EMOJI } from '../visible-text.ts';
import { findingAt, type LetterFinding, type LetterFindingCode } from './finding.ts';
import type { ReadLetter } from './read-letter.ts';

const WILL =
  "(?:(?:I|we)(?:['’]ll|['’]m going to|['’]re going to|['’]m gonna| will| shall| may| might| can| could| am going to| are going to| plan to| intend to| am about to| am ready to| am prepared to| have no choice but to)|(?:you|everyone|everybody|people|they|my \\w{3,10}|the whole \\w{3,12})(?:['’]ll| will| are going to|['’]re going to))";
const CLOSE_ONES =
  '(?:boss|employer|work|job|family|wife|husband|mother|father|mom|dad|kids|children|parents|church|neighbou?rs|customers|clients|friends|landlord|school)';
/** Harm a money demand may not hold out: crime, office, status, credit, shame, violence (laws against extortion). */
const HARM = [
  'police|cops|sheriff|arrest(?:ed)?|jail|prison|prosecut\\w*|criminal(?: charges)?|(?:press|file) charges|district attorney|immigration|deport\\w*|\\bICE\\b|IRS|tax (?:office|people)|attorney general|licensing board|better business bureau|BBB|consumer affairs|health department',
  '(?:lose|revoke|pull|report|cancel|suspend|go after)\\b[^.!?\\n]{0,24}\\blicen[cs]e|credit (?:report|score|bureau|rating|history|agenc\\w+)|ruin your credit|collections? agency',
  `(?:tell|inform|contact|call|message|show|warn|visit|notify|report)\\b[^.!?\\n]{0,24}\\byour ${CLOSE_ONES}`,
  'newspapers?|the news|news channel|reporters?|TV (?:news|station)|on TV|the media|social media|facebook|instagram|tiktok|twitter|yelp|google review|reviews online|(?:bad|one[- ]star|negative|honest) reviews?|leave (?:a|you a)\\b[^.!?\\n]{0,16}\\breview|go viral|online',
  'post (?:this|it|about|your|what|the)|expose|shame|ruin|destroy|(?:hurt|kill|beat|burn|shoot|smash|slap) (?:you|him|her|them|your|his|their)|break your',
  'come (?:after|for|over to|to) (?:you|your)|come to your (?:house|home|job|work)|report (?:you|this|him|her|them)|make (?:your life|you pay|sure (?:everyone|you never))|bring (?:some|my) (?:friends|people|guys|cousins)',
].join('|');
const THREATS: readonly RegExp[] = [
  // Harm held out without saying who does it.
  /\bcriminal (?:charges|complaint|case)\b[^.!?\n]{0,30}\b(?:will|may|can|could|are going to|if)\b|\b(?:will|could|may|might|can|going to) (?:go|end up|be|land|sit)\b[^.!?\n]{0,12}\b(?:jail|prison|arrested|deported|prosecuted)\b/gi,
  /\bor (?:else )?(?:I|we)(?: will|['’]ll| am going to| are going to)?\b[^.!?\n]{0,30}\b(?:police|cops|immigration|IRS|newspapers?|news|facebook|your (?:boss|wife|husband|family|employer))\b/gi,
  /\b(?:affect|hurt|damage|ruin|show up on|go on|reported to)\b[^.!?\n]{0,20}\bcredit (?:score|report|rating|bureaus?)\b/gi,
  /\byour (?:boss|employer|wife|husband|family|mother|father|parents|landlord|neighbou?rs|customers|clients|church|school) (?:will|is going to|are going to|hears?|finds? out|gets? to know)\b/gi,
  /\b(?:my|some|a few) (?:\w+ )?(?:brothers?|cousins?|friends?|guys|people|uncle)\b[^.!?\n]{0,16}\bwill\b[^.!?\n]{0,24}\b(?:your (?:house|home|door|job|work|place|shop)|visit|collect)\b|\bexpect a visit\b/gi,
  /\b(?:bad|negative|one[- ]star|honest) reviews?\b|\b(?:a|the) sign (?:on|in front of) your\b|\bnever (?:work|do business|get a job|find work)\b[^.!?\n]{0,24}\b(?:again|town|county)\b|\byour licen[cs]e (?:is|gets|will be) (?:taken|gone|revoked|pulled|lost)\b/gi,
  new RegExp(`\\b${WILL}\\b[^.!?\\n]{0,80}?\\b(?:${HARM})\\b`, 'gi'),
  /\byou(?:['’]ll| will| are going to|['’]re going to) (?:regret|be (?:very |so )?sorry|pay for (?:this|what)|suffer|see what happens|find out)\b/gi,
  /\b(?:have|get|getting|having) (?:you|him|her|them) (?:arrested|fired|deported|evicted|jailed|locked up|beaten)\b/gi,
  /\bor else\b(?=\W{0,3}$|[.!,])|\bwatch (?:out|your back)\b|\b(?:I|we) know where (?:you|he|she|they|your \w+) (?:live|lives|work|works|goes)|\b(?:(?:everyone|everybody|people|the (?:whole|entire) \w+)\b[^.!?\n]{0,30}\b(?:will|are going to) (?:hear|know|see|find out|read)\b|you have been warned|you['’]ve been warned|do not test me|don['’]t test me)\b/gi,
  /\b(?:unless|if) (?:you|I|we)\b[^.!?\n]{0,60}\b(?:the )?(?:police|prosecutor|immigration|newspapers?|your (?:boss|employer|wife|husband|landlord)) (?:will|is going to|are going to|gets?|hears?|finds? out)\b/gi,
];

const INSULTS =
  /\b(?:liars?|crooks?|crooked|scammers?|scum|scumbags?|idiots?|idiotic|morons?|jerks?|assholes?|bastards?|bitch(?:es)?|losers?|thie(?:f|ves)|criminals?|con (?:artists?|man|men)|frauds|fraudsters?|slumlords?|stupid|disgusting|evil|greedy|pathetic|clowns?|monsters?|shady|sleazy|piece of (?:shit|crap|trash|garbage)|motherfuckers?|fuck\w*|shit\w*|bullshit|crap|crappy|damn(?:ed)?|goddamn(?:ed)?|hell no|screw(?:ed)? (?:me|you|us)|ripped (?:me|us) off|rip-?off|con job|shameless|incompetent|ridiculous|outrageous|disgrace(?:ful)?|garbage work|worthless|cheats?|cheater|heartless|lazy|dishonest|nightmare|joke|(?:a|the|another) lie|lies|lied|lying|laughed at (?:me|us)|pay up|bs|how dare you|shame on you)\b/gi;
const CHAT =
  /\b(?:u|ur|r u|cuz|coz|bcuz|becuz|pls|plz|thx|ty|lol|lmao|omg|wtf|smh|idk|btw|tbh|imo|gonna|wanna|gotta|kinda|sorta|ain['’]t|y['’]all|ya|yall|tho|thru|2day|2morrow|4ever|b\/c|w\/o|w\/|msg|txt|txted|msgd|rn|ppl|dude|bro|wld|cld|shld|dident|4 (?=rent|me|the|my|a|it|u)|nvm|ngl|im|ive|dont|didnt|wont|cant|doesnt|wasnt|isnt|werent|couldnt|wouldnt|shouldnt|havent|hasnt|payed|recieved?|reciept|alot|(?:c|w|sh)ould of|must of)\b/gi;
const LONE_I = /(?<=^|[\s"“(])i(?=\s|['’](?:m|ve|ll|d)\b|,)(?!\.)/gm;
/** Everyday words that are shouted one at a time; other capitals may be names or abbreviations. */
const LOUD =
  /(?<![\p{L}\p{N}'’_-])(?:NEVER|ALWAYS|NOT|ALL|NOTHING|NONE|EVERY|EVERYTHING|STILL|VERY|MUST|NOW|REFUSED|REFUSES|STOLE|LIED|MONEY|DEPOSIT|BACK|ANY|ONLY|FULL|ENTIRE|WHOLE|DID|DOES|WILL|WAS|WERE|AND|BUT|THE|MY|THEY|YOU|YOUR|PLEASE|ANYTHING|TWICE|PAID|BROKE|BROKEN|AGAIN|NOBODY|TERRIBLE|ASAP|NO|FINAL|WARNING|PAY|IMMEDIATELY)(?![\p{L}\p{N}_])/gu;
/** Abbreviations of four letters or more that people use in such stories. */
const ABBREVIATIONS = /^(?:HVAC|USPS|FEMA|IKEA|NASA|ASPCA|AAA\w*|NJMVC|ADHD|COVID|FICO|PDFS?|JPEG|HDMI|ASAP)$/;
const CAPITALS = /(?<![\p{L}\p{N}_'’&.-])\p{Lu}{4,}(?![\p{L}\p{N}_&-])/gu;
const SHOUTED = /(?<![\p{L}_])\p{Lu}{4,}(?:[ ,]+\p{Lu}{2,}){2,}(?![\p{L}_])/gu;

/** Words to a machine, not to the other side: somebody pasted a prompt, or its answer. */
const MACHINE_WORDS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|above|prior|earlier|all)\b.{0,20}\b(?:instructions?|prompts?|rules?)?/gi,
  /\b(?:system|developer|assistant|user)\s?:\s|\b(?:system|developer) (?:prompt|message)\b|\byou are (?:now )?(?:an? )?(?:\w+ )?(?:AI|assistant|language model|chatbot|chatgpt)\b|\bas an AI\b|\b(?:chatgpt|gpt-?\d|language model)\b/gi,
  /\b[Ll]orem ipsum\b|\b(?:XX+|xx+|TBD|TO-?DO|FIX-?ME)\b|\(\s*(?:amount|name|date|address|city|phone|insert[^)\n]{0,30}|your [a-z ]{2,20})\s*\)/g,
  /\b(?:here is|here's) (?:a|the|your) (?:revised |updated |draft )?(?:demand )?letter\b/gi,
];

/** R21 and R22: no improper threat, and a calm voice. Quotations and names are never looked at. */
export function checkTone(letter: ReadLetter): readonly LetterFinding[] {
  const { text, plain } = letter;
  const found = (code: LetterFindingCode, patterns: readonly RegExp[], inText = plain): readonly LetterFinding[] =>
    patterns.flatMap((pattern) =>
      matchesIn(inText, pattern).map((match) =>
        findingAt(code, text, { start: match.index, end: match.index + match[0].length }),
      ),
    );
  return [
    ...withoutOverlap(found('letter.improper_threat', THREATS)),
    ...found('letter.harsh_word', [INSULTS]),
    ...found('letter.chat_spelling', [CHAT, LONE_I]),
    ...withoutOverlap([
      ...found('letter.capitals', [SHOUTED, LOUD]),
      ...found('letter.capitals', [CAPITALS]).filter(({ params }) => !ABBREVIATIONS.test(params['text'] ?? '')),
    ]),
    ...found('letter.exclamation', [/!+/g]),
    ...found('letter.emoji', [EMOJI]),
    ...found('letter.machine_words', MACHINE_WORDS),
  ];
}

function withoutOverlap(findings: readonly LetterFinding[]): readonly LetterFinding[] {
  return findings.filter(({ place }, index) =>
    findings.slice(0, index).every((other) => {
      const isApart =
        place === null || other.place === null || place.start >= other.place.end || place.end <= other.place.start;
      return isApart;
    }),
  );
}
