import { CONTRACT_LAW, FROM_MEMORY, theory } from './theory.ts';

const NOT_PAID =
  /\b(?:did not|didn['’]t|never|has not|have not|hasn['’]t|refus(?:es|ed) to|stopped|won['’]t|would not) pay|\bunpaid\b|\bow(?:e|es|ed|ing)\b|\bstill owed\b|\bpaid (?:only|nothing|back)\b|\bbalance\b|\bwithout paying\b/i;
const AGREED =
  /\bagree(?:d|ment)?\b|\bcontract\b|\bquote\b|\bestimate\b|\bhired\b|\border(?:ed)?\b|\bpromised?\b|\bprice\b|\brate\b/i;

/** Claims for money that somebody said they would pay, or got and may not keep. */
export const moneyOwed = [
  theory(
    'loan',
    'A loan that was not paid back',
    CONTRACT_LAW,
    [
      [
        'given',
        'You gave the money to the other side, when and how.',
        'Bank, Zelle, Venmo or Cash App record; the note',
        'What do you know about the money that {plaintiff} gave {defendant}?',
        /\blen[dt]\b|\bloan(?:ed)?\b|\bborrow(?:ed)?\b|\b(?:gave|sent|handed|wired)\b/i,
      ],
      [
        'loan',
        'It was a loan, not a gift: the other side said it would be paid back.',
        'Note, texts or e-mails that speak of paying back',
        'What did {defendant} say about paying it back? What were the words?',
        /\b(?:pay|paid|paying) (?:me |it |us |the money )?back\b|\bloan\b|\brepay|\bpromised\b|\bIOU\b/i,
      ],
      [
        'due',
        'When it was to be paid back.',
        'The note, or messages that name a day',
        'Did anyone name a day for paying back?',
        /\bby (?:the )?\w+ \d|\bdue\b|\bwithin\b|\bin \w+ (?:days|weeks|months)\b|\bdeadline\b/i,
      ],
      [
        'unpaid',
        'What was paid back, and what is still open.',
        'Payment history, bank records',
        'Do you know of any payment that was made?',
        NOT_PAID,
      ],
    ],
    [
      ['It was a gift.', 'loan'],
      ['It was paid back, all or in part.', 'unpaid'],
      ['It is not due yet.', 'due'],
      ['The money went to somebody else.', 'given'],
    ],
  ),
  theory(
    'bill',
    'Work or service that was not paid',
    CONTRACT_LAW,
    [
      [
        'agreed',
        'The other side asked for the work, and a price was agreed.',
        'Contract, quote, order, texts',
        'What do you know about what {defendant} asked for and the price?',
        AGREED,
      ],
      [
        'done',
        'You did the work as agreed.',
        'Photos, time sheets, delivery slips, signed orders',
        'What work did you see {plaintiff} do? When was it done?',
        /\b(?:did|done|finish(?:ed)?|complet(?:e|ed)|worked|built|install(?:ed)?|repaired|deliver(?:ed)?|provided|painted)\b/i,
      ],
      [
        'billed',
        'You sent a bill.',
        'Invoice and the e-mail or letter it went with',
        'Do you know if {defendant} got the bill?',
        /\bbill(?:ed)?\b|\binvoice[ds]?\b|\bstatement\b/i,
      ],
      [
        'unpaid',
        'The bill was not paid, or not all of it.',
        'Payment history, messages about paying',
        'What did {defendant} say about paying?',
        NOT_PAID,
      ],
    ],
    [
      ['The work was bad or not finished.', 'done'],
      ['The price was lower, or the extra work was not agreed.', 'agreed'],
      ['It was paid.', 'unpaid'],
      ['The law asks for a written contract or a State registration for this work, and there was none.', 'agreed'],
    ],
  ),
  theory(
    'wages',
    'Pay for work',
    ['N.J.S.A. 34:11-4.1 and following', FROM_MEMORY, 'unverified'],
    [
      [
        'hired',
        'You worked for the other side, from when to when.',
        'Offer, texts, schedule, badge, pay stubs',
        'How do you know that {plaintiff} worked for {defendant}?',
        /\bwork(?:ed|ing)?\b|\bhired\b|\bjob\b|\bshift|\bemploy|\bstarted\b/i,
      ],
      [
        'rate',
        'The pay that was agreed.',
        'Offer, texts, earlier pay stubs',
        'What do you know about the pay that was promised?',
        /\b(?:an|one) hour\b|\bper hour\b|\bhourly\b|\ba (?:day|week)\b|\brate\b|\bsalary\b|\bagreed\b|\bpromised\b|\$\d+(?:\.\d\d)? (?:an|per|a)\b/i,
      ],
      [
        'hours',
        'The days and hours you worked.',
        'Time sheets, calendar, location history, photos at work',
        'When did you see {plaintiff} at work? How long were the days?',
        /\b\d+ (?:hours?|days?)\b|\bhours\b|\bdays\b|\bweeks?\b|\bshifts?\b|\bovertime\b/i,
      ],
      [
        'unpaid',
        'What was paid, and what was not.',
        'Bank records, pay stubs, messages about pay',
        'What did {defendant} say about the missing pay?',
        NOT_PAID,
      ],
    ],
    [
      ['These hours were not worked.', 'hours'],
      ['The pay that was agreed was lower.', 'rate'],
      ['It was paid in cash.', 'unpaid'],
      ['The work was bad, so nothing is due.', 'hired'],
      ['It was a business of its own, not a job for us.', 'hired'],
    ],
  ),
  theory(
    'check',
    'A check that came back unpaid',
    ['N.J.S.A. 2A:32A-1', 'N.J.S.A. 2A:32A-1 (casetext, current through L.2024, c.87)', 'official-copy'],
    [
      [
        'given',
        'The other side gave you the check or payment, and what for.',
        'Copy of the check, both sides',
        'What do you know about the check and what it was for?',
        /\bchecks?\b|\bpayment\b/i,
      ],
      [
        'returned',
        'The bank sent it back unpaid, on what day and why.',
        'Bank notice (cover the account number)',
        'Did you see what the bank sent?',
        /\bbounced\b|\breturned\b|\bNSF\b|\binsufficient\b|\bclosed account\b|\bstop(?:ped)? payment\b/i,
      ],
      [
        'unpaid',
        'It was not made good after you asked.',
        'Your notice and its mailing slip, messages',
        'What did {defendant} say when asked to make it good?',
        NOT_PAID,
      ],
    ],
    [
      ['It was paid another way.', 'unpaid'],
      ['Payment was stopped because the goods or the work were bad.', 'given'],
      ['No notice about the check came.', 'returned'],
    ],
  ),
  theory(
    'share',
    'A share of a cost',
    CONTRACT_LAW,
    [
      [
        'agreed',
        'You agreed to share the cost, and each one’s part.',
        'Texts, lease with both names, budget',
        'What did you hear them say about sharing the cost?',
        /\bsplit\b|\bshare[ds]?\b|\bhalf\b|\bagreed\b|\btogether\b|\broommate/i,
      ],
      [
        'paid',
        'You paid the whole cost.',
        'Bills in your name, bank records',
        'Who paid the bills, and how do you know?',
        /\bI paid\b|\bwe paid\b|\bcovered\b|\bbills?\b/i,
      ],
      [
        'unpaid',
        'The other side did not pay its part.',
        'Messages where you asked for it',
        'What did {defendant} say about the open part?',
        NOT_PAID,
      ],
    ],
    [
      ['There was no deal to share.', 'agreed'],
      ['My part was paid in cash or in another way.', 'unpaid'],
      ['The cost was higher than needed.', 'paid'],
    ],
  ),
  theory(
    'mistake',
    'Money paid by mistake',
    ['New Jersey law on money had and received', FROM_MEMORY, 'unverified'],
    [
      [
        'paid',
        'You paid the money, when and how.',
        'Bank or card record',
        'What do you know about the payment?',
        /\bpaid\b|\bsent\b|\btransfer/i,
      ],
      [
        'mistake',
        'It was not owed: it was a mistake or too much.',
        'Bill, earlier payments, messages',
        'How do you know that it was a mistake?',
        /\bmistake\b|\bwrong\b|\btwice\b|\btoo much\b|\bdouble\b|\baccident\b|\boverpaid\b/i,
      ],
      [
        'kept',
        'The other side kept it after you asked for it back.',
        'Your messages and the answers',
        'What did {defendant} say about giving it back?',
        /\bkept\b|\brefus|\bdid not (?:return|give)|\bwon['’]t\b|\bnever\b|\bignored\b/i,
      ],
    ],
    [
      ['The money was owed for something else.', 'mistake'],
      ['It was spent before anyone said that it was a mistake.', 'kept'],
      ['It was paid back.', 'kept'],
    ],
  ),
  theory(
    'sale',
    'Goods that were not paid',
    ['N.J.S.A. 12A:2-709', FROM_MEMORY, 'unverified'],
    [
      [
        'agreed',
        'What you sold, to whom, and the price.',
        'Order, listing, texts, bill of sale',
        'What do you know about the sale and the price?',
        /\bsold\b|\bsell\b|\bprice\b|\border|\bagreed\b|\bbuy\b|\bbought\b/i,
      ],
      [
        'delivered',
        'The other side got the goods and kept them.',
        'Delivery slip, tracking, photos, texts',
        'Did you see {defendant} get the goods?',
        /\bdeliver|\bpicked (?:it|them) up\b|\btook\b|\bshipped\b|\bhanded\b|\breceived\b|\bgot\b/i,
      ],
      [
        'unpaid',
        'The price was not paid, or not all of it.',
        'Payment history, messages',
        'What did {defendant} say about paying?',
        NOT_PAID,
      ],
    ],
    [
      ['The goods were bad or not as promised.', 'agreed'],
      ['They never came.', 'delivered'],
      ['They were paid.', 'unpaid'],
    ],
  ),
  theory(
    'card',
    'A wrong charge or a refund',
    CONTRACT_LAW,
    [
      [
        'agreed',
        'What you ordered, and what the terms were.',
        'Order page, terms, e-mails',
        'What do you know about what was ordered and agreed?',
        /\border|\bsubscri|\bsigned up\b|\bbought\b|\bterms\b|\bmember|\bbook(?:ed|ing)\b|\btrial\b/i,
      ],
      [
        'charged',
        'What was charged and when.',
        'Statement with the account number covered',
        'Did you see the charge? When?',
        /\bcharg(?:e|ed|es|ing)\b|\bpaid\b|\bcard\b|\bbilled\b/i,
      ],
      [
        'wrong',
        'Why the charge was wrong, or why the money is due back.',
        'Cancel e-mail or chat, return tracking, photos',
        'What do you know about why the money should come back?',
        /\bcancel|\brefund|\breturn(?:ed)?\b|\bnever (?:came|got|received|agreed)\b|\btwice\b|\bwrong\b|\bnot (?:as|what)\b/i,
      ],
      [
        'asked',
        'You asked the seller for the money, and what they said.',
        'E-mails, chat, letters; the bank’s letters',
        'What did the seller say when {plaintiff} asked?',
        /\basked\b|\bcalled\b|\be-?mailed\b|\bwrote\b|\bsaid\b|\brefus|\bdenied\b|\bignored\b/i,
      ],
    ],
    [
      ['The terms say no refund.', 'agreed'],
      ['The bank already decided for us.', 'wrong'],
      ['The order was not canceled in time.', 'wrong'],
      ['The goods or the service were given.', 'charged'],
    ],
  ),
];
