import { describe, expect, test } from 'vitest';
import type { Claim } from '../../../claims/claim.ts';
import { COURT_DETAIL_KEYS, type CourtDetails, NO_COURT_DETAILS } from '../../../claims/court-details.ts';
import { coClaimantSchema } from '../../../claims/fields/parties.ts';
import { NO_ANSWERS } from '../../../claims/fields/answers.ts';
import { OTHER_ACCOMMODATION, OTHER_LANGUAGE } from '../../../claims/questions/questions.ts';
import { aClaim, aClaimFor, anAddress, answering } from '../../../claims/testing/a-claim.ts';
import { type PaperFileKind, readPacket } from '../../index.ts';
import { openCase, type PacketInput } from '../prepare-packet.ts';
import { typedTexts } from '../../complaint/typed-texts.ts';
import { assessClaim } from '../../../claim-fit/index.ts';
import { aCard } from '../../../fact-cards/testing/a-card.ts';
import { usNj } from '../../../jurisdictions/us-nj/index.ts';
import { FIRST_OWNER, type LetterDecisions, noDecisions } from '../../../letters/compose/letter-decisions.ts';
import { cents } from '../../../money/index.ts';
import { fileOf, packetOf, prepare, readBack, textsIn, TODAY } from '../../testing/packets.ts';

const FILED: readonly PaperFileKind[] = ['complaint', 'summons', 'service'];
/** The answers with which every line of the court's questions is asked for. */
const EVERYTHING_ASKED = {
  otherCase: true,
  otherAction: true,
  otherParties: true,
  courtLanguage: OTHER_LANGUAGE,
  accommodation: OTHER_ACCOMMODATION,
};

const details = (of: (key: string) => string): CourtDetails =>
  Object.fromEntries(COURT_DETAIL_KEYS.map((key) => [key, of(key)])) as CourtDetails;

type Case = { readonly claim: Claim; readonly decisions: LetterDecisions };

/** Claims with a word of its own in every place where somebody types. */
const wordy = (base: Claim): Case => {
  let count = 0;
  const word = (): string =>
    `Zq${String.fromCharCode(97 + Math.floor(count / 26))}${String.fromCharCode(97 + (count++ % 26))}`;
  const address = () => ({ ...anAddress(), street: `12 ${word()} Street`, unit: word(), city: word() });
  return {
    claim: {
      ...base,
      amountRows: [{ id: 'r1', label: word(), amount: '20', isMinus: false }],
      cards: [
        ...base.cards,
        aCard('free.received', { amount: '10' }, { own: `I got ${word()} back.` }),
        aCard('debt.credit', { amount: '10', what: { text: word() } }),
      ],
      happenedAt: address(),
      claimant: {
        ...base.claimant,
        name: { kind: 'person', person: { first: word(), last: word() } },
        address: address(),
      },
      defendants: [
        {
          ...base.defendants[0],
          name: { kind: 'business', legalName: `${word()} LLC`, contactName: word() },
          address: address(),
          website: word(),
        },
      ],
      story: `I lent ${word()} the money. It did not come back.`,
      calculation: `It is ${word()} less what came.`,
      courtDetails: details(word),
      coClaimants: [
        Object.fromEntries(
          Object.keys(coClaimantSchema.def.shape).map((key) => [key, word()]),
        ) as Claim['coClaimants'][number],
      ],
      payment: { venmo: word(), cashapp: word(), zelle: word(), types: ['Check'] },
      answers: { ...base.answers, ...EVERYTHING_ASKED, assignedClaim: true },
    },
    decisions: { ...noDecisions, answers: { [FIRST_OWNER]: word() } },
  };
};

const CASES: readonly Case[] = [
  wordy(aClaimFor('business-contract')),
  wordy(aClaimFor('car-crash')),
  { ...wordy(aClaimFor('personal-loan')), decisions: noDecisions },
].map(({ claim, decisions }, index) =>
  index === 2
    ? {
        claim: {
          ...claim,
          answers: { ...claim.answers, assignedClaim: false, isAdult: false },
          guardianName: 'Zqzz Zqzy',
        },
        decisions,
      }
    : { claim, decisions },
);

const paperOf = ({ claim, decisions }: Case) => {
  const opened = openCase({ claim, fit: assessClaim(claim, usNj, TODAY), pack: usNj, today: TODAY, decisions });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
};

const isInPapers = ({ claim, decisions }: Case, words: string): boolean =>
  FILED.some((kind) => textsIn(fileOf(packetOf(claim, decisions), kind)).some((text) => text.includes(words)));

describe('the list of what a person typed that is printed', () => {
  test.each(CASES.map((one, index) => [index, one] as const))(
    'misses no word of a filed paper: claim %i',
    (_index, one) => {
      const listed = typedTexts(paperOf(one))
        .map(({ text }) => text)
        .join('\n');
      const printed = FILED.flatMap((kind) => textsIn(fileOf(packetOf(one.claim, one.decisions), kind))).join('\n');
      const found = new Set(printed.match(/\bZq[a-z]{2}\b/g));
      expect(found.size).toBeGreaterThan(15);
      expect([...found].filter((word) => !listed.includes(word))).toEqual([]);
    },
  );
});

/** What papers are made from. A new part of it does not compile before somebody says whether anything in it is typed. */
const MADE_FROM: Readonly<Record<keyof PacketInput, 'walked' | 'settled'>> = {
  claim: 'walked',
  decisions: 'walked',
  approvedFacts: 'walked',
  fit: 'settled',
  pack: 'settled',
  today: 'settled',
  hasReplacedSigns: 'settled',
  payBy: 'settled',
  reader: 'settled',
};

test('papers are made from what the list walks, and from what nobody typed', () => {
  const walked = Object.entries(MADE_FROM).filter(([, how]) => how === 'walked');
  expect(walked.map(([key]) => key)).toEqual(['claim', 'decisions', 'approvedFacts']);
  // Facts that a person corrected come as the story and the calculation of the complaint.
  const [first] = CASES;
  if (first === undefined) throw new Error('there is a first one');
  const { claim, decisions } = first;
  const approvedFacts = { story: ['Zqxx lent it.'], calculation: ['Zqxy is open.'], leftOut: [], isEnglish: true };
  const fit = assessClaim(claim, usNj, TODAY);
  const opened = openCase({ claim, fit, pack: usNj, today: TODAY, decisions, approvedFacts });
  const listed = opened.ok ? typedTexts(opened.value).map(({ text }) => text) : [];
  expect(listed).toEqual(expect.arrayContaining(['Zqxx lent it.', 'Zqxy is open.']));
});

const OF_HEALTH = 'She has cancer.';
const OF_PAPERS = 'She is undocumented.';
const OF_SERVICE = 'She is in the Army.';
const WORDS = [OF_HEALTH, OF_PAPERS, OF_SERVICE];

const business = aClaimFor('business-contract');
const sums = { amount: cents(2_000_00), courtAmount: cents(2_000_00) };

/** Each field that is no name or place, with words planted in it. */
const PLANTS: Readonly<Record<string, readonly ((words: string) => Case)[]>> = {
  story: [
    (words) => ({ claim: aClaim({ story: `I lent Tom $2,000. ${words} He did not pay.` }), decisions: noDecisions }),
  ],
  calculation: [
    (words) => ({ claim: aClaim({ calculation: `I lent $2,000. ${words} He owes it.` }), decisions: noDecisions }),
  ],
  cards: [
    (words) => ({
      claim: aClaim({
        ...sums,
        cards: [
          aCard('debt.loan', { amount: '2010', day: '2026-06-01' }),
          aCard('debt.credit', { amount: '10', what: { text: words } }),
        ],
      }),
      decisions: noDecisions,
    }),
    (words) => ({
      claim: aClaim({
        ...sums,
        cards: [aCard('debt.loan', { amount: '2000' }, { own: `I lent Tom $2,000. ${words}` })],
      }),
      decisions: noDecisions,
    }),
  ],
  amountRows: [
    (words) => ({
      claim: aClaim({ ...sums, amountRows: [{ id: 'r1', label: words, amount: '2000', isMinus: false }] }),
      decisions: noDecisions,
    }),
  ],
  courtDetails: COURT_DETAIL_KEYS.map((key) => (words: string) => ({
    claim: {
      ...aClaimFor(key.startsWith('other') && key !== 'otherOwner' ? 'personal-loan' : 'car-crash'),
      answers: { ...NO_ANSWERS, ...EVERYTHING_ASKED },
      courtDetails: { ...NO_COURT_DETAILS, [key]: words },
    },
    decisions: noDecisions,
  })),
  coClaimants: [
    (words) => ({
      claim: {
        ...business,
        coClaimants: [{ firstname: 'Ann', lastname: `Bell ${words}`, address: '', phonenumber: '' }],
      },
      decisions: noDecisions,
    }),
  ],
  guardianName: [
    (words) => ({
      claim: { ...aClaimFor('personal-loan', answering({ isAdult: false })), guardianName: `Ann Bell ${words}` },
      decisions: noDecisions,
    }),
  ],
  answers: [
    (words) => ({
      claim: { ...business, ...answering({ assignedClaim: true }) },
      decisions: { ...noDecisions, answers: { [FIRST_OWNER]: `Ann Bell ${words}` } },
    }),
  ],
};

describe('health, military service and papers to live here', () => {
  test('are planted in every field that the list names as more than a name or a place', () => {
    const fields = CASES.flatMap((one) => typedTexts(paperOf(one)))
      .filter(({ kind }) => kind !== 'name')
      .map(({ field }) => field);
    expect([...new Set(fields)].toSorted()).toEqual(Object.keys(PLANTS).toSorted());
  });

  test.each(
    Object.entries(PLANTS).flatMap(([field, plants]) =>
      plants.flatMap((plant, index) => WORDS.map((words) => [field, index, words, plant] as const)),
    ),
  )('typed as %s %i reach no filed paper, or stop it: %s', (field, index, words, plant) => {
    const { claim, decisions } = plant(words);
    const prepared = prepare(claim, decisions);
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
    const printed = isInPapers({ claim, decisions }, words.replace('.', ''));
    const stops = readPacket(readBack(prepared.value), prepared.value.readings)
      .filter(({ severity }) => severity === 'stop')
      .map(({ code }) => code);
    // The court itself asks which help somebody's health needs.
    if (field === 'courtDetails' && COURT_DETAIL_KEYS[index] === 'otherAccommodation' && words === OF_HEALTH) {
      expect([printed, stops]).toEqual([true, []]);
      return;
    }
    // Of a sum or a caption nothing can be left out: the words are there, and the papers stop.
    if (['amountRows', 'coClaimants', 'guardianName', 'answers'].includes(field)) expect(printed).toBe(true);
    if (printed) expect(stops).toContain(words === OF_SERVICE ? 'speaks_of_military' : 'private_matter');
    else expect(stops).toEqual([]);
  });

  test('are no matter of a name, an address or an ordinary row', () => {
    const claim = aClaim({
      ...sums,
      defendants: [
        {
          ...business.defendants[0],
          name: { kind: 'business', legalName: 'Cancer Care Rehab Center LLC', contactName: '' },
          address: { ...anAddress(), street: '12 Army Hospital Road' },
        },
      ],
      amountRows: [{ id: 'r1', label: 'Rent of the clinic room', amount: '2000', isMinus: false }],
    });
    const packet = packetOf(claim);
    const stops = readPacket(readBack(packet), packet.readings).filter(({ code }) => code === 'private_matter');
    expect(stops).toEqual([]);
  });
});
