import { type Claim, claimDraftSchema, parseCalendarDate, toClaim } from '@plainclaim/domain';
import { catalogueOf } from '@plainclaim/domain/card-catalogue';
import * as z from 'zod/mini';
import { aCompleteForm } from '../src/testing/builders/a-draft.ts';

const FIRST = ['Marisol', 'Imani', 'Łukasz', 'Phượng', 'יוסף', 'مريم', '美玲', '지훈', 'प्रियंका', 'Zoë'];
const LAST = ['Teixeira', 'Clarke-Dubois', 'Świętosławski', 'Nguyễn', 'כהן', 'الحداد', '陳', '김', 'शर्मा', "O'Neill"];
const STREETS = ['Ferry', 'Cedar', 'Market', 'Bloomfield', 'Haddon', 'Maple', 'Clinton'];
const ASIDES = [
  'I sent a letter with the list of all things on June 1, 2026.',
  'You wrote back that you would look into it.',
  'I called the office three times and nobody answered.',
  'My neighbor was there and saw the whole place clean.',
  'I took photos of each room before I left.',
  'The new tenant moved in the day after.',
  'You said that the check was in the mail, and it was not.',
];

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
const facts = (reasons: readonly string[]) => {
  const today = parseCalendarDate('2026-11-21');
  if (!today.ok) throw new Error('that is no day');
  return {
    today: today.value,
    reasonsOffered: reasons,
    cards: catalogueOf('tenant-landlord'),
    multiples: [],
    publicNames: [],
    questions: [],
    generationComplete: true,
    isSignedIn: false,
    isPaid: false,
  };
};

/** The answers of the `nr`-th person: other names, streets, sums and stories of other lengths each time. */
export function variedForm(nr: number) {
  const amount = 900 + 7 * nr;
  const asides = Array.from({ length: 1 + (nr % 14) }, (_, index) => pick(ASIDES, nr + index));
  return aCompleteForm({
    firstname: pick(FIRST, nr),
    lastname: pick(LAST, Math.floor(nr / 10) + nr),
    claimantAddress: `${nr + 1} ${pick(STREETS, nr)} Street`,
    amount: String(amount),
    claimDescription: `I rented an apartment from them. I paid a security deposit of $${amount}. I moved out on August 31, 2026 and gave back the keys. ${asides.join(' ')} They did not return my deposit.`,
    claimCalculation: `My deposit was $${amount}. I got nothing back.`,
  });
}

export function variedClaims(count: number): readonly Claim[] {
  return Array.from({ length: count }, (_, nr) => {
    const draft = z.parse(claimDraftSchema, variedForm(nr));
    const claim = toClaim(draft, facts(draft.disputing));
    if (!claim.ok) throw new Error(`no claim: ${JSON.stringify(claim.error)}`);
    return claim.value;
  });
}
