import { type CalendarDate, parseCalendarDate } from '../../calendar/index.ts';
import { type AdditionalDefendant, type ClaimDraft, emptyDraft, servedQuestions } from '../../claims/index.ts';
import { catalogueOf } from '../../fact-cards/catalogue/index.ts';
import type { WizardFacts } from '../facts.ts';
import { initialWizard, type WizardState } from '../reducer.ts';
import { positionOf, type ScreenId } from '../screens.ts';

/** The day every wizard test happens on. */
export const TODAY: CalendarDate = day('2026-11-21');

/** The smallest text that is a PNG as a data address. */
export const A_MARK = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==';
export const ANOTHER_MARK = 'data:image/png;base64,iVBORw0KGgoBBBBBBBBBBBB=';

export const REASONS = ['deposit-not-returned', 'repairs-not-made'] as const;

/** A visitor without an account whose lists have loaded and whose generation screen has played. */
export const facts = (changes: Partial<WizardFacts> = {}): WizardFacts => ({
  today: TODAY,
  reasonsOffered: REASONS,
  cards: catalogueOf('tenant-landlord'),
  multiples: [],
  publicNames: [],
  questions: servedQuestions,
  generationComplete: true,
  isSignedIn: false,
  isPaid: false,
  ...changes,
});

/** A person's finished claim against a person: every screen up to the package holds good answers. */
export const aDraft = (changes: Partial<ClaimDraft> = {}): ClaimDraft => ({
  ...emptyDraft,
  situation: 'tenant-landlord',
  situationLabel: 'Landlord or tenant problem',
  disputing: [REASONS[0]],
  disputingLabels: ['My deposit was not returned'],
  amount: '1850.50',
  date: '2026-06-01',
  address: '12 Main Street',
  apt: '4B',
  city: 'Newark',
  country: 'NJ',
  zipcode: '07102',
  userType: '1',
  firstname: 'Ana',
  lastname: 'Reyes',
  email: 'ana@example.com',
  phonenumber: '9735550100',
  whoUser: '1',
  defendantFirstname: 'Tom',
  defendantLastname: 'Lee',
  defendantAddress: '9 Oak Avenue',
  defendantCity: 'Trenton',
  defendantCountry: 'NJ',
  defendantZipcode: '08608',
  claimDescription: 'I moved out on June 1. The deposit was not returned.',
  claimCalculation: 'The deposit was $1,850.50.',
  paymentTypes: ['Check'],
  askedMoneyBefore: true,
  assignedClaim: false,
  isAdult: true,
  defendantMilitary1: 'I do not know',
  agreementKind: 'Signed paper',
  responseDays: 14,
  publicBody: false,
  paymentPlan: 'No',
  courtLanguage: 'English',
  otherCase: false,
  bankruptcy: false,
  deceased: false,
  restrainingOrder: false,
  otherSideLawyer: false,
  ownerOccupied: false,
  otherAction: false,
  otherParties: false,
  accommodation: 'No',
  partialClaim: 'No',
  arbitrationClause: 'No',
  signature: A_MARK,
  signatureMethod: 'drawn',
  selectedPackage: 'demand-letter',
  ...changes,
});

/** The same claim by a business against a business, which nobody is asked about military duty for. */
export const aBusinessDraft = (changes: Partial<ClaimDraft> = {}): ClaimDraft =>
  aDraft({
    userType: '2',
    firstname: 'Reyes Homes LLC',
    lastname: 'Ana Reyes',
    whoUser: '2',
    defendantFirstname: 'Northfield Painting LLC',
    defendantLastname: 'Tom Lee',
    defendantWebsite: 'www.northfield.example',
    defendantMilitary1: null,
    ...changes,
  });

export const aFurtherDefendant = (changes: Partial<AdditionalDefendant> = {}): AdditionalDefendant => ({
  whoUser: '1',
  defendantFirstname: 'Kim',
  defendantLastname: 'Park',
  defendantEmail: '',
  defendantPhonenumber: '',
  defendantEntityType: '',
  defendantWebsite: '',
  defendantAddress: '9 Oak Avenue',
  defendantApt: '',
  defendantCity: 'Trenton',
  defendantCountry: 'NJ',
  defendantZipcode: '08608',
  ...changes,
});

/** A wizard that is on this screen, with everything saved. */
export const aWizardOn = (screen: ScreenId, changes: Partial<WizardState> = {}): WizardState => ({
  ...initialWizard,
  position: positionOf(screen),
  draft: aDraft(),
  ...changes,
});

function day(text: string): CalendarDate {
  const parsed = parseCalendarDate(text);
  if (!parsed.ok) throw new Error(`${text} is no day`);
  return parsed.value;
}
