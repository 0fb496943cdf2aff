import { CARELESS_LAW, FROM_MEMORY, theory } from './theory.ts';

const HAPPENED =
  /\bhit\b|\bcrash|\bfell\b|\bbit\b|\bleak|\bbacked\b|\bran\b|\bdrove\b|\bcut\b|\bslipp|\btripp|\bflood|\bbroke|\bdropped\b|\bturn(?:ed)?\b/i;
const COST =
  /\brepair|\bfix(?:ed)?\b|\breplace|\bestimate\b|\bbills?\b|\bcost\b|\bworth\b|\bvalue\b|\binsur|\bdeductible\b/i;
const TREATED =
  /\bdoctor\b|\bhospital\b|\bstitch|\bemergency\b|\bcare\b|\btreat|\bx-?ray|\btherap|\bmissed work\b|\bmedic|\bhurt\b|\binjur|\bbruis|\bbroken?\b/i;

/** Claims for harm, and for things that were taken or not given back. */
export const harmAndThings = [
  theory(
    'careless',
    'Damage to property',
    CARELESS_LAW,
    [
      [
        'happened',
        'What happened, when and where.',
        'Photos, police or incident report',
        'Where were you, and what did you see?',
        HAPPENED,
      ],
      [
        'careless',
        'What the other side did, or did not do, that was not careful.',
        'Photos, video, messages that admit it',
        'What did {defendant} do just before it happened?',
        /\bcareless|\bfast\b|\bred light\b|\bstop sign\b|\bphone\b|\bdid not (?:look|stop|check|fix|watch)|\bwithout looking\b|\bnever (?:fixed|checked)\b|\bleash|\bknew\b|\bbacked\b|\bran\b/i,
      ],
      [
        'damage',
        'What was damaged, and what it was like before.',
        'Photos before and after',
        'What was it like before, and after?',
        /\bdamag|\bdent|\bscratch|\bbroken?\b|\bruin|\bdestroy|\bsoak|\bcrack|\bcollaps|\btotal(?:ed|led)\b/i,
      ],
      [
        'cost',
        'What it costs to fix, or what it was worth; what insurance did not pay.',
        'Paid bill or two estimates; insurance letter',
        'What did you find when you looked at the damage, and what does it cost?',
        COST,
      ],
    ],
    [
      ['It was somebody else’s fault, or partly the claimant’s own.', 'careless'],
      ['The damage was there before.', 'damage'],
      ['It costs less to fix, or insurance paid it.', 'cost'],
      ['Nobody could have stopped it.', 'careless'],
    ],
    true,
  ),
  theory(
    'in_care',
    'Things damaged in somebody’s care',
    ['New Jersey bailment law', 'App. Div. A-5115-13 (2015)', 'secondary'],
    [
      [
        'handed',
        'You left the thing with the other side, and when.',
        'Ticket, work order, contract, texts',
        'Did you see {plaintiff} leave it there? When?',
        /\bleft\b|\bdropped\b|\bbrought\b|\blent\b|\bgave\b|\bstor(?:e|ed|age)\b|\btowed\b|\btook\b|\bhanded\b/i,
      ],
      [
        'before',
        'It was in good shape then.',
        'Photos before, repair records',
        'What shape was it in before?',
        /\bbefore\b|\bgood (?:shape|condition)\b|\bnew\b|\bfine\b|\bno (?:damage|scratches)\b|\bworked\b/i,
      ],
      [
        'after',
        'It came back damaged, or did not come back.',
        'Photos after, messages',
        'What did you see when it came back?',
        /\bcame back\b|\breturned\b|\bpicked (?:it|them) up\b|\bdamag|\bmissing\b|\blost\b|\bbroken?\b|\bruin|\bstain|\bscratch|\bdent/i,
      ],
      [
        'value',
        'What it costs to fix, or what it was worth.',
        'Receipt, repair bill, prices of the like',
        'What do you know about its value or the repair?',
        COST,
      ],
    ],
    [
      ['It was damaged before we got it.', 'before'],
      ['We took good care of it.', 'after'],
      ['The ticket says that we do not pay for damage.', 'handed'],
      ['It was worth less.', 'value'],
    ],
    true,
  ),
  theory(
    'kept_things',
    'Things or money taken or kept',
    ['New Jersey conversion law', 'N.J.S.A. 2A:14-1, which names converting personal property', 'secondary'],
    [
      [
        'own',
        'The things or the money were yours, or you had the right to have them.',
        'Receipts, photos, serial records, bank records',
        'How do you know that they belonged to {plaintiff}?',
        /\bmy\b|\bour\b|\bown(?:ed)?\b|\bbelong|\bbought\b/i,
      ],
      [
        'took',
        'The other side took, kept or sold them.',
        'Messages, listings, video, police report',
        'What did you see {defendant} do with them?',
        /\btook\b|\btaken\b|\bkept\b|\bkeeps?\b|\bsold\b|\bstole|\bhas my\b|\bstill has\b|\bthrew\b|\bdump|\bwill not\b|\bwon['’]t\b|\bwould not (?:let|give|return)\b|\brefus/i,
      ],
      [
        'asked',
        'You asked for them back, and what was said.',
        'Texts, e-mails, letters',
        'Did you hear or see {plaintiff} ask for them back?',
        /\basked\b|\btexted\b|\bcalled\b|\bwrote\b|\btold\b|\bdemand/i,
      ],
      [
        'value',
        'What each thing was worth at that time.',
        'Receipts, online prices for like used things',
        'What do you know about what the things were worth?',
        /\bworth\b|\bvalue\b|\bcost\b|\bpaid\b|\$\d/i,
      ],
    ],
    [
      ['They were a gift, or they were mine.', 'own'],
      ['They were given back or left behind.', 'took'],
      ['I kept them because money was owed.', 'asked'],
      ['They were worth less.', 'value'],
    ],
    true,
  ),
  theory(
    'dog',
    'A dog bite',
    ['N.J.S.A. 4:19-16', 'App. Div. A-5211-16 (2018); jacobslawoffice.com; seigellaw.com', 'secondary'],
    [
      [
        'owner',
        'The other side owns the dog.',
        'License record, photos, messages',
        'How do you know whose dog it is?',
        /\bdog\b/i,
      ],
      [
        'bite',
        'The dog bit you, and when.',
        'Photos of the bite, animal control report',
        'What did you see the dog do?',
        /\bbit(?:e|ten)?\b|\battack|\bjumped\b/i,
      ],
      [
        'place',
        'You were in a public place, or had a right to be where you were.',
        'Photos of the place, report',
        'Where did it happen?',
        /\bsidewalk\b|\bstreet\b|\bpark\b|\bdeliver|\bvisit|\binvit|\byard\b|\bporch\b/i,
      ],
      [
        'loss',
        'The care you needed and what it cost.',
        'Medical bills and notes, pay stubs',
        'What did you see of the injury and the days after?',
        TREATED,
      ],
    ],
    [
      ['It is not my dog.', 'owner'],
      ['The dog was teased.', 'bite'],
      ['The person had no right to be there.', 'place'],
      ['The injury was small, or insurance paid.', 'loss'],
    ],
    true,
  ),
  theory(
    'on_purpose',
    'Being hurt on purpose',
    ['New Jersey law on assault and battery', FROM_MEMORY, 'unverified'],
    [
      [
        'did',
        'What the other side did to you, when and where.',
        'Photos, video, police report',
        'Where were you, and what did you see?',
        /\bhit\b|\bpunch|\bpush|\bkick|\bthrew\b|\bgrab|\bshov|\bslapp/i,
      ],
      [
        'meant',
        'It was done on purpose.',
        'Messages or words before and after',
        'What did {defendant} say or do just before?',
        /\bsaid\b|\bthreat|\byell|\bon purpose\b|\bangry\b|\bargu/i,
      ],
      [
        'loss',
        'The care you needed and what it cost.',
        'Medical bills and notes, pay stubs',
        'What did you see of the injury and the days after?',
        TREATED,
      ],
    ],
    [
      ['It was to defend myself.', 'meant'],
      ['It was an accident.', 'meant'],
      ['It was somebody else.', 'did'],
      ['The injury has another cause.', 'loss'],
    ],
    true,
  ),
  theory(
    'injury',
    'Being hurt by carelessness',
    CARELESS_LAW,
    [
      [
        'happened',
        'What happened, when and at what exact place.',
        'Photos of the place, incident report',
        'Where were you, and what did you see?',
        HAPPENED,
      ],
      [
        'careless',
        'What the other side did, or left undone, that was not careful.',
        'Photos, video, earlier complaints',
        'What did the place look like? What did {defendant} do about it?',
        /\bwet\b|\bice\b|\bno sign\b|\bwarning\b|\bknew\b|\bbroken\b|\bdid not (?:clean|fix|salt|look|stop|check|warn)|\bnever (?:cleaned|fixed)\b|\bcareless|\bfast\b|\bred light\b/i,
      ],
      [
        'injury',
        'The injury, and that it came from this.',
        'Medical notes, photos of the injury',
        'What did you see of the injury right after?',
        TREATED,
      ],
      [
        'loss',
        'The bills and the pay you lost, and what insurance paid.',
        'Bills, pay stubs, insurance papers',
        'What do you know about the days of work that {plaintiff} missed?',
        /\bbills?\b|\bmissed work\b|\bpay\b|\bwages\b|\binsur|\bcost\b|\$\d/i,
      ],
    ],
    [
      ['The claimant was not careful.', 'careless'],
      ['We did not know of the danger.', 'careless'],
      ['The injury was there before.', 'injury'],
      ['Insurance paid for it.', 'loss'],
    ],
    true,
  ),
];
