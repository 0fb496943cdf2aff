import { setTimeout as sleep } from 'node:timers/promises';
import { drawnSignature } from './hostile-files.ts';
import { type CaughtMail, codeIn } from './mail-catcher.ts';
import type { Product } from './product.ts';
import { type Answer, newAddress, type Visitor, visitorAt } from './visitor.ts';

/** Somebody with an account, a paid case and an approved letter. */
export type Person = {
  readonly browser: Visitor;
  readonly email: string;
  password: string;
  readonly caseId: string;
  readonly demandId: string;
  readonly letter: string;
};

export type World = {
  readonly product: Product;
  /** Folder with the built product, to start it again in other ways. */
  readonly dist: string;
  readonly a: Person;
  readonly b: Person;
  visitor(address?: string): Visitor;
  /** An account with nothing in it, for checks that lock, lose or delete it. */
  account(): Promise<{ browser: Visitor; email: string; password: string }>;
  mailsTo(email: string): readonly CaughtMail[];
  /** The code of the mail after the first `known` ones to this address. */
  code(email: string, known?: number): Promise<string>;
};

/** Words that are nowhere else: where one turns up in a log, a table or a file, something of A's got out. */
export const MARKS = {
  firstname: 'Xanthippe',
  lastname: 'Quillfeather',
  claimantAddress: '77 Wobblethorpe Lane',
  phonenumber: '2015550199',
  defendantFirstname: 'Grumblecrust Holdings LLC',
  claimDescription:
    'I rented a room from them. The gloomparrot broke and I paid a deposit. They did not return my deposit.',
  claimCalculation: 'The snorkbundle was my whole deposit. I got nothing back.',
  venmo: '@plonkmeister',
} as const;

export const MARK_WORDS = [
  'Xanthippe',
  'Quillfeather',
  'Wobblethorpe',
  '2015550199',
  'Grumblecrust',
  'gloomparrot',
  'snorkbundle',
  'plonkmeister',
  'zibbet',
] as const;

export const PASSWORD = 'nine loud pelicans sing';
export const NO_ONES_ID = '0'.repeat(26);

/** A finished form: a kept deposit against a company, signed. Field names are those of the wire. */
export const completeForm = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  step: 5,
  subStep: 1,
  situation: 'tenant-landlord',
  situationLabel: 'Tenant-Landlord',
  disputing: ['deposit-not-returned'],
  disputingLabels: ['My deposit was not returned'],
  amount: '2450',
  date: daysAgo(90),
  address: '214 Ferry Street',
  apt: '3',
  city: 'Newark',
  country: 'NJ',
  zipcode: '07105',
  userType: '1',
  firstname: 'Marisol',
  lastname: 'Teixeira',
  email: 'marisol@people.test',
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
  claimDescription: 'I rented an apartment from them and paid a deposit. I moved out. They did not return my deposit.',
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
  courtQuestionsDone: true,
  signature: drawnSignature(),
  signatureMethod: 'drawn',
  selectedPackage: 'full-trial',
  ...changes,
});

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

let payments = 0;

/** A payment that the simulation approves, under a key of its own. */
export function payment(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  payments += 1;
  return {
    email: 'marisol@people.test',
    country: 'US',
    zip: '07105',
    couponCode: '',
    extraRecipients: 0,
    paymentToken: 'sim_ok',
    idempotencyKey: `security-payment-${String(payments).padStart(8, '0')}`,
    ...changes,
  };
}

/** A step on the way to what a check is about: it must have worked. @throws Error otherwise */
export function must(answer: Answer, status = 200): Answer {
  if (answer.status !== status) throw new Error(`a step went wrong: ${answer.status} ${answer.text.slice(0, 300)}`);
  return answer;
}

/** @param port where the product is reached: its own, or that of something in between */
export async function makeWorld(product: Product, dist: string, port = product.port): Promise<World> {
  const visitor = (address = newAddress()) => visitorAt(port, address);
  const mailsTo = (email: string) => product.mail.mails.filter(({ recipients }) => recipients.includes(email));
  const code = async (email: string, known = 0): Promise<string> => {
    for (let waitedMs = 0; waitedMs < 20_000; waitedMs += 50) {
      const found = mailsTo(email)
        .slice(known)
        .map(codeIn)
        .findLast((digits) => digits !== undefined);
      if (found !== undefined) return found;
      await sleep(50);
    }
    throw new Error('no mail with a code came');
  };
  let accounts = 0;
  async function account(browser = visitor(), name = `person${(accounts += 1)}`) {
    const email = `${name}@people.test`;
    must(await browser.post('/api/register/register', { email, password: PASSWORD }));
    const verification_code = await code(email);
    must(await browser.post('/api/register/verify', { email, verification_code }));
    return { browser, email, password: PASSWORD };
  }
  async function person(name: string, form: Readonly<Record<string, unknown>>): Promise<Person> {
    const { browser, email } = await account(visitor(), name);
    return { browser, email, password: PASSWORD, ...(await approvedLetter(browser, { ...form, email })) };
  }
  const a = await person('zibbet.marker', MARKS);
  const b = await person('bystander', {});
  return { product, dist, a, b, visitor, account: () => account(), mailsTo, code };
}

/** The claim filled in, paid, and its letter approved to be mailed by the claimant. */
export async function approvedLetter(browser: Visitor, form: Readonly<Record<string, unknown>>) {
  await paidClaim(browser, form);
  const letter = String(must(await browser.post('/api/generate_demand_letter')).at('demand_letter'));
  const approval = { demand_letter: letter, action: 'approve_and_send', delivery: 'self_mail' };
  const demandId = String(must(await browser.post('/api/save_demand_letter', approval)).at('demand_id'));
  const caseId = String(must(await browser.get('/api/check_existing_demand')).at('case_id'));
  return { letter, demandId, caseId };
}

export async function paidClaim(browser: Visitor, form: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
  must(await browser.post('/api/register/save_form_data', completeForm(form)));
  return must(await browser.post('/api/checkout', payment()));
}

/** Opens a letter's PDF as the page does: it asks again while the PDF is still being made. */
export async function openPdf(browser: Visitor, demandId: unknown, action = 'view'): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await browser.post('/api/pdf/generate_secure_pdf', { demand_id: demandId, action });
    if (answer.status !== 503 || attempt === 10) return answer;
    await sleep(500);
  }
}
