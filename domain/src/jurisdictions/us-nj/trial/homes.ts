import {
  AGREED,
  ASKED,
  CARELESS_LAW,
  CONTRACT_LAW,
  COST,
  FROM_MEMORY,
  HAPPENED,
  onCards,
  PAID,
  theory,
  type ElementFacts,
  WITHHELD,
} from './theory.ts';
import type { Needless } from '../../pack.ts';

/** Said only where the claimant did not answer that it is not so. */
export const OWNER_OCCUPIED = 'The landlord lives in the building, so the deposit law does not cover this home.';

/** The landlord was told the address, or a list of charges or a part of the deposit came there. */
const ADDRESS_KNOWN: ElementFacts = {
  cards: ['rental.new-address', 'rental.list', 'rental.returned'],
  only: { 'rental.list': [{ came: 'filled' }], 'rental.returned': [{ result: 'part', day: 'filled' }] },
};

/** What the tenant did at the end, or a list of charges that came some days after it. */
const LEFT: ElementFacts = {
  cards: [
    'rental.keys',
    'rental.why-left',
    'rental.new-address',
    'rental.left-clean',
    'rental.walk-through',
    'rental.list',
  ],
  only: { 'rental.list': [{ day: 'filled' }] },
};

/** The tenant did not leave early. */
const STAYED_TO_THE_END: Needless = {
  answers: { 'rental.tenant-left': [{ told: 'agreed' }] },
  notBefore: { day: { card: 'rental.tenant-left', slot: 'day' }, other: { card: 'rental.let', slot: 'to' } },
};

/** Claims between tenants and landlords. */
export const homes = [
  theory(
    'deposit',
    'Getting a security deposit back',
    [
      'N.J.S.A. 46:8-21.1',
      'App. Div. A-3467-19 (2021); Kang In Yi v. Re/Max Fortune Properties, 338 N.J. Super. 534 (App. Div. 2001)',
      'official-copy',
    ],
    [
      [
        'rented',
        'You rented the home from the other side.',
        'Lease or rent receipts',
        'How do you know that {plaintiff} rented the home from {defendant}?',
        AGREED,
      ],
      [
        'paid',
        'You paid a deposit, and how much it was.',
        'Receipt, check or bank record of the deposit',
        'What do you know about the deposit and how it was paid?',
        PAID,
      ],
      [
        'left',
        'You moved out and gave back the keys, and on what day.',
        'Move-out letter, key receipt, texts',
        'When did {plaintiff} move out? What did you see that day?',
        LEFT,
      ],
      [
        'address',
        'The landlord knew where to send the money.',
        'Letter, text or email with your new address',
        'Do you know if {plaintiff} gave the landlord a new address? How?',
        ADDRESS_KNOWN,
      ],
      [
        'kept',
        'The time to return it passed, and the money or part of it did not come back.',
        'Bank records; the list of charges with its envelope',
        'What do you know about what the landlord sent or said after the move?',
        WITHHELD,
      ],
      [
        'condition',
        'You left the home in good order, with no more than normal wear.',
        'Move-in and move-out photos or video',
        'What did the home look like when {plaintiff} left?',
        { ...onCards('rental.left-clean', 'rental.walk-through'), isTheirsToShow: true },
      ],
    ],
    [
      ['The home was dirty or damaged, so the money was kept for repairs.', 'condition'],
      ['Rent or other bills were still owed.', 'kept'],
      ['A list of charges was sent in time.', 'kept'],
      ['Nobody told us where to send the money.', 'address'],
      [OWNER_OCCUPIED],
    ],
  ),
  theory(
    'habitability',
    'Rent for a home that was not fit to live in',
    ['Marini v. Ireland, 56 N.J. 130 (1970)', FROM_MEMORY, 'unverified'],
    [
      [
        'rented',
        'You rented the home and paid the rent.',
        'Lease and rent receipts',
        'How do you know that {plaintiff} lived there and paid rent?',
        AGREED,
      ],
      [
        'defect',
        'Something serious was wrong, such as no heat, no water, mold or pests.',
        'Photos with dates, inspection report, bills for heaters or hotels',
        'What was wrong in the home? What did you see, feel or smell?',
        HAPPENED,
      ],
      [
        'told',
        'The landlord was told about it.',
        'Texts, emails, letters, call log',
        'Did you hear or see {plaintiff} tell the landlord? When?',
        ASKED,
      ],
      [
        'unfixed',
        'There was time to fix it, and it was not fixed.',
        'Photos and messages from later days',
        'How long did it go on? What did anyone do about it?',
        HAPPENED,
      ],
    ],
    [
      ['We did not know about it.', 'told'],
      ['We came to fix it, but nobody let us in.', 'unfixed'],
      ['The tenant or a guest caused it.', 'defect'],
      ['It was a small thing that did not stop anyone from living there.', 'defect'],
    ],
  ),
  theory(
    'lockout',
    'Being shut out of a home',
    ['N.J.S.A. 2A:39-1', FROM_MEMORY, 'unverified'],
    [
      [
        'lived',
        'You lived in the home with a right to be there.',
        'Lease, mail with your name, rent receipts',
        'How do you know that {plaintiff} lived there?',
        AGREED,
      ],
      [
        'out',
        'You were shut out or forced out, and how.',
        'Photos of the lock, texts, police report',
        'What did you see on the day {plaintiff} was shut out?',
        HAPPENED,
      ],
      [
        'order',
        'No court officer came with a court order.',
        'Any paper that was left at the door',
        'Was a court officer there? Was a court paper shown?',
        HAPPENED,
      ],
    ],
    [
      ['The tenant had moved out already.', 'lived'],
      ['A court ordered it.', 'order'],
      ['The lock was changed for a repair.', 'out'],
    ],
    true,
  ),
  theory(
    'overcharge',
    'Rent or fees above what was agreed',
    CONTRACT_LAW,
    [
      [
        'agreed',
        'The rent and the fees that were agreed.',
        'Lease and any change to it',
        'What do you know about the rent that was agreed?',
        AGREED,
      ],
      [
        'charged',
        'What was asked for and paid on top.',
        'Bills, ledger, bank records',
        'What do you know about what was charged?',
        HAPPENED,
      ],
      [
        'wrong',
        'No paper or rule allowed the extra sum.',
        'Lease pages, notices, town rent rules',
        'Did anyone explain why more was asked?',
        onCards('rental.no-basis'),
      ],
    ],
    [
      ['The lease allows these fees.', 'wrong'],
      ['Notice of the new rent was given in time.', 'agreed'],
      ['The fees were for late rent.', 'charged'],
    ],
  ),
  theory(
    'rent_owed',
    'Rent that a tenant owes',
    ['New Jersey contract law; Sommer v. Kridel, 74 N.J. 446 (1977)', FROM_MEMORY, 'unverified'],
    [
      [
        'agreed',
        'The tenant agreed to pay rent, how much and when.',
        'Lease, texts about the rent',
        'What do you know about the rent that was agreed?',
        AGREED,
      ],
      [
        'unpaid',
        'Which months were not paid.',
        'Rent ledger, bank records',
        'What do you know about the months that were not paid?',
        HAPPENED,
      ],
      [
        'deposit',
        'The deposit was counted against what is owed.',
        'Deposit record and the list you sent',
        'Do you know what became of the deposit?',
        onCards('rental.deposit-held'),
      ],
      [
        'new_tenant',
        'If the tenant left early, you tried to find a new one.',
        'Ads, messages from people who looked, new lease',
        'What did {plaintiff} do to rent the home again?',
        { ...onCards('rental.relet'), needless: STAYED_TO_THE_END },
      ],
    ],
    [
      ['The rent was paid.', 'unpaid'],
      ['The home was not fit to live in, so less was due.', 'agreed'],
      ['The deposit covers it.', 'deposit'],
      ['The home could have been rented again at once.', 'new_tenant'],
    ],
  ),
  theory(
    'rental_damage',
    'Damage to a rental home',
    CARELESS_LAW,
    [
      [
        'before',
        'What the home was like when the tenant moved in.',
        'Move-in photos and check list',
        'What was the home like before the tenant moved in?',
        onCards('rental.at-start'),
      ],
      [
        'after',
        'What was broken or ruined, more than normal wear.',
        'Move-out photos or video',
        'What did you see in the home after the tenant left?',
        HAPPENED,
      ],
      [
        'cost',
        'What it cost to fix, with bills.',
        'Paid repair bills, two estimates',
        'What work was done, and what did it cost?',
        COST,
      ],
      [
        'deposit',
        'The deposit was counted, and the list was sent to the tenant.',
        'Copy of the list and proof of mailing',
        'Do you know what became of the deposit?',
        onCards('rental.deposit-held'),
      ],
    ],
    [
      ['It was normal wear.', 'after'],
      ['It was like that before.', 'before'],
      ['The repair cost too much, or was never done.', 'cost'],
      ['The deposit covers it.', 'deposit'],
    ],
    true,
  ),
];
