import { paths, type SaveFormRequest } from '@plainclaim/contract';
import sharp from 'sharp';
import type { Answer, Browser } from '../browser.ts';

/** A black stroke on a clear ground, as a PNG data address: what the signing screen makes. */
export const DRAWN_SIGNATURE = await pngAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"><path d="M10 60 C60 5 90 85 130 40 S220 20 290 55" fill="none" stroke="#111" stroke-width="4"/></svg>',
);

/** The picture of an SVG as a PNG data address. */
export async function pngAddress(svg: string): Promise<string> {
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** A finished form: a kept deposit of $2,450.00 against a company in Newark, signed, with the letter package chosen. */
export function aCompleteForm(overrides: Partial<SaveFormRequest> = {}): SaveFormRequest {
  return {
    step: 5,
    subStep: 1,
    situation: 'tenant-landlord',
    situationLabel: 'Tenant-Landlord',
    disputing: ['deposit-not-returned'],
    disputingLabels: ['My deposit was not returned'],
    amount: '2450',
    date: '2026-08-31',
    address: '214 Ferry Street',
    apt: '3',
    city: 'Newark',
    country: 'NJ',
    zipcode: '07105',
    userType: '1',
    firstname: 'Marisol',
    lastname: 'Teixeira',
    email: 'marisol@example.com',
    phonenumber: '9735550142',
    sameAddress: false,
    claimantAddress: '88 Pacific Street',
    claimantApt: '',
    claimantCity: 'Newark',
    claimantCountry: 'NJ',
    claimantZipcode: '07105',
    whoUser: '2',
    defendantFirstname: 'Ironbound Property Management LLC',
    defendantLastname: 'Dana Price',
    defendantEmail: '',
    defendantPhonenumber: '',
    defendantWebsite: '',
    defendantAddress: '500 Market Street',
    defendantApt: '',
    defendantCity: 'Newark',
    defendantCountry: 'NJ',
    defendantZipcode: '07105',
    additionalDefendants: [],
    claimDescription:
      'I rented an apartment from them. I moved in on September 1, 2024 and paid a security deposit of $2,450. I moved out on August 31, 2026 and gave back the keys. They did not return my deposit.',
    claimCalculation: 'My deposit was $2,450. I got nothing back.',
    venmo: '',
    cashapp: '',
    zelle: '',
    paymentTypes: ['Check'],
    askedMoneyBefore: true,
    assignedClaim: false,
    isAdult: true,
    agreementKind: 'Signed paper',
    responseDays: 14,
    publicBody: false,
    paymentPlan: 'No',
    courtLanguage: 'English',
    otherCase: false,
    // What else papers ask is left to the pen, as in a claim that was paid for before they asked it.
    courtQuestionsDone: true,
    signature: DRAWN_SIGNATURE,
    signatureMethod: 'drawn',
    selectedPackage: 'demand-letter',
    ...overrides,
  };
}

/**
 * The same deposit given on cards alone: lived there, paid it, got nothing back. The court will be asked for double.
 */
export const storyInCards = (): Partial<SaveFormRequest> => ({
  claimDescription: '',
  claimCalculation: '',
  cards: [
    { id: 'home', card: 'rental.home', values: { from: '2024-09', to: '2026-08-31' } },
    {
      id: 'deposit',
      card: 'rental.deposit-paid',
      values: { amount: '2450', day: '2024-09-01' },
      proof: ['deposit-receipt'],
    },
    { id: 'kept', card: 'rental.returned', values: { result: 'nothing' } },
  ],
  multiple: 'court',
  courtAmount: '4900.00',
});

/** Two more people the claim is against. */
export const twoMoreDefendants = (): Partial<SaveFormRequest> => ({
  defendantMilitary2: 'No',
  additionalDefendants: ['Owen', 'Rita'].map((defendantFirstname) => ({
    whoUser: '1' as const,
    defendantFirstname,
    defendantLastname: 'Marsh',
    defendantEmail: '',
    defendantPhonenumber: '',
    defendantWebsite: '',
    defendantAddress: '9 Oak Avenue',
    defendantApt: '',
    defendantCity: 'Trenton',
    defendantCountry: 'NJ',
    defendantZipcode: '08608',
  })),
});

/** Each waits some seconds by itself. */
const MOST_ATTEMPTS = 10;

let paymentCount = 0;

/** A payment that the simulation approves, with a key of its own. */
export function aPayment(overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  paymentCount += 1;
  return {
    email: 'marisol@example.com',
    country: 'US',
    zip: '07105',
    couponCode: '',
    extraRecipients: 0,
    paymentToken: 'sim_ok',
    idempotencyKey: `test-payment-${String(paymentCount).padStart(8, '0')}`,
    ...overrides,
  };
}

/** The browser's claim, filled in and paid. Answers the payment's answer. */
export async function aPaidClaim(browser: Browser, overrides: Partial<SaveFormRequest> = {}): Promise<Answer> {
  must(await browser.post(paths.saveFormData, aCompleteForm(overrides)));
  return must(await browser.post(paths.checkout, aPayment()));
}

/** The browser's claim with its letter composed; answers the letter's text. */
export async function aGeneratedLetter(browser: Browser, overrides: Partial<SaveFormRequest> = {}): Promise<string> {
  await aPaidClaim(browser, overrides);
  const generated = must(await browser.post(paths.generateDemandLetter));
  return String(generated.json().demand_letter);
}

/** Approves a letter as whoever means to mail it, saying yes to whatever is asked. @returns its number */
export async function approvedAs(browser: Browser, demand_letter: string): Promise<string> {
  const body = { demand_letter, action: 'approve_and_send', delivery: 'self_mail' };
  const asked = await browser.post(paths.saveDemandLetter, body);
  const confirmed = (asked.json().findings ?? []).map(({ key }: { key: string }) => key);
  const answer = asked.statusCode === 200 ? asked : await browser.post(paths.saveDemandLetter, { ...body, confirmed });
  return must(answer).json().demand_id;
}

/** Opens a letter's PDF as the page does: it asks again while the PDF is still being made. */
export async function openedPdf(
  browser: Browser,
  demandId: string,
  action = 'view',
  path = `${paths.securePdf}.php`,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await browser.post(path, { demand_id: demandId, action });
    const isBeingMade = answer.statusCode === 503 && answer.json().code === 'pdf.in_progress';
    if (!isBeingMade || attempt === MOST_ATTEMPTS) return answer;
  }
}

/** A step on the way to what a test is about: it must have worked, or failed as it should. */
export function must(answer: Answer, status = 200): Answer {
  if (answer.statusCode !== status) {
    throw new Error(`a test's own step went wrong: ${answer.statusCode} ${answer.body}`);
  }
  return answer;
}
