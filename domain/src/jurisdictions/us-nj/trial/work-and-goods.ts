import { CONTRACT_LAW, FROM_MEMORY, theory } from './theory.ts';

const AGREED =
  /\bagree(?:d|ment)?\b|\bcontract\b|\bquote[ds]?\b|\bestimate\b|\bhired\b|\border(?:ed)?\b|\bpromised?\b|\bprice\b|\bsigned\b|\bbooked\b|\bdeal\b/i;
const OWN_PART = /\b(?:I|we) (?:paid|gave|sent|put down|did|signed)\b|\bpaid\b|\bdeposit\b|\bdown payment\b/i;
const FAILED =
  /\b(?:did not|didn['’]t|never|has not|refused to|stopped|failed to|would not|won['’]t|could not)\b|\bnot (?:finished|done|come|show)\b|\bunfinished\b|\bbad(?:ly)?\b|\bwrong\b|\blate\b|\bcancel|\bleft\b|\bbroke|\bcrack|\bpoor(?:ly)?\b|\bleak|\bwalked off\b|\bbacked out\b|\b(?:nobody|no one) (?:came|showed|answered)\b|\blost\b|\bmissing\b/i;
/** A price is told with its sum, or as one. */
const AGREED_PRICE =
  /\bagree(?:d|ment)?\b|\bquoted?\b|\bestimate\b|\bprice\b|\bwould (?:be|cost)\b|\bsaid (?:it|that it)\b|\bcontract\b/i;
const CHANCE =
  /\b(?:I|we) (?:\w+ ){0,2}(?:asked|called|texted|wrote|told|e-?mailed|complained|messaged|gave (?:him|her|them)|went back)\b/i;
const COST =
  /\brepair|\bfix(?:ed)?\b|\breplace|\bestimate\b|\b(?:another|second) (?:\w+ )?(?:shop|contractor|company|mechanic|plumber|painter|roofer|seller|quote)\b|\bcost\b/i;

/** Claims about agreements, work on homes and cars, goods and promises. */
export const workAndGoods = [
  theory(
    'contract',
    'An agreement that was not kept',
    CONTRACT_LAW,
    [
      [
        'agreed',
        'You and the other side had an agreement, and what it said.',
        'Contract, quote, order, texts, e-mails',
        'What do you know about what {plaintiff} and {defendant} agreed?',
        AGREED,
      ],
      [
        'own_part',
        'You did your part, such as paying.',
        'Receipts, card and bank records',
        'What did {plaintiff} do or pay? How do you know?',
        OWN_PART,
      ],
      [
        'failed',
        'The other side did not do its part.',
        'Photos, messages, a list of what was not done',
        'What did {defendant} do, and what was left undone?',
        FAILED,
      ],
      [
        'loss',
        'What it cost you, and that you kept the loss small.',
        'Bill of the one who did it instead, receipts',
        'What do you know about what it cost {plaintiff}?',
        COST,
      ],
    ],
    [
      ['There was no agreement, or it said something else.', 'agreed'],
      ['The claimant did not pay or did not do their part.', 'own_part'],
      ['We did what was agreed.', 'failed'],
      ['The contract says no refund.', 'agreed'],
      ['The loss could have been smaller.', 'loss'],
    ],
  ),
  theory(
    'home_work',
    'Bad or unfinished work on a home',
    CONTRACT_LAW,
    [
      [
        'agreed',
        'What work was agreed, for what price and by when.',
        'Contract, change orders, quote, texts',
        'What do you know about the work and the price that were agreed?',
        AGREED,
      ],
      [
        'paid',
        'What you paid and when.',
        'Checks, card and bank records, receipts',
        'What do you know about what {plaintiff} paid?',
        OWN_PART,
      ],
      [
        'failed',
        'What was not done or done badly, one by one.',
        'Before and after photos, inspection report',
        'What did you see of the work? What was wrong with it?',
        FAILED,
      ],
      [
        'chance',
        'You told the contractor and gave a fair chance to fix it.',
        'Texts, e-mails, letters',
        'Did you hear or see {plaintiff} ask for it to be fixed?',
        CHANCE,
      ],
      [
        'cost',
        'What it costs to finish or fix it.',
        'Second estimate or paid bill',
        'What did you find when you looked at the work, and what would it cost to fix?',
        COST,
      ],
    ],
    [
      ['The work was done as agreed.', 'failed'],
      ['The owner stopped us or would not let us in.', 'chance'],
      ['The owner still owes a part of the price.', 'paid'],
      ['The delay came from weather, permits or late materials.', 'failed'],
      ['The other contractor charges too much.', 'cost'],
    ],
  ),
  theory(
    'higher_price',
    'A price higher than agreed',
    CONTRACT_LAW,
    [
      [
        'agreed',
        'The price that was agreed, and for what.',
        'Contract, quote, estimate, texts',
        'What do you know about the price that was agreed?',
        AGREED_PRICE,
      ],
      [
        'more',
        'The other side asked for more.',
        'Bill or message with the higher price',
        'What did {defendant} say about the price later? What were the words?',
        /\b(?:gone|went|go) up\b|\bmore\b|\bhigher\b|\bextra\b|\bnow \$|\bon top\b|\braised\b|\binstead\b|\bcharged\b/i,
      ],
      [
        'no_yes',
        'You did not agree to the higher price.',
        'Messages; what you said that day',
        'What did {plaintiff} say when more was asked?',
        /\b(?:did not|didn['’]t|never|not) (?:agree|sign|approve|ask|accept)|\bnothing in writing\b|\bwithout (?:asking|telling|my)\b|\brefused\b|\bscared\b|\bargued\b|\bhad to\b/i,
      ],
      [
        'paid',
        'What you paid, and how.',
        'Card or bank record, receipt',
        'What do you know about what {plaintiff} paid?',
        OWN_PART,
      ],
    ],
    [
      ['There was more work than agreed.', 'agreed', 'more'],
      ['The customer said yes to the new price.', 'no_yes'],
      ['It was an estimate, not a fixed price.', 'agreed'],
      ['It was paid without a word.', 'paid'],
    ],
  ),
  theory(
    'car_repair',
    'A car repair',
    [
      'N.J.A.C. 13:45A-26C.2',
      'N.J.A.C. 13:45A-26C.2 (civiljury.blogspot.com reprint); App. Div. A-0899-06 (2007)',
      'official-copy',
    ],
    [
      [
        'brought',
        'You brought the car in, and what for.',
        'Signed work order',
        'What do you know about why the car went to the shop?',
        /\bbrought\b|\btook (?:my|the) car\b|\bdropped\b|\btowed\b|\bshop\b/i,
      ],
      [
        'estimate',
        'The written estimate, and what you said yes to.',
        'Estimate, texts, call log',
        'What did the shop say it would do and charge?',
        /\bestimate\b|\bquote[ds]?\b|\bapprove|\bagreed\b|\bsaid (?:it|the)\b|\bwithout (?:asking|my)\b/i,
      ],
      [
        'failed',
        'What was done badly, was not approved, or cost more.',
        'Invoice, old parts, second shop’s report',
        'What was wrong with the car after the repair?',
        FAILED,
      ],
      ['paid', 'What you paid.', 'Invoice and card record', 'What do you know about what {plaintiff} paid?', OWN_PART],
      [
        'cost',
        'What it cost to have it made right, and other costs.',
        'Second shop’s bill, tow and rental bills',
        'What did you find, and what did the right repair cost?',
        COST,
      ],
    ],
    [
      ['The customer said yes by phone.', 'estimate'],
      ['It is a new problem that has nothing to do with our work.', 'failed'],
      ['The car was old or in bad shape.', 'failed'],
      ['We offered to fix it for free.', 'cost'],
    ],
  ),
  theory(
    'goods',
    'Goods that were not as they should be',
    ['N.J.S.A. 12A:2-313', 'New Jersey Model Civil Jury Charge 4.21', 'official-copy'],
    [
      [
        'bought',
        'What you bought, from whom, when and for what price.',
        'Receipt, order page, bill of sale',
        'What do you know about what {plaintiff} bought?',
        /\bbought\b|\bpurchas|\border(?:ed)?\b|\bpaid\b|\bsold\b/i,
      ],
      [
        'promised',
        'What the seller or the ad said about it.',
        'The ad, listing, warranty, messages',
        'What did the seller say about it? What were the words?',
        /\bsaid\b|\bpromised\b|\bad\b|\badvertis|\blist(?:ed|ing)\b|\bwarrant|\bguarantee|\bdescri/i,
      ],
      [
        'wrong',
        'What is wrong with it, and when that showed.',
        'Photos, video, repair or vet report',
        'What did you see that was wrong, and when?',
        /\bbroke|\bdefect|\bstopped\b|\bnever worked\b|\bwrong\b|\bnot (?:work|as|what|match)|\bsick\b|\bdamag|\bcrack|\brust|\bfail|\bproblem|\bdied\b|\btorn\b|\bripped\b|\bmissing\b|\bstain/i,
      ],
      [
        'told',
        'You told the seller in good time.',
        'E-mails, chat, call log, return tracking',
        'Did you hear or see {plaintiff} tell the seller? When?',
        CHANCE,
      ],
      [
        'loss',
        'The price, the repair cost or the drop in value.',
        'Receipts, repair bill, prices of the like',
        'What do you know about what it is worth or what the repair cost?',
        COST,
      ],
    ],
    [
      ['It was sold “as is”.', 'promised'],
      ['The buyer broke it.', 'wrong'],
      ['Nobody told us in time.', 'told'],
      ['We offered to fix or replace it.', 'told'],
      ['All sales are final.', 'promised'],
    ],
  ),
  theory(
    'not_delivered',
    'Goods that never came',
    ['N.J.S.A. 12A:2-711', FROM_MEMORY, 'unverified'],
    [
      [
        'bought',
        'What you ordered, from whom and for what price.',
        'Order page, texts',
        'What do you know about the order?',
        /\bbought\b|\bpurchas|\border(?:ed)?\b/i,
      ],
      ['paid', 'What you paid and when.', 'Card or bank record', 'What do you know about the payment?', OWN_PART],
      [
        'missing',
        'It did not come, and by when it should have come.',
        'Tracking, messages about delivery',
        'Did anything come? How do you know?',
        /\bnever (?:came|arrived|delivered|shipped|got|received)\b|\bdid not (?:come|arrive|deliver|get|receive|ship|send)\b|\bnot (?:delivered|shipped)\b|\blate\b|\bstill waiting\b/i,
      ],
      [
        'asked',
        'You asked for it or for your money.',
        'E-mails, chat, call log',
        'Did you hear or see {plaintiff} ask for it?',
        CHANCE,
      ],
    ],
    [
      ['It was delivered.', 'missing'],
      ['The carrier lost it.', 'missing'],
      ['A refund was sent.', 'paid'],
      ['It is only late.', 'missing'],
    ],
  ),
  theory(
    'promise',
    'A spoken promise',
    ['Toll Bros. v. Board of Chosen Freeholders, 194 N.J. 223 (2008)', FROM_MEMORY, 'unverified'],
    [
      [
        'promise',
        'The promise was clear: the words, the day and the place.',
        'Texts, voicemails, notes made then, people who heard it',
        'What did you hear {defendant} say? What were the words?',
        /\bpromis|\bsaid\b|\bagreed\b|\btold (?:me|us)\b|\bshook hands\b|\bdeal\b|\boffered\b/i,
      ],
      [
        'counted',
        'The other side knew that you would count on it.',
        'Messages about your plans',
        'How would {defendant} know that {plaintiff} counted on it?',
        /\bknew\b|\bbecause (?:he|she|they|of)\b|\bcounted on\b|\brel(?:y|ied)\b|\btrust/i,
      ],
      [
        'did',
        'You did something because of it, or did your part.',
        'Receipts, photos, bank records',
        'What did {plaintiff} do because of the promise?',
        /\b(?:I|we) (?:paid|bought|did|worked|moved|gave|quit|drove|helped|built|finished|spent)\b|\bspent\b/i,
      ],
      ['broken', 'The promise was not kept.', 'Messages that ask for it', 'What happened with the promise?', FAILED],
    ],
    [
      ['Nothing was promised.', 'promise'],
      ['It was only talk, or a gift.', 'counted'],
      ['The law asks for this deal in writing.', 'promise'],
      ['The promise was kept.', 'broken'],
    ],
  ),
  theory(
    'general',
    'Why the other side owes the money',
    ['New Jersey common law', FROM_MEMORY, 'unverified'],
    [
      [
        'facts',
        'What happened, in order, with days.',
        'Papers, photos and messages with dates',
        'What did you see or hear yourself?',
        /\bon \w+ \d|\bfirst\b|\bthen\b|\bafter\b/i,
      ],
      [
        'duty',
        'What the other side had to do, or must not do.',
        'Agreement, rule, notice or messages',
        'What do you know about what {defendant} had agreed or had to do?',
        AGREED,
      ],
      [
        'failed',
        'How the other side did not do that.',
        'Photos, messages, reports',
        'What did {defendant} do?',
        FAILED,
      ],
      [
        'loss',
        'What it cost you because of that.',
        'Bills, receipts, prices',
        'What do you know about what it cost {plaintiff}?',
        COST,
      ],
    ],
    [
      ['It did not happen like that.', 'facts'],
      ['We had no duty to do this.', 'duty'],
      ['The loss has another cause, or is smaller.', 'loss'],
    ],
  ),
];
